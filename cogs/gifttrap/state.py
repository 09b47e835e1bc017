"""The full state of a game, including secret sheets and decks. Only this game's rules and views may read it."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from bot.game.contract import Seat
from cogs.gifttrap.board import Opening, Persona, Phase, Round, Sheet, tiles
from cogs.gifttrap.gifts import Deck, Gift
from cogs.gifttrap.options import Options

MAX_PREVIEW_CHANGES = 2
"""Previewed cards that the dealer may turn over or replace in a round."""
MAX_LOOKS = 8
"""Times that a dealer may look at a deck in a round, each of the four twice [D4]."""
SHEET_CHANGES_PER_GAME = 40
"""Changes of filled places on a sheet that a seat has for the whole game [D13]."""
SHEET_CHANGES_PER_ROUND = 4
"""Changes added in every round."""


class Preview(Struct, frozen=True):
    """The gifts that the dealer is looking at before dealing."""

    deck: Deck
    gifts: tuple[Gift, ...]
    """In the order of their numbers on the table."""
    drawn: int
    """Cards taken from the deck for this preview, including replaced ones."""
    replaced: tuple[Gift, ...] = ()
    """Gifts to put under the deck, already turned over."""


class Friend(Struct, frozen=True):
    """A player's state: values of the whole game and the sheet of this round."""

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
    """Whether the player still holds the card GiftTRAP."""
    spare: int = 0
    """Changes of filled places on the sheet that the player has left."""
    persona: Persona | None = None
    whim: int | None = None
    """The seed of a computer player's whims; secret until the game is finished."""


class State(Struct, frozen=True):
    """The full state of a game."""

    options: Options
    round: int
    dealer: Seat
    phase: Phase
    decks: tuple[tuple[Gift, ...], ...]
    """Secret: the cards of each deck from the top; each value is the side that faces up."""
    fresh: tuple[int, ...]
    """By deck, the number of cards from the top that no player has seen yet."""
    friends: tuple[Friend, ...]
    preview: Preview | None = None
    """Secret: visible to the dealer only."""
    changes: int = MAX_PREVIEW_CHANGES
    """Changes that the dealer has left in this round."""
    looks: int = MAX_LOOKS
    """Times that the dealer may still look at a deck in this round."""
    gifts: tuple[Gift, ...] = ()
    turn: Seat | None = None
    """The seat that unwraps; None in the other phases."""
    openings: tuple[Opening, ...] = ()
    shown: tuple[Seat, ...] = ()
    """The seats whose tokens are turned up, in the order of unwrapping."""
    trapped: tuple[int, ...] = ()
    voided: tuple[int, ...] = ()
    withdrawn: tuple[Gift, ...] = ()
    """The server's own gifts that a moderator voided at this table, in any round."""
    starts: tuple[tuple[int, int], ...] = ()
    idle: int = 0
    """Consecutive rounds, up to the last finished one, in which no player was ready."""
    past: tuple[Round, ...] = ()


class CutShort(State, frozen=True):
    """A game that ended before its rules ended it.

    Made for views only and never stored, so the end needs no field.
    """


def remaining_seats(state: State) -> tuple[Seat, ...]:
    """Return the seats that have not resigned."""
    return tuple(Seat(index) for index, friend in enumerate(state.friends) if not friend.gone)


def participants(state: State) -> tuple[Seat, ...]:
    """Return the seats whose sheets are sealed, from the dealer leftward: the order of unwrapping [R6]."""
    count = len(state.friends)
    seats = (Seat((state.dealer + step) % count) for step in range(count))
    return tuple(seat for seat in seats if state.friends[seat].ready)


def empty_sheet(state: State, seat: Seat) -> Sheet:
    """Return a sheet with nothing chosen: a place for each gift to each friend who has not resigned."""
    none = (0,) * tiles(len(state.friends))
    others = ((index != seat and not friend.gone) for index, friend in enumerate(state.friends))
    return Sheet(tuple(none if other else () for other in others))


def with_friend(state: State, seat: Seat, friend: Friend) -> State:
    """Return the state with one player replaced."""
    return replace(state, friends=(*state.friends[:seat], friend, *state.friends[seat + 1 :]))
