"""SIGKILL in the middle of play: started again, old buttons work, nothing saved is lost and nothing is doubled."""

from __future__ import annotations

import asyncio
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from tests.wire.bot_process import until

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.wire.bot_process import Bot
    from tests.wire.wire_table import WireTable

ACKNOWLEDGING, EDITING, CALLING = ("POST", "/callback"), ("PATCH", ""), ("POST", "/messages")
LONGEST = 0.4
"""Seconds after a press within which everything that comes of it has begun."""


def kill_at(fort: WireTable, bot: Bot, method: str, ending: str, *, carried_out: bool) -> Callable[[], None]:
    """Kill the bot as it makes such a request, before or after Discord does what it asks; returns what undoes it."""
    request: Callable[..., Any] = fort.world.request

    def deadly(asked: str, path: str, *args: Any, **more: Any) -> Any:
        hit = asked == method and path.endswith(ending) and bot.process.returncode is None
        if hit and not carried_out:
            bot.kill()
            raise ConnectionResetError("the bot is dead")
        answer = request(asked, path, *args, **more)
        if hit:
            bot.kill()
        return answer

    vars(fort.world)["request"] = deadly
    return lambda: vars(fort.world).pop("request")


async def a_turn(fort: WireTable, bot: Bot) -> list[int]:
    """Play until it is the other's turn or the bot is dead, then wait for its end; return what was pressed."""
    person, presses = fort.sensible()[0], list[int]()

    def further(seen: int) -> Callable[[], bool]:
        return lambda: bot.process.returncode is not None or fort.shown() > seen

    while bot.process.returncode is None and fort.sensible()[0] == person:
        seen = fort.version
        presses.append(fort.press())
        await until(further(seen))
    await bot.ended()
    return presses


async def one_more_move(fort: WireTable, known: int, presses: list[int]) -> None:
    """Start once more: everything is there, and the board's buttons work."""
    async with fort.bot():
        await nothing_lost_or_doubled(fort, known, presses)
        assert fort.saved(await fort.move()) == 1


async def nothing_lost_or_doubled(fort: WireTable, known: int, presses: list[int]) -> None:
    """After a restart: all that was shown is still there, each press is one move or none, all is told once."""
    await fort.settled()
    assert fort.version >= known
    assert all(fort.saved(press) in (0, 1) for press in presses)
    assert fort.moves == sum(fort.saved(press) for press in presses)
    assert len(fort.boards()) == 1
    calls = [one["pings"] for one in fort.calls()]
    assert len(calls) <= 1, calls


async def test_killed_at_any_moment_after_a_press(fort: WireTable) -> None:
    async with fort.bot():
        await fort.begin()
    known, presses, luck = fort.shown(), list[int](), Random(7)
    for _ in range(3):
        async with fort.bot() as bot:
            await nothing_lost_or_doubled(fort, known, presses)
            presses += [await fort.move(), fort.press()]
            await asyncio.sleep(luck.uniform(0, LONGEST))
            known = fort.shown()
            bot.kill()
            await bot.ended()
    await one_more_move(fort, known, presses)


@pytest.mark.parametrize("carried_out", [False, True], ids=["before", "after"])
async def test_killed_while_asking_discord(fort: WireTable, *, carried_out: bool) -> None:
    async with fort.bot():
        await fort.begin()
    known, presses = fort.shown(), list[int]()
    for method, ending in ACKNOWLEDGING, EDITING, CALLING:
        async with fort.bot() as bot:
            await nothing_lost_or_doubled(fort, known, presses)
            undo = kill_at(fort, bot, method, ending, carried_out=carried_out)
            presses += await a_turn(fort, bot)
            known = fort.shown()
            undo()
    await one_more_move(fort, known, presses)


async def test_a_press_while_the_bot_is_down_is_simply_not_made(fort: WireTable) -> None:
    async with fort.bot() as bot:
        await fort.begin()
        first = await fort.move()
        bot.kill()
        await bot.ended()
    lost = fort.press()
    async with fort.bot():
        await nothing_lost_or_doubled(fort, fort.version, [first, lost])
        assert fort.saved(lost) == 0
        again = await fort.move()
        assert fort.saved(again) == 1


async def test_killed_as_the_game_ends_it_is_said_once(fort: WireTable) -> None:
    async with fort.bot() as bot:
        await fort.begin()
        presses = [await fort.move()]
        assert (await fort.actions.slash(fort.people[1], fort.thread or 0, "table resign", {})).kind
        await until(lambda: fort.over)
        bot.kill()
        await bot.ended()
    async with fort.bot():
        await until(fort.farewells)
        await fort.settled()
        assert len(fort.farewells()) == 1
        assert len(fort.boards()) == 1
        assert fort.moves == len(presses)
