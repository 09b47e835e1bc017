"""Backgrounds of a toy game with a store of its own; the options choose whether one is drawn, fails, dies or hangs."""

from __future__ import annotations

import os
import time
from enum import StrEnum
from typing import TYPE_CHECKING

from msgspec import Struct

from bot.i18n.translation import LANGUAGES
from bot.ui.game_ui import Ground
from images.kit import store
from images.kit.store import AttemptCount, Store

if TYPE_CHECKING:
    from pathlib import Path

    from images.kit import Look

STORE = Store("toys", lambda: "0" * 32, 10**6)


class How(StrEnum):
    """The behaviour of a drawing in a process other than the bot's."""

    WORKS = "works"
    FAILS = "fails"
    DIES = "dies"
    HANGS = "hangs"
    EATS = "eats"
    """It allocates memory without end."""
    SPINS = "spins"
    """It uses processor time without end."""
    LOSES = "loses"
    """It works, but its first result is not stored."""
    HELD = "held"
    """It waits for `go`."""


class Toy(Struct, frozen=True):
    """The options of a toy table."""

    name: str = "toy"
    how: How = How.WORKS
    bot: int = 0
    """The id of the bot's process, in which every drawing works."""


def drawing_log() -> Path:
    """The log of the drawings: name, language and process id, one drawing per line."""
    folder = store.home()
    assert folder
    return folder / "told"


def go() -> None:
    """Release the drawings that are held."""
    drawing_log().with_name("go").touch()


def draw(toy: Toy, look: Look) -> None:
    """Log the drawing and store it; the bot's own process only logs it."""
    with drawing_log().open("a") as log:
        log.write(f"{toy.name} {look.language} {os.getpid()}\n")
    if os.getpid() == toy.bot:
        return
    if toy.how is How.FAILS:
        raise RuntimeError("no more paint")
    if toy.how is How.EATS:
        eaten = [bytes(1 << 20)]
        while True:
            eaten.append(b"x" * (1 << 20))
    while toy.how is How.SPINS:
        pass
    if toy.how is How.LOSES and drawing_log().read_text().count("\n") <= len(LANGUAGES):
        return
    if toy.how is How.DIES:
        os._exit(1)
    if toy.how is How.HANGS:
        time.sleep(3600)
    while toy.how is How.HELD and not drawing_log().with_name("go").exists():
        time.sleep(0.01)
    STORE.put(f"{toy.name}-{look.language}", str(os.getpid()).encode())


def stored(toy: Toy, look: Look) -> bool:
    """Return whether the background is in the store."""
    if toy.name == "muddle":
        raise RuntimeError("whatever it was")
    return STORE.get(f"{toy.name}-{look.language}") is not None


def attempts(toy: Toy) -> AttemptCount:
    """Return the count of failed attempts at the drawing."""
    return AttemptCount(STORE, f"{toy.name}-attempts")


TOYS = Ground(draw, stored, STORE.sweep, attempts=attempts)
