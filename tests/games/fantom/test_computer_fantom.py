"""The computer Fantom: rides with an obvious answer, the use of time, and that it always answers."""

from __future__ import annotations

from functools import cache
from itertools import chain, count
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from bot.game.chance import Chance
from bot.game.contract import Budget, Strength, Style
from cogs.fantom import GAME
from cogs.fantom.board import Phase
from cogs.fantom.computer.fantom import decide
from cogs.fantom.map.network import network
from cogs.fantom.moves import Double, Hide, Move, Ride, Surface, Take
from cogs.fantom.options import First, Map, Options
from tests.games.fantom.grid import grid_options
from tests.games.fantom.hunts import hunt_of_computers
from tests.games.fantom.positions import BOAT, CAB, FANTOM, TAXI, TRAM, fantom_at, position

if TYPE_CHECKING:
    from cogs.fantom.state import State

STRONG = Budget(strength=Strength.STRONG, seconds=0.05)
BUDGETS = [STRONG, Budget(strength=Strength.FAIR, seconds=0.5)]
SHORT_TIME_S = 0.02
"""The seconds for tests of a tendency: about 160 rollouts a ride."""
HUNTS = 8
"""The number of hunts whose positions are the same for all styles."""
CABS_ONLY = (4, 0, 0, 0, 0)
"""Fantom's tickets: cabs only."""


def answer(state: State, budget: Budget = STRONG, *, menu: tuple[Move, ...] = (), luck: bytes = b"luck") -> Move:
    """Return the computer's move as Fantom, with the whole menu or with this one."""
    return decide(GAME.hand(state, FANTOM), menu or GAME.moves(state, FANTOM), Chance(luck, 0), budget)


@pytest.mark.parametrize("budget", BUDGETS)
def test_fantom_takes_the_exit_that_no_pawn_can_reach(budget: Budget) -> None:
    """From 7 the pawns reach 2, 8 and 12 with one ride, but not 6; in box 3 they see Fantom arrive."""
    assert answer(fantom_at(7, 3, 17, box=3, stock=CABS_ONLY), budget) == Ride(CAB, 6)


def test_fantom_leaves_a_trap_by_a_double_move() -> None:
    """Both exits of 1 are beside a pawn; two rides lead beyond the pawns' reach."""
    state = fantom_at(1, 3, 11, box=3, stock=(4, 0, 0, 0, 2))
    assert isinstance(answer(state), Double)
    assert answer(fantom_at(1, 3, 11, box=3, stock=CABS_ONLY)) in {Ride(CAB, 2), Ride(CAB, 6)}


def test_fantom_saves_double_moves_while_no_pawn_is_near() -> None:
    assert isinstance(answer(fantom_at(20, 1, 6, box=2)), Ride)


def test_fantom_ends_a_double_move_out_of_reach() -> None:
    state = GAME.apply(fantom_at(1, 3, 11, box=3, stock=(4, 0, 0, 0, 1)), FANTOM, Double(CAB, 2), Chance(b"", 0)).state
    assert answer(state) == Ride(CAB, 7)


def test_fantom_hides_away_from_the_pawns() -> None:
    state = position(1, 6, 7, route=(), phase=Phase.HIDE)
    for strength in (Strength.FAIR, Strength.STRONG):
        move = answer(state, replace(STRONG, strength=strength))
        assert move in GAME.moves(state, FANTOM)
        assert move not in {Hide(station) for station in (2, 3, 8, 11, 12, 16)}


@pytest.mark.parametrize("strength", list(Strength))
def test_fantom_takes_a_pawns_scarcest_ticket(strength: Strength) -> None:
    state = fantom_at(20, 1, box=2, options=grid_options(voluntary_reveal=True), purses=((5, 2, 3),))
    later_state = GAME.apply(state, FANTOM, Surface(CAB, 15), Chance(b"", 0)).state
    assert answer(later_state, replace(STRONG, strength=strength)) == Take(TAXI)


@pytest.mark.parametrize(
    ("box", "to", "shows"), [(7, 20, True), (6, 20, False), (7, 14, False)], ids=["soon", "not soon", "not safe"]
)
def test_fantom_appears_by_choice_only_if_safe_and_soon_due(box: int, to: int, shows: bool) -> None:  # noqa: FBT001 - a parameter of the test
    """The pawn on 8 is four rides from 20 and two from 14."""
    state = fantom_at(15, 8, box=box, options=grid_options(voluntary_reveal=True))
    ride, reveal = Ride(CAB, to), Surface(CAB, to)
    assert answer(state, menu=(ride, reveal)) == (reveal if shows else ride)


@pytest.mark.parametrize("strength", list(Strength))
def test_fantom_makes_a_double_move_if_no_other_move_is_legal(strength: Strength) -> None:
    state = fantom_at(8, 15, box=2, stock=(0, 0, 0, 0, 1), options=grid_options(free_double=True))
    assert isinstance(answer(state, replace(STRONG, strength=strength)), Double)


def test_a_forced_move_takes_no_time() -> None:
    budget = Budget(strength=Strength.STRONG, elapsed=lambda: pytest.fail("it looked at the clock"))
    assert answer(fantom_at(17, 1), budget, menu=(Ride(BOAT, 19),)) == Ride(BOAT, 19)


@pytest.mark.parametrize("strength", list(Strength))
def test_the_same_luck_finds_the_same_answer(strength: Strength) -> None:
    state = fantom_at(13, 1, 20, box=4)
    answers = {answer(state, replace(STRONG, strength=strength), luck=b"same") for _ in range(3)}
    assert len(answers) == 1


@pytest.mark.unmeasured
@pytest.mark.parametrize(
    ("station", "pawns", "kind", "share"),
    [(20, (1, 6), Ride, 0.95), (1, (3, 11), Double, 0.5)],
    ids=["single", "double"],
)
def test_a_move_uses_its_share_of_the_time(
    station: int, pawns: tuple[int, ...], kind: type[Move], share: float
) -> None:
    """A single ride uses the whole turn; the first half of a double move leaves time for the second."""
    ticks = count()
    budget = Budget(strength=Strength.STRONG, seconds=0.3, elapsed=lambda: next(ticks) / 1000)
    assert isinstance(answer(fantom_at(station, *pawns, box=3), budget), kind)
    assert 0.95 * share * 300 <= next(ticks) <= 1.1 * share * 300


def test_the_second_half_uses_the_remaining_time() -> None:
    ticks = count()
    state = GAME.apply(fantom_at(1, 3, 11, box=3), FANTOM, Double(CAB, 2), Chance(b"", 0)).state
    answer(state, Budget(strength=Strength.STRONG, seconds=0.3, elapsed=lambda: next(ticks) / 1000))
    assert 0.4 * 300 <= next(ticks) <= 0.5 * 300


VARIANTS = {
    "book": Options(),
    "suburb": Options(Map.SUBURB),
    "surfacing": Options(Map.SUBURB, voluntary_reveal=True),
    "shown": Options(Map.SUBURB, shown_start=True),
    "free": Options(Map.SUBURB, free_double=True),
    "fewer": Options(Map.SUBURB, four_detectives=True),
    "all": Options(Map.SUBURB, prove_log=False, voluntary_reveal=True, free_double=True, shown_start=True),
}


@pytest.mark.parametrize("strength", list(Strength))
@pytest.mark.parametrize("options", [pytest.param(variant, id=name) for name, variant in VARIANTS.items()])
def test_fantom_plays_whole_hunts(options: Options, strength: Strength) -> None:
    """In every phase its answer is a move of the menu."""
    state = GAME.start(2, replace(options, fantom=First.HOST), Chance(b"hunt", 0)).state
    budget = Budget(strength=strength, seconds=0.004)
    for turn in range(1, 400):
        if GAME.outcome(state) is not None:
            break
        (seat,) = GAME.to_act(state)
        menu, luck = GAME.moves(state, seat), Chance(b"hunt", -turn)
        move = decide(GAME.hand(state, seat), menu, luck, budget) if seat == FANTOM else luck.pick(menu)
        assert move in menu
        state = GAME.apply(state, seat, move, Chance(b"hunt", turn)).state
    assert GAME.outcome(state) is not None


@pytest.mark.parametrize("tickets", [(0, 0, 0, 1, 0), (0, 0, 1, 0, 0)])
def test_fantom_rides_with_the_only_usable_ticket(tickets: tuple[int, ...]) -> None:
    kinds = {BOAT} if tickets[3] else {TRAM}
    move = answer(fantom_at(20, 8, box=2, stock=tickets))
    assert isinstance(move, Ride)
    assert {move.transport} == kinds


@pytest.mark.unmeasured
@pytest.mark.parametrize("strength", [Strength.EASY, Strength.FAIR])
def test_a_bold_fantom_rides_nearer_to_the_pawns_than_a_careful_one(strength: Strength) -> None:
    distances = {style: _distance_kept(Budget(strength, SHORT_TIME_S, style=style)) for style in Style}
    assert distances[Style.BOLD] < distances[Style.EVEN] < distances[Style.CAREFUL]


def _distance_kept(budget: Budget) -> float:
    """Return the mean distance from the nearest pawn after Fantom's next ride, over a fixed set of positions."""
    steps, distances = network(Map.SUBURB).steps, list[int]()
    for number, state in enumerate(_flights()):
        move = decide(GAME.hand(state, FANTOM), GAME.moves(state, FANTOM), Chance(b"style", -number), budget)
        if isinstance(move, Ride | Double):
            distances.append(min(steps[pawn][move.to] for pawn in state.places))
    return sum(distances) / len(distances)


@cache
def _flights() -> tuple[State, ...]:
    """Return the positions of some hunts between easy computers in which Fantom must ride."""
    options, easy = Options(Map.SUBURB, First.HOST), Budget(strength=Strength.EASY)
    hunts = (hunt_of_computers(options, 2, b"distance %d" % number, easy) for number in range(HUNTS))
    return tuple(state for state, _ in chain.from_iterable(hunts) if state.phase is Phase.FANTOM)
