"""Facts that pictures derive from a board, such as the acting pawn, and their words in the reader's language."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from bot.i18n.translation import text
from cogs.fantom.board import Ending, Phase
from cogs.fantom.knowledge.rides import detective, is_together

if TYPE_CHECKING:
    from cogs.fantom.board import Board, Detective, Hunt, Pawn, Trip


@lru_cache(maxsize=1024)
def word(language: str, key: str, **variables: str | int) -> str:
    """Return the game's text `picture-<key>`. Cached: the texts are few and short."""
    return text("fantom", language, f"picture-{key}", variables)


def task_text(board: Board, language: str) -> str:
    """Return the text of the current task, or of the result after the hunt."""
    if board.phase is Phase.OVER:
        return result_text(board.hunts[-1], language) if board.hunts else word(language, "over")
    if board.phase is Phase.DETECTIVES and is_together(board):
        return word(language, "together")
    key = {Phase.FANTOM: "ride"}.get(board.phase, board.phase.value)
    return word(language, key, pawn=board.pawn.value) if board.pawn else word(language, key)


def result_text(hunt: Hunt, language: str) -> str:
    """Return the text of a hunt's result."""
    if hunt.ending is Ending.ARRESTED and hunt.pawn:
        return word(language, "arrested", pawn=hunt.pawn.value)
    return word(language, hunt.ending.value)


def last_hunt(board: Board) -> Hunt | None:
    """Return the hunt that the board shows if it is finished, else None."""
    return board.hunts[-1] if board.phase is Phase.OVER and board.hunts else None


def latest_rides(board: Board) -> tuple[Trip, ...]:
    """Return each pawn's last ride if it was made in this round or the previous one."""
    last: dict[Pawn, Trip] = {trip.pawn: trip for trip in board.trips if trip.box >= len(board.log) - 1}
    return tuple(last.values())


def public_fantom_station(board: Board) -> int | None:
    """Return the black pawn's public station, after the hunt its final one; None if it is hidden."""
    hunt = last_hunt(board)
    return hunt.route[-1] if hunt and hunt.route else board.black


def acting_detective(board: Board) -> Detective | None:
    """Return the pawn that must be placed or ride now; None on Fantom's turn and after the hunt."""
    return detective(board, board.pawn) if board.pawn and board.phase in {Phase.PLACE, Phase.DETECTIVES} else None


def acting_station(board: Board) -> int | None:
    """Return the public station of the acting pawn or of Fantom; None if it is unknown or the hunt is over."""
    acting = acting_detective(board)
    if acting:
        return acting.station
    return board.black if board.turn == board.fantom and board.phase is not Phase.OVER else None


def last_shown_station(board: Board) -> int | None:
    """Return the station where Fantom was last shown in this hunt, or the public start; None if there is neither."""
    return next((box.station for box in reversed(board.log) if box.shown), board.start)
