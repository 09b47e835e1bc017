"""The rules: the active seats, every legal move, and the effect of each move.

Pure. The facts and refusals that a detective gets never depend on Fantom's station; only an arrest does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.game.contract import Refused, Seat, Step
from cogs.fantom.board import PAWNS, Phase
from cogs.fantom.moves import Double, Hide, Move, Place, PlaceThem, Ride, Send, Surface, Take
from cogs.fantom.rules.fantom import double, flee, hide, hide_well, surface, take
from cogs.fantom.rules.flow import open_game
from cogs.fantom.rules.legal import acting, menu
from cogs.fantom.rules.pawns import place, place_them, ride, send

if TYPE_CHECKING:
    from bot.game.chance import Chance
    from cogs.fantom.options import Options
    from cogs.fantom.state import State


def start(players: int, options: Options, chance: Chance) -> Step[State]:
    """Begin the game with its first hunt.

    Raise `Refused` if the server's own map is missing or wrong, or if the map has too few pawns for the detectives.
    """
    return open_game(players, options, chance)


def to_act(state: State) -> frozenset[Seat]:
    """Return the seats that must place, hide, ride or take; an empty set when the game is finished."""
    return acting(state)


def moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """Return every legal move of a seat: by pawn, by transport, then by station; double moves and reveals last.

    An empty tuple if the seat is not active.
    """
    return menu(state, seat) if seat in acting(state) else ()


def apply(state: State, seat: Seat, move: Move, chance: Chance) -> Step[State]:
    """Make a move. Raise `Refused`, with a text that gives the reason, for a move that is not in `moves`."""
    if state.phase is Phase.OVER:
        raise Refused("refused-over")
    if seat not in acting(state):
        raise Refused("not-your-turn")
    if isinstance(move, Send):
        return send(state, seat, move)
    if isinstance(move, Ride) and state.phase is Phase.DETECTIVES:
        return ride(state, move)
    if isinstance(move, Place | PlaceThem):
        return place(state, seat, move) if isinstance(move, Place) else _place_for(state, seat, chance)
    if isinstance(move, Hide):
        return hide(state, seat, move)
    return _fantom_move(state, seat, move)


def _place_for(state: State, seat: Seat, chance: Chance) -> Step[State]:
    """Choose the start of a seat's pawns, or of Fantom."""
    return hide_well(state, seat, chance) if seat == state.fantom else place_them(state, seat, chance)


def _fantom_move(state: State, seat: Seat, move: Ride | Double | Surface | Take) -> Step[State]:
    """Make a move of Fantom's.

    Raise `Refused` before Fantom has hidden, and for any move but `Take` while tickets are to be taken.
    """
    if seat != state.fantom and not isinstance(move, Ride):
        raise Refused("refused-only-fantom")
    if state.phase is Phase.PLACE:
        raise Refused("refused-place-first")
    if state.phase is Phase.HIDE:
        raise Refused("refused-hide-first")
    if isinstance(move, Take):
        return take(state, move)
    if state.phase is Phase.TAKE:
        raise Refused("refused-take-first", pawn=PAWNS[state.pawn])
    if isinstance(move, Double):
        return double(state, move)
    return flee(state, move) if isinstance(move, Ride) else surface(state, move)
