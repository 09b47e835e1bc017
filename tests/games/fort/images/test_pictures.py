"""Pictures of C'est mon fort: properties of every picture, and comparisons with golden pictures."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from msgspec.structs import replace
from PIL import Image, ImageChops

from cogs.fort import GAME
from cogs.fort.board import FACE_DOWN, Board, Phase
from cogs.fort.options import Options
from cogs.fort.places import PLACES
from images.fort import draw_board, layout, tiles
from images.fort.scene import land
from images.kit import Look
from tests.games.fort.images.boards import BOARDS, basic, board, bonus
from tests.games.test_every_game import QUICK, played, seeds
from tests.images.judging import NOTHING_BUT_PIXELS, ODD_NAMES, assert_tiles_change_nothing, chunks, image, strangeness

GOLDEN = Path(__file__).parent / "golden"
SMALLER = 6
"""Goldens have a sixth of the size: the files are small and do not depend on font smoothing."""
NAMES = ("Žofie Křížová", "max🦊", "Chrząszcz Brzmiący W Trzcinie I Jeszcze Dłuższe", "Ľubomír **x**")
LOOK = Look(names=NAMES, changed=(17, 28))
ODDITIES = (
    *ODD_NAMES,
    *("\U0010ffff", "\u200d\ufe0f", "a\nb\tc", "\U0001d4d5\U0001d4ea\U0001d4f7\U0001d4ec\U0001d502", "Z̸̧̢͔̲̈́a̵l̶g̷o̸"),
    *("שלום עולם", "مرحبا", "ﷺ", "🏰" * 100),
)

CORNERS = (1, 5, 9, 10, 23, 36, 37, 41, 45)
"""Places at every edge of the field and in its middle."""

each_corner = pytest.mark.parametrize("place", CORNERS)
each_board = pytest.mark.parametrize("name", BOARDS)


def board_image(view: Board, look: Look = LOOK) -> Image.Image:
    return image(draw_board(view, look))


def encoded(view: Board) -> bytes:
    return draw_board(view, LOOK).data


def place_box(place: int, view: Board) -> tuple[int, int, int, int]:
    x, y = layout.cell(place, layout.field_top(len(view.walls), bonus=view.bonus))
    return x, y, x + layout.CARD[0], y + layout.CARD[1]


def shrink(picture: Image.Image) -> Image.Image:
    return picture.reduce(SMALLER)


@each_board
def test_a_picture_equals_its_golden(name: str) -> None:
    assert strangeness(shrink(board_image(BOARDS[name])), GOLDEN / f"{name}.png") == ""


@each_board
def test_the_same_board_gives_the_same_bytes(name: str) -> None:
    copy = msgspec.json.decode(msgspec.json.encode(BOARDS[name]), type=Board)
    assert draw_board(BOARDS[name], LOOK).data == draw_board(copy, Look(names=NAMES, changed=(17, 28))).data


@each_board
def test_a_picture_has_no_metadata(name: str) -> None:
    assert chunks(draw_board(BOARDS[name], LOOK).data) == NOTHING_BUT_PIXELS


@each_board
def test_a_picture_states_its_size(name: str) -> None:
    picture = draw_board(BOARDS[name], LOOK)
    assert image(picture).size == (picture.width, picture.height)


@pytest.mark.unmeasured
@pytest.mark.parametrize("with_bonus", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_picture_keeps_discords_limits(seats: int, *, with_bonus: bool) -> None:
    walls = (bonus if with_bonus else basic)(*[(1,)] * seats)
    picture = draw_board(board(*walls, bonus=with_bonus), LOOK)
    assert max(picture.width, picture.height) < 4096
    assert picture.width == layout.WIDTH


@pytest.mark.unmeasured
@pytest.mark.parametrize("name", ODDITIES)
def test_any_name_can_be_drawn(name: str) -> None:
    plain = draw_board(BOARDS["start"], Look(names=("x", "y")))
    odd = draw_board(BOARDS["start"], Look(names=(name, name)))
    assert (odd.width, odd.height) == (plain.width, plain.height)


def test_names_may_be_missing() -> None:
    assert draw_board(BOARDS["four"], Look()).data != draw_board(BOARDS["four"], LOOK).data


def test_a_name_that_cannot_be_drawn_becomes_the_number_of_the_seat() -> None:
    assert (
        draw_board(BOARDS["start"], Look(names=("日本", ""))).data
        == draw_board(BOARDS["start"], Look(names=("1", "2"))).data
    )


def test_the_language_changes_nothing() -> None:
    assert draw_board(BOARDS["four"], Look("pl", NAMES)).data == draw_board(BOARDS["four"], Look("en", NAMES)).data


@pytest.mark.unmeasured
def test_threads_do_not_disturb_each_other() -> None:
    pictures = [encoded(view) for view in BOARDS.values()]
    land.cache_clear()
    with ThreadPoolExecutor(4) as threads:
        threaded_pictures = list(threads.map(encoded, [*BOARDS.values()] * 4))
    assert threaded_pictures == pictures * 4


@pytest.mark.unmeasured
@pytest.mark.parametrize("with_bonus", [False, True])
@settings(QUICK, max_examples=2)
@given(seed=seeds)
def test_earlier_drawings_change_no_picture(seed: int, *, with_bonus: bool) -> None:
    steps = played("fort", 4, Options(bonus=with_bonus), b"%d" % seed)
    boards = [GAME.board(step.state) for step, _, _ in (*steps[::40], steps[-1])]
    assert_tiles_change_nothing(draw_board, boards, LOOK, tiles.TILES)


@pytest.mark.unmeasured
@each_corner
def test_a_missing_card_changes_only_its_own_place(place: int) -> None:
    full = replace(BOARDS["start"], field=(FACE_DOWN,) * len(PLACES))
    gap_board = replace(full, field=tuple(None if p == place else FACE_DOWN for p in PLACES))
    box = ImageChops.difference(board_image(full), board_image(gap_board)).getbbox()
    left, top, right, bottom = place_box(place, full)
    assert box
    assert (left <= box[0], top <= box[1], box[2] <= right, box[3] <= bottom) == (True,) * 4


@pytest.mark.unmeasured
@each_corner
def test_the_turned_card_hides_no_other_places_number(place: int) -> None:
    before = replace(BOARDS["start"], field=(FACE_DOWN,) * len(PLACES))
    after = replace(before, field=tuple(20 if p == place else FACE_DOWN for p in PLACES), turned=place)
    difference = ImageChops.difference(board_image(before), board_image(after))
    for other in set(PLACES) - {place}:
        left, top, _, _ = place_box(other, before)
        number = (left + 31, top + 40, left + 85, top + 75)
        assert difference.crop(number).getbbox() is None, other


@pytest.mark.unmeasured
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_the_active_seat_is_visible(seat: int) -> None:
    four = BOARDS["four"]
    pictures = {draw_board(replace(four, turn=turn), LOOK).data for turn in range(4)}
    assert len(pictures) == 4
    idle_picture = board_image(replace(four, turn=None))
    box = ImageChops.difference(idle_picture, board_image(replace(four, turn=seat))).getbbox()
    assert box
    assert layout.strip(seat) <= box[1] < box[3] <= layout.strip(seat) + layout.STRIP


@pytest.mark.parametrize(
    "changes",
    [{"phase": Phase.TURN}, {"shot": ()}, {"turn": 0}, {"winners": (1,)}],
    ids=["phase", "shot", "turn", "winners"],
)
def test_relevant_changes_are_visible(changes: dict[str, object]) -> None:
    view = BOARDS["shoot"]
    assert draw_board(replace(view, **changes), LOOK).data != draw_board(view, LOOK).data


@pytest.mark.parametrize("trait", [{"out": True}, {"magician": False}, {"exposed": ()}, {"points": 21}])
def test_traits_of_walls_are_visible(trait: dict[str, object]) -> None:
    view = BOARDS["shoot"]
    walls = (replace(view.walls[0], **trait), *view.walls[1:])
    assert draw_board(replace(view, walls=walls), LOOK).data != draw_board(view, LOOK).data
