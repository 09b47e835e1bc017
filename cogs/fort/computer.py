"""The computer player: remembers some of what it saw and plays its choices out in mind.

Knows what its seat knows: hand and menu. Must never see a state, and never pass while it can do something, so
that a table of computers always comes to an end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from bot.game import Strength
from cogs.fort.cards import PLACES
from cogs.fort.foresight import Plan, best
from cogs.fort.memory import Memory, remember
from cogs.fort.moves import Move, Shoot, Turn
from cogs.fort.race import Race
from cogs.fort.siege import Siege

if TYPE_CHECKING:
    from bot.chance import Chance
    from bot.game import Budget
    from cogs.fort.view import Hand


class Skill(Struct, frozen=True):
    """How good a mind is."""

    span: int
    """How many sightings it keeps, the latest; seven are a fair human."""
    share: float
    """How much of its budget it thinks for."""


_SKILLS = {
    Strength.EASY: Skill(span=3, share=0.05),
    Strength.FAIR: Skill(span=7, share=0.3),
    Strength.STRONG: Skill(span=len(PLACES), share=1.0),
}
_RACES, _SIEGES = 24_000, 8_000
"""Games in mind a second of budget buys, basic and bonus: what two-thirds of a slow core manage."""
_NEAREST = 6
"""How many of the known cards are considered to append."""


def choose(hand: Hand, moves: tuple[Move, ...], chance: Chance, budget: Budget) -> Move:
    """Return the move of the menu that wins most games in mind.

    A card it knew before it turned it up is taken: it was turned up for that.
    """
    skill = _SKILLS[budget.strength]
    memory = remember(hand, skill.span)
    if len(moves) == 1 or memory.chosen:
        return moves[0]
    plans = _plans(hand, moves, memory, chance)
    mind = Siege(hand.board) if hand.board.bonus else Race(hand.board)
    games = int(budget.seconds * skill.share * (_SIEGES if hand.board.bonus else _RACES))
    return best(plans, mind, hand.seat, memory, games, chance).move


def _plans(hand: Hand, moves: tuple[Move, ...], memory: Memory, chance: Chance) -> list[Plan]:
    if isinstance(moves[0], Turn):
        return _errands(hand, memory, chance)
    return [Plan(move, move.number if isinstance(move, Shoot) else memory.turned) for move in moves]


def _errands(hand: Hand, memory: Memory, chance: Chance) -> list[Plan]:
    """Return what can be done with a turn: fetch a known card, or turn up an unknown one."""
    wall = hand.board.walls[hand.seat]
    known = sorted(memory.places)
    appended = [number for number in known if number > wall.cards[-1]][:_NEAREST]
    inserted = [number for number in known if number < wall.cards[-1]] if wall.magician else []
    plans = [Plan(Turn(memory.places[number]), number) for number in (*appended, *inserted)]
    return [*plans, Plan(Turn(chance.pick(memory.blank)))] if memory.blank else plans
