"""What a game was like, looked back at: who knows whom, the best gift and the worst, what everybody wished for.

Pure, of rounds that are over. Must never be asked about a round that goes on.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from cogs.gifttrap.board import steps
from cogs.gifttrap.moves import TOKENS

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bot.game import Seat
    from cogs.gifttrap.board import Opening, Round
    from cogs.gifttrap.gifts import Gift

Pair = tuple[int, int]
"""A giver and a receiver, by seat."""


def counted(past: Iterable[Round]) -> list[Opening]:
    """Return every opened gift that moved somebody, in the order of their opening."""
    return [opening for each in past for opening in each.openings if not opening.trapped]


def averages(past: Iterable[Round]) -> dict[Pair, float]:
    """Return by giver and receiver the average steps of a gift, by its token alone; pairs without a gift have none."""
    total, count = Counter[Pair](), Counter[Pair]()
    for opening in counted(past):
        total[opening.giver, opening.receiver] += steps(opening.token)
        count[opening.giver, opening.receiver] += 1
    return {pair: total[pair] / count[pair] for pair in count}


def best_pair(found: dict[Pair, float]) -> Pair:
    """Return who knows whom best; of several the first by seats. `found` is what `averages` returns, not empty."""
    return max(sorted(found), key=found.__getitem__)


def worst_pair(found: dict[Pair, float]) -> Pair:
    """Return who knows whom worst; of several the first by seats."""
    return min(sorted(found), key=found.__getitem__)


def worth(past: Iterable[Round]) -> dict[Gift, int]:
    """Return by gift that was given how many steps it was worth to all who got it, in the order of their opening."""
    found = Counter["Gift"]()
    for each in past:
        for opening in each.openings:
            if not opening.trapped:
                found[each.gifts[opening.gift - 1]] += steps(opening.token)
    return dict(found)


def wished(past: Iterable[Round]) -> dict[Gift, int]:
    """Return by gift the steps that everybody's tokens promised for it: what all wished for, and what nobody did."""
    found = Counter["Gift"]()
    for each in past:
        for tokens in filter(None, each.tokens):
            for token, number in zip(TOKENS, tokens, strict=True):
                found[each.gifts[number - 1]] += steps(token)
    return dict(found)


def most(found: dict[Gift, int]) -> Gift:
    """Return the gift with the most steps; of several the first. `found` is not empty."""
    return max(found, key=found.__getitem__)


def least(found: dict[Gift, int]) -> Gift:
    """Return the gift with the fewest steps; of several the first."""
    return min(found, key=found.__getitem__)


def ends(past: Round) -> tuple[tuple[int, int], ...]:
    """Return by seat where GIVE and GET stood when a round was over."""
    stand = [list(each) for each in past.starts]
    for opening in past.openings:
        stand[opening.giver][0], stand[opening.receiver][1] = opening.give, opening.get
    return tuple((give, get) for give, get in stand)


def gains(past: Round) -> tuple[tuple[int, int], ...]:
    """Return by seat how far GIVE and GET came in a round."""
    both = zip(ends(past), past.starts, strict=True)
    return tuple((give - before[0], get - before[1]) for (give, get), before in both)


def of_receiver(openings: Sequence[Opening], seat: Seat) -> list[Opening]:
    """Return what somebody opened, in that order."""
    return [opening for opening in openings if opening.receiver == seat]
