"""The public facts on which computer players remark, for each side."""

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


def _is_fantom(board: Board, _fact: Fact, seat: int) -> bool:
    return seat == board.fantom


def _is_detective(board: Board, fact: Fact, seat: int) -> bool:
    return not _is_fantom(board, fact, seat)


def _was_fantom(board: Board, _fact: Fact, seat: int) -> bool:
    """Let Fantom of the finished hunt speak: in a tournament the next hunt has already begun with another Fantom."""
    return seat == board.hunts[-1].fantom


def _was_detective(board: Board, fact: Fact, seat: int) -> bool:
    """Let a detective of the finished hunt speak."""
    return not _was_fantom(board, fact, seat)


OCCASIONS = (
    Occasion(FantomAppeared, "appeared", _is_fantom),
    Occasion(FantomAppeared, "spotted", _is_detective),
    Occasion(FantomSurfaced, "appeared", _is_fantom),
    Occasion(FantomSurfaced, "spotted", _is_detective),
    Occasion(FantomDoubled, "doubled", _is_detective),
    Occasion(FantomArrested, "arrested", _was_detective),
    Occasion(FantomArrested, "caught", _was_fantom),
    Occasion(FantomCornered, "arrested", _was_detective),
    Occasion(FantomCornered, "caught", _was_fantom),
    Occasion(FantomEscaped, "escaped", _was_fantom),
    Occasion(DetectivesStranded, "escaped", _was_fantom),
)
