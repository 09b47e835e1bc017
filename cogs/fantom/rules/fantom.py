"""Fantom's moves: hiding, rides, double moves, reveals, and taking tickets after a voluntary reveal.

A refusal here names Fantom's station. Only Fantom gets it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.game.contract import Public, Refused, Seat, Step, Whisper
from cogs.fantom.board import PAWNS, Box, Ending, Phase
from cogs.fantom.facts import (
    FantomAppeared,
    FantomBegan,
    FantomDoubled,
    FantomFlitted,
    FantomHid,
    FantomRode,
    FantomSurfaced,
    LogProved,
    LogWritten,
    TicketTaken,
)
from cogs.fantom.knowledge.placing import draw_hideout
from cogs.fantom.map.transport import DOUBLE, KIND, LAND, TRANSPORTS, with_one, without
from cogs.fantom.moves import Hide
from cogs.fantom.rules.flow import as_route, end_hunt, is_stranded, to_fantom, to_pawns
from cogs.fantom.rules.legal import (
    fare,
    has_room_for_double,
    is_followed,
    network_of,
    play_of,
    require_free,
    require_ride,
    shows_anyway,
)
from cogs.fantom.state import State, whereabouts

if TYPE_CHECKING:
    from bot.game.chance import Chance
    from cogs.fantom.moves import Double, Ride, Surface, Take
    from cogs.fantom.rules.flow import News


def hide(state: State, seat: Seat, move: Hide) -> Step[State]:
    """Write the start: “Fantom secretly writes a free station into box 1, without a ticket” [R1].

    With `shown_start` it “is shown and fills no box, so that box 1 is the first real ride” [V3], before any pawn's.

    Raise `Refused` unless Fantom is to hide and the station is free.
    """
    if seat != state.fantom:
        raise Refused("refused-only-fantom")
    if state.phase is not Phase.HIDE:
        raise Refused("refused-hidden-already")
    require_free(state, move.station)
    if state.options.shown_start:
        return to_fantom(replace(state, begun=move.station), (Public(FantomBegan(move.station)),))
    next_state = replace(state, route=(move.station,), log=(Box(),))
    written = Whisper(state.fantom, LogWritten(1, move.station, None))
    step = appear_if_due(next_state, (Public(FantomHid()), written))
    return to_pawns(step.state, 0, step.news)


def hide_well(state: State, seat: Seat, chance: Chance) -> Step[State]:
    """Hide on a station “drawn by lot from the quarter of the town where Fantom is safest” [D19].

    Raise `Refused` unless Fantom is to hide.
    """
    return hide(state, seat, Hide(draw_hideout(network_of(state), state.places, chance)))


def flee(state: State, move: Ride) -> Step[State]:
    """Ride in secret: a single ride or the second half of a double move. Raise `Refused` if the ride is not legal."""
    half = state.phase is Phase.SECOND
    require_ride(state, whereabouts(state), move, fare(state, half=half)[KIND[move.transport]])
    step = _write_box(state, move, half=half)
    return to_pawns(step.state, 0, step.news)


def double(state: State, move: Double) -> Step[State]:
    """Make the first half of a double move: “none whose second half would find no box” [R6].

    “If the first half fills a reveal box, Fantom is seen there and vanishes again with the second” [R6].

    Raise `Refused` in the second half, without a double ticket, without two free boxes, and if either ride is not
    legal.
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
    paid_state = replace(state, stock=without(state.stock, DOUBLE))
    step = _write_box(paid_state, move, half=True)
    announcement = Public(FantomDoubled(paid_state.stock[DOUBLE]))
    return Step(replace(step.state, phase=Phase.SECOND), (announcement, *step.news))


def surface(state: State, move: Surface) -> Step[State]:
    """Ride and be seen: “the station is shown, and Fantom takes a ticket of their choice from every pawn” [V2].

    It “may be the second half of a double move but not the first” [D6], nor a ride into a box that shows Fantom anyway.

    Raise `Refused` if the table does not play with the reveal, it is used up, the box is a reveal box, or the ride is
    not legal.
    """
    if not state.options.voluntary_reveal:
        raise Refused("refused-no-surfacing")
    if state.surfaced:
        raise Refused("refused-surfaced-already")
    if shows_anyway(state):
        raise Refused("refused-shown-anyway", box=len(state.log) + 1)
    half = state.phase is Phase.SECOND
    require_ride(state, whereabouts(state), move, fare(state, half=half)[KIND[move.transport]])
    step = _write_box(state, move, half=half)
    shown_step = appear_voluntarily(step.state, step.news)
    return to_taking(shown_step.state, 0, shown_step.news)


def _write_box(state: State, move: Ride | Double | Surface, *, half: bool) -> Step[State]:
    """Pay, ride and write the box; the ticket “goes out of the game” [R4], and a free double move shows none [V4]."""
    box, is_free = len(state.log) + 1, half and state.options.free_double
    next_state = replace(
        state,
        stock=state.stock if is_free else without(state.stock, KIND[move.transport]),
        route=(*state.route, move.to),
        log=(*state.log, Box(None if is_free else move.transport, double=half)),
    )
    fact = FantomFlitted(box) if is_free else FantomRode(box, move.transport)
    news: News = (Public(fact), Whisper(state.fantom, LogWritten(box, move.to, move.transport)))
    return appear_if_due(next_state, news)


def appear_if_due(state: State, news: News) -> Step[State]:
    """Show the box just written if it is a reveal box: the station, and with `prove_log` the log since the last one.

    “A proof reaches back to the last reveal box. A voluntary reveal in between proves nothing” [D5].
    """
    box, reveals = len(state.log), play_of(state).reveals
    if box not in reveals:
        return Step(state, news)
    news = (*news, Public(FantomAppeared(box, state.route[-1])))
    shown_state = _with_station_shown(state)
    if not state.options.prove_log:
        return Step(shown_state, news)
    last_reveal = max((reveal for reveal in reveals if reveal < box), default=0)
    return Step(
        _with_log_proved(shown_state, last_reveal),
        (*news, Public(LogProved(last_reveal + 1, box, as_route(state.route[last_reveal:])))),
    )


def appear_voluntarily(state: State, news: News) -> Step[State]:
    """Show the box just written and mark the voluntary reveal as used."""
    fact = FantomSurfaced(len(state.log), state.route[-1])
    return Step(replace(_with_station_shown(state), surfaced=True), (*news, Public(fact)))


def _with_station_shown(state: State) -> State:
    box = replace(state.log[-1], station=state.route[-1], shown=True)
    return replace(state, log=(*state.log[:-1], box))


def _with_log_proved(state: State, last_reveal: int) -> State:
    stations = zip(state.log[last_reveal:], state.route[last_reveal:], strict=True)
    return replace(state, log=(*state.log[:last_reveal], *(replace(box, station=station) for box, station in stations)))


def take(state: State, move: Take) -> Step[State]:
    """Take a ticket of this kind from the pawn `State.pawn`.

    Raise `Refused` if Fantom is not to take tickets, or if the pawn has none of this kind.
    """
    pawn, kind = state.pawn, KIND[move.transport]
    if state.phase is not Phase.TAKE:
        raise Refused("refused-nothing-to-take")
    if move.transport not in LAND or not state.purses[pawn][kind]:
        raise Refused("refused-pawn-has-none", pawn=PAWNS[pawn], transport=move.transport)
    return _take_ticket(state, pawn, kind, ())


def to_taking(state: State, first: int, news: News) -> Step[State]:
    """Take a ticket from each pawn from `first` on, with a choice of Fantom's where there is one; then the pawns ride.

    “A pawn without any gives none, and one that has a single kind gives it unasked” [D7].
    """
    for pawn in range(first, len(state.places)):
        kinds = [kind for kind, count in enumerate(state.purses[pawn]) if count]
        if len(kinds) > 1:
            return Step(replace(state, phase=Phase.TAKE, pawn=pawn), news)
        if kinds:
            return _take_ticket(state, pawn, kinds[0], news)
    return to_pawns(state, 0, news)


def _take_ticket(state: State, pawn: int, kind: int, news: News) -> Step[State]:
    """Move the ticket to Fantom. The hunt ends if the pawns have no usable ticket left."""
    purse = without(state.purses[pawn], kind)
    next_state = replace(
        state,
        purses=(*state.purses[:pawn], purse, *state.purses[pawn + 1 :]),
        stock=with_one(state.stock, kind),
    )
    news = (*news, Public(TicketTaken(PAWNS[pawn], TRANSPORTS[kind])))
    if is_stranded(next_state):
        return end_hunt(next_state, Ending.STRANDED, news)
    return to_taking(next_state, pawn + 1, news)
