"""Everything there is, sheets and decks included. Read by this game's rules and its views only."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from bot.game.contract import Seat
from cogs.gifttrap.board import Opening, Persona, Phase, Round, Sheet, tiles
from cogs.gifttrap.gifts import Deck, Gift
from cogs.gifttrap.options import Options

CHANGES = 2
"""Cards that the dealer may turn over or replace."""
SPARE = 40
"""How often a seat may change what stands on its sheet already, in the whole game [D13]."""
SPARE_A_ROUND = 4
"""How many times more in every round."""


class Preview(Struct, frozen=True):
    """The gifts that the dealer may lay out."""

    deck: Deck
    gifts: tuple[Gift, ...]
    """As they would lie."""
    drawn: int
    """Cards taken from the deck for it, those that were replaced included."""
    replaced: tuple[Gift, ...] = ()
    """What goes under the deck instead of onto the table."""


class Friend(Struct, frozen=True):
    """One player: what they keep for the whole game, and this round's sheet."""

    sheet: Sheet
    """Secret until it is opened."""
    give: int = 0
    get: int = 0
    greats_given: int = 0
    greats_received: int = 0
    ready: bool = False
    sitting_out: bool = False
    gone: bool = False
    trap: bool = False
    """They hold the card GiftTRAP."""
    spare: int = 0
    """How often they may still change what stands on their sheet."""
    persona: Persona | None = None
    whim: int | None = None
    """Secret until the game is over: what a computer player's whims follow from."""


class State(Struct, frozen=True):
    """A game as it stands."""

    options: Options
    round: int
    dealer: Seat
    phase: Phase
    decks: tuple[tuple[Gift, ...], ...]
    """Secret: the cards of each deck from the top, by the side that comes up."""
    fresh: tuple[int, ...]
    """How many of them, from the top, nobody has seen yet."""
    friends: tuple[Friend, ...]
    preview: Preview | None = None
    """Secret: for the dealer alone."""
    changes: int = CHANGES
    """Left to the dealer in this round."""
    gifts: tuple[Gift, ...] = ()
    turn: Seat | None = None
    """Who unwraps."""
    openings: tuple[Opening, ...] = ()
    shown: tuple[Seat, ...] = ()
    """Whose tokens are turned up."""
    trapped: tuple[int, ...] = ()
    voided: tuple[int, ...] = ()
    withdrawn: tuple[Gift, ...] = ()
    """The server's own gifts that a moderator voided, in the whole game."""
    starts: tuple[tuple[int, int], ...] = ()
    idle: int = 0
    """Rounds in a row, up to now, in which nobody was ready."""
    past: tuple[Round, ...] = ()


class CutShort(State, frozen=True):
    """A game that is over though its rules have not ended it: only looked at and never stored, so no field says it."""


def playing(state: State) -> tuple[Seat, ...]:
    """Return the seats that have not gone for good."""
    return tuple(Seat(at) for at, friend in enumerate(state.friends) if not friend.gone)


def taking_part(state: State) -> tuple[Seat, ...]:
    """Return the seats whose sheets are sealed, from the dealer leftward: the order of unwrapping [R6]."""
    count = len(state.friends)
    seats = (Seat((state.dealer + step) % count) for step in range(count))
    return tuple(seat for seat in seats if state.friends[seat].ready)


def empty_sheet(state: State, seat: Seat) -> Sheet:
    """Return a sheet with nothing chosen: a place for every gift to every friend who has not gone."""
    none = (0,) * tiles(len(state.friends))
    others = ((at != seat and not friend.gone) for at, friend in enumerate(state.friends))
    return Sheet(tuple(none if other else () for other in others))


def with_friend(state: State, seat: Seat, friend: Friend) -> State:
    """Return the state with one player changed."""
    return replace(state, friends=(*state.friends[:seat], friend, *state.friends[seat + 1 :]))
