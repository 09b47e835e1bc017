"""The facts of opened gifts, made of the openings and the gifts of a round; and the best and the worst gift of it.

Pure; reads public values only.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from cogs.gifttrap.facts import GiftDoubled, GiftOpened, GiftTrapped, VoidOpened
from cogs.gifttrap.gift_file import own_gifts
from cogs.gifttrap.gifts import is_own

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cogs.gifttrap.board import Opening
    from cogs.gifttrap.gifts import Gift
    from cogs.gifttrap.options import Options


class Unwrapped(Protocol):
    """A round in which gifts were opened: a state, a board or a finished round."""

    @property
    def gifts(self) -> tuple[Gift, ...]:
        """The gifts in the order of their numbers, from 1."""
        ...

    @property
    def trapped(self) -> tuple[int, ...]:
        """Numbers of the gifts on which GiftTRAP was called."""
        ...


def own_words(options: Options, gift: Gift) -> tuple[str, str, bool]:
    """Return the name and the line of a server's own gift, both empty for a shipped gift; and whether it has a line."""
    if not is_own(gift):
        return "", "", True
    own = own_gifts(options.own_gifts)[gift]
    return own.name, own.line, bool(own.line)


def opening_fact(options: Options, round_: Unwrapped, opening: Opening) -> GiftOpened | GiftTrapped:
    """Return the fact of an opening, with the words of a server's own gift."""
    gift = round_.gifts[opening.gift - 1]
    values = (opening.giver, opening.receiver, opening.gift, gift, *own_words(options, gift))
    if opening.trapped:
        return GiftTrapped(*values) if opening.gift in round_.trapped else VoidOpened(*values)
    opening_values = (*values, opening.token or "", opening.given, opening.got)
    return GiftDoubled(*opening_values, opening.cards) if opening.cards else GiftOpened(*opening_values)


def best_opening(openings: Iterable[Opening]) -> Opening | None:
    """Return the opening with the most steps of both markers, of equals the first; None if none went forward."""
    forward = [opening for opening in openings if opening.got > 0]
    return max(forward, key=_worth, default=None)


def worst_opening(openings: Iterable[Opening]) -> Opening | None:
    """Return the opening with the most steps back of both markers, of equals the first; None if none went back."""
    back = [opening for opening in openings if opening.got < 0]
    return min(back, key=_worth, default=None)


def _worth(opening: Opening) -> int:
    return opening.given + opening.got
