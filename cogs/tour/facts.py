"""The facts of a race; the text of a fact has the name of its class.

The moves of single riders are minor facts, for the history. The facts of a round's story are in
`cogs.tour.story_facts`. A public fact reveals no order, only its effect. Riders are given by number; `seat` is their
team.
"""

from __future__ import annotations

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


class WorkAsked(Fact, frozen=True):
    """A team asks who works."""

    seat: Seat


class WorkPromised(Fact, frozen=True):
    """A team promises to work in the rounds `first` and `last`."""

    seat: Seat
    first: int
    last: int


class GoneForGood(Fact, frozen=True):
    """A team resigned: its riders ride on by the orders that they have."""

    seat: Seat
