"""Saves the simulated Discord in a file beside the database, so that old messages and their buttons survive a restart.

The file is always complete: it is written under another name, flushed, then moved into place. Never touches the
database, and never deletes an unreadable file: that is renamed. The file is a pickle, because SimCord has no format of
its own; it is as trusted as the program on the same disk.
"""

from __future__ import annotations

import asyncio
import os
import pickle
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, Self

import structlog

from bot.playground.simulator import PINNED

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

FORMAT: Final = 2
_QUIET_SECONDS: Final = 0.3

_log = structlog.get_logger(__name__)


def load(path: Path) -> dict[str, Any] | None:
    """Return the saved state, or None if there is none to use; an unusable file is renamed to `*.unreadable`."""
    try:
        raw = path.read_bytes()
    except FileNotFoundError:
        return None
    try:
        return _unpacked(raw)
    except Exception as error:  # noqa: BLE001 - a broken pickle may raise anything
        aside = path.with_suffix(path.suffix + ".unreadable")
        path.replace(aside)
        _log.warning("playground.state_unreadable", kept_as=aside.name, why=str(error))
        return None


def _unpacked(raw: bytes) -> dict[str, Any]:
    saved = pickle.loads(raw)  # noqa: S301 - written by this module, see above
    if (saved["format"], saved["simcord"]) != (FORMAT, PINNED):
        raise ValueError("saved by another version")
    return dict(saved["state"])


def store(path: Path, raw: bytes) -> None:
    """Replace the file's content atomically."""
    path.parent.mkdir(parents=True, exist_ok=True)
    aside = path.with_suffix(path.suffix + ".new")
    with aside.open("wb") as file:
        file.write(raw)
        file.flush()
        os.fsync(file.fileno())
    aside.replace(path)


class AutoSave:
    """A writer that saves the state shortly after each change, and at the end: `async with AutoSave(...)`."""

    def __init__(self, path: Path, state: Callable[[], dict[str, Any]]) -> None:
        self._path = path
        self._state = state
        self._changed = asyncio.Event()
        self._writing: asyncio.Future[None] | None = None

    def touch(self) -> None:
        """Note a change, so that the state is saved soon."""
        self._changed.set()

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._run())
        return self

    async def __aexit__(self, *_: object) -> None:
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task
        if self._writing is not None:  # cancelling the task does not stop the thread that writes
            await asyncio.gather(self._writing, return_exceptions=True)
        store(self._path, self._pickled())

    async def _run(self) -> None:
        while True:
            await self._changed.wait()
            await asyncio.sleep(_QUIET_SECONDS)
            self._changed.clear()
            # Pickle here, where nothing can change meanwhile; write in a thread, so that the loop need not wait.
            raw = self._pickled()
            try:
                self._writing = asyncio.ensure_future(asyncio.to_thread(store, self._path, raw))
                await asyncio.shield(self._writing)
            except OSError as error:
                _log.warning("playground.state_not_saved", why=str(error))

    def _pickled(self) -> bytes:
        return pickle.dumps({"format": FORMAT, "simcord": PINNED, "state": self._state()})
