"""The layout: every name fits in every language, no marker hides another, and colours and shapes are distinct."""

from __future__ import annotations

from itertools import combinations, pairwise, product
from math import dist
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from bot.i18n.translation import LANGUAGES, text
from cogs.gifttrap.gift_file import own_file
from cogs.gifttrap.gifts import Deck, Gift, OwnGift, shipped_gifts
from cogs.gifttrap.moves import Token
from images.gifttrap import layout, matrix, sheet
from images.gifttrap.cards import gift_line, gift_name, name_box, pictogram, set_words, slip_name_box
from images.gifttrap.colours import PALETTE, PLAYERS, TINTS, WRAPPINGS
from images.gifttrap.lettering import READABLE, STYLE, WIDTH, word
from images.gifttrap.papers import deck_paper, seat_paper
from images.gifttrap.pieces import MARKER, badge, chip, marker
from images.gifttrap.tracks import PANELS, spread_positions, trail_of
from images.kit.film import UNCHANGED_INDEX
from images.kit.fonts import sans
from images.kit.lettering import set_line, set_text
from images.kit.text import length
from tests.games.gifttrap.images.giving import OPTIONS, OWN
from tests.merged_cases import merge_cases

if TYPE_CHECKING:
    from images.kit.pen import Box

each_language = merge_cases("language", LANGUAGES)
DEUTERANOPIA = ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969))
"""The matrix that turns colours into those seen without green receptors (Machado et al. 2009)."""
LOWEST_SLIP = (0, 0, sheet.COLUMN, 124)
TEXT_BOXES = {
    "card of nine": (name_box(layout.size(9)), 52),
    "card of seven": (name_box(layout.size(7)), 52),
    "slip": (slip_name_box(LOWEST_SLIP), 46),
    "higher slip with a token": (slip_name_box((0, 0, sheet.COLUMN, 190), sheet.TOKEN_MARGIN), 46),
    "slip with a token": (slip_name_box(LOWEST_SLIP, sheet.TOKEN_MARGIN), 46),
    "to be remembered": (matrix.name_box(0), 46),
}
"""The boxes of gifts' names, and the largest type in each."""
WORDS = {
    "round": 250, "deck-yellow": 250, "deck-black": 250, "chooses": 560, "secret": 600, "gives": sheet.COLUMN - 100,
    "wishes": sheet.COLUMN - 100, "not-laid": (sheet.COLUMN - 16) // 2 - 20, "sits-out": 420, "ready": 420,
    "unwraps": 420, "wished": sheet.COLUMN - 30, "start": 900, "matrix": WIDTH - 640, "average": 600,
    "axes": matrix.NAMES_WIDTH - 20, "best": 420, "worst": 420, "most-wished": 420, "dealt": 180,
}  # fmt: skip
"""Words on one line, with the pixels available for them."""


def room(box: Box) -> tuple[int, int]:
    """Return a box's width and height."""
    left, top, right, foot = box
    return round(right - left), round(foot - top)


def as_seen_without_green(colour: tuple[int, int, int]) -> tuple[int, int, int]:
    """Return a colour as seen without green receptors."""
    red, green, blue = (sum(part * share for part, share in zip(colour, row, strict=True)) for row in DEUTERANOPIA)
    return round(red), round(green), round(blue)


def far(first: tuple[int, int, int], second: tuple[int, int, int]) -> int:
    """Return the difference of two colours."""
    return sum(abs(a - b) for a, b in zip(first, second, strict=True))


@pytest.mark.unmeasured
@each_language
@pytest.mark.parametrize("where", TEXT_BOXES)
def test_names_of_gifts_are_legible_at_a_quarter_of_the_size(language: str, where: str) -> None:
    box, largest = TEXT_BOXES[where]
    for gift in (*shipped_gifts(), *(own.gift for own in OWN)):
        name = gift_name(OPTIONS, gift, language)
        placement = set_text(STYLE, name, largest, room(box))
        assert placement.size >= READABLE
        assert placement.height <= room(box)[1], name
        assert not any(line.endswith("…") for line in placement.lines), name


@pytest.mark.unmeasured
@each_language
@pytest.mark.parametrize("gifts", [7, 8])
def test_every_card_has_room_for_a_legible_name_and_a_whole_line(language: str, gifts: int) -> None:
    box = name_box(layout.size(gifts), lined=True)
    for gift in (*shipped_gifts(), *(own.gift for own in OWN)):
        words = (gift_name(OPTIONS, gift, language), gift_line(OPTIONS, gift, language))
        title, line = set_words(words, layout.size(gifts))
        assert title.size >= READABLE
        assert not any(part.endswith("…") for part in title.lines), words
        assert " ".join(line.lines) == words[1]
        assert title.height + line.height <= room(box)[1], words
        assert all(length(sans, READABLE, part) <= room(box)[0] for part in line.lines), words


def test_an_own_gift_without_a_line_has_none_on_its_card() -> None:
    options = replace(OPTIONS, own_gifts=own_file([OwnGift(1, Deck.RED, "A lighthouse")]))
    assert gift_line(options, Gift("own-red-1"), "en") == ""


@pytest.mark.unmeasured
@each_language
@merge_cases("key", WORDS)
def test_every_word_fits(language: str, key: str) -> None:
    text = word(language, key, round=12)
    assert set_line(STYLE, text, READABLE, WORDS[key]).lines == (text,)


@each_language
@pytest.mark.parametrize("key", ["voided", "trapped"])
def test_stamps_fit(language: str, key: str) -> None:
    assert not any(line.endswith("…") for line in set_text(STYLE, word(language, key), 64, (200, 200)).lines)


@pytest.mark.parametrize("text", ["Donaudampfschifffahrtsgesellscha", "W" * 32, "a b c d e f g h i j k l m n o p", "x"])
def test_any_name_of_a_gift_stays_in_its_box(text: str) -> None:
    for box, largest in TEXT_BOXES.values():
        placement = set_text(STYLE, text, largest, room(box))
        assert placement.height <= room(box)[1]


def test_an_overlong_word_is_broken_between_syllables() -> None:
    assert set_text(STYLE, "krótkometrażowego", 46, (270, 110)).lines == ("krótkometrażo-", "wego")


def test_a_little_word_begins_a_line_rather_than_ends_one() -> None:
    assert set_text(STYLE, "Noc na zámku, kde straší", 46, (300, 110)).lines[0] != "Noc na"


@pytest.mark.parametrize("gifts", range(4, 10))
def test_cards_do_not_overlap(gifts: int) -> None:
    wide, high = layout.size(gifts)
    placement = layout.spots(gifts)
    assert len(placement) == gifts + 1
    for (x, y), (to_x, to_y) in combinations(placement, 2):
        assert abs(x - to_x) >= wide or abs(y - to_y) >= high
    for x, y in placement:
        assert 0 <= x <= WIDTH - wide
        assert 0 <= y <= layout.height(gifts) - high


@pytest.mark.unmeasured
@merge_cases("steps", range(12, 57))
@merge_cases("wrapped", PANELS)
def test_a_track_has_even_steps_within_its_panel(steps: int, *, wrapped: bool) -> None:
    trail, (left, top, right, foot) = trail_of(steps, wrapped=wrapped), PANELS[wrapped]
    places = [trail.at(step) for step in range(steps + 1)]
    assert all(left + 28 < x < right - 28 and top + 90 < y < foot - 28 for x, y in places)
    strides = [dist(place, other) for place, other in pairwise(places)]
    assert max(strides) < 1.5 * min(strides)
    assert min(strides) > MARKER[0]


@merge_cases("step", range(27))
def test_all_markers_fit_on_one_step_without_overlaps(step: int) -> None:
    left, top, right, foot = panel = PANELS[True]
    stood = spread_positions([trail_of(26, wrapped=True).at(step)] * 8, (left + 36, top + 100, right - 36, foot - 26))
    for (x, y), (to_x, to_y) in combinations(stood, 2):
        assert abs(x - to_x) >= MARKER[0] or abs(y - to_y) >= MARKER[1]
    assert all(panel[0] < x < panel[2] and panel[1] < y < panel[3] for x, y in stood)


def test_colours_of_players_differ_without_green_receptors() -> None:
    for colour, other in combinations(map(as_seen_without_green, PLAYERS), 2):
        assert far(colour, other) > 30, (colour, other)


def test_a_seats_things_differ_by_more_than_colour() -> None:
    assert len({badge(seat, 60).convert("1").tobytes() for seat in range(8)}) == 8
    assert len({seat_paper(seat, (60, 60), 24).convert("1").tobytes() for seat in range(8)}) == 8


def test_wrapped_and_unwrapped_markers_have_shapes_of_their_own() -> None:
    for seat in range(8):
        wrapped_marker, open_marker = (
            marker(seat, wrapped=wrapped).getchannel("A").tobytes() for wrapped in (True, False)
        )
        assert wrapped_marker != open_marker


def test_tokens_differ_by_more_than_colour() -> None:
    signs = {chip(token, 112).crop((20, 12, 92, 92)).convert("1").tobytes() for token in (*Token, None)}
    assert len(signs) == len(Token) + 1


def test_decks_differ_by_more_than_colour() -> None:
    assert len({deck_paper(deck, (200, 200)).convert("1").tobytes() for deck in Deck}) == len(Deck)
    for first_deck, second_deck in combinations(Deck, 2):
        grounds = [as_seen_without_green(WRAPPINGS[deck].ground) for deck in (first_deck, second_deck)]
        assert far(grounds[0], grounds[1]) > 60


@pytest.mark.unmeasured
@each_language
def test_there_are_four_words_for_decks(language: str) -> None:
    assert len({word(language, f"deck-{deck}") for deck in Deck}) == 4


@pytest.mark.unmeasured
def test_every_gift_has_a_pictogram_and_a_name() -> None:
    for gift, language in product(shipped_gifts(), LANGUAGES):
        assert text("gifttrap", language, f"gift-{gift}")
    blank = pictogram(OWN[0].gift, 90).tobytes()
    assert pictogram(Gift("yellow-01a"), 90).tobytes() != blank
    assert all(pictogram(gift, 90).getbbox() for gift in shipped_gifts())


def test_the_palette_leaves_one_colour_for_unchanged_pixels() -> None:
    assert len(PALETTE) <= UNCHANGED_INDEX
    assert set(TINTS.values()) <= set(PALETTE)
