"""A casual player of GiftTRAP: the fixed opponent for the ladder of strengths.

Has private tastes and a mood, and gives by a passing look at the wishes of the others. It is never tuned against the
computer players, so that figures stay comparable.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.game.chance import Chance
from bot.game.contract import ComputerSeat, Seat, Strength
from cogs.gifttrap.board import Phase, Sheet
from cogs.gifttrap.computer import next_move
from cogs.gifttrap.game import GAME
from cogs.gifttrap.gifts import Tag, tags
from cogs.gifttrap.moves import Choose, Deal, OpenAll
from cogs.gifttrap.options import Options, QuickUnwrap
from tests.benchmarks.line import PEOPLE, Line

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cogs.gifttrap.board import Hand
    from cogs.gifttrap.gifts import Gift
    from cogs.gifttrap.moves import Move

MOOD, GLANCE = 2, 2
"""The weight of chance against one tag: in its wishes, and in its gifts."""
FINE = 1000


def casual(hand: Hand, moves: tuple[Move, ...], chance: Chance) -> Move:
    """Wish by tastes and the mood of the day, and give by the published tastes and wishes of the others."""
    if hand.board.phase is Phase.DEAL:
        return Deal() if Deal() in moves else chance.pick([move for move in moves if isinstance(move, Choose)])
    if hand.board.phase is Phase.UNWRAP:
        return OpenAll()
    return next_move(hand.sheet, _sheet(hand), moves)


def _sheet(hand: Hand) -> Sheet:
    """Return the sheet it wants in this round, the same at every move of the round."""
    board = hand.board
    day = Chance(f"{board.gifts} {hand.seat}".encode(), 0)
    great, good, okay, *_, worst = _ranked(board.gifts, _taste(hand), MOOD, day)
    free = list(range(1, len(board.gifts) + 1))
    gives = tuple(
        tuple(_take_gift(hand, Seat(index), free, day) for _ in friend_gifts)
        for index, friend_gifts in enumerate(hand.sheet.gives)
    )
    return Sheet(gives, (great, good, okay, worst))


def _take_gift(hand: Hand, friend: Seat, free: list[int], day: Chance) -> int:
    """Remove from the free gifts the one that a friend seems to like best, and return it."""
    persona = hand.board.players[friend].persona
    liked = dict.fromkeys(persona.likes, 1) | {persona.dislikes: -1} if persona else dict[Tag, int]()
    chosen = next(number for number in _ranked(hand.board.gifts, liked, GLANCE, day) if number in free)
    free.remove(chosen)
    return chosen


def _taste(hand: Hand) -> dict[Tag, int]:
    """Return its own tastes: a like or a dislike for every tag, the same for the whole game."""
    own = Chance(f"{[player.persona for player in hand.board.players]} {hand.seat}".encode(), 0)
    return {tag: own.below(3) - 1 for tag in Tag}


def _ranked(gifts: Sequence[Gift], taste: dict[Tag, int], mood: float, day: Chance) -> list[int]:
    """Return the numbers of the gifts, the favourite first."""
    worth = [sum(taste.get(tag, 0) for tag in tags(gift)) + mood * day.below(FINE) / FINE for gift in gifts]
    return sorted(range(1, len(gifts) + 1), key=lambda number: -worth[number - 1])


def options(computers: frozenset[int]) -> Options:
    """Return the options with computers in these seats; the game needs to know them at its start."""
    seats = [ComputerSeat(Seat(seat), f"Computer {seat}", Strength.FAIR) for seat in sorted(computers)]
    return Options(quick_unwrap=QuickUnwrap.YES, computers=tuple(seats))


LINES = {f"gifttrap {n}": Line(GAME, n, dict.fromkeys(PEOPLE, casual), options) for n in GAME.players}
"""The settings for the ladder."""
