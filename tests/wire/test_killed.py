"""SIGKILL during play: after a restart old buttons work, no saved move is lost and none is doubled."""

from __future__ import annotations

import asyncio
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from tests.seeds import PROCESS_KILLS, SEED, parts
from tests.wire.bot_process import until

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.wire.bot_process import Bot
    from tests.wire.wire_table import WireTable

pytestmark = pytest.mark.unmeasured

ACKNOWLEDGING, EDITING, CALLING = ("POST", "/callback"), ("PATCH", ""), ("POST", "/messages")
MAX_EFFECT_DELAY_S = 0.4
"""Seconds after a press within which all its effects have begun."""


def kill_at(table: WireTable, bot: Bot, method: str, suffix: str, *, carried_out: bool) -> Callable[[], None]:
    """Kill the bot at its next such request, before or after Discord handles it; return a function that undoes this."""
    request: Callable[..., Any] = table.world.request

    def deadly(request_method: str, path: str, *args: Any, **options: Any) -> Any:
        hit = request_method == method and path.endswith(suffix) and bot.process.returncode is None
        if hit and not carried_out:
            bot.kill()
            raise ConnectionResetError("the bot is dead")
        answer = request(request_method, path, *args, **options)
        if hit:
            bot.kill()
        return answer

    vars(table.world)["request"] = deadly
    return lambda: vars(table.world).pop("request")


async def play_turn(table: WireTable, bot: Bot) -> list[int]:
    """Play until the turn passes or the bot is dead, then wait for its end; return the interactions of the presses."""
    person, presses = table.sensible()[0], list[int]()

    def further(version: int) -> Callable[[], bool]:
        return lambda: bot.process.returncode is not None or table.shown() > version

    while bot.process.returncode is None and table.sensible()[0] == person:
        version = table.version
        presses.append(table.press())
        await until(further(version))
    await bot.ended()
    return presses


async def check_restart_and_move(table: WireTable, version: int, presses: list[int]) -> None:
    """Start the bot again and check that nothing is lost and that the board's buttons work."""
    async with table.bot():
        await check_nothing_lost_or_doubled(table, version, presses)
        assert table.saved(await table.move()) == 1


async def check_nothing_lost_or_doubled(table: WireTable, version: int, presses: list[int]) -> None:
    """Check after a restart: no shown version is lost, each press made at most one move, nothing is shown twice."""
    await table.settled()
    assert table.version >= version
    assert all(table.saved(press) in (0, 1) for press in presses)
    assert table.moves == sum(table.saved(press) for press in presses)
    assert len(table.boards()) == 1
    pings = [message["pings"] for message in table.calls()]
    assert len(pings) <= 1, pings


@pytest.mark.seeded
@pytest.mark.night
@pytest.mark.parametrize(("part", "kills"), parts(PROCESS_KILLS, 3))
async def test_a_kill_at_any_moment_after_a_press_loses_no_move(table: WireTable, part: int, kills: int) -> None:
    async with table.bot():
        await table.begin()
    version, presses, luck = table.shown(), list[int](), Random(f"{SEED} {part}")
    for _ in range(kills):
        async with table.bot() as bot:
            await check_nothing_lost_or_doubled(table, version, presses)
            presses += [await table.move(), table.press()]
            await asyncio.sleep(luck.uniform(0, MAX_EFFECT_DELAY_S))
            version = table.shown()
            bot.kill()
            await bot.ended()
    await check_restart_and_move(table, version, presses)


@pytest.mark.parametrize(
    "carried_out", [pytest.param(False, id="before", marks=pytest.mark.night), pytest.param(True, id="after")]
)
async def test_a_kill_during_a_request_loses_no_move(table: WireTable, *, carried_out: bool) -> None:
    async with table.bot():
        await table.begin()
    version, presses = table.shown(), list[int]()
    for method, suffix in ACKNOWLEDGING, EDITING, CALLING:
        async with table.bot() as bot:
            await check_nothing_lost_or_doubled(table, version, presses)
            undo = kill_at(table, bot, method, suffix, carried_out=carried_out)
            presses += await play_turn(table, bot)
            version = table.shown()
            undo()
    await check_restart_and_move(table, version, presses)


async def test_a_press_while_the_bot_is_down_makes_no_move(table: WireTable) -> None:
    async with table.bot() as bot:
        await table.begin()
        first = await table.move()
        bot.kill()
        await bot.ended()
    lost_press = table.press()
    async with table.bot():
        await check_nothing_lost_or_doubled(table, table.version, [first, lost_press])
        assert table.saved(lost_press) == 0
        repeat = await table.move()
        assert table.saved(repeat) == 1


async def test_a_kill_at_the_end_of_the_game_announces_the_end_once(table: WireTable) -> None:
    async with table.bot() as bot:
        await table.begin()
        presses = [await table.move()]
        await table.resign(table.people[1])
        await until(lambda: table.over)
        bot.kill()
        await bot.ended()
    async with table.bot():
        await until(table.farewells)
        await table.settled()
        assert len(table.farewells()) == 1
        assert len(table.boards()) == 1
        assert table.moves == len(presses)
