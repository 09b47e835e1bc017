"""What happened, told with what the board still knows of it: gifts by their names, expert cards, why a gift was void.

A fact says what the log needs, and no more: tokens by the numbers of gifts, steps without their reason. Whoever reads
it later no longer sees the gifts. Must never be stored, nor add what was not told to all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from bot.game.contract import Fact, Seat
from cogs.gifttrap import labels
from cogs.gifttrap.board import is_void
from cogs.gifttrap.facts import GiftOpened, GiftTrapped, TokensShown
from cogs.gifttrap.gifts import Gift

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cogs.gifttrap.board import Board, Opening, Round


class WishesShown(Fact, frozen=True):
    """Tokens turned up, by the names of the gifts; a server's own is named in the field beside it."""

    minor: ClassVar[bool] = True

    seat: Seat
    great: Gift
    great_own: str
    good: Gift
    good_own: str
    ok: Gift
    ok_own: str
    no_way: Gift
    no_way_own: str


class GiftDoubled(Fact, frozen=True):
    """A gift was opened on which expert cards lay."""

    minor: ClassVar[bool] = True

    giver: Seat
    receiver: Seat
    number: int
    gift: Gift
    own: str
    token: str
    given: int
    got: int
    cards: str
    """As they are called."""


class VoidOpened(Fact, frozen=True):
    """A gift was opened that a moderator had voided."""

    minor: ClassVar[bool] = True

    giver: Seat
    receiver: Seat
    number: int
    gift: Gift
    own: str


def recalled(board: Board, facts: Sequence[Fact], after: int) -> Sequence[Fact]:
    """Return facts, oldest first, as they can be told by a board; `after` rounds have ended since the last of them."""
    at = len(board.past) - after - sum(fact.chapter for fact in facts)
    found: list[Fact] = []
    for fact in facts:
        found.append(_recalled(board, board.past[at] if 0 <= at < len(board.past) else board, fact))
        at += fact.chapter
    return found


def _recalled(board: Board, shown: Board | Round, fact: Fact) -> Fact:
    """Return what can be told of a fact by the round in which it happened."""
    match fact:
        case TokensShown():
            return _by_name(board, shown, fact)
        case GiftTrapped() if is_void(shown, fact.number):
            return VoidOpened(fact.giver, fact.receiver, fact.number, fact.gift, fact.own)
        case GiftOpened() if cards := _cards(shown.openings, fact):
            what = (fact.giver, fact.receiver, fact.number, fact.gift, fact.own, fact.token, fact.given, fact.got)
            return GiftDoubled(*what, cards)
        case _:
            return fact


def _by_name(board: Board, shown: Board | Round, fact: TokensShown) -> Fact:
    numbers = (fact.great, fact.good, fact.ok, fact.no_way)
    if max(numbers) > len(shown.gifts):
        return fact
    great, good, okay, no_way = (shown.gifts[number - 1] for number in numbers)
    return WishesShown(
        seat=fact.seat,
        great=great,
        great_own=labels.own_name(board, great),
        good=good,
        good_own=labels.own_name(board, good),
        ok=okay,
        ok_own=labels.own_name(board, okay),
        no_way=no_way,
        no_way_own=labels.own_name(board, no_way),
    )


def _cards(openings: Sequence[Opening], fact: GiftOpened) -> str:
    """Return which expert cards lay on a gift that was opened; nothing for none."""
    same = (fact.giver, fact.receiver, fact.number)
    found = next((each for each in openings if (each.giver, each.receiver, each.gift) == same), None)
    return "" if found is None else labels.cards(found)
