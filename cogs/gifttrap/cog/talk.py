"""The questions that ask players for a line, and in a few words what a line was said about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.gifttrap import labels
from cogs.gifttrap.topics import opening_of, round_of

if TYPE_CHECKING:
    from bot.game.extensions import TalkTopic
    from bot.i18n.translation import Say
    from cogs.gifttrap.board import Board


def question(board: Board, topic: TalkTopic, say: Say) -> str:
    """Return the question about a gift of the last round, or the dealer's chance to add a word to the deal."""
    seat, opened = say.names[topic.seat], opening_of(board, topic.key)
    if opened is None:
        return say("ask-deal", seat=seat)
    past, opening = opened
    gift = labels.name(board, past.gifts[opening.gift - 1], say)
    token = labels.token(opening.token, say)
    if topic.seat == opening.receiver:
        return say("ask-why", seat=seat, gift=gift, token=token)
    return say("ask-how", seat=seat, gift=gift, token=token, receiver=say.names[opening.receiver])


def subject(board: Board, key: str, say: Say) -> str:
    """Return the gift and its token, or the round whose gifts were dealt."""
    opened = opening_of(board, key)
    if opened is None:
        return say("subject-deal", number=round_of(key))
    past, opening = opened
    gift = labels.name(board, past.gifts[opening.gift - 1], say)
    return say("subject-why", gift=gift, token=labels.token(opening.token, say))
