"""The further messages of an end: sent once, in their order, without a ping, and never about another chapter."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import discord
from msgspec.structs import replace

from bot.courier import sequels
from bot.courier.outbox import EntryKind, OutboxEntry
from tests.courier.test_films import ended_game

if TYPE_CHECKING:
    import pytest

    from bot.transport.message import Message
    from tests.courier.world import World


def kinds(world: World, table: int) -> list[str]:
    return [message.kind for message in world.messages(world.thread(table))]


async def test_an_end_of_three_messages_is_sent_once_and_in_order(world: World, channel: Any) -> None:
    world.presenter.sequels = 2
    table = await ended_game(world, channel)
    await world.drain()
    await world.restart()
    world.harness.courier.wake(table)
    await world.drain()
    assert kinds(world, table) == ["board", "farewell", "sequel", "sequel"]
    assert [text.rpartition(" ")[2] for text in world.texts(world.thread(table), "sequel")] == ["1", "2"]
    assert await world.harness.outbox.unfinished() == ()


async def test_a_sequel_is_sent_without_a_film_that_discord_refuses(
    world: World, channel: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    world.presenter.sequels = 1
    table = await ended_game(world, channel)
    send, refused = world.harness.sender.send, list[str]()

    async def refuse_pictures(place: int, message: Message, nonce: str, **kwargs: Any) -> int:
        if message.attachments and message.plain is None:
            refused.append(nonce)
            response: Any = SimpleNamespace(status=413, reason="too large")
            raise discord.HTTPException(response, {"code": 40005, "message": "too large"})
        return await send(place, message, nonce, **kwargs)

    monkeypatch.setattr(world.harness.sender, "send", refuse_pictures)
    await world.drain()
    assert kinds(world, table) == ["board", "farewell", "sequel"]
    assert len(refused) == 1


CHAPTER = OutboxEntry(
    table=1, kind=EntryKind.CHAPTER, occasion="chapter:17", nonce="ab", at=1.0, version=5, news=(17,), message=99
)


def snapshot(*entries: OutboxEntry, version: int = 5, finished: bool = False) -> Any:
    row = SimpleNamespace(seat=None, version=version, fact=SimpleNamespace(chapter=True))
    return SimpleNamespace(entries=entries, pending=(row,), table=SimpleNamespace(finished=finished))


def test_a_sequel_of_a_chapter_waits_for_the_first_message_and_is_overtaken_by_the_next_chapter() -> None:
    (sequel,) = sequels.entries(replace(CHAPTER, message=None), 1)
    assert sequels.origin(sequel) == ("chapter:17", 1)
    assert (sequel.news, sequel.message, sequel.kind) == ((), None, EntryKind.SEQUEL)
    assert sequels.still_holds(sequel, snapshot(CHAPTER))
    assert not sequels.still_holds(sequel, snapshot(replace(CHAPTER, message=None)))
    assert not sequels.still_holds(sequel, snapshot(CHAPTER, version=6))
    assert not sequels.still_holds(sequel, snapshot(CHAPTER, finished=True))


def test_a_sequel_of_a_farewell_holds_when_the_game_is_over() -> None:
    farewell = replace(CHAPTER, kind=EntryKind.FAREWELL, occasion=sequels.FAREWELL)
    (sequel,) = sequels.entries(farewell, 1)
    assert sequels.still_holds(sequel, snapshot(farewell, version=6, finished=True))
