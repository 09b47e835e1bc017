"""Has what pictures stand on drawn before it is needed, once for all languages: by a process of its own into the store.

That costs seconds of a core and a hundred megabytes, which neither the bot's event loop nor its memory is to feel.
Where there is no store, or a game uses none, a thread draws it. What belongs into the store is drawn by the process
alone, which has bounds of time and memory: if it fails, the table is told in words, and `drawing_failures` says when
the drawing is tried again. Nobody has to wait for a ground longer than they like.
"""

from __future__ import annotations

import asyncio
import pickle
import signal
import sys
from asyncio.subprocess import PIPE
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import structlog

from bot.i18n.translation import LANGUAGES
from bot.ui.rendering.drawing_failures import DrawingEnd, DrawingFailures
from bot.ui.rendering.drawing_threads import DrawingThreads
from bot.ui.rendering.fair_semaphore import FairSemaphore
from bot.ui.rendering.ground_worker import EXIT_EXCEPTION, EXIT_MEMORY
from images.kit import Look, store

if TYPE_CHECKING:
    from asyncio.subprocess import Process
    from collections.abc import Iterable, Sequence

    from bot.system import log
    from bot.ui.game_ui import Ground

    Order = tuple[Ground, Any, str]
    """A ground, a table's options and a reader's language."""


DUE, AHEAD, USUAL = "due", "ahead", "usual"
"""Kinds of orders, which take turns: a picture that somebody waits for does not wait for the towns of all tables. What
is only usual is drawn for nobody yet: what another process does not get done of it is left."""
GLANCE = 0.2
"""Seconds from one look into the store to the next, while somebody waits for what is being drawn."""
_MOST = 256
"""So many orders are known to be at hand; then the store is asked anew."""


@dataclass(frozen=True)
class Bounds:
    """What one drawing process may take; the system ends it at the first two, the bot at the third."""

    cpu_s: int = 100
    memory_bytes: int = 768 * 1024 * 1024
    """Of data, threads and the program itself. The largest towns that a server may load take 400 MB."""
    wall_s: float = 120.0
    """The whole machine may be busy, but not for so long."""


_log = structlog.stdlib.get_logger(__name__)


class Grounds:
    """Orders of what pictures stand on; belongs to one event loop."""

    def __init__(self, process: GroundProcess | None = None) -> None:
        self._process = process or GroundProcess()
        self._thread = DrawingThreads(1, "ground")
        self._failures = DrawingFailures()
        self._retries: dict[Order, asyncio.TimerHandle] = {}
        self._turns = FairSemaphore(1)
        self._closed = False
        self._there: set[Order] = set()
        self._due: dict[Order, asyncio.Task[None]] = {}
        self._ahead: dict[Order, str] = {}
        self._runner: asyncio.Task[None] | None = None
        self._drawings: dict[tuple[str, Ground, Any], asyncio.Task[None]] = {}

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
        if self._closed or not self.missing(ground, options, look):
            return True
        if await _stored(order):
            self._note(order)
            return True
        if not await self._failures.may_begin(ground, options):
            return False
        if order not in self._due:
            task = self._due[order] = asyncio.ensure_future(self._at_hand(DUE, order))
            task.add_done_callback(lambda _: self._due.pop(order, None))
        await asyncio.wait({self._due[order]}, timeout=within)
        return not self.missing(ground, options, look)

    def missing(self, ground: Ground, options: Any, look: Look) -> bool:
        """Tell whether a ground belongs into the store and nobody has seen it there yet."""
        return _uses_store(ground) and (ground, options, look.language) not in self._there

    def given_up(self, ground: Ground, options: Any) -> bool:
        """Tell whether a ground failed so often that it is not drawn any more."""
        return _uses_store(ground) and self._failures.given_up(ground, options)

    def failing(self, ground: Ground, options: Any) -> bool:
        """Tell whether a ground could not be drawn and nobody is trying to just now."""
        return _uses_store(ground) and self._failures.failing(ground, options)

    async def next_attempt(self, ground: Ground, options: Any) -> None:
        """Wait until a ground that failed may be tried again."""
        await asyncio.sleep(max(GLANCE, self._failures.seconds_left(ground, options)))

    def lose(self, ground: Ground, options: Any) -> None:
        """Note that a ground is not in the store any more."""
        self._there = {order for order in self._there if order[:2] != (ground, options)}

    async def close(self) -> None:
        """Give up what is being drawn."""
        self._closed = True
        for retry in self._retries.values():
            retry.cancel()
        under_way = [*self._drawings.values(), *self._due.values(), *([self._runner] if self._runner else [])]
        for task in under_way:
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _order(self, kind: str, order: Order) -> None:
        if order in self._there or self._closed:
            return
        self._ahead[order] = kind
        if self._runner is None or self._runner.done():
            self._runner = asyncio.ensure_future(self._go_ahead())

    async def _go_ahead(self) -> None:
        while self._ahead:
            order, kind = next(iter(self._ahead.items()))
            await self._at_hand(kind, order)
            del self._ahead[order]

    async def _at_hand(self, kind: str, order: Order) -> None:
        """Have a ground drawn into the store, unless it is there or failed before and must not be tried yet."""
        ground, options, first = order
        drawing: asyncio.Task[None] | None = None
        while not await _stored(order):
            if drawing is None and not await self._failures.may_begin(ground, options):
                return
            # the same one to its end: one that failed while the store was looked at is not begun again
            drawing = drawing or self._drawing(kind, ground, options, first)
            await asyncio.wait({drawing}, timeout=GLANCE)
            if drawing.done():
                if not await _stored(order):
                    self._retry(kind, order)
                    return
                break
        self._note(order)

    def _retry(self, kind: str, order: Order) -> None:
        """Draw a ground that failed again after its interval, unless it is given up or nobody needs it yet."""
        ground, options, _ = order
        if kind == USUAL or self._closed or self._failures.given_up(ground, options):
            return
        wait = max(GLANCE, self._failures.seconds_left(ground, options))
        if order in self._retries:
            self._retries[order].cancel()
        self._retries[order] = asyncio.get_running_loop().call_later(wait, self._try_again, order)

    def _try_again(self, order: Order) -> None:
        self._retries.pop(order, None)
        self._order(AHEAD, order)

    def _note(self, order: Order) -> None:
        """Remember that a ground is at hand."""
        if len(self._there) >= _MOST:
            self._there.clear()
        self._there.add(order)

    def _drawing(self, kind: str, ground: Ground, options: Any, first: str) -> asyncio.Task[None]:
        """Return the drawing of a ground that is under way, or begin one, for a reader of the first language first."""
        key = (kind, ground, options)
        if key not in self._drawings:
            task = self._drawings[key] = asyncio.ensure_future(self._draw_stored(kind, ground, options, first))
            task.add_done_callback(lambda _: self._drawings.pop(key, None))
        return self._drawings[key]

    async def _draw_stored(self, kind: str, ground: Ground, options: Any, first: str) -> None:
        async with self._turns.place(kind):
            languages = sorted(LANGUAGES, key=lambda language: language != first)
            missing = [each for each in languages if not await _stored((ground, options, each))]
            if missing and await self._failures.may_begin(ground, options):
                await self._attempt(ground, options, missing)

    async def _attempt(self, ground: Ground, options: Any, languages: Sequence[str]) -> None:
        """Have a ground drawn, and note how that ended."""
        await self._failures.begin(ground, options)
        try:
            outcome = await self._process.draw(ground, options, languages)
        except asyncio.CancelledError:
            await self._failures.abandon(ground, options)
            raise
        if outcome is DrawingEnd.DRAWN:
            kept = [await _stored((ground, options, each)) for each in languages]
            outcome = DrawingEnd.DRAWN if all(kept) else DrawingEnd.NOT_KEPT
        await self._failures.end(ground, options, outcome)


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


class GroundProcess:
    """Draws one ground in another process (`python -m bot.ui.rendering.ground_worker`), within bounds."""

    def __init__(
        self, bounds: Bounds | None = None, *, level: log.Level = "INFO", log_format: log.Format = "console"
    ) -> None:
        """`level` and `log_format` are those of the log; the process writes its own lines to the same place."""
        self._bounds = bounds or Bounds()
        limits = (str(self._bounds.cpu_s), str(self._bounds.memory_bytes))
        self._command = (sys.executable, "-m", "bot.ui.rendering.ground_worker", level, log_format, *limits)

    async def draw(self, ground: Ground, options: Any, languages: Sequence[str]) -> DrawingEnd:
        """Draw a ground for readers of some languages, in this order; return how the process ended."""
        try:
            process = await asyncio.create_subprocess_exec(*self._command, str(store.home()), stdin=PIPE)
        except OSError:
            _log.exception("drawing process not started")
            return DrawingEnd.NOT_STARTED
        order = pickle.dumps((ground.draw, options, languages))
        try:
            await asyncio.wait_for(process.communicate(order), self._bounds.wall_s)
        except TimeoutError:
            return DrawingEnd.TIME_LIMIT
        finally:
            await _end(process)
        return _outcome(process.returncode or 0)


def _outcome(code: int) -> DrawingEnd:
    """Return how a process ended that returned a code, or minus the number of the signal that ended it."""
    if code < 0:
        ended = {-signal.SIGXCPU: DrawingEnd.CPU_LIMIT, -signal.SIGALRM: DrawingEnd.TIME_LIMIT}
        killed = {-signal.SIGKILL, -signal.SIGTERM, -signal.SIGINT, -signal.SIGHUP}
        return DrawingEnd.KILLED if code in killed else ended.get(code, DrawingEnd.CRASHED)
    known = {0: DrawingEnd.DRAWN, EXIT_EXCEPTION: DrawingEnd.EXCEPTION, EXIT_MEMORY: DrawingEnd.MEMORY_LIMIT}
    return known.get(code, DrawingEnd.CRASHED)


async def _end(process: Process) -> None:
    if process.returncode is None:
        process.kill()
        await process.wait()
