"""Table talk: lines that players say about topics of their game, in words of their own. Pure decisions.

A line is a public fact and never a move: the state does not change, and no clock is set. It quotes a person, so
`bot.table.forgetting` removes it with the person. A table without banter asks nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.game.contract import Public, Refused
from bot.table.decisions import ChangeKind, Decision, DecisionContext, require_player
from bot.table.facts import Said
from bot.table.model import Status

if TYPE_CHECKING:
    from bot.game.extensions import TalkTopic
    from bot.table.position import Position


def open_topics(position: Position) -> tuple[TalkTopic, ...]:
    """Return the topics about which a person at the table may still say a line; none at a table without banter."""
    table = position.table
    if table.status is not Status.RUNNING or table.state is None or not table.banter:
        return ()
    topics: tuple[TalkTopic, ...] = position.game.topics(position.board)
    return tuple(topic for topic in topics if topic.seat in table.people and topic.key not in table.talked)


def say(context: DecisionContext, user: int, words: str, key: str | None = None) -> Decision:
    """Say a line about the topic `key`, or about the first topic that asks the user.

    `words` are as `bot.i18n.typed_lines` returns them. Raise `Refused` if no such topic asks the user.
    """
    seat = require_player(context.table, user)
    topics = (topic for topic in open_topics(context.position) if topic.seat == seat and key in (None, topic.key))
    topic = next(topics, None)
    if topic is None:
        raise Refused("talk-nothing")
    after = replace(context.table, talked=(*context.table.talked, topic.key))
    return Decision(after, ChangeKind.TALK, (Public(Said(seat, topic.key, words)),), seat)
