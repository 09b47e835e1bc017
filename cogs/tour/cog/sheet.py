"""The text of a team's own sheet: its question, then each rider with their place and their intent.

It is private: it is made from a hand, for the hand's owner.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.tour import labels
from cogs.tour.board import Phase
from cogs.tour.cog.questions import question_text
from cogs.tour.intent import current_plan, intent

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.i18n.translation import Say
    from cogs.tour.board import Hand
    from cogs.tour.moves import Order


def secrets(hand: Hand, say: Say) -> str:
    """Return a team's private text: the question if it is asked one, then its orders, one line for each rider."""
    if hand.board.phase is Phase.OVER:
        return say("secret-over")
    riding = [number for number, _ in hand.orders if hand.board.riders[number - 1].field is not None]
    question = (question_text(hand.board, hand.question, say),) if hand.question else ()
    plan = current_plan(hand)
    plan_lines = (say("plan-now", plan=plan.value),) if plan else ()
    lines = (_line(hand, number, say) for number in riding)
    ready = (say("secret-ready"),) if hand.board.ready[hand.seat] else ()
    return "\n".join(
        (*question, say("secret-orders"), *plan_lines, *lines, *ready, say("secret-spare", count=hand.spare))
    )


def _line(hand: Hand, number: int, say: Say) -> str:
    """Return the line of a rider: role, place in the group, next action, and the choices besides the role."""
    board, card = hand.board, dict(hand.orders)[number]
    group_number, group = next(
        (group_number, candidate)
        for group_number, candidate in enumerate(board.groups, 1)
        if number in candidate.riders
    )
    place = group.riders.index(number) + 1
    stands = say(
        "secret-place", group=group_number, place=place, count=len(group.riders), lonely=str(group.lonely).lower()
    )
    role = f"**{say.piece(number)}** {labels.ROLES[card.role]} {labels.choice(card.role, say)}"
    return " · ".join((role, stands, *_next(hand, number, say), *_chosen(card, say)))


def _next(hand: Hand, number: int, say: Say) -> Iterator[str]:
    """Yield the rider's next action, as far as it is known before the round."""
    action = intent(hand, number)
    yield say("next-does", doing=action.doing.value, die=str(action.die or ""), least=action.least)
    if action.attack is not None:
        yield say("next-attack", attack=action.attack.value, on=action.on)
    elif action.catch:
        yield say("next-catches", on=action.on)


def _chosen(card: Order, say: Say) -> Iterator[str]:
    """Yield the choices of a card besides the role."""
    if card.attack is not None:
        yield say("list-attack", what=labels.choice(card.attack, say))
    if card.catch is not None:
        yield labels.yes_or_no("catch", card.catch, say)
    if card.card is not None:
        yield say("list-card", what=labels.choice(card.card, say))
    if card.where is not None:
        yield labels.where(card.where, card.whom, say)
    if card.most is not None:
        yield labels.most(card.most, say)
    if card.help:
        yield labels.help_target(card.help, say, ahead=card.ahead)
