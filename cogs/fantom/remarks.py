"""What computer players have a word about in a hunt: each side of what everybody saw."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.game.extensions import Occasion
from cogs.fantom.facts import (
    DetectivesStranded,
    FantomAppeared,
    FantomArrested,
    FantomCornered,
    FantomDoubled,
    FantomEscaped,
    FantomSurfaced,
)

if TYPE_CHECKING:
    from bot.game.contract import Fact
    from cogs.fantom.board import Board


def _fantom(board: Board, _fact: Fact, seat: int) -> bool:
    """Let Fantom speak."""
    return seat == board.fantom


def _detective(board: Board, fact: Fact, seat: int) -> bool:
    """Let a detective speak."""
    return not _fantom(board, fact, seat)


def _was_fantom(board: Board, _fact: Fact, seat: int) -> bool:
    """Let who was Fantom speak: in a tournament somebody else is when a hunt has ended."""
    return seat == board.hunts[-1].fantom


def _was_detective(board: Board, fact: Fact, seat: int) -> bool:
    """Let a detective of the hunt that has ended speak."""
    return not _was_fantom(board, fact, seat)


OCCASIONS = (
    Occasion(FantomAppeared, "appeared", _fantom),
    Occasion(FantomAppeared, "spotted", _detective),
    Occasion(FantomSurfaced, "appeared", _fantom),
    Occasion(FantomSurfaced, "spotted", _detective),
    Occasion(FantomDoubled, "doubled", _detective),
    Occasion(FantomArrested, "arrested", _was_detective),
    Occasion(FantomArrested, "caught", _was_fantom),
    Occasion(FantomCornered, "arrested", _was_detective),
    Occasion(FantomCornered, "caught", _was_fantom),
    Occasion(FantomEscaped, "escaped", _was_fantom),
    Occasion(DetectivesStranded, "escaped", _was_fantom),
)
