"""The road: fields like honeycomb, sections, primes, a finish; types and their geometry.

A step straight ahead goes two half-steps on in the lane, a step aside one half-step into the neighbouring lane, so even
lanes have even x and odd lanes odd x. Must never know riders by name, nor dice.
"""

from __future__ import annotations

from enum import StrEnum
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Container, Mapping

ROWS = 10
"""Rows of the finish strip, from nine seconds down to none."""
FASTEST = 8
"""Fields of an attack with a green 6: nobody rides farther in one move."""
_AHEAD = ((2, 0), (1, -1), (1, 1))


class Field(NamedTuple):
    """A place on the road."""

    x: int
    """Half-steps from the start."""
    lane: int
    """From 0, the left edge in the direction of the race."""


Way = tuple[Field, ...]
"""Fields ridden over, the first where it starts."""


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


class Stage(Struct, frozen=True, dict=True, cache_hash=True):
    """A stage as the riders find it, with what every ride looks up worked out once."""

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

    @cached_property
    def onward(self) -> Mapping[Field, tuple[Field, ...]]:
        """By field its forward neighbours that are road."""
        return {field: tuple(each for each in ahead(field) if each in self.fields) for field in self.fields}

    @cached_property
    def straight(self) -> Mapping[Field, tuple[Field, ...]]:
        """By field those straight ahead, the nearest first, as far as the road and one move go."""
        found: dict[Field, tuple[Field, ...]] = {}
        for field in sorted(self.fields, reverse=True):
            step = ahead(field)[0]
            found[field] = (step, *found[step][: FASTEST - 1]) if step in found else ()
        return found

    @cached_property
    def rank(self) -> Mapping[Field, int]:
        """By field its place among all when it comes to who moves first: the foremost, then from the wind side."""
        order = sorted(self.fields, key=lambda field: (-field.x, from_wind(self, field)))
        return {field: at for at, field in enumerate(order)}

    @cached_property
    def section(self) -> Mapping[int, Section]:
        """By the x of a field the section in which it lies."""
        return {x: self.sections[section_at(self, x)] for x in {field.x for field in self.fields}}


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


def ridden(stage: Stage, taken: Container[Field], start: Field, steps: int) -> dict[Field, Field]:
    """Return every field that can be ridden to in so many steps or fewer, with the one before it on a shortest way.

    “only onto free road fields, and never through a rider” [D2]: `taken` holds the fields where riders are. Fields of
    fewer steps come first.
    """
    onward = stage.onward
    found: dict[Field, Field] = {}
    edge = [start]
    for _ in range(steps):
        new: list[Field] = []
        for old in edge:
            for field in onward[old]:
                if field not in found and field not in taken:
                    found[field] = old
                    new.append(field)
        edge = new
    return found


def reach(stage: Stage, taken: Container[Field], start: Field, steps: int) -> dict[Field, int]:
    """Return every field that can be ridden to in so many steps or fewer, with the steps it takes."""
    found = {start: 0}
    for field, before in ridden(stage, taken, start, steps).items():
        found[field] = found[before] + 1
    del found[start]
    return found


def path(before: Mapping[Field, Field], start: Field, end: Field) -> Way:
    """Return the way from `start` to a field that was found by `ridden` from there."""
    way = [end]
    while way[-1] != start:
        way.append(before[way[-1]])
    return tuple(reversed(way))


def section_at(stage: Stage, x: int) -> int:
    """Return the number, from 0, of the section in which a field with this x lies."""
    for at in range(len(stage.sections) - 1, 0, -1):
        if stage.sections[at].line <= x:
            return at
    return 0


def kind_at(stage: Stage, field: Field) -> Kind:
    """Return what the road is like there."""
    return stage.section[field.x].kind


def from_wind(stage: Stage, field: Field) -> int:
    """Return a number that is the smaller the nearer a field lies to the wind's edge."""
    return field.lane if stage.section[field.x].wind is Side.LEFT else -field.lane


def seconds(stage: Stage, field: Field) -> int | None:
    """Return the seconds a field of the finish strip shows, 9 to 0; None: it lies before the strip.

    “rows are whole steps past the strip's start, odd lanes rounded down” [D9].
    """
    row = (field.x - stage.finish) // 2
    return None if row < 0 else max(0, ROWS - 1 - row)
