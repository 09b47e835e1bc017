"""`python -m bot health [--verbose]`: read what the running bot writes down of itself twice a minute.

Asked every half minute, so it loads nothing but the standard library. Never speaks to Discord, never writes.
"""

from __future__ import annotations

import fcntl
import json
import os
import sys
import time
from pathlib import Path
from typing import Any

FILE = "health"
"""The heartbeat, in the data directory."""
LOCK = "games.sqlite3.lock"
"""Held by the bot as long as it runs, however it ends."""
INTERVAL = 30.0
"""Seconds from one heartbeat to the next."""
MAX_AGE = 3 * INTERVAL + 10.0
"""Seconds after which a missing heartbeat is a fault and no longer a pause."""
_USAGE = "usage: python -m bot health [--verbose]"


def main(arguments: list[str]) -> int:
    """Say whether the bot is alive: 0, or 1 with what is wrong in one line; 2 for arguments there are not."""
    if set(arguments) - {"--verbose", "-v"}:
        print(_USAGE, file=sys.stderr)
        return 2
    folder = data_dir()
    wrong = problem(folder, time.time())
    print(wrong or "alive")
    if arguments:
        for name, value in read(folder).items():
            print(f"{name}: {value}")
    return int(wrong is not None)


def data_dir() -> Path:
    """Return DATA_DIR as the bot itself would: of the environment, of `.env`, or `data`."""
    return Path(os.environ.get("DATA_DIR") or _from_file(Path(".env")) or "data")


def _from_file(file: Path) -> str:
    """A quoted or bare value; what else a `.env` may hold concerns no path."""
    try:
        lines = file.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError):
        return ""
    values = [line.split("=", 1)[1].strip() for line in lines if line.strip().upper().startswith("DATA_DIR=")]
    return values[-1].strip("'\"") if values else ""


def read(folder: Path) -> dict[str, Any]:
    """Return what the bot last wrote down of itself; nothing where it cannot be read."""
    try:
        found: Any = json.loads((folder / FILE).read_text(encoding="utf-8"))
        return dict(found)
    except (OSError, ValueError, TypeError):
        return {}


def problem(folder: Path, now: float) -> str | None:
    """Return what is wrong, in one line, or None when the bot runs and its heartbeat is recent at `now` (Unix seconds).

    A heartbeat from the future means that the host's clock was set back: it counts by its distance, so the
    next one puts it right.
    """
    if not _is_held(folder / LOCK):
        return "not alive: no bot is running on this data"
    if not (folder / FILE).exists():
        return "not alive: the bot has not been connected to Discord yet"
    beat = read(folder)
    if not isinstance(beat.get("at"), int | float):
        return f"the heartbeat {folder / FILE} cannot be read"
    age = abs(now - beat["at"])
    return None if age <= MAX_AGE else f"not alive: the last heartbeat is {age:.0f} s old"


def _is_held(lock: Path) -> bool:
    try:
        with lock.open("rb") as file:
            fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    except OSError:
        return False
    return False
