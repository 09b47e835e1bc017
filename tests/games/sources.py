"""What a game's source says, for tests that hold its texts against it. Reads only; imports nothing of the game."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import TYPE_CHECKING

from bot.game import Refused

if TYPE_CHECKING:
    from types import ModuleType


def refusals(game: ModuleType) -> dict[str, set[str]]:
    """Return every refusal that a game's package can raise, by the id of its text, with its variables."""
    (folder,) = game.__path__
    calls = [
        call
        for path in Path(folder).rglob("*.py")
        for call in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == Refused.__name__
    ]
    return {
        str(call.args[0].value): {str(keyword.arg) for keyword in call.keywords}
        for call in calls
        if isinstance(call.args[0], ast.Constant)
    }
