"""The easel: draws pictures off the event loop and turns them into attachments.

A picture that cannot be drawn must never hold up a move: the board is then told in words, and the fault logged.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import structlog

from bot.courier.post import Attachment
from bot.ui.sheet import clipped
from images.kit import Look

if TYPE_CHECKING:
    from bot.i18n import Say
    from bot.ui.face import Face

PICTURE = "board.png"
LONGEST_ALT = 1024
"""Discord's limit for the alt text of an attachment, in characters."""

_log = structlog.stdlib.get_logger(__name__)


class Easel:
    """Two threads that draw; Pillow releases the lock where it costs most."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(max_workers=2, thread_name_prefix="easel")

    async def draw(self, face: Face, seen: Any, say: Say, names: tuple[str, ...]) -> Attachment | None:
        """Draw a board or a hand; None if the picture could not be drawn."""
        look = Look(language=say.language, names=names)
        try:
            picture = await asyncio.get_running_loop().run_in_executor(self._threads, face.draw, seen, look)
        except Exception:  # noqa: BLE001 - a drawing must never hold up a move
            _log.exception("picture failed", game=face.game.name)
            return None
        return Attachment(PICTURE, picture.data, clipped(face.describe(seen, say), LONGEST_ALT))

    async def draw_hand(self, face: Face, hand: Any, say: Say, names: tuple[str, ...]) -> Attachment | None:
        """Draw what one seat sees; None where the game has no picture for it."""
        return await self.draw(face, hand, say, names) if face.hand_pictures else None

    def close(self) -> None:
        """Let the picture under way finish and take no more."""
        self._threads.shutdown(wait=True, cancel_futures=True)
