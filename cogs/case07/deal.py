"""The set-up of an investigation: tiles, evidence and cases are dealt anew, used patrols stay used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.game import Public, Seat, Step, Whisper
from cogs.case07.facts import CaseDealt, InvestigationBegun
from cogs.case07.kinds import CRIMES, PLACES, SUSPECTS, Card, Case, Tiles
from cogs.case07.state import Sleuth, State, holder
from cogs.case07.view import FACE_UP

if TYPE_CHECKING:
    from bot.chance import Chance
    from cogs.case07.options import Options


def opened(players: int, options: Options, chance: Chance) -> Step[State]:
    """Begin the game: a first player drawn by lot, and the first investigation."""
    return _told(_laid(options, Seat(chance.below(players)), (Sleuth(),) * players, chance))


def following(state: State, chance: Chance) -> Step[State]:
    """Begin the next investigation: “everything is dealt anew; used patrols stay used, and points stay” [R11]."""
    first = Seat((state.first + 1) % len(state.sleuths))
    kept = tuple(Sleuth(each.patrols, each.points, each.penalties) for each in state.sleuths)
    laid = _laid(state.options, first, kept, chance)
    return _told(replace(laid, number=state.number + 1, past=state.past))


def without(state: State, card: Card, chance: Chance) -> State:
    """Take an examined card out of the row and refill it; “the discards alone are shuffled” [R2].

    “The card that refills the row lies where the old one lay” [D3]. With nothing left to draw the row gets shorter.
    """
    at = state.row.index(card)
    left, right = state.row[:at], state.row[at + 1 :]
    deck, discarded, missing = state.deck, state.discarded, FACE_UP - len(left) - len(right)
    if missing > len(deck):
        deck, discarded = deck + chance.shuffled(discarded), ()
    row = (*left, *deck[:1], *right, *deck[1:missing])
    return replace(state, row=row, deck=deck[missing:], discarded=discarded)


def _laid(options: Options, first: Seat, sleuths: tuple[Sleuth, ...], chance: Chance) -> State:
    """Lay everything out: a suspect and a crime in each place, nine cards of evidence, a case for each seat."""
    suspects = chance.shuffled((*SUSPECTS, *(None,) * (len(PLACES) - len(SUSPECTS))))
    crimes = chance.shuffled((*CRIMES, *(None,) * (len(PLACES) - len(CRIMES))))
    evidence = chance.shuffled(tuple(Card))
    decks = (chance.shuffled(cards)[: len(sleuths)] for cards in (SUSPECTS, CRIMES, PLACES))
    return State(
        options=options,
        number=1,
        round=1,
        first=first,
        turn=first,
        tiles=tuple(Tiles(suspect, crime) for suspect, crime in zip(suspects, crimes, strict=True)),
        row=evidence[:FACE_UP],
        deck=evidence[FACE_UP:],
        discarded=(),
        cases=tuple(Case(*cards) for cards in zip(*decks, strict=True)),
        sleuths=sleuths,
    )


def _told(state: State) -> Step[State]:
    """Tell everybody who begins, and every holder the case that he holds."""
    dealt = (
        Whisper(holder(state, seat), CaseDealt(seat, *case.cards))
        for seat, case in zip(map(Seat, range(len(state.cases))), state.cases, strict=True)
    )
    return Step(state, (Public(InvestigationBegun(state.first, state.number)), *dealt))
