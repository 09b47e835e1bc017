"""A sealed ride belongs to the pawn for which it was sealed, even if another pawn of its owner could make it.

A detective may seal rides for all pawns in a row; a void seal is whispered to its owner.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from bot.game.chance import Chance
from bot.game.contract import Refused, Seat, Strength, Whisper
from bot.table import premoves, seats
from bot.table.decisions import DecisionContext
from bot.table.facts import SealVoid
from bot.table.model import Computer, Pace, Pause, Person, Place, Status, Table
from bot.table.position import Position
from bot.table.turns import apply_move
from cogs.fantom import GAME
from cogs.fantom.board import Pawn, Phase
from cogs.fantom.knowledge.rides import board_after
from cogs.fantom.moves import Ride, Send, Surface
from cogs.fantom.options import Options, Riding
from cogs.fantom.state import State
from tests.by_seat import all_premoves, states
from tests.games.fantom.grid import grid_options
from tests.games.fantom.positions import CAB, fantom_at, position

if TYPE_CHECKING:
    from bot.table.decisions import Decision
    from cogs.fantom.moves import Move

BOB, CID = Seat(1), Seat(2)
"""Bob moves white and red, Cid moves yellow; Fantom is a computer."""
SHARED_RIDE = Ride(CAB, 12)
"""A ride that white can make from 7 and red from 17."""
FULL, LAST_CAB = (10, 9, 5), (1, 0, 0)


def table(state: State) -> Table:
    """Return a table of three with this state of the hunt."""
    return Table(
        id=1,
        game="fantom",
        status=Status.RUNNING,
        place=Place(1, 2),
        host=101,
        language="en",
        pace=Pace.DAILY,
        seats=states(Computer(Strength.EASY, "Ada"), Person(101, "bob"), Person(102, "cid"), since=(0.0, None, None)),
        options=state.options,
        version=9,
        rules=1,
        opened=0.0,
        changed=0.0,
        seed=b"seed",
        state=state,
    )


def hunt(table_: Table) -> State:
    """Return the state of the hunt at a table."""
    assert isinstance(table_.state, State)
    return table_.state


def context(table_: Table) -> DecisionContext:
    return DecisionContext(Position(table_, GAME, b"k" * 32), 0.0)


def seal(table_: Table, move: Move) -> Table:
    """Return the table after Bob has sealed a ride."""
    moves, stamp = premoves.menu(context(table_).position, BOB)
    return premoves.set_premove(context(table_), 101, stamp, moves.index(move)).table


def after(table_: Table, *moves: Move) -> Table:
    """Return the table after these moves, each made by the active seat."""
    for move in moves:
        (seat,) = GAME.to_act(hunt(table_))
        table_ = apply_move(context(table_), seat, move).table
    return table_


def table_with_scarce_tickets() -> Table:
    """Return a table at which Fantom may appear by choice and take white's only ticket, so that white will be stuck."""
    options = grid_options(voluntary_reveal=True)
    return table(fantom_at(14, 7, 1, 17, options=options, players=3, purses=(LAST_CAB, FULL, FULL)))


def skip_white(table_: Table) -> Table:
    """Let Fantom take white's last ticket, so that white is skipped and it is red's, Bob's, turn."""
    table_ = after(table_, Surface(CAB, 15))
    while hunt(table_).phase is Phase.TAKE:
        table_ = after(table_, GAME.moves(hunt(table_), Seat(0))[0])
    return after(table_, Ride(CAB, 2))


def test_a_sealed_ride_is_made_by_its_pawn() -> None:
    table_ = after(seal(table(fantom_at(14, 7, 1, 17, players=3)), SHARED_RIDE), Ride(CAB, 15))
    assert premoves.due_premoves(Position(table_, GAME)) == ((BOB, SHARED_RIDE),)


def test_a_stuck_pawns_seal_is_not_made_by_another_pawn() -> None:
    table_ = skip_white(seal(table_with_scarce_tickets(), SHARED_RIDE))
    view = GAME.board(hunt(table_))
    assert (view.phase, view.pawn) == (Phase.DETECTIVES, Pawn.RED)
    assert SHARED_RIDE in GAME.moves(hunt(table_), BOB)
    assert premoves.due_premoves(Position(table_, GAME)) == ()


def test_a_stuck_pawns_seal_is_not_shown_for_another_pawn() -> None:
    table_ = skip_white(seal(table_with_scarce_tickets(), SHARED_RIDE))
    assert premoves.valid_series(Position(table_, GAME), BOB) == ()


def test_advice_for_a_pawn_is_not_shown_for_another_pawn() -> None:
    start = table_with_scarce_tickets()
    moves, stamp = premoves.advice_menu(context(start).position, BOB)
    advice_table = premoves.suggest(context(start), 102, BOB, stamp, moves.index(SHARED_RIDE)).table
    assert premoves.suggestions(Position(advice_table, GAME)) == ((CID, BOB, SHARED_RIDE),)
    assert premoves.suggestions(Position(skip_white(advice_table), GAME)) == ()


def test_a_menu_for_one_pawn_has_another_stamp_than_the_next_pawns() -> None:
    """Both pawns can make the same rides here; only the pawn distinguishes their buttons."""
    places, purses = (1, 8, 7, 12), ((10, 0, 0), FULL, FULL, FULL)
    whites = premoves.menu(context(table(fantom_at(20, *places, players=3, purses=purses))).position, BOB)
    reds = premoves.menu(context(table(position(*places, route=(20,), players=3, purses=purses, pawn=1))).position, BOB)
    assert whites[0] == reds[0]
    assert whites[1] != reds[1]


def test_any_move_of_the_pawn_drops_its_seal() -> None:
    """A move of the pawn by its owner, or by the computer for them, drops the seal."""
    table_ = after(seal(table(fantom_at(14, 7, 1, 17, players=3)), SHARED_RIDE), Ride(CAB, 15))
    for own in (True, False):
        next_table = apply_move(context(table_), BOB, Ride(CAB, 8), own=own).table
        assert all_premoves(next_table) == ()


def test_a_move_of_the_owners_next_pawn_drops_the_seal() -> None:
    table_ = after(skip_white(seal(table_with_scarce_tickets(), SHARED_RIDE)), Ride(CAB, 16))
    assert all_premoves(table_) == ()


def test_a_resignation_drops_the_seals() -> None:
    table_ = seal(table(fantom_at(14, 7, 1, 17, players=3)), SHARED_RIDE)
    assert all_premoves(seats.resign(context(table_), 101).table) == ()


def offered_stations(table_: Table) -> set[int]:
    """Return the stations to which Bob may seal a ride."""
    return {move.to for move in premoves.menu(context(table_).position, BOB)[0]}


def planned_rides(table_: Table) -> list[tuple[str, Any]]:
    """Return Bob's sealed rides with their pawns."""
    return [
        (premove.piece, premoves.move_of(GAME, premove))
        for premove in premoves.valid_series(Position(table_, GAME), BOB)
    ]


def make_due_moves(table_: Table) -> Table:
    """Make all due moves until none is left."""
    while due := premoves.due_premoves(Position(table_, GAME)):
        ((seat, move),) = due
        table_ = apply_move(context(table_), seat, move, sealed=True).table
    return table_


def void_whispers(decision: Decision) -> list[tuple[Seat, SealVoid[Move]]]:
    """Return the whispers about void seals."""
    whispers: list[tuple[Seat, Any]] = [(news.to, news.fact) for news in decision.news if isinstance(news, Whisper)]
    return [(to, fact) for to, fact in whispers if isinstance(fact, SealVoid)]


def single_detective_table(**changes: Any) -> Table:
    """Return a table at which Bob moves all three pawns, white on 7, yellow on 1, red on 17, and Fantom must ride."""
    table_ = table(fantom_at(14, 7, 1, 17, **changes))
    return msgspec.structs.replace(table_, seats=table_.seats[:2])


TOGETHER_OPTIONS = grid_options(riding=Riding.TOGETHER)


def test_a_series_covers_all_pawns_each_after_the_rides_before() -> None:
    table_ = seal(seal(seal(single_detective_table(), SHARED_RIDE), Ride(CAB, 2)), Ride(CAB, 18))
    assert planned_rides(table_) == [("white", SHARED_RIDE), ("yellow", Ride(CAB, 2)), ("red", Ride(CAB, 18))]


def test_the_next_pawn_can_enter_a_station_left_but_not_one_entered_before() -> None:
    table_ = table(fantom_at(20, 7, 1, 8, players=3))
    assert offered_stations(seal(table_, SHARED_RIDE)) >= {7}
    assert 12 not in offered_stations(seal(table(fantom_at(20, 7, 1, 17, players=3)), SHARED_RIDE))


def test_a_seal_beyond_the_last_pawn_replaces_the_last_seal() -> None:
    table_ = seal(seal(seal(single_detective_table(), SHARED_RIDE), Ride(CAB, 2)), Ride(CAB, 18))
    assert planned_rides(seal(table_, Ride(CAB, 16))) == [
        ("white", SHARED_RIDE),
        ("yellow", Ride(CAB, 2)),
        ("red", Ride(CAB, 16)),
    ]


def test_a_detective_with_one_pawn_left_seals_for_this_round_only() -> None:
    """White has ridden, yellow (cid's) is to ride next, then red."""
    table_ = after(table(fantom_at(14, 7, 1, 17, players=3)), Ride(CAB, 15), Ride(CAB, 8))
    table_ = seal(table_, SHARED_RIDE)
    assert planned_rides(table_) == [("red", SHARED_RIDE)]
    assert planned_rides(seal(table_, Ride(CAB, 18))) == [("red", Ride(CAB, 18))]


def test_a_series_in_a_running_round_continues_with_the_next_pawn() -> None:
    board = GAME.board(hunt(after(single_detective_table(), Ride(CAB, 15))))
    ahead = board_after(board, BOB, (SHARED_RIDE,))
    assert ahead is not None
    assert (ahead.pawn, ahead.phase, ahead.log) == (Pawn.YELLOW, Phase.DETECTIVES, board.log)


def test_a_series_is_made_ride_by_ride() -> None:
    table_ = seal(seal(seal(single_detective_table(), SHARED_RIDE), Ride(CAB, 2)), Ride(CAB, 18))
    next_table = make_due_moves(after(table_, Ride(CAB, 15)))
    assert hunt(next_table).places == (12, 2, 18)
    assert (all_premoves(next_table), hunt(next_table).phase) == ((), Phase.FANTOM)


def test_other_players_moves_do_not_drop_a_series() -> None:
    table_ = seal(seal(table(fantom_at(14, 7, 1, 17, players=3)), SHARED_RIDE), Ride(CAB, 18))
    next_table = make_due_moves(after(table_, Ride(CAB, 15)))
    assert (hunt(next_table).places, planned_rides(next_table)) == ((12, 1, 17), [("red", Ride(CAB, 18))])
    assert hunt(make_due_moves(after(next_table, Ride(CAB, 2)))).places == (12, 2, 18)


def test_a_series_stops_at_a_void_seal_and_its_owner_gets_a_whisper() -> None:
    """Cid's yellow goes to 12, the station of red's sealed ride."""
    table_ = seal(table(fantom_at(20, 8, 11, 17, players=3)), Ride(CAB, 9))
    table_ = make_due_moves(after(seal(table_, SHARED_RIDE), Ride(CAB, 15)))
    decision = apply_move(context(table_), CID, SHARED_RIDE)
    assert void_whispers(decision) == [(BOB, SealVoid(SHARED_RIDE, "red", 0))]
    assert all_premoves(decision.table) == ()
    assert premoves.due_premoves(Position(decision.table, GAME)) == ()


def test_seals_after_a_void_one_are_dropped() -> None:
    """White's last ticket is taken, so that it is skipped; bob's seal for red becomes void with white's."""
    table_ = seal(seal(table_with_scarce_tickets(), SHARED_RIDE), Ride(CAB, 18))
    decision = apply_move(context(table_), Seat(0), Surface(CAB, 15))
    while hunt(decision.table).phase is Phase.TAKE:
        assert void_whispers(decision) == []
        decision = apply_move(context(decision.table), Seat(0), GAME.moves(hunt(decision.table), Seat(0))[0])
    assert void_whispers(decision) == [(BOB, SealVoid(SHARED_RIDE, "white", 1))]
    assert all_premoves(decision.table) == ()


def test_together_a_series_is_made_in_the_order_of_sealing() -> None:
    table_ = table(fantom_at(20, 7, 1, 8, options=TOGETHER_OPTIONS, players=3))
    assert {move.pawn for move in premoves.menu(context(table_).position, BOB)[0]} == {Pawn.WHITE, Pawn.RED}
    table_ = seal(table_, Send(Pawn.WHITE, CAB, 12))
    assert {move.pawn for move in premoves.menu(context(table_).position, BOB)[0]} == {Pawn.RED}
    table_ = seal(table_, Send(Pawn.RED, CAB, 7))
    next_table = make_due_moves(after(table_, Ride(CAB, 15)))
    assert hunt(next_table).places == (12, 1, 7)


def test_taking_back_a_seal_drops_later_seals_that_need_it() -> None:
    table_ = table(fantom_at(20, 7, 1, 8, options=TOGETHER_OPTIONS, players=3))
    for station, rides in ((7, []), (9, [("", Send(Pawn.RED, CAB, 9))])):
        series = seal(seal(table_, Send(Pawn.WHITE, CAB, 12)), Send(Pawn.RED, CAB, station))
        stamp = premoves.series_stamp(context(series).position, BOB)
        assert planned_rides(premoves.clear_premove(context(series), 101, 0, stamp).table) == rides
        assert planned_rides(premoves.clear_premove(context(series), 101, 1, stamp).table) == [
            ("", Send(Pawn.WHITE, CAB, 12))
        ]
        assert planned_rides(premoves.clear_premove(context(series), 101).table) == []


def test_taking_back_a_seal_during_a_pause_keeps_later_seals_that_do_not_need_it() -> None:
    table_ = table(fantom_at(20, 7, 1, 8, options=TOGETHER_OPTIONS, players=3))
    series = seal(seal(table_, Send(Pawn.WHITE, CAB, 12)), Send(Pawn.RED, CAB, 9))
    pause_table = msgspec.structs.replace(series, pause=Pause(0.0, None))
    stamp = premoves.series_stamp(context(pause_table).position, BOB)
    assert planned_rides(premoves.clear_premove(context(pause_table), 101, 0, stamp).table) == [
        ("", Send(Pawn.RED, CAB, 9))
    ]


def test_in_order_taking_back_a_seal_drops_all_later_seals() -> None:
    table_ = seal(seal(seal(single_detective_table(), SHARED_RIDE), Ride(CAB, 2)), Ride(CAB, 18))
    stamp = premoves.series_stamp(context(table_).position, BOB)
    assert planned_rides(premoves.clear_premove(context(table_), 101, 1, stamp).table) == [("white", SHARED_RIDE)]


def test_a_press_on_an_outdated_button_is_refused() -> None:
    table_ = seal(single_detective_table(), SHARED_RIDE)
    stamp = premoves.series_stamp(context(table_).position, BOB)
    for n, button_stamp in (
        (1, stamp),
        (-1, stamp),
        (0, premoves.series_stamp(context(seal(table_, Ride(CAB, 2))).position, BOB)),
    ):
        with pytest.raises(Refused, match="stale-click"):
            premoves.clear_premove(context(table_), 101, n, button_stamp)


def test_advice_does_not_depend_on_seals() -> None:
    start = table(fantom_at(14, 7, 1, 17, players=3))
    series = seal(seal(start, SHARED_RIDE), Ride(CAB, 18))
    assert premoves.advice_menu(context(series).position, BOB) == premoves.advice_menu(context(start).position, BOB)


@pytest.mark.parametrize("options", [grid_options(), TOGETHER_OPTIONS], ids=["in order", "together"])
def test_every_offered_series_can_be_made(options: Options) -> None:
    """If no other player moves, every ride that bob can seal is legal when its turn comes."""
    for luck in range(40):
        table_, chance = single_detective_table(options=options), Chance(b"%d" % luck, 0)
        for _ in range(3):
            moves, stamp = premoves.menu(context(table_).position, BOB)
            table_ = premoves.set_premove(context(table_), 101, stamp, chance.below(len(moves))).table
        assert len(planned_rides(table_)) == 3
        flight = chance.pick([move for move in GAME.moves(hunt(table_), Seat(0)) if isinstance(move, Ride)])
        next_table = make_due_moves(after(table_, flight))
        assert all_premoves(next_table) == () or hunt(next_table).phase is Phase.OVER
        assert hunt(next_table).phase is not Phase.DETECTIVES
