"""Deadlines: reminders, moves for late players, and outages that cost no player time."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING

import pytest

from bot.game.chance import Chance
from bot.game.contract import Seat
from bot.table import turns
from bot.table.deadlines import HOUR_S, set_clocks, turn_seconds
from bot.table.decisions import DecisionContext
from bot.table.model import Pace, Status, Table
from bot.table.position import Position
from bot.table.quiet_hours import no_quiet_hours
from bot.table.reliability import SILENCE_S
from tests import acts
from tests.by_seat import by_seat, seats_with, states
from tests.postgresql_server import only_sqlite
from tests.table import bids
from tests.table.harness import ANNA, BOB, HERE, MORNING, ManualClock, fresh_key, open_harness

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from bot.table.store import Unreadable
    from tests.table.harness import Harness

DAY = 24 * HOUR_S


async def wait(harness: Harness, seconds: float) -> None:
    harness.clock.advance(seconds)
    await harness.tables.tick()


@pytest.mark.parametrize(
    ("pace", "missed", "hours"),
    [
        (Pace.LIVE, 0, 1),
        (Pace.DAILY, 0, 24),
        (Pace.RELAXED, 0, 72),
        (Pace.DAILY, 1, 12),
        (Pace.DAILY, 9, 1.5),
    ],
)
def test_a_turn_gets_the_time_of_the_pace(pace: Pace, missed: int, hours: float) -> None:
    assert turn_seconds(pace, missed) == hours * HOUR_S


def test_an_unhurried_table_has_no_deadline() -> None:
    assert turn_seconds(Pace.UNHURRIED, 3) is None


async def test_every_active_seat_gets_the_full_time(harness: Harness) -> None:
    table = await harness.game()
    assert by_seat(table, "due") == (MORNING + DAY, MORNING + DAY)


async def test_a_move_does_not_restart_the_clocks_of_others(harness: Harness) -> None:
    table = await harness.game()
    harness.clock.advance(HOUR_S)
    table = await harness.press(table, ANNA)
    assert (by_seat(table, "since"), by_seat(table, "due")) == ((None, MORNING), (None, MORNING + DAY))


async def test_a_step_within_a_turn_restarts_the_clock_but_not_the_turn(harness: Harness) -> None:
    table = await harness.game()
    harness.clock.advance(HOUR_S)
    table = await harness.press(table, ANNA, 3)  # Anna peeks and must still bid
    assert (table.seats[0].clock.since, table.seats[0].clock.due) == (MORNING, MORNING + HOUR_S + DAY)


async def test_a_new_round_is_a_new_turn_for_every_seat(harness: Harness) -> None:
    table = await harness.press(await harness.game(), ANNA)
    harness.clock.advance(HOUR_S)
    table = await harness.press(table, BOB)
    assert by_seat(table, "since") == (MORNING + HOUR_S, MORNING + HOUR_S)


async def test_no_reminder_comes_too_early(harness: Harness) -> None:
    table = await harness.game()
    await wait(harness, 0.85 * DAY - 1)
    assert await harness.facts(table, to=Seat(0)) == ["CoinsDealt"]


async def test_every_late_player_is_reminded_when_15_percent_are_left(harness: Harness) -> None:
    table = await harness.press(await harness.game(), BOB)
    await wait(harness, 0.85 * DAY)
    reminded = [await harness.facts(table, to=Seat(seat)) for seat in (0, 1)]
    assert reminded == [["CoinsDealt", "DeadlineNear"], ["CoinsDealt"]]


async def test_no_reminder_comes_twice(harness: Harness) -> None:
    table = await harness.game()
    await wait(harness, 0.85 * DAY)
    await wait(harness, 0.1 * DAY)
    assert (await harness.facts(table, to=Seat(0))).count("DeadlineNear") == 1


async def test_at_a_deadline_the_computer_moves_and_it_is_announced(harness: Harness) -> None:
    table = await harness.press(await harness.game(), BOB)
    await wait(harness, DAY)
    table = harness.tables.get(table.id)
    assert (by_seat(table, "moves"), by_seat(table, "missed")) == ((1, 1), (1, 0))
    assert "DeadlineMissed" in await harness.facts(table)


async def test_before_the_deadline_the_computer_does_not_move(harness: Harness) -> None:
    table = await harness.game()
    await wait(harness, DAY - 1)
    assert harness.tables.get(table.id).moves == 0


async def test_repeated_ticks_handle_a_deadline_once(harness: Harness) -> None:
    table = await harness.press(await harness.game(), BOB)
    await wait(harness, DAY)
    await wait(harness, 0)
    assert harness.tables.get(table.id).seats[0].moves == 1


async def test_missed_deadlines_shorten_the_time_until_the_player_moves(harness: Harness) -> None:
    table = await harness.press(await harness.game(), BOB)
    await wait(harness, DAY)
    now = harness.clock.now()
    assert by_seat(harness.tables.get(table.id), "due") == (now + DAY / 2, now + DAY)
    table = await harness.press(table, ANNA)
    assert table.seats[0].missed == 0


@pytest.fixture
def late() -> DecisionContext:
    """Yield a running game in which Anna's deadline has passed without a move."""
    sealed = bids.start(2, bids.Options(), Chance(b"seed", 0)).state
    table = Table(
        id=1, game="bids", status=Status.RUNNING, place=HERE, host=ANNA.user, language="en", pace=Pace.DAILY,
        seats=states(ANNA, BOB), options=bids.Options(), version=5, rules=1, opened=MORNING, changed=MORNING,
        seed=b"seed", state=sealed,
    )  # fmt: skip
    timed_table = set_clocks(table, bids.to_act(sealed), MORNING, no_quiet_hours)
    return DecisionContext(Position(timed_table, bids.GAME, b"k"), MORNING + DAY)


def test_the_rest_of_a_missed_turn_is_played_with_short_pauses(late: DecisionContext) -> None:
    table = turns.apply_move(late, Seat(0), bids.Peek(), own=False).table
    assert (seats_with(table, "taken_over"), by_seat(table, "missed"), table.seats[0].clock.due) == (
        frozenset({Seat(0)}),
        (1, 0),
        late.now + DAY / 48,
    )


def test_the_rest_of_a_missed_turn_is_not_missed_again(late: DecisionContext) -> None:
    peeked = turns.apply_move(late, Seat(0), bids.Peek(), own=False).table
    decision = turns.apply_move(
        dataclasses.replace(late, position=late.position.after(peeked)), Seat(0), bids.Bid(1), own=False
    )
    assert by_seat(decision.table, "missed") == (1, 0)
    assert "DeadlineMissed" not in {type(item.fact).__name__ for item in decision.news}


def test_a_player_returning_during_a_missed_turn_gets_the_full_time(late: DecisionContext) -> None:
    peeked = turns.apply_move(late, Seat(0), bids.Peek(), own=False).table
    own = turns.apply_move(dataclasses.replace(late, position=late.position.after(peeked)), Seat(0), bids.Bid(1)).table
    assert (seats_with(own, "taken_over"), by_seat(own, "missed")) == (frozenset(), (0, 0))


async def test_an_unhurried_table_does_not_change_by_itself_for_two_weeks(harness: Harness) -> None:
    table = await harness.game(pace=Pace.UNHURRIED)
    assert harness.tables.next_tick() == MORNING + SILENCE_S
    await wait(harness, SILENCE_S - 1)
    assert harness.tables.get(table.id) == table


async def test_the_next_tick_is_the_first_reminder(harness: Harness) -> None:
    await harness.game()
    assert harness.tables.next_tick() == MORNING + 0.85 * DAY


async def test_after_the_end_no_clock_runs(harness: Harness) -> None:
    await harness.play_out(await harness.game())
    assert harness.tables.next_tick() is None


async def test_absent_players_play_a_game_to_its_end(harness: Harness) -> None:
    table = await harness.game()
    for _ in range(40):
        tick = harness.tables.next_tick()
        if tick is None:
            break
        await wait(harness, tick - harness.clock.now())
    assert harness.tables.get(table.id).status is Status.ENDED


async def restarted(path: Path, clock: ManualClock, rest: float) -> tuple[float, Harness]:
    """Start a game of Anna and Bob, stop the host for `rest` seconds, and start it again."""
    async with open_harness(path, clock) as harness:
        await harness.game()
        await harness.tables.beat()
    clock.advance(rest)
    async with open_harness(path, clock) as harness:
        report = await harness.tables.load_all()
        await harness.tables.tick()
        return report.gap, harness


async def test_an_outage_of_two_days_misses_no_deadline(tmp_path: Path) -> None:
    clock = ManualClock()
    gap, harness = await restarted(tmp_path / "db", clock, 2 * DAY)
    table = harness.tables.get(1)
    assert (gap, table.moves, seats_with(table, "reminded")) == (2 * DAY, 0, frozenset())
    assert by_seat(table, "due") == pytest.approx((clock.now() + DAY, clock.now() + DAY))


async def test_an_outage_shifts_stored_deadlines_too(tmp_path: Path) -> None:
    clock = ManualClock()
    _, harness = await restarted(tmp_path / "db", clock, 2 * DAY)
    async with open_harness(tmp_path / "db", clock) as new_harness:
        assert await new_harness.store.load(1) == harness.tables.get(1)


async def test_repeated_starts_count_an_outage_once(tmp_path: Path) -> None:
    clock = ManualClock()
    await restarted(tmp_path / "db", clock, 2 * DAY)
    async with open_harness(tmp_path / "db", clock) as harness:
        assert (await harness.tables.load_all()).gap == 0


async def test_a_start_after_an_outage_reads_every_table_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = ManualClock()
    await restarted(tmp_path / "db", clock, 2 * DAY)
    clock.advance(DAY)
    async with open_harness(tmp_path / "db", clock) as harness:
        load, read = harness.store.load_since, list[float]()

        async def counted(since: float) -> Sequence[Table | Unreadable]:
            read.append(since)
            return await load(since)

        monkeypatch.setattr(harness.store, "load_since", counted)
        assert (await harness.tables.load_all()).gap == DAY
        assert len(read) == 1
        assert await harness.store.load(1) == harness.tables.get(1)


async def test_a_lobby_does_not_age_during_an_outage(tmp_path: Path) -> None:
    clock = ManualClock()
    async with open_harness(tmp_path / "db", clock) as harness:
        await harness.lobby()
        await harness.tables.beat()
    clock.advance(30 * DAY)
    async with open_harness(tmp_path / "db", clock) as harness:
        await harness.tables.load_all()
        await harness.tables.tick()
        assert harness.tables.get(1).status is Status.LOBBY


@pytest.mark.parametrize("jump", [-5 * DAY, 5 * DAY, 3600.0, -3600.0])
async def test_a_jump_of_the_machines_clock_shifts_every_deadline(harness: Harness, jump: float) -> None:
    table = await harness.game()
    await harness.tables.beat()
    harness.clock.advance(60)
    harness.clock.wall += jump
    assert await harness.tables.beat() == pytest.approx(jump)
    await harness.tables.tick()
    assert by_seat(harness.tables.get(table.id), "due") == pytest.approx((MORNING + DAY + jump,) * 2)
    assert harness.tables.get(table.id).moves == 0


async def test_an_hour_that_passes_is_no_jump(harness: Harness) -> None:
    table = await harness.game()
    harness.clock.advance(3600)
    assert await harness.tables.beat() == 0
    assert harness.tables.get(table.id).seats[0].clock.due == MORNING + DAY


@only_sqlite
async def test_a_table_that_fails_on_a_tick_does_not_block_others(
    harness: Harness, caplog: pytest.LogCaptureFixture
) -> None:
    first, second = await harness.game(), await harness.game()
    blocked = "CREATE TRIGGER blocked BEFORE INSERT ON move WHEN new.table_id = 1 BEGIN SELECT RAISE(ABORT, 'no'); END"
    await harness.database.rows(blocked)
    await wait(harness, DAY)
    assert (harness.tables.get(first.id).moves, harness.tables.get(second.id).moves > 0) == (0, True)
    table_ids = [vars(record)["table"] for record in caplog.records if record.getMessage() == "table.clock_not_stopped"]
    assert table_ids == [1]


@only_sqlite
async def test_a_table_that_fails_on_a_tick_is_retried_later(harness: Harness) -> None:
    table = await harness.game()
    await harness.database.rows("CREATE TRIGGER blocked BEFORE INSERT ON move BEGIN SELECT RAISE(ABORT, 'no'); END")
    await wait(harness, DAY)
    assert harness.tables.next_tick() == harness.clock.now() + 60
    await harness.database.rows("DROP TRIGGER blocked")
    await wait(harness, 60)
    assert harness.tables.get(table.id).moves > 0


async def test_a_resigned_player_misses_no_deadline(harness: Harness) -> None:
    table = await harness.game(ANNA, BOB)
    await acts.resign(harness.tables, table.id, ANNA.user, fresh_key())
    await wait(harness, 2 * DAY)
    assert "DeadlineMissed" not in await harness.facts(table)
