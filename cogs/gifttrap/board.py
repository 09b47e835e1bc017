"""The views of a game: the public board, and the hand of one seat.

Types, and functions of these types alone, so that pictures and cogs can import them. Never import the state here.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Protocol

from msgspec import Struct

from bot.game.contract import Seat
from cogs.gifttrap.gifts import Deck, Gift, Tag
from cogs.gifttrap.moves import STEPS, TOKENS, Token
from cogs.gifttrap.options import Options

TWO_EACH = 4
"""Maximum number of players with which each player gives two gifts to every other."""


class Phase(StrEnum):
    """The phase of a round."""

    DEAL = "deal"
    """The dealer chooses a deck and deals its gifts."""
    CHOOSE = "choose"
    """All players fill their sheets."""
    UNWRAP = "unwrap"
    """Seat after seat, from the dealer on, opens its gifts."""
    OVER = "over"


class Persona(Struct, frozen=True):
    """The published tastes of a computer player."""

    likes: tuple[Tag, Tag]
    dislikes: Tag


class Sheet(Struct, frozen=True):
    """The choices of a seat in this round; secret until its tokens are turned up and its tiles are opened."""

    gives: tuple[tuple[int, ...], ...]
    """By seat, the numbers of the gifts for it (0: not chosen yet); () for the giver itself and for resigned seats."""
    wishes: tuple[int, int, int, int] = (0, 0, 0, 0)
    """By token, in the order of `TOKENS`, the number of the gift on which it lies; 0: on none yet."""
    give_more: int = 0
    """The number of the seat's own tile on which GIVE MORE lies; 0: on none."""
    get_more: tuple[Seat, int] | None = None
    """The giver and tile on which GET MORE lies; None: on none."""


class Opening(Struct, frozen=True, array_like=True):
    """A gift that was opened."""

    giver: Seat
    receiver: Seat
    tile: int
    """With two gifts to each friend: 0 is the first, 1 the second."""
    gift: int
    """The gift's number on the table."""
    token: Token | None
    """The receiver's token on the gift."""
    given: int
    """The giver's steps by the token, including GIVE MORE; the marker may move less, at the end of the track."""
    got: int
    """The receiver's steps by the token, including GET MORE; the marker may move less, at the end of the track."""
    give: int
    """The position of the giver's GIVE marker afterwards."""
    get: int
    """The position of the receiver's GET marker afterwards."""
    give_more: bool = False
    get_more: bool = False
    trapped: bool = False
    """Whether the gift moved no marker because of GiftTRAP or because a moderator had voided it."""

    @property
    def cards(self) -> str:
        """The names of the expert cards on the gift; empty if there are none."""
        used = (("GIVE MORE", self.give_more), ("GET MORE", self.get_more))
        return ", ".join(card for card, lay in used if lay)


Tokens = tuple[int, int, int, int]
"""By token, in the order of `TOKENS`, the number of the gift that bears it."""


class Round(Struct, frozen=True):
    """A finished round. A gift that was not opened in it stays secret."""

    number: int
    dealer: Seat
    deck: Deck
    gifts: tuple[Gift, ...]
    """In the order of their numbers, from 1."""
    tokens: tuple[Tokens | None, ...]
    """By seat; None: the player sat the round out."""
    openings: tuple[Opening, ...]
    starts: tuple[tuple[int, int], ...]
    """By seat, the positions of GIVE and GET before the round."""
    trapped: tuple[int, ...] = ()
    """Numbers of the gifts on which GiftTRAP was called."""
    voided: tuple[int, ...] = ()
    """Numbers of the server's own gifts that a moderator voided."""


class Player(Struct, frozen=True):
    """The public values of one player."""

    give: int
    """The position of the marker GIVE, from 0 (GO)."""
    get: int
    """The position of the marker GET."""
    greats_given: int
    greats_received: int
    ready: bool
    """Whether their sheet of this round is finished."""
    sitting_out: bool
    """Whether they sit this round out."""
    gone: bool
    """Whether they have resigned and sit out all later rounds."""
    trap: bool
    """Whether they still hold the card GiftTRAP."""
    persona: Persona | None
    """A computer player's published tastes; None for a human player."""
    whim: int | None = None
    """A computer player's seed of its whims, once the game is finished (see `persona.whim_of`)."""


class Stands(Protocol):
    """An object with markers and GREATs."""

    @property
    def give(self) -> int:
        """The position of the marker GIVE."""
        ...

    @property
    def get(self) -> int:
        """The position of the marker GET."""
        ...

    @property
    def greats_given(self) -> int:
        """GREATs given in the whole game."""
        ...

    @property
    def greats_received(self) -> int:
        """GREATs received in the whole game."""
        ...


Standing = tuple[int, int, int, int]
"""Sum of both markers, the lower marker, GREATs given, GREATs received: the greater the better."""


class Board(Struct, frozen=True):
    """The public view of a game."""

    options: Options
    round: int
    """From 1."""
    rounds: int
    """The round after which the game ends at the latest."""
    phase: Phase
    dealer: Seat
    track: int
    """Steps from GO (0) to GIFTED."""
    gifts: tuple[Gift, ...]
    """The gifts on the table in the order of their numbers, from 1; empty before they are dealt."""
    deck: Deck | None
    """The deck of the gifts on the table; None before they are dealt."""
    decks: tuple[int, ...]
    """By deck, the number of its cards."""
    voided: tuple[int, ...]
    """Numbers of the gifts that a moderator voided after they were dealt."""
    trapped: tuple[int, ...]
    """Numbers of the gifts on which GiftTRAP was called in this round."""
    players: tuple[Player, ...]
    turn: Seat | None
    """The seat that deals or unwraps; None while all players choose and when the game is finished."""
    tokens: tuple[Tokens | None, ...]
    """By seat, the tokens that are turned up; None: not yet."""
    openings: tuple[Opening, ...]
    """The gifts opened in this round so far."""
    closed: tuple[tuple[tuple[Seat, int], ...], ...]
    """By receiver, the tiles that it may still open, as giver and tile; empty before unwrapping begins."""
    starts: tuple[tuple[int, int], ...]
    """By seat, the positions of GIVE and GET when the round began."""
    past: tuple[Round, ...] = ()
    cut_short: bool = False
    """Whether the game ended before its rules ended it, in the middle of a round that is not in `past`."""


class Hand(Struct, frozen=True):
    """The view of one seat."""

    board: Board
    seat: Seat
    preview: tuple[Deck, tuple[Gift, ...], int] | None
    """The dealer's only: the deck, its previewed gifts, and the number of changes left."""
    sheet: Sheet
    """The seat's own sheet."""
    received: tuple[tuple[Seat, int], ...] = ()
    """The tiles on which the seat may lay GET MORE: giver and tile."""
    looks: int = 0
    """The dealer's only: times that it may still look at a deck in this round."""
    spare: int = 0
    """Changes of filled places on the sheet that the seat has left [D13]."""
    whim: int | None = None
    """A computer player's own seed of its whims (see `persona.whim_of`)."""


def tiles(players: int) -> int:
    """Return the number of gifts from each player to each friend: two with three and four players, otherwise one."""
    return 2 if players <= TWO_EACH else 1


def table_size(players: int) -> int:
    """Return the number of gifts on the table: the gifts to each friend times the number of players, plus one."""
    return tiles(players) * players + 1


def token_on(tokens: Tokens, gift: int) -> Token | None:
    """Return the token on a gift; None: the gift bears none."""
    return next((token for token, number in zip(TOKENS, tokens, strict=True) if number == gift), None)


def steps(token: Token | None) -> int:
    """Return the steps of both markers for a gift with this token."""
    return STEPS[token]


def is_void(round_: Board | Round, number: int) -> bool:
    """Return whether a gift of a round moves no marker because a moderator voided it.

    GiftTRAP cannot be called on a voided gift.
    """
    return number in round_.voided and number not in round_.trapped


def is_complete(sheet: Sheet) -> bool:
    """Return whether gifts for every friend and all four tokens are chosen."""
    return all(sheet.wishes) and all(number for numbers in sheet.gives for number in numbers)


def numbers_given_to(sheet: Sheet) -> tuple[int, ...]:
    """Return the numbers of the gifts that are chosen so far, in the order of the friends' seats."""
    return tuple(number for numbers in sheet.gives for number in numbers if number)


def standing(player: Stands) -> Standing:
    """Return the values that rank a player.

    “The greater sum of both markers wins, then the greater of the lower markers” [D2], then “more GREATs given in the
    whole game, then more GREATs received” [D3].
    """
    return (player.give + player.get, min(player.give, player.get), player.greats_given, player.greats_received)
