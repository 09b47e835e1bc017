"""The text of a hand: Fantom's own log, rides and dangers; a detective has no secrets.

Only for the owner of the hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.fantom.describe import boxes, by_transport, headline, reach
from cogs.fantom.knowledge.rides import fantom_rides, pawn_rides, whereabouts
from cogs.fantom.labels import ranges, spoken

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.i18n.translation import Say
    from cogs.fantom.board import Hand


def secrets(hand: Hand, say: Say) -> str:
    """Return the seat's secrets as text, or for a detective a line that there are none."""
    if hand.route is None:
        return say("no-secrets")
    return "\n".join((*_whereabouts(hand, say), *_log(hand, say), *_rides(hand, say), *_danger(hand, say)))


def log_sheet(hand: Hand, say: Say) -> str:
    """Return the description of the picture of Fantom's log."""
    return "\n".join((*_whereabouts(hand, say), *_log(hand, say), say.about("board-stock", hand.board.stock)))


def own_map(hand: Hand, say: Say) -> str:
    """Return the description of a seat's own map.

    It lists the rides of the seat's pawns; on Fantom's map, the rides of Fantom and of all pawns.
    """
    told = (headline(hand.board, say), *_whereabouts(hand, say), *_rides(hand, say), *_danger(hand, say))
    return "\n".join(told if hand.route is not None else (headline(hand.board, say), *_of_pawns(hand, say)))


def in_letter(hand: Hand, say: Say) -> str:
    """Return the description of a letter's picture.

    It is the seat's own map; Fantom's also shows the tickets left.
    """
    if hand.route is None:
        return own_map(hand, say)
    return "\n".join((own_map(hand, say), say.about("board-stock", hand.board.stock)))


def _whereabouts(hand: Hand, say: Say) -> Iterator[str]:
    at = whereabouts(hand)
    yield say("secret-whereabouts", station=spoken(hand.board, at, say.language)) if at else say("secret-none-yet")


def _log(hand: Hand, say: Say) -> Iterator[str]:
    if hand.route:
        yield say("secret-log", boxes=boxes(hand.board, hand.board.log, hand.route, say))


def _rides(hand: Hand, say: Say) -> Iterator[str]:
    if whereabouts(hand) is not None and hand.board.phase.placed:
        rides = by_transport(hand.board, fantom_rides(hand), say)
        yield say("secret-rides", rides=rides) if rides else say("secret-no-rides")


def _danger(hand: Hand, say: Say) -> Iterator[str]:
    """Yield the stations in reach of the pawns' next rides, and the pawns in reach of Fantom."""
    if not hand.board.phase.placed:
        return
    reached = {each.pawn: {ride.to for ride in pawn_rides(hand.board, each.pawn)} for each in hand.board.detectives}
    stations = ranges(sorted({at for targets in reached.values() for at in targets}))
    yield say("secret-danger", stations=stations) if stations else say("secret-safe")
    near = [pawn for pawn, targets in reached.items() if whereabouts(hand) in targets]
    if near:
        pawns = ", ".join(f"{say('disc', pawn=pawn.value)} {say('the-pawn', pawn=pawn.value)}" for pawn in near)
        yield say("secret-watched", pawns=pawns)


def _of_pawns(hand: Hand, say: Say) -> Iterator[str]:
    own = (each.pawn for each in hand.board.detectives if each.seat == hand.seat and each.station is not None)
    yield from (reach(hand.board, pawn, say) for pawn in own)
