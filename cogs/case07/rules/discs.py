"""The discs and marks of a player: where evidence lays them, and the moves besides the action of a turn.

The case is not known here: discs follow the answers given, and notes are the player's own suppositions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.game.contract import Public, Refused, Seat, Step
from cogs.case07.board import Disc, Watch
from cogs.case07.cards import KIND_OF, Card, cards_in, locations, neighbours
from cogs.case07.facts import DiscAssigned, DiscRecalled
from cogs.case07.moves import Answer, Size
from cogs.case07.rules.legal import CHANGES, givers, noted
from cogs.case07.state import State, with_sleuth

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cogs.case07.cards import Case
    from cogs.case07.moves import Accuse, Assign, Note, Recall
    from cogs.case07.state import Sleuth


def lay_by_evidence(sleuth: Sleuth, card: Card, answer: Answer, there: tuple[Card, ...]) -> Sleuth:
    """Lay the disc of an evidence card on its tile; `there` are all cards in its place, the place included.

    If a patrol stands there, “the disc moves from the patrol to the tile” [R5]. The patrol has reported this card too,
    so it brought a disc of this size; if none is left on the patrol, notes return to it first [D5].
    """
    size = Size.LARGE if answer is Answer.SAME else Size.SMALL
    watch = next((each for each in sleuth.watches if each.place in there), None)
    if watch is not None:
        if not count(watch, size):
            sleuth = _taken_back(sleuth, watch.place, Disc(card, size), there)
        sleuth = _off_patrol(sleuth, watch.place, size)
    return _on_tile(sleuth, Disc(card, size))


def unnoted(sleuth: Sleuth, card: Card, where: Mapping[Card, Card]) -> Sleuth:
    """Return the note on a tile, if there is one, to its patrol; `where` gives the place of each tile."""
    note = next((each for each in noted(sleuth.discs, sleuth.findings) if each.card is card), None)
    if note is None:
        return sleuth
    kept = tuple(disc for disc in sleuth.discs if disc is not note)
    return _off_patrol(replace(sleuth, discs=kept), note.patrol or where[card], note.size, -1)


def mark_solved(sleuth: Sleuth, case: Case) -> Sleuth:
    """Mark a solved case: “large discs mark them and the player's other discs go” [R4]; patrols stay, empty [D6]."""
    discs = tuple(Disc(card, Size.LARGE) for card in case.cards)
    return replace(sleuth, discs=discs, watches=tuple(Watch(watch.place, 0, 0) for watch in sleuth.watches))


def count(watch: Watch, size: Size) -> int:
    """Return the number of discs of a size on a patrol."""
    return watch.large if size is Size.LARGE else watch.small


def _on_tile(sleuth: Sleuth, disc: Disc) -> Sleuth:
    return replace(sleuth, discs=(*sleuth.discs, disc))


def _off_patrol(sleuth: Sleuth, place: Card, size: Size, number: int = 1) -> Sleuth:
    watches = (_less(each, size, number) if each.place is place else each for each in sleuth.watches)
    return replace(sleuth, watches=tuple(watches))


def _less(watch: Watch, size: Size, number: int) -> Watch:
    if size is Size.LARGE:
        return replace(watch, large=watch.large - number)
    return replace(watch, small=watch.small - number)


def _taken_back(sleuth: Sleuth, place: Card, proved: Disc, there: tuple[Card, ...]) -> Sleuth:
    """Return notes of the proved disc's size to the patrol in a place; `there` are all cards in the place.

    “The one of the same kind, and if there is none all of this size” [D5], because one of them was wrong. Discs laid by
    evidence stay.
    """
    own = [each for each in noted(sleuth.discs, sleuth.findings) if each.patrol is place or _is_here(each, there)]
    sized = [each for each in own if each.size is proved.size]
    back = [each for each in sized if KIND_OF[each.card] is KIND_OF[proved.card]] or sized
    kept = tuple(disc for disc in sleuth.discs if disc not in back)
    return _off_patrol(replace(sleuth, discs=kept), place, proved.size, -len(back))


def _is_here(disc: Disc, there: tuple[Card, ...]) -> bool:
    """Return whether a disc lies in this place and was not noted from a neighbouring one."""
    return disc.patrol is None and disc.card in there


def accuse(state: State, move: Accuse) -> Step[State]:
    """Lay or move the black disc of a kind; “only their owner” [D7] sees it before it is announced.

    Raise `Refused` if it lies there already, or if discs were moved too often in this turn.
    """
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
    """Cross a card out in a player's notebook, or take that back, “at any time” [D10]; no change is accepted too.

    Raise `Refused` if the player has finished the investigation.
    """
    sleuth = state.sleuths[seat]
    if sleuth.finished is not None:
        raise Refused("refused-case-over")
    notes = {*sleuth.notes, move.card} if move.out else {*sleuth.notes} - {move.card}
    written = replace(sleuth, notes=tuple(sorted(notes, key=_ORDER.__getitem__)))
    return Step(with_sleuth(state, seat, written))


def assign(state: State, move: Assign) -> Step[State]:
    """Move a disc from a patrol to a tile: “a note may be wrong” [D4], and the answers stay unchanged.

    “On a tile of the patrol's own place” [D4] it lies where evidence would have put it: a small disc there means that
    the case's card of that kind lies in a neighbouring place. “Next door” [D4] it means that this very tile is in the
    case. Raise `Refused` if there is no such patrol or disc, or if the tile is not allowed or already marked.
    """
    sleuth = state.sleuths[state.turn]
    watch = next((each for each in sleuth.watches if each.place is move.place), None)
    if watch is None:
        raise Refused("refused-no-patrol-there", place=move.place)
    if not count(watch, move.size):
        raise Refused("refused-no-such-disc", place=move.place, size=move.size)
    beside = move.card not in cards_in(move.place, state.tiles)
    if beside:
        _check_next_door(move, locations(state.tiles)[move.card], sleuth)
    if any(disc.card is move.card for disc in sleuth.discs):
        raise Refused("refused-marked", card=move.card)
    note = Disc(move.card, move.size, move.place if beside else None)
    laid = _on_tile(_off_patrol(sleuth, move.place, move.size), note)
    fact = DiscAssigned(state.turn, move.card, move.size, move.place)
    return Step(with_sleuth(state, state.turn, laid), (Public(fact),))


def _check_next_door(move: Assign, lying: Card, sleuth: Sleuth) -> None:
    """Raise `Refused` unless the note is a small disc “on a tile next door” [D4]; `lying` is the tile's place."""
    if move.size is Size.LARGE or lying not in neighbours(move.place):
        raise Refused("refused-lies-elsewhere", place=move.place, card=move.card, size=move.size)
    gives = givers(sleuth.watches).get(lying)
    if gives is None:
        raise Refused("refused-patrolled", place=lying)
    if gives is not move.place:
        raise Refused("refused-first-patrol", place=gives)


def recall(state: State, move: Recall) -> Step[State]:
    """Take a note back: “the disc returns to the patrol it came from” [D4].

    Raise `Refused` if there is no such note, or if discs were moved too often in this turn.
    """
    sleuth = state.sleuths[state.turn]
    own = next((each for each in noted(sleuth.discs, sleuth.findings) if each.card is move.card), None)
    if own is None:
        raise Refused("refused-no-note", card=move.card)
    if state.changes == CHANGES:
        raise Refused("refused-enough", changes=CHANGES)
    where = locations(state.tiles)
    lifted = with_sleuth(state, state.turn, unnoted(sleuth, move.card, where))
    fact = DiscRecalled(state.turn, move.card, own.size, own.patrol or where[move.card])
    return Step(replace(lifted, changes=state.changes + 1), (Public(fact),))


_ORDER = {card: at for at, card in enumerate(Card)}
