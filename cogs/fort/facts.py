"""The facts of the game; the text of a fact has the name of its class.

A fact that stays in the history must not allow readers to work out a face-down card.
"""

from __future__ import annotations

from typing import ClassVar

from bot.game.contract import Fact, Seat
from cogs.fort.cards import Figure
from cogs.fort.places import Place


class BuildingBegun(Fact, frozen=True):
    """The cards are dealt face down; `seat` plays first."""

    seat: Seat


class CardTurned(Fact, frozen=True):
    """A card was turned up for a moment.

    All players see it now, or once when they return [D9]; it never appears again.
    """

    fleeting: ClassVar[bool] = True

    seat: Seat
    place: Place
    number: int
    figure: Figure


class CardShown(Fact, frozen=True):
    """A card was turned up and stays face up."""

    seat: Seat
    place: Place
    number: int
    figure: Figure


class CardChosen(Fact, frozen=True):
    """A card that already lies face up was chosen."""

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
    """The turned card stayed in the field; the fact does not reveal whether it would have fitted."""

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
    """A cannon came into a wall while all cards of the opponents were protected."""

    seat: Seat


class SeatOut(Fact, frozen=True):
    """No remaining card can fit this wall: the seat is passed over."""

    seat: Seat


class SeatBack(Fact, frozen=True):
    """A cannon lowered the end of this wall, so that cards fit again: the seat plays on."""

    seat: Seat


class LastBuilder(Fact, frozen=True):
    """Only this seat still plays: the cards that it turns up stay face up."""

    seat: Seat


class WallFinished(Fact, frozen=True):
    """This wall has ten cards: the game is finished."""

    seat: Seat


class FieldExhausted(Fact, frozen=True):
    """No remaining card fits any wall: the game is finished."""
