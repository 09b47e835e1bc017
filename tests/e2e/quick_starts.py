"""Starts of the bot, quicker: what a start does that is the same for every one is done once, or not at all.

Bots start by the hundred here. What is left out are waits for the disk, for no test cuts the power, and questions for
translations into languages that this bot has none for.
"""

from __future__ import annotations

from copy import copy
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

import msgspec
import structlog
from discord.app_commands import Command, ContextMenu, Group, commands, transformers

from bot.i18n import required_texts, translation
from bot.storage import copies, database
from bot.ui.app import LOCALES
from bot.ui.interactions import game_cog

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    import pytest

    from bot.game.contract import AnyGame
    from bot.ui.game_ui import GameUI

    Payload = dict[str, Any]
    Translate = Callable[..., Awaitable[Payload]]

_look, _make, _command = required_texts.missing, database._make, game_cog._typed_move
_lacking: dict[tuple[str, tuple[str, ...]], dict[str, tuple[str, ...]]] = {}
_typed: dict[tuple[int, type], Command[Any, ..., Any]] = {}
_translated: dict[bytes, Payload] = {}

NEVER_WAIT = "PRAGMA synchronous = OFF"
"""Said to an open database: it then leaves it to the system when it writes."""


def start_quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let bots start so from now on."""
    monkeypatch.setattr(required_texts, "missing", missing)
    monkeypatch.setattr(database, "_make", copied)
    monkeypatch.setattr(game_cog, "_typed_move", typed_move)
    kinds: tuple[Any, ...] = (Command, Group, ContextMenu)
    for kind in kinds:
        monkeypatch.setattr(kind, "get_translated_payload", translated_once(kind.get_translated_payload))
    for module in (commands, transformers):
        monkeypatch.setattr(module, "Locale", tuple(LOCALES))


def missing(game: AnyGame) -> dict[str, tuple[str, ...]]:
    """Say which texts a game lacks, and look for the same ones only once."""
    asked = (game.name, required_texts.required(game))
    if asked not in _lacking:
        _lacking[asked] = _look(game)
    return _lacking[asked]


def typed_move(ui: GameUI, kind: type[msgspec.Struct]) -> Command[Any, ..., Any]:
    """Return a command of its own for every bot; its English and what its signature tells discord.py are read once."""
    asked = (id(ui), kind)  # which no other `ui` can be, as long as its command holds it
    if asked not in _typed:
        _typed[asked] = _command(ui, kind)
    return copy(_typed[asked])


def translated_once(translate: Translate) -> Translate:
    """Return what translates a command as ever, and does so again only when it is another or any text is."""

    async def translated(command: Any, tree: Any, translator: Any) -> Payload:
        told = [translation.fingerprint(tuple(tree.client.app.uis)), command.to_dict(tree)]
        asked = msgspec.json.encode(told, order="deterministic")
        if asked not in _translated:
            _translated[asked] = await translate(command, tree, translator)
        return _translated[asked]

    return translated


def copied(path: Path, todo: list[str]) -> None:
    """Make a database as the bot does, by what it made the first time."""
    path.write_bytes(_made(tuple(todo)))
    path.chmod(copies.PRIVATE)


@cache
def _made(todo: tuple[str, ...]) -> bytes:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "new.sqlite3"
        with structlog.testing.capture_logs():  # the first start here logs no more than all others
            _make(path, [*todo])
        return path.read_bytes()
