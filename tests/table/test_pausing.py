"""Pauses: their beginning and end, stopped clocks, and the time left afterwards."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest

from bot.game.contract import Refused, Seat, Strength
from bot.table import deadlines, pausing, seats
from bot.table.deadlines import HOUR_S
from bot.table.model import Pace, Status, Table
from bot.table.quiet_hours import QuietHours, no_quiet_hours
from bot.table.reliability import SILENCE_S
from bot.table.upkeep import mend
from tests import acts
from tests.by_seat import by_seat, seats_with
from tests.table.harness import ANNA, BOB, CYRIL, DORA, MORNING, STRANGER, fresh_key, open_harness

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from bot.table.decisions import Decision, DecisionContext
    from bot.table.model import Person
    from tests.table.harness import Harness

DAY = 24 * HOUR_S


async def agree(harness: Harness, table: Table, person: Person, until: float | None = None) -> Table:
    return await harness.tables.change(
        table.id, person.user, fresh_key(), lambda context: pausing.vote_for_pause(context, person.user, until)
    )


async def resume(harness: Harness, table: Table, person: Person) -> Table:
    return await harness.tables.change(
        table.id, person.user, fresh_key(), lambda context: pausing.resume(context, person.user)
    )


async def paused(harness: Harness, until: float | None = None, *, pace: Pace = Pace.DAILY) -> Table:
    """Return a game of two that is paused after six hours."""
    table = await harness.game(pace=pace)
    harness.clock.advance(6 * HOUR_S)
    await agree(harness, table, ANNA, until)
    return await agree(harness, table, BOB)


async def wait(harness: Harness, seconds: float) -> None:
    harness.clock.advance(seconds)
    await harness.tables.tick()


async def test_a_pause_needs_a_majority_of_the_people(harness: Harness) -> None:
    table = await agree(harness, await harness.game(ANNA, BOB, CYRIL), ANNA)
    assert table.pause is None
    table = await agree(harness, table, CYRIL)
    assert table.pause is not None
    assert (await harness.facts(table))[-3:] == ["PauseProposed", "PauseProposed", "Paused"]


async def test_a_single_person_against_computers_can_pause_alone(harness: Harness) -> None:
    table = await harness.lobby(ANNA, BOB)
    await acts.leave(harness.tables, table.id, BOB.user, fresh_key())
    await acts.add_computer(harness.tables, table.id, ANNA.user, Strength.EASY, fresh_key())
    await harness.tables.start(table.id, ANNA.user, fresh_key())
    table = await agree(harness, table, ANNA)
    assert table.pause is not None
    assert (await harness.facts(table))[-1:] == ["Paused"]
    assert not await harness.tables.autoplay(table.id)
    table = await resume(harness, table, ANNA)
    assert await harness.tables.autoplay(table.id)


async def test_a_second_vote_for_the_same_pause_does_not_count(harness: Harness) -> None:
    table = await agree(harness, await harness.game(), ANNA)
    with pytest.raises(Refused, match="already-voted-to-pause"):
        await agree(harness, table, ANNA)


async def test_a_pause_vote_completed_by_a_departure_counts_at_the_next_vote(
    harness: Harness,
) -> None:
    table = await harness.game(ANNA, BOB, CYRIL, DORA)
    for person in (ANNA, BOB):
        table = await agree(harness, table, person)
    assert table.pause is None
    await acts.leave_seat(harness.tables, table.id, DORA.user, fresh_key())
    assert (await agree(harness, table, ANNA)).pause is not None


async def test_a_vote_for_another_end_is_another_proposal(harness: Harness) -> None:
    table = await agree(harness, await harness.game(), ANNA, MORNING + DAY)
    table = await agree(harness, table, BOB, MORNING + 2 * DAY)
    assert table.pause is None
    table = await agree(harness, table, ANNA)
    assert table.pause is not None
    assert table.pause.until == MORNING + 2 * DAY


async def test_a_proposal_whose_end_has_passed_is_dropped(harness: Harness) -> None:
    table = await agree(harness, await harness.game(), ANNA, MORNING + HOUR_S)
    harness.clock.advance(2 * HOUR_S)
    table = await agree(harness, table, BOB)
    assert (table.pause, table.pause_vote and table.pause_vote.until) == (None, None)


@pytest.mark.parametrize("until", [MORNING, MORNING - 1])
async def test_a_pause_until_a_past_moment_is_refused(harness: Harness, until: float) -> None:
    with pytest.raises(Refused, match="date-past"):
        await agree(harness, await harness.game(), ANNA, until)


async def test_only_players_may_pause_and_resume(harness: Harness) -> None:
    table = await harness.game(ANNA, BOB, CYRIL)
    with pytest.raises(Refused, match="not-at-this-table"):
        await harness.tables.change(
            table.id, STRANGER, fresh_key(), lambda context: pausing.vote_for_pause(context, STRANGER, None)
        )
    await acts.resign(harness.tables, table.id, CYRIL.user, fresh_key())
    for decide in (agree, resume):
        with pytest.raises(Refused, match="you-resigned"):
            await decide(harness, table, CYRIL)


async def test_a_running_table_cannot_be_resumed(harness: Harness) -> None:
    with pytest.raises(Refused, match="not-paused"):
        await resume(harness, await harness.game(), ANNA)


async def test_a_paused_table_cannot_be_paused(harness: Harness) -> None:
    table = await paused(harness)
    with pytest.raises(Refused, match="table-paused"):
        await agree(harness, table, ANNA, MORNING + 3 * DAY)


async def test_a_move_is_refused_with_the_end_of_the_pause(harness: Harness) -> None:
    game = await harness.game()
    _, stamp = harness.tables.menu(game, Seat(0))
    until = MORNING + 9 * DAY
    await agree(harness, game, ANNA, until)
    table = await agree(harness, game, BOB)
    with pytest.raises(Refused, match="table-paused") as refused:
        await acts.press(harness.tables, table.id, ANNA.user, stamp, 0, fresh_key())
    assert refused.value.variables == {"until": int(until)}
    assert harness.tables.get(table.id).moves == 0


async def test_a_paused_table_has_no_active_seats_reminders_or_computer_moves(harness: Harness) -> None:
    table = await paused(harness)
    assert harness.tables.next_tick() is None
    assert harness.tables.waiting_for(ANNA.user) == []
    await wait(harness, 90 * DAY)
    table = harness.tables.get(table.id)
    assert (table.moves, by_seat(table, "missed"), table.due, table.status) == (0, (0, 0), None, Status.RUNNING)


async def test_every_player_keeps_their_time_left(harness: Harness) -> None:
    table = await paused(harness)
    harness.clock.advance(20 * DAY)
    table = await resume(harness, table, BOB)
    now = harness.clock.now()
    assert by_seat(table, "due") == (now + 18 * HOUR_S, now + 18 * HOUR_S)
    assert by_seat(table, "since") == (now - 6 * HOUR_S, now - 6 * HOUR_S)
    assert (table.pause, table.due) == (None, now + 18 * HOUR_S)


async def test_a_pause_ends_by_itself_at_its_end(harness: Harness) -> None:
    until = MORNING + 5 * DAY
    table = await paused(harness, until)
    assert harness.tables.next_tick() == until
    await wait(harness, 5 * DAY - 6 * HOUR_S - 1)
    assert harness.tables.get(table.id).pause is not None
    await wait(harness, 1)
    table = harness.tables.get(table.id)
    assert (table.pause, table.due) == (None, until + 18 * HOUR_S)
    assert "ResumedByDate" in await harness.facts(table)


async def test_a_pause_does_not_repeat_a_reminder(harness: Harness) -> None:
    table = await harness.game()
    await wait(harness, 21 * HOUR_S)
    assert len(seats_with(harness.tables.get(table.id), "reminded")) == 2
    await agree(harness, table, ANNA)
    await agree(harness, table, BOB)
    harness.clock.advance(DAY)
    table = await resume(harness, table, ANNA)
    await wait(harness, 1)
    assert (await harness.facts(table, to=Seat(0))).count("DeadlineNear") == 1
    await wait(harness, 5 * HOUR_S)
    assert by_seat(harness.tables.get(table.id), "missed") == (1, 1)


async def test_a_player_who_resigned_during_a_pause_has_no_clock_afterwards(harness: Harness) -> None:
    table = await harness.game(ANNA, BOB, CYRIL)
    await agree(harness, table, ANNA)
    await agree(harness, table, BOB)
    await acts.resign(harness.tables, table.id, CYRIL.user, fresh_key())
    table = await resume(harness, table, ANNA)
    assert [due is None for due in by_seat(table, "due")] == [False, False, True]


async def test_a_player_who_joined_during_a_pause_gets_the_full_time_alone(harness: Harness) -> None:
    table = await paused(harness)
    await update(harness, table, lambda context: seats.leave(context, BOB.user))
    table = await update(harness, table, lambda context: seats.take(context, DORA, Seat(1)))
    assert (by_seat(table, "since"), by_seat(table, "due"), table.due) == ((None, None), (None, None), None)
    harness.clock.advance(DAY)
    table = await resume(harness, table, DORA)
    now = harness.clock.now()
    assert (by_seat(table, "since"), by_seat(table, "due")) == ((now - 6 * HOUR_S, now), (now + 18 * HOUR_S, now + DAY))


async def test_quiet_hours_stop_the_remaining_time_after_a_pause(tmp_path: Path) -> None:
    """A turn of an hour begins at 8:00 UTC; 30 minutes are left when it resumes at 21:45, before the quiet hours."""
    async with open_harness(tmp_path / "bot.db", quiet=lambda _: QuietHours(22 * 60, 8 * 60, "UTC")) as harness:
        table = await harness.game(pace=Pace.LIVE)
        harness.clock.advance(HOUR_S / 2)
        await agree(harness, table, ANNA)
        await agree(harness, table, BOB)
        harness.clock.advance(13.25 * HOUR_S)
        table = await resume(harness, table, ANNA)
        assert table.due == harness.clock.now() + 10.5 * HOUR_S


async def update(harness: Harness, table: Table, decide: Callable[[DecisionContext], Decision]) -> Table:
    return await harness.tables.change(table.id, ANNA.user, fresh_key(), decide)


@pytest.mark.parametrize("ends", ["vote", "cancel", "resign"])
async def test_a_paused_game_can_be_ended(harness: Harness, ends: str) -> None:
    table = await paused(harness, MORNING + 5 * DAY)
    if ends == "vote":
        await acts.vote_end(harness.tables, table.id, ANNA.user, fresh_key())
        await acts.vote_end(harness.tables, table.id, BOB.user, fresh_key())
    elif ends == "cancel":
        await harness.tables.cancel(table.id, ANNA.user, moderator=False, key=fresh_key())
    else:
        await acts.resign(harness.tables, table.id, BOB.user, fresh_key())
    table = harness.tables.get(table.id)
    assert (table.finished, table.pause, table.paused) == (True, None, False)
    await wait(harness, 6 * DAY)
    assert harness.tables.get(table.id).version == table.version


@pytest.mark.parametrize("downtime", [HOUR_S, 48 * HOUR_S])
async def test_an_outage_during_a_pause_takes_no_time(tmp_path: Path, downtime: float) -> None:
    async with open_harness(tmp_path / "bot.db") as before:
        table = await paused(before)
        clock = before.clock
        await before.tables.beat()
    clock.wall += downtime
    async with open_harness(tmp_path / "bot.db", clock) as harness:
        await harness.tables.load_all()
        harness.clock.advance(DAY)
        table = await resume(harness, table, ANNA)
        assert table.due == pytest.approx(harness.clock.now() + 18 * HOUR_S)


async def test_a_pause_whose_end_fell_into_an_outage_ends_afterwards(tmp_path: Path) -> None:
    async with open_harness(tmp_path / "bot.db") as before:
        table = await paused(before, MORNING + DAY)
        clock = before.clock
        await before.tables.beat()
    clock.wall += 3 * DAY
    async with open_harness(tmp_path / "bot.db", clock) as harness:
        await harness.tables.load_all()
        await wait(harness, 0)
        table = harness.tables.get(table.id)
        assert table.pause is None
        assert table.due == pytest.approx(harness.clock.now() + 18 * HOUR_S)


@pytest.mark.parametrize("until", [None, MORNING + DAY, MORNING + 20 * DAY])
async def test_removal_of_the_bot_during_a_pause_takes_no_time(harness: Harness, until: float | None) -> None:
    table = await paused(harness, until)
    await harness.tables.absence.begin(table.place.guild)
    await wait(harness, 10 * DAY)
    with pytest.raises(Refused, match="table-away"):
        await resume(harness, table, ANNA)
    await harness.tables.absence.end(table.place.guild)
    table = harness.tables.get(table.id)
    assert (table.away, by_seat(table, "since")) == (None, (None, None))
    await wait(harness, 0)
    table = harness.tables.get(table.id)
    if until != MORNING + DAY:
        table = await resume(harness, table, ANNA)
    assert table.due == harness.clock.now() + 18 * HOUR_S


async def test_a_paused_table_is_still_paused_after_quarantine(harness: Harness) -> None:
    table = await paused(harness)
    broken = msgspec.structs.replace(table, status=Status.BROKEN)
    decision = mend(harness.tables.game_of(table), broken, harness.clock.now(), no_quiet_hours)
    assert decision is not None
    assert decision.table.pause == table.pause
    assert by_seat(decision.table, "due") == (None, None)


async def test_a_pause_survives_a_restart(harness: Harness) -> None:
    table = await paused(harness, MORNING + 5 * DAY)
    assert await harness.store.load(table.id) == table


async def test_a_pause_does_not_count_as_silence(harness: Harness) -> None:
    table = await harness.press(await harness.game(pace=Pace.UNHURRIED), ANNA)
    await wait(harness, 10 * DAY)
    await agree(harness, table, ANNA)
    await agree(harness, table, BOB)
    await wait(harness, 30 * DAY)
    assert harness.tables.get(table.id).open == ()
    await resume(harness, table, ANNA)
    assert harness.tables.next_tick() == harness.clock.now() + SILENCE_S
    before = by_seat(harness.tables.get(table.id), "silent_since")
    assert before[1] == harness.clock.now()  # Bob voted when the pause began


async def test_an_outage_does_not_count_as_absence_from_the_server(tmp_path: Path) -> None:
    async with open_harness(tmp_path / "bot.db") as before:
        table = await before.game(ANNA, BOB)
        await before.tables.absence.begin(table.place.guild)
        clock = before.clock
        await before.tables.beat()
    clock.wall += 29 * DAY
    async with open_harness(tmp_path / "bot.db", clock) as harness:
        await harness.tables.load_all()
        table = harness.tables.get(table.id)
        assert table.away == clock.now()
        assert await harness.store.load(table.id) == table
        assert harness.tables.next_tick() == clock.now() + deadlines.SERVER_RETURN_LIMIT_S
        await harness.tables.absence.end(table.place.guild)
        assert by_seat(harness.tables.get(table.id), "silent_since") == (MORNING + 29 * DAY,) * 2
