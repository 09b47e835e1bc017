"""What may be seen and told: a guess, the answers to it, the board. Knows no secret."""

from __future__ import annotations

from msgspec import Struct

from bot.game.contract import Fact, Seat


class Guess(Struct, frozen=True):
    """The one move there is."""

    number: int


class TooLow(Fact, frozen=True):
    """The answer to a guess below the number."""

    seat: Seat
    number: int


class TooHigh(Fact, frozen=True):
    """The answer to a guess above it."""

    seat: Seat
    number: int


class Hit(Fact, frozen=True):
    """The number itself: the game is over."""

    seat: Seat
    number: int


class Board(Struct, frozen=True):
    """What anyone may see: all guesses in order, between which the number lies, at the end the number."""

    guesses: tuple[int, ...]
    low: int
    high: int
    secret: int | None
