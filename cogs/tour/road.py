"""The road: fields like honeycomb, sections, primes, a finish; types and their geometry.

A step straight ahead goes two half-steps on in the lane, a step aside one half-step into the neighbouring lane, so even
lanes have even x and odd lanes odd x. Must never know riders by name, nor dice.
"""

from __future__ import annotations

from bisect import bisect_right
from enum import StrEnum
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Container, Iterator, Mapping

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
        return {field: tuple(_straight(self.fields, field)) for field in self.fields}

    @cached_property
    def rank(self) -> Mapping[Field, int]:
        """By field its place among all when it comes to who moves first: the foremost, then from the wind side."""
        order = sorted(self.fields, key=lambda field: (-field.x, from_wind(self, field)))
        return {field: at for at, field in enumerate(order)}

    @cached_property
    def kinds(self) -> Mapping[int, Kind]:
        """By the x of a field what the road is like there."""
        return {x: self.sections[section_at(self, x)].kind for x in {field.x for field in self.fields}}

    @cached_property
    def lines(self) -> tuple[int, ...]:
        """The yellow lines within the road: those of all sections but the first."""
        return tuple(section.line for section in self.sections[1:])


def _straight(road: Container[Field], field: Field) -> Iterator[Field]:
    x, lane = field
    for step in range(1, FASTEST + 1):
        following = Field(x + 2 * step, lane)
        if following not in road:
            return
        yield following


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


def ways(stage: Stage, taken: Container[Field], start: Field, steps: int) -> dict[Field, Way]:
    """Return every field that can be ridden to in so many steps or fewer, with a shortest way there from `start` on.

    “only onto free road fields, and never through a rider” [D2]: `taken` holds the fields where riders are.
    """
    onward = stage.onward
    found: dict[Field, Way] = {}
    edge: dict[Field, Way] = {start: (start,)}
    for _ in range(steps):
        new: dict[Field, Way] = {}
        for old, way in edge.items():
            for field in onward[old]:
                if field not in taken and field not in found:
                    found[field] = new[field] = (*way, field)
        edge = new
    return found


def reach(stage: Stage, taken: Container[Field], start: Field, steps: int) -> dict[Field, int]:
    """Return every field that can be ridden to in so many steps or fewer, with the steps it takes."""
    return {field: len(way) - 1 for field, way in ways(stage, taken, start, steps).items()}


def section_at(stage: Stage, x: int) -> int:
    """Return the number, from 0, of the section in which a field with this x lies."""
    return bisect_right(stage.lines, x)


def kind_at(stage: Stage, field: Field) -> Kind:
    """Return what the road is like there."""
    return stage.kinds[field.x]


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
