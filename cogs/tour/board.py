"""What may be seen: the board by anyone, the hand by one team.

Types alone, so that pictures and cogs can have them. Must never import the state.
"""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from bot.game.contract import Seat
from cogs.tour.moves import Order
from cogs.tour.options import Options
from cogs.tour.road import Field, PrimeKind


class Phase(StrEnum):
    """What has to be done."""

    ORDERS = "orders"
    """Everybody fills their order cards."""
    ASK = "ask"
    """A round is being ridden and somebody is asked."""
    OVER = "over"


class Jersey(StrEnum):
    """The jerseys, each with a card."""

    YELLOW = "yellow"
    GREEN = "green"
    POLKA = "polka"


class How(StrEnum):
    """By what a rider moved."""

    TAKE = "take"
    """The speed of the one before was taken over."""
    YELLOW = "yellow"
    """A die was rolled: its number."""
    POLKA = "polka"
    WHITE = "white"
    RED = "red"
    FALL = "fall"
    SOLO = "solo"
    PULL = "pull"
    CATCH = "catch"
    CARD = "card"
    """A jersey's card: the green number."""


class Rider(Struct, frozen=True):
    """A rider on the road."""

    number: int
    """From 1, team by team."""
    team: Seat
    field: Field | None
    """None: they are in, and have left the road."""
    reds: int = 0
    """Red rolls in this stage."""
    cards: tuple[Jersey, ...] = ()
    """Which they may still play in this stage."""


class Group(Struct, frozen=True):
    """Riders who touch, as they are for a whole round."""

    riders: tuple[int, ...]
    """By number, in their order of play; the first leads."""
    attackers: tuple[int, ...]
    """Who has an attack position; nobody who is lonely."""
    lonely: bool


class Ride(Struct, frozen=True):
    """What a rider did in a round."""

    rider: int
    how: How
    speed: int
    """The fields it gave, reduced where it is; what was passed on is part of it."""
    way: tuple[Field, ...]
    """The fields ridden over, the first where they stood."""
    rolled: int = 0
    """The number on the die, 0 for a FALL or none; of an attack the green one."""
    given: int = 0
    """Fields passed on to the rider before."""
    pushed: tuple[Field, ...] = ()
    """The way of the rider before who got them, from where they stood."""


class Crossing(Struct, frozen=True):
    """Who has reached a prime, in their real order."""

    kind: PrimeKind
    x: int
    riders: tuple[int, ...]
    """The first four at most."""


class Arrival(Struct, frozen=True):
    """A rider who is in, in the order of arrival."""

    rider: int
    round: int
    """From 1."""
    second: int
    """Shown by the field."""
    time: int
    """Seconds that count so far: of the first of their group."""


Places = tuple[Field | None, ...]
"""Where the riders are, by number; None: they are in, and have left the road."""


class Score(Struct, frozen=True):
    """What a rider has in the race after the stages that are over."""

    time: int = 0
    sprint: int = 0
    mountain: int = 0
    places: int = 0
    """The sum of the places."""


class StageResult(Struct, frozen=True):
    """A stage that is over."""

    stage: str
    rounds: int
    places: tuple[int, ...]
    """The riders' numbers, the winner first."""
    times: tuple[int, ...]
    """By rider, in the order of their numbers, in seconds."""
    sprint: tuple[int, ...]
    """Points by rider."""
    mountain: tuple[int, ...]
    jerseys: tuple[tuple[Jersey, int], ...]
    """Who wears what after it."""
    arrivals: tuple[Arrival, ...] = ()
    """Who was in, in the order of arrival."""
    crossings: tuple[Crossing, ...] = ()
    """By prime."""
    course: tuple[Places, ...] = ()
    """Where everybody was at the start and after each round."""


class Question(Struct, frozen=True):
    """What a frozen order asks its owner."""

    rider: int
    about: str
    """speed, attack, card or where."""
    answers: tuple[str, ...]
    """What may be answered: `take`, `yellow`, `polka`, `white`, `red`; `solo`, `pull`, `catch`; `card`, `keep`; or a
    place: `far`, `wheel` and so on."""
    speed: int = 0
    """That can be taken over; 0: none."""
    default: int = 0
    """The answer, from 0, that counts if none comes."""
    fields: int = 0
    """Where a place is asked: how many fields there are to ride."""
    ends: tuple[Field, ...] = ()
    """And the field where each answer would end; where speed is passed on, it ends elsewhere."""


class Board(Struct, frozen=True):
    """What anyone may see."""

    options: Options
    stage: int
    """Which stage of the race is ridden, from 0."""
    name: str
    """Its name."""
    stages: tuple[str, ...]
    """The names of all of them."""
    round: int
    """The round that orders are given for or that is ridden, from 1."""
    phase: Phase
    riders: tuple[Rider, ...]
    order: tuple[int, ...]
    """Their order of play in the round."""
    groups: tuple[Group, ...]
    ready: tuple[bool, ...]
    """By team."""
    gone: tuple[bool, ...]
    asked: Seat | None
    """Whose rider's order asks."""
    rides: tuple[Ride, ...]
    """Of the last round, or of this one so far."""
    crossings: tuple[Crossing, ...]
    """By prime."""
    arrivals: tuple[Arrival, ...]
    """Of this stage."""
    scores: tuple[Score, ...]
    """By rider."""
    jerseys: tuple[tuple[Jersey, int], ...]
    """Who wears what in this stage."""
    past: tuple[StageResult, ...] = ()
    course: tuple[Places, ...] = ()
    """Where everybody was at the start of this stage and after each round of it so far."""
    cut_short: bool = False
    """The race is over though it was not ridden to its end."""


class Hand(Struct, frozen=True):
    """What one team may see."""

    board: Board
    seat: Seat
    orders: tuple[tuple[int, Order], ...]
    """Its own riders' cards."""
    spare: int
    """How often it may still change them."""
    question: Question | None = None
    """If it is asked."""
    meant: tuple[tuple[int, Order], ...] = ()
    """What the cards of its riders on the road come to as they stand: the role has filled all that is not chosen."""
