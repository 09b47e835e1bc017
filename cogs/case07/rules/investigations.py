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
from cogs.case07.rules.legal import MAX_CLOSING_REQUESTS
from cogs.case07.rules.scoring import box_left, tie_breaks
from cogs.case07.state import Sleuth, State, holder, seats_at_work, with_sleuth

if TYPE_CHECKING:
    from bot.game.chance import Chance
    from cogs.case07.options import Options

News = tuple[Public | Whisper, ...]
"""The facts of a move so far, in order."""


def first_investigation(players: int, options: Options, chance: Chance) -> Step[State]:
    """Begin the game: draw the first player by lot and deal the first investigation."""
    return _opening_step(_dealt_state(options, Seat(chance.below(players)), (Sleuth(),) * players, chance))


def next_investigation(state: State, chance: Chance) -> Step[State]:
    """Begin the next investigation: “everything is dealt anew; used patrols stay used, and points stay” [R11]."""
    first = Seat((state.first + 1) % len(state.sleuths))
    sleuths = tuple(Sleuth(sleuth.patrols, sleuth.points, sleuth.penalties) for sleuth in state.sleuths)
    next_state = _dealt_state(state.options, first, sleuths, chance)
    return _opening_step(replace(next_state, number=state.number + 1, past=state.past))


def take_from_row(state: State, card: Card, chance: Chance) -> State:
    """Take an examined card out of the row and refill it; “the discards alone are shuffled” [R2].

    “The card that refills the row lies where the old one lay” [D3]. If no card is left to draw, the row gets shorter.
    """
    index = state.row.index(card)
    left, right = state.row[:index], state.row[index + 1 :]
    deck, discarded, missing = state.deck, state.discarded, FACE_UP - len(left) - len(right)
    if missing > len(deck):
        deck, discarded = deck + chance.shuffled(discarded), ()
    row = (*left, *deck[:1], *right, *deck[1:missing])
    return replace(state, row=row, deck=deck[missing:], discarded=discarded)


def _dealt_state(options: Options, first: Seat, sleuths: tuple[Sleuth, ...], chance: Chance) -> State:
    """Return the dealt state: a suspect and a crime in each place, nine evidence cards, a case for each seat."""
    suspects = chance.shuffled((*SUSPECTS, *(None,) * (len(PLACES) - len(SUSPECTS))))
    crimes = chance.shuffled((*CRIMES, *(None,) * (len(PLACES) - len(CRIMES))))
    evidence = chance.shuffled(tuple(Card))
    case_cards = (chance.shuffled(cards)[: len(sleuths)] for cards in (SUSPECTS, CRIMES, PLACES))
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
        cases=tuple(Case(*cards) for cards in zip(*case_cards, strict=True)),
        sleuths=sleuths,
    )


def _opening_step(state: State) -> Step[State]:
    """Return the step that announces the first player and whispers each holder the held case."""
    whispers = (
        Whisper(holder(state, seat), CaseDealt(seat, *case.cards))
        for seat, case in zip(map(Seat, range(len(state.cases))), state.cases, strict=True)
    )
    return Step(state, (Public(InvestigationBegun(state.first, state.number)), *whispers))


def end_turn(state: State, news: News, chance: Chance) -> Step[State]:
    """End a turn: activate the next seat with an unsolved case, begin a round, or end the investigation.

    It ends “when all have solved, or at the end of a round after which only one is left” [R10].
    """
    if all_agree(state):
        return end_investigation(state, news, chance)
    working_seats = seats_at_work(state)
    order = _round_order(state)
    later_seats = [seat for seat in order[order.index(state.turn) + 1 :] if seat in working_seats]
    if later_seats:
        return Step(_activate(state, later_seats[0]), news)
    if len(working_seats) == 1:
        return end_investigation(state, news, chance)
    first = next(seat for seat in order if seat in working_seats)
    return Step(replace(_activate(state, first), round=state.round + 1), news)


def all_agree(state: State) -> bool:
    """Return whether no player wants to continue: all have solved, or those at work ask to close."""
    return all(state.sleuths[seat].asks % 2 for seat in seats_at_work(state))


def ask_to_close(state: State, chance: Chance) -> Step[State]:
    """Ask to close, or take it back: “closed as soon as all who have not solved ask for it” [D8].

    Raise `Refused` if the player has asked, taken it back and asked again already.
    """
    seat, sleuth = state.turn, state.sleuths[state.turn]
    if sleuth.asks == MAX_CLOSING_REQUESTS:
        raise Refused("refused-asked-already")
    next_state = with_sleuth(state, seat, replace(sleuth, asks=sleuth.asks + 1))
    news = (Public(ClosingWithdrawn(seat) if sleuth.asks % 2 else ClosingAsked(seat)),)
    return end_investigation(next_state, news, chance) if all_agree(next_state) else Step(next_state, news)


def end_investigation(state: State, news: News, chance: Chance) -> Step[State]:
    """End the investigation: each unsolved case “takes the next free box” [R10], all cases are shown.

    Then the next investigation begins; after the last one the facts include the tie-breaks between equal points.
    """
    box = box_left(state)
    sleuths = tuple(_with_box(sleuth, state.round, box) for sleuth in state.sleuths)
    news_so_far = (*news, *_unsolved_facts(state, sleuths), Public(InvestigationOver(state.number)))
    ended_state = replace(state, sleuths=sleuths, pending=None, past=(*state.past, record_of(state, sleuths)))
    if state.number == INVESTIGATIONS:
        return Step(replace(ended_state, phase=Phase.OVER), (*news_so_far, *map(Public, tie_breaks(sleuths))))
    step = next_investigation(ended_state, chance)
    return Step(step.state, news_so_far + step.news)


def _activate(state: State, seat: Seat) -> State:
    return replace(state, turn=seat, phase=Phase.ACT, pending=None, changes=0)


def _round_order(state: State) -> tuple[Seat, ...]:
    """Return the seats in the order of a round, “one turn each from the first player on” [R1]."""
    seats = tuple(Seat(index) for index in range(len(state.sleuths)))
    return seats[state.first :] + seats[: state.first]


def _with_box(sleuth: Sleuth, round_: int, box: int) -> Sleuth:
    """Give the box to a player whose case is still unsolved."""
    if sleuth.finished is not None:
        return sleuth
    return replace(sleuth, finished=round_, points=(*sleuth.points, box))


def _unsolved_facts(state: State, sleuths: tuple[Sleuth, ...]) -> News:
    """Return the facts that show the cases that are not public yet."""
    return tuple(
        Public(CaseClosed(Seat(index), *state.cases[index].cards, points=sleuth.points[-1]))
        for index, sleuth in enumerate(sleuths)
        if not sleuth.solved
    )


def record_of(state: State, sleuths: tuple[Sleuth, ...]) -> Investigation:
    """Return the record of an investigation; players who have not finished it get 0 points."""
    return Investigation(
        cases=state.cases,
        tiles=state.tiles,
        findings=tuple(sleuth.findings for sleuth in sleuths),
        left=(),
        known=(),
        points=tuple(sleuth.points[-1] if sleuth.finished is not None else 0 for sleuth in sleuths),
        first=state.first,
        solved=tuple(sleuth.finished if sleuth.solved else None for sleuth in sleuths),
    )
