"""The moves, one small decision each. A move never contains information that the player cannot know."""

from __future__ import annotations

from msgspec import Struct

from bot.game.contract import Seat
from cogs.fort.places import Place


class Turn(Struct, frozen=True, tag=True):
    """Turn up the card in a place, or choose one that lies face up there."""

    place: Place


class Take(Struct, frozen=True, tag=True):
    """Append the turned card to the own wall."""


class Leave(Struct, frozen=True, tag=True):
    """Leave the turned card where it lies."""


class Insert(Struct, frozen=True, tag=True):
    """Let the magician insert the turned card, which is too low to append, into the own wall."""


class Shoot(Struct, frozen=True, tag=True):
    """Fire the cannon at the card with this number in the wall of `target`."""

    target: Seat
    number: int


Move = Turn | Take | Leave | Insert | Shoot
