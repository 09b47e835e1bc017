"""The two computers that attempt the daily case, which set its par and its difficulty.

They are not the computer players of the game: these may change, but the deals and pars of all days must stay.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.case07.board import Hand
from cogs.case07.computer import step_towards
from cogs.case07.computer.search import Costs, best_plan, splits, turns_by_guessing
from cogs.case07.knowledge import (
    allowed_by,
    case_index,
    case_list,
    cases_without_cards_of,
    consistent,
    first_case,
    remaining_cases,
)
from cogs.case07.moves import Examine, Patrol

if TYPE_CHECKING:
    from bot.game.chance import Chance
    from cogs.case07.board import Hand
    from cogs.case07.moves import Move

_OVERLOOKED_PERCENTAGE = 25
"""The percentage of the questions that the strong computer overlooks in each turn. Without it all attempts would be
the same; with it they are those of good people."""
_SEARCH_WIDTH = 6
"""The number of questions that the strong computer searches two plies deep."""
_FINE_COST_TURNS = 3.0
"""The cost of a wrong announcement to the strong computer, in turns."""
_MEMORY_SPAN = 3
"""The number of its latest findings that the easy computer remembers."""
_PERCENT = 100


def strong(hand: Hand, menu: tuple[Move, ...], chance: Chance) -> Move:
    """Ask the question that leads to the solution soonest, of those that it does not overlook."""
    noticed = tuple(
        move
        for move in menu
        if not isinstance(move, Examine | Patrol) or chance.below(_PERCENT) >= _OVERLOOKED_PERCENTAGE
    )
    cases, patrols = remaining_cases(hand.board, hand.seat, hand.held), hand.board.players[hand.seat].patrols
    questions, costs = splits(hand, noticed, cases), Costs(patrol=0.0, fine=_FINE_COST_TURNS, patrols=patrols)
    if not questions:
        return step_towards(first_case(cases), hand, noticed)
    plan = best_plan(questions, cases, costs, _SEARCH_WIDTH)
    guesses = turns_by_guessing(cases.bit_count(), costs.fine) < plan.turns
    return step_towards(first_case(cases), hand, noticed) if guesses else plan.split.move


def easy(hand: Hand, menu: tuple[Move, ...], chance: Chance) -> Move:
    """Ask about a random part of a case that fits the latest findings."""
    index, findings = case_index(hand.board.tiles), hand.board.players[hand.seat].findings
    free_cases = cases_without_cards_of(hand.held)
    questions = [move for move in menu if isinstance(move, Examine | Patrol)]
    if not questions:
        return step_towards(first_case(consistent(index, findings) & free_cases), hand, menu)
    recalled = free_cases
    for number in range(len(findings))[-_MEMORY_SPAN:]:
        recalled &= allowed_by(index, findings, number)
    cards = chance.pick(case_list(recalled)).cards
    parts = {*map(Examine, cards), *(Patrol(index.where[card]) for card in cards)}
    return chance.pick([move for move in questions if move in parts] or questions)
