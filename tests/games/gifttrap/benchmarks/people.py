"""Three people at GiftTRAP: the fixed opponents for the ladder of strengths.

All three have private tastes, which computer players learn from their tokens only, and the mood of the day: they differ
in how they read the others. They are never tuned to the computer players, so that figures stay comparable.

- The *glancing* person fills the sheet in a minute, friend after friend: a gift with the first thing that a computer
  player likes, if one is left, otherwise what they would like themself. They remember no round.
- The *careful* person sees what fits in the lists: both likes and the dislike. They serve friend after friend, each
  with the gift that fits best, with what they would like themself if nothing fits, and with nothing disliked. Of
  another person they remember the tokens of the last round, by their tags.
- The *reader* compares all friends before giving anything: a gift goes to the friend for whom it brings most beyond
  their other gifts. Of another person they remember all tokens, and add up the steps that every tag has brought.
"""

from __future__ import annotations

from collections import defaultdict
from functools import partial
from typing import TYPE_CHECKING

from bot.game.chance import Chance
from bot.game.contract import ComputerSeat, Seat, Strength
from cogs.gifttrap.board import Phase, Sheet, steps
from cogs.gifttrap.computer import next_move
from cogs.gifttrap.computer.assignment import assign
from cogs.gifttrap.game import GAME
from cogs.gifttrap.gifts import Tag, tags
from cogs.gifttrap.moves import TOKENS, Choose, Deal, OpenAll
from cogs.gifttrap.options import Options, QuickUnwrap
from tests.benchmarks.line import CAREFUL, GLANCING, READER, Line, Player

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from cogs.gifttrap.board import Hand, Round
    from cogs.gifttrap.gifts import Gift
    from cogs.gifttrap.moves import Move

    Taste = Mapping[Tag, float]
    Give = Callable[[Hand], list[int]]
    """Return the numbers of the gifts for all places of the sheet, in their order."""

MOOD = 2.0
"""The greatest weight of the mood in a person's wishes; a tag counts 1."""
LIKED_STEPS, DISLIKED_STEPS = 3.0, -4.0
"""Steps that they expect of a gift for every tag that a computer player likes, and for the one that it dislikes."""
OWN_WEIGHT = 0.1
"""Weight of a person's own tastes for a gift to somebody else, if nothing else decides."""
_FINE = 1000


def play(give: Give, hand: Hand, moves: tuple[Move, ...], chance: Chance) -> Move:
    """Return the move of a person who gives in this manner."""
    if hand.board.phase is Phase.DEAL:
        return Deal() if Deal() in moves else chance.pick([move for move in moves if isinstance(move, Choose)])
    if hand.board.phase is Phase.UNWRAP:
        return OpenAll()
    numbers = iter(give(hand))
    gives = tuple(tuple(next(numbers) for _ in friend_gifts) for friend_gifts in hand.sheet.gives)
    return next_move(hand.sheet, Sheet(gives, _wishes(hand)), moves)


def _wishes(hand: Hand) -> tuple[int, int, int, int]:
    """Return the gifts under the four tokens, by the person's own tastes and the mood of the day."""
    gifts, day = hand.board.gifts, _day(hand)
    taste = _own_taste(hand)
    worth = [_worth(taste, gift) + MOOD * day.below(_FINE) / _FINE for gift in gifts]
    great, good, okay, *_, worst = sorted(range(1, len(gifts) + 1), key=lambda number: -worth[number - 1])
    return (great, good, okay, worst)


def _own_taste(hand: Hand) -> Taste:
    """Return a person's own tastes: a like or a dislike for every tag, the same for the whole game."""
    own = Chance(f"{[player.persona for player in hand.board.players]} {hand.seat}".encode(), 0)
    return {tag: own.below(3) - 1 for tag in Tag}


def _day(hand: Hand) -> Chance:
    return Chance(f"{hand.board.gifts} {hand.seat}".encode(), 0)


def _worth(taste: Taste, gift: Gift) -> float:
    return sum(taste.get(tag, 0.0) for tag in tags(gift))


def _places(hand: Hand) -> list[Seat]:
    """Return the friend of every place of the sheet, in their order."""
    return [Seat(seat) for seat, friend_gifts in enumerate(hand.sheet.gives) for _ in friend_gifts]


def _one_by_one(taste_of: Callable[[Hand, Seat], Taste], hand: Hand) -> list[int]:
    """Give friend after friend the gift that fits them best among those that are left."""
    own, free, chosen = _own_taste(hand), list(range(1, len(hand.board.gifts) + 1)), list[int]()
    for friend in _places(hand):
        taste = taste_of(hand, friend)
        values = _values(hand.board.gifts, taste, own)
        chosen.append(max(free, key=values.__getitem__))
        free.remove(chosen[-1])
    return chosen


def _all_at_once(hand: Hand) -> list[int]:
    """Give all friends together what fits them best."""
    own = _own_taste(hand)
    rows = [
        [value for _, value in sorted(_values(hand.board.gifts, _studied(hand, friend), own).items())]
        for friend in _places(hand)
    ]
    return [column + 1 for column in assign(rows)]


def _values(gifts: Sequence[Gift], taste: Taste, own: Taste) -> dict[int, float]:
    """Return the values of the gifts to a friend by their number; the giver's own tastes decide between equals."""
    return {number: _worth(taste, gift) + OWN_WEIGHT * _worth(own, gift) for number, gift in enumerate(gifts, 1)}


def _glimpsed(hand: Hand, friend: Seat) -> Taste:
    """Return what a glancing person knows of a friend: the first like of a computer player."""
    persona = hand.board.players[friend].persona
    return {persona.likes[0]: 1.0} if persona else {}


def _noted(hand: Hand, friend: Seat) -> Taste:
    """Return what a careful person knows of a friend: published tastes, or the tokens of the last round."""
    return _published(hand, friend) or _remembered(hand.board.past[-1:], friend)


def _studied(hand: Hand, friend: Seat) -> Taste:
    """Return what a reader knows of a friend: published tastes, or all their tokens."""
    return _published(hand, friend) or _remembered(hand.board.past, friend)


def _published(hand: Hand, friend: Seat) -> Taste:
    persona = hand.board.players[friend].persona
    return dict.fromkeys(persona.likes, LIKED_STEPS) | {persona.dislikes: DISLIKED_STEPS} if persona else {}


def _remembered(past: Sequence[Round], friend: Seat) -> Taste:
    """Return the sum of the steps that every tag of the gifts under a friend's tokens brought in these rounds."""
    taste = defaultdict[Tag, float](float)
    for round_ in past:
        for token, number in zip(TOKENS, round_.tokens[friend] or (), strict=False):
            for tag in tags(round_.gifts[number - 1]):
                taste[tag] += steps(token)
    return taste


def options(computers: frozenset[int]) -> Options:
    """Return the options with computers in these seats; the game needs to know them at its start."""
    seats = [ComputerSeat(Seat(seat), f"Computer {seat}", Strength.FAIR) for seat in sorted(computers)]
    return Options(quick_unwrap=QuickUnwrap.YES, computers=tuple(seats))


PERSONS: dict[str, Player] = {
    GLANCING: partial(play, partial(_one_by_one, _glimpsed)),
    CAREFUL: partial(play, partial(_one_by_one, _noted)),
    READER: partial(play, _all_at_once),
}
"""The models of people."""
LINES = {f"gifttrap {n}": Line(GAME, n, PERSONS, options) for n in GAME.players}
"""The settings for the ladder."""
