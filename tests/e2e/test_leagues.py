"""Leagues and cups through real presses: set up, joined, drawn, played to the poster, repaired, interrupted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.leagues.model import LeagueStatus
from tests.e2e.reading import reply_text
from tests.e2e.world import custom_ids, visible_text

if TYPE_CHECKING:
    from bot.league_host.store import LeagueRecord
    from tests.e2e.world import World


async def announce(world: World, **options: Any) -> Any:
    """Open a league of two rounds at tables for two as Ann; return its message."""
    wanted = {"games": "guess", "rounds": 2, "size": 2, "players": 4, **options}
    await world.ann.slash(world.channel, "league open", announce=True, **wanted)
    return world.messages(world.channel)[-1]


async def record_of(world: World, number: int = 1) -> LeagueRecord:
    record: LeagueRecord | None = await world.app.leagues.store.load(number)
    assert record is not None
    return record


def control(message: Any, beginning: str) -> str:
    """Return the control of a message whose custom id begins so."""
    return next(custom_id for custom_id in custom_ids(message) if custom_id.startswith(beginning))


async def press(person: Any, message: Any, beginning: str) -> Any:
    return await person.click(message, custom_id=control(message, beginning))


async def joined(world: World, *people: Any, **options: Any) -> Any:
    """Announce a league and let these people join; return its message."""
    card = await announce(world, **options)
    for person in people:
        await press(person, card, "league:join")
    return card


def running(world: World) -> list[Any]:
    return [table for table in world.app.tables.running() if table.league is not None]


async def resign_everywhere(world: World, loser: Any) -> None:
    """Let a person resign at each of their tables."""
    for table in running(world):
        if table.seat_of(loser.id) is not None:
            await world.confirm(loser, "table resign", world.thread(table.id))


def thread_of_league(world: World, card: Any) -> Any:
    return next(thread for thread in world.channel.threads if thread.id == card.id)


async def test_a_league_runs_by_itself_to_the_poster(world: World) -> None:
    eve = world.newcomer("eve")
    card = await joined(world, world.ann, world.bob, world.cid)
    assert running(world) == []
    await press(world.dora, card, "league:join")
    late = await press(eve, card, "league:join")
    assert "waiting list" in reply_text(late)
    first_tables = running(world)
    assert [len(table.seats) for table in first_tables] == [2, 2]
    assert {user for table in first_tables for state in table.seats for user in [state.user]} == {
        person.id for person in (world.ann, world.bob, world.cid, world.dora)
    }
    thread = thread_of_league(world, card)
    (standings,) = [message for message in world.messages(thread) if message.author.bot]
    assert "Round 1 of 2" in visible_text(standings)
    for loser in (world.cid, world.dora, world.bob):
        await resign_everywhere(world, loser)
    for loser in (world.cid, world.dora, world.bob, world.ann):
        await resign_everywhere(world, loser)
    record = await record_of(world)
    assert record.league.status is LeagueStatus.FINISHED
    assert record.is_settled
    assert len(record.league.rounds) == 2
    board, poster = [message for message in world.messages(thread) if message.author.bot]
    assert board.id == standings.id
    assert "Final standings" in visible_text(board)
    assert "wins" in visible_text(poster)
    assert poster.attachments
    assert "wins" in visible_text(world.messages(world.channel)[0])
