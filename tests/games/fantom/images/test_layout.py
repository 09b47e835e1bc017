"""The layout of the town's picture: things keep clear of the lines, of each other and of names."""

from __future__ import annotations

from math import dist

import pytest
from PIL import Image, ImageChops

from bot.i18n.languages import in_language
from cogs.fantom.map.network import network
from images.fantom.geometry import nearest_on_path
from images.fantom.hunt.marks import mark_acting
from images.fantom.hunt.placement import Rectangle, Room
from images.fantom.town.blocks import HOUSE_DEPTH
from images.fantom.town.cartouche import entries
from images.fantom.town.cost_map import CELL_SIDE, LINE_COST, cost_map
from images.fantom.town.parks import groves
from images.fantom.town.plan import names
from images.fantom.town.sheet import town_sheet
from images.fantom.town.stations import RADII, RING, SIZES, digits
from images.fantom.town.streets import KERBED_WIDTH
from tests.games.fantom.images.hunting import LARGE, QUICK
from tests.games.fantom.images.test_town import drawn, each_language, each_town, lettered

pytestmark = pytest.mark.unmeasured

each_shipped = pytest.mark.parametrize("town", ["old-town", "suburb"])


@each_shipped
def test_a_landmark_of_the_shipped_towns_stands_beside_the_lines(town: str) -> None:
    map_ = drawn(town)
    lines = cost_map(map_.town, map_.streets, map_.river, map_.lines)
    for landmark, (left, top, right, bottom) in zip(map_.town.landmarks, map_.landmark_boxes, strict=True):
        cells = (right - left) * (bottom - top) / CELL_SIDE**2
        assert lines((left, top, right, bottom)) < cells * LINE_COST / 25, in_language(landmark.name, "en")


@each_language
@each_shipped
def test_the_names_of_the_shipped_towns_keep_off_the_lines(town: str, language: str) -> None:
    map_ = drawn(town)
    lines = cost_map(map_.town, map_.streets, map_.river, map_.lines)
    for label in lettered(town, language).labels:
        left, top, right, bottom = label.rect
        cells = (right - left) * (bottom - top) / CELL_SIDE**2
        assert lines(label.rect) < cells * LINE_COST / 8, label.lines


@each_language
@each_town
def test_the_legend_is_whole_or_lacks_the_scale_alone(town: str, language: str) -> None:
    assert lettered(town, language).entry_count >= len(entries(language)) - 1


@pytest.mark.parametrize("number", ["8", "88", "188"])
def test_a_number_leaves_its_ring_free(number: str) -> None:
    size = 10
    left, top, right, bottom = digits(SIZES[len(number)] * size).getbbox(number, anchor="ms")
    corner = dist((0, 0), ((right - left) / 2, (bottom - top) / 2)) / size
    assert corner < RADII[0] - RING


@each_town
def test_groves_stand_off_the_streets_and_on_the_page(town: str) -> None:
    map_, (width, height) = drawn(town), drawn(town).town.size
    blocks = [block.outline for block in map_.quarter.blocks]
    for spot, _ in groves(map_.town, map_.costs, blocks, map_.compass):
        assert all(nearest_on_path(way, spot)[0] > KERBED_WIDTH / 2 + HOUSE_DEPTH for way in map_.streets.once)
        assert 0 < spot[0] < width
        assert 0 < spot[1] < height


def test_a_figure_with_room_hides_no_name() -> None:
    sheet = town_sheet(network(LARGE.map).town, LARGE, "en")
    boxes = [Rectangle(*rect) for rect in names(LARGE.map, "", "en").rects]
    places = [Room(sheet).reserved(station.number, (34, 46)) for station in sheet.town.stations]
    overlaps = [place for place in places if any(place.meets(box) for box in boxes)]
    assert len(overlaps) < len(places) / 50


def test_the_waves_around_the_active_pawn_leave_names_readable() -> None:
    sheet = town_sheet(network(QUICK.map).town, QUICK, "en")
    for station in sheet.town.stations:
        mark_acting(sheet, station.number)
    clean, waves = sheet.canvas.clean.convert("RGB"), sheet.canvas.rgb()
    for label in names(QUICK.map, "", "en").labels:
        left, top, right, bottom = map(round, label.rect)
        before, after = (picture.crop((left, top, right, bottom)).convert("L") for picture in (clean, waves))
        letters = ImageChops.invert(before).convert("1", dither=Image.Dither.NONE)
        cover = Image.new("L", before.size)
        cover.paste(ImageChops.difference(before, after), mask=letters)
        assert cover.getbbox() is None, label.lines
