"""The follies of 07 zgłoś się: a player overlooks their own discs, or guesses although nobody else is at work."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.case07.board import others_at_work
from cogs.case07.cards import Case
from cogs.case07.computer.search import splits
from cogs.case07.knowledge import case_index, case_set, cases_without_cards_of, consistent, remaining_cases
from cogs.case07.moves import Announce, Close, Examine, Move, Patrol
from tests.benchmarks.silly import Folly

if TYPE_CHECKING:
    from cogs.case07.board import Hand
    from cogs.case07.knowledge import Cases

Menu = tuple[Move, ...]


def own_cases(hand: Hand) -> Cases:
    """Return the cases that agree with the player's own answers and the case in their hand."""
    findings = hand.board.players[hand.seat].findings
    return consistent(case_index(hand.board.tiles), findings) & cases_without_cards_of(hand.held)


def open_questions(hand: Hand, menu: Menu) -> set[Move]:
    """Return the questions that the player's own discs do not answer yet."""
    return {split.move for split in splits(hand, menu, own_cases(hand)) if len(split.parts) > 1}


def asks_what_own_discs_answer(hand: Hand, menu: Menu, move: Move) -> bool | None:
    """Judge a question while there is one that the player's own discs do not answer."""
    questions = open_questions(hand, menu) if isinstance(move, Examine | Patrol) else set[Move]()
    return move not in questions if questions else None


def asks_after_the_proof(hand: Hand, _menu: Menu, move: Move) -> bool | None:
    """Judge a move while the player's own discs leave a single case."""
    return isinstance(move, Examine | Patrol) if own_cases(hand).bit_count() == 1 else None


def announces_what_own_discs_exclude(hand: Hand, _menu: Menu, move: Move) -> bool | None:
    """Judge an announcement, also of a case that was wrong before."""
    return not own_cases(hand) & case_set(Case(*hand.accused)) if isinstance(move, Announce) else None


def closes_a_solvable_case(hand: Hand, menu: Menu, move: Move) -> bool | None:
    """Judge a turn in which the player may ask to close the investigation although a question would help."""
    return isinstance(move, Close) if Close() in menu and open_questions(hand, menu) else None


def guesses_without_hurry(hand: Hand, menu: Menu, move: Move) -> bool | None:
    """Judge an action of the last player at work while a question would exclude one of the cases that are possible."""
    if others_at_work(hand.board) or not isinstance(move, Examine | Patrol | Announce):
        return None
    cases = remaining_cases(hand.board, hand.seat, hand.held)
    if all(len(split.parts) == 1 for split in splits(hand, menu, cases)):
        return None
    return isinstance(move, Announce)


FOLLIES = (
    Folly("a question that one's own discs answer", asks_what_own_discs_answer),
    Folly("a question after the proof", asks_after_the_proof),
    Folly("an announcement that one's own discs exclude", announces_what_own_discs_exclude),
    Folly("closing a case that a question would help", closes_a_solvable_case),
    Folly("a guess although nobody else is at work", guesses_without_hurry),
)
