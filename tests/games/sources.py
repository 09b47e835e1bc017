"""The texts that a game's source uses, for comparison with its Fluent files.

Parses the source; imports nothing of the game.
"""

from __future__ import annotations

import ast
from pathlib import Path
from typing import TYPE_CHECKING

from bot.game.contract import Refused

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import ModuleType


def refusals(game: ModuleType) -> dict[str, set[str]]:
    """Return the text id of every refusal that a game's package can raise, with its variables."""
    calls = [call for call in _calls(game) if isinstance(call.func, ast.Name) and call.func.id == Refused.__name__]
    return {key: {str(keyword.arg) for keyword in call.keywords} for call in calls if (key := _literal(call))}


def literal_text_ids(game: ModuleType) -> set[str]:
    """Return the ids of all texts that a game's package names literally, in `say` or in a refusal."""
    return {key for call in _calls(game) if _is_say_call(call.func) and (key := _literal(call))} | set(refusals(game))


def _is_say_call(function: ast.expr) -> bool:
    """Return whether the called function is `say` or `say.about`."""
    speaker = function.value if isinstance(function, ast.Attribute) and function.attr == "about" else function
    return isinstance(speaker, ast.Name) and speaker.id == "say"


def _calls(game: ModuleType) -> Iterator[ast.Call]:
    (folder,) = game.__path__
    trees = (ast.parse(path.read_text("utf-8")) for path in sorted(Path(folder).rglob("*.py")))
    return (node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call))


def _literal(call: ast.Call) -> str | None:
    """Return the first argument of a call if it is a literal."""
    first = call.args[0] if call.args else None
    return str(first.value) if isinstance(first, ast.Constant) else None
