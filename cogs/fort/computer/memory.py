"""The field as one player remembers it: which cards it can place, and where it believes them to lie."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from bot.game.characters import hunch
from cogs.fort.board import FACE_DOWN
from cogs.fort.cards import NUMBERS
from cogs.fort.places import PLACES, neighbours

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.game.contract import Budget
    from cogs.fort.board import Board, Hand, Sighting
    from cogs.fort.computer.flaws import Skill

FRESH = 3
"""The number of latest sightings that every player remembers exactly."""
RECENT = 8
"""The number of latest sightings whose places every player remembers, without the numbers, and leaves alone."""
_PERMILLE = 1000


class Memory(Struct, frozen=True):
    """The field as one player remembers it."""

    places: dict[int, int]
    """Number to place, for every card that lies face up or is remembered, except the turned card."""
    blank: tuple[int, ...]
    """The places whose card is not remembered, ascending."""
    unknown: tuple[int, ...]
    """The numbers that lie in the `blank` places in some order, ascending."""
    turned: int | None
    """The number of the card that is turned up at the moment."""
    chosen: bool
    """The turned card was remembered, or lay face up, before it was turned."""


def remember(hand: Hand, span: int) -> Memory:
    """Return the knowledge of a player who remembers exactly the last `span` sightings of a hand."""
    return _memory(hand.board, {sighting.place: sighting.number for sighting in hand.seen[-span:]})


def recollect(hand: Hand, skill: Skill, budget: Budget) -> Memory:
    """Return what a player believes: older cards fade, and some of them change places with a neighbour.

    What happens to a card depends on the seat's nature, so a player keeps its belief until a newer card corrects it.
    """
    believed: dict[int, int] = {}
    for age, sighting in enumerate(reversed(hand.seen)):
        opinion = hunch(budget, (sighting.place, sighting.number))
        if age >= FRESH and age >= skill.span + opinion.below(_PERMILLE) / _PERMILLE - 1:
            continue
        place = sighting.place
        if age >= FRESH and opinion.below(_PERMILLE) < skill.mix_up * _PERMILLE:
            place = _neighbour(hand, sighting, believed, opinion.below(_PERMILLE))
        believed.setdefault(place, sighting.number)
    return _memory(hand.board, believed)


def _neighbour(hand: Hand, sighting: Sighting, believed: Mapping[int, int], choice: int) -> int:
    """Return the neighbouring place for which a card is mistaken, or its own place if no neighbour can be meant."""
    known = {*believed, *recent_places(hand)}
    free = [p for p in neighbours(sighting.place) if p not in known and _lies_face_down(hand.board, p)]
    return free[choice % len(free)] if free else sighting.place


def recent_places(hand: Hand) -> frozenset[int]:
    """Return the places of the latest sightings, which nobody turns up again without a reason."""
    return frozenset(sighting.place for sighting in hand.seen[-RECENT:])


def unexplored(hand: Hand, memory: Memory) -> Sequence[int]:
    """Return the places in which a player looks for an unknown card: `Memory.blank` without the latest sightings.

    If none is left, the player doubts its older beliefs: it must have mixed up two places. A magician can use the known
    cards, so a player with a magician doubts nothing.
    """
    recent = recent_places(hand)
    blank = [place for place in memory.blank if place not in recent]
    if blank or hand.board.walls[hand.seat].magician:
        return blank or memory.blank
    return [place for place in PLACES if place not in recent and _lies_face_down(hand.board, place)] or memory.blank


def _lies_face_down(board: Board, place: int) -> bool:
    return board.field[place - 1] is not None and place not in board.face_up


def _memory(board: Board, believed: Mapping[int, int]) -> Memory:
    """Return the knowledge of a player who believes to know the numbers in these places."""
    turned_number = None if board.turned is None else board.field[board.turned - 1]
    places: dict[int, int] = {}
    blank: list[int] = []
    for place, card in zip(PLACES, board.field, strict=True):
        if card is None or place == board.turned:
            continue
        number = believed.get(place) if card == FACE_DOWN else card
        if number is None or number == turned_number:
            blank.append(place)
        else:
            places[number] = place
    return Memory(
        places=places,
        blank=tuple(blank),
        unknown=_unknown_numbers(board, {*places, turned_number}),
        turned=turned_number,
        chosen=board.turned in board.face_up
        or (board.turned is not None and believed.get(board.turned) == turned_number),
    )


def _unknown_numbers(board: Board, located_numbers: set[int | None]) -> tuple[int, ...]:
    built_numbers = {number for wall in board.walls for number in wall.cards}
    return tuple(number for number in NUMBERS if number not in built_numbers | located_numbers | set(board.shot))
