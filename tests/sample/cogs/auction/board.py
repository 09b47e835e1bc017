"""Public and private values: the move, facts, the board, a hand. Knows no sealed bid but the hand's own."""

from __future__ import annotations

from msgspec import Struct

from bot.game.contract import Fact, Seat


class Bid(Struct, frozen=True):
    """The only move: bid a coin for the open prize."""

    coin: int


class BidSealed(Fact, frozen=True):
    """A player has bid; the coin stays secret."""

    seat: Seat


class PrizeTaken(Fact, frozen=True):
    """A player took the prize with the higher of two coins."""

    seat: Seat
    prize: int
    high: int
    low: int


class PrizeLost(Fact, frozen=True):
    """The coins were equal, so the prize is lost."""

    prize: int
    coin: int


class Board(Struct, frozen=True):
    """The public view; lists go by seat."""

    prize: int
    """The open prize; 0 when the game is finished."""
    sealed: tuple[bool, ...]
    coins: tuple[tuple[int, ...], ...]
    """The unspent coins. A sealed coin is among them until both players have bid."""
    points: tuple[int, ...]


class Hand(Struct, frozen=True):
    """The view of one seat: the board and its own sealed coin, or 0."""

    board: Board
    sealed: int
