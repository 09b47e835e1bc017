"""The mistakes of players below strong: the misled pawns, their beliefs, and Fantom's view of the hunt."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from bot.game.chance import Chance
from bot.game.contract import Budget, Strength
from cogs.fantom import GAME
from cogs.fantom.board import Box, Pawn, Phase, Trip
from cogs.fantom.computer.belief import belief_of
from cogs.fantom.computer.fantom_rollout import FantomPolicy
from cogs.fantom.computer.misjudgement import (
    ACTS_ON_OLD_NEWS,
    FLAWS,
    SHORT_SIGHTED,
    STAYS_AT_HOME,
    TRUSTS_A_HUNCH,
    Flight,
    flight,
    is_misled,
    wrong_belief,
)
from cogs.fantom.options import Map, Options
from tests.games.fantom.grid import grid_options
from tests.games.fantom.positions import CAB, DETECTIVE, FANTOM, position

if TYPE_CHECKING:
    from cogs.fantom.board import Board
    from cogs.fantom.computer.misjudgement import Ranked
    from cogs.fantom.state import State

WEAK = (Strength.GOOD, Strength.FAIR, Strength.EASY)
NATURES = [b"nature %d" % number for number in range(200)]
SHOWN = Box(CAB, station=18, shown=True)


def hunt(*later: Box) -> State:
    """Return a hunt in the test town: Fantom appeared on 18 in box 3, then these boxes; the pawns have not ridden."""
    route = (14, 13, 18, *(13 if number % 2 else 18 for number in range(1, len(later) + 1)))
    return position(1, 20, 5, route=route, log=(Box(), Box(CAB), SHOWN, *later))


def board(*later: Box) -> Board:
    """Return the public board of that hunt."""
    return GAME.board(hunt(*later))


def believed(view: Board, flaw: str, nature: bytes = b"", strength: Strength = Strength.EASY, pawn: int = 0) -> Ranked:
    """Return what a misled pawn believes."""
    return wrong_belief(view, pawn, belief_of(view).ranked(), Budget(strength, flaw=flaw, nature=nature))


def seen(state: State, flaw: str, strength: Strength = Strength.EASY, nature: bytes = b"") -> Flight:
    """Return Fantom's view of a hunt."""
    return flight(GAME.hand(state, FANTOM), [*state.places], Budget(strength, flaw=flaw, nature=nature))


def misled_counts(view: Board, strength: Strength, flaw: str) -> list[int]:
    """Return the number of misled pawns for each nature."""
    budgets = [Budget(strength, flaw=flaw, nature=nature) for nature in NATURES]
    return [sum(is_misled(view, pawn, budget) for pawn in range(len(view.detectives))) for budget in budgets]


def begun(options: Options) -> Board:
    return GAME.board(replace(hunt(), options=options))


@pytest.mark.parametrize("flaw", ["", *FLAWS])
@pytest.mark.parametrize("map", [Map.OLD_TOWN, Map.SUBURB])
def test_more_pawns_are_misled_the_weaker_the_player(map: Map, flaw: str) -> None:  # noqa: A002 - a parameter of the test
    view = begun(Options(map))
    counts = [sum(misled_counts(view, strength, flaw)) for strength in (Strength.STRONG, *WEAK)]
    assert counts[0] == 0
    assert counts == sorted(counts)
    assert counts[1] < counts[-1]


def test_a_players_pawns_are_misled_in_proportion_to_their_number() -> None:
    """With a hunch, an easy detective misleads four or five of the old town's five pawns, and two or three of three."""
    assert set(misled_counts(begun(Options()), Strength.EASY, TRUSTS_A_HUNCH)) == {2, 3}


def test_the_same_pawns_are_misled_all_hunt_long() -> None:
    budgets = [Budget(Strength.FAIR, nature=nature) for nature in NATURES]
    early, late = board(), board(Box(CAB), Box(CAB))
    assert all(is_misled(early, pawn, budget) == is_misled(late, pawn, budget) for pawn in (0, 1) for budget in budgets)


def test_a_hunch_is_shared_by_the_pawns_and_kept_until_fantom_appears() -> None:
    views = board(Box(CAB)), board(Box(CAB), Box(CAB))
    hunches = [[believed(view, TRUSTS_A_HUNCH, nature) for nature in NATURES] for view in views]
    assert hunches[0] == hunches[1]
    assert hunches[0] == [believed(views[0], TRUSTS_A_HUNCH, nature, pawn=1) for nature in NATURES]
    steps = belief_of(views[0])._tables.steps[18]
    assert {steps[station] >= 4 for ((station, _),) in hunches[0]} == {True}
    later = board(Box(CAB), SHOWN)
    assert hunches[0] != [believed(later, TRUSTS_A_HUNCH, nature) for nature in NATURES]
    assert len({hunch[0][0] for hunch in hunches[0]}) > 1


def test_before_fantom_appears_a_hunch_can_be_anywhere() -> None:
    view = GAME.board(position(1, 20, 5, route=(13,)))
    assert len({believed(view, "", nature)[0][0] for nature in NATURES}) > 10


def test_guards_stay_where_they_were_placed() -> None:
    assert [believed(board(), STAYS_AT_HOME, pawn=pawn) for pawn in range(3)] == [[(1, 1)], [(20, 1)], [(5, 1)]]


def test_old_news_are_those_of_some_boxes_ago() -> None:
    later = board(*[Box(CAB)] * 5)
    assert believed(later, ACTS_ON_OLD_NEWS, strength=Strength.GOOD) == belief_of(board()).ranked()
    assert (
        believed(board(), ACTS_ON_OLD_NEWS, strength=Strength.GOOD)
        == belief_of(GAME.board(position(1, 20, 5, route=(14,)))).ranked()
    )


def test_a_short_sighted_pawn_sees_only_what_is_near() -> None:
    """In the suburb a pawn sees as far as one ride."""
    suburb = replace(grid_options(), map=Map.SUBURB, own_map="")
    near = replace(board(Box(CAB)), options=suburb)
    steps = belief_of(near)._tables.steps[1]
    stroll = believed(near, SHORT_SIGHTED)
    visible = [(station, 0.5) for station in range(1, 30) if steps[station] == 1]
    hidden = [(station, 0.5) for station in range(1, 30) if steps[station] > 1]
    budget = Budget(Strength.EASY, flaw=SHORT_SIGHTED)
    assert wrong_belief(near, 0, [*hidden, *visible], budget) == visible
    assert wrong_belief(near, 0, hidden, budget) == stroll
    assert len(stroll) == 1


def test_a_strong_fantom_sees_the_hunt_as_it_is() -> None:
    state = replace(hunt(Box(CAB)), phase=Phase.FANTOM)
    assert {seen(state, flaw, Strength.STRONG) == Flight([1, 20, 5]) for flaw in FLAWS} == {True}


@pytest.mark.parametrize("flaw", ["", *FLAWS])
def test_fantom_looks_at_fewer_courses_the_weaker_it_is(flaw: str) -> None:
    state = replace(hunt(Box(CAB)), phase=Phase.FANTOM)
    rollouts = [seen(state, flaw, strength).rollouts or 0 for strength in WEAK]
    assert rollouts == sorted(rollouts, reverse=True)
    assert 0 < rollouts[-1] < rollouts[0]


def test_fantom_with_a_hunch_believes_itself_hunted_elsewhere() -> None:
    state = replace(hunt(Box(CAB)), phase=Phase.FANTOM)
    view = seen(state, TRUSTS_A_HUNCH)
    assert view.decoys > 0
    assert (view.decoy, 1.0) in believed(GAME.board(state), TRUSTS_A_HUNCH)


def test_fantom_likes_to_stay_where_it_began() -> None:
    state = replace(hunt(Box(CAB)), phase=Phase.FANTOM)
    assert seen(state, STAYS_AT_HOME).home == 14
    assert seen(replace(state, begun=9), STAYS_AT_HOME).home == 9
    assert seen(position(1, 20, route=(), phase=Phase.HIDE), STAYS_AT_HOME).home is None


def test_fantom_with_old_news_sees_some_pawns_before_their_rides() -> None:
    """White rode from 2 in this round, Yellow from 19 in the last one."""
    trips = (Trip(Pawn.YELLOW, CAB, 19, 20, 2), Trip(Pawn.WHITE, CAB, 2, 1, 3))
    state = replace(hunt(), phase=Phase.FANTOM, trips=trips)
    views = {tuple(seen(state, ACTS_ON_OLD_NEWS, nature=nature).pawns) for nature in NATURES}
    assert views == {(1, 20, 5), (2, 20, 5)}


def test_a_short_sighted_fantom_looks_few_boxes_ahead() -> None:
    state = replace(hunt(Box(CAB)), phase=Phase.FANTOM)
    boxes = [seen(state, SHORT_SIGHTED, strength).look_ahead_boxes for strength in WEAK]
    assert boxes == sorted(boxes, reverse=True)
    assert boxes[-1] < boxes[0] < FantomPolicy().rounds


def test_opinions_belong_to_a_seat_and_not_to_luck() -> None:
    state = hunt(Box(CAB))
    hands = GAME.hand(state, DETECTIVE), GAME.hand(replace(state, route=(*state.route[:-1], 12)), DETECTIVE)
    assert len({str(believed(hand.board, TRUSTS_A_HUNCH, b"one")) for hand in hands}) == 1


@pytest.mark.parametrize("flaw", FLAWS)
@pytest.mark.parametrize(
    "state",
    [replace(hunt(Box(CAB)), phase=Phase.FANTOM), position(1, 20, route=(), phase=Phase.HIDE)],
    ids=["riding", "hiding"],
)
def test_fantom_decides_with_every_flaw(flaw: str, state: State) -> None:
    menu, budget = GAME.moves(state, FANTOM), Budget(Strength.GOOD, 0.01, flaw=flaw, nature=NATURES[0])
    assert len(menu) > 1
    assert GAME.computer(GAME.hand(state, FANTOM), menu, Chance(b"", 0), budget) in menu
