"""The layout of the investigations' pictures: all things are readable and distinguishable."""

from __future__ import annotations

from itertools import combinations
from math import dist
from typing import TYPE_CHECKING

import pytest
from PIL import ImageChops

from bot.i18n.translation import LANGUAGES
from cogs.case07.cards import KIND_OF, PLACES, Card, Kind, neighbours
from cogs.case07.moves import Size
from images.case07 import chart, corners, hand, layout, panel
from images.case07.colours import PALETTE, PLAYERS
from images.case07.discs import PATROL_SIZE, disc
from images.case07.lettering import READABLE, STYLE, polish, translated
from images.case07.postcards import CAPTION_BOX, CAPTION_TYPE
from images.case07.scenes import SCENES
from images.case07.tiles import NARROW_TYPE, TILE_NAMES_BOX, TILE_TYPE, WIDE_TYPE, names_box, pictogram
from images.kit.lettering import set_texts
from tests.games.case07.images.sleuthing import (
    LOOK,
    board,
    crowded,
    draw_board,
    fresh,
    player,
)
from tests.images.judging import image
from tests.merged_cases import merge_cases

if TYPE_CHECKING:
    from images.kit.colours import Colour

pytestmark = pytest.mark.unmeasured

DEUTERANOPIA = ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969))
"""The colours that remain for a reader without green cones (Machado and others, 2009)."""

each_language = merge_cases("language", LANGUAGES)


def name_boxes(place: Card) -> list[tuple[int, int, int, int]]:
    """Return the boxes of the names on a postcard: the place's, the suspect's and the crime's."""
    x, y = layout.corner(place)
    under = y + layout.TILE_TOP + layout.PICTOGRAM + 1
    foot = y + layout.TILE_TOP + layout.TILE[1]
    tiles = [(x + left, under, x + left + layout.TILE[0], foot) for left in layout.TILES]
    caption = (x, y + layout.CAPTION[0] + 7, x + layout.CARD[0], y + sum(layout.CAPTION))
    return [caption, *tiles]


def room(box: tuple[float, float, float, float]) -> tuple[int, int]:
    """Return the width and height of a box."""
    return round(box[2] - box[0]), round(box[3] - box[1])


def as_seen_without_green(colour: Colour) -> Colour:
    red, green, blue = (sum(part * share for part, share in zip(colour, row, strict=True)) for row in DEUTERANOPIA)
    return round(red), round(green), round(blue)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_line_for_every_player(players: int) -> None:
    view = board(*map(player, range(players)))
    assert draw_board(view, LOOK).height == layout.BOTTOM + panel.height(view)


def test_every_card_has_a_drawing_of_its_own() -> None:
    drawings = {pictogram(card, kind, (96, 96)).tobytes() for card, kind in KIND_OF.items()}
    blank = {pictogram(None, kind, (96, 96)).tobytes() for kind in (Kind.SUSPECT, Kind.CRIME)}
    assert len(drawings) == len(Card)
    assert len(blank - drawings) == 2
    assert set(SCENES) == set(PLACES)


def test_adjacent_places_are_next_to_each_other_in_the_layout() -> None:
    strips = list(layout.bridges())
    wide, high = layout.CARD
    touching = {
        (place, other)
        for place, other in combinations(PLACES, 2)
        for (x, y), (to_x, to_y) in strips
        if all(
            left <= point[0] <= left + wide and top <= point[1] <= top + high
            for (left, top), point in ((layout.corner(place), (x, y)), (layout.corner(other), (to_x, to_y)))
        )
    }
    assert len(strips) == 29
    assert touching == {(place, other) for place, other in combinations(PLACES, 2) if other in neighbours(place)}


def test_no_card_lies_on_another() -> None:
    wide, high = layout.CARD
    for corner, other in combinations(map(layout.corner, PLACES), 2):
        assert abs(corner[0] - other[0]) >= wide or abs(corner[1] - other[1]) >= high


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_disc_or_patrol_hides_a_name(players: int) -> None:
    bare = image(draw_board(board(*[fresh()] * players), LOOK))
    full = image(draw_board(board(*map(crowded, range(players))), LOOK))
    difference = ImageChops.difference(bare, full)
    for place in PLACES:
        x, y = layout.corner(place)
        assert difference.crop((x, y, x + layout.CARD[0], y + layout.CARD[1])).getbbox()
        for box in name_boxes(place):
            assert difference.crop(box).getbbox() is None, place


def test_no_disc_lies_on_another() -> None:
    for slot, other in combinations(range(5), 2):
        assert dist(layout.SLOTS[slot], layout.SLOTS[other]) >= layout.LARGE_DIAMETER
        assert dist(layout.disc_position(slot, 5), layout.disc_position(other, 5)) >= layout.LARGE_DIAMETER
        assert dist(layout.patrol_position(slot, 5), layout.patrol_position(other, 5)) >= PATROL_SIZE[0] - 4


def test_large_and_small_discs_differ_without_colours() -> None:
    for seat in range(5):
        large, small = (disc(seat, size).convert("L") for size in (Size.LARGE, Size.SMALL))
        assert large.width > small.width * 1.3


def test_players_colours_differ_for_readers_without_green_cones() -> None:
    for colour, other in combinations(map(as_seen_without_green, PLAYERS), 2):
        assert sum(abs(a - b) for a, b in zip(colour, other, strict=True)) > 30, (colour, other)


def test_a_seats_discs_differ_by_more_than_colour() -> None:
    figures = {disc(seat, Size.SMALL).crop((10, 10, 28, 28)).convert("1").tobytes() for seat in range(5)}
    assert len(figures) == 5


@each_language
def test_every_card_is_named_in_every_language(language: str) -> None:
    for card in Card:
        assert polish(card)
        assert translated(card, language) != polish(card)
        assert not (language == "pl" and translated(card, language))


@each_language
@pytest.mark.parametrize(
    ("box", "kinds", "sizes"),
    [
        (CAPTION_BOX, {Kind.PLACE}, CAPTION_TYPE),
        (TILE_NAMES_BOX, {Kind.SUSPECT, Kind.CRIME}, TILE_TYPE),
        (names_box(panel.CARD), set(Kind), WIDE_TYPE),
        (names_box(chart.CARD), set(Kind), WIDE_TYPE),
        (names_box(hand.HELD_CARD_SIZE), set(Kind), NARROW_TYPE),
        (names_box(corners.DISCARDED), set(Kind), NARROW_TYPE),
        (hand.named_in(hand.Ink.POSSIBLE), set(Kind), hand.CELL_TYPE),
        (hand.named_in(hand.Ink.ACCUSED), set(Kind), hand.CELL_TYPE),
    ],
    ids=["postcard", "tile", "evidence", "chart", "held", "discarded", "notebook", "accused"],
)
def test_both_names_are_read_at_a_quarter_of_the_size(
    language: str, box: tuple[int, int, int, int], kinds: set[Kind], sizes: tuple[int, int]
) -> None:
    frame = room(box)
    for card in (card for card in Card if KIND_OF[card] in kinds):
        written = set_texts(STYLE, (polish(card), translated(card, language)), sizes, frame)
        assert min(part.size for part in written) >= READABLE, card
        assert sum(part.height for part in written) <= frame[1] + 1, card
        assert not any(line.endswith("…") for part in written for line in part.lines), card
        assert all(part.face(part.size).getlength(line) <= frame[0] for part in written for line in part.lines), card


@each_language
def test_the_polish_name_stands_first_and_largest(language: str) -> None:
    for card in (card for card in Card if KIND_OF[card] is not Kind.PLACE):
        first, second = set_texts(STYLE, (polish(card), translated(card, language)), TILE_TYPE, room(TILE_NAMES_BOX))
        assert polish(card).startswith(first.lines[0])
        assert first.size >= second.size


def test_a_name_that_means_the_same_is_written_once() -> None:
    first, second = set_texts(
        STYLE, (polish(Card.DOCENT), translated(Card.DOCENT, "cs")), TILE_TYPE, room(TILE_NAMES_BOX)
    )
    assert first.lines == ("Docent",)
    assert second.lines == ()


@pytest.mark.parametrize(
    ("language", "card"),
    [("en", Card.SZATNIARZ), ("cs", Card.KIEROWNICZKA), ("sk", Card.KIEROWNICZKA)],
)
def test_a_long_translation_is_broken_rather_than_made_small(language: str, card: Card) -> None:
    written = set_texts(STYLE, (polish(card), translated(card, language)), TILE_TYPE, room(TILE_NAMES_BOX))
    assert sum(len(part.lines) for part in written) == 3


def test_the_palette_fits() -> None:
    assert len(PALETTE) <= 256
