"""Games on trial: computers alone play a game on a file of a server, and only how the games end is told."""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.game.chance import Chance
from bot.game.contract import Budget, Strength
from bot.game.extensions import MANY

if TYPE_CHECKING:
    from bot.game.contract import AnyGame

HASTE = Budget(Strength.FAIR, seconds=0.005)
"""What is thought about a turn. Nobody measures the time, so the same file always comes to the same."""


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


async def trials_counted(game: AnyGame, option: str, text: str, play: Player, wanted: Callable[[], bool]) -> int | None:
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


def played(game: AnyGame, asked: TrialGame) -> bool:
    """Return whether the first seat wins a game between computers on the file. Raises what the game raises."""
    trial = game.files[asked.option].trial
    if trial is None:
        raise LookupError(asked.option)
    seed = hashlib.sha256(f"trial {asked.n} {asked.text}".encode()).digest()
    options = replace(trial.options, **{asked.option: asked.text})
    state, move = game.start(game.players[0], options, Chance(seed, 0)).state, 0
    while (outcome := game.outcome(state)) is None:
        move += 1
        seat = min(game.to_act(state))
        chosen = game.computer(game.hand(state, seat), game.moves(state, seat), Chance(seed, -move), HASTE)
        state = game.apply(state, seat, chosen, Chance(seed, move)).state
    return outcome.places[0] == 1
