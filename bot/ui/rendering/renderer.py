"""The easel: draws pictures off the event loop and turns them into attachments.

A picture that cannot be drawn must never hold up a move: the others are shown without it, or the board is told in
words, and the fault is logged.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import structlog

from bot import names
from bot.courier.message import Attachment
from bot.i18n import clipped
from bot.ui.rendering.fair_semaphore import FairSemaphore
from images.kit import Look

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bot.i18n import Say
    from bot.table.model import Table
    from bot.ui.game_ui import Drawing
    from images.kit import Picture

    _Drawn = tuple[Picture, str]

BOARD, HAND, FILM = "board", "hand", "film"
"""What files are called. Boards and hands wait in a lane each: many of the one do not hold up the other."""
THREADS = 2
LONGEST_ALT = 1024
"""Discord's limit for the alt text of an attachment, in characters."""
LARGEST = 8 * 1024 * 1024
"""Bytes of one picture: what every server takes, with room for the rest of the message."""

_log = structlog.stdlib.get_logger(__name__)


class Renderer:
    """Threads that draw; Pillow releases the lock where it costs most.

    What takes seconds, films and what is drawn ahead, has threads of its own.
    """

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(max_workers=THREADS, thread_name_prefix="easel")
        self._cutting = ThreadPoolExecutor(max_workers=1, thread_name_prefix="film")
        self._priming = ThreadPoolExecutor(max_workers=1, thread_name_prefix="ground")
        self._places = FairSemaphore(THREADS)

    def prepare(self, table: Table, ground: Callable[[Any, Look], None], say: Say) -> None:
        """Begin to draw what the pictures of a table will stand on; returns at once, and nobody waits for it.

        Who needs it before it is done waits for the same work, if the game keeps it so.
        """
        with suppress(RuntimeError):  # closed: there is nothing more to draw for
            self._priming.submit(_primed, ground, table.options, _look(table, say))

    async def board(self, table: Table, drawings: Sequence[Drawing], board: Any, say: Say) -> tuple[Attachment, ...]:
        """Draw what anyone may see; pictures that are not to be had are left out."""
        return await self._all(BOARD, table, drawings, board, say)

    async def hand(self, table: Table, drawings: Sequence[Drawing], hand: Any, say: Say) -> tuple[Attachment, ...]:
        """Draw what one seat sees; pictures that are not to be had are left out."""
        return await self._all(HAND, table, drawings, hand, say)

    async def film(self, table: Table, drawing: Drawing, board: Any, say: Say) -> Attachment | None:
        """Draw a whole game, however long it takes; None if that could not be done or nobody could be sent it."""
        drawn = await self._drawn(self._cutting, drawing, board, say, _look(table, say))
        return _attachment(FILM, *drawn) if drawn else None

    def close(self) -> None:
        """Let the pictures under way finish and take no more."""
        self._threads.shutdown(wait=True, cancel_futures=True)
        self._cutting.shutdown(wait=False, cancel_futures=True)
        self._priming.shutdown(wait=False, cancel_futures=True)

    async def _all(
        self, stem: str, table: Table, drawings: Sequence[Drawing], seen: Any, say: Say
    ) -> tuple[Attachment, ...]:
        look = _look(table, say)

        async def one(drawing: Drawing) -> _Drawn | None:
            async with self._places.place(stem):
                return await self._drawn(self._threads, drawing, seen, say, look)

        drawn = await asyncio.gather(*map(one, drawings))
        return tuple(_attachment(f"{stem}-{n}", *each) for n, each in enumerate(filter(None, drawn), 1))

    async def _drawn(
        self, threads: ThreadPoolExecutor, drawing: Drawing, seen: Any, say: Say, look: Look
    ) -> _Drawn | None:
        """Return a picture and its alt text; None if there is nothing to show or it cannot be shown."""
        try:
            picture = await asyncio.get_running_loop().run_in_executor(threads, drawing.draw, seen, look)
            if picture is None or not _fits(picture):
                return None
            return picture, clipped(drawing.alt(seen, say), LONGEST_ALT)
        except Exception:  # noqa: BLE001 - a drawing must never hold up a move
            _log.exception("picture failed", seen=type(seen).__module__)
            return None


def _primed(ground: Callable[[Any, Look], None], options: Any, look: Look) -> None:
    try:
        ground(options, look)
    except Exception:  # noqa: BLE001 - whoever needs it tries again, and is told in words if need be
        _log.exception("ground failed", seen=type(options).__module__)


def _fits(picture: Picture) -> bool:
    if len(picture.data) > LARGEST:
        _log.warning("picture too large", size=len(picture.data))
    return len(picture.data) <= LARGEST


def _look(table: Table, say: Say) -> Look:
    return Look(language=say.language, names=names.in_picture(table))


def _attachment(stem: str, picture: Picture, alt: str) -> Attachment:
    return Attachment(f"{stem}.{picture.suffix}", picture.data, alt)
