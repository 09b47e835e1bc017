"""A damaged row of a league or of the puzzle of the day is reported and affects nothing else; the bot always starts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.daily import seeds
from bot.daily.day_tables import MORNING_S
from bot.leagues import engine
from bot.leagues.decisions import BotOutage
from bot.leagues.model import LeagueStatus
from tests.e2e import damage
from tests.e2e.reading import answer, reply_text
from tests.e2e.test_daily import GAME, choose_channel, secret, solve, tables_of_the_day
from tests.e2e.test_league_survival import end_round, regulars
from tests.e2e.test_leagues import announce, joined, press, record_of, running
from tests.e2e.world import visible_text

if TYPE_CHECKING:
    from pathlib import Path

    from tests.e2e.world import World

HOUR = 3600.0
NIGHT = [pytest.param(bit, marks=pytest.mark.night) for bit in (1, 5)]


def reported(caplog: pytest.LogCaptureFixture) -> set[str]:
    return {vars(record)["column"] for record in caplog.records if record.getMessage() == "database.value_unreadable"}


async def restart_after_downtime(world: World, *statements: str) -> None:
    """Stop the bot, damage its file and start it an hour later."""
    path = await damage.stop(world)
    damage.damaged(path, *statements)
    await world.env.advance_time(HOUR)
    assert await damage.start(world)


async def two_leagues(world: World) -> list[Any]:
    """Begin two leagues; return their messages."""
    first = await joined(world, *regulars(world))
    return [first, await joined(world, *regulars(world))]


@pytest.mark.parametrize(
    "change",
    [
        """body = replace(body, '"rounds":[', '"sounds":[')""",
        """body = replace(body, '"matches":[', '"latches":[')""",
        "settled = 1",
        "draft = 1",
        "guild = guild + 1",
        "version = version + 1",
    ],
)
async def test_a_damaged_league_is_set_aside_and_the_others_go_on(
    world: World, caplog: pytest.LogCaptureFixture, change: str
) -> None:
    first, second = await two_leagues(world)
    await restart_after_downtime(world, f"UPDATE league SET {change} WHERE id = 1")  # noqa: S608
    assert "league" in reported(caplog)
    assert damage.complaints(caplog.records) == []
    assert await world.app.leagues.store.load(1) is None
    assert "no such league" in reply_text(await press(world.ann, first, "league:"))
    for _ in range(2):
        await end_round(world)
    assert (await record_of(world, 2)).league.status is LeagueStatus.FINISHED
    assert second.id != first.id
    assert damage.complaints(caplog.records) == []


async def test_a_damaged_league_is_neither_discarded_nor_forgotten_wrongly(world: World) -> None:
    await two_leagues(world)
    await restart_after_downtime(world, "UPDATE league SET draft = 1 WHERE id = 1")
    await world.app.leagues.discard(1)
    await world.confirm(world.ann, "me forget", world.channel)
    rows = await world.app.leagues.store._database.rows("SELECT body FROM league WHERE id = 1")
    assert str(world.ann.id) not in rows[0][0]
    assert await world.app.leagues.store.load(1) is None


async def test_a_league_in_which_the_engine_fails_stops_no_other(
    world: World, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    await two_leagues(world)
    decide = engine.decide

    def failing(league: Any, command: Any, now: float, by: int = 0) -> Any:
        if league.id == 1:
            raise ValueError("not enough values to unpack")
        return decide(league, command, now, by)

    monkeypatch.setattr(engine, "decide", failing)
    world.expected_errors.append("league.failed")
    await restart_after_downtime(world)
    await world.env.advance_time(3 * HOUR)
    failures = [vars(record)["league"] for record in caplog.records if record.getMessage() == "league.failed"]
    assert failures == [1], "logged once, however often it fails"
    await end_round(world)
    assert len((await record_of(world, 2)).league.rounds) == 2
    monkeypatch.undo()
    await world.env.advance_time(2 * HOUR)
    assert len((await record_of(world, 1)).league.rounds) == 2


async def test_the_engine_is_told_of_the_downtime(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    commands: list[Any] = []
    decide = engine.decide

    def noting(league: Any, command: Any, *values: Any) -> Any:
        commands.append(command)
        return decide(league, command, *values)

    await joined(world, *regulars(world))
    monkeypatch.setattr(engine, "decide", noting)
    await restart_after_downtime(world)
    assert any(isinstance(command, BotOutage) for command in commands)


async def test_a_damaged_entry_is_left_out_of_the_log(world: World, caplog: pytest.LogCaptureFixture) -> None:
    await joined(world, *regulars(world))
    before = await world.app.leagues.store.log(1)
    await restart_after_downtime(world, "UPDATE league_entry SET user = user + 1 WHERE n = 1")
    assert await world.app.leagues.store.log(1) == [entry for entry in before if entry.n != 1]
    assert reported(caplog) == {"league_entry"}


async def test_a_league_goes_on_after_an_entry_of_its_log_was_deleted(world: World) -> None:
    await joined(world, *regulars(world))
    await restart_after_downtime(world, "DELETE FROM league_entry WHERE n = 1")
    await end_round(world)
    assert len((await record_of(world)).league.rounds) == 2
    numbers = [entry.n for entry in await world.app.leagues.store.log(1)]
    assert numbers == [0, *range(2, len(numbers) + 1)]


async def test_a_damaged_puzzle_is_dealt_again(world: World, caplog: pytest.LogCaptureFixture) -> None:
    number = await secret(world)
    wrong = number % 9 + 1
    await restart_after_downtime(world, f"UPDATE daily_puzzle SET body = replace(body, '{number}', '{wrong}')")  # noqa: S608
    assert await secret(world) == number
    assert reported(caplog) == {"daily_puzzle"}
    caplog.clear()
    await world.restart()
    assert await secret(world) == number
    assert reported(caplog) == set()


@pytest.mark.parametrize("change", ["cost = 0", "moves = moves + 1", "solved = 1", "late = 1", "name = 'zoe'"])
async def test_a_damaged_attempt_is_reported_and_begins_again(
    world: World, caplog: pytest.LogCaptureFixture, change: str
) -> None:
    await world.ann.slash(world.channel, "daily", game=GAME, move="greater than 5")
    await restart_after_downtime(world, f"UPDATE daily_attempt SET {change}")  # noqa: S608
    panel = answer(await world.ann.slash(world.channel, "daily", game=GAME))
    assert "so far" not in visible_text(panel)
    assert reported(caplog) == {"daily_attempt"}
    await world.ann.slash(world.channel, "daily", game=GAME, move="greater than 5")
    record = await world.app.dailies.record(world.ann.id, GAME)
    assert record.played == 0


async def test_the_moves_of_old_attempts_go_and_their_results_stay(world: World) -> None:
    await solve(world, world.ann, world.channel, 5)
    await solve(world, world.bob, world.channel)
    dailies = world.app.dailies
    await dailies.store._database.rows("UPDATE daily_attempt SET cost = 3 WHERE user = ?", (world.bob.id,))
    await dailies.store.prune(dailies.today + 1)
    stored = await dailies.store.attempt(world.ann.id, GAME, dailies.today)
    assert stored is not None
    assert (stored.progress, stored.cost) == ("", 1)
    assert await dailies.store._database.rows("SELECT user FROM daily_attempt") == [(world.ann.id,)]


async def everything(world: World) -> Path:
    """Play a league and puzzles of two days, and stop the bot; return the path of its file."""
    await choose_channel(world, world.channel)
    await joined(world, *regulars(world))
    await end_round(world)
    await solve(world, world.ann, world.channel, 5)
    await world.env.advance_time(seeds.DAY_S + MORNING_S + 60)
    await world.ann.slash(world.channel, "daily", game=GAME, move="greater than 5")
    assert tables_of_the_day(world, world.channel)
    return await damage.stop(world)


@pytest.mark.unmeasured
@pytest.mark.parametrize("bit", [0, *NIGHT])
@pytest.mark.parametrize(
    "table", ["league", "league_entry", "league_post", "daily_puzzle", "daily_attempt", "daily_digest"]
)
async def test_a_flipped_bit_in_any_column_lets_the_bot_start_and_serve(
    world: World, caplog: pytest.LogCaptureFixture, table: str, bit: int
) -> None:
    path = await everything(world)
    content = path.read_bytes()
    faults: list[str] = []
    for column in damage.columns_of(path, table):
        caplog.clear()
        if damage.flip_bit(path, table, column, bit):
            await world.env.advance_time(HOUR)
            faults += [f"{column}: {fault}" for fault in await serve(world, caplog)]
        for file in path.parent.glob(f"{path.name}*"):
            file.unlink()
        path.write_bytes(content)
    assert await damage.start(world)
    assert not faults, "\n".join(faults)


async def serve(world: World, caplog: pytest.LogCaptureFixture) -> list[str]:
    """Start the bot, use leagues and the puzzle and stop it; return the faults in its log."""
    if not await damage.start(world):
        return ["it does not start"]
    await announce(world)
    await world.ann.slash(world.channel, "league show")
    for table in running(world):
        await world.ann.slash(world.channel, "table show", view="history", table=table.id)
    for view in ("record", "yesterday"):
        await world.ann.slash(world.channel, "daily", game=GAME, view=view)
    await world.ann.slash(world.channel, "daily", game=GAME, move="greater than 6")
    await world.env.advance_time(HOUR)
    await damage.stop(world)
    return damage.complaints(caplog.records)
