"""Positions of a hunt in the test town with two seats: Fantom, and a detective who moves all pawns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from bot.game.chance import Chance
from bot.game.contract import Fact, Public, Refused, Seat, Step, Whisper
from cogs.fantom.board import Box, Phase
from cogs.fantom.map.transport import Transport
from cogs.fantom.rules import apply, start, to_act
from tests.games.fantom.grid import grid_options

if TYPE_CHECKING:
    from cogs.fantom.moves import Move
    from cogs.fantom.options import Options
    from cogs.fantom.state import State

LUCK = Chance(b"", 0)
FANTOM, DETECTIVE = Seat(0), Seat(1)
CAB, TAXI, TRAM, BOAT = Transport
GRID = grid_options()


def begun(options: Options = GRID, players: int = 2) -> State:
    """Return a new hunt in which the first pawn must be placed."""
    return start(players, options, LUCK).state


def position(
    *places: int,
    route: tuple[int, ...],
    phase: Phase = Phase.DETECTIVES,
    options: Options = GRID,
    players: int = 2,
    **changes: Any,
) -> State:
    """Return a hunt with these places of the pawns and this route of Fantom's; tickets are full, every ride was by cab.

    With fewer places than the map has pawns, only that many pawns hunt.
    """
    first_state = begun(options, players)
    pawns = len(places)
    log = (Box(), *(Box(Transport.CAB) for _ in route[1:])) if route else ()
    state = replace(
        first_state,
        riders=first_state.riders[:pawns],
        purses=first_state.purses[:pawns],
        places=places,
        placed=places,
        route=route,
        log=log,
        phase=phase,
    )
    return replace(state, **changes)


def fantom_at(station: int, *places: int, box: int = 2, **changes: Any) -> State:
    """Return a hunt in which Fantom must ride from a station into this box."""
    route = tuple(_walk(station, box - 1))
    return position(*places, route=route, phase=Phase.FANTOM, **changes)


def _walk(station: int, boxes: int) -> list[int]:
    """Return a route to and fro that ends at a station."""
    neighbour = station - 1 if station % 5 != 1 else station + 1
    return [station if (boxes - box) % 2 == 0 else neighbour for box in range(1, boxes + 1)]


def play(state: State, *moves: Move) -> Step[State]:
    """Make these moves, each with the active seat; return the last step."""
    step = Step(state)
    for move in moves:
        (seat,) = to_act(step.state)
        step = apply(step.state, seat, move, LUCK)
    return step


def after(state: State, *moves: Move) -> State:
    """Return the state after these moves, each made by the active seat."""
    return play(state, *moves).state


def facts(step: Step[State]) -> tuple[Fact, ...]:
    """Return the public facts of a step."""
    return tuple(news.fact for news in step.news if isinstance(news, Public))


def whispers(step: Step[State]) -> tuple[tuple[Seat, Fact], ...]:
    """Return the whispers of a step."""
    return tuple((news.to, news.fact) for news in step.news if isinstance(news, Whisper))


def refusal(state: State, move: Move, seat: Seat | None = None) -> tuple[str, dict[str, str | int]]:
    """Return the reason why a move is refused, with the text's variables; fail if the move is legal."""
    acting = next(iter(to_act(state)), FANTOM) if seat is None else seat
    with pytest.raises(Refused) as refused:
        apply(state, acting, move, LUCK)
    return refused.value.text, refused.value.variables
