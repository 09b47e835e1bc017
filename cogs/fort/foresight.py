"""What a choice is worth: many games in mind, the unknown cards dealt at random, played out to the end.

Counts its games instead of watching a clock, so that the same chance always finds the same choice. Must never
be given a real deal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from cogs.fort.moves import Leave, Move, Shoot, Turn
from cogs.fort.siege import Siege

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.chance import Chance
    from cogs.fort.memory import Memory
    from cogs.fort.race import Race

_RASH = 2
"""In one of so many deals opponents who look rash are; against others it would only cost strength."""
_MARGIN = 0.002
"""What one card or point of lead is worth next to a win (1.0): among lost games, the narrow ones."""


class Plan(Struct, frozen=True):
    """A move and what it is about."""

    move: Move
    number: int | None = None
    """The card to turn and take, to decide upon or to shoot; None: whatever an unknown place holds."""


def best(plans: Sequence[Plan], mind: Race | Siege, me: int, memory: Memory, games: int, chance: Chance) -> Plan:
    """Return the plan of greatest mean worth to seat `me` after about `games` games.

    The worse half drops out after every round. All plans of a round are tried on the same deals: what they
    owe to luck cancels out.
    """
    alive = list(range(len(plans)))
    totals = [0.0] * len(plans)
    rounds = max(1, (len(plans) - 1).bit_length())
    while len(alive) > 1:
        for deal in range(max(1, games // (rounds * len(alive)))):
            pool = chance.shuffled(memory.unknown)
            for at in alive:
                totals[at] += _worth(plans[at], mind.copy(rash=deal % _RASH == _RASH - 1), me, memory, list(pool))
        alive.sort(key=lambda at: -totals[at])
        del alive[(len(alive) + 1) // 2 :]
    return plans[alive[0]]


def _worth(plan: Plan, mind: Race | Siege, me: int, memory: Memory, pool: list[int]) -> float:
    """Play one game in mind from this plan on; return 1 for a win, shares for a tie, and a touch for margin."""
    cards = list(memory.places)
    number = pool.pop() if plan.number is None else plan.number
    if isinstance(plan.move, Shoot) and isinstance(mind, Siege):
        mind.shoot(plan.move.target, number)
    elif isinstance(plan.move, Leave) or (plan.number is None and not mind.wants(number)):
        cards.append(number)
    else:
        if isinstance(plan.move, Turn) and plan.number is not None:
            cards.remove(number)
        mind.build(number)
    keys = mind.finish(cards, pool)
    top = max(keys)
    lead = keys[me][0] - max(key[0] for seat, key in enumerate(keys) if seat != me)
    return _MARGIN * lead + (1 / keys.count(top) if keys[me] == top else 0)
