"""The picture of one player over many games: games, ratings, habits, best moments and companions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from PIL import Image, ImageDraw

from bot.i18n.translation import has, text
from bot.results.profile import Profile
from images.community.rating_curve import curve
from images.community.style import (
    BLUE,
    BLUE_PALE,
    CREAM,
    GOLD,
    GREEN,
    INK,
    NIGHT,
    NUMBERS,
    PALE,
    PALETTE,
    PAPER,
    SOFT,
    STYLE,
    WIDTH,
    word,
)
from images.kit import encode, fonts, names
from images.kit.colours import fixed_palette, rgb
from images.kit.pen import paste, sprite

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.results.profile import BestMoment, Companion, Tally
    from images.kit import Look, Picture
    from images.kit.colours import Colour
    from images.kit.pen import Pen

MARGIN, GAP = 16, 12
HEAD_HEIGHT, TILE_HEIGHT, ROW_HEIGHT, TITLE_HEIGHT, CARD_HEIGHT = 176, 124, 132, 58, 96
"""Heights of the parts, in pixels."""
NO_VALUE = "\N{EN DASH}"
MEDALLION, RING = 112, 118
"""Sides of the player's initial and of the ring with the share of games won, in pixels."""
TEXT_LEFT, CHART_LEFT, CHART_RIGHT, VALUE_RIGHT = 122, 458, 712, WIDTH - MARGIN - 20
"""Left ends of the texts and the charts, right ends of the charts and the values, in pixels."""
CHART_HEIGHT, BAR_HEIGHT = 100, 20
MINUTE_S, HOUR_S, DAY_S = 60, 3600, 24 * 3600
MAX_MINUTES, MAX_HOURS = 90, 36
"""Up to so many minutes a time is given in minutes, up to so many hours in hours."""
MAX_EXACT_MINUTES, MINUTE_STEP = 10, 5
"""From `MAX_EXACT_MINUTES` on, minutes are given in steps."""

_EMOJI = (
    *("92d3f5", "61b2e4", "1e50a0", "ea5a47", "d22f27", "781e32", "5c9e31", "b1cc33", "186648", "fcea2b", "f1b31c"),
    *("e27022", "a57939", "6a462f", "debb90", "8967aa", "b399c8", "e67a94", "ffa7c0", "9b9b9a", "d0cfce", "3f3f3f"),
    *("000000", "ffffff"),
)
"""The colours of OpenMoji."""
_EXTRA = fixed_palette((), tuple(map(rgb, _EMOJI)), (rgb("000000"), PAPER))
_COLOURS = tuple(dict.fromkeys((*PALETTE, *_EXTRA)))


class Emblem(Struct, frozen=True):
    """The sign of a game."""

    emoji: str
    colour: int
    """0xRRGGBB."""


class ProfileSheet(Struct, frozen=True):
    """A player's profile as one reader sees it; the words follow from the reader's language."""

    name: str
    profile: Profile
    emblems: dict[str, Emblem]
    """By game."""
    in_time: tuple[int, int] | None
    """How many turns of how many were in time; None: too few turns."""
    scope: str
    """The text that says which games are counted."""


def draw_profile(sheet: ProfileSheet, look: Look) -> Picture | None:
    """Draw a profile; None if it has no game."""
    if not sheet.profile.played:
        return None
    profile, language = sheet.profile, look.language
    parts = [_head(sheet, language), _tiles(sheet, language)]
    parts += [_tally(sheet, tally, language) for tally in profile.tallies]
    if profile.moments:
        parts.append(_title(word(language, "profile-moments")))
        pairs = (profile.moments[first : first + 2] for first in range(0, len(profile.moments), 2))
        parts += [_moments(sheet, pair, language) for pair in pairs]
    if profile.companions:
        parts.append(_title(word(language, "profile-companions")))
        parts.append(_companions(profile.companions, language))
    image = Image.new("RGB", (WIDTH, sum(part.height for part in parts) + MARGIN), CREAM)
    top = 0
    for part in parts:
        image.paste(part, (0, top))
        top += part.height
    return encode(image, _COLOURS)


def answer_text(seconds: float, language: str) -> str:
    """Return a usual answer time in words, rounded to its unit."""
    if seconds < MAX_MINUTES * MINUTE_S:
        step = MINUTE_S if seconds < MAX_EXACT_MINUTES * MINUTE_S else MINUTE_STEP * MINUTE_S
        return word(language, "profile-minutes", count=max(1, round(seconds / step) * step // MINUTE_S))
    if seconds < MAX_HOURS * HOUR_S:
        return word(language, "profile-hours", count=round(seconds / HOUR_S))
    return word(language, "profile-days", count=round(seconds / DAY_S))


def percent_text(part: int, whole: int) -> str:
    """Return a share in percent."""
    return f"{round(100 * part / whole)}\u202f%"


def rating_text(tally: Tally) -> str:
    """Return the points of a tally's last rating, marked if it is provisional; empty without a rating."""
    if tally.rating is None:
        return ""
    return ("≈" if tally.rating.is_provisional else "") + str(tally.curve[-1].range.low)


def range_text(tally: Tally) -> str:
    """Return the points between which the strength of a tally lies; empty without a rating."""
    if tally.rating is None:
        return ""
    low, _, high = tally.curve[-1].range
    return f"{low}\N{EN DASH}{high}"


def title_text(tally: Tally, language: str) -> str:
    """Return the name of a tally's game, with the role if there is one."""
    name, role = text(tally.game, language, "game-name"), f"role-{tally.role}"
    return f"{name} · {text(tally.game, language, role)}" if has(tally.game, language, role) else name


def _band(height: int, colour: Colour = CREAM) -> Image.Image:
    return Image.new("RGB", (WIDTH, height), colour)


def _head(sheet: ProfileSheet, language: str) -> Image.Image:
    """Draw the player's initial and name, what is counted, and a ring with the share of games won."""
    image, profile = _band(HEAD_HEIGHT, NIGHT), sheet.profile
    middle = HEAD_HEIGHT // 2
    paste(image, sprite(MEDALLION, MEDALLION, _medallion), MARGIN + 8, middle - MEDALLION // 2)
    draw = ImageDraw.Draw(image)
    initial = names.clip(sheet.name[:2].strip()[:1], 62, MEDALLION) or names.runs("?")
    left = MARGIN + 8 + (MEDALLION - names.width(initial, 62)) // 2
    names.write(draw, (left, middle), initial, 62, NIGHT)
    start, room = MARGIN + MEDALLION + 32, WIDTH - MEDALLION - RING - 5 * MARGIN - 40
    size = next((size for size in (56, 50, 44, 38) if names.width(names.runs(sheet.name), size) <= room), 34)
    names.write(draw, (start, 62), names.clip(sheet.name, size, room) or names.runs("?"), size, PAPER)
    games = word(language, "profile-games", count=profile.played)
    won = word(language, "profile-won", count=profile.won)
    STYLE.write_line(image, (start, 108), f"{games} · {won}", 32, room, "l", GOLD)
    STYLE.write_line(image, (start, 145), word(language, sheet.scope), 27, room, "l", PALE)
    share = profile.won / profile.played
    ring = sprite(RING, RING, lambda pen: _ring(pen, share))
    paste(image, ring, WIDTH - MARGIN - 8 - RING, middle - RING // 2)
    centre = WIDTH - MARGIN - 8 - RING / 2, middle
    NUMBERS.write_line(image, centre, percent_text(profile.won, profile.played), 34, RING - 34, "m", PAPER)
    return image


def _medallion(pen: Pen) -> None:
    pen.oval((0, 0, MEDALLION, MEDALLION), GOLD)
    pen.oval((6, 6, MEDALLION - 6, MEDALLION - 6), PAPER, NIGHT, 3)


def _ring(pen: Pen, share: float) -> None:
    box = (8.0, 8.0, RING - 8.0, RING - 8.0)
    pen.arc(box, (0, 360), SOFT, 14)
    if share:
        pen.arc(box, (-90, -90 + 360 * share), GOLD, 14)


def _tiles(sheet: ProfileSheet, language: str) -> Image.Image:
    """Draw the habits: turns in time, usual answer time, games won in a row."""
    profile, in_time = sheet.profile, sheet.in_time
    values = (
        ("profile-in-time", percent_text(*in_time) if in_time else NO_VALUE),
        ("profile-answer", NO_VALUE if profile.answer_s is None else answer_text(profile.answer_s, language)),
        ("profile-streak", str(profile.streaks.present)),
        ("profile-longest", str(profile.streaks.longest)),
    )
    image = _band(TILE_HEIGHT + GAP)
    width = (WIDTH - 2 * MARGIN - (len(values) - 1) * GAP) // len(values)
    for number, (label, value) in enumerate(values):
        left = MARGIN + number * (width + GAP)
        _card(image, (left, GAP, left + width, TILE_HEIGHT + GAP - 4))
        NUMBERS.write_line(image, (left + width / 2, GAP + 36), value, 44, width - 20)
        box = (left + 8, GAP + 58, left + width - 8, GAP + TILE_HEIGHT - 6)
        STYLE.write_block(image, box, word(language, label), 27, "m", SOFT)
    return image


def _tally(sheet: ProfileSheet, tally: Tally, language: str) -> Image.Image:
    """Draw the line of a game and role: the emblem, the numbers of games, and the rating or the share of games won."""
    image = _band(ROW_HEIGHT)
    _card(image, (MARGIN, GAP, WIDTH - MARGIN, ROW_HEIGHT - 1))
    middle = (GAP + ROW_HEIGHT) // 2
    _emblem(image, sheet.emblems.get(tally.game), (MARGIN + 54, middle), 80)
    games = word(language, "profile-games", count=tally.played)
    won = word(language, "profile-won", count=tally.won)
    room = CHART_LEFT - TEXT_LEFT - 14
    box = (TEXT_LEFT, GAP + 6, TEXT_LEFT + room, middle + 12)
    STYLE.write_block(image, box, title_text(tally, language), 34, "l")
    STYLE.write_line(image, (TEXT_LEFT, middle + 34), f"{games} · {won}", 27, room, "l", SOFT)
    if tally.rating is None:
        _share(image, tally, middle)
        return image
    width, room = CHART_RIGHT - CHART_LEFT, VALUE_RIGHT - CHART_RIGHT - 8
    chart = sprite(width, CHART_HEIGHT, lambda pen: curve(pen, tally.curve, width, CHART_HEIGHT))
    paste(image, chart, CHART_LEFT, middle - CHART_HEIGHT // 2)
    NUMBERS.write_line(image, (VALUE_RIGHT, middle - 14), rating_text(tally), 46, room, "r", BLUE)
    STYLE.write_line(image, (VALUE_RIGHT, middle + 28), range_text(tally), 26, room, "r", SOFT)
    return image


def _share(image: Image.Image, tally: Tally, middle: int) -> None:
    """Draw the share of games won as a bar."""
    draw, width = ImageDraw.Draw(image), CHART_RIGHT - CHART_LEFT
    box = (CHART_LEFT, middle - BAR_HEIGHT // 2, CHART_RIGHT, middle + BAR_HEIGHT // 2)
    draw.rounded_rectangle(box, BAR_HEIGHT // 2, BLUE_PALE)
    share = tally.won / tally.played
    if share:
        right = CHART_LEFT + max(BAR_HEIGHT, round(width * share))
        draw.rounded_rectangle((box[0], box[1], right, box[3]), BAR_HEIGHT // 2, GREEN)
    NUMBERS.write_line(image, (VALUE_RIGHT, middle), percent_text(tally.won, tally.played), 40, 140, "r")


def _title(words: str) -> Image.Image:
    image = _band(TITLE_HEIGHT)
    STYLE.write_line(image, (MARGIN + 4, TITLE_HEIGHT - 22), words, 32, WIDTH - 2 * MARGIN, "l")
    return image


def _moments(sheet: ProfileSheet, pair: Sequence[BestMoment], language: str) -> Image.Image:
    """Draw up to two moments beside each other."""
    image, width = _band(CARD_HEIGHT + GAP), (WIDTH - 2 * MARGIN - GAP) // 2
    for number, moment in enumerate(pair):
        left = MARGIN + number * (width + GAP)
        _card(image, (left, 4, left + width, CARD_HEIGHT + 4))
        _emblem(image, sheet.emblems.get(moment.game), (left + 44, 4 + CARD_HEIGHT // 2), 60)
        room = width - 100
        label = text(moment.game, language, f"moment-{moment.name}")
        value = text(moment.game, language, f"moment-{moment.name}.value", {"value": moment.value})
        STYLE.write_line(image, (left + 88, 4 + 28), label, 27, room, "l", SOFT)
        NUMBERS.write_line(image, (left + 88, 4 + 66), value, 36, room, "l")
    return image


def _companions(companions: Sequence[Companion], language: str) -> Image.Image:
    """Draw up to three companions beside each other."""
    image, width = _band(CARD_HEIGHT + 4), (WIDTH - 2 * MARGIN - 2 * GAP) // 3
    for number, companion in enumerate(companions):
        left = MARGIN + number * (width + GAP)
        _card(image, (left, 4, left + width, CARD_HEIGHT + 3))
        name = names.clip(companion.name, 34, width - 32) or names.runs("?")
        names.write(ImageDraw.Draw(image), (left + 16, 4 + 30), name, 34, INK)
        games = word(language, "profile-games", count=companion.games)
        STYLE.write_line(image, (left + 16, 4 + 68), games, 27, width - 32, "l", SOFT)
    return image


def _card(image: Image.Image, box: tuple[int, int, int, int]) -> None:
    ImageDraw.Draw(image).rounded_rectangle(box, 14, PAPER, PALE, 2)


def _emblem(image: Image.Image, emblem: Emblem | None, centre: tuple[int, int], side: int) -> None:
    """Draw the sign of a game in a ring of its colour; nothing for a game that is not installed."""
    if emblem is None:
        return
    red, green, blue = emblem.colour.to_bytes(3)
    disc = sprite(side, side, lambda pen: pen.oval((2, 2, side - 2, side - 2), CREAM, (red, green, blue), 4))
    paste(image, disc, centre[0] - side // 2, centre[1] - side // 2)
    size = round(side * 0.62)
    sign = Image.new("RGBA", (size * 2, size * 2), (0, 0, 0, 0))
    ImageDraw.Draw(sign).text((size, size), emblem.emoji, INK, fonts.emoji(size), anchor="mm", embedded_color=True)
    paste(image, sign, centre[0] - size, centre[1] - size)
