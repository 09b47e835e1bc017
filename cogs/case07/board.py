"""Views of an investigation: the public board and the hand of one seat.

Types, and the ranking of players that follows from them, so that pictures and cogs can import them. Never imports the
state.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from msgspec import Struct

from bot.game.contract import Seat
from cogs.case07.cards import Card, Case, Tiles
from cogs.case07.moves import Announce, Answer, Close, Move, Size
from cogs.case07.options import Options

if TYPE_CHECKING:
    from collections.abc import Sequence

INVESTIGATIONS = 3
PATROLS = 5
"""Patrols of each player for the whole game."""
FACE_UP = 9
"""Number of face-up evidence cards while enough cards are left."""
BOXES = (7, 5, 3, 1, 0)
"""Victory points of the boxes, in the order in which they are taken."""
Standing = tuple[int, int, int]
"""Points less penalty points, patrols used, penalty points; the last two are negated, so the greater tuple is
better."""


class Phase(StrEnum):
    """The decision that the table waits for."""

    ACT = "act"
    """The active player examines evidence, sends a patrol or announces a solution."""
    ANSWER = "answer"
    """The holder of the case answers by hand (option `human_answers`)."""
    OVER = "over"


class Disc(Struct, frozen=True, omit_defaults=True):
    """A player's disc on a tile or on a printed place."""

    card: Card
    size: Size
    patrol: Card | None = None
    """The place of the patrol from which this small disc was noted on a tile in a neighbouring place: its owner
    supposes that this tile is in the case. None: the disc was laid by evidence, or noted in the patrol's own place."""


class Watch(Struct, frozen=True):
    """A patrol in a place with the discs that still lie on it."""

    place: Card
    large: int
    small: int


class Finding(Struct, frozen=True):
    """The public result of a turn in this investigation: evidence, a patrol, or a wrong announcement."""

    round: int
    card: Card | None = None
    answer: Answer | None = None
    """The answer about `card`; None if no card was examined."""
    place: Card | None = None
    """The place to which a patrol was sent."""
    large: int = 0
    small: int = 0
    wrong: Case | None = None
    """The solution that was announced wrongly."""


class Investigator(Struct, frozen=True):
    """The public view of one player."""

    discs: tuple[Disc, ...]
    watches: tuple[Watch, ...]
    """In the order in which they were sent."""
    patrols: int
    """Patrols left for the rest of the game."""
    dead_ends: tuple[Card, ...]
    """Evidence cards that led nowhere and lie in front of the player."""
    findings: tuple[Finding, ...]
    """All findings of the player in this investigation, in order; the discs may have been moved since."""
    finished: int | None
    """The round in which the player finished this investigation (case solved, investigation closed, or a wrong answer
    by hand); None: not finished."""
    points: tuple[int, ...]
    """By investigation that the player has finished."""
    penalties: int
    """Penalty points."""
    closing: bool
    """The player asks to close the investigation."""
    case: Case | None
    """The player's case, once it is solved or the investigation has ended."""


class Question(Struct, frozen=True):
    """A question that waits for an answer by hand."""

    asker: Seat
    holder: Seat
    card: Card | None = None
    place: Card | None = None
    announced: Case | None = None


class Investigation(Struct, frozen=True):
    """An investigation that has ended."""

    cases: tuple[Case, ...]
    """By the seat that had to solve the case."""
    tiles: tuple[Tiles, ...]
    findings: tuple[tuple[Finding, ...], ...]
    """By seat."""
    left: tuple[tuple[int, ...], ...]
    """By seat: the number of cases still possible after each of its turns, by all information the seat had."""
    known: tuple[int | None, ...]
    """By seat: the first turn (from 1) after which only one case was possible; None: never."""
    points: tuple[int, ...]
    """By seat."""
    first: Seat
    """The seat that began each round."""
    solved: tuple[int | None, ...]
    """By seat: the round in which the player solved the case; None: not solved."""


class Board(Struct, frozen=True):
    """The public view of the game."""

    options: Options
    investigation: int
    """From 1."""
    round: int
    """From 1."""
    first: Seat
    """The seat that begins each round."""
    tiles: tuple[Tiles, ...]
    """By place, in the order of `PLACES`."""
    row: tuple[Card, ...]
    """The face-up evidence."""
    deck: int
    """The number of face-down evidence cards."""
    discarded: tuple[Card, ...]
    players: tuple[Investigator, ...]
    """By seat; seat i solves the case that seat i - 1 holds."""
    next_box: int
    """The victory points for a case solved now: those of the next free box, or of a box taken earlier in this round."""
    phase: Phase
    turn: Seat | None
    """The seat whose turn it is, also while the holder answers by hand; None when the game is finished."""
    question: Question | None = None
    past: tuple[Investigation, ...] = ()
    cut_short: bool = False
    """The game ended before its rules ended it; the last entry of `past` is the interrupted investigation."""


class Hand(Struct, frozen=True):
    """The view of one seat."""

    board: Board
    seat: Seat
    held: Case
    """The case that the left neighbour must solve; it shares no card with the seat's own case."""
    accused: tuple[Card, ...]
    """The black discs laid so far, in the order of `Kind`."""
    notes: tuple[Card, ...] = ()
    """The cards that the player has crossed out in the notebook."""
    follows: tuple[Card, ...] = ()
    """Further cards that the notebook crosses out by deduction, as the option `notebook` allows."""


def solving_turn(past: Investigation, seat: int) -> int | None:
    """Return the turn (from 1) in which a seat solved its case, or None if it did not."""
    return None if past.solved[seat] is None else len(past.findings[seat]) + 1


def box_left(board: Board) -> int:
    """Return the points of the next free box; unsolved cases get it when the investigation is closed.

    “All who solve in the same round share the next free box” [R8].
    """
    return BOXES[len({player.finished for player in board.players if player.case is not None})]


def others_at_work(board: Board) -> list[Investigator]:
    """Return the players other than the active one who have not finished this investigation."""
    return [player for seat, player in enumerate(board.players) if seat != board.turn and player.finished is None]


def is_last_to_ask(board: Board) -> bool:
    """Return whether all others at work ask to close and the active player does not yet."""
    already_asks = board.turn is not None and board.players[board.turn].closing
    return not already_asks and all(player.closing for player in others_at_work(board))


def grave(move: Move, board: Board) -> bool:
    """Return whether a move is final: an announcement, or a request to close that closes the investigation.

    A request to close can be taken back while another player at work does not share it. It is not final either if no
    other player is at work.
    """
    if isinstance(move, Close):
        return is_last_to_ask(board) and bool(others_at_work(board))
    return isinstance(move, Announce)


def standing(points: Sequence[int], penalties: int, patrols: int) -> Standing:
    """Return a player's standing by the points of all investigations, the penalty points and the patrols left.

    “Points less penalty points decide, then fewer patrols used, then fewer penalty points” [R12].
    """
    return (sum(points) - penalties, patrols - PATROLS, -penalties)
