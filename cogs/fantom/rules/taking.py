"""After a voluntary reveal: Fantom takes a ticket from every pawn that has one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.game import Public, Refused, Step
from cogs.fantom.facts import TicketTaken
from cogs.fantom.map.exits import with_one, without
from cogs.fantom.map.network import TRANSPORTS
from cogs.fantom.map.transport import LAND
from cogs.fantom.rules.course import to_pawns
from cogs.fantom.rules.ending import ended, stranded
from cogs.fantom.rules.menus import KIND
from cogs.fantom.view import PAWNS, Ending, Phase

if TYPE_CHECKING:
    from cogs.fantom.moves import Take
    from cogs.fantom.rules.ending import News
    from cogs.fantom.state import State


def take(state: State, move: Take) -> Step[State]:
    """Take a ticket of this kind from the pawn whose turn it is to give one."""
    pawn, kind = state.pawn, KIND[move.transport]
    if state.phase is not Phase.TAKE:
        raise Refused("refused-nothing-to-take")
    if move.transport not in LAND or not state.purses[pawn][kind]:
        raise Refused("refused-pawn-has-none", pawn=PAWNS[pawn], transport=move.transport)
    return _taken(state, pawn, kind, ())


def to_taking(state: State, first: int, news: News) -> Step[State]:
    """Ask for a ticket of each pawn from `first` on; then the pawns ride.

    “A pawn without any gives none, and one that has a single kind gives it unasked” [D7].
    """
    for pawn in range(first, len(state.places)):
        kinds = [kind for kind, left in enumerate(state.purses[pawn]) if left]
        if len(kinds) > 1:
            return Step(replace(state, phase=Phase.TAKE, pawn=pawn), news)
        if kinds:
            return _taken(state, pawn, kinds[0], news)
    return to_pawns(state, 0, news)


def _taken(state: State, pawn: int, kind: int, news: News) -> Step[State]:
    """Move the ticket; with it the last useful one may be gone from the pawns."""
    purse = without(state.purses[pawn], kind)
    after = replace(
        state,
        purses=(*state.purses[:pawn], purse, *state.purses[pawn + 1 :]),
        stock=with_one(state.stock, kind),
    )
    news = (*news, Public(TicketTaken(PAWNS[pawn], TRANSPORTS[kind])))
    if stranded(after):
        return ended(after, Ending.STRANDED, news)
    return to_taking(after, pawn + 1, news)
