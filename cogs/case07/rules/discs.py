"""A player's own discs and marks: where evidence lays them, and what they may do with them besides their action.

Must never know a case: what an answer says is laid as it says, and what a player only supposes is their own affair.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.game import Public, Refused, Seat, Step
from cogs.case07.board import Disc, Watch
from cogs.case07.cards import KIND_OF, Card, cards_in
from cogs.case07.facts import DiscAssigned
from cogs.case07.moves import Answer, Size
from cogs.case07.rules.legal import CHANGES
from cogs.case07.state import State, with_sleuth

if TYPE_CHECKING:
    from cogs.case07.cards import Case
    from cogs.case07.moves import Accuse, Assign, Note
    from cogs.case07.state import Sleuth


def lay_by_evidence(sleuth: Sleuth, card: Card, answer: Answer, there: tuple[Card, ...]) -> Sleuth:
    """Lay the disc that evidence brings on its tile; `there` is all that lies in its place, the place included.

    If a patrol stands there, “the disc moves from the patrol to the tile” [R5]. It has reported this card too, so it
    brought a disc of this size; if none is left on it, “the notes of this size in this place go back to the patrol
    first” [D5].
    """
    size = Size.LARGE if answer is Answer.SAME else Size.SMALL
    watch = next((each for each in sleuth.watches if each.place in there), None)
    if watch is not None:
        if not count(watch, size):
            sleuth = _taken_back(sleuth, watch.place, size, there)
        sleuth = _off_patrol(sleuth, watch.place, size)
    return _on_tile(sleuth, card, size)


def lay_as_note(sleuth: Sleuth, place: Card, card: Card, size: Size) -> Sleuth:
    """Move a disc from the patrol in a place to a tile “as a note” [R6]."""
    return _on_tile(_off_patrol(sleuth, place, size), card, size)


def mark_solved(sleuth: Sleuth, case: Case) -> Sleuth:
    """Mark a solved case: “large discs mark them and the player's other discs go” [R4]; patrols stay, empty [D6]."""
    discs = tuple(Disc(card, Size.LARGE) for card in case.cards)
    return replace(sleuth, discs=discs, watches=tuple(Watch(watch.place, 0, 0) for watch in sleuth.watches))


def count(watch: Watch, size: Size) -> int:
    """Return how many discs of a size lie on a patrol."""
    return watch.large if size is Size.LARGE else watch.small


def _on_tile(sleuth: Sleuth, card: Card, size: Size) -> Sleuth:
    return replace(sleuth, discs=(*sleuth.discs, Disc(card, size)))


def _off_patrol(sleuth: Sleuth, place: Card, size: Size, number: int = 1) -> Sleuth:
    watches = (_less(each, size, number) if each.place is place else each for each in sleuth.watches)
    return replace(sleuth, watches=tuple(watches))


def _less(watch: Watch, size: Size, number: int) -> Watch:
    if size is Size.LARGE:
        return replace(watch, large=watch.large - number)
    return replace(watch, small=watch.small - number)


def _taken_back(sleuth: Sleuth, place: Card, size: Size, there: tuple[Card, ...]) -> Sleuth:
    """Return the notes of a size in a place to the patrol; discs that evidence has laid stay."""
    sure = {finding.card for finding in sleuth.findings if finding.answer is not Answer.NOTHING}
    noted = [disc for disc in sleuth.discs if disc.size is size and disc.card in there and disc.card not in sure]
    kept = tuple(disc for disc in sleuth.discs if disc not in noted)
    return _off_patrol(replace(sleuth, discs=kept), place, size, -len(noted))


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


def note(state: State, seat: Seat, move: Note) -> Step[State]:
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
    if move.card not in cards_in(move.place, state.tiles):
        raise Refused("refused-lies-elsewhere", place=move.place, card=move.card)
    if any(disc.card is move.card for disc in sleuth.discs):
        raise Refused("refused-marked", card=move.card)
    noted = lay_as_note(sleuth, move.place, move.card, move.size)
    return Step(with_sleuth(state, state.turn, noted), (Public(DiscAssigned(state.turn, move.card)),))


_ORDER = {card: at for at, card in enumerate(Card)}
