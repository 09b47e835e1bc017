"""Starts of the bot, quicker: what a start does that is the same for every one is done once, or not at all.

Bots start by the hundred here. What is left out are waits for the disk, for no test cuts the power, and questions for
translations into languages that this bot has none for.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from discord.app_commands import commands, transformers

from bot import game_texts
from bot.storage import copies, database
from bot.ui.app import LOCALES

if TYPE_CHECKING:
    import pytest

    from bot.game import AnyGame

_look, _make = game_texts.missing, database._make
_lacking: dict[tuple[str, tuple[str, ...]], dict[str, tuple[str, ...]]] = {}

NEVER_WAIT = "PRAGMA synchronous = OFF"
"""Said to an open database: it then leaves it to the system when it writes."""


def start_quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let bots start so from now on."""
    monkeypatch.setattr(game_texts, "missing", missing)
    monkeypatch.setattr(database, "_make", copied)
    for module in (commands, transformers):
        monkeypatch.setattr(module, "Locale", tuple(LOCALES))


def missing(game: AnyGame) -> dict[str, tuple[str, ...]]:
    """Say which texts a game lacks, and look for the same ones only once."""
    asked = (game.name, game_texts.required(game))
    if asked not in _lacking:
        _lacking[asked] = _look(game)
    return _lacking[asked]


def copied(path: Path, todo: list[str]) -> None:
    """Make a database as the bot does, by what it made the first time."""
    path.write_bytes(_made(tuple(todo)))
    path.chmod(copies.PRIVATE)


@cache
def _made(todo: tuple[str, ...]) -> bytes:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "new.sqlite3"
        _make(path, [*todo])
        return path.read_bytes()
