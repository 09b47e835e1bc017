"""The words for how a computer player plays, and its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.game import Style
from bot.table import computers
from bot.table.facts import Remarked

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.game import Fact
    from bot.i18n import Say
    from bot.table.model import Computer


def manner(computer: Computer, say: Say, *, styled: bool) -> str:
    """How a computer plays: how well, and where the game has it, in which style."""
    strength, its = say(f"strength-{computer.strength.value}"), computers.style(computer.name)
    return f"{strength}, {say(f'style-{its.value}')}" if styled and its is not Style.EVEN else strength


def remarked(facts: Sequence[Fact], say: Say) -> str:
    """What computer players had to say of what happened, in small letters; nothing where they kept silent."""
    return "\n".join(f"-# {say.fact(fact)}" for fact in facts if isinstance(fact, Remarked))
