"""The second question before a call of GiftTRAP: a gift was opened while its caller read the first one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cogs.gifttrap.facts import GiftOpened, GiftTrapped
from cogs.gifttrap.moves import Trap

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.i18n.translation import Say


def reconsideration(move: Any, facts: Sequence[Any], say: Say) -> str | None:
    """Return the gifts that were opened since the question; None if there are none, or for another move.

    GiftTRAP “is called between two openings” [D7], so what its caller saw decides whether it is worth the card.
    """
    opened = [fact for fact in facts if isinstance(fact, GiftOpened | GiftTrapped)]
    if not isinstance(move, Trap) or not opened:
        return None
    gifts = dict.fromkeys(
        say("gift-number", number=fact.number, name=say("the-gift", gift=fact.gift, own=fact.own)) for fact in opened
    )
    counted = any(fact.number == move.gift for fact in opened)
    return say("ask-trap-again", gifts="; ".join(gifts), counted=str(counted).lower())
