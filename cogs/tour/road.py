"""The road: fields like honeycomb, sections, primes, a finish; types and their geometry.

A step straight ahead goes two half-steps on in the lane, a step aside one half-step into the neighbouring lane, so even
lanes have even x and odd lanes odd x. Must never know riders by name, nor dice.
"""

from __future__ import annotations

from enum import StrEnum
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Container

ROWS = 10
"""Rows of the finish strip, from nine seconds down to none."""
_AHEAD = ((2, 0), (1, -1), (1, 1))


class Field(NamedTuple):
    """A place on the road."""

    x: int
    """Half-steps from the start."""
    lane: int
    """From 0, the left edge in the direction of the race."""


class Kind(StrEnum):
    """What a section is like."""

    FLAT = "flat"
    CLIMB = "climb"


class Side(StrEnum):
    """From which edge of the road the wind blows."""

    LEFT = "left"
    """Lane 0 is the wind side."""
    RIGHT = "right"
    """The highest lane is the wind side."""


class PrimeKind(StrEnum):
    """For which jersey a prime gives points."""

    SPRINT = "sprint"
    MOUNTAIN = "mountain"


class Section(Struct, frozen=True):
    """A part of the stage, from its yellow line to the next one's."""

    kind: Kind
    line: int
    """It holds the fields with this x or more, as far as the next section's line."""
    wind: Side


class Prime(Struct, frozen=True):
    """A tape across the road; who reaches its x or more has touched it."""

    kind: PrimeKind
    x: int


class Stage(Struct, frozen=True):
    """A stage as the riders find it."""

    name: str
    fields: frozenset[Field]
    """The whole road, corridor and finish strip included."""
    sections: tuple[Section, ...]
    """In the direction of the race; the first one's line is at or before every field."""
    primes: tuple[Prime, ...]
    finish: int
    """The even x at which the strip of ten rows begins; the road ends with it."""
    corridor: tuple[Field, ...]
    """The places of the start, the foremost first."""


@lru_cache(maxsize=4096)
def ahead(field: Field) -> tuple[Field, Field, Field]:
    """Return the three forward neighbours: straight, towards lane 0, away from it; road or not."""
    x, lane = field
    return (Field(x + 2, lane), Field(x + 1, lane - 1), Field(x + 1, lane + 1))


@lru_cache(maxsize=1024)
def around(field: Field) -> tuple[Field, ...]:
    """Return the six neighbours, road or not."""
    x, lane = field
    return tuple(Field(x + sign * dx, lane + dl) for sign in (1, -1) for dx, dl in _AHEAD)


def adjacent(one: Field, other: Field) -> bool:
    """Return whether two fields touch."""
    return other in around(one)


def reach(stage: Stage, taken: Container[Field], start: Field, steps: int) -> dict[Field, int]:
    """Return every field that can be ridden to in so many steps or fewer, with the steps it takes.

    “only onto free road fields, and never through a rider” [D2]: `taken` holds the fields where riders are.
    """
    found: dict[Field, int] = {}
    edge = [start]
    for step in range(1, steps + 1):
        new = {field: step for old in edge for field in ahead(old) if field in stage.fields and field not in found}
        edge = [field for field in new if field not in taken]
        found.update((field, step) for field in edge)
    return found


def path(reached: dict[Field, int], start: Field, end: Field) -> tuple[Field, ...]:
    """Return a shortest way from `start`, the first of it, to a field that was found by `reach` from there."""
    way = [end]
    for left in range(reached[end] - 1, 0, -1):
        way.append(next(field for field, steps in reached.items() if steps == left and way[-1] in ahead(field)))
    return (start, *reversed(way))


def section_at(stage: Stage, x: int) -> int:
    """Return the number, from 0, of the section in which a field with this x lies."""
    for at in range(len(stage.sections) - 1, 0, -1):
        if stage.sections[at].line <= x:
            return at
    return 0


def kind_at(stage: Stage, field: Field) -> Kind:
    """Return what the road is like there."""
    return stage.sections[section_at(stage, field.x)].kind


def to_line(stage: Stage, field: Field) -> int:
    """Return the half-steps to the next yellow line, or to the finish."""
    at = section_at(stage, field.x) + 1
    return (stage.sections[at].line if at < len(stage.sections) else stage.finish) - field.x


def from_wind(stage: Stage, field: Field) -> int:
    """Return a number that is the smaller the nearer a field lies to the wind's edge."""
    wind = stage.sections[section_at(stage, field.x)].wind
    return field.lane if wind is Side.LEFT else -field.lane


def seconds(stage: Stage, field: Field) -> int | None:
    """Return the seconds a field of the finish strip shows, 9 to 0; None: it lies before the strip.

    “rows are whole steps past the strip's start, odd lanes rounded down” [D9].
    """
    row = (field.x - stage.finish) // 2
    return None if row < 0 else max(0, ROWS - 1 - row)
