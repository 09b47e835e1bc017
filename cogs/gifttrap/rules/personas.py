"""The personas of the computer players, drawn when a game starts. A human player never gets one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.gifttrap.board import Persona
from cogs.gifttrap.gifts import Tag
from cogs.gifttrap.persona import WHIMS

if TYPE_CHECKING:
    from bot.game.chance import Chance
    from bot.game.contract import Computers, Seat

_TAGS = 3
"""Tags of a persona: two liked, one disliked."""


def draw_personas(computers: Computers, chance: Chance) -> dict[Seat, tuple[Persona, int]]:
    """Return the persona and the seed of whims for every computer player's seat; no two share a tag [D15]."""
    order = chance.shuffled(tuple(Tag))
    return {
        computer.seat: (_persona(order[_TAGS * index : _TAGS * index + _TAGS]), chance.below(WHIMS))
        for index, computer in enumerate(computers)
    }


def _persona(tags: tuple[Tag, ...]) -> Persona:
    first, second, third = tags
    return Persona(likes=(first, second), dislikes=third)
