"""Statistics of a game: winners, averages by giver and receiver, the best, worst and most wished gifts, whims.

Counts tokens only, so that expert cards and the ends of the tracks do not distort the averages.
"""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, NamedTuple

from bot.game.contract import Seat
from cogs.gifttrap.board import Phase, standing, steps
from cogs.gifttrap.moves import TOKENS
from cogs.gifttrap.persona import whim_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from cogs.gifttrap.board import Board
    from cogs.gifttrap.gifts import Gift

Pair = tuple[int, int]
"""Giver and receiver."""


def winners(board: Board) -> tuple[Seat, ...]:
    """Return the seats with the best standing that have not resigned; none unless the rules ended the game."""
    if board.phase is not Phase.OVER or board.cut_short:
        return ()
    ranks = {Seat(index): standing(player) for index, player in enumerate(board.players) if not player.gone}
    return tuple(seat for seat, rank in ranks.items() if rank == max(ranks.values()))


class Given(NamedTuple):
    """A gift that was opened; `worth` is the sum of the steps of both markers."""

    worth: int
    gift: Gift
    giver: Seat
    receiver: Seat
    round: int


class Whims(NamedTuple):
    """A computer player's strongest whims among all gifts that lay on the table."""

    seat: Seat
    most: tuple[Gift, ...]
    """Gifts that it liked better than by its tastes, the strongest whim first."""
    least: tuple[Gift, ...]
    """Gifts that it liked less than by its tastes, the strongest whim first."""


def opened_gifts(board: Board) -> Iterator[Given]:
    """Yield every gift that counted, in the order of opening."""
    for past in board.past:
        for opening in past.openings:
            if not opening.trapped:
                gift = past.gifts[opening.gift - 1]
                yield Given(opening.given + opening.got, gift, opening.giver, opening.receiver, past.number)


def averages(board: Board) -> Mapping[Pair, float]:
    """Return by giver and receiver the average steps of a gift by its token; pairs without opened gifts are omitted."""
    steps_by_pair: defaultdict[Pair, list[int]] = defaultdict(list)
    for past in board.past:
        for opening in past.openings:
            if not opening.trapped:
                steps_by_pair[opening.giver, opening.receiver].append(steps(opening.token))
    return {pair: sum(values) / len(values) for pair, values in steps_by_pair.items()}


def best_pairs(board: Board) -> tuple[Pair, ...]:
    """Return every giver and receiver with the highest average; none if no gift was opened."""
    pair_averages = averages(board)
    return tuple(pair for pair in sorted(pair_averages) if pair_averages[pair] == max(pair_averages.values()))


def worst_pairs(board: Board) -> tuple[Pair, ...]:
    """Return every giver and receiver with the lowest average; none if no gift was opened."""
    pair_averages = averages(board)
    return tuple(pair for pair in sorted(pair_averages) if pair_averages[pair] == min(pair_averages.values()))


def best_gift(board: Board) -> Given | None:
    """Return the gift with the highest worth; of equals the first. None if no gift was opened."""
    return max(opened_gifts(board), key=lambda gift: gift.worth, default=None)


def worst_gift(board: Board) -> Given | None:
    """Return the gift with the lowest worth; of equals the first. None if no gift was opened."""
    return min(opened_gifts(board), key=lambda gift: gift.worth, default=None)


def most_wished(board: Board) -> Gift | None:
    """Return the gift whose tokens from all players have the highest sum; of equals the first. None without tokens."""
    wished: defaultdict[Gift, int] = defaultdict(int)
    for past in board.past:
        for tokens in past.tokens:
            for token, number in zip(TOKENS, tokens or (), strict=False):
                wished[past.gifts[number - 1]] += steps(token)
    return max(wished, key=wished.__getitem__, default=None)


def whims(board: Board, count: int) -> Iterator[Whims]:
    """Yield for each computer player up to `count` gifts of either kind: whims are “told when the game is over” [D15].

    Yield nothing while the game is running, nor for a game without a finished round.
    """
    gifts = dict.fromkeys(gift for past in board.past for gift in past.gifts)
    for seat, player in enumerate(board.players):
        if player.whim is not None:
            whim_by_gift = {gift: whim_of(player.whim, gift) for gift in gifts}
            order = sorted(gifts, key=whim_by_gift.__getitem__)
            most = tuple(gift for gift in reversed(order[-count:]) if whim_by_gift[gift] > 0)
            least = tuple(gift for gift in order[:count] if whim_by_gift[gift] < 0)
            if most and least:
                yield Whims(Seat(seat), most, least)
