"""Sheets of GiftTRAP at which a person would laugh, judged when a computer player hands its sheet in.

A gift is liked if it has more liked than disliked tags of a persona's published tastes, and disliked if it has fewer.
All kinds are excluded at every strength: whims and misreading decide only where the published tastes leave a choice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.gifttrap.moves import Ready
from cogs.gifttrap.persona import by_tastes
from tests.benchmarks.silly import Folly

if TYPE_CHECKING:
    from collections.abc import Callable

    from cogs.gifttrap.board import Hand
    from cogs.gifttrap.moves import Move

    Judge = Callable[[Hand], bool]


def _at_the_end(judge: Judge) -> Callable[[Hand, tuple[Move, ...], Move], bool | None]:
    """Judge the sheet when it is handed in."""
    return lambda hand, _menu, move: judge(hand) if isinstance(move, Ready) else None


def _tastes(hand: Hand, seat: int) -> dict[int, float]:
    """Return the value of every gift on the table by the published tastes of a seat; empty for a person."""
    persona = hand.board.players[seat].persona
    return {number: by_tastes(persona, gift) for number, gift in enumerate(hand.board.gifts, 1)} if persona else {}


def _ignores_a_like(hand: Hand) -> bool:
    """Return whether GREAT lies on a gift that the own persona does not like though it likes another."""
    tastes = _tastes(hand, hand.seat)
    return tastes[hand.sheet.wishes[0]] <= 0 < max(tastes.values())


def _refuses_the_harmless(hand: Hand) -> bool:
    """Return whether NO WAY lies on a gift that is not disliked though another is, or on a liked one."""
    tastes = _tastes(hand, hand.seat)
    refused = tastes[hand.sheet.wishes[-1]]
    return min(tastes.values()) < 0 <= refused or refused > 0


def _wishes_for_the_disliked(hand: Hand) -> bool:
    """Return whether GREAT, GOOD or OK lies on a disliked gift though another has no token."""
    tastes, wishes = _tastes(hand, hand.seat), hand.sheet.wishes
    without_token = (value for number, value in tastes.items() if number not in wishes)
    return any(tastes[number] < 0 for number in wishes[:-1]) and any(value >= 0 for value in without_token)


def _gives_the_disliked(hand: Hand) -> bool:
    """Return whether a persona gets what it publicly dislikes though another gift is given to nobody."""
    given = {number for numbers in hand.sheet.gives for number in numbers}
    for friend, numbers in enumerate(hand.sheet.gives):
        tastes = _tastes(hand, friend)
        has_better = any(value >= 0 for number, value in tastes.items() if number not in given)
        if has_better and any(tastes[number] < 0 for number in numbers):
            return True
    return False


FOLLIES = (
    Folly("GREAT on no liked gift", _at_the_end(_ignores_a_like)),
    Folly("NO WAY on a harmless gift", _at_the_end(_refuses_the_harmless)),
    Folly("a wish for a disliked gift", _at_the_end(_wishes_for_the_disliked)),
    Folly("a disliked gift given", _at_the_end(_gives_the_disliked)),
)
"""The kinds of silly sheets."""
