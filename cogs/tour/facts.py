"""The facts: what can happen in a race, each told by the text of its name.

What a rider does is minor and stands in the history; what a reporter would tell of a round stands below, and is told
when the round is over. A public fact must never tell of an order, only of what came of it. Riders are told by number,
`seat` is their team; several riders are their numbers in words.
"""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar

from bot.game.contract import Fact, Seat
from cogs.tour.board import How, Jersey
from cogs.tour.road import PrimeKind


class StageBegun(Fact, frozen=True):
    """A stage begins: which one of how many, and its name."""

    stage: str
    number: int
    count: int


class RiderMoved(Fact, frozen=True):
    """A rider moved: by what, the number of the die (of an attack the green one's), and so many fields."""

    minor: ClassVar[bool] = True

    seat: Seat
    rider: int
    how: How
    number: int
    fields: int


class SpeedPassed(Fact, frozen=True):
    """A rider passed fields on to the team-mate before them."""

    minor: ClassVar[bool] = True

    seat: Seat
    rider: int
    receiver: int
    fields: int


class Attacked(Fact, frozen=True):
    """A rider went solo, so many fields."""

    minor: ClassVar[bool] = True

    seat: Seat
    rider: int
    fields: int


class Pulled(Fact, frozen=True):
    """A rider pulled the group along at this speed."""

    minor: ClassVar[bool] = True

    seat: Seat
    rider: int
    speed: int


class Caught(Fact, frozen=True):
    """A rider caught the attack of the one before."""

    minor: ClassVar[bool] = True

    seat: Seat
    rider: int


class CardPlayed(Fact, frozen=True):
    """A rider played the card of a jersey."""

    seat: Seat
    rider: int
    jersey: Jersey


class Fell(Fact, frozen=True):
    """A rider gambled and fell."""

    minor: ClassVar[bool] = True

    seat: Seat
    rider: int


class RoundRidden(Fact, frozen=True):
    """A round is over: how it stands.

    So many steps are left to the foremost rider, none once somebody is in; so many riders lead, of whom so many are
    named, these: all if they are few, else nobody. So many are behind, the first of them by so many steps; so many are
    in.
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
    """The first riders of the stage are in: who leads them, and so many more came in the same round, these."""

    seat: Seat
    rider: int
    count: int
    others: str


class PrimeTaken(Fact, frozen=True):
    """Riders reached a prime: the first of them in this round with their place, and so many more, these."""

    seat: Seat
    rider: int
    kind: PrimeKind
    place: int
    count: int
    others: str


class BrokenAway(Fact, frozen=True):
    """A rider went solo, so many fields; so many riders of the group caught the attack, these."""

    seat: Seat
    rider: int
    fields: int
    count: int
    followers: str


class PulledAlong(Fact, frozen=True):
    """A rider pulled the group at this speed; so many went along, and so many missed the wheel, these."""

    seat: Seat
    rider: int
    speed: int
    along: int
    missed: int
    lost: str


class Crashed(Fact, frozen=True):
    """So many riders gambled and fell, these."""

    count: int
    riders: str


class Torn(StrEnum):
    """What is worth telling of a group that fell apart."""

    DROPPED = "dropped"
    """Few lost the wheel: these."""
    AWAY = "away"
    """Few got away: these."""
    HALVED = "halved"


class GroupTorn(Fact, frozen=True):
    """A group fell apart: so many riders are ahead, so many behind; these got away, or were dropped."""

    ahead: int
    behind: int
    what: Torn
    riders: str


class PaceSet(Fact, frozen=True):
    """Who led the largest group, and by how many fields."""

    seat: Seat
    rider: int
    fields: int


class GroupJoined(Fact, frozen=True):
    """Groups came together: so many riders ride as one now."""

    riders: int


class PrimeReached(Fact, frozen=True):
    """A rider reached a prime as one of the first four, and gets these points."""

    minor: ClassVar[bool] = True

    seat: Seat
    rider: int
    kind: PrimeKind
    place: int
    points: int


class Finished(Fact, frozen=True):
    """A rider is in, on so many seconds."""

    minor: ClassVar[bool] = True

    seat: Seat
    rider: int
    second: int


class StageWon(Fact, frozen=True):
    """A stage is over: who won it and in how many seconds."""

    big: ClassVar[bool] = True
    chapter: ClassVar[bool] = True

    seat: Seat
    rider: int
    stage: str
    time: int


class OutOfTime(Fact, frozen=True):
    """So many riders were still on the road five rounds after the winner."""

    riders: int


class JerseyWorn(Fact, frozen=True):
    """Who wears a jersey after a stage."""

    seat: Seat
    rider: int
    jersey: Jersey


class RaceWon(Fact, frozen=True):
    """The race is over: the first of the individual classification."""

    big: ClassVar[bool] = True

    seat: Seat
    rider: int
    time: int


class TeamWon(Fact, frozen=True):
    """The race is over: the first of the team classification."""

    seat: Seat
    time: int


class GoneForGood(Fact, frozen=True):
    """A team resigned: its riders ride on by the orders they have."""

    seat: Seat
