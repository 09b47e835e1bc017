"""A turn's clock stands still until its player can be called, and then starts with the full time."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.game.contract import Seat
from bot.table import pausing
from bot.table.deadlines import HOUR_S
from bot.table.reliability import SILENCE_S
from tests.by_seat import by_seat, seats_with
from tests.table.harness import ANNA, BOB, MORNING, fresh_key, open_harness
from tests.table.test_pausing import agree

if TYPE_CHECKING:
    from pathlib import Path

    from bot.table.model import Table
    from tests.table.harness import Harness

DAY = 24 * HOUR_S
SEATS = frozenset({Seat(0), Seat(1)})


async def held(harness: Harness) -> Table:
    """Return a table at which Anna cannot be called and Bob was called."""
    return await harness.tables.hold((await harness.game()).id, frozenset({Seat(0)}))


async def test_the_clock_stands_still_for_an_unreached_seat(harness: Harness) -> None:
    table = await held(harness)
    assert (by_seat(table, "due"), table.due) == ((None, MORNING + DAY), MORNING + DAY)
    harness.clock.advance(3 * DAY)
    await harness.tables.tick()
    assert by_seat(harness.tables.get(table.id), "missed") == (0, 1)


async def test_stopping_an_unreached_seats_clock_twice_changes_nothing(harness: Harness) -> None:
    table = await held(harness)
    assert await harness.tables.hold(table.id, frozenset({Seat(0)})) == table
    assert await harness.tables.reach(table.id, frozenset({Seat(1)})) == table


async def test_the_full_time_starts_with_the_ping(harness: Harness) -> None:
    table = await held(harness)
    harness.clock.advance(30 * HOUR_S)
    table = await harness.tables.reach(table.id, SEATS)
    assert (table.seats[0].clock.since, table.seats[0].clock.due) == (MORNING, MORNING + 30 * HOUR_S + DAY)
    assert seats_with(table, "unreached") == frozenset()


async def test_an_unreached_players_own_move_starts_the_next_clock(harness: Harness) -> None:
    table = await held(harness)
    harness.clock.advance(30 * HOUR_S)
    table = await harness.press(table, ANNA, 3)  # Anna peeks and must still bid
    assert (seats_with(table, "unreached"), table.seats[0].clock.due) == (frozenset(), MORNING + 30 * HOUR_S + DAY)


async def test_a_pause_does_not_start_the_clock_of_an_unreached_seat(harness: Harness) -> None:
    table = await held(harness)
    for person in (ANNA, BOB):
        await agree(harness, table, person)
    harness.clock.advance(DAY)
    table = await harness.tables.change(
        table.id, ANNA.user, fresh_key(), lambda context: pausing.resume(context, ANNA.user)
    )
    assert seats_with(table, "unreached") == {0}
    assert by_seat(table, "due") == (None, MORNING + 2 * DAY)
    assert (await harness.tables.reach(table.id, SEATS)).seats[0].clock.due == MORNING + 2 * DAY


async def test_an_unreached_player_is_not_silent(harness: Harness) -> None:
    table = await held(harness)
    await harness.press(table, BOB)
    harness.clock.advance(2 * SILENCE_S)
    await harness.tables.tick()
    assert harness.tables.get(table.id).open == ()
    await harness.tables.reach(table.id, SEATS)
    await harness.tables.tick()
    assert harness.tables.get(table.id).open == ()


async def test_the_courier_is_asked_for_undelivered_pings_before_a_turn_is_missed(harness: Harness) -> None:
    table = await harness.game()

    async def undelivered(number: int) -> frozenset[Seat]:
        return frozenset({Seat(1)}) if number == table.id else frozenset()

    harness.tables.check_calls_by(undelivered)
    harness.clock.advance(2 * DAY)
    await harness.tables.tick()
    updated = harness.tables.get(table.id)
    assert by_seat(updated, "missed") == (1, 0)
    assert seats_with(updated, "unreached") == {1}


@pytest.mark.parametrize("hours", [0.0, 40.0])
async def test_the_clock_of_an_unreached_seat_stays_stopped_after_a_restart(tmp_path: Path, hours: float) -> None:
    async with open_harness(tmp_path / "games.sqlite3") as before:
        table = await held(before)
        clock = before.clock
    clock.advance(hours * HOUR_S)
    async with open_harness(tmp_path / "games.sqlite3", clock=clock) as after:
        await after.tables.load_all()
        clock.advance(2 * DAY)
        await after.tables.tick()
        assert after.tables.get(table.id).seats[0].missed == 0
        assert seats_with(after.tables.get(table.id), "unreached") == {0}
