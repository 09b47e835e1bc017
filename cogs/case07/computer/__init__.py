"""The computer player: asks about cases that are still possible; easy asks at random, strong by search.

It knows only the hand and the menu of its seat, never a state, and it never answers wrongly by hand. Its goal is always
a question, an announcement of a case, or closing an investigation in which no question helps. It keeps to a chosen case
until it announces it, because laying the black discs takes several moves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from bot.game.contract import Strength, Style
from bot.game.strengths import mixed
from cogs.case07.answers import covered_kinds, evidence_answer, patrol_answer
from cogs.case07.board import INVESTIGATIONS, Hand
from cogs.case07.cards import Case, locations
from cogs.case07.computer.search import Costs, best_plan, splits, turns_by_guessing
from cogs.case07.knowledge import (
    ALL_CASES_MASK,
    Cases,
    allowed_by,
    case_index,
    case_list,
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
    from cogs.case07.moves import ByHand

Goal: TypeAlias = Case | Examine | Patrol | Close
"""A `Case` as a goal: announce this case."""

_MEMORY_SPANS = {2: 3, 3: 5, 4: 5, 5: 5}
"""By number of seats: the number of its latest findings that the easy strategy remembers."""
_FAIR_PERCENTAGES = {2: 28, 3: 18, 4: 18, 5: 16}
_STRONG_PERCENTAGES = {2: 100, 3: 85, 4: 70, 5: 60}
"""By number of seats: the percentage of turns that the search decides, for the fair and the strong player. It falls
with more seats, because one of many opponents is always lucky."""
_SEARCH_WIDTH = 6
"""The number of questions that the strong strategy searches two plies deep."""
_RESERVED_PATROLS = (3, 1, 0)
"""By investigation: the patrols that should be left after it. The first two or three patrols of an investigation save
the most turns."""
_RIVAL_QUESTIONS = 7
"""The number of questions after which a rival may soon know the case."""
_PATROL_COST_TURNS = 1.0
"""The cost, in turns, of a patrol that should have been saved."""
_FINE_COST_TURNS = 3.0
"""The cost, in turns, of two penalty points."""


def choose(hand: Hand, moves: tuple[Move, ...], chance: Chance, budget: Budget) -> Move:
    """Return the move of the menu that the strategy of this strength chooses."""
    if hand.board.question is not None:
        return right_answer(hand, hand.board.question)
    strategy = strong if _strength(hand, budget) is Strength.STRONG else easy
    goal = strategy(hand, moves, chance, budget.style)
    return _step_towards(goal, hand, moves) if isinstance(goal, Case) else goal


def _strength(hand: Hand, budget: Budget) -> Strength:
    """Return the strength that plays this turn; it stays the same until the turn ends with a finding."""
    players = hand.board.players
    findings = players[hand.seat].findings
    turn = (hand.seat, hand.held, hand.board.investigation, findings)
    return mixed(budget.strength, turn, fair=_FAIR_PERCENTAGES[len(players)], strong=_STRONG_PERCENTAGES[len(players)])


def _step_towards(case: Case, hand: Hand, moves: tuple[Move, ...]) -> Move:
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


def easy(hand: Hand, moves: tuple[Move, ...], chance: Chance, style: Style = Style.EVEN) -> Goal:
    """Return a question about a random part of a case that fits the latest findings; announce a certain case."""
    cases = _own_cases(hand)
    questions = [move for move in moves if isinstance(move, Examine | Patrol)]
    if _is_certain(cases, hand, style) or not questions:
        return first_case(cases)
    places = case_index(hand.board.tiles).where
    cards = chance.pick(case_list(_recalled_cases(hand))).cards
    parts = {*map(Examine, cards), *(Patrol(places[card]) for card in cards)}
    return chance.pick([move for move in questions if move in parts] or questions)


def strong(hand: Hand, moves: tuple[Move, ...], _chance: Chance, style: Style = Style.EVEN) -> Goal:
    """Return the question that leads to the solution soonest; announce if that is at least as fast."""
    cases = remaining_cases(hand.board, hand.seat, hand.held)
    questions, costs = splits(hand, moves, cases), _costs(hand, style)
    if _is_certain(cases, hand, style) or not questions:
        return first_case(cases)
    plan = best_plan(questions, cases, costs, _SEARCH_WIDTH)
    if Close() in moves and _others_ask_to_close(hand) and len(plan.split.parts) == 1:
        return Close()
    return first_case(cases) if turns_by_guessing(cases.bit_count(), costs.fine) < plan.turns else plan.split.move


def _own_cases(hand: Hand) -> Cases:
    """Return the cases that agree with the seat's own findings and with the case it holds."""
    findings = hand.board.players[hand.seat].findings
    return consistent(case_index(hand.board.tiles), findings) & cases_without_cards_of(hand.held)


def _recalled_cases(hand: Hand) -> Cases:
    """Return the cases that agree with the findings that the easy strategy remembers."""
    index, findings, cases = case_index(hand.board.tiles), hand.board.players[hand.seat].findings, ALL_CASES_MASK
    for number in range(len(findings))[-_MEMORY_SPANS[len(hand.board.players)] :]:
        cases &= allowed_by(index, findings, number)
    return cases & cases_without_cards_of(hand.held)


def _is_certain(cases: Cases, hand: Hand, style: Style) -> bool:
    """Return whether to announce now; a bold player does so with two cases left if a rival is close."""
    rivals = (player for seat, player in enumerate(hand.board.players) if seat != hand.seat)
    extra_cases = style is Style.BOLD and any(len(player.findings) >= _RIVAL_QUESTIONS for player in rivals)
    return cases.bit_count() <= 1 + extra_cases


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
