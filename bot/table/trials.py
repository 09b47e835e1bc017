"""A server's own file tried out: a game played by computers alone, hastily, of which nobody sees anything but its end.

Pure but for the search itself. It takes a moment, so it is played in the computers' process, never on the event loop.
"""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import structlog

from bot.chance import Chance
from bot.game import Budget, Strength
from bot.game_extras import MANY

if TYPE_CHECKING:
    from bot.game import AnyGame

HASTE = Budget(Strength.FAIR, seconds=0.005)
"""What is thought about a turn. Nobody measures the time, so the same file always comes to the same."""

_log = structlog.stdlib.get_logger(__name__)


@dataclass(frozen=True)
class TrialGame:
    """One game to be played on trial; it can travel (`pickle`)."""

    option: str
    """Which of the game's files it is for."""
    text: str
    n: int
    """The number of the game, from 0: each has a luck of its own."""


Player = Callable[["AnyGame", TrialGame], Awaitable[bool | None]]
"""Plays one game somewhere; None: it could not be played."""


async def counted(game: AnyGame, option: str, text: str, play: Player, wanted: Callable[[], bool]) -> int | None:
    """Return how many of `MANY` games count; None as soon as one cannot be played or nobody has `wanted` it any more.

    One after the other, and whoever plays is free for others in between.
    """
    found = 0
    for n in range(MANY):
        one = await play(game, TrialGame(option, text, n)) if wanted() else None
        if one is None:
            return None
        found += one
    return found


def answer(game: AnyGame, asked: TrialGame) -> bool | None:
    """Play a game on trial; return whether it counts, None if it failed, which is a bug and logged as one."""
    try:
        return played(game, asked)
    except Exception:  # noqa: BLE001 - whatever a game does wrong must not stop the others that wait
        _log.exception("trial failed", game=game.name)
        return None


def played(game: AnyGame, asked: TrialGame) -> bool:
    """Return whether a game between computers on the file counts. Raises what the game raises."""
    trial = game.files[asked.option].trial
    if trial is None:
        raise LookupError(asked.option)
    seed = hashlib.sha256(f"trial {asked.n} {asked.text}".encode()).digest()
    state, move = game.start(trial.seats, trial.options(asked.text), Chance(seed, 0)).state, 0
    while (outcome := game.outcome(state)) is None:
        move += 1
        seat = min(game.to_act(state))
        chosen = game.computer(game.hand(state, seat), game.moves(state, seat), Chance(seed, -move), HASTE)
        state = game.apply(state, seat, chosen, Chance(seed, move)).state
    return trial.counts(outcome.places)
