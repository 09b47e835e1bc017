"""The event of a game's end: exactly one for each way of ending, saved in the same transaction."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, TypeAlias

import pytest
from structlog.testing import capture_logs

from bot.game.contract import Strength
from bot.host import log_game_end
from bot.table import deadlines, matches
from bot.table.game_end import EndReason, GameEnd, game_end
from bot.table.model import Status
from bot.table.store import Change, Conflict, Repeated, StorageFailed
from tests import acts
from tests.table.harness import ANNA, BOB, CYRIL, HERE, STRANGER, Harness, ManualClock, fresh_key, open_harness

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

    from bot.storage.sql import SqlConnection
    from bot.table.model import Table

    Way: TypeAlias = Callable[[Harness, Table], Awaitable[None]]

DAY = 24 * 3600.0


async def by_the_rules(harness: Harness, table: Table) -> None:
    await harness.play_out(table)


async def by_computers(harness: Harness, table: Table) -> None:
    await acts.leave_seat(harness.tables, table.id, ANNA.user, fresh_key())
    while not harness.tables.get(table.id).finished:
        if not await harness.tables.autoplay(table.id):
            await harness.press(table, BOB)


async def by_missed_deadlines(harness: Harness, table: Table) -> None:
    while not harness.tables.get(table.id).finished:
        if not await harness.tables.autoplay(table.id):
            harness.clock.advance(DAY)
            await harness.tables.tick()


async def by_resigning(harness: Harness, table: Table) -> None:
    await acts.resign(harness.tables, table.id, ANNA.user, fresh_key())


async def by_leaving(harness: Harness, table: Table) -> None:
    for person in (ANNA, BOB):
        await acts.leave_seat(harness.tables, table.id, person.user, fresh_key())


async def by_leaving_the_server(harness: Harness, table: Table) -> None:
    await acts.leave_seat(harness.tables, table.id, ANNA.user, fresh_key())
    await harness.tables.person_left(HERE.guild, BOB.user)


async def by_being_forgotten(harness: Harness, table: Table) -> None:
    await acts.leave_seat(harness.tables, table.id, ANNA.user, fresh_key())
    await harness.tables.forget(BOB.user)


async def by_a_vote(harness: Harness, table: Table) -> None:
    for person in (ANNA, BOB):
        await acts.vote_end(harness.tables, table.id, person.user, fresh_key())


async def by_leaving_a_vote_that_is_enough_then(harness: Harness, table: Table) -> None:
    await acts.vote_end(harness.tables, table.id, ANNA.user, fresh_key())
    await acts.leave_seat(harness.tables, table.id, BOB.user, fresh_key())


async def by_the_host(harness: Harness, table: Table) -> None:
    await harness.tables.cancel(table.id, table.host, moderator=False, key=fresh_key())


async def by_a_moderator(harness: Harness, table: Table) -> None:
    await harness.tables.cancel(table.id, STRANGER, moderator=True, key=fresh_key())


async def by_a_league(harness: Harness, table: Table) -> None:
    await harness.tables.change_match(table.id, fresh_key(), matches.close)


async def by_an_absence(harness: Harness, table: Table) -> None:
    await harness.tables.absence.begin(table.place.guild)
    harness.clock.advance(deadlines.SERVER_RETURN_LIMIT_S + 1)
    await harness.tables.tick()
    await harness.tables.absence.end(table.place.guild)


WAYS: dict[Way, EndReason] = {
    by_the_rules: EndReason.RULES,
    by_computers: EndReason.RULES,
    by_missed_deadlines: EndReason.RULES,
    by_resigning: EndReason.RESIGNED,
    by_leaving: EndReason.RESIGNED,
    by_leaving_the_server: EndReason.RESIGNED,
    by_being_forgotten: EndReason.RESIGNED,
    by_a_vote: EndReason.VOTED,
    by_leaving_a_vote_that_is_enough_then: EndReason.VOTED,
    by_the_host: EndReason.CALLED_OFF,
    by_a_moderator: EndReason.MODERATED,
    by_a_league: EndReason.LEAGUE,
    by_an_absence: EndReason.DESERTED,
}


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
async def test_each_way_of_ending_causes_one_end_event(
    tmp_path: Path, way: Callable[[Harness, Table], Awaitable[None]]
) -> None:
    written: list[GameEnd] = []
    async with open_harness(tmp_path / "db") as harness:
        harness.end_writers.append(lambda _connection, end: written.append(end))
        table = await harness.game(ANNA, BOB)
        began = harness.clock.now()
        await way(harness, table)
        (end,) = harness.ended
        assert (end.reason, end.table.began, written) == (WAYS[way], began, [end])
        assert end.table.finished
        assert (end.table.outcome is None) == (end.table.status is Status.CLOSED)
        ended_table = harness.tables.get(table.id)
        assert end.table == ended_table or way in (by_an_absence, by_being_forgotten)
        kind = await harness.database.value("SELECT kind FROM move WHERE version = ?", (end.table.version,))
        assert kind is not None
    async with open_harness(tmp_path / "db", harness.clock) as harness:
        harness.end_writers.append(lambda _connection, end: written.append(end))
        await harness.tables.load_all()
        await harness.tables.find(table.id)
        await harness.tables.tick()
        assert (harness.ended, len(written)) == ([], 1)


def test_every_end_reason_has_a_test_case() -> None:
    assert set(WAYS.values()) == set(EndReason)


async def test_a_quarantined_game_ends_only_when_called_off(tmp_path: Path) -> None:
    async with open_harness(tmp_path / "db") as harness:
        table = await harness.game(ANNA, BOB)
    async with open_harness(tmp_path / "db", games={}) as harness:
        await harness.tables.load_all()
        assert (harness.tables.get(table.id).status, harness.ended) == (Status.BROKEN, [])
        await harness.tables.cancel(table.id, ANNA.user, moderator=False, key=fresh_key())
        assert [(end.reason, end.table.state) for end in harness.ended] == [(EndReason.CALLED_OFF, None)]


@pytest.mark.parametrize("how", ["cancelled", "left", "expired", "deserted"])
async def test_a_lobby_that_closes_ends_no_game(harness: Harness, how: str) -> None:
    table = await harness.lobby(ANNA)
    match how:
        case "cancelled":
            await harness.tables.cancel(table.id, ANNA.user, moderator=False, key=fresh_key())
        case "left":
            await acts.leave(harness.tables, table.id, ANNA.user, fresh_key())
        case "expired":
            harness.clock.advance(30 * DAY)
            await harness.tables.tick()
        case _:
            await harness.tables.absence.begin(HERE.guild)
            harness.clock.advance(deadlines.SERVER_RETURN_LIMIT_S + 1)
            await harness.tables.tick()
    assert harness.tables.get(table.id).finished
    assert harness.ended == []


async def test_a_restored_backup_causes_no_end_event(tmp_path: Path) -> None:
    async with open_harness(tmp_path / "db") as harness:
        ended_table = await harness.play_out(await harness.game(ANNA, BOB))
        await harness.game(ANNA, BOB)
        await harness.database.rows("INSERT INTO meta VALUES ('copied', 1)")
    async with open_harness(tmp_path / "db", ManualClock(harness.clock.now() + DAY)) as harness:
        assert await harness.store.settle_copy(harness.clock.now())
        await harness.tables.load_all()
        assert (await harness.tables.find(ended_table.id)).finished
        assert harness.ended == []


def fail(connection: SqlConnection, _end: GameEnd) -> None:
    """Write a row, then raise an exception."""
    connection.execute("INSERT INTO meta VALUES ('result', 1)")
    raise ZeroDivisionError


def break_constraint(connection: SqlConnection, _end: GameEnd) -> None:
    """Violate a constraint of the database."""
    connection.execute("INSERT INTO meta VALUES ('result', 1)")
    connection.execute("INSERT INTO meta VALUES ('result', 2)")


@pytest.mark.parametrize("writer", [fail, break_constraint], ids=lambda writer: writer.__name__)
@pytest.mark.parametrize("concurrent", [False, True])
async def test_a_writers_error_undoes_the_whole_move(
    harness: Harness,
    writer: Callable[[SqlConnection, GameEnd], None],
    concurrent: bool,  # noqa: FBT001
) -> None:
    table, other = await harness.game(ANNA, BOB), await harness.game(ANNA, BOB)
    harness.end_writers.append(writer)
    before = await harness.database.rows("SELECT * FROM game_table WHERE id = ?", (table.id,))
    rows = await harness.database.value("SELECT count(*) FROM news")
    notified = len(harness.notified)
    cancellation = harness.tables.cancel(table.id, ANNA.user, moderator=False, key="end")
    moves = [harness.press(other, ANNA), harness.press(other, BOB)] if concurrent else []
    error, *others = await asyncio.gather(cancellation, *moves, return_exceptions=True)
    assert isinstance(error, Exception)
    assert not isinstance(error, Conflict | Repeated)
    assert await harness.database.rows("SELECT * FROM game_table WHERE id = ?", (table.id,)) == before
    assert await harness.database.rows("SELECT 1 FROM meta WHERE key = 'result'") == []
    assert await harness.store.table_of_key("end") is None
    assert (harness.tables.get(table.id), harness.ended) == (table, [])
    if not concurrent:
        assert (await harness.database.value("SELECT count(*) FROM news"), len(harness.notified)) == (rows, notified)
    assert not [result for result in others if isinstance(result, StorageFailed | ZeroDivisionError)]
    harness.end_writers.clear()
    await harness.tables.cancel(table.id, ANNA.user, moderator=False, key="end")
    assert [end.table.id for end in harness.ended] == [table.id]


async def test_an_end_writers_rows_are_saved_with_the_end(harness: Harness) -> None:
    def write(connection: SqlConnection, end: GameEnd) -> None:
        connection.execute("INSERT INTO meta VALUES ('result', ?)", (end.reason.value,))

    harness.end_writers.append(write)
    await by_the_rules(harness, await harness.game(ANNA, BOB))
    assert await harness.database.value("SELECT value FROM meta WHERE key = 'result'") == "rules"


async def test_a_repeated_key_causes_no_second_end_event(harness: Harness) -> None:
    table = await harness.game(ANNA, BOB)
    await harness.tables.cancel(table.id, ANNA.user, moderator=False, key="end")
    with pytest.raises(Repeated):
        await harness.tables.cancel(table.id, ANNA.user, moderator=False, key="end")
    assert len(harness.ended) == 1


async def test_two_players_ending_a_game_at_once_cause_one_end_event(harness: Harness) -> None:
    table = await harness.game(ANNA, BOB, CYRIL)
    calls = [harness.tables.cancel(table.id, ANNA.user, moderator=False, key=fresh_key()) for _ in range(3)]
    await asyncio.gather(*calls, return_exceptions=True)
    assert len(harness.ended) == 1


async def test_the_log_line_holds_the_size_and_length_of_the_game_and_no_name(harness: Harness) -> None:
    table = await harness.lobby(ANNA, BOB)
    await acts.add_computer(harness.tables, table.id, ANNA.user, Strength.FAIR, fresh_key())
    table = await harness.tables.start(table.id, ANNA.user, fresh_key())
    harness.clock.advance(1.5 * DAY)
    await by_a_moderator(harness, table)
    with capture_logs() as lines:
        log_game_end(harness.ended[0])
    size = {"seats": 3, "computers": 1, "moves": 0, "days": 1.5}
    fields = {"event": "game.ended", "log_level": "info", "table": table.id, "game": "bids", "reason": "moderated"}
    assert lines == [fields | size]


async def test_a_change_of_a_running_game_causes_no_end_event(harness: Harness) -> None:
    changes: list[Change] = []
    save = harness.store.save

    async def watch(change: Change) -> None:
        changes.append(change)
        await save(change)

    harness.store.save = watch  # type: ignore[method-assign]
    await by_the_rules(harness, await harness.game(ANNA, BOB))
    assert [change for change in changes if game_end(change)] == changes[-1:]
