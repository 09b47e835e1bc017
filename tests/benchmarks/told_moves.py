"""The cost of a move for the whole bot: from the press over the wire to the edited board and letters.

The program itself on a loopback Discord, with courier, renderer and outbox, over a table of each game that is dealt
into its database. An active player presses at random, on the board, in a letter or a panel, at one table after the
other, and all news is delivered before the next press. A question about the move is confirmed; a press that makes no
move, as on an old panel, is followed by others until `moves` count. The figures by game are the waiting time, the time
until boards and letters are edited, and the processor time of the bot, most of it for pictures, with the part of the
event loop's thread. `durable_moves` measures the tables alone, `burst` many moves at once:

    python -m tests.benchmarks.told_moves [--quick] [--games fort] [--moves 20]
"""

from __future__ import annotations

import asyncio
import math
import tempfile
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from bot import discovery
from bot.playground.loopback import LoopbackDiscord
from bot.playground.simulator import Discord
from tests.benchmarks.dealing import ONE_GAME
from tests.benchmarks.figures import Benchmark, Figure, median
from tests.benchmarks.instructions import Counter, told
from tests.benchmarks.live_bot import Notes, deal, furnish, live
from tests.wire.presses import Control

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.benchmarks.live_bot import LiveBot


MOST_TRIES = 4
"""Presses for each move; some lead to a question or are refused."""


class Sizes(msgspec.Struct, frozen=True):
    """The number of moves at a table of each game; no games: all."""

    moves: int = 20
    games: tuple[str, ...] = ()
    calm: float = 2.3
    """Seconds without a request after which all news counts as delivered: pings wait two seconds for others."""


class Told(NamedTuple):
    """The cost of one move in milliseconds: until acknowledged and delivered, and the processor time of the bot."""

    acknowledged: float
    edited: float
    worked: float
    looped: float
    """The part of the event loop's thread."""
    retired: float
    """Instructions of the bot, or NaN."""


async def measure(folder: Path, games: tuple[str, ...], sizes: Sizes) -> dict[str, list[Told]]:
    """Start the bot over a table of each game, wait until all news is delivered, then press."""
    world, notes = Discord(keep_log=False), Notes()
    await deal(folder, furnish(world, games), 0, Random(1))
    notes.keep(world)
    async with LoopbackDiscord(world) as server, live(server, notes, folder) as bot:
        await bot.quiet()
        return await play(bot, games, sizes)


async def play(bot: LiveBot, games: tuple[str, ...], sizes: Sizes) -> dict[str, list[Told]]:
    """Make `moves` moves at the table of each game, or as many as it takes to end it."""
    costs_by_game: dict[str, list[Told]] = {game: [] for game in games}
    luck, idle, counter = Random(1), set[Control](), Counter(bot.pid)
    for table, game in list(enumerate(games, 1)) * sizes.moves * MOST_TRIES:
        if len(costs_by_game[game]) == sizes.moves:
            continue
        controls = (await bot.offered(idle)).get(table, [])
        if controls and (cost := await _moved(bot, table, luck.choice(controls), idle, counter, sizes.calm)):
            costs_by_game[game].append(cost)
    return costs_by_game


async def _moved(
    bot: LiveBot, table: int, control: Control, idle: set[Control], counter: Counter, calm: float
) -> Told | None:
    """Press, and confirm if the bot asks; return the cost of the press that makes the move, None if none does."""
    before = bot.versions()
    cost = await _pressed(bot, control, counter, calm)
    if bot.versions() == before and (confirmations := bot.confirmations(table)):
        cost = await _pressed(bot, confirmations[0], counter, calm)
    if bot.versions() != before:
        return cost
    idle.add(control)
    return None


async def _pressed(bot: LiveBot, control: Control, counter: Counter, calm: float) -> Told:
    """Press, and wait until all news is delivered."""
    notes, worked_before, looped_before, retired_before = bot.notes, bot.cpu, bot.loop_s, counter.count
    notes.painted.clear()
    interaction = control.press(bot.world)
    await bot.quiet(calm)
    began = notes.pressed[interaction]
    acknowledged, edited = (
        notes.acknowledged[interaction] - began,
        max(notes.painted.values(), default=math.nan) - began,
    )
    worked, looped = (bot.cpu - worked_before) * 1000, (bot.loop_s - looped_before) * 1000
    return Told(acknowledged * 1000, edited * 1000, worked, looped, counter.count - retired_before)


def figures(sizes: Sizes) -> Iterator[Figure]:
    """Yield the medians of every game."""
    with tempfile.TemporaryDirectory() as folder:
        costs_by_game = asyncio.run(measure(Path(folder), sizes.games or tuple(discovery.games()), sizes))
    for game, moves in costs_by_game.items():
        name, count = f"{game}: told move", f"{len(moves)} moves"
        yield Figure(f"{name}, until acknowledged", median(move.acknowledged for move in moves), "ms", count)
        edited = [move.edited for move in moves if not math.isnan(move.edited)]
        if edited:
            yield Figure(f"{name}, until edited", median(edited), "ms", f"{len(edited)} with something to edit")
        loop = f"event loop {median(move.looped for move in moves):.1f}"
        retired = told(median(move.retired for move in moves), Counter().problem)
        yield Figure(f"{name}, processor of the bot", median(move.worked for move in moves), "ms", f"{loop}; {retired}")


BENCHMARK = Benchmark(figures, full=Sizes(), quick=Sizes(moves=2), tiny=Sizes(moves=1, games=(ONE_GAME,), calm=0.5))

if __name__ == "__main__":
    BENCHMARK.main(__doc__)
