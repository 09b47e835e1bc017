"""Riding together: each detective rides when they come, without waiting for the others."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.game.chance import Chance
from bot.game.contract import Budget, Outcome, Seat, Strength
from bot.i18n.translation import LANGUAGES, Say
from bot.table import premoves
from bot.table.position import Position
from bot.table.turns import apply_move
from bot.ui.game_ui import Picker
from cogs.fantom import GAME
from cogs.fantom.board import Ending, Pawn, Phase
from cogs.fantom.cog import UI, value_label
from cogs.fantom.describe import call_text, describe, headline, hunt_over
from cogs.fantom.facts import DetectivesStranded, FantomArrested, FantomEscaped, LogRevealed, PawnRode, PawnStuck
from cogs.fantom.knowledge.rides import active_pawns, left, next_moves, own_pawns, pawn_rides, piece_name, planned_pawn
from cogs.fantom.moves import Hide, Place, Ride, Send
from cogs.fantom.options import LONG_TURN_S, NEW_TABLE_OPTIONS, Map, Options, Riding, settle_riding
from cogs.fantom.rules import apply, moves, to_act
from cogs.fantom.rules.legal import menu
from cogs.fantom.state import State, is_together
from cogs.fantom.views import board
from tests.games.fantom.grid import grid_options
from tests.games.fantom.hunts import NAMES
from tests.games.fantom.positions import CAB, FANTOM, LUCK, TAXI, facts, fantom_at, play, position, refusal
from tests.games.fantom.test_seals import BOB, CID, context, table
from tests.games.menus import faults, numbers

TOGETHER_OPTIONS = grid_options(riding=Riding.TOGETHER)
WHITE, YELLOW, RED = Pawn.WHITE, Pawn.YELLOW, Pawn.RED
EN = Say("en", "fantom", NAMES)
FULL_LOG = (14, 13) * 12
FULL = (10, 9, 5)


def three(**changes: Any) -> State:
    """Return a round of three players: white at 1 and red at 3 are Bob's, yellow at 9 is Cid's, Fantom is at 18."""
    return position(1, 9, 3, route=(17, 18), options=TOGETHER_OPTIONS, players=3, **changes)


def sent(state: State, *sends: tuple[Seat, Pawn, int]) -> State:
    """Return the state after these rides by cab."""
    for seat, pawn, to in sends:
        state = apply(state, seat, Send(pawn, CAB, to), LUCK).state
    return state


def test_f13_a_round_ends_when_all_have_ridden_in_any_order() -> None:
    state = three()
    assert to_act(state) == {BOB, CID}
    state = sent(state, (BOB, RED, 4))
    assert to_act(state) == {BOB, CID}
    state = sent(state, (CID, YELLOW, 10))
    assert to_act(state) == {BOB}
    state = sent(state, (BOB, WHITE, 2))
    assert state.phase is Phase.FANTOM
    assert to_act(state) == {FANTOM}
    assert state.places == (2, 10, 4)


def test_a_menu_has_the_rides_of_all_the_players_remaining_pawns() -> None:
    state = three()
    assert {move.pawn for move in moves(state, BOB) if isinstance(move, Send)} == {WHITE, RED}
    assert set(moves(state, CID)) == {Send(YELLOW, CAB, to) for to in (4, 8, 10, 14)}
    assert {move.pawn for move in moves(sent(state, (BOB, RED, 4)), BOB) if isinstance(move, Send)} == {WHITE}
    assert moves(state, FANTOM) == ()


def test_a_detective_who_has_ridden_waits_until_fantom_has_ridden() -> None:
    state = sent(three(), (BOB, RED, 4), (BOB, WHITE, 2))
    assert to_act(state) == {CID}
    assert moves(state, BOB) == ()
    state = sent(state, (CID, YELLOW, 10))
    next_round = apply(state, FANTOM, Ride(CAB, 17), LUCK).state
    assert to_act(next_round) == {BOB, CID}
    assert [detective.pawn for detective in left(board(next_round))] == [WHITE, YELLOW, RED]


def test_an_arrest_ends_the_hunt_at_once_and_names_the_pawn() -> None:
    state = position(1, 9, 19, route=(17, 18), options=TOGETHER_OPTIONS, players=3)
    step = apply(state, BOB, Send(RED, CAB, 18), LUCK)
    assert facts(step) == (
        PawnRode(BOB, RED, CAB, 18),
        FantomArrested(BOB, RED, 18, box=2),
        LogRevealed("17 → 18"),
    )
    assert board(step.state).hunts[-1].pawn is RED
    assert menu(step.state, BOB) == ()


def test_a_pawn_without_a_ride_is_not_skipped_while_another_can_ride() -> None:
    """Yellow, boxed in at 1, can ride as soon as one of its neighbours has gone."""
    state = position(2, 1, 6, route=(17, 18), options=TOGETHER_OPTIONS, players=3, purses=(FULL, (9, 0, 0), FULL))
    assert to_act(state) == {BOB}
    step = apply(state, BOB, Send(RED, CAB, 11), LUCK)
    assert not any(isinstance(fact, PawnStuck) for fact in facts(step))
    assert moves(step.state, CID) == (Send(YELLOW, CAB, 6),)


def test_pawns_are_skipped_when_no_remaining_pawn_can_ride() -> None:
    state = position(2, 1, 6, route=(17, 18), options=TOGETHER_OPTIONS, players=3, purses=(FULL, FULL, (0, 0, 0)))
    state = sent(replace(state, purses=(FULL, (9, 0, 0), (0, 0, 0))), (BOB, WHITE, 7))
    step = apply(state, CID, Send(YELLOW, CAB, 2), LUCK)
    assert facts(step) == (PawnRode(CID, YELLOW, CAB, 2), PawnStuck(BOB, RED))
    assert step.state.phase is Phase.FANTOM


def test_pawns_never_swap() -> None:
    state = position(1, 2, route=(17, 18), options=TOGETHER_OPTIONS)
    assert Send(WHITE, CAB, 2) not in moves(state, BOB)
    assert Send(YELLOW, CAB, 1) not in moves(state, BOB)
    assert refusal(state, Send(WHITE, CAB, 2))[0] == "refused-station-taken"


def test_illegal_rides_are_refused_with_their_reason() -> None:
    state = three()
    assert refusal(state, Ride(CAB, 2), BOB)[0] == "refused-which-pawn"
    assert refusal(state, Send(YELLOW, CAB, 10), BOB) == ("refused-no-pawn-of-yours", {"pawn": "yellow"})
    assert refusal(state, Send(Pawn.GREEN, CAB, 10), BOB)[0] == "refused-no-pawn-of-yours"
    assert refusal(sent(state, (BOB, RED, 4)), Send(RED, CAB, 5), BOB) == ("refused-ridden-already", {"pawn": "red"})
    assert refusal(sent(state, (CID, YELLOW, 10)), Send(YELLOW, CAB, 5), CID)[0] == "not-your-turn"
    assert refusal(state, Send(WHITE, TAXI, 19), BOB)[0] == "refused-no-line"
    assert refusal(fantom_at(14, 1, options=TOGETHER_OPTIONS), Send(WHITE, CAB, 2), FANTOM)[0] == "refused-only-pawns"
    state = replace(three(), phase=Phase.PLACE)
    assert refusal(state, Send(WHITE, CAB, 2), BOB)[0] == "refused-place-first"
    assert refusal(position(1, route=(14,)), Send(WHITE, CAB, 2)) == ("refused-in-order", {"pawn": "white"})


def test_in_order_no_move_names_a_pawn() -> None:
    assert all(isinstance(move, Ride) for move in moves(position(1, 9, route=(14,)), BOB))


def test_f12_a_full_log_with_no_pawn_left_to_ride_is_an_escape() -> None:
    for riding in (Riding.IN_ORDER, Riding.TOGETHER):
        options = grid_options(riding=riding)
        state = fantom_at(14, 1, 2, box=24, options=options, purses=((0, 0, 0), (0, 0, 0)))
        step = apply(state, FANTOM, Ride(CAB, 13), LUCK)
        assert [fact for fact in facts(step) if isinstance(fact, FantomEscaped)] == [FantomEscaped(13)]
        assert not any(isinstance(fact, DetectivesStranded | PawnStuck) for fact in facts(step))
        assert step.state.hunts[-1].ending is Ending.ESCAPED
        assert GAME.outcome(step.state) == Outcome(places=(1, 2), scores=(25, 25))


@pytest.mark.parametrize("riding", [Riding.IN_ORDER, Riding.TOGETHER])
def test_fantom_escapes_when_the_pawns_have_made_their_last_rides(riding: Riding) -> None:
    state = position(1, route=FULL_LOG, options=grid_options(riding=riding))
    ride = Send(WHITE, CAB, 2) if riding is Riding.TOGETHER else Ride(CAB, 2)
    assert facts(play(state, ride))[1] == FantomEscaped(13)


def test_before_the_last_box_pawns_without_useful_tickets_are_stranded_together_too() -> None:
    state = fantom_at(14, 1, 2, options=TOGETHER_OPTIONS, purses=((0, 0, 0), (0, 0, 0)))
    assert any(isinstance(fact, DetectivesStranded) for fact in facts(apply(state, FANTOM, Ride(CAB, 13), LUCK)))


@pytest.mark.parametrize(
    ("seconds", "riding"),
    [
        (3600.0, Riding.IN_ORDER),
        (LONG_TURN_S - 1, Riding.IN_ORDER),
        (LONG_TURN_S, Riding.TOGETHER),
        (None, Riding.TOGETHER),
    ],
)
def test_the_pace_settles_the_opening_option(seconds: float | None, riding: Riding) -> None:
    assert GAME.option_rules.opening == NEW_TABLE_OPTIONS
    assert settle_riding(NEW_TABLE_OPTIONS, seconds).riding is riding


@pytest.mark.parametrize("chosen", [Riding.IN_ORDER, Riding.TOGETHER])
def test_a_chosen_option_does_not_depend_on_the_pace(chosen: Riding) -> None:
    for seconds in (60.0, None):
        assert settle_riding(Options(riding=chosen), seconds).riding is chosen


def test_the_board_names_a_pawn_only_if_one_detective_is_left() -> None:
    state = three()
    assert (board(state).turn, board(state).pawn) == (None, None)
    view = board(sent(state, (CID, YELLOW, 10), (BOB, WHITE, 2)))
    assert (view.turn, view.pawn) == (BOB, RED)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_names_the_pawns_still_to_ride(language: str) -> None:
    say = Say(language, "fantom", NAMES)
    state = three()
    assert "⚪ 🟡 🔴" in headline(board(state), say)
    assert "⚪ 🟡" in headline(board(sent(state, (BOB, RED, 4))), say)
    assert "🔴" not in headline(board(sent(state, (BOB, RED, 4))), say)
    assert "Bob, Cid" in describe(board(state), say)
    assert "🔴" in str(call_text(board(state), BOB, say))
    assert "🟡" not in str(call_text(board(state), BOB, say))
    assert call_text(board(sent(state, (CID, YELLOW, 10))), CID, say) is None


def test_rides_identify_their_pawn() -> None:
    view = board(sent(three(), (BOB, RED, 4)))
    for pawn in (WHITE, YELLOW, RED):
        assert planned_pawn(view, pawn_rides(view, pawn)) is pawn
    assert planned_pawn(view, ()) is None


def test_the_end_of_a_hunt_is_announced_with_fantoms_route() -> None:
    step = apply(position(1, 9, 19, route=(17, 18), options=TOGETHER_OPTIONS, players=3), BOB, Send(RED, CAB, 18), LUCK)
    announcement = hunt_over(board(step.state), facts(step), EN)
    assert announcement is not None
    assert announcement.startswith("## 🚨 🔴 Red (Bob) arrests Fantom at **18**, in box 2!\n")
    assert announcement.count("🚨") == 1
    assert "17 → 18" in announcement
    assert hunt_over(board(step.state), facts(step)[:1], EN) is None


def test_a_panel_has_a_list_for_each_of_the_players_pawns() -> None:
    state = three()
    menu = moves(state, BOB)
    rows = UI.menu(menu, GAME.hand(state, BOB), EN)
    assert [row.prompt for row in rows if isinstance(row, Picker)] == ["⚪ White rides to…", "🔴 Red rides to…"]
    assert numbers(rows) == list(range(len(menu)))
    assert faults(rows) == []
    assert UI.public_menu(board(state))


def test_autocomplete_offers_a_pawn_by_its_colour() -> None:
    assert value_label("pawn", RED, board(three()), EN) == "🔴 Red"


def test_a_seal_names_its_pawn_and_is_made_after_fantoms_ride() -> None:
    table_ = table(fantom_at(14, 7, 1, 17, options=TOGETHER_OPTIONS, players=3))
    menu, stamp = premoves.menu(context(table_).position, BOB)
    assert {move.pawn for move in menu} == {WHITE, RED}
    seal_table = premoves.set_premove(context(table_), 101, stamp, menu.index(Send(RED, CAB, 12))).table
    next_table = apply_move(context(seal_table), FANTOM, Ride(CAB, 15)).table
    assert premoves.due_premoves(Position(next_table, GAME)) == ((BOB, Send(RED, CAB, 12)),)


def test_planned_rides_are_for_the_remaining_pawns_or_the_next_round() -> None:
    state = three()
    assert own_pawns(board(state), BOB) == (WHITE, RED)
    assert own_pawns(board(sent(state, (BOB, RED, 4))), BOB) == (WHITE,)
    assert own_pawns(board(sent(state, (BOB, RED, 4), (BOB, WHITE, 2))), BOB) == (WHITE, RED)
    assert next_moves(board(state), FANTOM) == ()
    assert piece_name(board(state), BOB) == ""
    assert [detective.pawn for detective in active_pawns(board(state))] == [WHITE, YELLOW, RED]
    assert active_pawns(board(fantom_at(14, 1, options=TOGETHER_OPTIONS))) == ()


def test_advice_is_shown_until_its_recipient_moves() -> None:
    start = table(three())
    menu, stamp = premoves.advice_menu(context(start).position, BOB)
    advice_table = premoves.suggest(context(start), 102, BOB, stamp, menu.index(Send(RED, CAB, 4))).table
    assert premoves.suggestions(Position(advice_table, GAME)) == ((CID, BOB, Send(RED, CAB, 4)),)
    other_table = apply_move(context(advice_table), CID, Send(YELLOW, CAB, 10)).table
    assert premoves.suggestions(Position(other_table, GAME)) == ((CID, BOB, Send(RED, CAB, 4)),)
    own = apply_move(context(other_table), BOB, Send(WHITE, CAB, 2)).table
    assert premoves.suggestions(Position(own, GAME)) == ()


@pytest.mark.parametrize("strength", [Strength.FAIR, Strength.STRONG])
def test_a_computer_arrests_with_the_pawn_within_reach(strength: Strength) -> None:
    """Fantom was shown at 18; only red, the last of its seat's pawns, is beside it."""
    state = three(places=(1, 9, 19))
    state = replace(state, log=(state.log[0], replace(state.log[1], station=18, shown=True)))
    for number in range(3):
        chosen, menu = state, moves(state, BOB)
        while BOB in to_act(chosen):
            menu = moves(chosen, BOB)
            move = GAME.computer(GAME.hand(chosen, BOB), menu, Chance(b"arrest", number), Budget(strength, 0.05))
            chosen = apply(chosen, BOB, move, LUCK).state
        assert chosen.hunts
        assert chosen.hunts[-1].pawn is RED


@settings(max_examples=25)
@given(seed=st.integers(0, 10_000), players=st.integers(2, 6), small=st.booleans())
def test_a_round_always_ends_and_every_pawn_rides_once_or_is_skipped(seed: int, players: int, small: bool) -> None:  # noqa: FBT001
    """In any order of detectives, every pawn rides at most once after Fantom; then Fantom is active again."""
    players = min(players, 4) if small else players
    options = Options(map=Map.SUBURB if small else Map.OLD_TOWN, riding=Riding.TOGETHER)
    luck = Chance(b"round", seed)
    step = GAME.start(players, options, luck)
    riders: list[str] = []
    while acting := sorted(GAME.to_act(step.state)):
        seat = luck.pick(acting)
        before, move = step.state, luck.pick(GAME.moves(step.state, seat))
        step = GAME.apply(before, seat, move, luck)
        news = facts(step)
        if is_together(before):
            riders += [fact.pawn for fact in news if isinstance(fact, PawnRode | PawnStuck)]
            assert len(set(riders)) == len(riders)
        if step.state.phase is Phase.FANTOM and not isinstance(move, Place | Hide):
            assert len(riders) == len(step.state.places)
            riders = []
    assert len(step.state.log) <= GAME.board(step.state).boxes
