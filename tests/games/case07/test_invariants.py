"""Invariants that hold in every game, however badly it is played."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import TYPE_CHECKING

import pytest

from bot.game.chance import Chance
from bot.game.contract import Seat
from cogs.case07 import GAME
from cogs.case07.board import PATROLS
from cogs.case07.cards import Card, locations
from cogs.case07.moves import Answer, Assign
from cogs.case07.options import Options
from tests.games.case07.positions import acting

if TYPE_CHECKING:
    from cogs.case07.state import Sleuth, State

pytestmark = pytest.mark.unmeasured

TABLES = [(2, 0), (3, 1), (4, 2), (5, 3)]
every_table = pytest.mark.parametrize(("players", "seed"), TABLES)


@cache
def played(players: int, seed: int) -> tuple[State, ...]:
    """Return every state of a game with random moves that notes a disc often when it can."""
    state, luck = GAME.start(players, Options(), Chance(b"invariant", seed)).state, Chance(b"luck", seed)
    states = [state]
    while GAME.to_act(state):
        seat = acting(state)
        menu = GAME.moves(state, seat)
        notes = [move for move in menu if isinstance(move, Assign)]
        move = luck.pick(notes if notes and luck.below(2) else menu)
        state = GAME.apply(state, seat, move, luck).state
        states.append(state)
    return tuple(states)


@every_table
def test_no_evidence_is_lost_or_doubled(players: int, seed: int) -> None:
    for state in played(players, seed):
        dead = [card for sleuth in state.sleuths for card in sleuth.dead_ends]
        assert Counter((*state.row, *state.deck, *state.discarded, *dead)) == Counter(Card)
        assert len(state.row) == 9 or not (state.deck or state.discarded)


@every_table
def test_a_tile_has_at_most_one_disc_of_a_player_and_no_patrol_a_negative_count(players: int, seed: int) -> None:
    for state in played(players, seed):
        for sleuth in state.sleuths:
            assert len({disc.card for disc in sleuth.discs}) == len(sleuth.discs)
            assert all(watch.large >= 0 <= watch.small for watch in sleuth.watches)


@every_table
def test_a_player_has_as_many_discs_as_the_answers_brought(players: int, seed: int) -> None:
    """Expect one disc for each that a patrol reported, and one for evidence in a place without an earlier patrol."""
    for state in played(players, seed):
        for sleuth in state.sleuths:
            if not sleuth.solved:
                assert len(sleuth.discs) + sum(
                    watch.large + watch.small for watch in sleuth.watches
                ) == _expected_discs(state, sleuth)


def _expected_discs(state: State, sleuth: Sleuth) -> int:
    """Return the number of discs from patrols and from evidence in places without an earlier patrol."""
    where, places, discs = locations(state.tiles), set[Card](), 0
    for finding in sleuth.findings:
        if finding.place is not None:
            places.add(finding.place)
        discs += finding.large + finding.small
        if finding.card is not None and finding.answer is not Answer.NOTHING:
            discs += where[finding.card] not in places
    return discs


@every_table
def test_all_play_three_investigations_with_five_patrols(players: int, seed: int) -> None:
    last = played(players, seed)[-1]
    assert len(last.past) == 3
    for seat in (Seat(number) for number in range(players)):
        patrol_count = sum(finding.place is not None for past in last.past for finding in past.findings[seat])
        assert patrol_count == PATROLS - last.sleuths[seat].patrols
        assert len(last.sleuths[seat].points) == 3
