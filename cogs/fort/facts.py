"""The facts: what can happen at the table, each told by the text of its name.

A fact that outlives its moment must never let anybody work out a card that lies face down.
"""

from __future__ import annotations

from typing import ClassVar

from bot.game.contract import Fact, Seat
from cogs.fort.cards import Figure
from cogs.fort.places import Place


class BuildingBegun(Fact, frozen=True):
    """The cards are dealt face down; this seat plays first."""

    seat: Seat


class CardTurned(Fact, frozen=True):
    """A card was turned up for a moment: everybody sees it now, or once when they were away [D9], and nobody later."""

    fleeting: ClassVar[bool] = True

    seat: Seat
    place: Place
    number: int
    figure: Figure


class CardShown(Fact, frozen=True):
    """A card was turned up that will not be turned down again."""

    seat: Seat
    place: Place
    number: int
    figure: Figure


class CardChosen(Fact, frozen=True):
    """A card that lies face up already was chosen."""

    seat: Seat
    place: Place
    number: int
    figure: Figure


class CardTaken(Fact, frozen=True):
    """The turned card was appended to a wall."""

    seat: Seat
    place: Place
    number: int
    figure: Figure


class CardLeft(Fact, frozen=True):
    """The turned card stayed in the field; whether it would have fitted is not told."""

    seat: Seat
    place: Place


class CardInserted(Fact, frozen=True):
    """The magician put the turned card into the middle of a wall."""

    seat: Seat
    place: Place
    number: int
    figure: Figure


class CardShot(Fact, frozen=True):
    """A cannon took a card of the target's wall out of the game."""

    seat: Seat
    target: Seat
    number: int
    figure: Figure


class NothingToShoot(Fact, frozen=True):
    """A cannon came into a wall while every card of the others was protected."""

    seat: Seat


class SeatOut(Fact, frozen=True):
    """No card that remains can fit this wall: the seat is passed over."""

    seat: Seat


class SeatBack(Fact, frozen=True):
    """A cannon made this wall end lower, cards fit again: the seat plays on."""

    seat: Seat


class LastBuilder(Fact, frozen=True):
    """Only this seat still plays: what it turns up stays face up."""

    seat: Seat


class WallFinished(Fact, frozen=True):
    """This wall has ten cards: the game is over."""

    seat: Seat


class FieldExhausted(Fact, frozen=True):
    """No card that remains fits anybody: the game is over."""
