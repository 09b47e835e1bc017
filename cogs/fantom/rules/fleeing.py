"""Fantom's moves: a secret ride, a double one, a voluntary reveal and the tickets it brings.

A refusal here names his station; it goes to him alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.game import Public, Refused, Step, Whisper
from cogs.fantom.facts import FantomDoubled, FantomFlitted, FantomRode, LogWritten
from cogs.fantom.map.exits import without
from cogs.fantom.rules.course import to_pawns
from cogs.fantom.rules.legal import fare, has_room_for_double, is_followed, shows_anyway
from cogs.fantom.rules.menus import KIND
from cogs.fantom.rules.riding import require_ride
from cogs.fantom.rules.showing import appeared, surfaced
from cogs.fantom.rules.taking import to_taking
from cogs.fantom.state import DOUBLE, State, whereabouts
from cogs.fantom.view import Box, Phase

if TYPE_CHECKING:
    from cogs.fantom.moves import Double, Ride, Surface
    from cogs.fantom.rules.ending import News


def flee(state: State, move: Ride) -> Step[State]:
    """Ride in secret: a single ride or the second half of a double move."""
    half = state.phase is Phase.SECOND
    require_ride(state, whereabouts(state), move, fare(state, half=half)[KIND[move.transport]])
    step = _written(state, move, half=half)
    return to_pawns(step.state, 0, step.news)


def double(state: State, move: Double) -> Step[State]:
    """Make the first half of a double move: “none whose second half would find no box” [R6].

    “If the first half fills a reveal box, Fantom is seen there and vanishes again with the second” [R6].
    """
    if state.phase is Phase.SECOND:
        raise Refused("refused-one-double")
    if not state.stock[DOUBLE]:
        raise Refused("refused-no-double")
    if not has_room_for_double(state):
        raise Refused("refused-no-room-for-double")
    require_ride(state, whereabouts(state), move, fare(state, half=True)[KIND[move.transport]])
    if not is_followed(state, move):
        raise Refused("refused-no-second-ride")
    paid = replace(state, stock=without(state.stock, DOUBLE))
    step = _written(paid, move, half=True)
    told = Public(FantomDoubled(paid.stock[DOUBLE]))
    return Step(replace(step.state, phase=Phase.SECOND), (told, *step.news))


def surface(state: State, move: Surface) -> Step[State]:
    """Ride and be seen: “the station is shown, and Fantom takes a ticket of their choice from every pawn” [V2].

    It “may be the second half of a double move but not the first” [D6], nor a ride into a box that shows Fantom anyway.
    """
    if not state.options.voluntary_reveal:
        raise Refused("refused-no-surfacing")
    if state.surfaced:
        raise Refused("refused-surfaced-already")
    if shows_anyway(state):
        raise Refused("refused-shown-anyway", box=len(state.log) + 1)
    half = state.phase is Phase.SECOND
    require_ride(state, whereabouts(state), move, fare(state, half=half)[KIND[move.transport]])
    step = _written(state, move, half=half)
    seen = surfaced(step.state, step.news)
    return to_taking(seen.state, 0, seen.news)


def _written(state: State, move: Ride | Double | Surface, *, half: bool) -> Step[State]:
    """Pay, ride and write the box; the ticket “goes out of the game” [R4], and a free double's shows nothing [V4]."""
    box, free = len(state.log) + 1, half and state.options.free_double
    ridden = replace(
        state,
        stock=state.stock if free else without(state.stock, KIND[move.transport]),
        route=(*state.route, move.to),
        log=(*state.log, Box(None if free else move.transport, double=half)),
    )
    public = FantomFlitted(box) if free else FantomRode(box, move.transport)
    news: News = (Public(public), Whisper(state.fantom, LogWritten(box, move.to, move.transport)))
    return appeared(ridden, news)
