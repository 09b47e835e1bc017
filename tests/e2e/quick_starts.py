"""Patches that make starts of the bot faster: equal work is done once or not at all.

Tests start hundreds of bots. The patches omit waits for the disk, because no test cuts the power, and translation into
languages that the bot does not support.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

import msgspec
import structlog
from discord.app_commands import Command, ContextMenu, Group, commands, transformers

from bot.daily import service
from bot.i18n import required_texts, translation
from bot.storage import copies, database
from bot.ui.app import LOCALES

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    import pytest

    from bot.game.contract import AnyGame

    Payload = dict[str, Any]
    Translate = Callable[..., Awaitable[Payload]]

_look, _make = required_texts.missing, database._make
_lacking: dict[tuple[str, tuple[str, ...]], dict[str, tuple[str, ...]]] = {}
_translated: dict[bytes, Payload] = {}

NEVER_S = 1e9
"""Seconds after which no test deals puzzles of the day ahead: that takes seconds for each."""
NEVER_WAIT = "PRAGMA synchronous = OFF"
"""Statement that makes SQLite leave the time of writing to the operating system."""


def start_quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Apply the patches for the rest of the test."""
    monkeypatch.setattr(required_texts, "missing", missing)
    monkeypatch.setattr(database, "_make", copied)
    monkeypatch.setattr(service, "AHEAD_DELAY_S", NEVER_S)
    kinds: tuple[Any, ...] = (Command, Group, ContextMenu)
    for kind in kinds:
        monkeypatch.setattr(kind, "get_translated_payload", translated_once(kind.get_translated_payload))
    for module in (commands, transformers):
        monkeypatch.setattr(module, "Locale", tuple(LOCALES))


def missing(game: AnyGame) -> dict[str, tuple[str, ...]]:
    """Return the texts that a game lacks; the answer for equal requirements is cached."""
    key = (game.name, required_texts.required(game))
    if key not in _lacking:
        _lacking[key] = _look(game)
    return _lacking[key]


def translated_once(translate: Translate) -> Translate:
    """Return a cached `translate`, which runs again only if the command or a text changes."""

    async def translated(command: Any, tree: Any, translator: Any) -> Payload:
        inputs = [translation.fingerprint(tuple(tree.client.app.uis)), command.to_dict(tree)]
        key = msgspec.json.encode(inputs, order="deterministic")
        if key not in _translated:
            _translated[key] = await translate(command, tree, translator)
        return _translated[key]

    return translated


def copied(path: Path, todo: list[str]) -> None:
    """Create a database from the cached bytes of the first one made with these migrations."""
    path.write_bytes(_made(tuple(todo)))
    path.chmod(copies.PRIVATE_MODE)


@cache
def _made(todo: tuple[str, ...]) -> bytes:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "new.sqlite3"
        with structlog.testing.capture_logs():  # keep the log of the first start equal to that of later starts
            _make(path, [*todo])
        return path.read_bytes()
