"""Trials of a server's file: computer players play a game on it, and only the results are reported."""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.game.chance import Chance
from bot.game.contract import Budget, Strength
from bot.game.extensions import TRIAL_GAMES

if TYPE_CHECKING:
    from bot.game.contract import AnyGame

TRIAL_BUDGET = Budget(Strength.STRONG, seconds=0.005)
"""The strength and the thinking time per turn. Weaker players make lasting mistakes, which say nothing about a file.
The time is not measured, so that the same file always gives the same results."""


@dataclass(frozen=True)
class TrialGame:
    """One game of a trial; it can be pickled."""

    option: str
    """The name of the option to which the file belongs."""
    text: str
    n: int
    """The number of the game, from 0; it selects the game's random numbers."""


Player = Callable[["AnyGame", TrialGame], Awaitable[bool | None]]
"""Plays one game and returns whether the first seat won; None: the game could not be played."""


async def count_trial_wins(
    game: AnyGame, option: str, text: str, play: Player, wanted: Callable[[], bool]
) -> int | None:
    """Return the first seat's wins in `TRIAL_GAMES` games, or None as soon as a game fails or `wanted` is false.

    The games are played one after the other, so that the player can do other work in between.
    """
    wins = 0
    for n in range(TRIAL_GAMES):
        is_won = await play(game, TrialGame(option, text, n)) if wanted() else None
        if is_won is None:
            return None
        wins += is_won
    return wins


def play_trial_game(game: AnyGame, trial_game: TrialGame) -> bool:
    """Return whether the first seat wins a game between computer players on the file.

    Raises LookupError if the option has no trial, and any exception of the game.
    """
    trial = game.files[trial_game.option].trial
    if trial is None:
        raise LookupError(trial_game.option)
    seed = hashlib.sha256(f"trial {trial_game.n} {trial_game.text}".encode()).digest()
    options = replace(trial.options, **{trial_game.option: trial_game.text})
    state, move = game.start(game.players[0], options, Chance(seed, 0)).state, 0
    while (outcome := game.outcome(state)) is None:
        move += 1
        seat = min(game.to_act(state))
        choice = game.computer(game.hand(state, seat), game.moves(state, seat), Chance(seed, -move), TRIAL_BUDGET)
        state = game.apply(state, seat, choice, Chance(seed, move)).state
    return outcome.places[0] == 1
