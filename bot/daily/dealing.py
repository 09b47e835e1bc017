"""Deals the puzzles, each in a worker process, a day ahead, and stores them. A lost one is dealt again."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Protocol

import msgspec
import structlog

from bot.daily import seeds
from bot.system.retrying import RetryingTasks
from bot.table.store import StorageFailed

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.daily.chain import Chain
    from bot.daily.store import DailyStore
    from bot.game.daily import AnyDailyPuzzle
    from bot.system.clock import Timers

FIRST_WAIT_S, MAX_WAIT_S = 60.0, 3600.0
"""Seconds until the next attempt at dealing a puzzle."""
DAYS_WITH_MOVES = 8
"""Days for which puzzles, moves and unfinished attempts are kept; then only results remain."""
MAX_KEPT = 8
"""Puzzles held in memory."""

_log = structlog.stdlib.get_logger(__name__)


class DealingProcess(Protocol):
    """A process that deals one puzzle at a time, off the event loop."""

    async def deal(self, game: str, seed: bytes, weekday: int) -> str | None:
        """Return the puzzle of a game as JSON; None if that failed."""
        ...

    async def close(self) -> None:
        """End the process for good."""
        ...


class Dealer:
    """The puzzles of all games and days. Belongs to one event loop."""

    def __init__(
        self,
        rules: Mapping[str, AnyDailyPuzzle],
        store: DailyStore,
        chain: Chain,
        timers: Timers,
        process: DealingProcess,
    ) -> None:
        self._rules = rules
        self._games = tuple(rules)
        self._store = store
        self._chain = chain
        self._process = process
        self._tasks = RetryingTasks("daily", timers, self._work)
        self._kept: dict[tuple[str, int], Any] = {}
        self._awaited: dict[tuple[str, int], asyncio.Event] = {}

    def prepare(self, day: int) -> None:
        """Begin to deal the puzzles of a day. Cheap."""
        for game in self._games:
            self._wake(game, day)

    async def puzzle(self, game: str, day: int, within: float) -> Any:
        """Return the puzzle of a game's day; None if it is not dealt `within` so many seconds.

        Raise `StorageFailed`.
        """
        if (game, day) not in self._kept and not await self._load(game, day):
            event = self._awaited.setdefault((game, day), asyncio.Event())
            self._wake(game, day)
            try:
                async with asyncio.timeout(within):
                    await event.wait()
            except TimeoutError:
                return None
        return self._kept.get((game, day))

    async def close(self) -> None:
        """Cancel what is under way, and end the process."""
        await self._tasks.close()
        await self._process.close()

    def _wake(self, game: str, day: int) -> None:
        self._tasks.wake(day * len(self._games) + self._games.index(game))

    async def _work(self, key: int, failures: int) -> float | None:
        """Deal one puzzle unless it is stored; return the seconds until the next attempt if that fails."""
        day, index = divmod(key, len(self._games))
        game = self._games[index]
        wait_s = min(MAX_WAIT_S, FIRST_WAIT_S * 2.0 ** min(failures, 16))
        try:
            if not await self._load(game, day) and not await self._make(game, day):
                _log.error("daily.not_dealt", game=game, day=seeds.date_of(day))
                return wait_s
        except StorageFailed as error:
            _log.warning("daily.storage_failed", reason=str(error))
            return wait_s
        if event := self._awaited.pop((game, day), None):
            event.set()
        return None

    async def _make(self, game: str, day: int) -> bool:
        seed = seeds.seed(await self._chain.link(day), game, day)
        body = await self._process.deal(game, seed, seeds.weekday_of(day))
        if body is None or not self._keep(game, day, body):
            return False
        await self._store.save_puzzle(game, day, body)
        await self._store.prune(day - DAYS_WITH_MOVES)
        return True

    async def _load(self, game: str, day: int) -> bool:
        """Keep the stored puzzle in memory; return False if there is none that can be read."""
        body = None if (game, day) in self._kept else await self._store.puzzle(game, day)
        return (game, day) in self._kept or (body is not None and self._keep(game, day, body))

    def _keep(self, game: str, day: int, body: str) -> bool:
        try:
            puzzle = msgspec.json.decode(body, type=self._rules[game].puzzle_type)
        except msgspec.MsgspecError:
            return False
        self._kept[game, day] = puzzle
        while len(self._kept) > MAX_KEPT:
            del self._kept[next(iter(self._kept))]
        return True
