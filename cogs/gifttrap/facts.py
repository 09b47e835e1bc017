"""The facts: what can happen in a round, each told by the text of its name.

A public fact must never tell of a sheet that is not opened. Where a fact has a gift, `own` is the name of a server's
own gift as it was written, and empty for a gift of ours. Nothing is told by the number of a gift alone: later readers
do not see the gifts of the round.
"""

from __future__ import annotations

from typing import ClassVar

from bot.game.contract import Fact, Seat
from cogs.gifttrap.gifts import Deck, Gift


class RoundBegun(Fact, frozen=True):
    """A round begins; this seat deals."""

    dealer: Seat
    round: int


class GiftsDealt(Fact, frozen=True):
    """The dealer laid gifts of a deck out."""

    seat: Seat
    deck: Deck


class GiftsDrawn(Fact, frozen=True):
    """The dealer was not there: the deck was drawn by chance."""

    seat: Seat
    deck: Deck


class SatOut(Fact, frozen=True):
    """Somebody sits the round out: what is given to them and by them stays closed."""

    seat: Seat


class GoneForGood(Fact, frozen=True):
    """Somebody who resigned sits out from now on."""

    seat: Seat


class AllReady(Fact, frozen=True):
    """All sheets are done and sealed: unwrapping begins with so many players."""

    count: int


class TokensShown(Fact, frozen=True):
    """Somebody turned their tokens up: by token the gift on which it lay."""

    minor: ClassVar[bool] = True

    seat: Seat
    great: Gift
    great_own: str
    good: Gift
    good_own: str
    ok: Gift
    ok_own: str
    no_way: Gift
    no_way_own: str


class GiftOpened(Fact, frozen=True):
    """A gift was opened; both markers move by so many steps. `token` is empty if it bore none."""

    minor: ClassVar[bool] = True

    giver: Seat
    receiver: Seat
    number: int
    gift: Gift
    own: str
    token: str
    given: int
    got: int


class GiftDoubled(GiftOpened, frozen=True):
    """A gift was opened on which expert cards lay."""

    cards: str
    """The names of the cards."""


class GiftTrapped(Fact, frozen=True):
    """A gift was opened that moves nobody, because GiftTRAP was called on it."""

    minor: ClassVar[bool] = True

    giver: Seat
    receiver: Seat
    number: int
    gift: Gift
    own: str


class VoidOpened(GiftTrapped, frozen=True):
    """A gift was opened that moves nobody, because a moderator had voided it."""


class Unwrapped(Fact, frozen=True):
    """Somebody has opened all they got: so many gifts, how far their GET has come by them, and where it stands then."""

    seat: Seat
    gifts: int
    got: int
    get: int


class TrapCalled(Fact, frozen=True):
    """Somebody called GiftTRAP on a gift."""

    big: ClassVar[bool] = True

    seat: Seat
    number: int
    gift: Gift
    own: str


class GiftVoided(Fact, frozen=True):
    """A moderator voided a gift of the server's own; what is dealt of it already moves nobody."""

    gift: Gift
    own: str


class RoundEnded(Fact, frozen=True):
    """A round is over: who gave best and who worst, and how far their GIVE has come in it."""

    chapter: ClassVar[bool] = True

    round: int
    best: Seat
    best_steps: int
    worst: Seat
    worst_steps: int


class RoundLevel(Fact, frozen=True):
    """A round is over in which everybody gave alike: how far each one's GIVE has come in it."""

    chapter: ClassVar[bool] = True

    round: int
    steps: int


class RoundEmpty(Fact, frozen=True):
    """A round is over in which no gift was opened."""

    chapter: ClassVar[bool] = True

    round: int


class Gifted(Fact, frozen=True):
    """At the end of a round both markers of somebody stand on GIFTED."""

    big: ClassVar[bool] = True

    seat: Seat


class RoundsOver(Fact, frozen=True):
    """The last round of the table is over: whoever stands best wins."""

    rounds: int


class NobodyPlays(Fact, frozen=True):
    """The game ends because so many rounds in a row nobody was ready."""

    rounds: int


class TooFew(Fact, frozen=True):
    """The game ends because fewer than three are left."""

    left: int


class LowerDecides(Fact, frozen=True):
    """At the end, of two with as many steps the one whose lower marker stands further is placed first."""

    seat: Seat
    other: Seat
    mine: int
    theirs: int


class GreatsGivenDecide(Fact, frozen=True):
    """At the end, of two who stand alike the one who gave more GREATs is placed first."""

    seat: Seat
    other: Seat
    mine: int
    theirs: int


class GreatsReceivedDecide(Fact, frozen=True):
    """At the end, of two who stand alike the one who received more GREATs is placed first."""

    seat: Seat
    other: Seat
    mine: int
    theirs: int
