"""The branches of a game's code that ran: pairs of lines of its modules, one executed after the other.

Only the game's own modules are traced, and only during its moves; an earlier tracer (a debugger, coverage) is
restored afterwards.
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
    """All branches of one game that ran so far."""

    def __init__(self, game: str) -> None:
        self._folders = tuple(f"{folder}{os.sep}" for folder in import_module(f"cogs.{game}").__path__)
        self._taken: set[tuple[str, int, int]] = set()

    def __len__(self) -> int:
        """Return the number of branches."""
        return len(self._taken)

    def grew_by(self, work: Callable[[], None]) -> bool:
        """Do some work; return whether it ran a new branch."""
        before, watcher = len(self._taken), sys.gettrace()
        sys.settrace(self._entered)
        try:
            work()
        finally:
            sys.settrace(watcher)
        return len(self._taken) > before

    def _entered(self, frame: FrameType, _event: str, _argument: Any) -> Any:
        """Trace a function of the game from its first line."""
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
