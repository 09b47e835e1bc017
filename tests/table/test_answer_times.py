"""Answer times: from the beginning of a turn to the player's move that ends it, without quiet hours and downtime."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from bot.game.contract import Seat
from bot.table import answer_times
from bot.table.answer_times import LETTERS, MAX_TURNS, usual_answer_s
from bot.table.quiet_hours import QuietHours
from tests import acts
from tests.table.harness import ANNA, BOB, DORA, MORNING, ManualClock, fresh_key, open_harness
from tests.table.test_seats import take

if TYPE_CHECKING:
    from pathlib import Path

    from bot.table.model import Table
    from tests.table.harness import Harness

HOUR = 3600.0
A = Seat(0)


def answer_s(table: Table, seat: int = 0) -> float | None:
    return usual_answer_s(table.seats[seat].answers)


def test_the_usual_time_is_the_median_of_a_coarse_record() -> None:
    assert usual_answer_s("") is None
    assert usual_answer_s("aaZ") == 1.0
    assert usual_answer_s("acc" + LETTERS[-1]) == pytest.approx((4 / 3) ** 2)


async def test_a_turn_is_measured_from_its_beginning_to_the_move_that_ends_it(harness: Harness) -> None:
    table = await harness.game(ANNA, BOB)
    harness.clock.advance(HOUR)
    table = await harness.press(table, ANNA)
    assert answer_s(table) == pytest.approx(HOUR, rel=0.2)
    assert answer_s(table, 1) is None


async def test_the_move_that_ends_the_game_is_measured_too(harness: Harness) -> None:
    table = await harness.game(ANNA, BOB)
    while not table.finished:
        for person in (ANNA, BOB):
            harness.clock.advance(HOUR)
            table = await harness.press(table, person)
    assert [len(state.answers) for state in table.seats] == [3, 3]


@pytest.mark.parametrize("hours", [QuietHours(6 * 60, 0, "UTC"), None])
async def test_quiet_hours_do_not_count(tmp_path: Path, hours: QuietHours | None) -> None:
    clock = ManualClock(MORNING)
    async with open_harness(tmp_path / "db", clock, quiet={ANNA.user: hours}.get) as harness:
        table = await harness.game(ANNA, BOB)
        clock.advance(24 * HOUR)
        table = await harness.press(table, ANNA)
        assert answer_s(table) == pytest.approx((24 if hours is None else 6) * HOUR, rel=0.2)


async def test_an_outage_does_not_count(harness: Harness) -> None:
    table = await harness.game(ANNA, BOB)
    harness.clock.advance(HOUR)
    harness.clock.wall += 100 * HOUR
    await harness.tables.beat()
    assert answer_s(await harness.press(table, ANNA)) == pytest.approx(HOUR, rel=0.2)


@pytest.mark.parametrize("fields", [{"excused": MORNING}, {"unreached": True}, {"since": None}])
async def test_a_turn_put_off_or_not_called_is_not_measured(harness: Harness, fields: dict[str, object]) -> None:
    before = await harness.game(ANNA, BOB)
    harness.clock.advance(HOUR)
    after, now = await harness.press(before, ANNA), harness.clock.now()
    plain = replace(after, seats=before.seats).with_clock(A, since=None)
    assert answer_s(answer_times.with_answer(before, plain, A, now, None)) == pytest.approx(HOUR, rel=0.2)
    assert answer_s(answer_times.with_answer(before.with_clock(A, **fields), plain, A, now, None)) is None


async def test_a_move_that_leaves_the_turn_running_is_not_measured(harness: Harness) -> None:
    table = await harness.game(ANNA, BOB)
    assert answer_times.with_answer(table, table, A, MORNING + HOUR, None) == table


async def test_a_new_player_begins_a_record_and_a_returning_one_continues_theirs(harness: Harness) -> None:
    table = await harness.game(ANNA, BOB)
    harness.clock.advance(HOUR)
    table = await harness.press(table, ANNA)
    await acts.leave_seat(harness.tables, table.id, ANNA.user, fresh_key())
    table = await take(harness, table, ANNA, 0)
    assert len(table.seats[0].answers) == 1
    await acts.leave_seat(harness.tables, table.id, ANNA.user, fresh_key())
    table = await take(harness, table, DORA, 0)
    assert table.seats[0].answers == ""


async def test_the_record_is_short(harness: Harness) -> None:
    before = (await harness.game(ANNA, BOB)).with_seat(A, answers="a" * MAX_TURNS)
    after = before.with_clock(A, since=None)
    record = answer_times.with_answer(before, after, A, MORNING + HOUR, None).seats[0].answers
    assert record == "a" * (MAX_TURNS - 1) + record[-1] != before.seats[0].answers
