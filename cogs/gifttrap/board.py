"""What may be seen: the board by anyone, the hand by one seat.

Types, and what follows from them alone, so that pictures and cogs can have them. Must never import the state.
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
"""Up to so many players everybody gives two gifts to every other."""


class Phase(StrEnum):
    """What has to be done."""

    DEAL = "deal"
    """The dealer chooses a deck and lays its gifts out."""
    CHOOSE = "choose"
    """Everybody fills their sheet."""
    UNWRAP = "unwrap"
    """Seat after seat opens what they got, from the dealer on."""
    OVER = "over"


class Persona(Struct, frozen=True):
    """The published tastes of a computer player."""

    likes: tuple[Tag, Tag]
    dislikes: Tag


class Sheet(Struct, frozen=True):
    """What a seat has chosen in this round; secret until its tokens are turned up and its tiles are opened."""

    gives: tuple[tuple[int, ...], ...]
    """By seat the numbers of the gifts for them, 0: not chosen yet; () for oneself and for those who are gone."""
    wishes: tuple[int, int, int, int] = (0, 0, 0, 0)
    """By token, in the order of `TOKENS`, the number of the gift on which it lies, 0: on none yet."""
    give_more: int = 0
    """The number of the own tile on which GIVE MORE lies; 0: on none."""
    get_more: tuple[Seat, int] | None = None
    """On what GET MORE lies: giver and tile."""


class Opening(Struct, frozen=True, array_like=True):
    """A gift that was opened."""

    giver: Seat
    receiver: Seat
    tile: int
    """With two gifts to each friend: 0 the first, 1 the second."""
    gift: int
    """Its number on the table."""
    token: Token | None
    """The receiver's token on it."""
    given: int
    """Steps by points for the giver, GIVE MORE counted in; the marker may have been stopped before."""
    got: int
    """Steps by points for the receiver, GET MORE counted in."""
    give: int
    """Where the giver's GIVE marker stands after it."""
    get: int
    """Where the receiver's GET marker stands after it."""
    give_more: bool = False
    get_more: bool = False
    trapped: bool = False
    """GiftTRAP had been called on the gift, or a moderator had voided it: nobody moves."""

    @property
    def cards(self) -> str:
        """The names of the expert cards that lay on the gift; empty without one."""
        used = (("GIVE MORE", self.give_more), ("GET MORE", self.get_more))
        return ", ".join(card for card, lay in used if lay)


Tokens = tuple[int, int, int, int]
"""By token, in the order of `TOKENS`, the number of the gift that bears it."""


class Round(Struct, frozen=True):
    """A round that is over. What was never opened stays secret for ever."""

    number: int
    dealer: Seat
    deck: Deck
    gifts: tuple[Gift, ...]
    """In the order of their numbers, from 1."""
    tokens: tuple[Tokens | None, ...]
    """By seat; None: they sat the round out."""
    openings: tuple[Opening, ...]
    starts: tuple[tuple[int, int], ...]
    """By seat, where GIVE and GET stood before it."""
    trapped: tuple[int, ...] = ()
    """Numbers on which GiftTRAP was called."""
    voided: tuple[int, ...] = ()
    """Numbers of the server's own gifts that a moderator voided."""


class Player(Struct, frozen=True):
    """One player as everybody sees them."""

    give: int
    """Where the marker GIVE stands, from 0 (GO)."""
    get: int
    """Where the marker GET stands."""
    greats_given: int
    greats_received: int
    ready: bool
    """Their sheet of this round is done."""
    sitting_out: bool
    """They sit this round out."""
    gone: bool
    """They have resigned and sit out for good."""
    trap: bool
    """They still hold the card GiftTRAP."""
    persona: Persona | None
    """Of a computer player."""
    whim: int | None = None
    """Of a computer player, when the game is over: what its whims follow from (see `persona.whim_of`)."""


class Stands(Protocol):
    """Whoever has markers and GREATs."""

    @property
    def give(self) -> int:
        """Where the marker GIVE stands."""
        ...

    @property
    def get(self) -> int:
        """Where the marker GET stands."""
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
"""Both markers, the lower one, GREATs given, GREATs received: the greater the better."""


class Board(Struct, frozen=True):
    """What anyone may see."""

    options: Options
    round: int
    """From 1."""
    rounds: int
    """After how many the table ends at the latest."""
    phase: Phase
    dealer: Seat
    track: int
    """Steps from GO (0) to GIFTED."""
    gifts: tuple[Gift, ...]
    """On the table in the order of their numbers, from 1; none before they are dealt."""
    deck: Deck | None
    """From which they are."""
    decks: tuple[int, ...]
    """By deck how many cards lie in it."""
    voided: tuple[int, ...]
    """Numbers that a moderator voided after the gifts were dealt."""
    trapped: tuple[int, ...]
    """Numbers on which GiftTRAP was called in this round."""
    players: tuple[Player, ...]
    turn: Seat | None
    """Who deals or unwraps; None while all choose and when the game is over."""
    tokens: tuple[Tokens | None, ...]
    """By seat, once they are turned up."""
    openings: tuple[Opening, ...]
    """Of this round so far."""
    closed: tuple[tuple[tuple[Seat, int], ...], ...]
    """By receiver what they still may open, as giver and tile; nothing before unwrapping begins."""
    starts: tuple[tuple[int, int], ...]
    """By seat, where GIVE and GET stood when the round began."""
    past: tuple[Round, ...] = ()
    cut_short: bool = False
    """The game is over though its rules have not ended it: in the middle of a round that is none of `past`."""


class Hand(Struct, frozen=True):
    """What one seat may see."""

    board: Board
    seat: Seat
    preview: tuple[Deck, tuple[Gift, ...], int] | None
    """The dealer's alone: the deck, its gifts as they would be laid out, and how many may still be changed."""
    sheet: Sheet
    """Their own."""
    received: tuple[tuple[Seat, int], ...] = ()
    """Which tiles they may lay GET MORE on: giver and tile."""
    spare: int = 0
    """How often they may still change what stands on their sheet [D13]."""
    whim: int | None = None
    """A computer player's own: what its whims follow from (see `persona.whim_of`)."""


def tiles(players: int) -> int:
    """Return how many gifts everybody gives to each friend: two with three and four players."""
    return 2 if players <= TWO_EACH else 1


def laid_out(players: int) -> int:
    """Return how many gifts lie on the table: one more than players, and with two to each twice as many and one."""
    return tiles(players) * players + 1


def token_on(tokens: Tokens, gift: int) -> Token | None:
    """Return which token lies on a gift; None: none does."""
    return next((token for token, number in zip(TOKENS, tokens, strict=True) if number == gift), None)


def steps(token: Token | None) -> int:
    """Return how far a gift with this token moves both markers."""
    return STEPS[token]


def is_void(shown: Board | Round, number: int) -> bool:
    """Return whether a gift of a round moves nobody because a moderator voided it; GiftTRAP is never called on such."""
    return number in shown.voided and number not in shown.trapped


def complete(sheet: Sheet) -> bool:
    """Return whether every friend's gifts and all four tokens are chosen."""
    return all(sheet.wishes) and all(number for given in sheet.gives for number in given)


def given(sheet: Sheet) -> tuple[int, ...]:
    """Return the numbers of the tiles that are given so far, by friend."""
    return tuple(number for each in sheet.gives for number in each if number)


def standing(player: Stands) -> Standing:
    """Return how a player stands.

    “The greater sum of both markers wins, then the greater of the lower markers” [D2], then “more GREATs given in the
    whole game, then more GREATs received” [D3].
    """
    return (player.give + player.get, min(player.give, player.get), player.greats_given, player.greats_received)
