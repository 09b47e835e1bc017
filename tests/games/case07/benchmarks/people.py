"""Three people who play 07 zgłoś się, and the casual person of the daily case.

- The *glancing* person sees the discs that lie there and the case in their own hand. Of all but the latest answers they
  forget what does not lie there: that a dead end clears the neighbours too, and what a missing disc of a patrol means.
- The *careful* person keeps the notebook: everything that their own answers exclude, what they hold, what others have
  solved, and the cards that another player has found by a large disc.
- The *reader* also draws every conclusion from the others' answers, counts with pen and paper how many cards of a kind
  each question leaves, and saves patrols.

Never tune them to the computer players: the figures of different versions must stay comparable.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from cogs.case07.answers import covered_kinds
from cogs.case07.board import INVESTIGATIONS
from cogs.case07.cards import KIND_OF, Card, Kind, locations, neighbours
from cogs.case07.computer import right_answer
from cogs.case07.game import GAME
from cogs.case07.knowledge import (
    ALL_CASES_MASK,
    CASES_BY_CARD,
    allowed_by,
    case_index,
    case_list,
    cases_without_cards_of,
    consistent,
    possible,
    split_by_patrol,
)
from cogs.case07.moves import Accuse, Announce, Answer, Examine, Move, Patrol
from cogs.case07.options import Options
from tests.benchmarks.line import CAREFUL, GLANCING, READER, Line

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from bot.game.chance import Chance
    from cogs.case07.board import Finding, Hand
    from cogs.case07.cards import Case
    from cogs.case07.knowledge import CaseIndex, Cases

Question = Examine | Patrol

GLANCING_MEMORY = 3
"""The number of its latest answers from which the glancing person draws every conclusion."""
GLANCING_WHIM_PERIOD = 4
"""The glancing person asks one question in this many at random."""
MAX_GUESS_CASES = 2
"""All but the reader announce a case when at most this many are left."""
RANDOM_QUESTION_PERIOD = 6
"""The careful and the casual person ask one question in this many at random."""
RACE_QUESTIONS = 7
"""The reader announces one of the last two cases when a rival has finished or has asked this many questions."""
RESERVED_PATROLS = (3, 1, 0)
"""By investigation: the patrols that the reader keeps for later."""
PATROL_WORTH = 0.7
"""The share of a patrol's information that the reader can use, because nobody says which disc means what."""


def glancing(hand: Hand, moves: tuple[Move, ...], chance: Chance) -> Move:
    """Ask about a part of a case that fits the discs on the board, sometimes about anything; guess early."""
    if hand.board.question is not None:
        return right_answer(hand, hand.board.question)
    index, findings = case_index(hand.board.tiles), hand.board.players[hand.seat].findings
    cases, remembered = cases_without_cards_of(hand.held), len(findings) - GLANCING_MEMORY
    for number in range(len(findings)):
        cases &= (allowed_by if number >= remembered else _allowed_at_a_glance)(index, findings, number)
    return _asks(hand, moves, chance, case_list(cases), GLANCING_WHIM_PERIOD)


def _allowed_at_a_glance(index: CaseIndex, findings: tuple[Finding, ...], number: int) -> Cases:
    """Return the cases that fit the visible part of a finding: its discs, or the card that led nowhere."""
    finding = findings[number]
    if finding.answer is Answer.NOTHING and finding.card is not None:
        return ALL_CASES_MASK & ~CASES_BY_CARD[finding.card]
    if finding.place is None:
        return allowed_by(index, findings, number)
    kinds = covered_kinds(index.where, findings[:number], finding.place)
    parts = split_by_patrol(index, finding.place, kinds, ALL_CASES_MASK)
    fitting = (part for (large, small), part in parts.items() if large >= finding.large and small >= finding.small)
    return sum(fitting)


def careful(hand: Hand, moves: tuple[Move, ...], chance: Chance) -> Move:
    """Ask about a part of a case that the notebook leaves, sometimes about anything; guess between the last two."""
    if hand.board.question is not None:
        return right_answer(hand, hand.board.question)
    cases = _own_cases(hand)
    for seat, player in enumerate(hand.board.players):
        if seat != hand.seat:
            found = [finding.card for finding in player.findings if finding.answer is Answer.SAME and finding.card]
            known = [*found, *(player.case.cards if player.case is not None else ())]
            for card in known:
                cases &= ~CASES_BY_CARD[card]
    return _asks(hand, moves, chance, case_list(cases), RANDOM_QUESTION_PERIOD)


def casual(hand: Hand, moves: tuple[Move, ...], chance: Chance) -> Move:
    """Ask about a card, or its place, of a case that fits the player's own findings; announce one of the last two.

    The person of the daily case, who has no rivals.
    """
    if hand.board.question is not None:
        return right_answer(hand, hand.board.question)
    return _asks(hand, moves, chance, case_list(_own_cases(hand)), RANDOM_QUESTION_PERIOD)


def _own_cases(hand: Hand) -> Cases:
    """Return the cases that fit the player's own findings and the case in their hand."""
    findings = hand.board.players[hand.seat].findings
    return consistent(case_index(hand.board.tiles), findings) & cases_without_cards_of(hand.held)


def _asks(hand: Hand, moves: tuple[Move, ...], chance: Chance, cases: tuple[Case, ...], period: int) -> Move:
    """Ask about a part of one of these cases, one time in `period` about anything; announce one of the last two."""
    questions = _questions(moves)
    if len(cases) <= MAX_GUESS_CASES or not questions:
        return _towards(cases[0], hand, moves)
    where, cards = locations(hand.board.tiles), chance.pick(cases).cards
    parts = {*map(Examine, cards), *(Patrol(where[card]) for card in cards)}
    fitting = [move for move in questions if move in parts]
    return chance.pick(questions if chance.below(period) == 0 else fitting or questions)


def reader(hand: Hand, moves: tuple[Move, ...], _chance: Chance) -> Move:
    """Ask the question that tells most by counting the cards of each kind that are left; announce what is certain."""
    if hand.board.question is not None:
        return right_answer(hand, hand.board.question)
    cases, number = possible(hand.board, hand.seat, hand.held), hand.board.investigation
    saves = number < INVESTIGATIONS and hand.board.players[hand.seat].patrols <= RESERVED_PATROLS[number - 1]
    asked = _questions(moves)
    questions = [move for move in asked if not (saves and isinstance(move, Patrol))] or asked
    if len(cases) <= 1 + _is_race(hand) or not questions:
        return _towards(cases[0], hand, moves)
    where = locations(hand.board.tiles)
    left = {kind: {case.cards[number] for case in cases} for number, kind in enumerate(Kind)}
    return max(questions, key=lambda move: _worth(move, where, left))


def _is_race(hand: Hand) -> bool:
    """Return whether a rival has finished, or may soon know their case."""
    rivals = [player for seat, player in enumerate(hand.board.players) if seat != hand.seat]
    return any(player.finished is not None or len(player.findings) >= RACE_QUESTIONS for player in rivals)


def _worth(move: Question, where: Mapping[Card, Card], left: Mapping[Kind, Iterable[Card]]) -> float:
    """Return the information of a question in bits, if every card that is left is as likely as the others."""
    if isinstance(move, Patrol):
        return PATROL_WORTH * sum(
            _bits(
                [where[card] is move.place for card in cards], [where[card] in neighbours(move.place) for card in cards]
            )
            for cards in left.values()
        )
    cards, around = left[KIND_OF[move.card]], neighbours(where[move.card])
    return _bits([card is move.card for card in cards], [where[card] in around for card in cards])


def _bits(same: list[bool], near: list[bool]) -> float:
    """Return the entropy of an answer, given for each card that is left whether it would bring each disc."""
    counts = (sum(same), sum(near), len(same) - sum(same) - sum(near))
    return -sum(count / len(same) * math.log2(count / len(same)) for count in counts if count)


def _questions(moves: tuple[Move, ...]) -> list[Question]:
    return [move for move in moves if isinstance(move, Examine | Patrol)]


def _towards(case: Case, hand: Hand, moves: tuple[Move, ...]) -> Move:
    """Announce a case, or lay one of its missing black discs."""
    if hand.accused == case.cards:
        return Announce()
    return next((accuse for card in case.cards if (accuse := Accuse(card)) in moves), moves[0])


PERSONS: dict[str, Callable[[Hand, tuple[Move, ...], Chance], Move]] = {
    GLANCING: glancing,
    CAREFUL: careful,
    READER: reader,
}

LINES = {f"07 {n}": Line(GAME, n, PERSONS, Options()) for n in (2, 3, 4, 5)}
"""The ladder's lines, by number of players."""
