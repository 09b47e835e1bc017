"""Has what pictures stand on drawn before it is needed, once for all languages: by a worker process into the store.

That costs seconds of a core and a hundred megabytes, which neither the bot's event loop nor its memory is to feel.
Where there is no store, or a game uses none, a thread draws it. What belongs into the store is drawn by the process
alone, which has bounds of time and memory: if it fails, the table is told in words, and `drawing_failures` says when
the drawing is tried again. Nobody has to wait for a ground longer than they like.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import nullcontext, suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import structlog

from bot.i18n.translation import LANGUAGES
from bot.ui.rendering.drawing_failures import NOT_KEPT, DrawingFailures
from bot.ui.rendering.drawing_threads import DrawingThreads
from bot.ui.rendering.fair_semaphore import FairSemaphore
from bot.workers.process import MEMORY_LIMIT_BYTES, Worker, WorkerFailed
from images.kit import Look, store

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable, Sequence
    from pathlib import Path

    from bot.system import log
    from bot.ui.game_ui import Ground

    Order = tuple[Ground, Any, str]
    """A ground, a table's options and a reader's language."""


DUE, AHEAD, USUAL = "due", "ahead", "usual"
"""Kinds of orders, which take turns: a picture that somebody waits for does not wait for the towns of all tables. What
is only usual is drawn for nobody yet: what another process does not get done of it is left."""
_MOST = 256
"""So many orders are known to be at hand; then the store is asked anew."""


@dataclass(frozen=True)
class Bounds:
    """What one drawing process may take; the system ends it at the first two, the bot at the third."""

    cpu_s: int = 100
    memory_bytes: int = MEMORY_LIMIT_BYTES
    wall_s: float = 120.0
    """The whole machine may be busy, but not for so long."""


_log = structlog.stdlib.get_logger(__name__)


class Grounds:
    """Orders of what pictures stand on; belongs to one event loop."""

    def __init__(self, process: GroundProcess | None = None) -> None:
        self._process = process or GroundProcess()
        self._thread = DrawingThreads(1, "ground")
        self.failures = DrawingFailures()
        self._turns = FairSemaphore(1)
        self._ahead = asyncio.Lock()
        """Held by the one order that nobody waits for yet and that takes turns with the orders that are due."""
        self._closed = False
        self._there: set[Order] = set()
        self._tasks: dict[tuple[str, Order], asyncio.Task[None]] = {}
        """By kind and order: the drawings that wait for their turn or are under way."""
        self._arrivals: dict[Order, asyncio.Future[None]] = {}
        """Done when the order is at hand, whichever drawing brings it."""

    def sweep(self, grounds: Iterable[Ground]) -> None:
        """Have removed what other versions of the bot have left in the store."""
        for ground in grounds:
            self._thread.submit(ground.sweep)

    def prepare_usual(self, grounds: Iterable[Ground]) -> None:
        """Begin to draw into the store what tables will want that nobody has opened yet."""
        for ground in grounds:
            for options in ground.usual if _uses_store(ground) else ():
                self._order(USUAL, (ground, options, Look().language))

    def prepare(self, ground: Ground, options: Any, look: Look) -> None:
        """Begin to draw a ground, after those that were ordered before; returns at once, and nobody waits for it."""
        order = (ground, options, look.language)
        if not _uses_store(ground):
            with suppress(RuntimeError):  # closed: there is nothing more to draw for
                self._thread.submit(_draw, order)
        else:
            self._order(AHEAD, order)

    async def ready(self, ground: Ground, options: Any, look: Look, within: float | None = None) -> bool:
        """Wait for a ground until it is at hand, in whatever way; tell whether it is.

        `within` so many seconds: longer, and it is drawn all the same. What belongs into no store is always at hand.
        """
        order = (ground, options, look.language)
        if self._closed or not self.missing(ground, options, look) or await self._look_for(order):
            return True
        if not await self.failures.may_begin(ground, options):
            return False
        arrival = self._arrivals.setdefault(order, asyncio.get_running_loop().create_future())
        drawing = self._order(DUE, order)
        await asyncio.wait({drawing, arrival}, timeout=within, return_when=asyncio.FIRST_COMPLETED)
        return not self.missing(ground, options, look)

    def missing(self, ground: Ground, options: Any, look: Look) -> bool:
        """Tell whether a ground belongs into the store and nobody has seen it there yet."""
        return _uses_store(ground) and (ground, options, look.language) not in self._there

    def lose(self, ground: Ground, options: Any) -> None:
        """Note that a ground is not in the store any more."""
        self._there = {order for order in self._there if order[:2] != (ground, options)}

    async def close(self) -> None:
        """Give up what is being drawn."""
        self._closed = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._process.close()
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _order(self, kind: str, order: Order) -> asyncio.Task[None]:
        """Return the task that draws an order; begin one if there is none yet."""
        key = (kind, order)
        if key not in self._tasks:
            self._tasks[key] = asyncio.ensure_future(self._draw_in_turn(kind, order))
            self._tasks[key].add_done_callback(lambda _: self._tasks.pop(key))
        return self._tasks[key]

    async def _draw_in_turn(self, kind: str, order: Order) -> None:
        """Draw a ground into the store unless it is there, in the order's language first. Order it again if it fails.

        What failed lately is not begun, nor is what is usual ordered again.
        """
        ground, options, first = order
        async with nullcontext() if kind == DUE else self._ahead, self._turns.place(kind):
            if self._closed or order in self._there or await self._look_for(order):
                return
            if not await self.failures.may_begin(ground, options):
                return
            languages = sorted(LANGUAGES, key=lambda language: language != first)
            missing = [each for each in languages if not await self._look_for((ground, options, each))]
            await self._attempt(ground, options, missing)
        if order not in self._there and kind != USUAL and not self.failures.given_up(ground, options):
            wait = self.failures.seconds_left(ground, options)
            asyncio.get_running_loop().call_later(wait, self._order, AHEAD, order)

    async def _attempt(self, ground: Ground, options: Any, languages: Sequence[str]) -> None:
        """Have a ground drawn, and note how that ended."""
        await self.failures.begin(ground, options)
        try:
            reason = await self._process.draw(ground, options, languages, self._look_for)
        except asyncio.CancelledError:
            await self.failures.abandon(ground, options)
            raise
        await self.failures.end(ground, options, reason)

    async def _look_for(self, order: Order) -> bool:
        """Return whether a ground is in the store, and remember it if it is."""
        if not await _stored(order):
            return False
        if len(self._there) >= _MOST:
            self._there.clear()
        self._there.add(order)
        if arrival := self._arrivals.pop(order, None):
            arrival.set_result(None)
        return True


def _uses_store(ground: Ground) -> bool:
    return ground.stored is not None and store.home() is not None


async def _stored(order: Order) -> bool:
    ground, options, language = order
    if ground.stored is None:
        return False
    try:
        return await asyncio.to_thread(ground.stored, options, Look(language))
    except Exception:  # noqa: BLE001 - likewise
        _log.exception("ground failed", seen=type(options).__module__)
        return False


def _draw(order: Order) -> None:
    ground, options, language = order
    try:
        ground.draw(options, Look(language))
    except Exception:  # noqa: BLE001 - whoever needs it tries again, and is told in words if need be
        _log.exception("ground failed", seen=type(options).__module__)


def draw_into(folder: Path, draw: Callable[[Any, Look], None], options: Any, language: str) -> None:
    """Draw a ground into the store of a folder."""
    store.keep_in(folder)
    draw(options, Look(language))


class GroundProcess:
    """A worker process that draws one ground within bounds and then ends, for drawing leaves much memory behind."""

    def __init__(
        self, bounds: Bounds | None = None, *, level: log.Level = "INFO", log_format: log.Format = "console"
    ) -> None:
        """`level` and `log_format` are those of the log."""
        self._bounds = bounds or Bounds()
        self._worker = Worker(level, log_format, self._bounds.memory_bytes, self._bounds.cpu_s)

    async def draw(
        self, ground: Ground, options: Any, languages: Sequence[str], kept: Callable[[Order], Awaitable[bool]] = _stored
    ) -> str | None:
        """Draw a ground for readers of some languages, in this order; return the reason if that failed, else None.

        `kept` says of each order whether it is in the store, as soon as it is drawn.
        """
        end, missing = time.monotonic() + self._bounds.wall_s, 0
        try:
            for language in languages:
                left = end - time.monotonic()
                await self._worker.ask(left, draw_into, store.home(), ground.draw, options, language)
                missing += not await kept((ground, options, language))
        except WorkerFailed as failed:
            return failed.reason
        finally:
            await self._worker.end()
        return NOT_KEPT if missing else None

    async def close(self) -> None:
        """End the process for good."""
        await self._worker.close()
