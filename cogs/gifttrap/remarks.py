"""The occasions on which computer players make a remark. All are public facts.

When gifts are dealt, a computer player may drop a hint about one of them: about a tag that it likes or does not like.
Hints fit its published tags only, never its whims, so they are honest and reveal no wish [D15].
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from bot.game.extensions import Occasion, does, sees
from cogs.gifttrap.facts import GiftsDealt, GiftsDrawn, RoundEnded, TrapCalled, Unwrapped
from cogs.gifttrap.gifts import Tag, tags

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cogs.gifttrap.board import Board

_LIKES, _DISLIKES = ("one", "other"), ("one",)
"""The lines of a hint about a liked and a disliked tag; every style uses them."""


def _gains(board: Board, fact: Unwrapped, seat: int) -> bool:
    return does(board, fact, seat) and fact.got > 0


def _loses(board: Board, fact: Unwrapped, seat: int) -> bool:
    return does(board, fact, seat) and fact.got < 0


def _gives_best(_board: Board, fact: RoundEnded, seat: int) -> bool:
    return fact.best == seat


def _gives_worst(_board: Board, fact: RoundEnded, seat: int) -> bool:
    return fact.worst == seat


def _likes(tag: Tag, board: Board, _fact: GiftsDealt | GiftsDrawn, seat: int) -> bool:
    persona = board.players[seat].persona
    return persona is not None and tag in persona.likes and _is_dealt(tag, board)


def _dislikes(tag: Tag, board: Board, _fact: GiftsDealt | GiftsDrawn, seat: int) -> bool:
    persona = board.players[seat].persona
    return persona is not None and tag == persona.dislikes and _is_dealt(tag, board)


def _is_dealt(tag: Tag, board: Board) -> bool:
    return any(tag in tags(gift) for gift in board.gifts)


def _hints() -> Iterator[Occasion]:
    """Yield the occasions for hints: every tag at every deal."""
    for fact in (GiftsDealt, GiftsDrawn):
        for tag in Tag:
            yield Occasion(fact, f"likes-{tag}", partial(_likes, tag), rare=True, lines=_LIKES)
            yield Occasion(fact, f"dislikes-{tag}", partial(_dislikes, tag), rare=True, lines=_DISLIKES)


OCCASIONS = (
    Occasion(Unwrapped, "glad", _gains, rare=True),
    Occasion(Unwrapped, "puzzled", _loses, rare=True),
    Occasion(TrapCalled, "trap", sees),
    Occasion(RoundEnded, "best-giver", _gives_best, rare=True),
    Occasion(RoundEnded, "worst-giver", _gives_worst, rare=True),
    *_hints(),
)
