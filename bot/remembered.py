"""What was just asked is not worked out again: the newest answers of pure functions, by what they were about.

A press asks the same of its position many times: whether it asks first, whether the menu still is what it was, what to
show of it here and there. Must only remember what follows from frozen values alone.
"""

from __future__ import annotations

from dataclasses import replace
from functools import wraps
from typing import TYPE_CHECKING, Any, TypeVar, TypeVarTuple

from msgspec import Struct

from bot.game_extras import BesideTurns, no_moves

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.game import AnyGame

About = TypeVarTuple("About")
T = TypeVar("T")

MOST = 16
"""Answers of one function that are certainly kept: what a few presses at once ask of their positions. Up to twice as
many are known."""
_ITSELF: tuple[type, ...] = (Struct, tuple)
"""What has to be the very same value: to compare two states, or two menus, can take longer than to ask."""


def remembered(ask: Callable[[*About], T]) -> Callable[[*About], T]:
    """Let a pure function give the answers that it gave last without thinking.

    States, boards, hands and menus are known by themselves, everything else by being equal.
    """
    newer: dict[tuple[Any, ...], tuple[Any, T]] = {}
    older = newer

    @wraps(ask)
    def answer(*about: *About) -> T:
        nonlocal newer, older
        key = tuple([id(each) if isinstance(each, _ITSELF) else each for each in about])
        known = newer.get(key) or older.get(key)
        if known is None:
            known = about, ask(*about)  # what it is about stays with it, so that nothing else gets its id
            if len(newer) >= MOST:
                newer, older = {}, newer
            newer[key] = known
        return known[1]

    return answer


def remembering(game: AnyGame) -> AnyGame:
    """Return a game that remembers what it was asked of a position; what it knows nothing of stays so."""
    beside = [ask if ask is no_moves else remembered(ask) for ask in (game.beside.notes, game.beside.out_of_turn)]
    return replace(
        game,
        to_act=remembered(game.to_act),
        moves=remembered(game.moves),
        board=remembered(game.board),
        hand=remembered(game.hand),
        beside=BesideTurns(*beside),
        premoves=game.premoves and replace(game.premoves, moves=remembered(game.premoves.moves)),
    )
