"""Time off: used by the hour when a turn would run out, once for all tables, with a budget per year."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.game.contract import Seat
from bot.preferences.vacations import StoredVacations
from bot.table import pausing
from bot.table.deadlines import HOUR_S
from bot.table.model import Pace
from bot.table.reliability import SILENCE_S
from bot.table.vacations import Allowance, Vacation, draw_hours, grace, hours_left, put_off
from tests.by_seat import by_seat
from tests.databases import open_database
from tests.table import bids
from tests.table.harness import ANNA, BOB, MORNING, Harness, ManualClock, fresh_key, preferences_of

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from pathlib import Path

    from bot.preferences.preferences import Preferences
    from bot.table.model import Table

DAY = 24 * HOUR_S
QUARTER = 6 * HOUR_S
PRAGUE = ZoneInfo("Europe/Prague")


class Away:
    """A host whose players may be away."""

    def __init__(self, harness: Harness, people: Preferences, vacations: StoredVacations) -> None:
        self.harness = harness
        self.people = people
        self.vacations = vacations
        self.clock = harness.clock

    def left(self, user: int = ANNA.user) -> int:
        return hours_left(self.vacations.of(user), self.clock.now(), self.vacations.budget(user))

    def table(self, number: int = 1) -> Table:
        return self.harness.tables.get(number)

    async def pass_time(self, seconds: float) -> None:
        """Advance the clock as the scheduler does: a tick at each event."""
        end = self.clock.now() + seconds
        while (tick := self.harness.tables.next_tick()) is not None and tick <= end:
            self.clock.advance(max(0.0, tick - self.clock.now()))
            await self.harness.tables.tick()
        self.clock.advance(end - self.clock.now())


@asynccontextmanager
async def opened(path: Path, clock: ManualClock | None = None, days: int = 30) -> AsyncGenerator[Away]:
    clock = clock or ManualClock()
    async with open_database(path / "bot.db", lock_timeout=0.2) as database:
        people = preferences_of(database)
        vacations = StoredVacations(people, days)
        harness = Harness(database, clock, {"bids": bids.GAME}, vacations=vacations, prepare=people.prepare)
        await harness.tables.load_all()
        yield Away(harness, people, vacations)


def budget(days: int = 30, zone: str = "UTC") -> Allowance:
    return Allowance(days, zone)


def test_a_present_player_uses_no_time_off() -> None:
    assert draw_hours(Vacation(), budget(), 1, MORNING, MORNING, QUARTER) is None


def test_an_away_player_uses_an_hour() -> None:
    after = draw_hours(Vacation(until=MORNING + DAY), budget(), 1, MORNING, MORNING + 5, QUARTER)
    assert after is not None
    assert (after.hours, after.paid, after.table) == (1, MORNING + HOUR_S, 1)


def test_a_budget_of_zero_days_is_never_used() -> None:
    assert draw_hours(Vacation(until=MORNING + DAY), budget(0), 1, MORNING, MORNING, QUARTER) is None


def test_a_used_hour_covers_every_table() -> None:
    vacation = Vacation(until=MORNING + DAY, year=2027, hours=7, paid=MORNING + HOUR_S)
    assert draw_hours(vacation, budget(), 2, MORNING + 60, MORNING + 60, QUARTER) == vacation


@pytest.mark.parametrize(("after", "hours"), [(0.0, 6), (HOUR_S, 5), (5.5 * HOUR_S, 1), (6 * HOUR_S, None)])
def test_a_returning_player_has_a_limited_grace_time(after: float, hours: int | None) -> None:
    vacation = draw_hours(Vacation(until=MORNING), budget(), 1, MORNING + after, MORNING + after, QUARTER)
    assert (None if vacation is None else vacation.hours) == hours


def test_the_budgets_year_begins_at_local_midnight() -> None:
    midnight = datetime(2028, 1, 1, tzinfo=PRAGUE).timestamp()
    spent = Vacation(until=midnight + DAY, year=2027, hours=24)
    for time, left in ((midnight - 1, 0), (midnight, 24), (midnight + HOUR_S, 24)):
        assert hours_left(spent, time, budget(1, "Europe/Prague")) == left
    assert draw_hours(spent, budget(1, "Europe/Prague"), 1, midnight - 1, midnight - 1, QUARTER) is None
    after = draw_hours(spent, budget(1, "Europe/Prague"), 1, midnight, midnight, QUARTER)
    assert after is not None
    assert (after.year, after.hours) == (2028, 1)


def test_changing_the_zone_back_over_new_year_gives_no_second_budget() -> None:
    moment = datetime(2027, 12, 31, 12, tzinfo=UTC).timestamp()
    east = draw_hours(
        Vacation(until=moment + DAY, year=2027, hours=5), budget(1, "Pacific/Kiritimati"), 1, moment, moment, 0
    )
    assert east is not None
    assert (east.year, east.hours) == (2028, 1)
    assert hours_left(east, moment, budget(1, "Pacific/Honolulu")) == 23


def test_a_leap_day_uses_24_hours() -> None:
    eve = datetime(2028, 2, 28, 23, tzinfo=PRAGUE).timestamp()
    vacation: Vacation | None = Vacation(until=eve + 3 * DAY)
    for n in range(30):
        assert vacation is not None
        vacation = draw_hours(vacation, budget(), 1, eve + n * HOUR_S, eve + n * HOUR_S, 0)
    assert vacation is not None
    assert vacation.hours == 30


lasting = st.floats(0.0, 80.0).map(lambda hours: round(hours * HOUR_S))


@settings(max_examples=150)
@given(
    starts=st.lists(lasting, min_size=1, max_size=5),
    until=st.integers(0, 60).map(lambda hours: hours * HOUR_S),
    days=st.integers(0, 3),
)
def test_used_hours_equal_the_hours_of_postponement(starts: list[int], until: float, days: int) -> None:
    """For any tables and deadlines, the hours used equal the hours in which some turn was postponed."""
    dues: list[float | None] = [MORNING + start for start in starts]
    covered: list[tuple[float, float]] = []
    vacation, own = Vacation(until=MORNING + until), budget(days)
    while running := [(due, n) for n, due in enumerate(dues) if due is not None]:
        due, n = min(running)
        after = draw_hours(vacation, own, n, due, due, QUARTER)
        dues[n] = None if after is None else after.paid
        if after is not None:
            covered.append((due, after.paid))
            vacation = after
    assert vacation.hours == pytest.approx(union(covered) / HOUR_S)
    assert vacation.hours <= days * 24
    last = max((end for _, end in covered), default=MORNING)
    assert last <= MORNING + until + QUARTER + HOUR_S


def union(spans: list[tuple[float, float]]) -> float:
    """Return the total length of the union of these spans, in seconds."""
    total, reached = 0.0, 0.0
    for start, end in sorted(spans):
        total += max(0.0, end - max(start, reached))
        reached = max(reached, end)
    return total


async def test_a_turn_is_postponed_hourly_and_only_the_first_is_announced(tmp_path: Path) -> None:
    async with opened(tmp_path) as world:
        table = await world.harness.game()
        await world.harness.press(table, BOB)
        await world.vacations.leave(ANNA.user, MORNING + 5 * DAY)
        await world.pass_time(DAY + 10 * HOUR_S + 60)
        table = world.table()
        assert (table.moves, by_seat(table, "missed"), world.left()) == (1, (0, 0), 30 * 24 - 11)
        assert table.seats[0].clock.due == MORNING + DAY + 11 * HOUR_S
        facts = await world.harness.facts(table)
        assert facts.count("Excused") == 1
        assert "DeadlineMissed" not in facts
        assert "DeadlineNear" not in await world.harness.facts(table, to=Seat(0))
        assert by_seat(table, "excused") == (MORNING + 5 * DAY, None)


async def test_later_hours_are_not_announced_to_receivers(tmp_path: Path) -> None:
    async with opened(tmp_path) as world:
        await world.harness.press(await world.harness.game(), BOB)
        await world.vacations.leave(ANNA.user, MORNING + 5 * DAY)
        await world.pass_time(DAY + 60)
        before, version = len(world.harness.notified), world.table().public_version
        await world.pass_time(20 * HOUR_S)
        assert (len(world.harness.notified), world.table().public_version) == (before, version)


async def test_a_move_gives_the_full_time_again(tmp_path: Path) -> None:
    async with opened(tmp_path) as world:
        table = await world.harness.game()
        await world.vacations.leave(ANNA.user, MORNING + 5 * DAY)
        await world.harness.press(table, BOB)
        await world.pass_time(DAY + HOUR_S + 60)
        table = await world.harness.press(world.table(), ANNA)
        assert by_seat(table, "due") == (world.clock.now() + DAY, world.clock.now() + DAY)
        assert by_seat(table, "excused") == (None, None)


async def test_one_hour_is_used_for_all_tables(tmp_path: Path) -> None:
    async with opened(tmp_path) as world:
        for _ in range(3):
            await world.harness.press(await world.harness.game(), BOB)
            world.clock.advance(600)
        await world.vacations.leave(ANNA.user, MORNING + 5 * DAY)
        await world.pass_time(DAY + 5 * HOUR_S - 1860)
        assert world.left() == 30 * 24 - 5
        assert {by_seat(world.table(n), "missed") for n in (1, 2, 3)} == {(0, 0)}


async def test_turns_run_out_when_no_hours_are_left(tmp_path: Path) -> None:
    async with opened(tmp_path, days=1) as world:
        await world.harness.press(await world.harness.game(), BOB)
        await world.vacations.leave(ANNA.user, MORNING + 9 * DAY)
        await world.pass_time(2 * DAY - 60)
        assert by_seat(world.table(), "missed") == (0, 0)
        await world.pass_time(120)
        assert world.table().seats[0].missed == 1
        assert world.left() == 0
        whispers = await world.harness.facts(world.table(), to=Seat(0))
        assert (whispers.count("VacationSpent"), whispers.count("VacationLow")) == (1, 0)


async def test_a_player_is_warned_once_under_48_hours_and_once_at_zero(tmp_path: Path) -> None:
    async with opened(tmp_path, days=3) as world:
        for _ in range(2):
            await world.harness.press(await world.harness.game(), BOB)
        await world.vacations.leave(ANNA.user, MORNING + 9 * DAY)
        facts: list[list[str]] = []
        for hours in (24 + 23.5, 1, 1, 45, 1, 1, 3):
            await world.pass_time(hours * HOUR_S)
            fact_lists = [await world.harness.facts(world.table(n), to=Seat(0)) for n in (1, 2)]
            facts.append([name for names in fact_lists for name in names if name.startswith("Vacation")])
        assert facts[0] == []
        assert facts[1] == facts[2] == ["VacationLow"]
        assert sorted(facts[-1]) == ["VacationLow", "VacationSpent"]


async def test_a_returning_player_is_reminded_and_has_a_full_turn(tmp_path: Path) -> None:
    async with opened(tmp_path) as world:
        await world.harness.press(await world.harness.game(), BOB)
        await world.vacations.leave(ANNA.user, MORNING + 2 * DAY)
        await world.pass_time(2 * DAY + 60)
        table = world.table()
        assert table.seats[0].clock.due == MORNING + 3 * DAY
        assert (await world.harness.facts(table, to=Seat(0))).count("DeadlineNear") == 1
        await world.pass_time(DAY)
        assert world.table().seats[0].missed == 1
        assert world.left() == 30 * 24 - 48


async def test_a_player_returning_early_has_a_full_turn(tmp_path: Path) -> None:
    async with opened(tmp_path) as world:
        await world.harness.press(await world.harness.game(), BOB)
        await world.vacations.leave(ANNA.user, MORNING + 9 * DAY)
        await world.pass_time(2 * DAY + HOUR_S / 2)
        await world.vacations.leave(ANNA.user, world.clock.now())
        await world.pass_time(HOUR_S)
        assert world.table().seats[0].missed == 0
        due = world.table().seats[0].clock.due
        assert due is not None
        assert due >= MORNING + 3 * DAY + HOUR_S / 2


async def test_a_turn_taken_over_by_the_computer_is_not_postponed(tmp_path: Path) -> None:
    async with opened(tmp_path) as world:
        table = await world.harness.press(await world.harness.game(), BOB)
        now = MORNING + DAY
        vacation = draw_hours(Vacation(until=now + DAY), budget(), 1, now, now, QUARTER)
        assert vacation is not None
        assert put_off(table, Seat(0), vacation, budget(), now) is not None
        computer_turn = table.with_clock(Seat(0), taken_over=True)
        assert put_off(computer_turn, Seat(0), vacation, budget(), now) is None


async def test_an_away_player_is_not_reminded(tmp_path: Path) -> None:
    async with opened(tmp_path) as world:
        table = await world.harness.game()
        await world.vacations.leave(ANNA.user, MORNING + 9 * DAY)
        await world.pass_time(23 * HOUR_S)
        assert "DeadlineNear" not in await world.harness.facts(table, to=Seat(0))
        assert "DeadlineNear" in await world.harness.facts(table, to=Seat(1))


@pytest.mark.parametrize("downtime", [0.0, 600.0, 48 * HOUR_S])
async def test_a_crash_between_use_and_postponement_uses_no_hour_twice(tmp_path: Path, downtime: float) -> None:
    async with opened(tmp_path) as world:
        clock = world.clock
        await world.harness.press(await world.harness.game(), BOB)
        await world.vacations.leave(ANNA.user, MORNING + 9 * DAY)
        await world.harness.tables.beat()
        clock.advance(DAY)
        await world.harness.tables.beat()
        assert await world.vacations.draw(ANNA.user, 1, MORNING + DAY, clock.now(), QUARTER) is not None
        assert world.left() == 30 * 24 - 1
    clock.advance(downtime)
    async with opened(tmp_path, clock) as world:
        assert world.left() == 30 * 24 - 1
        await world.pass_time(HOUR_S - 1)
        assert world.left() == 30 * 24 - 1
        assert by_seat(world.table(), "missed") == (0, 0)
        assert world.table().seats[0].clock.due == pytest.approx(MORNING + DAY + downtime + HOUR_S)
        await world.pass_time(2)
        assert world.left() == 30 * 24 - 2


async def test_an_outage_or_clock_jump_uses_no_time_off(tmp_path: Path) -> None:
    async with opened(tmp_path) as world:
        await world.harness.press(await world.harness.game(), BOB)
        await world.vacations.leave(ANNA.user, MORNING + 60 * DAY)
        await world.pass_time(DAY + 1.5 * HOUR_S)
        await world.harness.tables.beat()
        clock, left, due = world.clock, world.left(), world.table().seats[0].clock.due
        assert due is not None
        clock.wall += 30 * DAY
        await world.harness.tables.beat()
        assert world.table().seats[0].clock.due == pytest.approx(due + 30 * DAY)
        assert world.vacations.of(ANNA.user).paid == pytest.approx(due + 30 * DAY)
        await world.pass_time(60)
        assert world.left() == left


async def test_turns_of_live_tables_are_postponed_too(tmp_path: Path) -> None:
    async with opened(tmp_path) as world:
        await world.harness.press(await world.harness.game(pace=Pace.LIVE), BOB)
        await world.vacations.leave(ANNA.user, MORNING + 3 * HOUR_S)
        await world.pass_time(3 * HOUR_S + 60)
        assert by_seat(world.table(), "missed") == (0, 0)
        await world.pass_time(HOUR_S)
        assert world.table().seats[0].missed == 1
        assert world.left() == 30 * 24 - 3


async def test_simultaneous_changes_of_a_user_are_all_kept(tmp_path: Path) -> None:
    async with opened(tmp_path) as world:
        await world.vacations.leave(ANNA.user, MORNING + DAY)
        await asyncio.gather(
            world.people.update(ANNA.user, lambda own: msgspec.structs.replace(own, language="cs")),
            world.vacations.draw(ANNA.user, 1, MORNING, MORNING, QUARTER),
            world.people.update(ANNA.user, lambda own: msgspec.structs.replace(own, zone="UTC")),
        )
        await world.people.refresh_all()
        chosen = world.people.person(ANNA.user)
        assert (chosen.language, chosen.zone, chosen.vacation.hours) == ("cs", "UTC", 1)


async def test_an_away_players_silence_begins_at_their_return(tmp_path: Path) -> None:
    async with opened(tmp_path) as world:
        await world.harness.press(await world.harness.game(pace=Pace.UNHURRIED), BOB)
        await world.vacations.leave(ANNA.user, MORNING + 20 * DAY)
        await world.pass_time(20 * DAY + SILENCE_S - 60)
        assert world.table().open == ()
        await world.pass_time(120)
        assert world.table().open == (Seat(0),)


async def test_a_player_away_during_a_pause_gets_grace_time_with_one_announcement(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path) as world:
        table = await world.harness.game(ANNA, BOB, pace=Pace.DAILY)
        await world.vacations.leave(ANNA.user, MORNING + 4 * DAY)
        await world.harness.press(table, BOB)
        await world.pass_time(2 * DAY)

        async def agree(user: int) -> None:
            await world.harness.tables.change(
                table.id, user, fresh_key(), lambda context: pausing.vote_for_pause(context, user, None)
            )

        await agree(ANNA.user)
        await agree(BOB.user)
        await world.pass_time(10 * DAY)
        await world.harness.tables.change(
            table.id, BOB.user, fresh_key(), lambda context: pausing.resume(context, BOB.user)
        )
        await world.pass_time(grace(Pace.DAILY) - 60)
        assert by_seat(world.table(), "missed") == (0, 0)
        assert (await world.harness.facts(world.table())).count("Excused") == 1
        await world.pass_time(120)
        assert by_seat(world.table(), "missed") == (1, 0)
