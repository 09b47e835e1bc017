"""The moves: one small choice each. An order is secret to its team; riders are named by their numbers, from 1."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

from msgspec import Struct

from bot.game.contract import Named

_DIGITS = 9
"""More of them than any number that is meant."""


class Role(StrEnum):
    """What a rider is for; it fills all of the card that is not chosen."""

    SHELTER = "shelter"
    """Stay in the wheels and save."""
    WORK = "work"
    """Lead, pull, and pass speed to team-mates."""
    HUNT = "hunt"
    """Catch attacks, and go with pulls."""
    ATTACK = "attack"
    """Save strength for the end of the stage, then go solo from an attack position, and gamble when away."""
    SPRINT = "sprint"
    """Shelter, and all for the next sprint or the finish on the flat."""
    CLIMB = "climb"
    """Shelter on the flat, attack in climbs."""
    WAIT = "wait"
    """Drop back to a team-mate."""


class Speed(StrEnum):
    """What a rider does about the speed."""

    FROM_2 = "2"
    """Take the speed over from 2 upwards, else roll; and so on."""
    FROM_3 = "3"
    FROM_4 = "4"
    FROM_5 = "5"
    BRAKE = "brake"
    """Roll white where one may."""
    RED = "red"
    """Roll red where one may."""
    ASK = "ask"


class Attack(StrEnum):
    """What a rider makes of an ATTACK."""

    SOLO = "solo"
    PULL = "pull"
    PLAIN = "plain"
    """The plain number."""
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
    """As far as it goes."""
    WHEEL = "wheel"
    """Behind the one who rode before."""
    BESIDE = "beside"
    """Beside the team-mate that is named."""
    FRONT = "front"
    """Three free fields ahead, within a step of the farthest field."""
    WIND = "wind"
    """On the wind side."""
    LEE = "lee"
    """On the sheltered side."""
    SHIELD = "shield"
    """On the wind side of the rider that is named."""
    ASK = "ask"


class Until(StrEnum):
    """For how long a team is ready."""

    ROUND = "round"
    EVENT = "event"
    """Until something happens [D14]."""
    END = "end"
    """To the end of the stage."""


MOST = (1, 2, 3, 4, 5)
"""The limits of fields that a card can name: “at least one field” [D2]."""


class Order(Struct, frozen=True):
    """The order card of a rider; None: as the role has it."""

    role: Role = Role.SHELTER
    speed: Speed | None = None
    attack: Attack | None = None
    catch: bool | None = None
    """Catch an attack with an ATTACK."""
    card: Card | None = None
    where: Where | None = None
    whom: int = 0
    """The rider whom `where` names; 0: nobody."""
    most: int | None = None
    """No more than so many fields; None: no limit."""
    help: int = 0
    """The team-mate who gets as much speed as they need; 0: as the role has it."""


class SetRole(Struct, frozen=True, tag=True):
    """Give a rider a role; all other choices of the card are the role's again."""

    rider: int
    role: Role


class SetSpeed(Struct, frozen=True, tag=True):
    """Choose what a rider does about the speed."""

    rider: int
    speed: Speed


class SetAttack(Struct, frozen=True, tag=True):
    """Choose what a rider makes of an ATTACK."""

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
    """Choose where a rider ends the move; beside or shielding whom."""

    rider: int
    where: Where
    whom: int = 0


class SetMost(Struct, frozen=True, tag=True):
    """Let a rider move no more than so many fields; None: no limit."""

    rider: int
    most: int | None = None


class SetHelp(Struct, frozen=True, tag=True):
    """Choose to which team-mate a rider passes speed; 0: as the role has it."""

    rider: int
    whom: int


class Swap(Struct, frozen=True, tag=True):
    """Let two riders of one's own change places in the start corridor, before the first round."""

    one: int
    other: int


class Ready(Struct, frozen=True, tag=True):
    """Say that the orders are done."""

    until: Until = Until.ROUND


class TakeBack(Struct, frozen=True, tag=True):
    """Take back that one is ready, while others are not; or the last answer, while it has changed nothing."""


def listed(answer: int) -> str:
    """Return what an answer (from 0) is called: “the answers are counted from 1” [D13]."""
    return str(answer + 1)


def meant(typed: str) -> int:
    """Return the answer (from 0) that is called so; words that are no number mean none, which the rules refuse."""
    number = typed.strip()
    return int(number) - 1 if number.isdecimal() and len(number) <= _DIGITS else -1


class Answer(Struct, frozen=True, tag=True):
    """Answer the question a frozen order asks, with one of its answers: kept from 0, told and typed from 1."""

    answer: Annotated[int, Named(listed, meant)]


class Absent(Struct, frozen=True, tag=True):
    """What the turn of somebody who is not there comes to: what stands counts."""

    for_good: bool = False
    """They have resigned: their orders stay as they are."""


Change = SetRole | SetSpeed | SetAttack | SetCatch | SetCard | SetWhere | SetMost | SetHelp
"""What changes an order card."""
Move = (
    SetRole
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
    | Absent
)


def grave(move: Move, _board: object) -> bool:
    """Return whether a move cannot be taken back: being absent for good; for a round it can."""
    return isinstance(move, Absent) and move.for_good
