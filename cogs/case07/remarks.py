"""The occasions on which computer players may make a remark: public results of the actions of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.game.extensions import Occasion, does, sees
from cogs.case07.facts import CaseSolved, EvidenceDead, EvidenceSame, PatrolReported, WronglyAnnounced

if TYPE_CHECKING:
    from cogs.case07.board import Board


def _is_fruitless_patrol(board: Board, fact: PatrolReported, seat: int) -> bool:
    """Return whether this seat's patrol found nothing."""
    return does(board, fact, seat) and not (fact.large or fact.small)


OCCASIONS = (
    Occasion(EvidenceSame, "found", does),
    Occasion(EvidenceDead, "dead-end", does),
    Occasion(PatrolReported, "quiet", _is_fruitless_patrol),
    Occasion(WronglyAnnounced, "wrong", does),
    Occasion(CaseSolved, "solved", does),
    Occasion(CaseSolved, "well-solved", sees),
)
