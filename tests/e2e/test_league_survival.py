"""Leagues go on after a restart, a vanished player, a removed bot, a restored backup and a forgotten person."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from bot.game.chance import commitment
from bot.league_host.runner import LeagueRunner
from bot.leagues import engine
from bot.leagues.decisions import CloseTable, LateTurn, TableFinished, TableOpened, VoidMatch
from bot.leagues.model import EntrantStatus, LeagueStatus, MatchStatus
from bot.storage import copies
from bot.table.store import StorageFailed
from tests.e2e.reading import letters, reply_text
from tests.e2e.test_forgetting import forget
from tests.e2e.test_leagues import announce, joined, press, record_of, resign_everywhere, running, thread_of_league
from tests.e2e.test_removed import RemovableServer
from tests.e2e.world import visible_text

if TYPE_CHECKING:
    import pytest

    from bot.leagues.model import League
    from tests.e2e.world import World

DAY = 24 * 3600.0


def regulars(world: World) -> tuple[Any, ...]:
    return world.ann, world.bob, world.cid, world.dora


async def league_of(world: World) -> League:
    return (await record_of(world)).league


def person(world: World, user: int, *others: Any) -> Any:
    return next(member for member in (*regulars(world), *others) if member.id == user)


def awaited(table: Any) -> int:
    """Return the user for whom a table waits."""
    users = [state.user for state in table.seats if state.clock.since is not None]
    assert users[0] is not None
    return int(users[0])


async def end_round(world: World, *others: Any) -> None:
    """Let the first seat of each running table resign."""
    for table in running(world):
        loser = person(world, table.seats[0].user, *others)
        await world.confirm(loser, "table resign", world.thread(table.id))


async def check_tables(world: World, count: int) -> None:
    """Check that each match has one table, that there is no other table, and that none is running."""
    tables = {match.table for match in (await league_of(world)).matches}
    ((stored,),) = await world.app.preferences._store._database.rows("SELECT count(*) FROM game_table")
    assert len(tables) == stored == count
    assert running(world) == []


def bot_messages(world: World, card: Any) -> list[Any]:
    return [message for message in world.messages(thread_of_league(world, card)) if message.author.bot]


async def check_end(world: World, card: Any, rounds: int) -> None:
    """Check that the league has come to its end, with one message of standings and one poster."""
    record = await record_of(world)
    assert (record.league.status, len(record.league.rounds)) == (LeagueStatus.FINISHED, rounds)
    assert record.is_settled
    board, poster = bot_messages(world, card)
    assert "Final standings" in visible_text(board)
    assert "wins" in visible_text(poster)


async def test_a_restart_in_the_middle_of_a_round_loses_and_doubles_nothing(world: World) -> None:
    card = await joined(world, *regulars(world))
    first, second = (table.id for table in running(world))
    await world.confirm(person(world, world.table(first).seats[0].user), "table resign", world.thread(first))
    (standings,) = bot_messages(world, card)
    await world.restart(after=3600)
    assert [table.id for table in running(world)] == [second]
    assert [message.id for message in bot_messages(world, card)] == [standings.id]
    await end_round(world)
    await world.restart()
    assert len(running(world)) == 2
    await end_round(world)
    await check_tables(world, 4)
    await check_end(world, card, 2)


async def test_the_first_turn_missed_after_a_restart_counts(world: World) -> None:
    await joined(world, *regulars(world))
    late = {awaited(table) for table in running(world)}
    await world.env.advance_time(DAY - 900)
    await world.restart()
    await world.env.advance_time(3600)
    league = await league_of(world)
    assert {league.entrants[missed.entrant].user for missed in league.missed} == late


async def test_an_error_in_the_report_of_a_missed_turn_is_logged(
    world: World, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    await joined(world, *regulars(world))
    decide = engine.decide

    def failing(league: League, command: Any, *values: Any) -> Any:
        if isinstance(command, LateTurn):
            raise RuntimeError("no turn")  # noqa: TRY004 - any error
        return decide(league, command, *values)

    monkeypatch.setattr(engine, "decide", failing)
    world.expected_errors.append("league.failed")
    await world.env.advance_time(DAY + 3600)
    assert "league.failed" in caplog.messages
    assert (await league_of(world)).missed == ()


async def test_the_waiting_list_takes_the_seat_of_a_player_who_vanished(world: World) -> None:
    eve = world.newcomer("eve")
    await joined(world, *regulars(world), eve, pace="unhurried")
    table = running(world)[0]
    vanished = person(world, awaited(table))
    await world.env.advance_time(5 * DAY + 3700)
    assert any("is waiting for you" in letter for letter in letters(world, vanished))
    await world.env.advance_time(5 * DAY + 3700)
    league = await league_of(world)
    assert league.entrants[4].status is EntrantStatus.PLAYING
    assert eve.id in {state.user for state in world.table(table.id).seats}
    assert vanished.id not in {state.user for state in world.table(table.id).seats}
    assert any("a substitute has taken your place" in letter for letter in letters(world, vanished))
    assert any("it’s yours" in letter for letter in letters(world, eve))


async def test_a_player_who_vanished_forfeits_and_the_league_goes_on(world: World) -> None:
    card = await joined(world, *regulars(world), pace="unhurried")
    table, other = running(world)
    vanished = awaited(table)
    await world.confirm(person(world, other.seats[0].user), "table resign", world.thread(other.id))
    await world.env.advance_time(10 * DAY + 7300)
    league = await league_of(world)
    match = next(match for match in league.matches if match.table == table.id)
    assert match.status is MatchStatus.FINISHED
    assert [league.entrants[seat.entrant].user for seat in match.seats if seat.forfeit] == [vanished]
    assert world.table(table.id).finished
    assert len(league.rounds) == 2
    await end_round(world)
    await check_tables(world, 4)
    await check_end(world, card, 2)
    late = person(world, vanished)
    refusal = reply_text(await press(late, await announce(world), "league:join"))
    assert "You kept others waiting in the last league" in refusal
    await world.env.advance_time(11 * DAY)
    assert "You’re in" in reply_text(await press(late, world.messages(world.channel)[-1], "league:join"))


async def test_a_league_stands_still_while_its_server_has_removed_the_bot(world: World) -> None:
    card = await joined(world, *regulars(world), pace="unhurried")
    server = RemovableServer(world)
    before = {table.id for table in running(world)}
    await server.remove()
    await world.env.advance_time(2 * DAY)
    await world.restart()
    await world.env.advance_time(10 * DAY)
    assert (await league_of(world)).frozen_since is not None
    await server.invite()
    await world.env.advance_time(3700)
    league = await league_of(world)
    assert league.frozen_since is None
    assert all(match.status is MatchStatus.OPEN for match in league.matches)
    assert {table.id for table in running(world)} == before
    await end_round(world)
    await end_round(world)
    await check_tables(world, 4)
    await check_end(world, card, 2)


async def test_a_restored_backup_goes_on_from_its_round(world: World, tmp_path: Any) -> None:
    card = await joined(world, *regulars(world))
    path = world.processes._settings.database
    backup = tmp_path / "backup.sqlite3"
    await asyncio.to_thread(copies.back_up, path, backup)
    first_round = {table.id for table in running(world)}
    await end_round(world)
    assert {table.id for table in running(world)}.isdisjoint(first_round)
    await world._close_bot()
    await world.processes.close()
    await asyncio.to_thread(copies.restore, backup, path)
    await world.env.restart_bot(await world.processes.assemble(world.external_wait))
    await world.env.settle()
    assert {table.id for table in running(world)} == first_round
    assert len((await league_of(world)).rounds) == 1
    await end_round(world)
    await end_round(world)
    await check_tables(world, 4)
    record = await record_of(world)
    assert (record.league.status, len(record.league.rounds)) == (LeagueStatus.FINISHED, 2)
    texts = [visible_text(message) for message in bot_messages(world, card)]
    assert sum("Final standings" in text for text in texts) == 1


async def test_a_forgotten_player_leaves_the_league_which_goes_on(world: World) -> None:
    card = await joined(world, *regulars(world))
    await forget(world, world.bob)
    league = await league_of(world)
    assert world.bob.id not in {entrant.user for entrant in league.entrants}
    assert "bob" not in visible_text(bot_messages(world, card)[0])
    for loser in (world.ann, world.cid, world.dora) * 2:
        await resign_everywhere(world, loser)
    assert (await league_of(world)).status is LeagueStatus.FINISHED


async def test_a_crash_between_a_table_and_its_report_opens_no_second_table(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    report = LeagueRunner._report

    async def crash(self: Any, record: Any, command: Any) -> Any:
        if isinstance(command, TableOpened):
            raise StorageFailed
        return await report(self, record, command)

    card = await announce(world)
    monkeypatch.setattr(LeagueRunner, "_report", crash)
    for member in regulars(world):
        await press(member, card, "league:join")
    assert len(running(world)) == 1
    monkeypatch.undo()
    await world.restart()
    assert len(running(world)) == 2
    await end_round(world)
    await end_round(world)
    await check_tables(world, 4)
    await check_end(world, card, 2)


async def test_players_can_check_the_draw_also_after_a_repair(world: World) -> None:
    card = await joined(world, *regulars(world))
    await end_round(world)
    page = reply_text(await press(world.bob, card, "league:draw"))
    league = await league_of(world)
    assert league.seed.hex() in page
    assert commitment(league.seed) in page
    assert page.count("the same result") == 2
    await world.app.leagues.decide(1, VoidMatch(0), world.ann.id)
    repaired = reply_text(await press(world.bob, card, "league:draw"))
    assert (repaired.count("the same result"), repaired.count("another result")) == (1, 1)


async def test_a_game_that_ends_before_its_table_is_closed_counts(world: World) -> None:
    await joined(world, *regulars(world))
    record, table = await record_of(world), running(world)[0]
    await world.confirm(person(world, table.seats[0].user), "table resign", world.thread(table.id))
    match = next(match for match in record.league.matches if match.table == table.id)
    report = await world.app.leagues._matches.carry_out(record, CloseTable(match.number, table.id))
    assert report == TableFinished(match.number, (2, 1), resigned=(0,))
