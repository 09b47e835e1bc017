"""Public and private values: moves, facts, the board, a hand. Knows no other secret."""

from __future__ import annotations

from typing import Annotated, ClassVar

from msgspec import Meta, Struct

from bot.game.contract import Computers, Fact, Seat


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The number of rounds, and the computer players."""

    rounds: Annotated[int, Meta(ge=1, le=2)] = 2
    computers: Computers = ()


class Wrap(Struct, frozen=True, tag=True):
    """Wrap a thing for a friend, instead of the thing wrapped for them before."""

    friend: Seat
    thing: int


class Ready(Struct, frozen=True, tag=True):
    """Become ready."""


class TakeBack(Struct, frozen=True, tag=True):
    """Be ready no longer."""


class SitOut(Struct, frozen=True, tag=True):
    """Give nothing in this round."""

    gone: bool = False
    """Whether the player has resigned and sits out all rounds."""


class Void(Struct, frozen=True, tag=True):
    """Take a thing out of the game: a moderator's move."""

    thing: int


class Believe(Struct, frozen=True, tag=True):
    """Note privately which thing a friend may wish for."""

    friend: Seat
    thing: int


Move = Wrap | Ready | TakeBack | SitOut | Void | Believe


class Wished(Fact, frozen=True):
    """The thing that a seat wishes for: whispered to it."""

    thing: int


class BecameReady(Fact, frozen=True):
    """A player is ready."""

    seat: Seat


class TookBack(Fact, frozen=True):
    """A player is no longer ready."""

    seat: Seat


class SatOut(Fact, frozen=True):
    """A player gives nothing in this round."""

    seat: Seat


class Unwrapped(Fact, frozen=True):
    """A player got a thing."""

    minor: ClassVar[bool] = True

    giver: Seat
    receiver: Seat
    thing: int


class RoundOver(Fact, frozen=True):
    """All things of a round are unwrapped."""

    number: int


class Voided(Fact, frozen=True):
    """A thing is out of the game."""

    thing: int


class Board(Struct, frozen=True):
    """The public view: gifts by giver, receiver and thing; at the end also the wish of each seat."""

    round: int
    ready: tuple[bool, ...]
    things: tuple[int, ...]
    given: tuple[tuple[Seat, Seat, int], ...]
    computers: tuple[Seat, ...]
    wishes: tuple[int, ...] = ()


class Hand(Struct, frozen=True):
    """The view of one seat: also its wish, and its wrapped and believed things by friend; 0 is nothing."""

    board: Board
    seat: Seat
    wish: int
    wrapped: tuple[int, ...]
    believed: tuple[int, ...]


def grave(move: Move, _board: Board) -> bool:
    """Return whether a move has a high price: sitting a round out."""
    return isinstance(move, SitOut)
