"""Pictures of the hunt: properties that all of them must have, and comparisons with golden pictures."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from itertools import repeat
from math import dist
from typing import TYPE_CHECKING

import msgspec
import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops, ImageSequence

from bot.game.contract import FileText, Seat
from bot.i18n.translation import LANGUAGES
from cogs.fantom.board import PAWNS, Board, Detective, Ending, Pawn, Phase
from cogs.fantom.knowledge.rides import next_pawn
from cogs.fantom.map.atlas import shipped_text
from cogs.fantom.map.network import network
from cogs.fantom.map.transport import Tickets
from cogs.fantom.options import Aid, Map, Options
from images.fantom import draw_film, draw_letter, draw_log, draw_map, draw_own, draw_zoom
from images.fantom.colours import PALETTE
from images.fantom.hunt import panel
from images.fantom.hunt.maps import HEADING_FIGURE_HEIGHT, HEADING_HEIGHT, draw_waiting, figure_places
from images.fantom.hunt.own_map import LETTER_SIZE
from images.fantom.hunt.placement import Rectangle, Room
from images.fantom.town.base_map import town_image
from images.fantom.town.overlay import route, unknown_route
from images.fantom.town.sheet import highlight, stroke, town_sheet, window_sheet
from images.fantom.town.streets import station_middle
from images.kit import Look, encode
from images.kit.canvas import Canvas
from tests.games.fantom.images.hunting import (
    BOARDS,
    DRAW_FUNCTIONS,
    GOLDENS,
    HANDS,
    LARGE,
    LOOK,
    MISSING_PICTURES,
    NAMES,
    PICTURES,
    QUICK,
    golden,
    hands,
    small,
)
from tests.images.judging import ODD_NAMES, cached_picture, image, strangeness

if TYPE_CHECKING:
    from cogs.fantom.board import Hand

NUMBER_RADIUS = 7
"""Half the side of the square that a disc's number fills, in map units."""
MAX_PIER_LENGTH = 80
"""The longest line of a pier, in map units; every other line begins at its disc."""
PHONE, PHONE_ROOM = 420, 440
"""The width of a letter on a phone, and the height that a picture may take of it, in pixels."""
CROWD_STEP = 13
"""The distance between two crowded stations, by number."""

each_picture = pytest.mark.parametrize("name", PICTURES)
each_phase = pytest.mark.parametrize("phase", HANDS)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def in_town(options: Options, *stations: int) -> Board:
    """Return a board with pawns on these stations; the first pawn is to ride."""
    board = hands(options, 2)[0].board
    detectives = tuple(
        Detective(pawn, Seat(1), station, Tickets(9, 9, 9)) for pawn, station in zip(PAWNS, stations, strict=False)
    )
    return replace(board, detectives=detectives, phase=Phase.DETECTIVES, turn=Seat(1), pawn=Pawn.WHITE)


def crowds(options: Options) -> list[tuple[int, ...]]:
    """Return every 13th station together with its nearest stations: the densest possible crowds."""
    town = network(options.map).town
    by_distance = [
        sorted(
            town.stations,
            key=lambda neighbour: (neighbour.at[0] - centre.at[0]) ** 2 + (neighbour.at[1] - centre.at[1]) ** 2,
        )
        for centre in town.stations[::CROWD_STEP]
    ]
    return [tuple(station.number for station in near[: len(PAWNS)]) for near in by_distance]


@pytest.mark.parametrize("name", GOLDENS)
def test_a_picture_equals_its_golden_picture(name: str) -> None:
    assert strangeness(small(PICTURES[name]), golden(name)) == ""


@each_phase
def test_the_same_hand_gives_the_same_bytes(phase: str) -> None:
    copy = msgspec.json.decode(msgspec.json.encode(HANDS[phase]), type=type(HANDS[phase]))
    for name, draw in DRAW_FUNCTIONS.items():
        if f"{phase}_{name}" in PICTURES:
            assert draw(copy, Look("cs", NAMES)) == PICTURES[f"{phase}_{name}"]


@pytest.mark.parametrize(("phase", "kind"), sorted(MISSING_PICTURES))
def test_no_picture_is_drawn_for_missing_combinations_of_phase_and_kind(phase: str, kind: str) -> None:
    assert DRAW_FUNCTIONS[kind](HANDS[phase], LOOK) is None


@each_picture
def test_a_picture_has_its_declared_size_and_keeps_discords_limits(name: str) -> None:
    picture = PICTURES[name]
    assert image(picture).size == (picture.width, picture.height)
    assert max(picture.width, picture.height) < 4096
    assert picture.suffix == "png"


@pytest.mark.unmeasured
@pytest.mark.parametrize("options", [QUICK, LARGE], ids=["suburb", "old town"])
def test_no_figure_hides_a_number(options: Options) -> None:
    town = network(options.map).town
    clean = image(encode(town_image(options.map, "", "en"), PALETTE))
    for crowd in crowds(options):
        picture = image(draw_map(in_town(options, *crowd), Look("en", NAMES)))
        difference = ImageChops.difference(clean, picture.crop((0, 0, *clean.size)))
        for station in town.stations:
            x, y = station.at
            box = (
                round(x - NUMBER_RADIUS),
                round(y - NUMBER_RADIUS),
                round(x + NUMBER_RADIUS),
                round(y + NUMBER_RADIUS),
            )
            assert difference.crop(box).getbbox() is None, (crowd, station.number)


def test_reserved_places_do_not_overlap() -> None:
    for crowd in crowds(LARGE):
        sheet = town_sheet(network(LARGE.map).town, LARGE, "en")
        room = Room(sheet)
        places = [room.reserved(station, (34, 46)) for station in crowd]
        for index, place in enumerate(places):
            assert not any(place.meets(other) for other in places[:index]), crowd


@pytest.mark.unmeasured
def test_fantoms_letter_shows_a_pawn_at_a_station_cut_by_the_edge() -> None:
    town, fantom, pawn = network(LARGE.map).town, 25, 26
    sheet = window_sheet(town, LARGE, "en", station_middle(town, fantom), LETTER_SIZE)
    assert not sheet.holds(sheet.spot(pawn))
    (figure,) = figure_places(Room(sheet), in_town(LARGE, pawn), LOOK, HEADING_FIGURE_HEIGHT, cut=True)
    board = replace(in_town(LARGE, pawn), black=None)
    hand = replace(hands(LARGE, 2)[-1], board=board, seat=board.fantom, route=(fantom,))
    white, red = (
        image(cached_picture(draw_letter, replace(hand, board=replace(board, detectives=(detective_,))), LOOK))
        for detective_ in (board.detectives[0], replace(board.detectives[0], pawn=Pawn.RED))
    )
    left, top, right, bottom = map(round, figure.place)
    assert 0 <= left < right <= sheet.canvas.size[0]
    assert 0 <= top < bottom <= sheet.canvas.size[1]
    differs = (
        ImageChops.difference(white, red)
        .convert("L")
        .crop((left, HEADING_HEIGHT + top, right, HEADING_HEIGHT + bottom))
    )
    assert sum(differs.histogram()[1:]) > figure.part.width * figure.part.height / 4


@pytest.mark.unmeasured
def test_without_room_a_place_is_reserved_inside_the_picture() -> None:
    sheet = town_sheet(network(QUICK.map).town, QUICK, "en")
    room = Room(sheet)
    room._kept(Rectangle(0, 0, *sheet.canvas.size))
    place = room.reserved(1, (40, 40))
    assert 0 <= place.left < place.right <= sheet.canvas.size[0]


@pytest.mark.unmeasured
@pytest.mark.parametrize("name", ODD_NAMES)
def test_any_name_can_be_drawn(name: str) -> None:
    odd = Look("pl", (name,) * 3)
    for hand in (HANDS["fantom"], HANDS["detectives"]):
        for draw in DRAW_FUNCTIONS.values():
            plain, strange = cached_picture(draw, hand, Look("pl", ("x", "y", "z"))), draw(hand, odd)
            assert (plain and (plain.width, plain.height)) == (strange and (strange.width, strange.height))


def test_names_may_be_missing() -> None:
    assert draw_map(BOARDS["detectives"], Look("cs")) != PICTURES["detectives_map"]


@pytest.mark.unmeasured
@each_language
def test_each_language_changes_the_picture(language: str) -> None:
    pictures = [
        cached_picture(draw_map, BOARDS["detectives"], Look(other_language, NAMES))
        for other_language in LANGUAGES
        if other_language != language
    ]
    assert cached_picture(draw_map, BOARDS["detectives"], Look(language, NAMES)) not in pictures


@pytest.mark.unmeasured
def test_threads_do_not_disturb_each_other() -> None:
    with ThreadPoolExecutor(4) as threads:
        pictures = list(threads.map(draw_map, [*BOARDS.values()] * 2, repeat(LOOK)))
    assert pictures == [PICTURES[f"{phase}_map"] for phase in BOARDS] * 2


@pytest.mark.unmeasured
@pytest.mark.parametrize(
    "changes",
    [
        {"turn": Seat(0)},
        {"pawn": Pawn.RED},
        {"black": 1},
        {"possible": (1, 2, 3)},
        {"possible": None},
        {"next_reveal": 12},
        {"next_reveal": None},
        {"trips": ()},
        {"log": ()},
    ],
    ids=str,
)
def test_each_field_of_the_board_changes_the_picture(changes: dict[str, object]) -> None:
    assert draw_map(replace(BOARDS["detectives"], **changes), LOOK) != PICTURES["detectives_map"]


def test_the_active_pawn_is_marked_in_the_town_and_below() -> None:
    board = in_town(QUICK, 5, 20, 40)
    white, yellow = (image(draw_map(replace(board, pawn=pawn), LOOK)) for pawn in (Pawn.WHITE, Pawn.YELLOW))
    difference = ImageChops.difference(white, yellow)
    for station in (5, 20):
        x, y = station_middle(network(QUICK.map).town, station)
        assert difference.crop((round(x - 40), round(y - 40), round(x + 40), round(y + 40))).getbbox()
    assert difference.crop((0, 800, *white.size)).getbbox()


def detective(hand: Hand, *, turn: bool) -> Hand:
    """Return the hand of a detective whose turn it is, or is not."""
    seats = (detective_.seat for detective_ in hand.board.detectives)
    return replace(hand, seat=next(seat for seat in seats if (seat == hand.board.turn) is turn), route=None)


def test_detectives_have_no_log() -> None:
    assert all(draw_log(detective(HANDS["detectives"], turn=turn), LOOK) is None for turn in (False, True))


@pytest.mark.parametrize("phase", ["hide", "fantom", "second", "detectives"])
def test_a_waiting_detectives_picture_shows_the_next_pawns_rides(phase: str) -> None:
    hand = detective(HANDS[phase], turn=False)
    pawn = next_pawn(hand.board, hand.seat)
    assert pawn is not None
    assert draw_own(hand, LOOK) == draw_waiting(hand.board, LOOK, pawn) != draw_zoom(hand.board, LOOK)


def test_an_active_detective_has_no_own_picture() -> None:
    assert draw_own(detective(HANDS["detectives"], turn=True), LOOK) is None


@pytest.mark.parametrize("phase", ["fantom", "second", "take", "detectives"])
def test_a_letters_picture_leaves_room_for_text_and_buttons_on_a_phone(phase: str) -> None:
    letter, own = draw_letter(HANDS[phase], LOOK), draw_own(HANDS[phase], LOOK)
    assert letter is not None
    assert own is not None
    assert letter.height / letter.width * PHONE <= PHONE_ROOM
    assert letter.width == own.width
    assert letter == draw_letter(HANDS[phase], LOOK)


@pytest.mark.parametrize("phase", ["place", "hide", "over"])
def test_no_letter_is_drawn_outside_the_hunt(phase: str) -> None:
    assert draw_letter(HANDS[phase], LOOK) is None


def test_a_detectives_letter_shows_their_own_picture() -> None:
    hand = detective(HANDS["fantom"], turn=False)
    assert draw_letter(hand, LOOK) == draw_own(hand, LOOK)


@pytest.mark.parametrize("phase", ["place", "over"])
def test_a_detective_has_no_own_picture_outside_the_hunt(phase: str) -> None:
    assert draw_own(detective(HANDS[phase], turn=False), LOOK) is None


def test_fantoms_log_depends_on_fantoms_station() -> None:
    hand = HANDS["fantom"]
    assert hand.route
    other_hand = replace(hand, route=(*hand.route[:-1], hand.route[-1] % 60 + 1))
    assert draw_log(other_hand, LOOK) != draw_log(hand, LOOK)


@pytest.mark.parametrize("phase", ["place", "hide", "over"])
def test_no_zoom_is_drawn_outside_the_hunt(phase: str) -> None:
    assert draw_zoom(BOARDS[phase], LOOK) is None


def test_no_zoom_is_drawn_before_fantom_was_seen() -> None:
    board = next(hand.board for hand in hands(QUICK, 3, 1) if hand.board.phase is Phase.FANTOM)
    assert draw_zoom(board, LOOK) is None


def test_the_zoom_of_a_pawn_without_rides_is_lower() -> None:
    stuck = in_town(QUICK, 5)
    broke = replace(stuck, detectives=(replace(stuck.detectives[0], tickets=Tickets(0, 0, 0)),))
    stuck_zoom, broke_zoom = draw_zoom(stuck, LOOK), draw_zoom(broke, LOOK)
    assert stuck_zoom
    assert broke_zoom
    assert broke_zoom.height < stuck_zoom.height


@pytest.mark.unmeasured
def test_a_servers_map_is_drawn_like_a_shipped_one() -> None:
    shipped = in_town(Options(Map.SUBURB), 5, 20, 40)
    own = replace(shipped, options=Options(Map.OWN, possible=Aid.OFF, own_map=FileText(shipped_text(Map.SUBURB))))
    assert draw_map(own, LOOK) == draw_map(shipped, LOOK)


@pytest.mark.parametrize("width", [600, 1000, 1600, 2000])
def test_the_panel_leaves_room_for_the_largest_town(width: int) -> None:
    longest = in_town(LARGE, 1, 2, 3, 4, 5)
    assert panel.height(longest, width) + 2000 < 4096


def test_the_film_is_an_animated_picture_of_every_hunt() -> None:
    board = BOARDS["over"]
    film = draw_film(board, LOOK)
    assert film
    assert film.suffix == "gif"
    assert len(film.data) < 8 * 1024 * 1024
    with Image.open(BytesIO(film.data)) as animation:
        assert animation.size == (film.width, film.height)
        frames = sum(1 for _ in ImageSequence.Iterator(animation))
        assert frames >= sum(len(hunt.route) for hunt in board.hunts)


def test_no_film_is_drawn_during_the_first_hunt() -> None:
    assert draw_film(hands(QUICK, 3)[0].board, LOOK) is None


@pytest.mark.unmeasured
def test_a_hunt_with_a_shown_start_has_a_film() -> None:
    board = hands(Options(Map.SUBURB, shown_start=True), 3)[-1].board
    assert board.hunts[-1].start is not None
    assert draw_film(board, LOOK)


def test_a_hunt_without_a_ride_has_a_film_of_one_frame() -> None:
    board = hands(Options(Map.SUBURB, shown_start=True), 3)[-1].board
    caught = replace(board.hunts[-1], ending=Ending.CORNERED, box=0, pawn=None, route=(), log=(), trips=())
    film = draw_film(replace(board, hunts=(caught,)), LOOK)
    assert film
    with Image.open(BytesIO(film.data)) as animation:
        assert sum(1 for _ in ImageSequence.Iterator(animation)) == 1


def test_the_board_shows_a_shown_start() -> None:
    board = next(hand.board for hand in hands(Options(Map.SUBURB, shown_start=True), 3) if hand.board.start is not None)
    assert draw_map(board, LOOK) != draw_map(replace(board, start=None), LOOK)


def test_every_ride_has_its_line_on_the_map() -> None:
    chart = network(LARGE.map)
    for transport, origin, to in chart.ways:
        line = route(LARGE, transport, origin, to)
        assert (line[0], line[-1]) == (station_middle(chart.town, origin), station_middle(chart.town, to))
        assert max(dist(*line[:2]), dist(*line[-2:])) < MAX_PIER_LENGTH, (transport, origin, to)


def test_a_ride_by_an_unknown_transport_is_drawn_by_some_line() -> None:
    chart = network(QUICK.map)
    _, origin, to = next(iter(chart.ways))
    assert unknown_route(QUICK, origin, to)[0] == station_middle(chart.town, origin)
    assert unknown_route(QUICK, 1, 60) == (station_middle(chart.town, 1), station_middle(chart.town, 60))


def test_strokes_outside_the_picture_are_skipped() -> None:
    paper = Canvas(Image.new("RGB", (50, 50), (255, 255, 255)))
    stroke(paper, [(-90, -90), (-80, -70)], (0, 0, 0), 5)
    highlight(paper, [[(-90, -90), (-80, -70)]], (0, 0, 0), 5)
    assert paper.rgb().getcolors() == [(2500, (255, 255, 255))]
