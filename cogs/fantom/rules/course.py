"""How the turn passes: from Fantom to the pawns, from pawn to pawn, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.game import Public, Step
from cogs.fantom.facts import PawnStuck
from cogs.fantom.rules.ending import ended, stranded
from cogs.fantom.rules.legal import can_flee, can_ride, play_of
from cogs.fantom.view import PAWNS, Ending, Phase

if TYPE_CHECKING:
    from cogs.fantom.rules.ending import News
    from cogs.fantom.state import State


def to_pawns(state: State, first: int, news: News) -> Step[State]:
    """Let the pawns from `first` on ride: “a pawn without a legal ride is skipped for that round” [R8]; then Fantom.

    “If all pawns hold only tickets that are useless where they stand, Fantom wins at once” [R11].
    """
    rider = _next_rider(state, first)
    if rider is None and stranded(state):
        return ended(state, Ending.STRANDED, news)
    stuck = range(first, len(state.places) if rider is None else rider)
    news += tuple(Public(PawnStuck(state.riders[pawn], PAWNS[pawn])) for pawn in stuck) if stuck else ()
    if rider is None:
        return to_fantom(state, news)
    return Step(replace(state, phase=Phase.DETECTIVES, pawn=rider), news)


def to_fantom(state: State, news: News) -> Step[State]:
    """Let Fantom ride, if there is a box left to write and a ride left to make.

    “If the last box is written and the pawns have made their last rides without an arrest, Fantom wins” [R12]; if
    “there is no legal ride” [R10], Fantom has lost.
    """
    if len(state.log) == play_of(state).boxes:
        return ended(state, Ending.ESCAPED, news)
    if not can_flee(state):
        return ended(state, Ending.CORNERED, news)
    return Step(replace(state, phase=Phase.FANTOM, pawn=0), news)


def _next_rider(state: State, first: int) -> int | None:
    for pawn in range(first, len(state.places)):
        if can_ride(state, pawn):
            return pawn
    return None
