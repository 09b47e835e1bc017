"""Silence: when it begins, the actions that end it, and time that does not count."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from bot.game.contract import Seat, Strength
from bot.table import reliability, seats, turns
from bot.table.decisions import ChangeKind, DecisionContext
from bot.table.facts import BY_SILENCE, BY_VOTE, SeatOpened
from bot.table.model import Pace, Status
from bot.table.reliability import MIN_MISSED_DEADLINES, SILENCE_S
from tests import acts
from tests.by_seat import by_seat, with_fields
from tests.table import bids
from tests.table.harness import ANNA, BOB, CYRIL, DORA, MORNING, ManualClock, fresh_key, open_harness

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

    from bot.table.decisions import Decision
    from bot.table.model import Person, Table
    from tests.table.harness import Harness

HOUR = 3600.0
DAY = 24 * HOUR


async def wait(harness: Harness, seconds: float) -> None:
    """Advance the clock with a tick at each step, as the scheduler does."""
    until = harness.clock.now() + seconds
    while (tick := harness.tables.next_tick()) is not None and tick <= until:
        harness.clock.advance(max(0.0, tick - harness.clock.now()))
        await harness.tables.tick()
        await settle(harness)
    harness.clock.advance(until - harness.clock.now())


async def settle(harness: Harness) -> None:
    for table in harness.tables.running():
        while await harness.tables.autoplay(table.id):
            pass


async def opened(harness: Harness, table: Table) -> list[object]:
    return [row.fact for row in await harness.news.history(table.id, 0) if isinstance(row.fact, SeatOpened)]


async def test_without_a_deadline_a_turn_of_two_weeks_opens_the_seat(harness: Harness) -> None:
    table = await harness.press(await harness.game(ANNA, BOB, pace=Pace.UNHURRIED), ANNA)
    await wait(harness, SILENCE_S - 1)
    assert harness.tables.get(table.id) == table
    await wait(harness, 1)
    table = harness.tables.get(table.id)
    assert (table.open, table.people, table.host) == ((Seat(1),), frozenset({Seat(0)}), ANNA.user)
    assert await opened(harness, table) == [SeatOpened(BOB.name, BY_SILENCE)]


async def test_a_silent_hosts_rights_pass_on(harness: Harness) -> None:
    table = await harness.press(await harness.game(ANNA, BOB, pace=Pace.UNHURRIED), BOB)
    await wait(harness, SILENCE_S)
    assert harness.tables.get(table.id).host == BOB.user
    assert "HostChanged" in await harness.facts(table)


async def test_the_remaining_player_can_end_the_game_without_losing(harness: Harness) -> None:
    table = await harness.press(await harness.game(ANNA, BOB, pace=Pace.UNHURRIED), ANNA)
    await wait(harness, SILENCE_S)
    table = await acts.vote_end(harness.tables, table.id, ANNA.user, fresh_key())
    assert (table.status, table.outcome) == (Status.CLOSED, None)


async def test_the_last_person_is_never_silent(harness: Harness) -> None:
    """The last person keeps no other person waiting, so their game has no limit."""
    table = await harness.game(ANNA, BOB, pace=Pace.UNHURRIED)
    await wait(harness, 10 * SILENCE_S)
    table = harness.tables.get(table.id)
    assert (table.open, table.status) == ((Seat(0),), Status.RUNNING)
    assert harness.tables.next_tick() is None


async def test_a_single_person_against_computers_is_never_silent(harness: Harness) -> None:
    table = await harness.lobby(ANNA, pace=Pace.UNHURRIED)
    await acts.add_computer(harness.tables, table.id, ANNA.user, Strength.FAIR, fresh_key())
    table = await harness.tables.start(table.id, ANNA.user, fresh_key())
    await settle(harness)
    assert harness.tables.next_tick() is None
    await wait(harness, 10 * SILENCE_S)
    assert harness.tables.get(table.id).open == ()


async def test_with_deadlines_silence_takes_two_weeks_of_missed_turns(harness: Harness) -> None:
    table = await harness.game(ANNA, BOB, CYRIL, pace=Pace.RELAXED, options=bids.Options(coins=9))
    open_since = None
    while open_since is None:
        await wait(harness, 10 * HOUR)
        table = harness.tables.get(table.id)
        since = min(
            time
            for time in (table.seats[0].clock.since, table.seats[2].clock.since, harness.clock.now())
            if time is not None
        )
        for person in (ANNA, CYRIL) if harness.clock.now() - since >= 40 * HOUR else ():
            await harness.press(table, person)
        open_since = harness.clock.now() if table.open else None
    assert MORNING + SILENCE_S <= open_since < MORNING + SILENCE_S + 10 * HOUR
    assert (table.status, table.open) == (Status.RUNNING, (Seat(1),))
    assert table.seats[1].missed > MIN_MISSED_DEADLINES
    assert await opened(harness, table) == [SeatOpened(BOB.name, BY_SILENCE)]


async def test_a_player_who_was_late_once_is_not_silent(harness: Harness) -> None:
    table = await harness.game(ANNA, BOB, CYRIL)
    late = with_fields(table, missed=(0, 1, 0), silent_since=(MORNING - 99 * DAY,) * 3)
    assert reliability.silent(late, MORNING) == ()
    assert reliability.silent(with_fields(late, missed=(0, MIN_MISSED_DEADLINES, 0)), MORNING) == (Seat(1),)


async def note(harness: Harness, table: Table) -> None:
    def decide(context: DecisionContext) -> Decision:
        return turns.press_note(context, BOB.user, turns.note_menu(context.position, Seat(1))[1], 0)

    await harness.tables.change(table.id, BOB.user, fresh_key(), decide)


async def peek(harness: Harness, table: Table) -> None:
    await harness.press(table, BOB, 3)


async def vote(harness: Harness, table: Table) -> None:
    await acts.vote_end(harness.tables, table.id, BOB.user, fresh_key())


@pytest.mark.parametrize("alive", [note, peek, vote])
async def test_a_players_own_action_ends_the_silence(
    harness: Harness, alive: Callable[[Harness, Table], Awaitable[None]]
) -> None:
    table = await harness.press(await harness.game(ANNA, BOB, CYRIL, pace=Pace.UNHURRIED), ANNA)
    await harness.press(table, CYRIL)
    await wait(harness, SILENCE_S - HOUR)
    await alive(harness, table)
    await wait(harness, SILENCE_S - HOUR)
    assert harness.tables.get(table.id).open == ()
    await wait(harness, HOUR)
    assert harness.tables.get(table.id).open == (Seat(1),)


async def test_actions_of_others_and_the_computer_do_not_end_the_silence(harness: Harness) -> None:
    table = await harness.game(ANNA, BOB, CYRIL)
    await harness.press(table, ANNA)
    await wait(harness, DAY)
    table = harness.tables.get(table.id)
    assert table.seats[1].missed > 0
    assert table.seats[1].silent_since == MORNING
    assert (table.seats[0].silent_since or 0.0) > MORNING


async def test_an_inactive_seat_is_not_silent(harness: Harness) -> None:
    """Silence begins with the turn, not with the last move before it."""
    table = await harness.press(await harness.game(ANNA, BOB, pace=Pace.UNHURRIED), ANNA)
    await wait(harness, SILENCE_S - HOUR)
    table = await harness.press(table, BOB)
    assert by_seat(table, "silent_since") == (MORNING + SILENCE_S - HOUR,) * 2
    await wait(harness, SILENCE_S - HOUR)
    assert harness.tables.get(table.id).open == ()


async def test_an_outage_does_not_count_as_silence(tmp_path: Path) -> None:
    clock = ManualClock()
    async with open_harness(tmp_path / "db", clock) as harness:
        await harness.tables.load_all()
        table = await harness.press(await harness.game(ANNA, BOB, pace=Pace.UNHURRIED), ANNA)
        await wait(harness, SILENCE_S - HOUR)
        await harness.tables.beat()
    clock.advance(2 * DAY)
    async with open_harness(tmp_path / "db", clock) as harness:
        await harness.tables.load_all()
        assert by_seat(harness.tables.get(table.id), "silent_since") == (MORNING + 2 * DAY,) * 2
        assert harness.tables.next_tick() == clock.now() + HOUR
        await wait(harness, HOUR)
        assert harness.tables.get(table.id).open == (Seat(1),)


async def test_a_clock_jump_shifts_the_beginning_of_silence(harness: Harness) -> None:
    table = await harness.press(await harness.game(ANNA, BOB, pace=Pace.UNHURRIED), ANNA)
    await harness.tables.beat()
    harness.clock.wall += 30 * DAY
    await harness.tables.beat()
    assert by_seat(harness.tables.get(table.id), "silent_since") == (MORNING + 30 * DAY,) * 2
    stored_table = await harness.store.load(table.id)
    assert stored_table == harness.tables.get(table.id)


async def test_removal_of_the_bot_does_not_count_as_silence(harness: Harness) -> None:
    table = await harness.press(await harness.game(ANNA, BOB, pace=Pace.UNHURRIED), ANNA)
    await wait(harness, DAY)
    await harness.tables.absence.begin(table.place.guild)
    await wait(harness, 20 * DAY)
    assert harness.tables.get(table.id).open == ()
    await harness.tables.absence.end(table.place.guild)
    assert reliability.next_silence(harness.tables.get(table.id)) == harness.clock.now() + SILENCE_S


async def test_missed_turns_before_a_removal_of_the_bot_still_count(harness: Harness) -> None:
    table = await harness.game(ANNA, BOB, CYRIL)
    missing = replace(with_fields(table, missed=(0, MIN_MISSED_DEADLINES, 0)), away=MORNING)
    assert reliability.next_silence(missing) is None
    await harness.tables.absence.begin(table.place.guild)
    harness.clock.advance(20 * DAY)
    await harness.tables.absence.end(table.place.guild)
    table = harness.tables.get(table.id)
    assert reliability.silent(with_fields(table, missed=(0, MIN_MISSED_DEADLINES, 0)), harness.clock.now()) == ()


async def take_back(harness: Harness, table: Table, person: Person, seat: int) -> Table:
    return await harness.tables.change(
        table.id, person.user, fresh_key(), lambda context: seats.take(context, person, Seat(seat))
    )


async def test_a_host_who_was_silent_is_the_host_again_with_the_seat(harness: Harness) -> None:
    table = await harness.press(await harness.game(ANNA, BOB, CYRIL, pace=Pace.UNHURRIED), BOB)
    await harness.press(table, CYRIL)
    await wait(harness, SILENCE_S)
    table = harness.tables.get(table.id)
    assert (table.host, table.seats[0].hosted) == (BOB.user, True)
    table = await take_back(harness, table, ANNA, 0)
    assert (table.host, table.seats[0].hosted) == (ANNA.user, False)
    assert (await harness.facts(table))[-2:] == ["SeatRetaken", "HostChanged"]
    assert await harness.store.load(table.id) == table


async def test_whoever_takes_a_silent_hosts_seat_is_not_the_host(harness: Harness) -> None:
    table = await harness.press(await harness.game(ANNA, BOB, pace=Pace.UNHURRIED), BOB)
    await wait(harness, SILENCE_S)
    table = await take_back(harness, harness.tables.get(table.id), DORA, 0)
    assert (table.host, table.seats[0].hosted) == (BOB.user, False)


async def test_a_host_who_was_voted_out_does_not_become_the_host_again(harness: Harness) -> None:
    table = await harness.game(ANNA, BOB, CYRIL, pace=Pace.UNHURRIED)
    late = with_fields(table, missed=(MIN_MISSED_DEADLINES, 0, 0))
    opened_table = seats.open_seat(late, Seat(0), SeatOpened(ANNA.name, BY_VOTE), ChangeKind.REPLACE, MORNING).table
    assert (opened_table.host, opened_table.seats[0].hosted) == (BOB.user, False)


async def test_of_two_silent_hosts_the_earlier_one_has_the_better_claim(harness: Harness) -> None:
    table = await harness.game(ANNA, BOB, CYRIL, DORA, pace=Pace.UNHURRIED)
    for seat, name in ((0, ANNA.name), (1, BOB.name)):
        table = seats.open_seat(table, Seat(seat), SeatOpened(name, BY_SILENCE), ChangeKind.GONE, MORNING).table
    assert (table.host, by_seat(table, "hosted")) == (CYRIL.user, (True, True, False, False))

    def back(before: Table, person: Person, seat: int) -> Table:
        position = harness.tables.position_of(table).after(before)
        return seats.take(DecisionContext(position, MORNING), person, Seat(seat)).table

    assert back(back(table, BOB, 1), ANNA, 0).host == ANNA.user
    assert back(back(table, ANNA, 0), BOB, 1).host == ANNA.user
