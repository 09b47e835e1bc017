"""Views of the game: the public board and the hand of one seat.

Types only, so that pictures and cogs can import them. Never imports the state.
"""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from bot.game.contract import Seat

FACE_DOWN = 0
"""Value of a place in `Board.field` whose card lies face down."""


class Phase(StrEnum):
    """The decision that the active seat must make."""

    TURN = "turn"
    """Turn a card up."""
    DECIDE = "decide"
    """Take, leave or insert the turned card."""
    SHOOT = "shoot"
    """Choose what the cannon hits."""
    OVER = "over"
    """None: the game is finished."""


class Wall(Struct, frozen=True):
    """The wall of one seat."""

    cards: tuple[int, ...]
    """The numbers in ascending order, the start card 1 first."""
    exposed: tuple[int, ...]
    """The cards that a cannon can hit, ascending; empty in the basic game."""
    magician: bool
    """The wall contains the magician and he has not helped yet (bonus game)."""
    out: bool
    """No remaining card can fit this wall, so the seat is passed over."""
    points: int
    """The current number of cards in the basic game, or of points in the bonus game."""


class Board(Struct, frozen=True):
    """The public view of the game."""

    bonus: bool
    open_memory: bool
    field: tuple[int | None, ...]
    """The 45 places; place p has index p - 1. None: the card is gone; `FACE_DOWN`; or the number of a face-up card."""
    turned: int | None
    """The place (1 to 45) of the card that is turned up at the moment."""
    walls: tuple[Wall, ...]
    """By seat."""
    turn: Seat | None
    phase: Phase
    shot: tuple[int, ...]
    """Cards that cannons removed from the game, in the order of the shots."""
    winners: tuple[Seat, ...]
    """Empty until the game is finished."""
    face_up: tuple[int, ...] = ()
    """The places whose card stays face up, ascending."""


class Sighting(Struct, frozen=True):
    """A card that was turned up and left: its place (1 to 45) and its number."""

    place: int
    number: int


class Hand(Struct, frozen=True):
    """The view of one seat, with the cards that its player could remember."""

    board: Board
    seat: Seat
    seen: tuple[Sighting, ...]
    """Every card that was turned up and left face down, the oldest sighting first. The sighting of a card that is
    turned up again stays until the card is taken or left. Only for computer players: texts, pictures and menus must not
    use it, because this is a memory game."""
