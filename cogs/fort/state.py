"""The full game state, including the face-down cards. Only this game's rules and views read it."""

from __future__ import annotations

from msgspec import Struct

from bot.game.contract import Seat
from cogs.fort.board import Phase, Sighting
from cogs.fort.cards import Figure, figure
from cogs.fort.options import Options

NO_CARD = 0
"""Value of a place in `State.field` whose card was taken."""


class State(Struct, frozen=True):
    """The full state of a game."""

    options: Options
    field: tuple[int, ...]
    """The number in each of the 45 places, place p at p - 1, or `NO_CARD`."""
    walls: tuple[tuple[int, ...], ...]
    """By seat: the numbers in ascending order, the start card first."""
    turn: Seat
    """The active seat; once the game is finished, the seat of the last turn."""
    phase: Phase = Phase.TURN
    turned: int | None = None
    """The place of the card that waits for a decision."""
    face_up: tuple[int, ...] = ()
    """The places whose card stays face up until it is taken, ascending."""
    seen: tuple[Sighting, ...] = ()
    """The cards that were turned up and left face down, the oldest sighting first, at most one for each place. The
    sighting of a card that is turned up again stays until the card is taken or left."""
    helped: bool = False
    """The magician has already inserted a card."""
    out: tuple[Seat, ...] = ()
    """The seats that were passed over when the last turn ended."""
    shot: tuple[int, ...] = ()
    """Cards that cannons removed from the game, in the order of the shots."""


class CutShort(State, frozen=True):
    """A game that ended before its rules ended it.

    Views use it and it is never stored, so `State` needs no field for this.
    """


def seats(state: State) -> tuple[Seat, ...]:
    """Return every seat in the order of play."""
    return tuple(Seat(index) for index in range(len(state.walls)))


def others(state: State) -> tuple[Seat, ...]:
    """Return the opponents of the active seat, in the order of play."""
    return tuple(seat for seat in seats(state) if seat != state.turn)


def has_magician(state: State, seat: Seat) -> bool:
    """Return whether an unused magician stands in this wall; always False in the basic game."""
    in_wall = any(figure(number) is Figure.MAGICIAN for number in state.walls[seat])
    return state.options.bonus and not state.helped and in_wall


def can_build(state: State, seat: Seat) -> bool:
    """Return whether any card that remains in the field can still come into this wall.

    “As long as a wall has an unused magician, every card in the field fits it” [D4]. “What is left there is public by
    elimination” [R6], so the answer reveals nothing.
    """
    last = state.walls[seat][-1]
    magician = has_magician(state, seat)
    return any(number > last or (magician and number != NO_CARD) for number in state.field)


def stays_up(state: State) -> bool:
    """Return whether a card that is turned up now stays face up.

    True with the option `open_memory` [V5], and for “the only player who is not passed over” [R7].
    """
    return state.options.open_memory or len(state.out) == len(state.walls) - 1
