"""Has what pictures stand on drawn before it is needed, once for all languages: by a process of its own into the store.

That costs seconds of a core and a hundred megabytes, which neither the bot's event loop nor its memory is to feel.
Where there is no store, or a game uses none, a thread draws it. A ground that cannot be drawn ahead must never hold up
a picture for good: who needs it draws it then. Nobody has to wait for one longer than they like.
"""

from __future__ import annotations

import asyncio
import pickle
import sys
from asyncio.subprocess import PIPE
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import structlog

from bot.i18n import LANGUAGES
from bot.ui.rendering.fair_semaphore import FairSemaphore
from images.kit import Look, store

if TYPE_CHECKING:
    from asyncio.subprocess import Process
    from collections.abc import Iterable, Sequence

    from bot import log
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

TIMEOUT = 120.0
"""Seconds of wall time after which a drawing is given up: the whole machine may be busy, but not for so long."""

_log = structlog.stdlib.get_logger(__name__)


class Grounds:
    """Orders of what pictures stand on; belongs to one event loop."""

    def __init__(self, process: GroundProcess | None = None) -> None:
        self._process = process or GroundProcess()
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="ground")
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
        if order not in self._due:
            task = self._due[order] = asyncio.ensure_future(self._at_hand(DUE, order))
            task.add_done_callback(lambda _: self._due.pop(order, None))
        await asyncio.wait({self._due[order]}, timeout=within)
        return not self.missing(ground, options, look)

    def missing(self, ground: Ground, options: Any, look: Look) -> bool:
        """Tell whether a ground belongs into the store and nobody has seen it there yet."""
        return _uses_store(ground) and (ground, options, look.language) not in self._there

    async def close(self) -> None:
        """Give up what is being drawn."""
        self._closed = True
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
        """Have a ground drawn into the store, or else by a thread, unless it is there."""
        ground, options, first = order
        drawing: asyncio.Task[None] | None = None
        while not await _stored(order):
            # the same one to its end: one that failed while the store was looked at is not begun again
            drawing = drawing or self._drawing(kind, ground, options, first)
            await asyncio.wait({drawing}, timeout=GLANCE)
            if drawing.done():
                if kind == USUAL:
                    return
                await self._drawn_here(order)
                break
        self._note(order)

    def _note(self, order: Order) -> None:
        """Remember that a ground is at hand."""
        if len(self._there) >= _MOST:
            self._there.clear()
        self._there.add(order)

    async def _drawn_here(self, order: Order) -> None:
        """Draw what is not in the store though another process is done with it."""
        if not await _stored(order):
            with suppress(RuntimeError):  # closed
                await asyncio.get_running_loop().run_in_executor(self._thread, _draw, order)

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
            if missing:
                await self._process.draw(ground, options, missing)


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
    """Draws one ground in another process (`python -m bot.ui.rendering.ground_worker`)."""

    def __init__(
        self, timeout: float = TIMEOUT, *, level: log.Level = "INFO", log_format: log.Format = "console"
    ) -> None:
        """`level` and `log_format` are those of the log; the process writes its own lines to the same place."""
        self._timeout = timeout
        self._command = (sys.executable, "-m", "bot.ui.rendering.ground_worker", level, log_format)

    async def draw(self, ground: Ground, options: Any, languages: Sequence[str]) -> None:
        """Draw a ground for readers of some languages, in this order; whether it came off, the store tells."""
        try:
            process = await asyncio.create_subprocess_exec(*self._command, str(store.home()), stdin=PIPE)
        except OSError:
            _log.exception("drawing process not started")
            return
        try:
            await asyncio.wait_for(process.communicate(pickle.dumps((ground.draw, options, languages))), self._timeout)
        except TimeoutError:
            _log.exception("drawing took too long", seen=type(options).__module__)
        finally:
            await _end(process)


async def _end(process: Process) -> None:
    if process.returncode is None:
        process.kill()
        await process.wait()
