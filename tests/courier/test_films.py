"""The film of a game: sent once with the farewell, without blocking other messages."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

    import pytest

    from tests.courier.world import World


async def ended_game(world: World, channel: Any) -> int:
    """Return a game of one move that has ended; its last messages are still being sent."""
    (table,) = await ended_games(world, channel, 1)
    return table


async def ended_games(world: World, channel: Any, games: int) -> list[int]:
    """Play this many games to their ends, one right after the other."""
    world.presenter.filmed = True
    tables = [(await world.deal(channel, 0, 1, steps=1, turns=1)).id for _ in range(games)]
    await world.drain()
    for table in tables:
        await world.go(table, 0)
    return tables


async def wait_until(condition: Callable[[], bool]) -> None:
    """Wait for a condition while a film keeps the courier busy."""
    async with asyncio.timeout(60):
        while not condition():  # noqa: ASYNC110 - the condition is on the simulated Discord, which has no event for it
            await asyncio.sleep(0.01)


def film_count(world: World, table: int) -> int:
    """Return the number of a table's farewells with a film."""
    farewells = [message for message in world.messages(world.thread(table)) if message.kind == "farewell"]
    return sum(bool(message.attachments) for message in farewells)


async def test_a_film_comes_with_the_farewell(world: World, channel: Any) -> None:
    table = await ended_game(world, channel)
    await world.drain()
    kinds = [message.kind for message in world.messages(world.thread(table))]
    assert kinds == ["board", "farewell"]
    assert film_count(world, table) == 1


async def test_a_film_is_made_and_sent_once(world: World, channel: Any) -> None:
    table = await ended_game(world, channel)
    await world.drain()
    world.harness.courier.wake(table)
    await world.drain()
    await world.restart()
    world.harness.courier.wake(table)
    await world.drain()
    assert film_count(world, table) == len(world.sent("farewell", table)) == world.presenter.films_made == 1


async def test_a_film_does_not_delay_other_tables(world: World, channel: Any) -> None:
    world.presenter.filming = asyncio.Event()
    tables = await ended_games(world, channel, 9)
    await wait_until(lambda: world.presenter.films_made == len(tables))
    other = (await world.deal(channel, 2, 3)).id
    await wait_until(lambda: bool(world.sent("board", other)))
    assert [world.sent("farewell", table) for table in tables] == [[]] * 9
    world.presenter.filming.set()
    await world.drain()
    assert [film_count(world, table) for table in tables] == [1] * 9


async def test_an_interrupted_film_is_made_again(world: World, channel: Any) -> None:
    world.presenter.filming = asyncio.Event()
    table = await ended_game(world, channel)
    await wait_until(lambda: world.presenter.films_made == 1)
    world.presenter.filming.set()
    await world.die()
    await world.drain()
    assert film_count(world, table) == 1


async def test_a_table_without_a_film_gets_its_farewell(world: World, channel: Any) -> None:
    world.presenter.broken.add("no film")
    table = await ended_game(world, channel)
    await world.drain()
    assert (len(world.sent("farewell", table)), film_count(world, table)) == (1, 0)
    assert "ended" in world.texts(channel.id, "card")[-1]
    assert await world.harness.outbox.unfinished() == ()


async def test_a_farewell_is_sent_without_a_film_that_discord_refuses(world: World, channel: Any) -> None:
    world.presenter.filming = asyncio.Event()
    table = await ended_game(world, channel)
    await wait_until(lambda: world.presenter.films_made == 1)
    world.env.inject_error("POST", f"/channels/{world.thread(table)}/messages", status=413, code=40005)
    world.presenter.filming.set()
    await world.drain()
    assert (len(world.sent("farewell", table)), film_count(world, table)) == (1, 0)
    assert "ended" in world.texts(channel.id, "card")[-1]


async def test_a_film_whose_answer_was_lost_is_not_sent_again(
    world: World, channel: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    world.presenter.filming = asyncio.Event()
    table = await ended_game(world, channel)
    await wait_until(lambda: world.presenter.films_made == 1)
    send = world.harness.sender.send

    async def lose_answer(*args: Any, **kwargs: Any) -> int:
        monkeypatch.setattr(world.harness.sender, "send", send)
        await send(*args, **kwargs)
        raise TimeoutError

    monkeypatch.setattr(world.harness.sender, "send", lose_answer)
    world.presenter.filming.set()
    await world.drain()
    await world.pass_time(10)
    assert film_count(world, table) == world.presenter.films_made == 1
