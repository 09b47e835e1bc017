"""Reference players of 07 zgłoś się against which its computer players are measured.

All reason with all public and private findings and announce when one case is left; they only ask worse questions.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from cogs.case07.cards import locations
from cogs.case07.computer.search import splits
from cogs.case07.knowledge import first_case, possible, remaining_cases
from cogs.case07.moves import Accuse, Announce, Examine, Move, Patrol

if TYPE_CHECKING:
    from bot.game.chance import Chance
    from cogs.case07.board import Hand
    from cogs.case07.cards import Case

RESERVED_PATROLS = (3, 1, 0)
"""By investigation: the patrols that the entropy player keeps for later."""
TRIES = 20
"""The number of cases drawn in search of one with a part that may be asked about."""


def at_random(hand: Hand, moves: tuple[Move, ...], chance: Chance) -> Move:
    """Ask a random question."""
    cases, questions = possible(hand.board, hand.seat, hand.held), _questions(moves)
    if len(cases) == 1 or not questions:
        return _towards(cases[0], hand, moves)
    return chance.pick(questions)


def consistent(hand: Hand, moves: tuple[Move, ...], chance: Chance) -> Move:
    """Ask about a part of a random possible case: one of its cards, or the place where the card's tile lies."""
    cases, questions = possible(hand.board, hand.seat, hand.held), _questions(moves)
    if len(cases) == 1 or not questions:
        return _towards(cases[0], hand, moves)
    where = locations(hand.board.tiles)
    for _ in range(TRIES):
        cards = chance.pick(cases).cards
        parts = {*map(Examine, cards), *(Patrol(where[card]) for card in cards)}
        if fitting := [move for move in questions if move in parts]:
            return chance.pick(fitting)
    return chance.pick(questions)


def entropy(hand: Hand, moves: tuple[Move, ...], _chance: Chance) -> Move:
    """Ask the question with the most information, and save patrols: two, two and one."""
    cases, patrols = remaining_cases(hand.board, hand.seat, hand.held), hand.board.players[hand.seat].patrols
    questions = splits(hand, moves, cases)
    if patrols <= RESERVED_PATROLS[hand.board.investigation - 1]:
        questions = tuple(split for split in questions if isinstance(split.move, Examine)) or questions
    if cases.bit_count() == 1 or not questions:
        return _towards(first_case(cases), hand, moves)
    return min(questions, key=lambda split: sum(n * math.log2(n) for n in map(int.bit_count, split.parts))).move


def _questions(moves: tuple[Move, ...]) -> list[Move]:
    return [move for move in moves if isinstance(move, Examine | Patrol)]


def _towards(case: Case, hand: Hand, moves: tuple[Move, ...]) -> Move:
    """Announce a case, or lay one of its missing black discs."""
    if hand.accused == case.cards:
        return Announce()
    return next((accuse for card in case.cards if (accuse := Accuse(card)) in moves), moves[0])
