"""The facts of a race; the text of a fact has the name of its class.

The moves of single riders are minor facts, for the history. The facts of a round's story are made when the round ends.
A public fact reveals no order, only its effect. Riders are given by number; `seat` is their team; several riders are a
string of numbers.
"""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar

from bot.game.contract import Fact, Piece, Seat
from cogs.tour.board import How, Jersey
from cogs.tour.road import PrimeKind


class StageBegun(Fact, frozen=True):
    """A stage begins; `number` of `count` stages."""

    stage: str
    number: int
    count: int


class RiderMoved(Fact, frozen=True):
    """A rider moved: the means, the number of the die (of the green die in an attack), and the fields ridden."""

    minor: ClassVar[bool] = True

    seat: Seat
    rider: Piece
    how: How
    number: int
    fields: int


class SpeedPassed(Fact, frozen=True):
    """A rider passed fields on to the team-mate before them."""

    minor: ClassVar[bool] = True

    seat: Seat
    rider: Piece
    receiver: Piece
    fields: int


class Attacked(Fact, frozen=True):
    """A rider went solo by `fields` fields."""

    minor: ClassVar[bool] = True

    seat: Seat
    rider: Piece
    fields: int


class Pulled(Fact, frozen=True):
    """A rider pulled the group along at this speed."""

    minor: ClassVar[bool] = True

    seat: Seat
    rider: Piece
    speed: int


class Caught(Fact, frozen=True):
    """A rider caught the attack of the rider before."""

    minor: ClassVar[bool] = True

    seat: Seat
    rider: Piece


class CardPlayed(Fact, frozen=True):
    """A rider played the card of a jersey."""

    seat: Seat
    rider: Piece
    jersey: Jersey


class Fell(Fact, frozen=True):
    """A rider gambled and fell."""

    minor: ClassVar[bool] = True

    seat: Seat
    rider: Piece


class RoundRidden(Fact, frozen=True):
    """The standing of the race at the end of a round.

    `left`: steps to the finish for the foremost rider, 0 once a rider has finished. `front`: riders in the leading
    group; `named` of them are listed in `riders`: all if they are few, else 0. `behind`: riders behind that group, the
    first of them by `gap` steps. `home`: finished riders.
    """

    round: int
    left: int
    front: int
    named: int
    riders: str
    behind: int
    gap: int
    home: int


class FirstIn(Fact, frozen=True):
    """The first riders of the stage finished: their leader, and `count` more in the same round, listed in `others`."""

    seat: Seat
    rider: Piece
    count: int
    others: str


class PrimeTaken(Fact, frozen=True):
    """Riders reached a prime: the first of this round with their place, and `count` more, listed in `others`."""

    seat: Seat
    rider: Piece
    kind: PrimeKind
    place: int
    count: int
    others: str


class BrokenAway(Fact, frozen=True):
    """A rider went solo by `fields` fields; `count` riders of the group, listed in `followers`, caught the attack."""

    seat: Seat
    rider: Piece
    fields: int
    count: int
    followers: str


class PulledAlong(Fact, frozen=True):
    """A rider pulled the group at `speed`; `along` riders followed, `missed` riders, listed in `lost`, did not."""

    seat: Seat
    rider: Piece
    speed: int
    along: int
    missed: int
    lost: str


class Crashed(Fact, frozen=True):
    """`count` riders, listed in `riders`, gambled and fell."""

    count: int
    riders: str


class Torn(StrEnum):
    """The part of a torn group that the story names."""

    DROPPED = "dropped"
    """The riders behind, since they are few."""
    AWAY = "away"
    """The riders in front, since they are few."""
    HALVED = "halved"


class GroupTorn(Fact, frozen=True):
    """A group split: `ahead` riders in front, `behind` riders behind; `riders` lists the part that `what` names."""

    ahead: int
    behind: int
    what: Torn
    riders: str


class PaceSet(Fact, frozen=True):
    """The leader of the largest group, and the fields that they rode."""

    seat: Seat
    rider: Piece
    fields: int


class GroupJoined(Fact, frozen=True):
    """Groups merged: `riders` riders now ride as one."""

    riders: int


class PrimeReached(Fact, frozen=True):
    """A rider reached a prime among the first four and gets points."""

    minor: ClassVar[bool] = True

    seat: Seat
    rider: Piece
    kind: PrimeKind
    place: int
    points: int


class Finished(Fact, frozen=True):
    """A rider finished, on a field of `second` seconds."""

    minor: ClassVar[bool] = True

    seat: Seat
    rider: Piece
    second: int


class StageWon(Fact, frozen=True):
    """A stage is finished: its winner, and their time in seconds."""

    big: ClassVar[bool] = True
    chapter: ClassVar[bool] = True

    seat: Seat
    rider: Piece
    stage: str
    time: int


class OutOfTime(Fact, frozen=True):
    """`riders` riders were still on the road five rounds after the winner."""

    riders: int


class JerseyWorn(Fact, frozen=True):
    """A rider wears a jersey after a stage."""

    seat: Seat
    rider: Piece
    jersey: Jersey


class RaceWon(Fact, frozen=True):
    """The race is finished: the first of the individual classification."""

    big: ClassVar[bool] = True

    seat: Seat
    rider: Piece
    time: int


class TeamWon(Fact, frozen=True):
    """The race is finished: the first of the team classification."""

    seat: Seat
    time: int


class GoneForGood(Fact, frozen=True):
    """A team resigned: its riders ride on by the orders that they have."""

    seat: Seat
