"""Investigations set up as a test wants them: the tiles of the worked cases, chosen cases, and whole rounds played."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.game.chance import Chance
from bot.game.contract import Fact, Public, Refused, Seat, Step, Whisper
from cogs.case07.cards import PLACES, Card, Case, Tiles
from cogs.case07.moves import Accuse, Announce, Examine, Move
from cogs.case07.options import Options
from cogs.case07.rules import apply, moves, to_act
from cogs.case07.state import Sleuth, State

C = Card
KASIA, MACIEJ, ANNA, EWA, JAN = (Seat(at) for at in range(5))
LUCK = Chance(b"luck", 0)

LIES = {
    C.OKECIE: (C.KELNERKA, C.OSZUSTWO),
    C.DOM_PARTII: (C.DOCENT, None),
    C.TEATR_WIELKI: (C.PIOSENKARKA, C.NAPAD),
    C.HOTEL_FORUM: (C.CINKCIARZ, C.KRADZIEZ),
    C.DT_CENTRUM: (None, C.MORDERSTWO),
    C.KOLUMNA_ZYGMUNTA: (C.FOTOGRAF, None),
    C.PALAC_KULTURY: (C.SZATNIARZ, C.SZANTAZ),
    C.DWORZEC_CENTRALNY: (C.TAKSOWKARZ, C.WLAMANIE),
    C.HOTEL_GROMADA: (C.BOMBA, C.LAPOWKA),
    C.SUPERSAM: (C.KIEROWNICZKA, None),
    C.KINO_MOSKWA: (None, None),
    C.STADION: (C.MARYNARZ, C.PORWANIE),
    C.BAZAR_ROZYCKIEGO: (C.BADYLARZ, C.PRZEMYT),
    C.MDM: (C.KASIARZ, C.FALSZERSTWO),
}
"""Suspect and crime in each place; Bomba and Morderstwo lie where the worked cases have them."""
TILES = tuple(Tiles(*LIES[place]) for place in PLACES)
BLANK = C.KINO_MOSKWA
"""Where neither a suspect nor a crime lies."""

CASES = (
    Case(C.BOMBA, C.MORDERSTWO, C.HOTEL_FORUM),
    Case(C.KASIARZ, C.PRZEMYT, C.STADION),
    Case(C.FOTOGRAF, C.NAPAD, C.SUPERSAM),
    Case(C.DOCENT, C.KRADZIEZ, C.MDM),
    Case(C.MARYNARZ, C.WLAMANIE, C.OKECIE),
)
"""By the seat that has to solve it."""
ROW = (
    C.OKECIE,
    C.MORDERSTWO,
    C.HOTEL_GROMADA,
    C.BOMBA,
    C.SZATNIARZ,
    C.LAPOWKA,
    C.DOM_PARTII,
    C.KIEROWNICZKA,
    C.PORWANIE,
)
DECK = tuple(card for card in Card if card not in ROW)


def position(players: int = 3, options: Options | None = None, **changes: Any) -> State:
    """Return the first investigation with Kasia to begin; `changes` as in `State`."""
    state = State(
        options=options or Options(),
        number=1,
        round=1,
        first=KASIA,
        turn=KASIA,
        tiles=TILES,
        row=ROW,
        deck=DECK,
        discarded=(),
        cases=CASES[:players],
        sleuths=(Sleuth(),) * players,
    )
    return replace(state, **changes)


def acting(state: State) -> Seat:
    """Return who is to act."""
    (seat,) = to_act(state)
    return seat


def play(state: State, *course: Move) -> Step[State]:
    """Let whoever is to act make one move after another; return the last step."""
    step = Step(state)
    for move in course:
        step = apply(step.state, acting(step.state), move, LUCK)
    return step


def after(state: State, *course: Move) -> State:
    """Return the state after some moves."""
    return play(state, *course).state


def announcing(case: Case) -> tuple[Move, ...]:
    """Return the moves that announce a case."""
    return (*map(Accuse, case.cards), Announce())


def idle(state: State) -> Step[State]:
    """Let whoever is to act take a turn that solves nothing: they examine the last evidence that they can."""
    return play(state, [move for move in moves(state, acting(state)) if isinstance(move, Examine)][-1])


def a_round(state: State, *solving: Seat) -> Step[State]:
    """Play the rest of a round in which these seats solve their cases; return its last step."""
    step, number, round_ = Step(state), state.number, state.round
    while (step.state.number, step.state.round) == (number, round_) and to_act(step.state):
        seat = acting(step.state)
        step = play(step.state, *announcing(step.state.cases[seat])) if seat in solving else idle(step.state)
    return step


def on_to(state: State, seat: Seat) -> State:
    """Let everybody before a seat take an idle turn."""
    while acting(state) != seat:
        state = idle(state).state
    return state


def facts(step: Step[Any]) -> tuple[Fact, ...]:
    """Return what everybody is told."""
    return tuple(news.fact for news in step.news if isinstance(news, Public))


def whispers(step: Step[Any]) -> tuple[Whisper, ...]:
    """Return what single seats are told."""
    return tuple(news for news in step.news if isinstance(news, Whisper))


def refusal(state: State, move: Move, seat: Seat | None = None) -> tuple[str, dict[str, str | int]]:
    """Return why a move is refused, and with which variables; by default of whoever is to act."""
    with pytest.raises(Refused) as refused:
        apply(state, acting(state) if seat is None else seat, move, LUCK)
    return refused.value.text, refused.value.variables
