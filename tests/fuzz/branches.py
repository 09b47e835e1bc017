"""Which ways through a game's code have been taken: pairs of lines of its modules that ran one after the other.

Nothing but the game's own modules is watched, and only while a game is asked to move; whoever watched before (a
debugger, coverage) goes on afterwards.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import FrameType


class Branches:
    """All ways through one game that were taken so far."""

    def __init__(self, game: str) -> None:
        self._folders = tuple(f"{folder}{os.sep}" for folder in import_module(f"cogs.{game}").__path__)
        self._taken: set[tuple[str, int, int]] = set()

    def __len__(self) -> int:
        """Count them."""
        return len(self._taken)

    def grew_by(self, work: Callable[[], None]) -> bool:
        """Do some work; tell whether it took a way that was never taken before."""
        before, watcher = len(self._taken), sys.gettrace()
        sys.settrace(self._entered)
        try:
            work()
        finally:
            sys.settrace(watcher)
        return len(self._taken) > before

    def _entered(self, frame: FrameType, _event: str, _argument: Any) -> Any:
        """Watch a function of the game, from its first line on."""
        name, last = frame.f_code.co_filename, 0
        if not name.startswith(self._folders):
            return None

        def stepped(frame: FrameType, event: str, _argument: Any) -> Any:
            nonlocal last
            if event == "line":
                self._taken.add((name, last, frame.f_lineno))
                last = frame.f_lineno
            return stepped

        return stepped
