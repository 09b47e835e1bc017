"""Whole seasons in virtual time with people who vanish: each comes to an end, without a stuck or a double table."""

from __future__ import annotations

import contextlib
from random import Random

import hypothesis
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.game.contract import Refused
from bot.leagues import engine
from bot.leagues.decisions import EndLeague, FreezeLeague, LeaveLeague, SeatPlayer, StartLeague, ThawLeague, VoidMatch
from bot.leagues.model import DAY_S, Contest, LeagueStatus, MatchStatus
from bot.leagues.rounds import redrawn
from tests.leagues.season import HOUR, USER, Season, settings

pytestmark = pytest.mark.unmeasured
GAME = Contest("game", roles=("a", "b"), max_seats=5)


@hypothesis.settings(max_examples=15)
@given(
    people=st.integers(4, 12),
    waiting=st.integers(0, 3),
    size=st.integers(2, 4),
    vanished=st.sets(st.integers(0, 12), max_size=6),
    luck=st.integers(0, 1000),
)
def test_a_season_in_which_people_vanish_ends(
    people: int, waiting: int, size: int, vanished: set[int], luck: int
) -> None:
    season = Season.of(people, settings(GAME, rounds=3, size=size, max_entrants=people))
    for number in range(people, people + waiting):
        season.join(number)
    season.luck = Random(luck)
    season.vanished = {USER + number for number in vanished}
    season.live(days=3 * 14 + 1)
    assert season.league.status is LeagueStatus.FINISHED
    assert all(match.status is not MatchStatus.OPEN for match in season.league.matches)
    assert set(season.opened.values()) <= {1}
    assert not season.tables
    assert engine.pending(season.league) == ()
    for entry in season.league.rounds:
        assert redrawn(season.league, entry.number).tables == tuple(
            tuple(seat.drawn for seat in match.seats) for match in season.matches_of(entry.number)
        )


@hypothesis.settings(max_examples=15)
@given(st.lists(st.tuples(st.integers(0, 6), st.integers(0, 15)), max_size=30), st.integers(0, 1000))
def test_no_sequence_of_commands_leaves_a_league_stuck(acts: list[tuple[int, int]], luck: int) -> None:
    season = Season.of(6, settings(GAME, rounds=3, size=3, max_entrants=6, round_limit=4 * DAY_S))
    season.luck = Random(luck)
    for act, number in acts:
        commands = (
            LeaveLeague(USER + number),
            SeatPlayer(number, USER + 15 - number, "New"),
            VoidMatch(number % 3),
            FreezeLeague(),
            ThawLeague(),
            StartLeague(),
            LeaveLeague(USER + number, removed=True),
        )
        with contextlib.suppress(Refused):
            season.join(number)
        try:
            season.tell(commands[act], by=9)
        except Refused:
            continue
        for _ in range(5):
            season.hour()
    season.tell(ThawLeague())
    season.live(days=30)
    assert season.league.status is LeagueStatus.FINISHED
    assert not season.tables
    season.tell(EndLeague(), by=9)
    assert season.now <= 30 * 5 * HOUR + 30 * DAY_S
