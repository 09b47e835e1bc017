"""The question after which the case is solved soonest: every answer weighed, and the best question after it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct

from cogs.case07.computer.prospects import ALL_TURNS, guessing
from cogs.case07.moves import Patrol

if TYPE_CHECKING:
    from cogs.case07.casebook import Cases
    from cogs.case07.computer.questions import Question


class Plan(NamedTuple):
    """A question, and the turns to the solution summed over all cases that are possible now."""

    question: Question
    turns: float


class Worth(Struct, frozen=True):
    """What things are worth to a player now, in turns."""

    patrol: float
    fine: float
    """The penalty for a wrong announcement."""
    patrols: int
    """How many are left."""


def best(asked: tuple[Question, ...], cases: Cases, worth: Worth, width: int) -> Plan:
    """Return the best of the questions, of which there is at least one.

    The `width` most promising ones are looked at more closely: the best that can be done after each answer.
    """
    plans = sorted((Plan(each, _glance(each, cases, worth)) for each in asked), key=_by_turns)
    closer = [Plan(first, _look(first, asked, worth)) for first, _ in plans[:width]]
    return min(closer or plans, key=_by_turns)


def _by_turns(plan: Plan) -> float:
    return plan.turns


def _glance(question: Question, cases: Cases, worth: Worth) -> float:
    """Return the turns when this is asked about some of its cases, by how many of them each answer leaves."""
    later = sum(ALL_TURNS[(part & cases).bit_count()] for part in question.parts)
    return later + cases.bit_count() * _price(question, worth)


def _look(first: Question, asked: tuple[Question, ...], worth: Worth) -> float:
    """Return the turns when this is asked first and then what is best after each answer."""
    spent = worth.patrols - isinstance(first.move, Patrol)
    then = tuple(each for each in asked if each is not first and (spent or not isinstance(each.move, Patrol)))
    return sum(part.bit_count() * _price(first, worth) + _after(part, then, worth) for part in first.parts)


def _after(cases: Cases, then: tuple[Question, ...], worth: Worth) -> float:
    guess = guessing(cases.bit_count(), worth.fine)
    return guess if cases.bit_count() == 1 else min((guess, *(_glance(each, cases, worth) for each in then)))


def _price(question: Question, worth: Worth) -> float:
    """Return what asking costs: this turn, and the patrol."""
    return 1 + (worth.patrol if isinstance(question.move, Patrol) else 0)
