"""Everything there is, the cases and the order of the deck included. Read by this game's rules and its views only."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from bot.game.contract import Seat
from cogs.case07.board import PATROLS, Disc, Finding, Investigation, Phase, Watch
from cogs.case07.cards import Card, Case, Tiles
from cogs.case07.moves import Action
from cogs.case07.options import Options


class Sleuth(Struct, frozen=True):
    """One player: what they keep for the whole game, and what lies before them in this investigation."""

    patrols: int = PATROLS
    """Left for the rest of the game."""
    points: tuple[int, ...] = ()
    """By investigation that is over for them."""
    penalties: int = 0
    discs: tuple[Disc, ...] = ()
    """On tiles and printed places, by evidence or as a note."""
    watches: tuple[Watch, ...] = ()
    dead_ends: tuple[Card, ...] = ()
    findings: tuple[Finding, ...] = ()
    """What was really answered, whatever they have noted since."""
    finished: int | None = None
    """The round in which this investigation was over for them: solved, misinformed, or misinforming."""
    solved: bool = False
    """They announced the right solution; their case lies open."""
    asks: int = 0
    """How often they have asked to close or taken it back; odd while they ask."""
    accused: tuple[Card, ...] = ()
    """Secret until announced: the black discs, in the order of `Kind`."""
    notes: tuple[Card, ...] = ()
    """Secret: what they have crossed out, in the order of the cards."""


class State(Struct, frozen=True):
    """A game as it stands."""

    options: Options
    number: int
    """Which investigation, from 1."""
    round: int
    first: Seat
    turn: Seat
    """Whose turn it is, also while the holder answers."""
    tiles: tuple[Tiles, ...]
    row: tuple[Card, ...]
    deck: tuple[Card, ...]
    """Secret: the face-down evidence in its order."""
    discarded: tuple[Card, ...]
    cases: tuple[Case, ...]
    """Secret: the case that each seat has to solve; the seat before it holds it."""
    sleuths: tuple[Sleuth, ...]
    phase: Phase = Phase.ACT
    pending: Action | None = None
    """What the holder has to answer by hand (option `human_answers`)."""
    changes: int = 0
    """How often black discs were moved in this turn, so that no turn goes on for ever."""
    past: tuple[Investigation, ...] = ()
    """Without the counts of the chart, which the view works out."""


class CutShort(State, frozen=True):
    """A game that is over though its rules have not ended it: only looked at and never stored, so no field says it."""


def holder(state: State, seat: Seat) -> Seat:
    """Return who holds the case of a seat: “seat i − 1, its right neighbour” [S5]."""
    return Seat((seat - 1) % len(state.sleuths))


def held(state: State, seat: Seat) -> Case:
    """Return the case that a seat holds, and its left neighbour has to solve."""
    return state.cases[(seat + 1) % len(state.cases)]


def working(state: State) -> tuple[Seat, ...]:
    """Return the seats for which this investigation is not over yet."""
    return tuple(Seat(at) for at, sleuth in enumerate(state.sleuths) if sleuth.finished is None)


def with_sleuth(state: State, seat: Seat, sleuth: Sleuth) -> State:
    """Return the state with one player changed."""
    sleuths = (*state.sleuths[:seat], sleuth, *state.sleuths[seat + 1 :])
    return replace(state, sleuths=sleuths)
