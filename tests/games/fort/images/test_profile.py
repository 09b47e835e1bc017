"""The picture of a profile: every part, any name, any number of games, in every language."""

from __future__ import annotations

from io import BytesIO

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.i18n.translation import LANGUAGES
from bot.results.profile import BestMoment, Companion, Profile, RatingPoint, Streaks, Tally
from bot.results.ratings import Rating
from bot.results.scale import point_range
from images.community.profile import (
    DAY_S,
    HOUR_S,
    MINUTE_S,
    Emblem,
    ProfileSheet,
    answer_text,
    draw_profile,
    percent_text,
    range_text,
    rating_text,
)
from images.community.style import WIDTH
from images.kit import Look, Picture

CURVE = tuple(RatingPoint(float(n), point_range(Rating(25.0 + n, 8.0 - n, n))) for n in range(4))
RATED = Tally(game="fort", role="", played=12, won=5, rating=Rating(28.0, 5.0, 12), curve=CURVE)
UNRATED = replace(RATED, rating=None, curve=())
PROFILE = Profile(
    tallies=(RATED, UNRATED),
    played=24,
    won=10,
    since=0.0,
    is_cut=False,
    streaks=Streaks(2, 5),
    answer_s=1800.0,
    companions=(Companion(1, "Bořivoj", 9), Companion(2, "Łucja 🦊", 4)),
    moments=(BestMoment("fort", "longest-wall", 9, 0.0),) * 3,
)
SHEET = ProfileSheet("Žofie", PROFILE, {"fort": Emblem("🏰", 0xB5651D)}, (48, 50), "profile-everywhere")
NAMES = ("Žofie", "W" * 32, "🦊🦊", "مريم", "a", "", "\u200b", "O'Neil – the 2nd")


def drawn(sheet: ProfileSheet, language: str = "en") -> Picture:
    picture = draw_profile(sheet, Look(language=language))
    assert picture is not None
    return picture


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_is_as_wide_as_its_siblings_and_always_the_same(language: str) -> None:
    picture = drawn(SHEET, language)
    assert picture.width == WIDTH
    assert drawn(SHEET, language) == picture


def test_languages_and_every_part_show() -> None:
    variants = [
        SHEET,
        replace(SHEET, name="Jan"),
        replace(SHEET, in_time=None),
        replace(SHEET, scope="profile-here"),
        replace(SHEET, emblems={}),
        *(
            replace(SHEET, profile=replace(PROFILE, **part))
            for part in (
                {"answer_s": None}, {"companions": ()}, {"moments": ()}, {"tallies": (UNRATED,)}, {"won": 0},
                {"streaks": Streaks(0, 0)},
            )
        ),
    ]  # fmt: skip
    pictures = [drawn(sheet).data for sheet in variants] + [drawn(SHEET, language).data for language in LANGUAGES[1:]]
    assert len(set(pictures)) == len(pictures)


@pytest.mark.parametrize("name", NAMES)
def test_any_name_can_be_drawn(name: str) -> None:
    assert (
        drawn(replace(SHEET, name=name, profile=replace(PROFILE, companions=(Companion(1, name, 2),)))).width == WIDTH
    )


def test_a_player_without_games_has_no_picture() -> None:
    assert draw_profile(replace(SHEET, profile=replace(PROFILE, played=0, won=0, tallies=())), Look()) is None


def test_a_curve_of_one_moment_and_a_tally_without_wins_can_be_drawn() -> None:
    point = RatingPoint(5.0, point_range(Rating()))
    flat = replace(RATED, curve=(point, point))
    drawn(replace(SHEET, profile=replace(PROFILE, tallies=(flat, replace(UNRATED, won=0)))))


def test_no_game_is_wider_than_its_line_in_any_language() -> None:
    """The first and last columns of pixels belong to the background: nothing reaches the edge below the heading."""
    for language in LANGUAGES:
        with Image.open(BytesIO(drawn(SHEET, language).data)) as image:
            rgb = image.convert("RGB")
            edge = {rgb.getpixel((x, y)) for x in (0, WIDTH - 1) for y in range(200, rgb.height)}
        assert len(edge) == 1


@pytest.mark.parametrize(
    ("seconds", "text"),
    [
        (1, "1 min"), (7.4 * MINUTE_S, "7 min"), (33 * MINUTE_S, "35 min"), (3 * HOUR_S, "3 h"), (5 * DAY_S, "5 days"),
        (40 * HOUR_S, "2 days"),
    ],
)  # fmt: skip
def test_a_usual_answer_time_is_rounded_to_its_unit(seconds: float, text: str) -> None:
    assert answer_text(seconds, "en").replace("\u00a0", " ") == text


def test_numbers_are_those_of_the_leaderboard() -> None:
    low, _, high = CURVE[-1].range
    assert (rating_text(RATED), range_text(RATED)) == (str(low), f"{low}\N{EN DASH}{high}")
    assert rating_text(replace(RATED, rating=Rating(28.0, 5.0, 9))) == f"≈{low}"
    assert (rating_text(UNRATED), range_text(UNRATED)) == ("", "")
    assert percent_text(1, 3) == "33\u202f%"
