"""The facts of a game; the text of a fact has the name of its class.

A public fact never reveals a closed sheet. Where a fact has a gift, `own` is the name of a server's own gift as it was
written, and `own_line` is its line; both are empty for a shipped gift, whose words are texts. `lined` is False for a
gift that no line explains. No fact identifies a gift by its number alone, because later readers do not see
the gifts of the round.
"""

from __future__ import annotations

from typing import ClassVar

from bot.game.contract import Fact, Seat
from cogs.gifttrap.gifts import Deck, Gift


class RoundBegun(Fact, frozen=True):
    """A round begins, and this seat deals."""

    dealer: Seat
    round: int


class GiftsDealt(Fact, frozen=True):
    """The dealer dealt gifts from a deck."""

    seat: Seat
    deck: Deck


class GiftsDrawn(Fact, frozen=True):
    """The dealer was absent: the deck was drawn at random."""

    seat: Seat
    deck: Deck


class SatOut(Fact, frozen=True):
    """A player sits the round out: the gifts to them and from them stay closed."""

    seat: Seat


class GoneForGood(Fact, frozen=True):
    """A player resigned and sits out from now on."""

    seat: Seat


class AllReady(Fact, frozen=True):
    """All sheets are sealed, and unwrapping begins; `count` is the number of players who take part."""

    count: int


class TokensShown(Fact, frozen=True):
    """A player turned their tokens up; each token field holds the gift on which it lay."""

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
    """A gift was opened; `given` and `got` are the steps of the two markers. `token` is empty if the gift bore none."""

    minor: ClassVar[bool] = True

    giver: Seat
    receiver: Seat
    number: int
    gift: Gift
    own: str
    own_line: str
    lined: bool
    token: str
    given: int
    got: int


class GiftDoubled(GiftOpened, frozen=True):
    """A gift with expert cards was opened."""

    cards: str
    """The names of the cards."""


class GiftTrapped(Fact, frozen=True):
    """A gift was opened that moves no marker, because GiftTRAP was called on it."""

    minor: ClassVar[bool] = True

    giver: Seat
    receiver: Seat
    number: int
    gift: Gift
    own: str
    own_line: str
    lined: bool


class VoidOpened(GiftTrapped, frozen=True):
    """A gift was opened that moves no marker, because a moderator had voided it."""


class Unwrapped(Fact, frozen=True):
    """A player has opened all their gifts.

    `gifts` is their number, `got` the steps that they moved the GET marker, and `get` the marker's new step.
    """

    seat: Seat
    gifts: int
    got: int
    get: int


class TrapCalled(Fact, frozen=True):
    """A player called GiftTRAP on a gift."""

    big: ClassVar[bool] = True

    seat: Seat
    number: int
    gift: Gift
    own: str


class GiftVoided(Fact, frozen=True):
    """A moderator voided one of the server's own gifts; if it is dealt already, it moves no marker."""

    gift: Gift
    own: str


class RoundEnded(Fact, frozen=True):
    """A round ended: the best and the worst giver, with the steps of their GIVE markers in it."""

    chapter: ClassVar[bool] = True

    round: int
    best: Seat
    best_steps: int
    worst: Seat
    worst_steps: int


class RoundLevel(Fact, frozen=True):
    """A round ended in which all givers' GIVE markers moved the same number of steps."""

    chapter: ClassVar[bool] = True

    round: int
    steps: int


class RoundEmpty(Fact, frozen=True):
    """A round ended in which no gift was opened."""

    chapter: ClassVar[bool] = True

    round: int


class Gifted(Fact, frozen=True):
    """At the end of a round both markers of a player stand on GIFTED."""

    big: ClassVar[bool] = True

    seat: Seat


class RoundsOver(Fact, frozen=True):
    """The last round of the table ended: the best standing wins."""

    rounds: int


class NobodyPlays(Fact, frozen=True):
    """The game ends because no player was ready in this number of consecutive rounds."""

    rounds: int


class TooFew(Fact, frozen=True):
    """The game ends because fewer than three players are left."""

    left: int


class LowerDecides(Fact, frozen=True):
    """Final tie-break: of two players with equal sums, the player whose lower marker is further is placed first."""

    seat: Seat
    other: Seat
    mine: int
    theirs: int


class GreatsGivenDecide(Fact, frozen=True):
    """Final tie-break: of two players with equal markers, the player who gave more GREATs is placed first."""

    seat: Seat
    other: Seat
    mine: int
    theirs: int


class GreatsReceivedDecide(Fact, frozen=True):
    """Final tie-break: the player who received more GREATs is placed first."""

    seat: Seat
    other: Seat
    mine: int
    theirs: int
