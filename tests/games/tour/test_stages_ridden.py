"""Random stages ridden to the end: every rider on the road can move on."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.game.chance import Chance
from bot.game.contract import FileText
from cogs.tour.board import How, Phase
from cogs.tour.moves import Absent, Ready, Role, SetRole, SetSpeed, Speed, Until
from cogs.tour.options import Options, Race, Riders
from cogs.tour.road import ahead
from cogs.tour.rules import apply, moves, start, to_act
from cogs.tour.stages.catalogue import OWN, stage
from cogs.tour.state import State, on_road
from tests.games.tour.random_stages import drawn

if TYPE_CHECKING:
    from cogs.tour.moves import Move
    from cogs.tour.road import Field, Stage

SPEEDS = [speed for speed in Speed if speed is not Speed.ASK]


def ordered(state: State, luck: Random) -> State:
    """Give every rider a random role and speed."""
    for rider in state.riders:
        for move in (SetRole(rider.number, luck.choice(list(Role))), SetSpeed(rider.number, luck.choice(SPEEDS))):
            if move in moves(state, rider.team):
                state = apply(state, rider.team, move, Chance(b"", 0)).state
    return state


@pytest.mark.unmeasured
@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize(("players", "riders"), [(2, Riders.SIX), (4, Riders.BY_PLAYERS), (6, Riders.SIX)])
def test_a_race_on_a_random_stage_ends(seed: int, players: int, riders: Riders) -> None:
    text = drawn(seed)
    road = stage(OWN, text)
    options = Options(race=Race.OWN, riders=riders, own_stage=FileText(text))
    state, n = ordered(start(players, options, Chance(b"drawn", seed)).state, Random(seed)), 0
    while state.phase is not Phase.OVER:
        before = on_road(state)
        for seat in sorted(to_act(state)):
            n += 1
            state = apply(state, seat, Ready(), Chance(b"drawn", n)).state
        assert state.round <= road.finish
        after = on_road(state)
        assert after.keys() <= before.keys()
        assert all(after[number] in road.fields and after[number].x >= before[number].x for number in after)
    assert sorted(state.past[0].places) == list(range(1, len(state.riders) + 1))


@given(seed=st.integers(0, 10**6), players=st.integers(2, 6), riders=st.sampled_from(Riders))
@settings(max_examples=20)
def test_random_moves_never_stop_a_free_rider(seed: int, players: int, riders: Riders) -> None:
    """Random orders with questions, teams that are not there, and teams that resign: there is always a legal move.

    “A rider moves at least one field if one is free” [D2]: nobody stands still who has not fallen and is not boxed in.
    """
    text = drawn(seed)
    options = Options(race=Race.OWN, riders=riders, own_stage=FileText(text))
    luck = Random(seed)
    state = ordered(start(players, options, Chance(b"however", seed)).state, luck)
    n, places, began = 0, on_road(state), state.round
    while to_act(state):
        n += 1
        seat = luck.choice(sorted(to_act(state)))
        menu = moves(state, seat)
        assert menu
        state = apply(state, seat, drawn_move(menu, state, luck), Chance(b"however", n)).state
        if state.phase is Phase.ORDERS:
            if state.round == began + 1:
                all_got_on(stage(OWN, text), places, state)
            places, began = on_road(state), state.round
    assert n < 4_000
    assert sorted(state.past[0].places) == list(range(1, len(state.riders) + 1))


def drawn_move(menu: tuple[Move, ...], state: State, luck: Random) -> Move:
    """Return a random move: one team in three is ready or away, and one in fifty of these resigns."""
    if state.phase is Phase.ASK or luck.randrange(3):
        return luck.choice(menu[:-1])
    ready: list[Move] = [Absent(), *map(Ready, Until)]
    return Absent(for_good=True) if luck.randrange(50) == 0 else luck.choice(ready)


def all_got_on(road: Stage, places: dict[int, Field], after: State) -> None:
    """Check a ridden round on the map: every rider that stood still had no free field or fell."""
    places = dict(places)
    assert {ride.rider for ride in after.rides} == places.keys()
    for ride in after.rides:
        free = [field for field in ahead(places[ride.rider]) if field in road.fields and field not in places.values()]
        assert ride.way[1:] or ride.how is How.FALL or not free
        if ride.pushed:
            receiver = next(number for number, field in places.items() if field == ride.pushed[0])
            places[receiver] = ride.pushed[-1]
        places[ride.rider] = ride.way[-1]
    assert len(set(places.values())) == len(places)
