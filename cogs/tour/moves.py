"""The moves: one small choice each. An order is secret to its team; riders are named by their numbers, from 1."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

from msgspec import Struct

from bot.game.contract import Named

_DIGITS = 9
"""The most digits of a typed number that are read; every valid number has fewer."""


class Role(StrEnum):
    """A rider's role; it fills in every choice of the card that the team has not made."""

    SHELTER = "shelter"
    """Stay in the wheels and save strength."""
    WORK = "work"
    """Lead, pull, and pass speed to team-mates."""
    HUNT = "hunt"
    """Catch attacks, and go with pulls."""
    ATTACK = "attack"
    """Save strength for the end of the stage, then go solo from an attack position, and gamble when away."""
    SPRINT = "sprint"
    """Shelter, and go all out for the next sprint or for the finish on the flat."""
    CLIMB = "climb"
    """Shelter on the flat, attack on climbs."""
    WAIT = "wait"
    """Drop back to a team-mate."""


class Plan(StrEnum):
    """A team's plan: a role for each of its riders [D17]."""

    CLASSIC = "classic"
    """A captain, with a watchdog, a domestique and an attacker."""
    SPRINT = "sprint"
    """All for the sprinter."""
    ATTACK = "attack"
    MOUNTAIN = "mountain"
    SAVE = "save"
    """All riders stay in the wheels."""


class Speed(StrEnum):
    """A rider's choice of speed: from which speed to take over, or which die to roll."""

    FROM_2 = "2"
    """Take the speed over from 2 upwards, else roll; `FROM_3` to `FROM_5` likewise."""
    FROM_3 = "3"
    FROM_4 = "4"
    FROM_5 = "5"
    BRAKE = "brake"
    """Roll the white die where that is allowed."""
    RED = "red"
    """Roll the red die where that is allowed."""
    ASK = "ask"


class Attack(StrEnum):
    """A rider's use of an ATTACK."""

    SOLO = "solo"
    PULL = "pull"
    PLAIN = "plain"
    """Move the plain number."""
    ASK = "ask"


class Card(StrEnum):
    """When a rider plays the card of a jersey."""

    NEVER = "never"
    NEXT = "next"
    """At the next chance to attack."""
    NOW = "now"
    ASK = "ask"


class Where(StrEnum):
    """Where a rider ends the move."""

    FAR = "far"
    """As far forward as possible."""
    WHEEL = "wheel"
    """Behind the rider who moved just before in the group."""
    BESIDE = "beside"
    """Beside the team-mate that `Order.whom` names."""
    FRONT = "front"
    """Where three fields ahead are free, within a step of the farthest field."""
    WIND = "wind"
    """On the wind side."""
    LEE = "lee"
    """On the sheltered side."""
    SHIELD = "shield"
    """On the wind side of the team-mate that `Order.whom` names."""
    ASK = "ask"


class Until(StrEnum):
    """How long a team stays ready."""

    ROUND = "round"
    EVENT = "event"
    """Until something happens [D14]."""
    END = "end"
    """To the end of the stage."""


WORK_ROUNDS = 2
"""The rounds for which a team promises work, and for which a question for it stands."""
FIELD_LIMITS = (1, 2, 3, 4, 5)
"""The limits of fields that a card can name: “at least one field” [D2]."""


class Order(Struct, frozen=True):
    """The order card of a rider; a choice that is None is filled in by the role."""

    role: Role = Role.SHELTER
    speed: Speed | None = None
    attack: Attack | None = None
    catch: bool | None = None
    """Whether to catch an attack with an ATTACK."""
    card: Card | None = None
    where: Where | None = None
    whom: int = 0
    """The rider that `where` names; 0: none."""
    most: int | None = None
    """The most fields to move; None: the role decides."""
    help: int = 0
    """The team-mate to whom the rider passes as much speed as needed; 0: the role decides."""
    ahead: bool = False
    """The rider leads that team-mate out: passes on what brings them as far as possible, also without need."""


class SetPlan(Struct, frozen=True, tag=True):
    """Give all riders of the team the roles of a plan; all other choices of their cards return to the roles'."""

    plan: Plan


class UndoPlan(Struct, frozen=True, tag=True):
    """Give the riders the cards that they had before the last plan."""


class SetRole(Struct, frozen=True, tag=True):
    """Give a rider a role; all other choices of the card return to the role's."""

    rider: int
    role: Role


class SetSpeed(Struct, frozen=True, tag=True):
    """Choose a rider's speed."""

    rider: int
    speed: Speed


class SetAttack(Struct, frozen=True, tag=True):
    """Choose a rider's use of an ATTACK."""

    rider: int
    attack: Attack


class SetCatch(Struct, frozen=True, tag=True):
    """Choose whether a rider catches attacks."""

    rider: int
    catch: bool


class SetCard(Struct, frozen=True, tag=True):
    """Choose when a rider plays a jersey's card."""

    rider: int
    card: Card


class SetWhere(Struct, frozen=True, tag=True):
    """Choose where a rider ends the move; `whom` is the rider to be beside or to shield, 0 for none."""

    rider: int
    where: Where
    whom: int = 0


class SetMost(Struct, frozen=True, tag=True):
    """Limit the fields that a rider moves; None: the role decides."""

    rider: int
    most: int | None = None


class SetHelp(Struct, frozen=True, tag=True):
    """Choose the team-mate to whom a rider passes speed, or whom they lead out; 0: the role decides."""

    rider: int
    whom: int
    ahead: bool = False
    """Lead the team-mate out: push them ahead as far as possible."""


class Swap(Struct, frozen=True, tag=True):
    """Swap the places of two of the team's own riders in the start corridor, before the first round."""

    one: int
    other: int


class Ready(Struct, frozen=True, tag=True):
    """Declare that the team's orders are complete."""

    until: Until = Until.ROUND


class TakeBack(Struct, frozen=True, tag=True):
    """Withdraw readiness while other teams are not ready; or withdraw the last answer while it has changed nothing."""


def answer_number(answer: int) -> str:
    """Return the number shown for an answer, which is stored from 0: “the answers are counted from 1” [D13]."""
    return str(answer + 1)


def parse_answer(typed: str) -> int:
    """Return the answer, from 0, for a typed number; -1, which the rules refuse, for text that is no number."""
    number = typed.strip()
    return int(number) - 1 if number.isdecimal() and len(number) <= _DIGITS else -1


class Answer(Struct, frozen=True, tag=True):
    """Answer the question of a frozen order. The index is stored from 0, and shown and typed from 1."""

    answer: Annotated[int, Named(answer_number, parse_answer)]


class AskWork(Struct, frozen=True, tag=True):
    """Ask the other teams in public who works."""


class OfferWork(Struct, frozen=True, tag=True):
    """Promise in public that the team works for two rounds; it binds nobody."""


class Absent(Struct, frozen=True, tag=True):
    """The move of an absent team: its orders stay as they are."""

    for_good: bool = False
    """The team has resigned."""


Change = SetRole | SetSpeed | SetAttack | SetCatch | SetCard | SetWhere | SetMost | SetHelp
"""The moves that change one order card."""
Move = (
    SetPlan
    | UndoPlan
    | SetRole
    | SetSpeed
    | SetAttack
    | SetCatch
    | SetCard
    | SetWhere
    | SetMost
    | SetHelp
    | Swap
    | Ready
    | TakeBack
    | Answer
    | AskWork
    | OfferWork
    | Absent
)


def is_irreversible(move: Move, _board: object) -> bool:
    """Return whether a move is irreversible: resigning is, missing a round is not."""
    return isinstance(move, Absent) and move.for_good
