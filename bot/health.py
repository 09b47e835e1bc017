"""Whether the bot is alive: the running bot leaves a heartbeat in a file, `python -m bot health` reads it.

Answers for both halves. Never speaks to Discord: a check that runs every half minute must cost nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import structlog

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from bot.clock import Clock

INTERVAL = 30.0
"""Seconds from one heartbeat to the next."""
MAX_AGE = 3 * INTERVAL + 10.0
"""Seconds after which a missing heartbeat is a fault and no longer a pause."""

_log = structlog.stdlib.get_logger("bot.health")


async def beat(heartbeat: Path, clock: Clock, alive: Callable[[], bool]) -> None:
    """Write the time into `heartbeat` every `INTERVAL` seconds while `alive` says yes; ends by cancellation.

    A heartbeat that cannot be written (a full disk) is logged and tried again: it must not stop a game.
    """
    while True:
        if alive():
            _write(heartbeat, clock.now())
        await clock.sleep(INTERVAL)


def problem(heartbeat: Path, now: float) -> str | None:
    """Return what is wrong, in one line, or None when the last heartbeat is recent at `now` (Unix seconds).

    A heartbeat from the future means that the host's clock was set back: it counts by its distance, so the
    next one puts it right.
    """
    try:
        last = float(heartbeat.read_text(encoding="ascii"))
    except FileNotFoundError:
        return f"no heartbeat at {heartbeat}: the bot is not running or not yet connected"
    except (OSError, ValueError) as error:
        return f"the heartbeat at {heartbeat} cannot be read ({type(error).__name__})"
    age = abs(now - last)
    return None if age <= MAX_AGE else f"the last heartbeat is {age:.0f} s old"


def _write(heartbeat: Path, now: float) -> None:
    draft = heartbeat.with_name(f"{heartbeat.name}.new")
    try:
        draft.write_text(f"{now:.0f}\n", encoding="ascii")
        draft.replace(heartbeat)  # whole or not at all: the reader never sees half a number
    except OSError as error:
        _log.warning("heartbeat not written", reason=error.strerror)
