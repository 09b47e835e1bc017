"""The moves of computer players at which a person at the table of C'est mon fort would laugh; none is allowed.

All are judged by what the whole table knows: the cards that lie face up and the three that were left last. A computer
player that forgets or mixes up places may do so with older cards only. A useless card is one of the last eight.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.fort.board import Phase
from cogs.fort.computer.memory import FRESH, RECENT, Memory, remember
from cogs.fort.computer.sense import finishes_and_loses, is_obvious, leaves_no_room, skips_better, wastes_shot
from cogs.fort.moves import Leave, Move, Shoot, Turn
from cogs.fort.places import PLACES
from tests.benchmarks.silly import Folly

if TYPE_CHECKING:
    from cogs.fort.board import Hand

    Moves = tuple[Move, ...]


def _fresh(hand: Hand) -> Memory:
    return remember(hand, FRESH)


def _number(hand: Hand, move: Move, span: int = FRESH) -> int | None:
    """Return the card that a move fetches or builds, as far as a player with this span of memory knows it."""
    memory = remember(hand, span)
    if isinstance(move, Turn):
        return next((number for number, place in memory.places.items() if place == move.place), None)
    return None if isinstance(move, Leave | Shoot) else memory.turned


def turns_up_useless(hand: Hand, menu: Moves, move: Move) -> bool | None:
    """Turning up a card that was seen lately and does not fit the wall, although there are others."""
    last, magician = hand.board.walls[hand.seat].cards[-1], hand.board.walls[hand.seat].magician
    places = {place: number for number, place in remember(hand, RECENT).places.items()}
    if not isinstance(move, Turn) or all(isinstance(other, Turn) and other.place in places for other in menu):
        return None
    return places.get(move.place, last) < last and not magician


def leaves_fetched(hand: Hand, menu: Moves, move: Move) -> bool | None:
    """Leaving a fitting card that was just seen before it was turned up."""
    if hand.board.phase is not Phase.DECIDE or len(menu) == 1 or not _fresh(hand).chosen:
        return None
    return isinstance(move, Leave)


def misses_obvious(hand: Hand, menu: Moves, move: Move) -> bool | None:
    """Missing the tenth card of a basic wall, one of the next three numbers, or a king or a queen for the magician.

    A turned card of the basic game that a rival would take as its tenth is obvious too.
    A tenth card that was seen longer ago is no miss if it lies where the player turns it up: it wins as well.
    """
    memory = _fresh(hand)
    known = list(memory.places) if isinstance(move, Turn) else [memory.turned or 0] if len(menu) > 1 else []
    if isinstance(move, Shoot) or not any(is_obvious(hand, number) for number in known):
        return None
    number = _number(hand, move, len(PLACES))
    return number is None or not is_obvious(hand, number)


def skips_card(hand: Hand, _menu: Moves, move: Move) -> bool | None:
    """Building twenty or more numbers further although a near card was just seen, unless a rival would win with it."""
    number = _number(hand, move)
    return None if number is None else not is_obvious(hand, number) and skips_better(hand, number, _fresh(hand).places)


def walls_itself_in(hand: Hand, _menu: Moves, move: Move) -> bool | None:
    """Building so high, with a young wall of the basic game, that ten cards become impossible, unless it is obvious."""
    number = _number(hand, move)
    return None if number is None or hand.board.bonus else not is_obvious(hand, number) and leaves_no_room(hand, number)


def ends_lost(hand: Hand, _menu: Moves, move: Move) -> bool | None:
    """Ending the bonus game although another wall has more points."""
    number = _number(hand, move)
    return None if number is None or not hand.board.bonus else finishes_and_loses(hand, number)


def fires_badly(hand: Hand, menu: Moves, move: Move) -> bool | None:
    """Shooting a plain card beside a king or a queen, or one of a weak wall while a leading wall stands open."""
    return wastes_shot(hand, move) if isinstance(move, Shoot) and len(menu) > 1 else None


FOLLIES = (
    Folly("turns up a useless card again", turns_up_useless),
    Folly("leaves a card it fetched", leaves_fetched),
    Folly("misses the obvious", misses_obvious),
    Folly("skips a near card", skips_card),
    Folly("walls itself in", walls_itself_in),
    Folly("ends the game it loses", ends_lost),
    Folly("fires badly", fires_badly),
)
