"""Drawing of backgrounds (`Ground`) before they are needed, in all languages, by a worker process into the store.

Drawing a background takes seconds of CPU time and about 100 MB of memory, so it runs neither on the event loop nor in
the bot's process. If there is no store, or the game does not use it, a thread draws the background. The worker process
has limits of CPU time, idle time and memory. While a background is missing, messages describe the table in words; after
a failure `drawing_failures` decides when to try again. Callers limit their waiting time.
"""

from __future__ import annotations

import asyncio
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
    """A background, a table's options and a reader's language."""


ORDER_DUE, ORDER_AHEAD, ORDER_USUAL = "due", "ahead", "usual"
"""Kinds of orders. The kinds take turns, so an order that a reader waits for (`ORDER_DUE`) does not wait for all orders
for later (`ORDER_AHEAD`). Orders for tables that may be opened some time (`ORDER_USUAL`) are not repeated after a
failure."""
_MAX_STORED_ORDERS = 256
"""The maximum number of orders remembered as stored; beyond it all are dropped and looked up in the store again."""


@dataclass(frozen=True)
class Bounds:
    """The limits of one drawing process: the kernel ends it at the first two, the bot at the third."""

    cpu_s: int = 100
    memory_bytes: int = MEMORY_LIMIT_BYTES
    idle_s: float = 60.0
    """Elapsed seconds without any CPU time. The elapsed time itself has no limit: the machine may be busy."""


_log = structlog.stdlib.get_logger(__name__)


class Grounds:
    """The orders of backgrounds. Belongs to one event loop."""

    def __init__(self, process: GroundProcess | None = None) -> None:
        self._process = process or GroundProcess()
        self._thread = DrawingThreads(1, "ground")
        self.failures = DrawingFailures()
        self._semaphore = FairSemaphore(1)
        self._ahead_lock = asyncio.Lock()
        """Held by the one `ORDER_AHEAD` or `ORDER_USUAL` order that takes turns with the `ORDER_DUE` orders."""
        self._closed = False
        self._stored_orders: set[Order] = set()
        self._tasks: dict[tuple[str, Order], asyncio.Task[None]] = {}
        """The waiting and running drawings, by kind and order."""
        self._arrivals: dict[Order, asyncio.Future[None]] = {}
        """Futures that are done when the order is in the store, no matter which drawing has put it there."""

    def sweep(self, grounds: Iterable[Ground]) -> None:
        """Start removing files of other versions of the bot from the store, in a thread."""
        for ground in grounds:
            self._thread.submit(ground.sweep)

    def prepare_usual(self, grounds: Iterable[Ground]) -> None:
        """Start drawing the backgrounds of the usual options, which tables will probably need, into the store."""
        for ground in grounds:
            for options in ground.usual if _uses_store(ground) else ():
                self._order(ORDER_USUAL, (ground, options, Look().language))

    def prepare(self, ground: Ground, options: Any, look: Look) -> None:
        """Order a background for later and return at once; it is drawn after the earlier orders."""
        order = (ground, options, look.language)
        if not _uses_store(ground):
            with suppress(RuntimeError):  # raised after `close`
                self._thread.submit(_draw, order)
        else:
            self._order(ORDER_AHEAD, order)

    async def ready(self, ground: Ground, options: Any, look: Look, within: float | None = None) -> bool:
        """Wait until a background is in the store, for at most `within` seconds (None: no limit); return whether it is.

        A timeout does not stop the drawing. Return True if the background does not use the store, and after `close`.
        """
        order = (ground, options, look.language)
        if self._closed or not self.missing(ground, options, look) or await self._check_stored(order):
            return True
        if not await self.failures.may_begin(ground, options):
            return False
        arrival = self._arrivals.setdefault(order, asyncio.get_running_loop().create_future())
        drawing = self._order(ORDER_DUE, order)
        await asyncio.wait({drawing, arrival}, timeout=within, return_when=asyncio.FIRST_COMPLETED)
        return not self.missing(ground, options, look)

    def missing(self, ground: Ground, options: Any, look: Look) -> bool:
        """Return whether a background uses the store and is not known to be there."""
        return _uses_store(ground) and (ground, options, look.language) not in self._stored_orders

    def lose(self, ground: Ground, options: Any) -> None:
        """Record that a background is no longer in the store."""
        self._stored_orders = {order for order in self._stored_orders if order[:2] != (ground, options)}

    async def close(self) -> None:
        """Cancel all drawings."""
        self._closed = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._process.close()
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _order(self, kind: str, order: Order) -> asyncio.Task[None]:
        """Return the task that draws an order; start it if there is none."""
        key = (kind, order)
        if key not in self._tasks:
            self._tasks[key] = asyncio.ensure_future(self._draw_in_turn(kind, order))
            self._tasks[key].add_done_callback(lambda _: self._tasks.pop(key))
        return self._tasks[key]

    async def _draw_in_turn(self, kind: str, order: Order) -> None:
        """Draw a background into the store unless it is there: in all languages, the order's language first.

        If it fails, schedule the next attempt, unless the kind is `ORDER_USUAL` or the drawing was given up. If it
        failed lately, do nothing: the next attempt is scheduled already.
        """
        ground, options, first_language = order
        async with nullcontext() if kind == ORDER_DUE else self._ahead_lock, self._semaphore.place(kind):
            if self._closed or order in self._stored_orders or await self._check_stored(order):
                return
            if not await self.failures.may_begin(ground, options):
                return
            languages = sorted(LANGUAGES, key=lambda language: language != first_language)
            missing = [language for language in languages if not await self._check_stored((ground, options, language))]
            await self._attempt(ground, options, missing)
        if order not in self._stored_orders and kind != ORDER_USUAL and not self.failures.given_up(ground, options):
            wait_s = self.failures.seconds_left(ground, options)
            asyncio.get_running_loop().call_later(wait_s, self._order, ORDER_AHEAD, order)

    async def _attempt(self, ground: Ground, options: Any, languages: Sequence[str]) -> None:
        """Draw a background in the worker process and record the result in `failures`."""
        await self.failures.begin(ground, options)
        try:
            reason = await self._process.draw(ground, options, languages, self._check_stored)
        except asyncio.CancelledError:
            await self.failures.abandon(ground, options)
            raise
        await self.failures.end(ground, options, reason)

    async def _check_stored(self, order: Order) -> bool:
        """Return whether a background is in the store; if so, remember it and wake its waiting callers."""
        if not await _is_stored(order):
            return False
        if len(self._stored_orders) >= _MAX_STORED_ORDERS:
            self._stored_orders.clear()
        self._stored_orders.add(order)
        if arrival := self._arrivals.pop(order, None):
            arrival.set_result(None)
        return True


def _uses_store(ground: Ground) -> bool:
    return ground.stored is not None and store.home() is not None


async def _is_stored(order: Order) -> bool:
    ground, options, language = order
    if ground.stored is None:
        return False
    try:
        return await asyncio.to_thread(ground.stored, options, Look(language))
    except Exception:  # noqa: BLE001 - an error of a game's code; the background then counts as missing
        _log.exception("ground.store_failed", seen=type(options).__module__)
        return False


def _draw(order: Order) -> None:
    ground, options, language = order
    try:
        ground.draw(options, Look(language))
    except Exception:  # noqa: BLE001 - an error of a game's code; the picture draws it again, or words replace it
        _log.exception("ground.not_drawn", seen=type(options).__module__)


def draw_into(folder: Path, draw: Callable[[Any, Look], None], options: Any, language: str) -> None:
    """Draw a background into the store in a folder; runs in the worker process."""
    store.set_folder(folder)
    draw(options, Look(language))


class GroundProcess:
    """A worker process that draws one background within limits and then ends, which frees the memory of drawing."""

    def __init__(
        self, bounds: Bounds | None = None, *, level: log.Level = "INFO", log_format: log.Format = "console"
    ) -> None:
        """Take the limits, and the log's level and format."""
        self._bounds = bounds or Bounds()
        self._worker = Worker(level, log_format, self._bounds.memory_bytes, self._bounds.cpu_s)

    async def draw(
        self,
        ground: Ground,
        options: Any,
        languages: Sequence[str],
        is_stored: Callable[[Order], Awaitable[bool]] = _is_stored,
    ) -> str | None:
        """Draw a background in some languages, in this order; return None, or the reason of a failure.

        `is_stored` returns whether an order is in the store; it is called after each drawing.
        """
        missing, idle_s = 0, self._bounds.idle_s
        try:
            for language in languages:
                await self._worker.ask_while_working(idle_s, draw_into, store.home(), ground.draw, options, language)
                missing += not await is_stored((ground, options, language))
        except WorkerFailed as failed:
            return failed.reason
        finally:
            await self._worker.end()
        return NOT_KEPT if missing else None

    async def close(self) -> None:
        """End the process for good."""
        await self._worker.close()
