"""A player's reliability: the turns that count; each counts once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.game.contract import MODERATOR, Seat
from bot.table.deadlines import HOUR_S
from bot.table.decisions import ChangeKind, Decision
from bot.table.model import Pace
from bot.table.policies import Policy
from bot.table.reliability import (
    MAX_TURNS,
    MIN_TURNS,
    EndedTurn,
    Reliability,
    TurnWatch,
    reliability,
    turn_sign,
    with_turns,
)
from bot.table.service import Tables
from tests import acts
from tests.by_seat import with_fields
from tests.table.harness import ANNA, BOB, CYRIL, GAMES, ManualClock, fresh_key, open_harness

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from bot.table.model import Table
    from tests.table.harness import Harness

DAY = 24 * HOUR_S


class Noted:
    """A host that records counted turns."""

    def __init__(self, harness: Harness) -> None:
        self.harness = harness
        self.turns: list[tuple[int, bool]] = []
        policy = Policy(note_turn=self.note)
        key = b"k" * 32
        harness.tables = Tables(GAMES, harness.store, harness.clock, harness.note, key=key, policy=policy)

    def note(self, turn: EndedTurn) -> None:
        self.turns.append((turn.user, turn.in_time))

    async def wait(self, seconds: float) -> None:
        self.harness.clock.advance(seconds)
        await self.harness.tables.tick()


@pytest.fixture
async def noted(tmp_path: Path) -> AsyncIterator[Noted]:
    async with open_harness(tmp_path / "bot.db") as harness:
        yield Noted(harness)


def test_a_newcomer_has_no_reliability() -> None:
    assert [reliability("+" * n) for n in (0, MIN_TURNS - 1)] == [None, None]
    assert reliability("++-++") == Reliability(4, 5)


def test_only_the_latest_turns_count() -> None:
    turns = "-" * MAX_TURNS
    for _ in range(MAX_TURNS - 3):
        turns = with_turns(turns, turn_sign(in_time=True))
    assert reliability(turns) == Reliability(MAX_TURNS - 3, MAX_TURNS)
    assert len(turns) == MAX_TURNS


async def test_a_turn_with_several_moves_counts_once(noted: Noted) -> None:
    table = await noted.harness.game()
    await noted.harness.press(table, ANNA, len(noted.harness.tables.menu(table, Seat(0))[0]) - 1)  # Anna peeks
    assert noted.turns == []
    await noted.harness.press(table, ANNA)
    assert noted.turns == [(ANNA.user, True)]


async def test_the_turn_that_begins_a_round_and_the_one_that_ends_the_game_count(noted: Noted) -> None:
    table = await noted.harness.game()
    while not (table := noted.harness.tables.get(table.id)).finished:
        noted.harness.clock.advance(1)
        for person in (ANNA, BOB):
            await noted.harness.press(table, person)
    assert sorted(noted.turns) == [(ANNA.user, True)] * 3 + [(BOB.user, True)] * 3


async def test_a_missed_deadline_counts_against_its_player(noted: Noted) -> None:
    await noted.harness.game()
    await noted.wait(DAY - 1)
    assert noted.turns == []
    await noted.wait(1)
    assert noted.turns == [(ANNA.user, False), (BOB.user, False)]


async def test_a_player_returning_in_a_missed_turn_is_still_late(noted: Noted) -> None:
    table = await noted.harness.game()
    await noted.harness.press(table, BOB)
    missed = with_fields(noted.harness.tables.get(table.id), missed=(1, 0))
    watch, before = TurnWatch(noted.note), missed
    noted.turns.clear()
    done_table = with_fields(before, since=(None, None), due=(None, None))
    watch.saw(with_fields(before, missed=(0, 0)), Decision(before, ChangeKind.MOVE, (), Seat(0)))
    watch.saw(before, Decision(with_fields(done_table, missed=(0, 0)), ChangeKind.MOVE, (), Seat(0)))
    assert noted.turns == [(ANNA.user, False)]


async def test_a_moderators_move_counts_as_no_turn(noted: Noted) -> None:
    table = await noted.harness.game()
    done_table = with_fields(table, since=(None, None), due=(None, None))
    TurnWatch(noted.note).saw(table, Decision(done_table, ChangeKind.MOVE, (), MODERATOR))
    assert noted.turns == []


async def test_a_reopened_turn_counts_once(noted: Noted) -> None:
    table = await noted.harness.game()
    ready = with_fields(table, since=(None, table.seats[1].clock.since), due=(None, table.seats[1].clock.due))
    watch = TurnWatch(noted.note)
    for _ in range(3):
        watch.saw(table, Decision(ready, ChangeKind.MOVE, (), Seat(0)))
        watch.saw(ready, Decision(table, ChangeKind.MOVE, (), Seat(0)))
    assert noted.turns == [(ANNA.user, True)]


async def test_without_a_deadline_nothing_counts(noted: Noted) -> None:
    table = await noted.harness.game(pace=Pace.UNHURRIED)
    await noted.wait(10 * DAY)
    await noted.harness.play_out(table)
    assert noted.turns == []


async def test_computer_moves_for_a_resigned_player_do_not_count(noted: Noted) -> None:
    table = await noted.harness.game(ANNA, BOB, CYRIL)
    await acts.resign(noted.harness.tables, table.id, CYRIL.user, fresh_key())
    await noted.harness.tables.autoplay(table.id)
    await noted.wait(10 * DAY)
    assert {user for user, _ in noted.turns} == {ANNA.user, BOB.user}


async def test_a_premove_counts_as_in_time(noted: Noted) -> None:
    table = await noted.harness.game()
    noted.turns.clear()
    decision = Decision(with_fields(table, since=(None, table.seats[1].clock.since)), ChangeKind.MOVE, (), Seat(0))
    TurnWatch(noted.note).saw(table, decision)
    assert noted.turns == [(ANNA.user, True)]


async def test_removal_of_the_bot_misses_no_turn(noted: Noted) -> None:
    table = await noted.harness.game()
    await noted.harness.tables.absence.begin(table.place.guild)
    await noted.wait(20 * DAY)
    await noted.harness.tables.absence.end(table.place.guild)
    await noted.wait(DAY - 1)
    assert noted.turns == []


async def test_an_outage_misses_no_turn(tmp_path: Path) -> None:
    clock = ManualClock()
    async with open_harness(tmp_path / "bot.db", clock) as harness:
        await harness.game()
        await harness.tables.beat()
    clock.advance(2 * DAY)
    async with open_harness(tmp_path / "bot.db", clock) as harness:
        noted = Noted(harness)
        await harness.tables.load_all()
        await noted.wait(DAY - 1)
        assert noted.turns == []
        await noted.wait(1)
    assert noted.turns == [(ANNA.user, False), (BOB.user, False)]


@pytest.mark.parametrize("late", [False, True])
async def test_a_turn_postponed_by_time_off_does_not_count(noted: Noted, *, late: bool) -> None:
    table = with_fields(await noted.harness.game(), excused=(noted.harness.clock.now() + DAY, None))
    done_table = with_fields(table, since=(None, table.seats[1].clock.since), missed=(int(late), 0))
    for seat in (Seat(0), Seat(1)):
        after = done_table if seat == 0 else with_fields(table, since=(table.seats[0].clock.since, None))
        TurnWatch(noted.note).saw(table, Decision(after, ChangeKind.MOVE, (), seat))
    assert noted.turns == [(BOB.user, True)]


async def test_calling_off_a_game_counts_no_turn(noted: Noted) -> None:
    table: Table = await noted.harness.game()
    await noted.harness.tables.cancel(table.id, ANNA.user, moderator=False, key=fresh_key())
    assert noted.turns == []
