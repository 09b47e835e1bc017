"""Everything there is, the face-down cards included. Read by this game's rules and its views only."""

from __future__ import annotations

from msgspec import Struct

from bot.game.contract import Seat
from cogs.fort.board import Phase, Sighting
from cogs.fort.cards import Figure, figure
from cogs.fort.options import Options

GONE = 0
"""Stands in a place of the field whose card was taken."""


class State(Struct, frozen=True):
    """A game as it stands."""

    options: Options
    field: tuple[int, ...]
    """The number in each of the 45 places, place p at p - 1, or `GONE`."""
    walls: tuple[tuple[int, ...], ...]
    """By seat: the numbers in ascending order, the start card first."""
    turn: Seat
    """Whose turn it is; whose last turn it was once the game is over."""
    phase: Phase = Phase.TURN
    turned: int | None = None
    """The place of the card that waits for a decision."""
    face_up: tuple[int, ...] = ()
    """The places, ascending, whose card stays face up until somebody takes it."""
    seen: tuple[Sighting, ...] = ()
    """What was turned up and left face down, the oldest sighting first, one a place; a card turned up anew
    stays in it until it is taken or left."""
    helped: bool = False
    """The magician has inserted a card already."""
    out: tuple[Seat, ...] = ()
    """Who was passed over when the last turn ended."""
    shot: tuple[int, ...] = ()
    """What cannons took out of the game, in this order."""


class CutShort(State, frozen=True):
    """A game that is over though its rules have not ended it: only looked at and never stored, so no field says it."""


def seats(state: State) -> tuple[Seat, ...]:
    """Return every seat in the order of play."""
    return tuple(Seat(at) for at in range(len(state.walls)))


def others(state: State) -> tuple[Seat, ...]:
    """Return the opponents of the seat whose turn it is, in the order of play."""
    return tuple(seat for seat in seats(state) if seat != state.turn)


def has_magician(state: State, seat: Seat) -> bool:
    """Return whether an unused magician stands in this wall; the basic game knows none."""
    in_wall = any(figure(number) is Figure.MAGICIAN for number in state.walls[seat])
    return state.options.bonus and not state.helped and in_wall


def can_build(state: State, seat: Seat) -> bool:
    """Return whether a card that remains in the field could still come into this wall.

    “As long as a wall has an unused magician, every card in the field fits it” [D4]. “What is left there is public by
    elimination” [R6], so the answer gives nothing away.
    """
    last = state.walls[seat][-1]
    magician = has_magician(state, seat)
    return any(number > last or (magician and number != GONE) for number in state.field)


def stays_up(state: State) -> bool:
    """Return whether a card that is turned up now will not be turned down again.

    True with the option `open_memory` [V5], and for “the only player who is not passed over” [R7].
    """
    return state.options.open_memory or len(state.out) == len(state.walls) - 1
