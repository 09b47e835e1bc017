"""What may be seen and told: the move, facts, the board, a hand. Knows no sealed bid but the hand's own."""

from __future__ import annotations

from msgspec import Struct

from bot.game.contract import Fact, Seat


class Bid(Struct, frozen=True):
    """The one move there is: bid a coin for the open prize."""

    coin: int


class BidSealed(Fact, frozen=True):
    """A player has bid; nobody else learns which coin."""

    seat: Seat


class PrizeTaken(Fact, frozen=True):
    """A player took the prize, with the higher of two coins."""

    seat: Seat
    prize: int
    high: int
    low: int


class PrizeLost(Fact, frozen=True):
    """Nobody took the prize: the coins were equal."""

    prize: int
    coin: int


class Board(Struct, frozen=True):
    """What anyone may see; lists go by seat."""

    prize: int
    """The open prize; 0 when the game is over."""
    sealed: tuple[bool, ...]
    coins: tuple[tuple[int, ...], ...]
    """The coins that are not spent. A sealed coin is among them until both have bid."""
    points: tuple[int, ...]


class Hand(Struct, frozen=True):
    """What one seat may see: its own sealed coin too, or 0."""

    board: Board
    sealed: int
