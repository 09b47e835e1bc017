"""The fast model of the computer players follows the rules: the same rides, tickets, arrests and endings."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.game.chance import Chance
from cogs.fantom import GAME
from cogs.fantom.board import PAWNS, Ending, Phase
from cogs.fantom.computer.model import LAND_KINDS, Position, code, mask_of, ride_tables
from cogs.fantom.map.transport import KIND
from cogs.fantom.moves import Double, Ride, Send, Surface, Take
from cogs.fantom.options import Map, Options, Riding
from cogs.fantom.rules.legal import ridable_pawns
from cogs.fantom.state import is_together, whereabouts
from cogs.fantom.state import left as unridden
from tests.games.fantom.grid import grid_options

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cogs.fantom.moves import Move
    from cogs.fantom.state import State

POSITIONS = 100_000
QUICK_HUNTS = 12
"""The number of hunts of the quick test."""
TABLES = (
    (Options(Map.OLD_TOWN), 0.3),
    (Options(Map.OLD_TOWN, free_double=True, shown_start=True, four_detectives=True), 0.2),
    (Options(Map.SUBURB), 0.2),
    (Options(Map.SUBURB, riding=Riding.TOGETHER), 0.2),
    (grid_options(free_double=True), 0.15),
    (grid_options(voluntary_reveal=True), 0.15),
)
"""Tables, and the share of the positions to play for each. In the small town pawns block each other."""


def ride_of(move: Ride | Send | Double | Surface) -> int:
    """Return a ride in the model's code."""
    return code(KIND[move.transport], move.to)


def rides_of(menu: tuple[Move, ...], kind: type[Ride | Double]) -> list[int]:
    """Return the rides of this kind of move in a menu."""
    return [ride_of(move) for move in menu if isinstance(move, Ride | Double) and type(move) is kind]


def model_of(state: State) -> Position:
    """Return the model of a state with Fantom in the true place."""
    return Position(GAME.board(state), whereabouts(state))


def equals_state(position: Position, state: State) -> bool:
    """Return whether the model's places, tickets, boxes and turn equal the state's."""
    tickets = [count for purse in state.purses for count in purse]
    pawns = len(state.places)
    return (
        (position.at, position.box, position.second)
        == (whereabouts(state), len(state.log), state.phase is Phase.SECOND)
        and (position.pawns, position.tickets, position.stock) == ([*state.places], tickets, [*state.stock])
        and position.masks
        == [mask_of(tickets[start : start + LAND_KINDS]) for start in range(0, len(tickets), LAND_KINDS)]
        and (is_together(state) or position.turn == (state.pawn if state.phase is Phase.DETECTIVES else pawns))
    )


def agrees_on_all(position: Position, state: State) -> bool:
    """Return whether the model offers the rides of every pawn that is left, and knows which pawns have none."""
    for pawn in ridable_pawns(state):
        menu = GAME.moves(state, state.riders[pawn])
        position.turn = pawn
        rides = [ride_of(move) for move in menu if isinstance(move, Send) and move.pawn is PAWNS[pawn]]
        if not rides or sorted(position.pawn_rides()) != sorted(rides):
            return False
    return True


def agrees(position: Position, menu: tuple[Move, ...]) -> bool:
    """Return whether the model offers the rides of a menu."""
    if position.turn < len(position.pawns):
        return sorted(position.pawn_rides()) == sorted(rides_of(menu, Ride))
    return (
        sorted(position.fantom_rides()) == sorted(rides_of(menu, Ride))
        and sorted(position.double_rides()) == sorted(rides_of(menu, Double))
        and not position.cornered()
    )


def make_move(position: Position, move: Ride | Send | Double | Surface, riders: tuple[int, ...] = ()) -> Ending | None:
    """Make a move in the model and pass the turn; return the hunt's ending, or None.

    `riders`: the pawns that go on riding after this one, where they ride together.
    """
    if isinstance(move, Send):
        position.turn = PAWNS.index(move.pawn)
    if isinstance(move, Double):
        position.double(ride_of(move))
        return None
    if position.turn < len(position.pawns):
        if position.ride(ride_of(move)):
            return Ending.ARRESTED
    else:
        position.flee(ride_of(move))
    position.turn = _next(position, riders if isinstance(move, Send) else range(position.turn, len(position.pawns)))
    if position.turn < len(position.pawns):
        return None
    if position.box == position.boxes:
        return Ending.ESCAPED
    return Ending.STRANDED if position.stranded() else Ending.CORNERED if position.cornered() else None


def _next(position: Position, pawns: Iterable[int]) -> int:
    """Return the first of these pawns that has a ride, or the number of pawns if none has."""
    for position.turn in pawns:
        if position.pawn_rides():
            return position.turn
    return len(position.pawns)


def likely(menu: tuple[Move, ...], luck: Chance) -> Move:
    """Pick a move; prefer single rides to doubles and reveals, which a hunt would otherwise spend soon."""
    plain = [move for move in menu if isinstance(move, Ride | Send)]
    return luck.pick(plain) if plain and luck.below(4) else luck.pick(menu)


def left(state: State, move: Move) -> tuple[int, ...]:
    """Return the pawns that are left in this round after this move."""
    return tuple(p for p in unridden(state) if isinstance(move, Send) and PAWNS[p] is not move.pawn)


def play_and_compare(state: State, luck: Chance) -> int:
    """Play a hunt at random, also in the model, and compare model and rules; return the number of positions."""
    position: Position | None = None
    positions = 0
    while acting := GAME.to_act(state):
        seat = min(acting)
        menu = GAME.moves(state, seat)
        move = likely(menu, luck)
        after = GAME.apply(state, seat, move, luck).state
        if isinstance(move, Ride | Send | Double | Surface):
            position, positions = position or model_of(state), positions + 1
            assert_equal(position, state, menu)
            copy = position.copy()
            ending = make_move(position, move, left(state, move))
            assert equals_state(copy, state), "a copy changes with the model"
            assert isinstance(move, Surface) or ending is (after.hunts[-1].ending if after.hunts else None), state
        if isinstance(move, Surface | Take):
            position = None  # the model does not learn which tickets are taken: begin a new one
        state = after
    return positions


def assert_equal(position: Position, state: State, menu: tuple[Move, ...]) -> None:
    """Check that the model's position and offers equal the state's and the menu's."""
    assert equals_state(position, state), state
    assert agrees_on_all(position.copy(), state) if is_together(state) else agrees(position, menu), state


@pytest.mark.unmeasured
@pytest.mark.parametrize(("options", "share"), TABLES)
def test_the_model_equals_the_rules(options: Options, share: float) -> None:
    positions, number = 0, 0
    while positions < POSITIONS * share:
        number += 1
        luck = Chance(b"model", number)
        positions += play_and_compare(GAME.start(2, options, luck).state, luck)


@pytest.mark.parametrize("options", [options for options, _ in TABLES])
def test_the_model_equals_the_rules_in_a_few_hunts(options: Options) -> None:
    for number in range(QUICK_HUNTS):
        luck = Chance(b"few", number)
        assert play_and_compare(GAME.start(2, options, luck).state, luck)


def test_the_nearest_rides_are_computed_once() -> None:
    tables, mask = ride_tables(Map.SUBURB), mask_of([1, 1, 1])
    assert tables.toward(mask, 1) is tables.toward(mask, 1)
