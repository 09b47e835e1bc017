"""Grounds of a toy, drawn into a store of its own: some are drawn, some fail, die or hang, as their options say."""

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
    """How it goes in a process that is not the bot's own."""

    WORKS = "works"
    FAILS = "fails"
    DIES = "dies"
    HANGS = "hangs"
    EATS = "eats"
    """It takes ever more memory."""
    SPINS = "spins"
    """It takes ever more time of the processor."""
    LOSES = "loses"
    """It works, but its first result is not kept."""
    HELD = "held"
    """It works once somebody has said `go`."""


class Toy(Struct, frozen=True):
    """What is to be drawn."""

    name: str = "toy"
    how: How = How.WORKS
    bot: int = 0
    """The process of the bot, in which everything works."""


def told() -> Path:
    """Where every drawing is written down: its name, language and process."""
    folder = store.home()
    assert folder
    return folder / "told"


def go() -> None:
    """Let those that are held be drawn."""
    told().with_name("go").touch()


def draw(toy: Toy, look: Look) -> None:
    """Draw it and keep it, but in the bot's own process only remember that it was."""
    with told().open("a") as log:
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
    if toy.how is How.LOSES and told().read_text().count("\n") <= len(LANGUAGES):
        return
    if toy.how is How.DIES:
        os._exit(1)
    while toy.how is How.HANGS or (toy.how is How.HELD and not told().with_name("go").exists()):
        time.sleep(0.01)
    STORE.put(f"{toy.name}-{look.language}", str(os.getpid()).encode())


def stored(toy: Toy, look: Look) -> bool:
    """Tell whether it is in the store."""
    if toy.name == "muddle":
        raise RuntimeError("whatever it was")
    return STORE.get(f"{toy.name}-{look.language}") is not None


def attempts(toy: Toy) -> AttemptCount:
    """Return the count of failed attempts at drawing it."""
    return AttemptCount(STORE, f"{toy.name}-attempts")


TOYS = Ground(draw, stored, STORE.sweep, attempts=attempts)
