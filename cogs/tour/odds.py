"""What the answers to a question would mean: how many fields, and in how many of six cases better or worse.

From the board and the question alone; must never roll.
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
    """What an answer comes to. Of the six faces of its die each is in one of the counts; without a die all are 0."""

    answer: str
    least: int = 0
    """Fields to ride: the fewest it can give, a FALL and attacks apart; equal to `most`: it is certain."""
    most: int = 0
    rideable: int = 0
    """Of the most fields so many can really be ridden: riders in the way, the end of the road."""
    better: int = 0
    """Faces that give more fields than there are to take over; all of them where there are none."""
    equal: int = 0
    worse: int = 0
    attack: int = 0
    """Faces that are a chance to attack."""
    catch: int = 0
    """Faces that are no more than a chance to catch an attack."""
    fall: int = 0
    end: Field | None = None
    """Where a place is asked: the field where it would end."""


def odds(board: Board, question: Question) -> tuple[Odds, ...]:
    """Return what each answer of a question comes to, in their order."""
    if question.about == "where":
        return tuple(_place(board, question, *each) for each in zip(question.answers, question.ends, strict=True))
    now = situation(board, question.rider)
    return tuple(_of(board, question, now, answer) for answer in question.answers)


def _place(board: Board, question: Question, answer: str, end: Field) -> Odds:
    """Return what a place comes to: it is known how many fields there are, and where it ends."""
    start = board.riders[question.rider - 1].field
    taken = frozenset(each.field for each in board.riders if each.field is not None)
    found = reach(stage_of(board), taken, start, question.fields) if start else {}
    return Odds(answer, question.fields, question.fields, found.get(end, 0), end=end)


def _of(board: Board, question: Question, now: Situation, answer: str) -> Odds:
    match question.about, answer:
        case "card", "keep":
            return Odds(answer)
        case "card", _:
            return _green(board, question, answer, first_jump(now.kind) if now.attacker else 0)
        case "attack", (How.SOLO | How.PULL):
            return _green(board, question, answer, first_jump(now.kind))
        case "attack", _:
            certain = fields(now, How(answer), ATTACK.get(How(answer), 0))
            return _certain(board, question, answer, certain)
        case _, How.TAKE:
            return _certain(board, question, answer, question.speed)
        case _:
            return _rolled(board, question, now, How(answer))


def _certain(board: Board, question: Question, answer: str, number: int) -> Odds:
    return Odds(answer, number, number, rideable(board, question.rider, number))


def _green(board: Board, question: Question, answer: str, first: int) -> Odds:
    """Return what the green die comes to, after so many fields."""
    given = [first + face for face in range(1, GREEN + 1)]
    return _counted(board, question, answer, given)


def _rolled(board: Board, question: Question, now: Situation, how: How) -> Odds:
    """Return what a roll comes to: an ATTACK that is more than its number, and a FALL, are counted apart."""
    chances = [attacks(now, how, face) for face in FACES[how]]
    caught = sum(How.CATCH in can and How.SOLO not in can for can in chances)
    plain = [fields(now, how, face) for face, can in zip(FACES[how], chances, strict=True) if face and not can]
    found = _counted(board, question, how, plain)
    attacking = sum(How.SOLO in can for can in chances)
    return replace(found, attack=attacking, catch=caught, fall=FACES[how].count(0))


def _counted(board: Board, question: Question, answer: str, given: list[int]) -> Odds:
    speed = question.speed
    return Odds(
        answer,
        min(given),
        max(given),
        rideable(board, question.rider, max(given)),
        better=sum(each > speed for each in given),
        equal=sum(each == speed for each in given),
        worse=sum(each < speed for each in given),
    )
