"""The computer player: it asks the question that leads to the solution soonest, and announces what is certain.

It knows only the hand and the menu of its seat, never a state, and it never answers wrongly by hand. Its goal is always
a question, an announcement of a case, or closing an investigation in which no question helps. It keeps to a chosen case
until it announces it, because laying the black discs takes several moves. No player asks a question that its own discs
answer, as long as there is another one. Players below strong believe in more than they know (`flaws`), but only while
somebody else is at work: without a rival, a question costs nothing, so nobody announces what it could still exclude.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from bot.game.contract import Strength, Style
from cogs.case07.answers import covered_kinds, evidence_answer, patrol_answer
from cogs.case07.board import INVESTIGATIONS, Hand, others_at_work
from cogs.case07.cards import Case, locations
from cogs.case07.computer.flaws import believed_cases, guess_limit, is_hoarding
from cogs.case07.computer.search import Costs, best_plan, splits, turns_by_guessing
from cogs.case07.knowledge import (
    ALL_CASES_MASK,
    case_index,
    cases_without_cards_of,
    consistent,
    first_case,
    remaining_cases,
)
from cogs.case07.moves import Accuse, Announce, Close, Examine, Judge, Move, Patrol, Reply, Report

if TYPE_CHECKING:
    from bot.game.chance import Chance
    from bot.game.contract import Budget
    from cogs.case07.board import Question
    from cogs.case07.computer.search import Split
    from cogs.case07.knowledge import Cases
    from cogs.case07.moves import ByHand

Goal: TypeAlias = Case | Examine | Patrol | Close
"""A `Case` as a goal: announce this case."""

_SEARCH_WIDTH = 6
"""The number of questions that are searched two plies deep."""
_RESERVED_PATROLS = (3, 1, 0)
"""By investigation: the patrols that should be left after it. The first two or three patrols of an investigation save
the most turns."""
_RIVAL_QUESTIONS = 7
"""The number of questions after which a rival may soon know the case."""
_PATROL_COST_TURNS = 1.0
"""The cost, in turns, of a patrol that should have been saved."""
_FINE_COST_TURNS = 3.0
"""The cost, in turns, of two penalty points. A lower cost against many rivals, who may take a box in each turn, wins no
more games, because a box is worth two points too."""


def choose(hand: Hand, moves: tuple[Move, ...], _chance: Chance, budget: Budget) -> Move:
    """Return the move of the menu that leads towards the player's goal."""
    if hand.board.question is not None:
        return right_answer(hand, hand.board.question)
    goal = _goal(hand, moves, budget)
    return step_towards(goal, hand, moves) if isinstance(goal, Case) else goal


def step_towards(case: Case, hand: Hand, moves: tuple[Move, ...]) -> Move:
    """Return the announcement of a case, or the laying of a black disc that it lacks.

    If no disc may be moved any more in this turn (another player of the seat has moved them), return the first
    question.
    """
    if hand.accused == case.cards:
        return Announce()
    return next((accusation for card in case.cards if (accusation := Accuse(card)) in moves), moves[0])


def right_answer(hand: Hand, question: Question) -> ByHand:
    """Return the correct answer to a question about the held case."""
    places = locations(hand.board.tiles)
    if question.card is not None:
        return Reply(evidence_answer(places, hand.held, question.card))
    if question.place is not None:
        kinds = covered_kinds(places, hand.board.players[question.asker].findings, question.place)
        return Report(*patrol_answer(places, hand.held, question.place, kinds))
    return Judge(right=question.announced == hand.held)


def _goal(hand: Hand, moves: tuple[Move, ...], budget: Budget) -> Goal:
    """Return the question that leads to the solution soonest; announce if that is at least as fast."""
    cases, limit, costs = _known_cases(hand, budget), 1, _costs(hand, budget.style)
    hurries = bool(others_at_work(hand.board))
    if hurries:
        cases = believed_cases(hand, cases, budget)
        limit = guess_limit(hand, budget) + _is_daring(hand, budget.style)
    questions = _questions(hand, moves, cases, budget)
    if cases.bit_count() <= limit or not questions:
        return first_case(cases)
    plan = best_plan(questions, cases, costs, _SEARCH_WIDTH)
    if Close() in moves and _others_ask_to_close(hand) and len(plan.split.parts) == 1:
        return Close()
    dares = hurries or len(plan.split.parts) == 1
    guesses = dares and turns_by_guessing(cases.bit_count(), costs.fine) < plan.turns
    return first_case(cases) if guesses else plan.split.move


def _questions(hand: Hand, moves: tuple[Move, ...], cases: Cases, budget: Budget) -> tuple[Split, ...]:
    """Return the questions worth asking, with their division of `cases`: those that divide them, if there are any.

    If there are none, return those that the player's own discs do not answer, and if all are answered, all.
    """
    own = {split.move for split in splits(hand, moves, _own_cases(hand)) if len(split.parts) > 1}
    every = splits(hand, moves, cases)
    questions = tuple(split for split in every if split.move in own) or every
    if is_hoarding(hand, budget):
        questions = tuple(split for split in questions if isinstance(split.move, Examine)) or questions
    return tuple(split for split in questions if len(split.parts) > 1) or questions


def _known_cases(hand: Hand, budget: Budget) -> Cases:
    """Return the cases possible for the player; easy and fair players conclude nothing from rivals' answers."""
    if budget.strength not in {Strength.EASY, Strength.FAIR}:
        return remaining_cases(hand.board, hand.seat, hand.held)
    cases = _own_cases(hand)
    for player in hand.board.players:
        cases &= ALL_CASES_MASK if player.case is None else cases_without_cards_of(player.case)
    return cases


def _own_cases(hand: Hand) -> Cases:
    """Return the cases that agree with the seat's own findings and with the case it holds."""
    findings = hand.board.players[hand.seat].findings
    return consistent(case_index(hand.board.tiles), findings) & cases_without_cards_of(hand.held)


def _is_daring(hand: Hand, style: Style) -> bool:
    """Return whether to announce while one more case than usual is possible; a bold player does if a rival is close."""
    rivals = (player for seat, player in enumerate(hand.board.players) if seat != hand.seat)
    return style is Style.BOLD and any(len(player.findings) >= _RIVAL_QUESTIONS for player in rivals)


def _costs(hand: Hand, style: Style) -> Costs:
    """Return the costs of patrols and penalty points; patrols must last for the game, and careful players save more."""
    patrols, number = hand.board.players[hand.seat].patrols, hand.board.investigation
    is_reserved = number < INVESTIGATIONS and patrols <= _RESERVED_PATROLS[number - 1] - style.lean
    return Costs(patrol=_PATROL_COST_TURNS if is_reserved else 0.0, fine=_FINE_COST_TURNS, patrols=patrols)


def _others_ask_to_close(hand: Hand) -> bool:
    """Return whether all others who have not finished ask to close and this seat does not yet."""
    other_players = [
        player for seat, player in enumerate(hand.board.players) if seat != hand.seat and player.finished is None
    ]
    own_player = hand.board.players[hand.seat]
    return bool(other_players) and not own_player.closing and all(player.closing for player in other_players)
