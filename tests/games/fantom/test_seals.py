"""A ride planned ahead belongs to the pawn it was planned for, whoever else of its owner's could make it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.game import Seat, Strength
from bot.table import ending, premoves
from bot.table.model import Computer, Pace, Person, Place, Status, Table
from bot.table.turns import DecisionContext, moved
from cogs.fantom import GAME
from cogs.fantom.board import Pawn, Phase
from cogs.fantom.moves import Ride, Surface
from cogs.fantom.state import State
from tests.games.fantom.grid import grid_options
from tests.games.fantom.positions import CAB, fantom_at, position

if TYPE_CHECKING:
    from cogs.fantom.moves import Move

BOB, CID = Seat(1), Seat(2)
"""Bob moves white and red, cid moves yellow; Fantom is a computer."""
THERE = Ride(CAB, 12)
"""A ride that white can make from 7 and red from 17."""
FULL, LAST_CAB = (10, 9, 5), (1, 0, 0)


def table(state: State) -> Table:
    """A table of three at which a hunt stands like this."""
    return Table(
        id=1,
        game="fantom",
        status=Status.RUNNING,
        place=Place(1, 2),
        host=101,
        language="en",
        pace=Pace.DAILY,
        seats=(Computer(Strength.EASY, "Ada"), Person(101, "bob"), Person(102, "cid")),
        options=state.options,
        version=9,
        rules=1,
        opened=0.0,
        changed=0.0,
        seed=b"seed",
        state=state,
        plies=(0, 0, 0),
        last_stamps=("", "", ""),
        missed=(0, 0, 0),
        since=(0.0, None, None),
        dues=(None, None, None),
    )


def hunt(found: Table) -> State:
    """The hunt at a table."""
    assert isinstance(found.state, State)
    return found.state


def at(found: Table) -> DecisionContext:
    return DecisionContext(GAME, found, 0.0, b"k" * 32)


def sealed(found: Table, move: Move) -> Table:
    """The table after bob has sealed a ride."""
    moves, stamp = premoves.menu(at(found), BOB)
    return premoves.set_premove(at(found), 101, stamp, moves.index(move)).table


def after(found: Table, *moves: Move) -> Table:
    """The table after whoever was to act has made these moves."""
    for move in moves:
        (seat,) = GAME.to_act(hunt(found))
        found = moved(at(found), seat, move).table
    return found


def robbed() -> Table:
    """Fantom is to ride and may be seen by choice; white holds one ticket, which is then taken: it will be stuck."""
    options = grid_options(voluntary_reveal=True)
    return table(fantom_at(14, 7, 1, 17, options=options, players=3, purses=(LAST_CAB, FULL, FULL)))


def skipped(found: Table) -> Table:
    """White's last ticket is taken, so white is skipped; it is red's turn, and bob's."""
    found = after(found, Surface(CAB, 15))
    while hunt(found).phase is Phase.TAKE:
        found = after(found, GAME.moves(hunt(found), Seat(0))[0])
    return after(found, Ride(CAB, 2))


def test_it_is_made_by_the_pawn_it_was_sealed_for() -> None:
    found = after(sealed(table(fantom_at(14, 7, 1, 17, players=3)), THERE), Ride(CAB, 15))
    assert premoves.due(GAME, found) == ((BOB, THERE),)


def test_no_other_pawn_makes_it_when_its_own_is_stuck() -> None:
    found = skipped(sealed(robbed(), THERE))
    seen = GAME.board(hunt(found))
    assert (seen.phase, seen.pawn) == (Phase.DETECTIVES, Pawn.RED)
    assert THERE in GAME.moves(hunt(found), BOB)
    assert premoves.due(GAME, found) == ()


def test_its_owner_is_not_shown_it_as_the_other_pawns() -> None:
    found = skipped(sealed(robbed(), THERE))
    assert premoves.premove_of(GAME, found, BOB) is None


def test_advice_for_one_pawn_is_none_for_another() -> None:
    start = robbed()
    moves, stamp = premoves.menu(at(start), BOB)
    advised = premoves.suggest(at(start), 102, BOB, stamp, moves.index(THERE)).table
    assert premoves.suggestions(GAME, advised) == ((CID, BOB, THERE),)
    assert premoves.suggestions(GAME, skipped(advised)) == ()


def test_what_was_offered_for_one_pawn_cannot_be_sealed_for_another() -> None:
    """Here both can make the same rides, and only the pawn tells their buttons apart."""
    places, purses = (1, 8, 7, 12), ((10, 0, 0), FULL, FULL, FULL)
    whites = premoves.menu(at(table(fantom_at(20, *places, players=3, purses=purses))), BOB)
    reds = premoves.menu(at(table(position(*places, route=(20,), players=3, purses=purses, pawn=1))), BOB)
    assert whites[0] == reds[0]
    assert whites[1] != reds[1]


def test_it_is_spent_by_any_move_of_its_owner() -> None:
    """A pawn that was moved otherwise, by its owner or by the computer for them, leaves no seal behind."""
    found = after(sealed(table(fantom_at(14, 7, 1, 17, players=3)), THERE), Ride(CAB, 15))
    for own in (True, False):
        left = moved(at(found), BOB, Ride(CAB, 8), own=own).table
        assert left.premoves == ()


def test_it_is_spent_with_the_turn_of_another_pawn_of_its_owner() -> None:
    found = after(skipped(sealed(robbed(), THERE)), Ride(CAB, 16))
    assert found.premoves == ()


def test_it_is_gone_when_a_computer_takes_the_seat() -> None:
    found = sealed(table(fantom_at(14, 7, 1, 17, players=3)), THERE)
    assert ending.resigned(found, 101, 0.0).table.premoves == ()
