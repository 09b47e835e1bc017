"""Twin hunts, which differ only in Fantom's hidden stations, so that only Fantom can tell them apart."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from bot.game.chance import Chance
from cogs.fantom import GAME
from cogs.fantom.moves import Double, Hide, PlaceThem
from cogs.fantom.options import First, Map, Options

if TYPE_CHECKING:
    from collections.abc import Iterator

PLAYERS = 3
MOVES = 20
"""Enough for five boxes; Fantom appears in the third."""
REVEAL_BOXES = {3}
TRIES = 4
"""The number of tries in case of a difference: on a busy machine the courier may edit a message once more in one hunt.
A difference that depends on Fantom's station appears in every try."""


class Hunt(NamedTuple):
    """The moves of a hunt and Fantom's route."""

    moves: tuple[Any, ...]
    route: tuple[int, ...]


def options(first: First) -> Options:
    """Return the options of a quick hunt with the first or the last seat as Fantom and without proof of the log."""
    return Options(Map.SUBURB, first, prove_log=False)


def played(options_: Options, seed: int) -> tuple[Any, list[Any]]:
    """Play at random, with a double move after the third box; return the state and the moves."""
    state = GAME.start(PLAYERS, options_, Chance(b"", 0)).state
    moves: list[Any] = []
    while len(moves) < MOVES and GAME.to_act(state):
        luck = Chance(b"hunt %d" % seed, len(moves))
        menu = GAME.moves(state, min(GAME.to_act(state)))
        doubles = [move for move in menu if isinstance(move, Double) and len(state.log) == max(REVEAL_BOXES)]
        plain = [move for move in menu if not isinstance(move, Double | PlaceThem)]
        moves.append(luck.pick(doubles or plain))
        state = GAME.apply(state, min(GAME.to_act(state)), moves[-1], luck).state
    return state, moves


def rerouted_moves(options_: Options, first_moves: list[Any], route: tuple[int, ...]) -> tuple[Any, ...]:
    """Return the same moves with another route of Fantom's."""
    state, ways = GAME.start(PLAYERS, options_, Chance(b"", 0)).state, iter(route)
    moves: list[Any] = []
    for n, move in enumerate(first_moves):
        (seat,) = GAME.to_act(state)
        moves.append(_to(move, next(ways)) if seat == state.fantom else move)
        state = GAME.apply(state, seat, moves[-1], Chance(b"", n)).state
    return tuple(moves)


def _to(move: Any, station: int) -> Any:
    return Hide(station) if isinstance(move, Hide) else type(move)(move.transport, station)


def pairs(first: First = First.HOST) -> Iterator[tuple[Hunt, Hunt]]:
    """Yield pairs of hunts that only Fantom can tell apart and in which all of Fantom's hidden stations differ."""
    options_ = options(first)
    for seed in range(1_000):
        state, moves = played(options_, seed)
        if len(moves) < MOVES or len(state.log) < len(REVEAL_BOXES) + 4:
            continue
        for luck in range(20):
            other_route = GAME.redeal(state, None, Chance(b"otherwise", luck)).route
            if all(
                (a == b) == (box in REVEAL_BOXES)
                for box, (a, b) in enumerate(zip(state.route, other_route, strict=True), 1)
            ):
                yield Hunt(tuple(moves), state.route), Hunt(rerouted_moves(options_, moves, other_route), other_route)
