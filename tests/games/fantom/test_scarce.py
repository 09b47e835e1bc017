"""Warnings about tickets in a detective's menu: kinds that run out, too few for the rounds left, and dead ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from bot.i18n.translation import LANGUAGES, Say
from bot.ui.game_ui import Choice, MenuQuestion, choices
from cogs.fantom import GAME
from cogs.fantom.board import Pawn
from cogs.fantom.cog.layout import menu
from cogs.fantom.cog.scarce import DEAD_END, rides_to_come
from cogs.fantom.knowledge.rides import next_rides
from cogs.fantom.moves import Ride
from cogs.fantom.options import Riding
from cogs.fantom.views import board, hand
from tests.games.fantom.grid import grid_options
from tests.games.fantom.hunts import NAMES
from tests.games.fantom.positions import CAB, DETECTIVE, FANTOM, after, fantom_at, position
from tests.wording import plain

if TYPE_CHECKING:
    from bot.game.contract import Seat
    from bot.ui.game_ui import Row
    from cogs.fantom.state import State

FULL = (10, 9, 5)
LAST_BOX = 24


def menu_of(state: State, seat: Seat = DETECTIVE, language: str = "en") -> tuple[Row, ...]:
    """Return the menu of a seat's moves, or of its rides ahead while it waits."""
    moves = GAME.moves(state, seat) or next_rides(board(state), seat)
    return menu(moves, hand(state, seat), Say(language, "fantom", NAMES))


def warnings(rows: tuple[Row, ...]) -> list[str]:
    """Return the lines of text in a menu."""
    return [plain(line) for row in rows if isinstance(row, MenuQuestion) for line in row.text.split("\n")]


def marked(rows: tuple[Row, ...]) -> list[Choice]:
    """Return the choices with the mark of a dead end."""
    return [choice for choice in choices(rows) if choice.label.endswith(DEAD_END)]


def test_full_purses_give_no_warning() -> None:
    rows = menu_of(position(9, 18, route=(14,)))
    assert (warnings(rows), marked(rows)) == ([], [])


@pytest.mark.parametrize(
    ("purse", "line"),
    [
        ((12, 11, 1), "last tram ticket"),
        ((1, 9, 0), "last cab ticket · no tram tickets left · only 10 tickets for up to 24 rides"),
        ((8, 8, 5), "only 21 tickets for up to 24 rides"),
    ],
)
def test_a_pawn_that_may_ride_has_its_scarce_tickets_named(purse: tuple[int, ...], line: str) -> None:
    state = replace(position(9, 18, route=(14,)), purses=(purse, FULL))
    assert warnings(menu_of(state))[0] == f"-# 🎟️ ⚪ White: {line}"


def test_together_every_pawn_that_is_left_is_named() -> None:
    state = position(9, 18, 12, route=(14,), options=grid_options(riding=Riding.TOGETHER))
    state = replace(state, purses=(FULL, (13, 11, 0), (12, 11, 1)))
    assert [line.partition(":")[0] for line in warnings(menu_of(state))] == ["-# 🎟️ 🟡 Yellow", "-# 🎟️ 🔴 Red"]


def test_rides_into_a_dead_end_are_marked_and_explained() -> None:
    """White, at 2, has a cab ticket and taxi tickets: taxis go on from 1 and 3, from 7 nothing does."""
    state = replace(position(2, 18, route=(14,)), purses=((1, 23, 0), FULL))
    rows = menu_of(state)
    assert [choice.label.partition(" ")[0] for choice in marked(rows)] == ["7"]
    assert warnings(rows)[-1] == "-# 🚧 = after this ride, the pawn’s tickets would take it no further."


def test_on_its_last_ride_no_pawn_can_be_stranded() -> None:
    state = position(2, 18, route=tuple(14 + box % 2 for box in range(LAST_BOX)))
    rows = menu_of(replace(state, purses=((1, 0, 0), FULL)))
    assert marked(rows) == []
    assert not any("only" in line for line in warnings(rows))


def test_a_pawn_that_has_ridden_has_one_ride_less_to_come() -> None:
    state = position(2, 18, route=(14,))
    assert rides_to_come(board(state), Pawn.WHITE) == LAST_BOX
    assert rides_to_come(board(after(state, Ride(CAB, 7))), Pawn.WHITE) == LAST_BOX - 1


def test_rides_that_are_planned_ahead_are_warned_about_but_never_fantoms() -> None:
    state = replace(fantom_at(14, 2, 18), purses=((1, 23, 0), FULL))
    assert marked(menu_of(state)) != []
    rows = menu_of(state, FANTOM)
    assert (warnings(rows), marked(rows)) == ([], [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_names_what_is_scarce(language: str) -> None:
    state = replace(position(2, 18, route=(14,)), purses=((1, 1, 0), FULL))
    (line, _) = warnings(menu_of(state, language=language))
    assert len(set(line.split(" · "))) == len(("last cab", "last taxi", "no tram", "2 for 24"))
