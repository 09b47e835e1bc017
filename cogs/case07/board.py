"""What may be seen of an investigation: the board by anyone, the hand by one seat.

Types, and the order of players that follows from them alone, so that pictures and cogs can have them. Must never
import the state.
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
"""Patrols of a player for the whole game."""
FACE_UP = 9
"""Evidence cards that lie face up while there are enough."""
BOXES = (7, 5, 3, 1, 0)
"""The victory track."""
Standing = tuple[int, int, int]
"""Points less penalties, patrols used and penalty points, the last two negated: the greater the better."""


class Phase(StrEnum):
    """What has to be done."""

    ACT = "act"
    """Whoever's turn it is examines, sends a patrol or announces."""
    ANSWER = "answer"
    """The holder of the case answers by hand (option `human_answers`)."""
    OVER = "over"


class Disc(Struct, frozen=True, omit_defaults=True):
    """An own disc on a tile or on a printed place."""

    card: Card
    size: Size
    patrol: Card | None = None
    """Where the patrol stands from which this small disc was noted on a tile next door: its owner thinks that this
    tile is in the case. None: it was laid by evidence, or as a note in the patrol's own place."""


class Watch(Struct, frozen=True):
    """A patrol in a place with the discs that still lie on it."""

    place: Card
    large: int
    small: int


class Finding(Struct, frozen=True):
    """What a turn of this investigation brought, for everybody to see: evidence, a patrol, or a wrong announcement."""

    round: int
    card: Card | None = None
    answer: Answer | None = None
    """About `card`, if that was examined."""
    place: Card | None = None
    """Where a patrol was sent."""
    large: int = 0
    small: int = 0
    wrong: Case | None = None
    """What was announced in vain."""


class Investigator(Struct, frozen=True):
    """One player as everybody sees them."""

    discs: tuple[Disc, ...]
    watches: tuple[Watch, ...]
    """In the order in which they were sent."""
    patrols: int
    """Left for the rest of the game."""
    dead_ends: tuple[Card, ...]
    """Evidence that led nowhere; it lies before them."""
    findings: tuple[Finding, ...]
    """Everything they learnt in this investigation, in order; their discs may have been moved since."""
    finished: int | None
    """The round in which their part of this investigation was over (solved, closed, or ended by a wrong answer)."""
    points: tuple[int, ...]
    """By investigation that is over for them."""
    penalties: int
    """Penalty points."""
    closing: bool
    """They ask to close the investigation."""
    case: Case | None
    """Their case, once it is solved or the investigation is over."""


class Question(Struct, frozen=True):
    """What waits for an answer by hand."""

    asker: Seat
    holder: Seat
    card: Card | None = None
    place: Card | None = None
    announced: Case | None = None


class Investigation(Struct, frozen=True):
    """An investigation that is over."""

    cases: tuple[Case, ...]
    """By the seat that had to solve it."""
    tiles: tuple[Tiles, ...]
    findings: tuple[tuple[Finding, ...], ...]
    """By seat."""
    left: tuple[tuple[int, ...], ...]
    """By seat: how many cases were still possible for them after each of their turns, by all they could know."""
    known: tuple[int | None, ...]
    """By seat: the turn (from 1) after which they could have known; None: never."""
    points: tuple[int, ...]
    """By seat."""
    first: Seat
    """Who began each round."""
    solved: tuple[int | None, ...]
    """By seat: the round in which they solved their case themselves; None: they did not."""


class Board(Struct, frozen=True):
    """What anyone may see."""

    options: Options
    investigation: int
    """From 1."""
    round: int
    """From 1."""
    first: Seat
    """Who begins each round."""
    tiles: tuple[Tiles, ...]
    """By place, in the order of `PLACES`."""
    row: tuple[Card, ...]
    """The face-up evidence."""
    deck: int
    """How many evidence cards lie face down."""
    discarded: tuple[Card, ...]
    players: tuple[Investigator, ...]
    """By seat; seat i solves the case that seat i - 1 holds."""
    next_box: int
    """The victory points for a case solved now: the next free box, or one that was reached in this very round."""
    phase: Phase
    turn: Seat | None
    """Whose turn it is, also while the holder answers by hand; None when the game is over."""
    question: Question | None = None
    past: tuple[Investigation, ...] = ()
    cut_short: bool = False
    """The game is over though its rules have not ended it; the last of `past` is the investigation it broke off."""


class Hand(Struct, frozen=True):
    """What one seat may see."""

    board: Board
    seat: Seat
    held: Case
    """The case that the left neighbour solves, and that one's own case shares no card with."""
    accused: tuple[Card, ...]
    """The black discs laid so far, in the order of `Kind`."""
    notes: tuple[Card, ...] = ()
    """What they have crossed out in their notebook."""
    follows: tuple[Card, ...] = ()
    """What is crossed out besides because it follows, as far as the table's option `notebook` goes."""


def solving_turn(past: Investigation, seat: int) -> int | None:
    """Return the turn, from 1, in which a seat solved its case itself; None: it did not."""
    return None if past.solved[seat] is None else len(past.findings[seat]) + 1


def box_left(board: Board) -> int:
    """Return the next free box, which those get who have not solved their case when the investigation is closed.

    “All who solve in the same round share the next free box” [R8].
    """
    return BOXES[len({player.finished for player in board.players if player.case is not None})]


def others_at_work(board: Board) -> list[Investigator]:
    """Return the players besides the one to act who have not solved their case."""
    return [player for at, player in enumerate(board.players) if at != board.turn and player.finished is None]


def is_last_to_ask(board: Board) -> bool:
    """Return whether all others at work ask to close and the player to act does not yet."""
    asks = board.turn is not None and board.players[board.turn].closing
    return not asks and all(player.closing for player in others_at_work(board))


def grave(move: Move, board: Board) -> bool:
    """Return whether a move cannot be taken back: an announcement, or a wish to close by which it is closed.

    A wish to close is but a wish while somebody else does not share it, and where nobody else is at work.
    """
    if isinstance(move, Close):
        return is_last_to_ask(board) and bool(others_at_work(board))
    return isinstance(move, Announce)


def standing(points: Sequence[int], penalties: int, patrols: int) -> Standing:
    """Return how a player stands, by the points of every investigation, the penalty points and the patrols left.

    “Points less penalty points decide, then fewer patrols used, then fewer penalty points” [R12].
    """
    return (sum(points) - penalties, patrols - PATROLS, -penalties)
