"""A casual player of 07 zgłoś się: the fixed opponent for the ladder of strengths.

This player reasons from its own findings, asks about a case that fits them, sometimes asks at random, and guesses
between the last two cases. Never tune it to the computer players: the figures of different versions must stay
comparable.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.case07.cards import locations
from cogs.case07.computer import right_answer
from cogs.case07.game import GAME
from cogs.case07.knowledge import case_index, case_list, cases_without_cards_of, consistent
from cogs.case07.moves import Accuse, Announce, Examine, Patrol
from cogs.case07.options import Options
from tests.benchmarks.line import PEOPLE, Line

if TYPE_CHECKING:
    from bot.game.chance import Chance
    from cogs.case07.board import Hand
    from cogs.case07.moves import Move

MAX_GUESS_CASES = 2
"""Announce a case when at most this many are left."""
RANDOM_QUESTION_PERIOD = 6
"""Ask one question in this many at random."""


def casual(hand: Hand, moves: tuple[Move, ...], chance: Chance) -> Move:
    """Ask about a card, or its place, of a case that fits the player's own findings; announce one of the last two."""
    if hand.board.question is not None:
        return right_answer(hand, hand.board.question)
    own = consistent(case_index(hand.board.tiles), hand.board.players[hand.seat].findings)
    cases = case_list(own & cases_without_cards_of(hand.held))
    questions = [move for move in moves if isinstance(move, Examine | Patrol)]
    if len(cases) <= MAX_GUESS_CASES or not questions:
        if hand.accused == cases[0].cards:
            return Announce()
        return next((accuse for card in cases[0].cards if (accuse := Accuse(card)) in moves), moves[0])
    where, cards = locations(hand.board.tiles), chance.pick(cases).cards
    parts = {*map(Examine, cards), *(Patrol(where[card]) for card in cards)}
    fitting = [move for move in questions if move in parts]
    return chance.pick(questions if chance.below(RANDOM_QUESTION_PERIOD) == 0 else fitting or questions)


LINES = {f"07 {n}": Line(GAME, n, dict.fromkeys(PEOPLE, casual), Options()) for n in (2, 3, 4, 5)}
"""The ladder's lines, by number of players."""
