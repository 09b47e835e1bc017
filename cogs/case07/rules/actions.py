"""The action of a turn (examine evidence, send a patrol, announce a solution) and its answer.

A refusal and its reason must not depend on a case. An answer reads the case on behalf of its holder: it reveals to the
table only what the holder must answer, and never the correct answer in place of a wrong one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.game.contract import Public, Refused, Step
from cogs.case07.answers import covered_kinds, evidence_answer, list_marked_cards, patrol_answer
from cogs.case07.board import Finding, Phase, Watch
from cogs.case07.cards import PLACES, Case, cards_in, locations
from cogs.case07.facts import (
    CaseSolved,
    EvidenceDead,
    EvidenceNear,
    EvidenceSame,
    Misinformed,
    PatrolReported,
    WronglyAnnounced,
)
from cogs.case07.moves import Answer, Examine, Judge, Patrol, Reply, Report
from cogs.case07.rules.discs import lay_by_evidence, mark_solved, without_note
from cogs.case07.rules.investigations import end_turn, take_from_row
from cogs.case07.rules.legal import BLACK_DISC_COUNT
from cogs.case07.rules.scoring import MISLED, PENALTY, box_now
from cogs.case07.state import Sleuth, State, holder, with_sleuth

if TYPE_CHECKING:
    from bot.game.chance import Chance
    from bot.game.contract import Fact
    from cogs.case07.cards import Card
    from cogs.case07.moves import Action, ByHand

_EVIDENCE = {Answer.SAME: EvidenceSame, Answer.NEAR: EvidenceNear, Answer.NOTHING: EvidenceDead}


def ask(state: State, move: Action, chance: Chance) -> Step[State]:
    """Ask the holder of the active player's case a question. Raise `Refused` if the question is not allowed.

    “The bot answers for the holder, at once and never wrongly” [V1]; with the option `human_answers` the holder
    answers.
    """
    sleuth = state.sleuths[state.turn]
    if isinstance(move, Examine):
        _check_evidence(state, sleuth, move.card)
    elif isinstance(move, Patrol):
        _check_patrol(sleuth, move.place)
    elif len(sleuth.accused) < BLACK_DISC_COUNT:
        raise Refused("refused-accuse-first")
    if state.options.human_answers:
        return Step(replace(state, phase=Phase.ANSWER, pending=move))
    return answered(state, move, chance)


def _check_evidence(state: State, sleuth: Sleuth, card: Card) -> None:
    if card not in state.row:
        raise Refused("refused-not-in-row", card=card)
    if card in list_marked_cards(sleuth.findings):
        raise Refused("refused-examined", card=card)


def _check_patrol(sleuth: Sleuth, place: Card) -> None:
    if place not in PLACES:
        raise Refused("refused-no-place", card=place)
    if not sleuth.patrols:
        raise Refused("refused-no-patrols")
    if any(watch.place is place for watch in sleuth.watches):
        raise Refused("refused-patrolled", place=place)


def right_answer(state: State, question: Action) -> ByHand:
    """Return the correct answer to the active player's question."""
    if isinstance(question, Examine):
        return Reply(_evidence_answer(state, question.card))
    if isinstance(question, Patrol):
        return Report(*_patrol_counts(state, question.place))
    return Judge(right=_is_right(state))


def answered(state: State, question: Action, chance: Chance) -> Step[State]:
    """Apply the correct answer to the active player's question and end the turn."""
    if isinstance(question, Examine):
        next_state, fact = _after_examination(state, question.card, chance)
    elif isinstance(question, Patrol):
        next_state, fact = _after_patrol(state, question.place)
    elif _is_right(state):
        next_state, fact = _after_solution(state)
    else:
        next_state, fact = _after_wrong_announcement(state)
    return end_turn(next_state, (Public(fact),), chance)


def _evidence_answer(state: State, card: Card) -> Answer:
    return evidence_answer(locations(state.tiles), state.cases[state.turn], card)


def _patrol_counts(state: State, place: Card) -> tuple[int, int]:
    places = locations(state.tiles)
    kinds = covered_kinds(places, state.sleuths[state.turn].findings, place)
    return patrol_answer(places, state.cases[state.turn], place, kinds)


def _is_right(state: State) -> bool:
    return state.sleuths[state.turn].accused == state.cases[state.turn].cards


def _after_examination(state: State, card: Card, chance: Chance) -> tuple[State, Fact]:
    """Lay a disc and discard the card, or leave it with the player; then the row “is refilled to nine” [R2].

    “A note that lay on the tile goes back to its patrol first” [D5], whatever the answer is.
    """
    places = locations(state.tiles)
    answer, sleuth = _evidence_answer(state, card), without_note(state.sleuths[state.turn], card, places)
    if answer is Answer.NOTHING:
        sleuth = replace(sleuth, dead_ends=(*sleuth.dead_ends, card))
    else:
        sleuth = lay_by_evidence(sleuth, card, answer, cards_in(places[card], state.tiles))
        state = replace(state, discarded=(*state.discarded, card))
    state = _with_finding(state, sleuth, Finding(state.round, card=card, answer=answer))
    return take_from_row(state, card, chance), _EVIDENCE[answer](state.turn, card)


def _after_patrol(state: State, place: Card) -> tuple[State, Fact]:
    """Put the discs on the patrol: “nobody says which disc means what” [R3], so only their numbers are stored."""
    large, small = _patrol_counts(state, place)
    sleuth = state.sleuths[state.turn]
    sleuth_after = replace(sleuth, patrols=sleuth.patrols - 1, watches=(*sleuth.watches, Watch(place, large, small)))
    finding = Finding(state.round, place=place, large=large, small=small)
    return _with_finding(state, sleuth_after, finding), PatrolReported(state.turn, place, large, small)


def _after_solution(state: State) -> tuple[State, Fact]:
    """Give the box and show the cards: “if all three are right the case is solved” [R4]."""
    case, points = state.cases[state.turn], box_now(state)
    sleuth = mark_solved(state.sleuths[state.turn], case)
    sleuth = replace(sleuth, solved=True, finished=state.round, points=(*sleuth.points, points), accused=())
    return with_sleuth(state, state.turn, sleuth), CaseSolved(state.turn, *case.cards, points=points)


def _after_wrong_announcement(state: State) -> tuple[State, Fact]:
    """Remove the black discs: “it costs two penalty points and nothing more is said” [R4]."""
    sleuth = state.sleuths[state.turn]
    case = Case(*sleuth.accused)
    sleuth_after = replace(sleuth, penalties=sleuth.penalties + PENALTY, accused=())
    finding = Finding(state.round, wrong=case)
    return _with_finding(state, sleuth_after, finding), WronglyAnnounced(state.turn, *case.cards)


def _with_finding(state: State, sleuth: Sleuth, finding: Finding) -> State:
    return with_sleuth(state, state.turn, replace(sleuth, findings=(*sleuth.findings, finding)))


def misinformed(state: State, chance: Chance) -> Step[State]:
    """End the investigation for the holder who answered wrongly, with 0, and for the misled asker, with 7 [V1].

    “The question counts as not asked: the evidence stays in the row, the patrol with its owner” [D9]. The wrong answer
    is not announced, and the cards are not shown before the investigation ends. “A holder who had solved loses what
    that brought, but the box is not free again” [D9]: players who solved later were slower in any case.
    """
    wrong_holder, asker = holder(state, state.turn), state.turn
    next_state = with_sleuth(state, asker, _with_points(state.sleuths[asker], state.round, MISLED))
    next_state = with_sleuth(next_state, wrong_holder, _with_points(state.sleuths[wrong_holder], state.round, 0))
    return end_turn(replace(next_state, pending=None), (Public(Misinformed(wrong_holder, asker)),), chance)


def _with_points(sleuth: Sleuth, round_: int, points: int) -> Sleuth:
    """End a player's investigation with these points; points from solving it earlier are replaced."""
    if sleuth.finished is not None:
        return replace(sleuth, points=(*sleuth.points[:-1], points))
    return replace(sleuth, finished=round_, points=(*sleuth.points, points), accused=())
