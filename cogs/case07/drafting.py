"""What a player may do besides their action: lay black discs, move discs as notes, cross out.

Nothing of it is checked against a case: what a player only supposes is his own affair.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.game import Public, Refused, Seat, Step
from cogs.case07.discs import as_note, count
from cogs.case07.facts import DiscAssigned
from cogs.case07.kinds import KIND_OF, PLACES, Card
from cogs.case07.legal import CHANGES
from cogs.case07.neighbours import named
from cogs.case07.state import State, with_sleuth

if TYPE_CHECKING:
    from cogs.case07.moves import Accuse, Assign, Note


def accuse(state: State, move: Accuse) -> Step[State]:
    """Lay a black disc, or move the one of that kind; “only their owner” [D7] sees it before it is announced."""
    sleuth = state.sleuths[state.turn]
    if move.card in sleuth.accused:
        raise Refused("refused-accused-already", card=move.card)
    others = [card for card in sleuth.accused if KIND_OF[card] is not KIND_OF[move.card]]
    moved = len(others) < len(sleuth.accused)
    if moved and state.changes == CHANGES:
        raise Refused("refused-enough", changes=CHANGES)
    accused = tuple(sorted((*others, move.card), key=_ORDER.__getitem__))
    laid = with_sleuth(state, state.turn, replace(sleuth, accused=accused))
    return Step(replace(laid, changes=state.changes + moved))


def cross(state: State, seat: Seat, move: Note) -> Step[State]:
    """Cross a card out in a player's notebook, or take that back, “at any time” [D10]. It may stand so already."""
    sleuth = state.sleuths[seat]
    if sleuth.finished is not None:
        raise Refused("refused-case-over")
    notes = {*sleuth.notes, move.card} if move.out else {*sleuth.notes} - {move.card}
    written = replace(sleuth, notes=tuple(sorted(notes, key=_ORDER.__getitem__)))
    return Step(with_sleuth(state, seat, written))


def assign(state: State, move: Assign) -> Step[State]:
    """Move an own disc from a patrol to a tile as a note: “it may be wrong” [D4], and the answers stay as they were.

    It goes where evidence would have put it, “on a tile of the patrol's own place” [D4]: so a small disc on a tile
    always says that the case's card of that kind lies next door, whoever laid it.
    """
    sleuth = state.sleuths[state.turn]
    watch = next((each for each in sleuth.watches if each.place is move.place), None)
    if watch is None:
        raise Refused("refused-no-patrol-there", place=move.place)
    if not count(watch, move.size):
        raise Refused("refused-no-such-disc", place=move.place, size=move.size)
    if move.card not in named(move.place, state.tiles[PLACES.index(move.place)]):
        raise Refused("refused-lies-elsewhere", place=move.place, card=move.card)
    if any(disc.card is move.card for disc in sleuth.discs):
        raise Refused("refused-marked", card=move.card)
    noted = as_note(sleuth, move.place, move.card, move.size)
    return Step(with_sleuth(state, state.turn, noted), (Public(DiscAssigned(state.turn, move.card)),))


_ORDER = {card: at for at, card in enumerate(Card)}
