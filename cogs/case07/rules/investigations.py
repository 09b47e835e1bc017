"""The course of an investigation: the deal, the end of turns and rounds, and the end of the investigation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.game.contract import Public, Refused, Seat, Step, Whisper
from cogs.case07.board import FACE_UP, INVESTIGATIONS, Investigation, Phase
from cogs.case07.cards import CRIMES, PLACES, SUSPECTS, Card, Case, Tiles
from cogs.case07.facts import (
    CaseClosed,
    CaseDealt,
    ClosingAsked,
    ClosingWithdrawn,
    InvestigationBegun,
    InvestigationOver,
)
from cogs.case07.rules.legal import ASKS
from cogs.case07.rules.scoring import box_left, tie_breaks
from cogs.case07.state import Sleuth, State, holder, with_sleuth, working

if TYPE_CHECKING:
    from bot.game.chance import Chance
    from cogs.case07.options import Options

News = tuple[Public | Whisper, ...]
"""The facts of a move so far, in order."""


def first_investigation(players: int, options: Options, chance: Chance) -> Step[State]:
    """Begin the game: draw the first player by lot and deal the first investigation."""
    return _told(_laid(options, Seat(chance.below(players)), (Sleuth(),) * players, chance))


def next_investigation(state: State, chance: Chance) -> Step[State]:
    """Begin the next investigation: “everything is dealt anew; used patrols stay used, and points stay” [R11]."""
    first = Seat((state.first + 1) % len(state.sleuths))
    kept = tuple(Sleuth(each.patrols, each.points, each.penalties) for each in state.sleuths)
    laid = _laid(state.options, first, kept, chance)
    return _told(replace(laid, number=state.number + 1, past=state.past))


def take_from_row(state: State, card: Card, chance: Chance) -> State:
    """Take an examined card out of the row and refill it; “the discards alone are shuffled” [R2].

    “The card that refills the row lies where the old one lay” [D3]. If no card is left to draw, the row gets shorter.
    """
    at = state.row.index(card)
    left, right = state.row[:at], state.row[at + 1 :]
    deck, discarded, missing = state.deck, state.discarded, FACE_UP - len(left) - len(right)
    if missing > len(deck):
        deck, discarded = deck + chance.shuffled(discarded), ()
    row = (*left, *deck[:1], *right, *deck[1:missing])
    return replace(state, row=row, deck=deck[missing:], discarded=discarded)


def _laid(options: Options, first: Seat, sleuths: tuple[Sleuth, ...], chance: Chance) -> State:
    """Return the dealt state: a suspect and a crime in each place, nine evidence cards, a case for each seat."""
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
    """Return the step that announces the first player and whispers each holder the held case."""
    dealt = (
        Whisper(holder(state, seat), CaseDealt(seat, *case.cards))
        for seat, case in zip(map(Seat, range(len(state.cases))), state.cases, strict=True)
    )
    return Step(state, (Public(InvestigationBegun(state.first, state.number)), *dealt))


def end_turn(state: State, news: News, chance: Chance) -> Step[State]:
    """End a turn: activate the next seat with an unsolved case, begin a round, or end the investigation.

    It ends “when all have solved, or at the end of a round after which only one is left” [R10].
    """
    if agreed(state):
        return end_investigation(state, news, chance)
    at_work = working(state)
    order = _order(state)
    later = [seat for seat in order[order.index(state.turn) + 1 :] if seat in at_work]
    if later:
        return Step(_to_act(state, later[0]), news)
    if len(at_work) == 1:
        return end_investigation(state, news, chance)
    first = next(seat for seat in order if seat in at_work)
    return Step(replace(_to_act(state, first), round=state.round + 1), news)


def agreed(state: State) -> bool:
    """Return whether no player wants to continue: all have solved, or those at work ask to close."""
    return all(state.sleuths[seat].asks % 2 for seat in working(state))


def ask_to_close(state: State, chance: Chance) -> Step[State]:
    """Ask to close, or take it back: “closed as soon as all who have not solved ask for it” [D8].

    Raise `Refused` if the player has asked, taken it back and asked again already.
    """
    seat, sleuth = state.turn, state.sleuths[state.turn]
    if sleuth.asks == ASKS:
        raise Refused("refused-asked-already")
    asking = with_sleuth(state, seat, replace(sleuth, asks=sleuth.asks + 1))
    news = (Public(ClosingWithdrawn(seat) if sleuth.asks % 2 else ClosingAsked(seat)),)
    return end_investigation(asking, news, chance) if agreed(asking) else Step(asking, news)


def end_investigation(state: State, news: News, chance: Chance) -> Step[State]:
    """End the investigation: each unsolved case “takes the next free box” [R10], all cases are shown.

    Then the next investigation begins; after the last one the facts include the tie-breaks between equal points.
    """
    box = box_left(state)
    sleuths = tuple(_finished(each, state.round, box) for each in state.sleuths)
    told = (*news, *_unsolved(state, sleuths), Public(InvestigationOver(state.number)))
    over = replace(state, sleuths=sleuths, pending=None, past=(*state.past, recorded(state, sleuths)))
    if state.number == INVESTIGATIONS:
        return Step(replace(over, phase=Phase.OVER), (*told, *map(Public, tie_breaks(sleuths))))
    begun = next_investigation(over, chance)
    return Step(begun.state, told + begun.news)


def _to_act(state: State, seat: Seat) -> State:
    return replace(state, turn=seat, phase=Phase.ACT, pending=None, changes=0)


def _order(state: State) -> tuple[Seat, ...]:
    """Return the seats in the order of a round, “one turn each from the first player on” [R1]."""
    seats = tuple(Seat(at) for at in range(len(state.sleuths)))
    return seats[state.first :] + seats[: state.first]


def _finished(sleuth: Sleuth, round_: int, box: int) -> Sleuth:
    """Give the box to a player whose case is still unsolved."""
    if sleuth.finished is not None:
        return sleuth
    return replace(sleuth, finished=round_, points=(*sleuth.points, box))


def _unsolved(state: State, sleuths: tuple[Sleuth, ...]) -> News:
    """Return the facts that show the cases that are not public yet."""
    return tuple(
        Public(CaseClosed(Seat(at), *state.cases[at].cards, points=sleuth.points[-1]))
        for at, sleuth in enumerate(sleuths)
        if not sleuth.solved
    )


def recorded(state: State, sleuths: tuple[Sleuth, ...]) -> Investigation:
    """Return the record of an investigation; players who have not finished it get 0 points."""
    return Investigation(
        cases=state.cases,
        tiles=state.tiles,
        findings=tuple(each.findings for each in sleuths),
        left=(),
        known=(),
        points=tuple(each.points[-1] if each.finished is not None else 0 for each in sleuths),
        first=state.first,
        solved=tuple(each.finished if each.solved else None for each in sleuths),
    )
