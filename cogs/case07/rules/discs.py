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
from cogs.case07.rules.legal import MAX_CHANGES, note_discs, source_patrols
from cogs.case07.state import State, with_sleuth

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cogs.case07.cards import Case
    from cogs.case07.moves import Accuse, Assign, Note, Recall
    from cogs.case07.state import Sleuth


def lay_by_evidence(sleuth: Sleuth, card: Card, answer: Answer, cards_there: tuple[Card, ...]) -> Sleuth:
    """Lay the disc of an evidence card on its tile; `cards_there` are all cards in its place, the place included.

    If a patrol stands there, “the disc moves from the patrol to the tile” [R5]. The patrol has reported this card too,
    so it brought a disc of this size; if none is left on the patrol, notes return to it first [D5].
    """
    size = Size.LARGE if answer is Answer.SAME else Size.SMALL
    watch = next((watch for watch in sleuth.watches if watch.place in cards_there), None)
    if watch is not None:
        if not count(watch, size):
            sleuth = _return_notes(sleuth, watch.place, Disc(card, size), cards_there)
        sleuth = _take_from_patrol(sleuth, watch.place, size)
    return _with_disc(sleuth, Disc(card, size))


def without_note(sleuth: Sleuth, card: Card, places: Mapping[Card, Card]) -> Sleuth:
    """Return the note on a tile, if there is one, to its patrol; `places` gives the place of each tile."""
    note = next((disc for disc in note_discs(sleuth.discs, sleuth.findings) if disc.card is card), None)
    if note is None:
        return sleuth
    discs = tuple(disc for disc in sleuth.discs if disc is not note)
    return _take_from_patrol(replace(sleuth, discs=discs), note.patrol or places[card], note.size, -1)


def mark_solved(sleuth: Sleuth, case: Case) -> Sleuth:
    """Mark a solved case: “large discs mark them and the player's other discs go” [R4]; patrols stay, empty [D6]."""
    discs = tuple(Disc(card, Size.LARGE) for card in case.cards)
    return replace(sleuth, discs=discs, watches=tuple(Watch(watch.place, 0, 0) for watch in sleuth.watches))


def count(watch: Watch, size: Size) -> int:
    """Return the number of discs of a size on a patrol."""
    return watch.large if size is Size.LARGE else watch.small


def _with_disc(sleuth: Sleuth, disc: Disc) -> Sleuth:
    return replace(sleuth, discs=(*sleuth.discs, disc))


def _take_from_patrol(sleuth: Sleuth, place: Card, size: Size, number: int = 1) -> Sleuth:
    watches = (_with_fewer_discs(watch, size, number) if watch.place is place else watch for watch in sleuth.watches)
    return replace(sleuth, watches=tuple(watches))


def _with_fewer_discs(watch: Watch, size: Size, number: int) -> Watch:
    if size is Size.LARGE:
        return replace(watch, large=watch.large - number)
    return replace(watch, small=watch.small - number)


def _return_notes(sleuth: Sleuth, place: Card, proved: Disc, cards_there: tuple[Card, ...]) -> Sleuth:
    """Return notes of the proved disc's size to the patrol in a place; `cards_there` are all cards in the place.

    “The one of the same kind, and if there is none all of this size” [D5], because one of them was wrong. Discs laid by
    evidence stay.
    """
    notes = [
        disc
        for disc in note_discs(sleuth.discs, sleuth.findings)
        if disc.patrol is place or _is_here(disc, cards_there)
    ]
    same_size = [disc for disc in notes if disc.size is proved.size]
    returned = [disc for disc in same_size if KIND_OF[disc.card] is KIND_OF[proved.card]] or same_size
    discs = tuple(disc for disc in sleuth.discs if disc not in returned)
    return _take_from_patrol(replace(sleuth, discs=discs), place, proved.size, -len(returned))


def _is_here(disc: Disc, cards_there: tuple[Card, ...]) -> bool:
    """Return whether a disc lies in this place and was not noted from a neighbouring one."""
    return disc.patrol is None and disc.card in cards_there


def accuse(state: State, move: Accuse) -> Step[State]:
    """Lay or move the black disc of a kind; “only their owner” [D7] sees it before it is announced.

    Raise `Refused` if it lies there already, or if discs were moved too often in this turn.
    """
    sleuth = state.sleuths[state.turn]
    if move.card in sleuth.accused:
        raise Refused("refused-accused-already", card=move.card)
    other_cards = [card for card in sleuth.accused if KIND_OF[card] is not KIND_OF[move.card]]
    is_move = len(other_cards) < len(sleuth.accused)
    if is_move and state.changes == MAX_CHANGES:
        raise Refused("refused-enough", changes=MAX_CHANGES)
    accused = tuple(sorted((*other_cards, move.card), key=_CARD_INDEX.__getitem__))
    next_state = with_sleuth(state, state.turn, replace(sleuth, accused=accused))
    return Step(replace(next_state, changes=state.changes + is_move))


def note(state: State, seat: Seat, move: Note) -> Step[State]:
    """Cross a card out in a player's notebook, or take that back, “at any time” [D10]; no change is accepted too.

    Raise `Refused` if the player has finished the investigation.
    """
    sleuth = state.sleuths[seat]
    if sleuth.finished is not None:
        raise Refused("refused-case-over")
    notes = {*sleuth.notes, move.card} if move.out else {*sleuth.notes} - {move.card}
    sleuth_after = replace(sleuth, notes=tuple(sorted(notes, key=_CARD_INDEX.__getitem__)))
    return Step(with_sleuth(state, seat, sleuth_after))


def assign(state: State, move: Assign) -> Step[State]:
    """Move a disc from a patrol to a tile: “a note may be wrong” [D4], and the answers stay unchanged.

    “On a tile of the patrol's own place” [D4] it lies where evidence would have put it: a small disc there means that
    the case's card of that kind lies in a neighbouring place. “Next door” [D4] it means that this very tile is in the
    case. Raise `Refused` if there is no such patrol or disc, or if the tile is not allowed or already marked.
    """
    sleuth = state.sleuths[state.turn]
    watch = next((watch for watch in sleuth.watches if watch.place is move.place), None)
    if watch is None:
        raise Refused("refused-no-patrol-there", place=move.place)
    if not count(watch, move.size):
        raise Refused("refused-no-such-disc", place=move.place, size=move.size)
    is_neighbour = move.card not in cards_in(move.place, state.tiles)
    if is_neighbour:
        _check_next_door(move, locations(state.tiles)[move.card], sleuth)
    if any(disc.card is move.card for disc in sleuth.discs):
        raise Refused("refused-marked", card=move.card)
    note = Disc(move.card, move.size, move.place if is_neighbour else None)
    sleuth_after = _with_disc(_take_from_patrol(sleuth, move.place, move.size), note)
    fact = DiscAssigned(state.turn, move.card, move.size, move.place)
    return Step(with_sleuth(state, state.turn, sleuth_after), (Public(fact),))


def _check_next_door(move: Assign, location: Card, sleuth: Sleuth) -> None:
    """Raise `Refused` unless the note is a small disc “on a tile next door” [D4]; `location` is the tile's place."""
    if move.size is Size.LARGE or location not in neighbours(move.place):
        raise Refused("refused-lies-elsewhere", place=move.place, card=move.card, size=move.size)
    giver = source_patrols(sleuth.watches).get(location)
    if giver is None:
        raise Refused("refused-patrolled", place=location)
    if giver is not move.place:
        raise Refused("refused-first-patrol", place=giver)


def recall(state: State, move: Recall) -> Step[State]:
    """Take a note back: “the disc returns to the patrol it came from” [D4].

    Raise `Refused` if there is no such note, or if discs were moved too often in this turn.
    """
    sleuth = state.sleuths[state.turn]
    note = next((disc for disc in note_discs(sleuth.discs, sleuth.findings) if disc.card is move.card), None)
    if note is None:
        raise Refused("refused-no-note", card=move.card)
    if state.changes == MAX_CHANGES:
        raise Refused("refused-enough", changes=MAX_CHANGES)
    places = locations(state.tiles)
    next_state = with_sleuth(state, state.turn, without_note(sleuth, move.card, places))
    fact = DiscRecalled(state.turn, move.card, note.size, note.patrol or places[move.card])
    return Step(replace(next_state, changes=state.changes + 1), (Public(fact),))


_CARD_INDEX = {card: index for index, card in enumerate(Card)}
