"""The text of a question to a team: the question, and for each answer the fields and the chances of its die.

Only the asked team reads it. Nothing here rolls a die.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.tour.describe import just_before
from cogs.tour.moves import answer_number
from cogs.tour.odds import odds

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.i18n.translation import Say
    from cogs.tour.board import Board, Question
    from cogs.tour.odds import Odds

_DICE = frozenset({"yellow", "polka", "white", "red"})


def question_text(board: Board, question: Question, say: Say) -> str:
    """Return the text of a question: rider and topic, the move before it in the group, and the numbered answers."""
    lines = (answer(board, question, index, say) for index in range(len(question.answers)))
    numbered = (f"`{answer_number(index)}` {line}{_default(question, index, say)}" for index, line in enumerate(lines))
    head = say("question", rider=say.piece(question.rider), about=question.about, speed=question.speed)
    return "\n".join((head, *just_before(board, say), *numbered))


def _default(question: Question, index: int, say: Say) -> str:
    return f" · {say('question-default')}" if index == question.default else ""


def answer(board: Board, question: Question, index: int, say: Say) -> str:
    """Return the text of an answer, given by its index, with its odds."""
    name, chances = question.answers[index], odds(board, question)[index]
    if question.about == "where":
        return say("answer-where", where=say(f"where-{name}"), fields=chances.rideable)
    if name == "keep":
        return say("answer-keep")
    if question.about == "attack" and name in _DICE:
        return say("answer-plain", fields=chances.most)
    text = say(f"answer-{name}", least=chances.least, most=chances.most)
    return "".join((text, *_chances(question, chances, say), *_shortage(chances, say)))


def _chances(question: Question, chances: Odds, say: Say) -> Iterator[str]:
    """Yield how many of six faces are better than the speed to take over, an ATTACK, a catch or a FALL."""
    if chances.answer not in _DICE:
        return
    better = chances.better if question.speed else 0
    for key, count in (
        ("better", better),
        ("attack", chances.attack),
        ("catch", chances.catch),
        ("fall", chances.fall),
    ):
        if count:
            yield say(f"odds-{key}", count=count)


def _shortage(chances: Odds, say: Say) -> Iterator[str]:
    """Yield a note if there is less room than fields to ride."""
    if chances.rideable < chances.most:
        yield say("odds-room", fields=chances.rideable)
