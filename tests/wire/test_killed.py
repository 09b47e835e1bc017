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
    from tests.wire.fort_table import Club

ACKNOWLEDGING, PAINTING, CALLING = ("POST", "/callback"), ("PATCH", ""), ("POST", "/messages")
LONGEST = 0.4
"""Seconds after a press within which everything that comes of it has begun."""


def kill_at(club: Club, bot: Bot, method: str, ending: str, *, carried_out: bool) -> Callable[[], None]:
    """Kill the bot as it makes such a request, before or after Discord does what it asks; returns what undoes it."""
    request: Callable[..., Any] = club.world.request

    def deadly(asked: str, path: str, *args: Any, **more: Any) -> Any:
        hit = asked == method and path.endswith(ending) and bot.process.returncode is None
        if hit and not carried_out:
            bot.kill()
            raise ConnectionResetError("the bot is dead")
        answer = request(asked, path, *args, **more)
        if hit:
            bot.kill()
        return answer

    vars(club.world)["request"] = deadly
    return lambda: vars(club.world).pop("request")


async def a_turn(club: Club, bot: Bot) -> list[int]:
    """Play until it is the other's turn or the bot is dead, then wait for its end; return what was pressed."""
    person, presses = club.sensible()[0], list[int]()

    def further(seen: int) -> Callable[[], bool]:
        return lambda: bot.process.returncode is not None or club.shown() > seen

    while bot.process.returncode is None and club.sensible()[0] == person:
        seen = club.version
        presses.append(club.press())
        await until(further(seen))
    await bot.ended()
    return presses


async def one_more_move(club: Club, known: int, presses: list[int]) -> None:
    """Start once more: everything is there, and the board's buttons work."""
    async with club.bot():
        await nothing_lost_or_doubled(club, known, presses)
        assert club.saved(await club.move()) == 1


async def nothing_lost_or_doubled(club: Club, known: int, presses: list[int]) -> None:
    """After a restart: all that was shown is still there, each press is one move or none, all is told once."""
    await club.settled()
    assert club.version >= known
    assert all(club.saved(press) in (0, 1) for press in presses)
    assert club.moves == sum(club.saved(press) for press in presses)
    assert len(club.boards()) == 1
    calls = [one["pings"] for one in club.calls()]
    assert len(calls) <= 1, calls


async def test_killed_at_any_moment_after_a_press(club: Club) -> None:
    async with club.bot():
        await club.begin()
    known, presses, luck = club.shown(), list[int](), Random(7)
    for _ in range(3):
        async with club.bot() as bot:
            await nothing_lost_or_doubled(club, known, presses)
            presses += [await club.move(), club.press()]
            await asyncio.sleep(luck.uniform(0, LONGEST))
            known = club.shown()
            bot.kill()
            await bot.ended()
    await one_more_move(club, known, presses)


@pytest.mark.parametrize("carried_out", [False, True], ids=["before", "after"])
async def test_killed_while_asking_discord(club: Club, *, carried_out: bool) -> None:
    async with club.bot():
        await club.begin()
    known, presses = club.shown(), list[int]()
    for method, ending in ACKNOWLEDGING, PAINTING, CALLING:
        async with club.bot() as bot:
            await nothing_lost_or_doubled(club, known, presses)
            undo = kill_at(club, bot, method, ending, carried_out=carried_out)
            presses += await a_turn(club, bot)
            known = club.shown()
            undo()
    await one_more_move(club, known, presses)


async def test_a_press_while_the_bot_is_down_is_simply_not_made(club: Club) -> None:
    async with club.bot() as bot:
        await club.begin()
        first = await club.move()
        bot.kill()
        await bot.ended()
    lost = club.press()
    async with club.bot():
        await nothing_lost_or_doubled(club, club.version, [first, lost])
        assert club.saved(lost) == 0
        again = await club.move()
        assert club.saved(again) == 1


async def test_killed_as_the_game_ends_it_is_said_once(club: Club) -> None:
    async with club.bot() as bot:
        await club.begin()
        presses = [await club.move()]
        assert (await club.actions.slash(club.people[1], club.thread or 0, "table resign", {})).kind
        await until(lambda: club.over)
        bot.kill()
        await bot.ended()
    async with club.bot():
        await until(club.farewells)
        await club.settled()
        assert len(club.farewells()) == 1
        assert len(club.boards()) == 1
        assert club.moves == len(presses)
