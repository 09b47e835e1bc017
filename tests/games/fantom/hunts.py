"""Whole hunts: random ones for the tests of pictures, menus and texts, and hunts between computers."""

from __future__ import annotations

from functools import cache
from itertools import count
from typing import TYPE_CHECKING

from bot.game.chance import Chance
from cogs.fantom import GAME
from cogs.fantom.moves import PlaceThem
from cogs.fantom.options import Aid, Map, Options

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.game.contract import Budget, Seat, Step
    from cogs.fantom.moves import Move
    from cogs.fantom.state import State

NAMES = ("Ann", "Bob", "Cid", "Dan", "Eve", "Fay")
PLAIN = Options()
QUICK = Options(Map.SUBURB)
RICH = Options(Map.SUBURB, possible=Aid.ON, voluntary_reveal=True, free_double=True, tournament=True)
OPEN = Options(Map.SUBURB, possible=Aid.OFF, shown_start=True, prove_log=False, four_detectives=True)
TABLES = ((PLAIN, 6), (PLAIN, 2), (QUICK, 3), (RICH, 3), (OPEN, 3))


@cache
def hunt(options: Options, players: int, seed: int = 0) -> tuple[Step[State], ...]:
    """Return every step of a game of random moves in which each pawn is placed by hand."""
    step = GAME.start(players, options, Chance(b"hunt", seed))
    steps = [step]
    while acting := sorted(GAME.to_act(step.state)):
        luck = Chance(b"random %d" % seed, len(steps))
        menu = [move for move in GAME.moves(step.state, acting[0]) if not isinstance(move, PlaceThem)]
        step = GAME.apply(step.state, acting[0], luck.pick(menu), luck)
        steps.append(step)
    return tuple(steps)


def hunt_of_computers(options: Options, players: int, luck: bytes, budget: Budget) -> Iterator[tuple[State, Move]]:
    """Yield every position of a hunt between computers, with the move made there."""
    state = GAME.start(players, options, Chance(luck, 0)).state
    for turn in count(1):
        if not (acting := GAME.to_act(state)):
            return
        seat = min(acting)
        move = GAME.computer(GAME.hand(state, seat), GAME.moves(state, seat), Chance(luck, -turn), budget)
        yield state, move
        state = GAME.apply(state, seat, move, Chance(luck, turn)).state


@cache
def states() -> tuple[tuple[State, int], ...]:
    """Return every tenth state, and the last one, of a game at each table, with the number of players."""
    courses = [(hunt(options, players), players) for options, players in TABLES]
    return tuple((step.state, players) for steps, players in courses for step in (*steps[:-1:10], steps[-1]))


def acting(state: State) -> Seat:
    """Return the active seat."""
    (seat,) = GAME.to_act(state)
    return seat
