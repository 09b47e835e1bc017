"""What a game tells afterwards: who knows whom best, which gifts were best and worst, what everybody wished most.

Counts tokens only, so that expert cards and the ends of the tracks do not blur who knows whom.
"""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, NamedTuple

from cogs.gifttrap.board import steps
from cogs.gifttrap.moves import TOKENS

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from bot.game import Seat
    from cogs.gifttrap.board import Board
    from cogs.gifttrap.gifts import Gift

Pair = tuple[int, int]
"""Giver and receiver."""


class Given(NamedTuple):
    """A gift that was given: how many steps it was worth, both markers together, and from whom to whom."""

    worth: int
    gift: Gift
    giver: Seat
    receiver: Seat
    round: int


def given(board: Board) -> Iterator[Given]:
    """Yield every gift that counted, in the order in which they were opened."""
    for past in board.past:
        for opening in past.openings:
            if not opening.trapped:
                gift = past.gifts[opening.gift - 1]
                yield Given(opening.given + opening.got, gift, opening.giver, opening.receiver, past.number)


def averages(board: Board) -> Mapping[Pair, float]:
    """Return by giver and receiver the average steps of a gift by its token; whoever gave nothing is not in it."""
    counted: defaultdict[Pair, list[int]] = defaultdict(list)
    for past in board.past:
        for opening in past.openings:
            if not opening.trapped:
                counted[opening.giver, opening.receiver].append(steps(opening.token))
    return {pair: sum(each) / len(each) for pair, each in counted.items()}


def best_gift(board: Board) -> Given | None:
    """Return the gift that was worth most; of several the first. None if nothing was opened."""
    return max(given(board), key=lambda each: each.worth, default=None)


def worst_gift(board: Board) -> Given | None:
    """Return the gift that was worth least; of several the first. None if nothing was opened."""
    return min(given(board), key=lambda each: each.worth, default=None)


def most_wished(board: Board) -> Gift | None:
    """Return the gift whose tokens are worth most, everybody's together; of several the first. None without any."""
    wished: defaultdict[Gift, int] = defaultdict(int)
    for past in board.past:
        for laid in past.tokens:
            for token, number in zip(TOKENS, laid or (), strict=False):
                wished[past.gifts[number - 1]] += steps(token)
    return max(wished, key=wished.__getitem__, default=None)
