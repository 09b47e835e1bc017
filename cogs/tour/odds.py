"""The meaning of each answer to a question: fields to ride and, for a die, how many faces are better or worse.

Computed from the board and the question alone; nothing here rolls a die.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from cogs.tour.board import How
from cogs.tour.dice import ATTACK, FACES, GREEN
from cogs.tour.road import Field, reach
from cogs.tour.rules.speed import attacks, fields, first_jump
from cogs.tour.situation import rideable, situation, stage_of

if TYPE_CHECKING:
    from cogs.tour.board import Board, Question
    from cogs.tour.rules.speed import Situation

CASES = 6
"""Faces of a die."""


class Odds(Struct, frozen=True):
    """The possible results of an answer. Each face of its die is in exactly one count; without a die all are 0."""

    answer: str
    least: int = 0
    """The fewest fields to ride, apart from a FALL and attacks; equal to `most` if the number is certain."""
    most: int = 0
    rideable: int = 0
    """The part of the `most` fields that the rider can really ride, given riders in the way and the end of the road."""
    better: int = 0
    """Faces that give more fields than the speed to take over; all faces that give fields if there is no speed."""
    equal: int = 0
    worse: int = 0
    attack: int = 0
    """Faces that allow an attack of the rider's own."""
    catch: int = 0
    """Faces that only allow the rider to catch an attack."""
    fall: int = 0
    end: Field | None = None
    """For a question about a place: the field where the move would end."""


def odds(board: Board, question: Question) -> tuple[Odds, ...]:
    """Return the odds of each answer of a question, in the order of the answers."""
    if question.about == "where":
        return tuple(_place(board, question, *pair) for pair in zip(question.answers, question.ends, strict=True))
    rider_situation = situation(board, question.rider)
    return tuple(_of(board, question, rider_situation, answer) for answer in question.answers)


def _place(board: Board, question: Question, answer: str, end: Field) -> Odds:
    start = board.riders[question.rider - 1].field
    occupied = frozenset(rider.field for rider in board.riders if rider.field is not None)
    distances = reach(stage_of(board), occupied, start, question.fields) if start else {}
    return Odds(answer, question.fields, question.fields, distances.get(end, 0), end=end)


def _of(board: Board, question: Question, situation: Situation, answer: str) -> Odds:
    match question.about, answer:
        case "card", "keep":
            return Odds(answer)
        case "card", _:
            return _green(board, question, answer, first_jump(situation.kind) if situation.attacker else 0)
        case "attack", (How.SOLO | How.PULL):
            return _green(board, question, answer, first_jump(situation.kind))
        case "attack", _:
            certain = fields(situation, How(answer), ATTACK.get(How(answer), 0))
            return _certain(board, question, answer, certain)
        case _, How.TAKE:
            return _certain(board, question, answer, question.speed)
        case _:
            return _rolled(board, question, situation, How(answer))


def _certain(board: Board, question: Question, answer: str, number: int) -> Odds:
    return Odds(answer, number, number, rideable(board, question.rider, number))


def _green(board: Board, question: Question, answer: str, first: int) -> Odds:
    """Return the odds of the green die, added to `first` fields."""
    numbers = [first + face for face in range(1, GREEN + 1)]
    return _counted(board, question, answer, numbers)


def _rolled(board: Board, question: Question, situation: Situation, how: How) -> Odds:
    """Return the odds of a roll; an ATTACK that is more than its number, and a FALL, have counts of their own."""
    chances = [attacks(situation, how, face) for face in FACES[how]]
    catch_count = sum(How.CATCH in can and How.SOLO not in can for can in chances)
    plain = [fields(situation, how, face) for face, can in zip(FACES[how], chances, strict=True) if face and not can]
    plain_odds = _counted(board, question, how, plain)
    attacking = sum(How.SOLO in can for can in chances)
    return replace(plain_odds, attack=attacking, catch=catch_count, fall=FACES[how].count(0))


def _counted(board: Board, question: Question, answer: str, numbers: list[int]) -> Odds:
    speed = question.speed
    return Odds(
        answer,
        min(numbers),
        max(numbers),
        rideable(board, question.rider, max(numbers)),
        better=sum(number > speed for number in numbers),
        equal=sum(number == speed for number in numbers),
        worse=sum(number < speed for number in numbers),
    )
