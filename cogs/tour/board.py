"""The public board and a team's private hand.

Types only, so that pictures and cogs can import them. Never import the state here.
"""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from bot.game.contract import Seat
from cogs.tour.moves import Order
from cogs.tour.options import Options
from cogs.tour.road import Field, PrimeKind


class Phase(StrEnum):
    """The kind of action that the game waits for."""

    ORDERS = "orders"
    """All teams fill in their order cards."""
    ASK = "ask"
    """A round is being ridden and a team is asked a question."""
    OVER = "over"


class Jersey(StrEnum):
    """The jerseys; each has a card."""

    YELLOW = "yellow"
    GREEN = "green"
    POLKA = "polka"


class How(StrEnum):
    """The means by which a rider moved."""

    TAKE = "take"
    """The rider took over the speed of the rider before."""
    YELLOW = "yellow"
    """A die was rolled; the rider moved its number."""
    POLKA = "polka"
    WHITE = "white"
    RED = "red"
    FALL = "fall"
    SOLO = "solo"
    PULL = "pull"
    CATCH = "catch"
    CARD = "card"
    """A jersey's card was played without an attack; the rider moved the green number."""


class Rider(Struct, frozen=True):
    """A rider of the stage."""

    number: int
    """Counted from 1, team by team."""
    team: Seat
    field: Field | None
    """None: the rider has finished and left the road."""
    cards: tuple[Jersey, ...] = ()
    """The cards that the rider may still play in this stage."""


class Group(Struct, frozen=True):
    """Riders on touching fields at the start of a round; the group stays the same for the whole round."""

    riders: tuple[int, ...]
    """The riders' numbers in order of play; the first leads."""
    attackers: tuple[int, ...]
    """Riders with an attack position; empty if the group is a lonely rider."""
    lonely: bool


class Ride(Struct, frozen=True):
    """The move of a rider in a round."""

    rider: int
    how: How
    speed: int
    """The fields that the move gave, after a reduction and including the fields passed on."""
    way: tuple[Field, ...]
    """The fields ridden over, the start field first."""
    rolled: int = 0
    """The number on the die, of the green die in an attack; 0 for a FALL or without a die."""
    given: int = 0
    """Fields passed on to the rider before."""
    pushed: tuple[Field, ...] = ()
    """The path of the receiver of those fields, the start field first."""


class Crossing(Struct, frozen=True):
    """The riders at a prime, in the order of their moves."""

    kind: PrimeKind
    x: int
    riders: tuple[int, ...]
    """At most the first four."""


class Arrival(Struct, frozen=True):
    """The finish of a rider; arrivals are stored in the order of arrival."""

    rider: int
    round: int
    """From 1."""
    second: int
    """The seconds shown on the field."""
    time: int
    """Seconds that count so far; from the end of the round, the time of the first of the rider's group."""


Places = tuple[Field | None, ...]
"""The riders' fields, in the order of their numbers; None: the rider has finished and left the road."""


class Score(Struct, frozen=True):
    """A rider's totals over the finished stages."""

    time: int = 0
    sprint: int = 0
    mountain: int = 0
    places: int = 0
    """The sum of the places."""


class StageResult(Struct, frozen=True):
    """The result of a finished stage."""

    stage: str
    rounds: int
    places: tuple[int, ...]
    """The riders' numbers, the winner first."""
    times: tuple[int, ...]
    """Seconds by rider, in the order of their numbers."""
    sprint: tuple[int, ...]
    """Points by rider."""
    mountain: tuple[int, ...]
    jerseys: tuple[tuple[Jersey, int], ...]
    """The jerseys and their wearers after the stage."""
    arrivals: tuple[Arrival, ...] = ()
    """The finished riders, in the order of arrival."""
    crossings: tuple[Crossing, ...] = ()
    """By prime."""
    course: tuple[Places, ...] = ()
    """The riders' places at the start and after each round."""


class Question(Struct, frozen=True):
    """The question that a frozen order asks its owner."""

    rider: int
    about: str
    """The topic: `speed`, `attack`, `card` or `where`."""
    answers: tuple[str, ...]
    """The possible answers: `take`, `yellow`, `polka`, `white`, `red`; `solo`, `pull`, `catch`; `card`, `keep`; or a
    place such as `far` or `wheel`."""
    speed: int = 0
    """The speed that can be taken over; 0: none."""
    default: int = 0
    """The answer, from 0, that counts if the team gives none."""
    fields: int = 0
    """For a question about a place: the number of fields to ride."""
    ends: tuple[Field, ...] = ()
    """For a question about a place: the field where the move would end for each answer, if no speed is passed on."""


class Board(Struct, frozen=True):
    """Everything that is public."""

    options: Options
    stage: int
    """The current stage of the race, from 0."""
    name: str
    """The name of the current stage."""
    stages: tuple[str, ...]
    """The names of all stages."""
    round: int
    """The round that is being ridden or for which orders are given, from 1."""
    phase: Phase
    riders: tuple[Rider, ...]
    order: tuple[int, ...]
    """The riders' order of play in the round."""
    groups: tuple[Group, ...]
    ready: tuple[bool, ...]
    """By team."""
    gone: tuple[bool, ...]
    asked: Seat | None
    """The team whose rider's order asks."""
    rides: tuple[Ride, ...]
    """The rides of the last round, or of the current one so far."""
    crossings: tuple[Crossing, ...]
    """By prime."""
    arrivals: tuple[Arrival, ...]
    """The arrivals of this stage."""
    scores: tuple[Score, ...]
    """By rider."""
    jerseys: tuple[tuple[Jersey, int], ...]
    """The jerseys and their wearers in this stage."""
    asked_work: tuple[int, ...] = ()
    """The round in which each team last asked who works; 0: not in this stage."""
    works_until: tuple[int, ...] = ()
    """The last round for which each team has promised work; 0: none in this stage."""
    past: tuple[StageResult, ...] = ()
    course: tuple[Places, ...] = ()
    """The riders' places at the start of this stage and after each of its rounds so far."""
    cut_short: bool = False
    """Whether the race ended before its rules ended it."""


class Hand(Struct, frozen=True):
    """Everything that one team may see."""

    board: Board
    seat: Seat
    orders: tuple[tuple[int, Order], ...]
    """The cards of the team's own riders."""
    spare: int
    """The number of changes that the team may still make."""
    question: Question | None = None
    """The question, if the team is asked one."""
    meant: tuple[tuple[int, Order], ...] = ()
    """The effective cards of the team's riders on the road: the role has filled in every choice that is not made."""
