"""What a computer player makes of its hand: which cards it remembers where, and which could lie elsewhere.

Forgetting is its handicap. Must never look further than the hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from cogs.fort.cards import NUMBERS
from cogs.fort.view import FACE_DOWN

if TYPE_CHECKING:
    from cogs.fort.view import Board, Hand


class Memory(Struct, frozen=True):
    """The field as one player has it in mind."""

    places: dict[int, int]
    """Number to place, for every card that lies face up or is remembered; not the turned one."""
    blank: tuple[int, ...]
    """The places, ascending, whose card is not remembered."""
    unknown: tuple[int, ...]
    """The numbers, ascending, that lie in the `blank` places in some order."""
    turned: int | None
    """The number of the card turned up now."""
    chosen: bool
    """The card turned up now was remembered, or lay face up, before it was."""


def remember(hand: Hand, span: int) -> Memory:
    """Return what is left of a hand in a mind that keeps the last `span` sightings."""
    board = hand.board
    kept = {sighting.place: sighting.number for sighting in hand.seen[-span:]}
    turned = None if board.turned is None else board.field[board.turned - 1]
    places: dict[int, int] = {}
    blank: list[int] = []
    for place, shown in enumerate(board.field, start=1):
        if shown is None or place == board.turned:
            continue
        number = kept.get(place) if shown == FACE_DOWN else shown
        if number is None:
            blank.append(place)
        else:
            places[number] = place
    return Memory(
        places=places,
        blank=tuple(blank),
        unknown=_unknown(board, {*places, turned}),
        turned=turned,
        chosen=board.turned in {*kept, *board.face_up},
    )


def _unknown(board: Board, located: set[int | None]) -> tuple[int, ...]:
    built = {number for wall in board.walls for number in wall.cards}
    return tuple(number for number in NUMBERS if number not in built | located | set(board.shot))
