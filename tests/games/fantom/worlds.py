"""All hunts that agree with the public facts, found by playing every one of them beside the real hunt.

A slow and simple reference for the re-deal and the trace, based on the rules alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.game.contract import Public, Refused, Seat, Step
from cogs.fantom.rules import apply, moves, start, to_act
from cogs.fantom.views import board

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from bot.game.chance import Chance
    from cogs.fantom.board import Board
    from cogs.fantom.moves import Move
    from cogs.fantom.options import Options
    from cogs.fantom.state import State

    PublicView = tuple[Board, list[Public]]

MAX_WORLDS = 1_500
"""The search stops when more than this many hunts are possible."""


def courses(options: Options, players: int, chance: Chance) -> Iterator[tuple[State, list[State]]]:
    """Play at random; yield each state after Fantom has hidden, with all states that look the same, itself included."""
    state = start(players, options, chance).state
    worlds = [state]
    while len(worlds) <= MAX_WORLDS and to_act(state):
        if state.route:
            yield state, worlds
        (seat,) = to_act(state)
        move = chance.pick(moves(state, seat))
        step = apply(state, seat, move, chance)
        view = _public_view(step)
        worlds = [candidate for world in worlds for candidate in _successors(world, seat, move, view, chance)]
        state = step.state


def _successors(world: State, seat: Seat, move: Move, view: PublicView, chance: Chance) -> Iterator[State]:
    """Yield the states that follow from `world` and look like `view`, by the same move or any of Fantom's."""
    menu: Iterable[Move] = moves(world, seat) if seat == world.fantom else (move,)
    for candidate in menu:
        try:
            next_step = apply(world, seat, candidate, chance)
        except Refused:
            continue
        if _public_view(next_step) == view:
            yield next_step.state


def _public_view(step: Step[State]) -> PublicView:
    return board(step.state), [news for news in step.news if isinstance(news, Public)]
