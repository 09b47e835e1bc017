"""The facts of a round's story, made when the round ends; the text of a fact has the name of its class.

A public fact reveals no order, only its effect. Riders are given by number; `seat` is the team of the first of them.
"""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from bot.game.contract import Fact, Piece, Seat
from cogs.tour.road import PrimeKind

MAX_NAMED = 5
"""The most riders of a part of the field that the story names."""


class Why(StrEnum):
    """The cause of what happened to a rider in a round."""

    HEAD = "head"
    """The rider rolled at the head of a group of several riders."""
    ALONE = "alone"
    """The rider was lonely."""
    ROLL = "roll"
    """The rider rolled behind others."""
    WHEEL = "wheel"
    """The rider took over the speed of the rider before, `other`."""
    TAKE = "take"
    """The rider took over the speed of a rider before, who is not near any more."""
    ALONG = "along"
    """The rider took over the speed of a pull by `other`."""
    MISSED = "missed"
    """The rider was dropped: fell behind at least half of the group, the last of which is `other`."""
    BRAKED = "braked"
    """A rider before had braked."""
    FALL = "fall"
    SOLO = "solo"
    HELD = "held"
    """The rider went solo, and `other` caught the attack."""
    PULL = "pull"
    CATCH = "catch"
    """The rider caught the attack of `other`."""
    CARD = "card"
    HELPED = "helped"
    """The rider got `number` fields from the team-mate `other`."""
    HOME = "home"
    """The rider finished."""


class RiderRound(Struct, frozen=True):
    """A rider's round: the place in the race before and after it, and why.

    `number` is that of the die, or the fields taken over; 0: none. `other` is another rider; 0: none.
    """

    rider: int
    seat: Seat
    before: int
    after: int
    why: Why
    number: int = 0
    other: int = 0


class RoundRidden(Fact, frozen=True):
    """The standing of the race at the end of a round, the last fact of its story.

    `left`: steps to the finish for the foremost rider, 0 once a rider has finished. `front`: riders in the leading
    group; `named` of them are listed in `riders`: all if they are few, else 0. `behind`: riders behind that group, the
    first of them by `gap` steps. `home`: finished riders. `quiet`: the round has no other fact of the story. `since` is
    the first of several quiet rounds that are told together; 0: the fact is about one round.
    """

    round: int
    left: int
    front: int
    named: int
    riders: tuple[Piece, ...]
    behind: int
    gap: int
    home: int
    quiet: bool = False
    since: int = 0
    record: tuple[RiderRound, ...] = ()
    """The rounds of all riders who were on the road."""


class FirstIn(Fact, frozen=True):
    """The first riders of the stage finished: their leader, and `count` more in the same round, listed in `others`.

    `number` is what the leader rolled; 0: the leader took a speed over.
    """

    seat: Seat
    rider: Piece
    number: int
    count: int
    others: tuple[Piece, ...]


class PrimeTaken(Fact, frozen=True):
    """Riders reached a prime: the first of this round with place and points, and `count` more, listed in `others`.

    `shares` are the points of those others.
    """

    seat: Seat
    rider: Piece
    kind: PrimeKind
    place: int
    points: int
    count: int
    others: tuple[Piece, ...]
    shares: tuple[int, ...]


class BrokenAway(Fact, frozen=True):
    """A rider went solo by `fields` fields, with `number` on the green die.

    `count` riders of the group, listed in `followers`, caught the attack, the first of them for team `catcher`.
    """

    seat: Seat
    rider: Piece
    number: int
    fields: int
    count: int
    followers: tuple[Piece, ...]
    catcher: Seat | None


class PulledAlong(Fact, frozen=True):
    """A rider pulled the group at `speed`, with `number` on the green die.

    `along` riders followed; `missed` riders, listed in `lost`, did not.
    """

    seat: Seat
    rider: Piece
    number: int
    speed: int
    along: int
    missed: int
    lost: tuple[Piece, ...]


class Crashed(Fact, frozen=True):
    """Riders gambled and fell: the first of them with their team, and `count` more, listed in `others`."""

    seat: Seat
    rider: Piece
    count: int
    others: tuple[Piece, ...]


class Gambled(Fact, frozen=True):
    """A rider gambled on the red die and rolled one of its highest numbers."""

    seat: Seat
    rider: Piece
    number: int


class Braked(Fact, frozen=True):
    """A rider braked with `number` on the white die; `count` riders, listed in `others`, had to brake behind them."""

    seat: Seat
    rider: Piece
    number: int
    count: int
    others: tuple[Piece, ...]


class Torn(StrEnum):
    """The part of a torn group that the story names."""

    DROPPED = "dropped"
    """The riders behind, since they are few."""
    AWAY = "away"
    """The riders in front, since they are few."""
    HALVED = "halved"
    LEVEL = "level"
    """None: the parts ride side by side, `ahead` and `behind` riders."""


class GroupTorn(Fact, frozen=True):
    """A group split: `ahead` riders in front, `behind` riders behind; `riders` lists the part that `what` names."""

    ahead: int
    behind: int
    what: Torn
    riders: tuple[Piece, ...]


class Reach(StrEnum):
    """The riders whom a fast pace takes along."""

    ALL = "all"
    """The whole race."""
    GROUP = "group"
    """Some riders of the group."""
    NOBODY = "nobody"


class PaceSet(Fact, frozen=True):
    """The first of a group rolled a high `number`; `along` riders of the group stayed with them."""

    seat: Seat
    rider: Piece
    number: int
    reach: Reach
    along: int


class Joined(StrEnum):
    """The part of a merged group that the story names."""

    CAUGHT = "caught"
    """The riders in front, since they are few."""
    BACK = "back"
    """The riders who came from behind, since they are few."""
    MERGED = "merged"


class GroupJoined(Fact, frozen=True):
    """Groups merged: `size` riders now ride as one; `count` riders, listed in `riders`, are the part that `what` names.

    `rider` led the group from behind, with `number` on the die; 0: they did not roll.
    """

    seat: Seat
    rider: Piece
    number: int
    what: Joined
    count: int
    riders: tuple[Piece, ...]
    size: int
