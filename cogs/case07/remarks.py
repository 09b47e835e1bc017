"""What computer detectives have a word about: what everybody saw an examination, a patrol or an announcement bring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.game.extensions import Occasion, does, sees
from cogs.case07.facts import CaseSolved, EvidenceDead, EvidenceSame, PatrolReported, WronglyAnnounced

if TYPE_CHECKING:
    from cogs.case07.board import Board


def _sends_in_vain(board: Board, fact: PatrolReported, seat: int) -> bool:
    """Let whose patrol found nothing speak."""
    return does(board, fact, seat) and not (fact.large or fact.small)


OCCASIONS = (
    Occasion(EvidenceSame, "found", does),
    Occasion(EvidenceDead, "dead-end", does),
    Occasion(PatrolReported, "quiet", _sends_in_vain),
    Occasion(WronglyAnnounced, "wrong", does),
    Occasion(CaseSolved, "solved", does),
    Occasion(CaseSolved, "well-solved", sees),
)
