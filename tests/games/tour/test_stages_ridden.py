"""Stages that nobody has drawn, ridden to the end: whoever is on the road gets on."""

from __future__ import annotations

from random import Random

import pytest

from bot.chance import Chance
from bot.game import FileText
from cogs.tour.board import Phase
from cogs.tour.moves import Ready, Role, SetRole, SetSpeed, Speed
from cogs.tour.options import Options, Race, Riders
from cogs.tour.rules import apply, moves, start, to_act
from cogs.tour.stages.catalogue import OWN, stage
from cogs.tour.state import State, on_road
from tests.games.tour.random_stages import drawn

SPEEDS = [speed for speed in Speed if speed is not Speed.ASK]


def ordered(state: State, luck: Random) -> State:
    """Give every rider a role and a speed by lot."""
    for each in state.riders:
        for move in (SetRole(each.number, luck.choice(list(Role))), SetSpeed(each.number, luck.choice(SPEEDS))):
            if move in moves(state, each.team):
                state = apply(state, each.team, move, Chance(b"", 0)).state
    return state


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize(("players", "riders"), [(2, Riders.SIX), (4, Riders.BY_PLAYERS), (6, Riders.SIX)])
def test_a_race_on_a_stage_that_nobody_has_drawn_ends(seed: int, players: int, riders: Riders) -> None:
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
