"""Pictures of the investigations: properties that all of them must have, and comparisons with golden pictures."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from itertools import repeat
from typing import TYPE_CHECKING, get_type_hints

import msgspec
import pytest
from hypothesis import given, settings
from msgspec.structs import replace
from PIL import ImageChops

from bot.game.contract import Seat
from bot.i18n.translation import LANGUAGES
from cogs.case07 import GAME
from cogs.case07.board import Board, Disc, Hand, Phase, Question
from cogs.case07.cards import Card
from cogs.case07.moves import Size
from cogs.case07.options import Options
from images.case07 import draw_chart, draw_city, draw_file, draw_notebook, draw_own, layout, panel
from images.case07.chart import ROW
from images.case07.tiles import tile_cache
from images.kit import Look
from tests.games.case07.images.sleuthing import (
    BOARDS,
    CASES,
    CHARTED,
    GOLDEN,
    GOLDENS,
    HAND,
    LOOK,
    NAMES,
    PAST,
    PICTURES,
    REDUCTION,
    THREE,
    board,
    draw_board,
    fresh,
)
from tests.games.test_every_game import QUICK, played, seeds
from tests.images.judging import (
    NOTHING_BUT_PIXELS,
    ODD_NAMES,
    assert_tiles_change_nothing,
    cached_picture,
    chunks,
    image,
    strangeness,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from images.kit import Picture

each_picture = pytest.mark.parametrize("name", PICTURES)
each_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.mark.parametrize("name", GOLDENS)
def test_a_picture_equals_its_golden_picture(name: str) -> None:
    assert strangeness(image(PICTURES[name]).reduce(REDUCTION), GOLDEN / f"{name}.png") == ""


@pytest.mark.unmeasured
@each_picture
def test_a_picture_file_contains_only_pixels(name: str) -> None:
    assert chunks(PICTURES[name].data) == NOTHING_BUT_PIXELS


@pytest.mark.unmeasured
@each_picture
def test_a_picture_keeps_discords_limits(name: str) -> None:
    picture = PICTURES[name]
    assert image(picture).size == (picture.width, picture.height)
    assert picture.width == layout.WIDTH
    assert picture.height < 4096


@pytest.mark.unmeasured
@pytest.mark.parametrize("draw", [draw_city, draw_file])
@settings(QUICK, max_examples=2)
@given(seed=seeds)
def test_cached_tiles_do_not_change_a_boards_picture(draw: Callable[[Board, Look], Picture], seed: int) -> None:
    steps = played("case07", 4, Options(human_answers=True), b"%d" % seed)
    boards = [GAME.board(step.state) for step, _, _ in (*steps[::160], steps[-1])]
    assert_tiles_change_nothing(draw, boards, LOOK, tile_cache)


@pytest.mark.unmeasured
@pytest.mark.parametrize("draw", [draw_own, draw_notebook])
@settings(QUICK, max_examples=2)
@given(seed=seeds)
def test_cached_tiles_do_not_change_a_hands_picture(draw: Callable[[Hand, Look], Picture | None], seed: int) -> None:
    steps = played("case07", 3, Options(), b"%d" % seed)
    hands = [GAME.hand(step.state, Seat(number % 3)) for number, (step, _, _) in enumerate(steps[::240])]
    assert_tiles_change_nothing(draw, hands, LOOK, tile_cache)


@pytest.mark.parametrize("name", BOARDS)
def test_the_same_board_gives_the_same_bytes(name: str) -> None:
    copy = msgspec.json.decode(msgspec.json.encode(BOARDS[name]), type=Board)
    assert draw_board(copy, Look("cs", NAMES)) == PICTURES[name]


def test_the_same_hand_and_chart_give_the_same_bytes() -> None:
    copy = msgspec.json.decode(msgspec.json.encode(HAND), type=Hand)
    assert draw_own(copy, LOOK) == PICTURES["own"]
    assert draw_notebook(copy, LOOK) == PICTURES["notebook"]
    assert draw_chart(msgspec.json.decode(msgspec.json.encode(CHARTED), type=Board), LOOK) == PICTURES["chart"]


@pytest.mark.unmeasured
def test_threads_do_not_disturb_each_other() -> None:
    with ThreadPoolExecutor(4) as threads:
        pictures = list(threads.map(draw_board, [*BOARDS.values()] * 2, repeat(LOOK)))
    assert pictures == [PICTURES[name] for name in BOARDS] * 2


@pytest.mark.unmeasured
@each_language
def test_each_language_changes_the_picture(language: str) -> None:
    own = Look(language, NAMES)
    for other_language in set(LANGUAGES) - {language}:
        look = Look(other_language, NAMES)
        assert cached_picture(draw_board, THREE, own) != cached_picture(draw_board, THREE, look)
        assert cached_picture(draw_own, HAND, own) != cached_picture(draw_own, HAND, look)
        assert cached_picture(draw_notebook, HAND, own) != cached_picture(draw_notebook, HAND, look)
        assert cached_picture(draw_chart, CHARTED, own) != cached_picture(draw_chart, CHARTED, look)


@pytest.mark.unmeasured
@pytest.mark.parametrize("name", ODD_NAMES)
def test_any_name_can_be_drawn(name: str) -> None:
    odd, plain = Look("pl", (name,) * 3), Look("pl", ("x", "y", "z"))
    assert draw_board(THREE, odd).height == cached_picture(draw_board, THREE, plain).height
    assert draw_own(HAND, odd)
    assert draw_notebook(HAND, odd)
    assert draw_chart(CHARTED, odd)


def test_a_long_name_stays_in_its_line() -> None:
    short, long = (image(draw_board(THREE, Look("pl", ("x", "y", name)))) for name in ("z", "W" * 5000))
    box = ImageChops.difference(short, long).getbbox()
    assert box
    top = layout.BOTTOM + panel.row_height(THREE) + sum(map(panel.line_height, THREE.players[:2]))
    assert top <= box[1] < box[3] <= top + panel.line_height(THREE.players[2])
    assert box[2] < panel.POINTS


def test_names_may_be_missing() -> None:
    assert draw_board(THREE, Look("cs")) != PICTURES["three"]


@pytest.mark.parametrize(
    "changes",
    [
        {"turn": Seat(2)},
        {"turn": Seat(0)},
        {"first": Seat(2)},
        {"round": 5},
        {"investigation": 3},
        {"next_box": 3},
        {"deck": 4},
        {"discarded": ()},
        {"row": ()},
        {"phase": Phase.OVER},
        {"question": Question(Seat(1), Seat(0), card=THREE.row[2])},
        {"question": Question(Seat(1), Seat(0), place=Card.MDM)},
        {"question": Question(Seat(1), Seat(0), announced=CASES[2])},
    ],
    ids=str,
)
def test_each_field_of_the_board_changes_the_picture(changes: dict[str, object]) -> None:
    assert draw_board(replace(THREE, **changes), LOOK) != PICTURES["three"]


@pytest.mark.unmeasured
@pytest.mark.parametrize(
    "trait",
    [
        {"discs": ()},
        {"watches": ()},
        {"patrols": 0},
        {"dead_ends": (Card.MDM,)},
        {"points": (3,)},
        {"penalties": 4},
        {"closing": True},
        {"case": CASES[0]},
    ],
    ids=str,
)
def test_each_field_of_a_player_changes_the_picture(trait: dict[str, object]) -> None:
    players = (replace(THREE.players[0], **trait), *THREE.players[1:])
    assert draw_board(replace(THREE, players=players), LOOK) != PICTURES["three"]


def test_public_pictures_are_drawn_from_boards_alone() -> None:
    names = {"Board": Board, "Look": Look}
    for draw in (draw_city, draw_file, draw_chart):
        hints = {key: value for key, value in draw.__annotations__.items() if key != "return"}
        assert [names.get(kind, kind) for kind in hints.values()] == [Board, Look]
    assert Hand not in get_type_hints(Board).values()


def test_all_the_evidence_before_one_player_fits_into_the_picture() -> None:
    unlucky = replace(fresh(), dead_ends=tuple(Card))
    view = board(unlucky, *[fresh()] * 4)
    assert draw_board(view, LOOK).height == layout.BOTTOM + panel.height(view)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_file_lies_in_landscape(players: int) -> None:
    """On a desktop Discord limits pictures to a height of 350 pixels, so that only a wide picture is readable."""
    file = draw_file(board(*[fresh()] * players), LOOK)
    assert file.width > 1.8 * file.height


def test_no_chart_is_drawn_before_the_first_investigation_ends() -> None:
    assert draw_chart(THREE, LOOK) is None


def test_the_chart_shows_the_investigation_that_ended_last() -> None:
    other = replace(PAST, points=(0, 0, 0))
    assert draw_chart(replace(THREE, past=(other, PAST)), LOOK) != draw_chart(replace(THREE, past=(PAST, other)), LOOK)


@pytest.mark.parametrize("turns", [0, 1, 12, 40])
def test_an_investigation_of_any_length_has_a_chart(turns: int) -> None:
    long = replace(
        PAST,
        left=tuple(tuple(range(turns, 0, -1)) for _ in range(3)),
        findings=tuple(tuple(PAST.findings[0][turn % 4] for turn in range(turns)) for _ in range(3)),
        known=(turns or None, None, None),
    )
    assert image(draw_chart(replace(THREE, past=(long,)), LOOK)).width == layout.WIDTH


@pytest.mark.parametrize("turns", [3, 6, 18])
def test_a_late_flag_stays_inside_the_picture(turns: int) -> None:
    left = tuple(range(turns, 0, -1))
    long = replace(PAST, left=(left,) * 3, findings=((),) * 3, known=(None,) * 3)
    certain = replace(long, known=(turns, None, None))
    pictures = [image(draw_chart(replace(THREE, past=(past,)), LOOK)) for past in (long, certain)]
    box = ImageChops.difference(*pictures).getbbox()
    assert box
    assert box[2] <= layout.WIDTH - layout.MARGIN


def test_the_chart_marks_the_solving_turn_of_players_who_solved() -> None:
    difference = ImageChops.difference(image(PICTURES["chart"]), image(PICTURES["solved"]))
    rows = [(0, difference.height - n * ROW, layout.WIDTH, difference.height - (n - 1) * ROW) for n in (3, 2, 1)]
    assert [difference.crop(row).getbbox() is not None for row in rows] == [True, True, False]


@pytest.mark.parametrize("turns", [1, 6, 18])
def test_a_late_solving_turn_stays_inside_the_picture(turns: int) -> None:
    long = replace(PAST, left=((5,) * turns,) * 3, findings=((),) * 3, known=(None,) * 3)
    pictures = [
        image(draw_chart(replace(THREE, past=(replace(long, solved=solved),)), LOOK))
        for solved in ((None,) * 3, (turns + 1,) * 3)
    ]
    box = ImageChops.difference(*pictures).getbbox()
    assert box
    assert box[2] <= layout.WIDTH - layout.MARGIN


def test_the_turn_that_left_one_case_changes_the_chart() -> None:
    past = replace(PAST, known=(3, None, None))
    assert draw_chart(replace(THREE, past=(past,)), LOOK) != PICTURES["chart"]


def test_a_case_solved_by_its_player_is_ticked() -> None:
    investigator = replace(THREE.players[0], case=CASES[0], discs=())
    solver = replace(investigator, discs=tuple(Disc(card, Size.LARGE) for card in CASES[0].cards))
    pictures = [
        image(draw_board(replace(THREE, players=(sleuth, *THREE.players[1:])), LOOK))
        for sleuth in (investigator, solver)
    ]
    difference = ImageChops.difference(*pictures)
    assert difference.crop((0, layout.BOTTOM, *difference.size)).getbbox()


def test_the_result_counts_penalties() -> None:
    result = BOARDS["over"]
    players = (replace(result.players[0], points=(7, 7, 7)), *result.players[1:])
    fined = (replace(players[0], penalties=2), *players[1:])
    pictures = [image(draw_board(replace(result, players=group), LOOK)) for group in (players, fined)]
    corner = (layout.WIDTH - 400, 0, layout.WIDTH, layout.PITCH[1])
    assert ImageChops.difference(*pictures).crop(corner).getbbox()
