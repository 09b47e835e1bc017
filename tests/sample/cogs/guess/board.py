"""The public values: the move, the facts and the board. None of them holds the secret of a running game."""

from __future__ import annotations

from msgspec import Struct

from bot.game.contract import Fact, Seat


class Guess(Struct, frozen=True):
    """The only kind of move."""

    number: int


class TooLow(Fact, frozen=True):
    """A guess below the secret number."""

    seat: Seat
    number: int


class TooHigh(Fact, frozen=True):
    """A guess above the secret number."""

    seat: Seat
    number: int


class Hit(Fact, frozen=True):
    """A guess of the secret number, which ends the game."""

    seat: Seat
    number: int


class Board(Struct, frozen=True):
    """All guesses in order, the exclusive bounds of the secret number, and the number itself after the game."""

    guesses: tuple[int, ...]
    low: int
    high: int
    secret: int | None
