"""The full game state, including the cases and the order of the deck. Only this game's rules and views read it."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from bot.game.contract import Seat
from cogs.case07.board import PATROLS, Disc, Finding, Investigation, Phase, Watch
from cogs.case07.cards import Card, Case, Tiles
from cogs.case07.moves import Action
from cogs.case07.options import Options


class Sleuth(Struct, frozen=True):
    """The state of one player, for the whole game and for the current investigation."""

    patrols: int = PATROLS
    """Patrols left for the rest of the game."""
    points: tuple[int, ...] = ()
    """By investigation that the player has finished."""
    penalties: int = 0
    discs: tuple[Disc, ...] = ()
    """On tiles and printed places, by evidence or as a note."""
    watches: tuple[Watch, ...] = ()
    dead_ends: tuple[Card, ...] = ()
    findings: tuple[Finding, ...] = ()
    """The answers received, independent of notes."""
    finished: int | None = None
    """The round in which the player finished this investigation: solved, misled, or answered wrongly; None: not
    finished."""
    solved: bool = False
    """The player announced the correct solution; the case is public."""
    asks: int = 0
    """The number of requests to close and withdrawals; odd while the player asks."""
    accused: tuple[Card, ...] = ()
    """Secret until announced: the cards under the black discs, in the order of `Kind`."""
    notes: tuple[Card, ...] = ()
    """Secret: the crossed-out cards of the notebook, in the order of the cards."""


class State(Struct, frozen=True):
    """The full state of a game."""

    options: Options
    number: int
    """The number of the investigation, from 1."""
    round: int
    first: Seat
    turn: Seat
    """The seat whose turn it is, also while the holder answers."""
    tiles: tuple[Tiles, ...]
    row: tuple[Card, ...]
    deck: tuple[Card, ...]
    """Secret: the face-down evidence in its order."""
    discarded: tuple[Card, ...]
    cases: tuple[Case, ...]
    """Secret: the case that each seat must solve; the previous seat holds it."""
    sleuths: tuple[Sleuth, ...]
    phase: Phase = Phase.ACT
    pending: Action | None = None
    """The question that the holder must answer by hand (option `human_answers`)."""
    changes: int = 0
    """The number of moved black discs and recalled notes in this turn, which is limited so that turns are finite."""
    past: tuple[Investigation, ...] = ()
    """Without the data of the chart, which the view computes."""


class CutShort(State, frozen=True):
    """A game that ended before its rules ended it.

    Views use it and it is never stored, so `State` needs no field for this.
    """


def holder(state: State, seat: Seat) -> Seat:
    """Return the seat that holds another seat's case: “seat i − 1, its right neighbour” [S5]."""
    return Seat((seat - 1) % len(state.sleuths))


def held_case(state: State, seat: Seat) -> Case:
    """Return the case that a seat holds and its left neighbour must solve."""
    return state.cases[(seat + 1) % len(state.cases)]


def seats_at_work(state: State) -> tuple[Seat, ...]:
    """Return the seats that have not finished this investigation."""
    return tuple(Seat(index) for index, sleuth in enumerate(state.sleuths) if sleuth.finished is None)


def with_sleuth(state: State, seat: Seat, sleuth: Sleuth) -> State:
    """Return the state with one player replaced."""
    sleuths = (*state.sleuths[:seat], sleuth, *state.sleuths[seat + 1 :])
    return replace(state, sleuths=sleuths)
