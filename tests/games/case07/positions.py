"""Investigations in the positions that tests need: the tiles of the worked cases, chosen cases, whole rounds."""

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
KASIA, MACIEJ, ANNA, EWA, JAN = (Seat(number) for number in range(5))
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
"""Suspect and crime by place; Bomba and Morderstwo lie where the worked cases have them."""
TILES = tuple(Tiles(*LIES[place]) for place in PLACES)
BLANK = C.KINO_MOSKWA
"""The place with neither a suspect nor a crime."""

CASES = (
    Case(C.BOMBA, C.MORDERSTWO, C.HOTEL_FORUM),
    Case(C.KASIARZ, C.PRZEMYT, C.STADION),
    Case(C.FOTOGRAF, C.NAPAD, C.SUPERSAM),
    Case(C.DOCENT, C.KRADZIEZ, C.MDM),
    Case(C.MARYNARZ, C.WLAMANIE, C.OKECIE),
)
"""By the seat that must solve the case."""
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
    """Return the first investigation with Kasia to begin; `changes` replace fields of the `State`."""
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
    """Return the active seat."""
    (seat,) = to_act(state)
    return seat


def play(state: State, *course: Move) -> Step[State]:
    """Make these moves, each with the active seat; return the last step."""
    step = Step(state)
    for move in course:
        step = apply(step.state, acting(step.state), move, LUCK)
    return step


def after(state: State, *course: Move) -> State:
    """Return the state after these moves."""
    return play(state, *course).state


def announcing(case: Case) -> tuple[Move, ...]:
    """Return the moves that announce a case."""
    return (*map(Accuse, case.cards), Announce())


def play_idle_turn(state: State) -> Step[State]:
    """Let the active seat examine the last evidence it can, which solves nothing."""
    return play(state, [move for move in moves(state, acting(state)) if isinstance(move, Examine)][-1])


def play_round(state: State, *solving: Seat) -> Step[State]:
    """Play the rest of a round in which these seats solve their cases; return its last step."""
    step, number, round_ = Step(state), state.number, state.round
    while (step.state.number, step.state.round) == (number, round_) and to_act(step.state):
        seat = acting(step.state)
        step = play(step.state, *announcing(step.state.cases[seat])) if seat in solving else play_idle_turn(step.state)
    return step


def play_to(state: State, seat: Seat) -> State:
    """Let all seats before this one take an idle turn."""
    while acting(state) != seat:
        state = play_idle_turn(state).state
    return state


def facts(step: Step[Any]) -> tuple[Fact, ...]:
    """Return the public facts of a step."""
    return tuple(news.fact for news in step.news if isinstance(news, Public))


def whispers(step: Step[Any]) -> tuple[Whisper, ...]:
    """Return the whispers of a step."""
    return tuple(news for news in step.news if isinstance(news, Whisper))


def refusal(state: State, move: Move, seat: Seat | None = None) -> tuple[str, dict[str, str | int]]:
    """Return the reason why a move is refused, with the text's variables; `seat` defaults to the active seat."""
    with pytest.raises(Refused) as refused:
        apply(state, acting(state) if seat is None else seat, move, LUCK)
    return refused.value.text, refused.value.variables
