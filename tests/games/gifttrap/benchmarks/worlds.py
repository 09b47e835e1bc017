"""Simulated friends: their tastes and tokens. These are models, not facts about people.

A taste is a value for each tag. Nine tenths of its variance are shared by the tags of a family: of the families that
the computer player assumes, or, for comparison, of others. A part of the taste is common to all friends, the rest is
each friend's own. Tags explain how much a gift is liked, entirely or in part; the rest belongs to the gift. Each day
adds chance, `noise` times the taste.
"""

from __future__ import annotations

import random
from math import sqrt
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from bot.game.chance import Chance
from bot.game.contract import ComputerSeat, Seat, Strength
from cogs.gifttrap import GAME
from cogs.gifttrap.board import Round, steps, table_size, tiles, token_on
from cogs.gifttrap.computer.assignment import assign
from cogs.gifttrap.computer.taste import FAMILIES
from cogs.gifttrap.gifts import Deck, Gift, Tag, cards, gift_of, tags
from cogs.gifttrap.options import Options

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from cogs.gifttrap.board import Hand, Tokens

    Giver = Callable[[Hand], Sequence[Sequence[int]]]
    """By seat the numbers of the gifts that the computer in seat 0 gives."""

FAMILY = 0.9
"""The share of a tag's value that its family has in common."""
FIRST, LAST = 4, 8
"""The rounds that count: from the fourth on."""
ME = Seat(0)


class Kind(Struct, frozen=True):
    """A kind of world."""

    seats: int
    noise: float
    general: float
    """The share of a taste that is common to all friends."""
    covered: float
    """The share of a taste that tags explain."""
    known: bool = True
    """Whether the computer player knows the families of tags; otherwise families are random."""


class Scored(Struct, frozen=True):
    """Points per gift in one world, from the fourth round on."""

    random: float
    perfect: float
    reached: tuple[float, ...]
    """By giver."""


class World:
    """Friends with tastes, drawn once."""

    def __init__(self, kind: Kind, number: int) -> None:
        self._kind = kind
        self._dice = random.Random(f"{kind} {number}")
        self._families = tuple(FAMILIES.values()) if kind.known else self._thrown_together()
        self._everybodys = self._taste()
        self._own = [self._taste() for _ in range(kind.seats)]
        self._rest: dict[tuple[int, Gift], float] = {}

    def _thrown_together(self) -> tuple[tuple[Tag, ...], ...]:
        """Return the same number of families with random tags."""
        order = self._dice.sample(tuple(Tag), len(Tag))
        return tuple(tuple(order[index :: len(FAMILIES)]) for index in range(len(FAMILIES)))

    def _taste(self) -> dict[Tag, float]:
        taste = dict[Tag, float]()
        for family in self._families:
            shared = self._dice.gauss(0, sqrt(FAMILY))
            taste |= {tag: shared + self._dice.gauss(0, sqrt(1 - FAMILY)) for tag in family}
        return taste

    def tokens(self, seat: int, gifts: Sequence[Gift]) -> Tokens:
        """Return the gifts under a friend's tokens today."""
        order = sorted(range(len(gifts)), key=lambda index: -self._liked(seat, gifts[index]))
        return (order[0] + 1, order[1] + 1, order[2] + 1, order[-1] + 1)

    def _liked(self, seat: int, gift: Gift) -> float:
        everybodys, own = sqrt(self._kind.general), sqrt(1 - self._kind.general)
        tag_value = everybodys * _worth(self._everybodys, gift) + own * _worth(self._own[seat], gift)
        rest = everybodys * self._more(-1, gift) + own * self._more(seat, gift)
        taste = sqrt(self._kind.covered) * tag_value + sqrt(1 - self._kind.covered) * rest
        return taste + self._dice.gauss(0, self._kind.noise)

    def _more(self, seat: int, gift: Gift) -> float:
        """Return the value that no tag explains: of the gift itself (seat -1), or of the gift for one friend."""
        if (seat, gift) not in self._rest:
            self._rest[seat, gift] = self._dice.gauss(0, 1)
        return self._rest[seat, gift]

    def rounds(self) -> Iterator[Round]:
        """Yield rounds: gifts from the top of a random friend's deck, and the tokens of all friends."""
        decks = {deck: self._shuffled(deck) for deck in Deck}
        for number in range(1, LAST + 1):
            deck, count = self._dice.choice(tuple(Deck)), table_size(self._kind.seats)
            gifts, rest = tuple(decks[deck][:count]), decks[deck][count:]
            decks[deck] = [*rest, *gifts]
            tokens = tuple(self.tokens(seat, gifts) for seat in range(self._kind.seats))
            yield Round(number, ME, deck, gifts, tokens, (), ())

    def _shuffled(self, deck: Deck) -> list[Gift]:
        gifts = [gift_of(deck, card.number, self._dice.choice("ab")) for card in cards(deck)]
        self._dice.shuffle(gifts)
        return gifts


def _worth(taste: dict[Tag, float], gift: Gift) -> float:
    """Return the sum of a gift's tag values, scaled to a variance of about 1."""
    values = [taste[tag] for tag in tags(gift)]
    return sum(values) / sqrt(len(values))


def scored(kind: Kind, number: int, givers: Sequence[Giver]) -> Scored:
    """Let every giver play the same world, in which all friends wish by their tastes."""
    world, past = World(kind, number), tuple[Round, ...]()
    opening = Options(computers=(ComputerSeat(ME, "Robin", Strength.STRONG),))
    table = GAME.start(kind.seats, opening, Chance(b"%d" % number, 0)).state
    perfect, reached, gifts = 0, [0] * len(givers), 0
    for this_round in world.rounds():
        if this_round.number >= FIRST:
            hand = GAME.hand(replace(table, past=past, gifts=this_round.gifts, round=this_round.number), ME)
            worth = [
                [steps(token_on(sheet_wishes, gift)) for gift in range(1, len(this_round.gifts) + 1)]
                for sheet_wishes in _known(this_round)
            ]
            rows = [row for row in worth[1:] for _ in range(tiles(kind.seats))]
            gifts += len(rows)
            perfect += sum(row[column] for row, column in zip(rows, assign(rows), strict=True))
            for index, giver in enumerate(givers):
                gifts_given = giver(hand)
                reached[index] += sum(
                    worth[receiver][number - 1] for receiver in range(1, kind.seats) for number in gifts_given[receiver]
                )
        past = (*past, this_round)
    count = table_size(kind.seats)
    return Scored((3 + 2 + 1 - 4 - (count - 4)) / count, perfect / gifts, tuple(total / gifts for total in reached))


def _known(this_round: Round) -> list[Tokens]:
    return [tokens for tokens in this_round.tokens if tokens is not None]
