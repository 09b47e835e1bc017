"""A casual player of C'est mon fort: the fixed opponent for the ladder of strengths.

Plays for fun: remembers some of the cards turned up lately, takes cards that leave room, and is absent-minded now and
then. It is never tuned against the computer players, nor they against it, so that figures stay comparable.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.fort.cards import NUMBERS, WALL_SIZE
from cogs.fort.computer import remember
from cogs.fort.game import GAME
from cogs.fort.moves import Leave, Shoot, Turn
from cogs.fort.options import Options
from tests.benchmarks.line import PEOPLE, Line

if TYPE_CHECKING:
    from bot.game.chance import Chance
    from cogs.fort.board import Hand
    from cogs.fort.moves import Move

SPAN = 6
"""The number of sightings it remembers."""
ABSENCE_ODDS = 12
"""One decision in this many is made without thought."""
ROOM, MIN_STEP = 2, 5
"""A jump may be this many times the mean step left, and is never too wide up to the second number."""


def casual(hand: Hand, moves: tuple[Move, ...], chance: Chance) -> Move:
    """Fetch the nearest remembered card that leaves room; otherwise try an unknown one, and take it if it does."""
    if chance.below(ABSENCE_ODDS) == 0:
        return chance.pick(moves)
    memory, wall = remember(hand, SPAN), hand.board.walls[hand.seat]
    last, vacancies = wall.cards[-1], max(1, WALL_SIZE - len(wall.cards))
    limit = last + max(MIN_STEP, ROOM * (NUMBERS[-1] - last) // vacancies)
    if isinstance(moves[0], Turn):
        near = min((number for number in memory.places if number > last), default=limit + 1)
        if near <= limit or not memory.blank:
            return Turn(memory.places[near]) if near in memory.places else chance.pick(moves)
        return Turn(chance.pick(memory.blank))
    if isinstance(moves[0], Shoot):
        return chance.pick(moves)
    return moves[0] if memory.chosen or (memory.turned or 0) <= limit or not memory.blank else Leave()


LINES = {
    **{f"fort basic {n}": Line(GAME, n, dict.fromkeys(PEOPLE, casual), Options()) for n in (2, 3, 4)},
    **{f"fort bonus {n}": Line(GAME, n, dict.fromkeys(PEOPLE, casual), Options(bonus=True)) for n in (2, 3, 4)},
}
"""The settings for the ladder."""
