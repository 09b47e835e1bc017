"""What an answer brings to whoever asked: discs, dead ends, patrols, a solved case or penalty points.

Reads the case on behalf of its holder. What it tells the table must never say more than the holder has to.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.game import Public, Step
from cogs.case07.answers import asked, brought, covered
from cogs.case07.deal import without
from cogs.case07.discs import by_evidence, of_solved
from cogs.case07.ending import passed
from cogs.case07.facts import (
    CaseSolved,
    EvidenceDead,
    EvidenceNear,
    EvidenceSame,
    PatrolReported,
    WronglyAnnounced,
)
from cogs.case07.kinds import PLACES, Case
from cogs.case07.moves import Announce, Answer, Examine, Judge, Patrol, Reply, Report
from cogs.case07.neighbours import lies, named
from cogs.case07.scoring import PENALTY, box_now
from cogs.case07.state import Sleuth, State, with_sleuth
from cogs.case07.view import Finding, Watch

if TYPE_CHECKING:
    from bot.chance import Chance
    from bot.game import Fact
    from cogs.case07.kinds import Card

Question = Examine | Patrol | Announce

_EVIDENCE = {Answer.SAME: EvidenceSame, Answer.NEAR: EvidenceNear, Answer.NOTHING: EvidenceDead}


def truth(state: State, question: Question) -> Reply | Report | Judge:
    """Return the right answer to what the player whose turn it is asks."""
    if isinstance(question, Examine):
        return Reply(_about(state, question.card))
    if isinstance(question, Patrol):
        return Report(*_counts(state, question.place))
    return Judge(right=_is_right(state))


def answered(state: State, question: Question, chance: Chance) -> Step[State]:
    """Let the player whose turn it is have the right answer and all that it brings, and end his turn."""
    if isinstance(question, Examine):
        after, fact = _examined(state, question.card, chance)
    elif isinstance(question, Patrol):
        after, fact = _reported(state, question.place)
    elif _is_right(state):
        after, fact = _solved(state)
    else:
        after, fact = _wrong(state)
    return passed(after, (Public(fact),), chance)


def _about(state: State, card: Card) -> Answer:
    return asked(lies(state.tiles), state.cases[state.turn], card)


def _counts(state: State, place: Card) -> tuple[int, int]:
    where = lies(state.tiles)
    kinds = covered(where, state.sleuths[state.turn].findings, place)
    return brought(where, state.cases[state.turn], place, kinds)


def _is_right(state: State) -> bool:
    return state.sleuths[state.turn].accused == state.cases[state.turn].cards


def _examined(state: State, card: Card, chance: Chance) -> tuple[State, Fact]:
    """Lay a disc and discard the card, or leave it before whoever asked; then the row “is refilled to nine” [R2]."""
    answer, sleuth = _about(state, card), state.sleuths[state.turn]
    if answer is Answer.NOTHING:
        sleuth = replace(sleuth, dead_ends=(*sleuth.dead_ends, card))
    else:
        place = lies(state.tiles)[card]
        sleuth = by_evidence(sleuth, card, answer, named(place, state.tiles[PLACES.index(place)]))
        state = replace(state, discarded=(*state.discarded, card))
    state = _found(state, sleuth, Finding(state.round, card=card, answer=answer))
    return without(state, card, chance), _EVIDENCE[answer](state.turn, card)


def _reported(state: State, place: Card) -> tuple[State, Fact]:
    """Put the discs on the patrol: “nobody says which disc means what” [R3], so there are only counts."""
    large, small = _counts(state, place)
    sleuth = state.sleuths[state.turn]
    sent = replace(sleuth, patrols=sleuth.patrols - 1, watches=(*sleuth.watches, Watch(place, large, small)))
    found = Finding(state.round, place=place, large=large, small=small)
    return _found(state, sent, found), PatrolReported(state.turn, place, large, small)


def _solved(state: State) -> tuple[State, Fact]:
    """Give the box and show the cards: “if all three are right the case is solved” [R4]."""
    case, points = state.cases[state.turn], box_now(state)
    sleuth = of_solved(state.sleuths[state.turn], case)
    sleuth = replace(sleuth, solved=True, finished=state.round, points=(*sleuth.points, points), accused=())
    return with_sleuth(state, state.turn, sleuth), CaseSolved(state.turn, *case.cards, points=points)


def _wrong(state: State) -> tuple[State, Fact]:
    """Take the black discs off: “it costs two penalty points and nothing more is said” [R4]."""
    sleuth = state.sleuths[state.turn]
    case = Case(*sleuth.accused)
    fined = replace(sleuth, penalties=sleuth.penalties + PENALTY, accused=())
    return _found(state, fined, Finding(state.round, wrong=case)), WronglyAnnounced(state.turn, *case.cards)


def _found(state: State, sleuth: Sleuth, finding: Finding) -> State:
    return with_sleuth(state, state.turn, replace(sleuth, findings=(*sleuth.findings, finding)))
