"""What may be seen and told: moves, facts, the board, a hand. Knows no secret."""

from __future__ import annotations

from typing import Annotated, ClassVar

from msgspec import Meta, Struct

from bot.game.contract import Computers, Fact, Seat


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """How many rounds there are, and who the computers are."""

    rounds: Annotated[int, Meta(ge=1, le=2)] = 2
    computers: Computers = ()


class Wrap(Struct, frozen=True, tag=True):
    """Wrap a thing for somebody, instead of what was wrapped for them before."""

    friend: Seat
    thing: int


class Ready(Struct, frozen=True, tag=True):
    """Be ready."""


class TakeBack(Struct, frozen=True, tag=True):
    """Not be ready any more."""


class SitOut(Struct, frozen=True, tag=True):
    """Give nothing in this round."""

    gone: bool = False
    """For good: who has given up."""


class Void(Struct, frozen=True, tag=True):
    """Take a thing out of the game: a moderator's move."""

    thing: int


class Believe(Struct, frozen=True, tag=True):
    """Note for oneself what somebody wishes for."""

    friend: Seat
    thing: int


Move = Wrap | Ready | TakeBack | SitOut | Void | Believe


class Wished(Fact, frozen=True):
    """Whispered: what a seat wishes for."""

    thing: int


class BecameReady(Fact, frozen=True):
    """Somebody is ready."""

    seat: Seat


class TookBack(Fact, frozen=True):
    """Somebody is not ready any more."""

    seat: Seat


class SatOut(Fact, frozen=True):
    """Somebody gives nothing in this round."""

    seat: Seat


class Unwrapped(Fact, frozen=True):
    """Somebody got something."""

    minor: ClassVar[bool] = True

    giver: Seat
    receiver: Seat
    thing: int


class RoundOver(Fact, frozen=True):
    """Everything is unwrapped."""

    number: int


class Voided(Fact, frozen=True):
    """A thing is out of the game."""

    thing: int


class Board(Struct, frozen=True):
    """What anyone may see: what was given, by giver, receiver and thing; at the end also what each wished for."""

    round: int
    ready: tuple[bool, ...]
    things: tuple[int, ...]
    given: tuple[tuple[Seat, Seat, int], ...]
    computers: tuple[Seat, ...]
    wishes: tuple[int, ...] = ()


class Hand(Struct, frozen=True):
    """What one seat may see: its own wish too, what it has wrapped and what it believes, by friend; 0 is nothing."""

    board: Board
    seat: Seat
    wish: int
    wrapped: tuple[int, ...]
    believed: tuple[int, ...]


def grave(move: Move, _board: Board) -> bool:
    """Return whether a move costs dearly: sitting a round out."""
    return isinstance(move, SitOut)
