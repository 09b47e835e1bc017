"""The computer player's answers to questions: fixed preferences, else the role's answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.tour.board import How

if TYPE_CHECKING:
    from cogs.tour.board import Question

_MIN_SPEEDS = {How.YELLOW: 4, How.POLKA: 3, How.WHITE: 2}
"""The least speed that is taken over instead of rolling this die."""
_ATTACKS = (How.PULL, How.SOLO, How.CATCH)
"""The uses of an ATTACK, the best first."""


def answer(question: Question) -> int:
    """Return the index of the chosen answer."""
    match question.about:
        case "speed":
            return question.answers.index(_speed(question))
        case "attack":
            indices = (question.answers.index(how) for how in _ATTACKS if how in question.answers)
            return next(indices, question.default)
        case _:
            return question.default


def _speed(question: Question) -> How:
    """Return `take` if the speed is worth more than the die, else the die."""
    die = next(die for die in _MIN_SPEEDS if die in question.answers)
    return How.TAKE if How.TAKE in question.answers and question.speed >= _MIN_SPEEDS[die] else die
