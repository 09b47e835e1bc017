"""The pictures of the town before the hunt, as a phone shows them, and the part of the town in the film."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from cogs.fantom.board import Phase
from cogs.fantom.knowledge.rides import network_of
from cogs.fantom.map.network import network
from cogs.fantom.options import Map, Options
from images.fantom import draw_map, draw_zoom
from images.fantom.hunt import film
from images.fantom.hunt.start import is_whole, number_size, pieces, plate_places, start_sheet
from images.fantom.town.stations import digits
from images.kit import Look
from tests.games.fantom.images.hunting import LOOK, hands
from tests.images.judging import image

if TYPE_CHECKING:
    from images.fantom.hunt.placement import Rectangle

PHONE = 400
"""The width of a picture on a phone, in pixels."""
TOWNS = (Options(), Options(Map.SUBURB))
each_town = pytest.mark.parametrize("options", TOWNS, ids=lambda options: options.map.value)


def inner_part(picture: Image.Image, place: Rectangle, x: int, y: int) -> Image.Image:
    """Return the part of a picture that lies `x` and `y` pixels within a place."""
    return picture.crop((round(place.left) + x, round(place.top) + y, round(place.right) - x, round(place.bottom) - y))


@each_town
def test_on_a_phone_every_stations_number_is_nine_pixels_high(options: Options) -> None:
    board, shown = hands(options, 2)[0].board, set[int]()
    for piece in pieces(network_of(board).town):
        sheet = start_sheet(board, LOOK, piece)
        width = sheet.canvas.size[0]
        places = {number: place for number, place in plate_places(sheet).items() if is_whole(sheet, place)}
        assert not [pair for pair in combinations(places.values(), 2) if pair[0].meets(pair[1])]
        for number, place in places.items():
            part = inner_part(sheet.canvas.rgb(), place, 10, 3)
            ink = ImageChops.subtract(ImageChops.invert(part.convert("L")), Image.new("L", part.size, 128))
            _, top, _, bottom = ink.getbbox() or (0, 0, 0, 0)
            assert (bottom - top) * PHONE / width >= 9, number
        shown.update(places)
        assert digits(number_size(width)).getlength("888") < 64
    assert shown == set(range(1, network(options.map).size + 1))


def test_a_wide_town_is_drawn_in_two_halves_and_a_small_one_at_once() -> None:
    old_town, suburb = (hands(options, 2)[0].board for options in TOWNS)
    west, east = draw_map(old_town, LOOK), draw_zoom(old_town, LOOK)
    assert east is not None
    assert west.width == east.width < 1000
    assert east.height > west.height
    assert draw_zoom(suburb, LOOK) is None


@each_town
@pytest.mark.parametrize("phase", [Phase.PLACE, Phase.HIDE])
def test_placed_pawns_stand_in_the_town_and_cover_no_number(options: Options, phase: Phase) -> None:
    board = [hand.board for hand in hands(options, 2) if hand.board.phase is phase][-1]
    bare = replace(board, detectives=tuple(replace(each, station=None) for each in board.detectives))
    for piece in pieces(network_of(board).town):
        sheet, empty = start_sheet(board, LOOK, piece), start_sheet(bare, LOOK, piece)
        places = {number: place for number, place in plate_places(sheet).items() if is_whole(sheet, place)}
        difference = ImageChops.difference(sheet.canvas.rgb(), empty.canvas.rgb())
        changed = difference.convert("L")
        assert (changed.getbbox() is not None) == any(each.station in places for each in board.detectives)
        for number, place in places.items():
            assert not inner_part(changed, place, 9, 4).getbbox(), number  # a frame shows at the plate's corners


@pytest.mark.unmeasured
def test_the_pictures_of_the_start_are_drawn_in_every_language() -> None:
    board = hands(Options(), 2)[0].board
    assert len({draw_map(board, Look(language)).data for language in ("en", "cs", "sk", "pl")}) == 4


@each_town
def test_the_film_shows_the_part_of_the_town_with_the_route(options: Options) -> None:
    board = hands(options, 3)[-1].board
    (hunt,) = board.hunts
    town = network_of(board).town
    left, top, right, bottom = film.part_with_route(board, hunt)
    assert 0 <= left < right <= town.size[0]
    assert 0 <= top < bottom <= town.size[1]
    assert (right - left) / town.size[0] == pytest.approx((bottom - top) / town.size[1], abs=0.01)
    stations = [town.stations[number - 1].at for number in hunt.route]
    assert all(left <= x <= right and top <= y <= bottom for x, y in stations)
    corner = replace(hunt, route=(1,), log=hunt.log[:1], trips=())
    assert film.part_with_route(board, corner)[2] < town.size[0]


def test_a_route_across_the_whole_town_is_shown_whole() -> None:
    board = hands(Options(), 3)[-1].board
    hunt = replace(board.hunts[0], route=(1, 198), log=board.hunts[0].log[:2])
    hunt = replace(hunt, log=tuple(replace(box, transport=None) for box in hunt.log))
    left, _, right, _ = film.part_with_route(board, hunt)
    town = network_of(board).town
    assert (left, right) == (0, town.size[0]) or right - left > 0.9 * town.size[0]
    assert isinstance(image(draw_map(board, LOOK)), Image.Image)
