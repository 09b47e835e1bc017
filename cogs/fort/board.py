"""What may be seen of the game: the board by anyone, the hand by one seat.

Types only, so that pictures and cogs can have them. Must never import the state.
"""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from bot.game.contract import Seat

FACE_DOWN = 0
"""Stands in a place of the field whose card shows its back."""


class Phase(StrEnum):
    """What the seat whose turn it is has to do."""

    TURN = "turn"
    """Turn a card up."""
    DECIDE = "decide"
    """Take, leave or insert the turned card."""
    SHOOT = "shoot"
    """Choose what the cannon hits."""
    OVER = "over"
    """Nothing: the game has ended."""


class Wall(Struct, frozen=True):
    """One seat's wall."""

    cards: tuple[int, ...]
    """The numbers in ascending order, the start card 1 first."""
    exposed: tuple[int, ...]
    """What a cannon may take now (bonus game), ascending."""
    magician: bool
    """A magician stands in it who has not yet helped (bonus game)."""
    out: bool
    """No card that remains can fit: the seat is passed over."""
    points: int
    """Cards in the basic game, points in the bonus game, as of now."""


class Board(Struct, frozen=True):
    """What anyone may see."""

    bonus: bool
    open_memory: bool
    field: tuple[int | None, ...]
    """The 45 places, place p at p - 1: None where the card is gone, `FACE_DOWN`, or the number that lies
    face up."""
    turned: int | None
    """The place (1 to 45) of the card turned up now."""
    walls: tuple[Wall, ...]
    """By seat."""
    turn: Seat | None
    phase: Phase
    shot: tuple[int, ...]
    """Cards that cannons took out of the game, in this order."""
    winners: tuple[Seat, ...]
    """Empty until the game is over."""
    face_up: tuple[int, ...] = ()
    """The places, ascending, whose card is not turned down again."""


class Sighting(Struct, frozen=True):
    """A card somebody turned up and left: its place (1 to 45) and its number."""

    place: int
    number: int


class Hand(Struct, frozen=True):
    """What one seat may see and could remember."""

    board: Board
    seat: Seat
    seen: tuple[Sighting, ...]
    """Every card that was turned up and left to lie face down again, the oldest sighting first; one that is
    turned up anew stays in it until it is taken or left. For the computer player alone: no text, picture or
    menu may use it, this is a memory game."""
