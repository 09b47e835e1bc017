"""Whole games played at random, with a few right guesses, for the tests of pictures, menus and texts."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from bot.game.chance import Chance
from cogs.case07 import GAME
from cogs.case07.options import Deduction, Options
from tests.games.case07.positions import acting, announcing

if TYPE_CHECKING:
    from bot.game.contract import Step
    from cogs.case07.moves import Move
    from cogs.case07.state import State

NAMES = ("Ann", "Bob", "Cid", "Dan", "Eve")
PLAIN = Options()
BY_HAND = Options(notebook=Deduction.OFF, human_answers=True)
LEARNING = Options(notebook=Deduction.FULL)
TABLES = ((PLAIN, 5), (PLAIN, 2), (BY_HAND, 3), (LEARNING, 3))
GUESS_PERIOD = 12
"""One move in this many is the announcement of the right case."""


@cache
def party(options: Options, players: int, seed: int = 0) -> tuple[Step[State], ...]:
    """Return every step of a game with random moves."""
    step = GAME.start(players, options, Chance(b"party", seed))
    steps = [step]
    while GAME.to_act(step.state):
        luck = Chance(b"random %d" % seed, len(steps))
        for move in _next_moves(step.state, luck):
            step = GAME.apply(step.state, acting(step.state), move, luck)
            steps.append(step)
    return tuple(steps)


@cache
def states() -> tuple[tuple[State, int], ...]:
    """Return every fortieth state, and the last one, of a game at each table, with the number of players."""
    courses = [(party(options, players), players) for options, players in TABLES]
    return tuple((step.state, players) for steps, players in courses for step in (*steps[:-1:40], steps[-1]))


def _next_moves(state: State, luck: Chance) -> tuple[Move, ...]:
    legal = GAME.moves(state, acting(state))
    if state.pending or state.sleuths[state.turn].accused or luck.below(GUESS_PERIOD):
        return (luck.pick(legal),)
    return announcing(state.cases[state.turn])
