"""A game's puzzle of the day: one puzzle for one player, the same for all players of a bot on one day.

Pure, like the rest of a game (`bot.game.contract`). The host deals the puzzle ahead of its day, stores the progress of
each player, and shows the player's view; it never shows the puzzle itself.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Callable

P = TypeVar("P", bound=Struct)
"""Puzzle: everything that was dealt, secrets and par included."""
G = TypeVar("G", bound=Struct)
"""Progress: the state of one player's attempt. Together with the puzzle it determines everything."""
M = TypeVar("M", bound=Struct)
"""Move: one small decision of the player."""
V = TypeVar("V", bound=Struct)
"""View: what the player may see, without anything that they must not know yet. Its field `cost` is the cost so far."""
Y = TypeVar("Y", bound=Struct)
"""Solution: what every reader may see when the day is over."""


class DailyResult(Struct, frozen=True):
    """The end of one attempt."""

    cost: int
    """The questions (or what else the puzzle counts) that the player needed; fewer is better."""
    signs: str
    """At most 40 emoji, without any word: what happened, step by step. They spoil nothing for a player who has not
    solved the puzzle: the number of steps and the kind of each, never a card or a place."""
    solved: bool = True
    """False: the player gave up or used up everything."""


@dataclass(frozen=True, kw_only=True)
class DailyPuzzle(Generic[P, G, M, V, Y]):
    """The rules of a puzzle of the day: pure functions over frozen values that `msgspec` can encode and decode.

    `deal` alone is slow (seconds, at most two minutes of one core): the host calls it in a worker process, a day ahead.
    It depends on nothing but its arguments, so that a lost puzzle is dealt again and any player can deal yesterday's.
    """

    puzzle_type: type[P]
    progress_type: type[G]
    move_type: Any
    """The type from which `msgspec` decodes moves: one tagged struct or a union of them."""
    deal: Callable[[bytes, int], P]
    """Return the puzzle of a seed of 32 bytes and a weekday (0: Monday, the lightest; 6: Sunday, the hardest)."""
    par: Callable[[P], int]
    """Return the cost that a good player needs."""
    start: Callable[[P], G]
    """Return the progress before the first move."""
    moves: Callable[[P, G], tuple[M, ...]]
    """Return all legal moves in a stable order; empty if the attempt has ended."""
    apply: Callable[[P, G, M], G]
    """Return the progress after a move. Raises `Refused` for a move that is not among `moves`. Deterministic: chance
    comes from the puzzle."""
    view: Callable[[P, G], V]
    """Return the player's view of their attempt; after its end it may show the solution."""
    result: Callable[[P, G], DailyResult | None]
    """Return the end of the attempt, or None while it goes on."""
    solution: Callable[[P, G | None], Y]
    """Return the solution, for readers on a later day: the answer, and what could have been known when in the reader's
    own attempt; without one (None), in the attempt of a good player."""
    grave: Callable[[M, V], bool] = lambda _move, _view: False
    """Return whether a move is costly if made by mistake on this view. The player must then confirm it."""


AnyDailyPuzzle = DailyPuzzle[Any, Any, Any, Any, Any]
"""A puzzle of the day as the host holds it."""
