"""A casual person at C'est mon fort: the fixed opponent that the ladder of strengths is measured against.

Plays for fun: keeps some of what was turned up lately, takes what leaves room, is absent-minded now and then. Never
tuned to the computer players, nor they to it move by move: it stays as it is, so that figures can be compared.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.fort.cards import FULL, NUMBERS
from cogs.fort.computer import remember
from cogs.fort.game import GAME
from cogs.fort.moves import Leave, Shoot, Turn
from cogs.fort.options import Options
from tests.benchmarks.line import Line

if TYPE_CHECKING:
    from bot.game.chance import Chance
    from cogs.fort.board import Hand
    from cogs.fort.moves import Move

SPAN = 6
"""Sightings it keeps."""
ABSENT = 12
"""One decision in so many is made without looking."""
ROOM, LEAST = 2, 5
"""A jump may be so many times the mean step that is left, and is never too wide up to this."""


def casual(hand: Hand, moves: tuple[Move, ...], chance: Chance) -> Move:
    """Fetch the nearest card it remembers, if it leaves room; else try one, and take it if it does."""
    if chance.below(ABSENT) == 0:
        return chance.pick(moves)
    memory, wall = remember(hand, SPAN), hand.board.walls[hand.seat]
    last, needed = wall.cards[-1], max(1, FULL - len(wall.cards))
    limit = last + max(LEAST, ROOM * (NUMBERS[-1] - last) // needed)
    if isinstance(moves[0], Turn):
        near = min((number for number in memory.places if number > last), default=limit + 1)
        if near <= limit or not memory.blank:
            return Turn(memory.places[near]) if near in memory.places else chance.pick(moves)
        return Turn(chance.pick(memory.blank))
    if isinstance(moves[0], Shoot):
        return chance.pick(moves)
    return moves[0] if memory.chosen or (memory.turned or 0) <= limit or not memory.blank else Leave()


LINES = {
    **{f"fort basic {n}": Line(GAME, n, casual, Options()) for n in (2, 3, 4)},
    **{f"fort bonus {n}": Line(GAME, n, casual, Options(bonus=True)) for n in (2, 3, 4)},
}
"""Of the ladder."""
