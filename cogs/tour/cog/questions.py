"""The text of a question to a team: the question, and for each answer the fields and the chances of its die.

Only the asked team reads it. Nothing here rolls a die.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.tour.describe import just_before
from cogs.tour.moves import listed
from cogs.tour.odds import odds

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.i18n.translation import Say
    from cogs.tour.board import Board, Question
    from cogs.tour.odds import Odds

_DICE = frozenset({"yellow", "polka", "white", "red"})


def asked(board: Board, question: Question, say: Say) -> str:
    """Return the text of a question: rider and topic, the move before it in the group, and the numbered answers."""
    lines = (answer(board, question, at, say) for at in range(len(question.answers)))
    numbered = (f"`{listed(at)}` {line}{_default(question, at, say)}" for at, line in enumerate(lines))
    head = say("question", rider=question.rider, about=question.about, speed=question.speed)
    return "\n".join((head, *just_before(board, say), *numbered))


def _default(question: Question, at: int, say: Say) -> str:
    return f" · {say('question-default')}" if at == question.default else ""


def answer(board: Board, question: Question, at: int, say: Say) -> str:
    """Return the text of an answer, given by its index, with its odds."""
    name, found = question.answers[at], odds(board, question)[at]
    if question.about == "where":
        return say("answer-where", where=say(f"where-{name}"), fields=found.rideable)
    if name == "keep":
        return say("answer-keep")
    if question.about == "attack" and name in _DICE:
        return say("answer-plain", fields=found.most)
    told = say(f"answer-{name}", least=found.least, most=found.most)
    return "".join((told, *_chances(question, found, say), *_short(found, say)))


def _chances(question: Question, found: Odds, say: Say) -> Iterator[str]:
    """Yield how many of six faces are better than the speed to take over, an ATTACK, a catch or a FALL."""
    if found.answer not in _DICE:
        return
    better = found.better if question.speed else 0
    for key, count in (("better", better), ("attack", found.attack), ("catch", found.catch), ("fall", found.fall)):
        if count:
            yield say(f"odds-{key}", count=count)


def _short(found: Odds, say: Say) -> Iterator[str]:
    """Yield a note if there is less room than fields to ride."""
    if found.rideable < found.most:
        yield say("odds-room", fields=found.rideable)
