"""What a frozen order asks its owner, and what each answer would mean: fields, and how often a die is better.

For the eyes of whoever is asked. Must never know how a die will fall.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.tour import labels
from cogs.tour.board import How
from cogs.tour.describe import just_before
from cogs.tour.dice import ATTACK, FACES, GREEN, reduced
from cogs.tour.road import kind_at

if TYPE_CHECKING:
    from bot.i18n import Say
    from cogs.tour.board import Board, Group, Question

_PLACES = frozenset({"far", "wheel", "beside", "front", "wind", "lee", "shield"})


def asked(board: Board, question: Question, say: Say) -> str:
    """Return the whole question: who is asked about what, what happened before it in the group, and the answers."""
    lines = (answer(board, question, each, say) for each in question.answers)
    listed = (f"`{at}` {line}{_default(question, at, say)}" for at, line in enumerate(lines))
    head = say("question", rider=question.rider, about=question.about, speed=question.speed)
    return "\n".join((head, *just_before(board, say), *listed))


def _default(question: Question, at: int, say: Say) -> str:
    return f" · {say('question-default')}" if at == question.default else ""


def answer(board: Board, question: Question, name: str, say: Say) -> str:
    """Return an answer with what it would mean."""
    if name in _PLACES:
        return say(f"where-{name}")
    if name in ("card", "keep"):
        return say(f"answer-{name}")
    how = How(name)
    if how is How.TAKE:
        return say("answer-take", speed=question.speed)
    if question.about == "attack":
        return _attack(board, question, how, say)
    return _die(board, question, how, say)


def _die(board: Board, question: Question, how: How, say: Say) -> str:
    """Return a die with its fields, and of six rolls how many are better than what could be taken over."""
    faces = FACES[how]
    group = _group(board, question.rider)
    alone = how is How.YELLOW and group.riders[0] == question.rider
    fields = [reduced(face) if alone else face for face in faces]
    rolled = [each for each in fields if each]
    return say(
        f"answer-{how.value}",
        least=min(rolled),
        most=max(rolled),
        speed=question.speed,
        better=sum(each > question.speed for each in fields),
        attack=faces.count(ATTACK.get(how, -1)) if question.rider in group.attackers else 0,
        falls=faces.count(0),
    )


def _attack(board: Board, question: Question, how: How, say: Say) -> str:
    """Return what an ATTACK may be made of; the number of the plain die is that of its attack."""
    jump = _jump(board, question.rider)
    if how is How.CATCH:
        solo = next((each.rolled for each in reversed(board.rides) if each.how is How.SOLO), 0)
        return say("answer-catch", fields=jump + solo)
    if how in (How.SOLO, How.PULL):
        return say(f"answer-{how.value}", jump=jump, least=jump + 1, most=jump + GREEN)
    return say("answer-plain", fields=jump)


def _jump(board: Board, rider: int) -> int:
    """Return the fields with which an attack begins where a rider's move starts."""
    ridden = next((each.way[0] for each in board.rides if each.rider == rider), None)
    field = ridden or board.riders[rider - 1].field
    climbs = field is not None and kind_at(labels.road(board), field) == "climb"
    return ATTACK[How.POLKA if climbs else How.YELLOW]


def _group(board: Board, rider: int) -> Group:
    return next(group for group in board.groups if rider in group.riders)
