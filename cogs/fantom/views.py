"""The views of the state: the board for all readers, the hand of one seat, and indistinguishable routes.

Pictures, texts and computer players get all their data here. No view contains a station that was not shown.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from cogs.fantom.board import PAWNS, Board, Box, Detective, Hand, Pawn, Phase
from cogs.fantom.knowledge.deduction import kinds, layers, possible_stations, stations
from cogs.fantom.knowledge.rides import network_of
from cogs.fantom.map.transport import KIND, Stock, Tickets
from cogs.fantom.options import Aid, Map
from cogs.fantom.rules.legal import acting, play_of
from cogs.fantom.state import State, turn

if TYPE_CHECKING:
    from bot.game.chance import Chance
    from bot.game.contract import Seat
    from cogs.fantom.map.network import Network

_WITH_PAWN = frozenset({Phase.PLACE, Phase.TAKE, Phase.DETECTIVES})


def board(state: State) -> Board:
    """Return the public board, with the stations where Fantom can be if the table plays with that aid."""
    view = _plain_board(state)
    if not _shows_possible(state):
        return view
    return replace(view, possible=tuple(stations(possible_stations(view))))


def hand(state: State, seat: Seat) -> Hand:
    """Return a seat's hand: the board, and for Fantom the log with every station."""
    return Hand(board=board(state), seat=seat, route=state.route if seat == state.fantom else None)


def redeal(state: State, seat: Seat | None, chance: Chance) -> State:
    """Return the state with a random route of Fantom that agrees with everything this seat knows.

    Fantom's own seat knows the true route and gets the state unchanged. The route is drawn backwards from a station
    where Fantom can be, so every possible route can come up, though not with equal probability.
    """
    if seat == state.fantom or state.phase is Phase.OVER or not state.route:
        return state
    view = _plain_board(state)
    chart = network_of(view)
    last_layer, *earlier_layers = reversed(layers(view))
    route = [chance.pick(tuple(stations(last_layer)))]
    for box, layer in zip(reversed(view.log), earlier_layers, strict=False):
        route.append(chance.pick(_origins(chart, box, layer, route[-1])))
    return replace(state, route=tuple(reversed(route)))


def _origins(chart: Network, box: Box, layer: int, to: int) -> tuple[int, ...]:
    """Return the stations of a layer from which the ride of a box leads to `to`."""
    numbers = [KIND[transport] for transport in kinds(box)]
    return tuple(origin for origin in stations(layer) if any(to in chart.rides[origin][k] for k in numbers))


def _shows_possible(state: State) -> bool:
    """Return whether the board marks where Fantom can be; by default only in the suburb, the map for beginners."""
    aid = state.options.possible
    return aid is Aid.ON or (aid is Aid.BY_MAP and state.options.map is Map.SUBURB)


def _plain_board(state: State) -> Board:
    play, box_count, seats = play_of(state), len(state.log), acting(state)
    return Board(
        options=state.options,
        fantom=state.fantom,
        detectives=tuple(_detective(state, pawn) for pawn in range(len(state.riders))),
        stock=Stock(*state.stock),
        boxes=play.boxes,
        reveals=play.reveals,
        log=state.log,
        start=state.begun,
        trips=state.trips,
        placed=state.placed,
        phase=state.phase,
        turn=turn(state) if len(seats) == 1 else None,
        pawn=PAWNS[state.pawn] if state.phase in _WITH_PAWN and len(seats) == 1 else None,
        black=_black_station(state),
        next_reveal=next((reveal for reveal in play.reveals if reveal > box_count), None),
        surfaced=state.surfaced,
        possible=None,
        hunts=state.hunts,
    )


def _detective(state: State, pawn: int) -> Detective:
    is_placed = pawn < len(state.places)
    return Detective(
        pawn=Pawn(PAWNS[pawn]),
        seat=state.riders[pawn],
        station=state.places[pawn] if is_placed else None,
        tickets=Tickets(*state.purses[pawn]),
    )


def _black_station(state: State) -> int | None:
    """Return the black pawn's station: “until Fantom rides again” [R7], at a shown start too."""
    if not state.log:
        return state.begun
    return state.log[-1].station if state.log[-1].shown else None
