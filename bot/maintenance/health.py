"""`python -m bot health [--verbose]`: check the heartbeat file that the running bot writes twice a minute.

Run every half minute, so it loads only the standard library, and a parser if there is a `.env`. Never contacts
Discord, never writes, and queries locks without taking them.
"""

from __future__ import annotations

import io
import json
import os
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bot.system import file_lock, plain_files, terminal

if TYPE_CHECKING:
    from collections.abc import Mapping

HEARTBEAT_FILE = "health"
"""The heartbeat file, in the data directory."""
PROCESS_LOCK_FILE = "bot.lock"
"""The file, in the data directory, that a process locks whose database is PostgreSQL."""
LOCK_FILES = ("games.sqlite3.lock", "games.sqlite3", PROCESS_LOCK_FILE)
"""Files that the bot locks while it runs; the operating system frees the locks. The second is still locked if the first
was deleted."""
INTERVAL_S = 30.0
"""Seconds from one heartbeat to the next."""
MAX_AGE_S = 3 * INTERVAL_S + 10.0
"""Seconds after which a missing heartbeat is a fault and not a pause."""
MAX_FILE_BYTES = 1_000_000
"""The largest heartbeat or `.env` that is read: a heartbeat has less than 1,000 bytes."""
MAX_TIME_S = 1e11
"""The greatest valid time of a heartbeat, in Unix seconds."""
_USAGE = "usage: python -m bot health [--verbose]"


def main(arguments: list[str]) -> int:
    """Print whether the bot is alive; return 0, or 1 with the problem in one line, or 2 for unknown arguments."""
    if set(arguments) - {"--verbose", "-v"}:
        return terminal.complain(_USAGE)
    folder = data_dir()
    fault = problem(folder, time.time())
    details = [f"{name}: {value}" for name, value in read(folder).items()] if arguments else []
    return terminal.print_lines(fault or "alive", *details) or int(fault is not None)


def data_dir() -> Path:
    """Return DATA_DIR as the bot does: from the environment, from `.env`, or `data`."""
    return Path(_data_dir_in(os.environ) or _data_dir_in(_settings_in(Path(".env"))) or "data")


def _data_dir_in(settings: Mapping[str, str | None]) -> str | None:
    """Return the last DATA_DIR in any case of letters, as `bot.settings` reads it; None if there is none."""
    return next((value for name, value in reversed(tuple(settings.items())) if name.upper() == "DATA_DIR"), None)


def _settings_in(file: Path) -> Mapping[str, str | None]:
    try:
        text = plain_files.read(file, MAX_FILE_BYTES).decode("utf-8")
    except (OSError, UnicodeDecodeError):
        return {}
    if not text.strip():
        return {}
    import dotenv  # noqa: PLC0415 - takes 10 ms, and most hosts have no `.env` in the container

    return dotenv.dotenv_values(stream=io.StringIO(text))


def read(folder: Path) -> dict[str, Any]:
    """Return the content of the last heartbeat; empty if it cannot be read."""
    try:
        content: Any = json.loads(plain_files.read(folder / HEARTBEAT_FILE, MAX_FILE_BYTES).decode("utf-8"))
        return dict(content)
    except (OSError, ValueError, TypeError, RecursionError):
        return {}


def problem(folder: Path, now: float) -> str | None:
    """Return the problem in one line, or None if the bot runs and its heartbeat is recent at `now` (Unix seconds).

    A heartbeat from the future means that the host's clock was set back. It counts by its distance, so the next
    heartbeat corrects it.
    """
    if not any(file_lock.is_taken(folder / name) for name in LOCK_FILES):
        return "not alive: no bot is running on this data"
    if not os.path.lexists(folder / HEARTBEAT_FILE):
        return "not alive: the bot has not been connected to Discord yet"
    written_at = read(folder).get("at")
    if not isinstance(written_at, int | float) or not abs(written_at) <= MAX_TIME_S:
        return f"the heartbeat {folder / HEARTBEAT_FILE} cannot be read"
    age = abs(now - written_at)
    return None if age <= MAX_AGE_S else f"not alive: the last heartbeat is {age:.0f} s old"
