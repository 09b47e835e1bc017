"""The road: a honeycomb of fields with sections, primes and a finish. Types and geometry.

A step straight ahead moves two half-steps along the lane; a step aside moves one half-step into the neighbouring lane.
So even lanes have even x and odd lanes odd x. Nothing here depends on riders or dice.
"""

from __future__ import annotations

from enum import StrEnum
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Container, Mapping

ROWS = 10
"""Rows of the finish strip, from nine seconds to none."""
FASTEST = 8
"""Fields of the longest possible move, an attack with a green 6."""
_AHEAD = ((2, 0), (1, -1), (1, 1))


class Field(NamedTuple):
    """A field of the road."""

    x: int
    """Half-steps from the start."""
    lane: int
    """The lane, counted from 0 at the left edge in the direction of the race."""


Way = tuple[Field, ...]
"""The fields of a move in order, the start field first."""


class Kind(StrEnum):
    """The terrain of a section."""

    FLAT = "flat"
    CLIMB = "climb"


class Side(StrEnum):
    """The edge of the road from which the wind blows."""

    LEFT = "left"
    """Lane 0 is the wind side."""
    RIGHT = "right"
    """The highest lane is the wind side."""


class PrimeKind(StrEnum):
    """The kind of a prime, which decides for which jersey it gives points."""

    SPRINT = "sprint"
    MOUNTAIN = "mountain"


class Section(Struct, frozen=True):
    """A part of the stage, from its yellow line to the next section's."""

    kind: Kind
    line: int
    """The section holds the fields with this x or more, up to the next section's line."""
    wind: Side


class Prime(Struct, frozen=True):
    """A tape across the road; a rider on a field with its x or more has touched it."""

    kind: PrimeKind
    x: int


class Stage(Struct, frozen=True, dict=True, cache_hash=True):
    """A stage as the rules use it, with cached lookups of its geometry."""

    name: str
    fields: frozenset[Field]
    """All fields of the road, including the corridor and the finish strip."""
    sections: tuple[Section, ...]
    """The sections in the direction of the race; the first section's line is at or before every field."""
    primes: tuple[Prime, ...]
    finish: int
    """The even x at which the finish strip of ten rows begins; the road ends with the strip."""
    corridor: tuple[Field, ...]
    """The start places, the foremost first."""

    @cached_property
    def onward(self) -> Mapping[Field, tuple[Field, ...]]:
        """The forward neighbours of each field that are on the road."""
        return {
            field: tuple(neighbour for neighbour in ahead(field) if neighbour in self.fields) for field in self.fields
        }

    @cached_property
    def straight(self) -> Mapping[Field, tuple[Field, ...]]:
        """The fields straight ahead of each field, the nearest first, as far as the road and one move reach."""
        targets: dict[Field, tuple[Field, ...]] = {}
        for field in sorted(self.fields, reverse=True):
            step = ahead(field)[0]
            targets[field] = (step, *targets[step][: FASTEST - 1]) if step in targets else ()
        return targets

    @cached_property
    def rank(self) -> Mapping[Field, int]:
        """The rank of each field in the order of play: the foremost first, then from the wind side."""
        order = sorted(self.fields, key=lambda field: (-field.x, from_wind(self, field)))
        return {field: index for index, field in enumerate(order)}

    @cached_property
    def section(self) -> Mapping[int, Section]:
        """The section at each x that a field of the stage has."""
        return {x: self.sections[section_at(self, x)] for x in {field.x for field in self.fields}}


@lru_cache(maxsize=4096)
def ahead(field: Field) -> tuple[Field, Field, Field]:
    """Return the three forward neighbours, on the road or not: straight, towards lane 0, away from lane 0."""
    x, lane = field
    return (Field(x + 2, lane), Field(x + 1, lane - 1), Field(x + 1, lane + 1))


@lru_cache(maxsize=1024)
def around(field: Field) -> tuple[Field, ...]:
    """Return the six neighbours, on the road or not."""
    x, lane = field
    return tuple(Field(x + sign * dx, lane + dl) for sign in (1, -1) for dx, dl in _AHEAD)


def adjacent(first: Field, second: Field) -> bool:
    """Return whether two fields touch."""
    return second in around(first)


def reachable_from(stage: Stage, occupied: Container[Field], start: Field, steps: int) -> dict[Field, Field]:
    """Map each field within `steps` steps of `start` to the field before it on a shortest path.

    “only onto free road fields, and never through a rider” [D2]: `occupied` holds the fields of riders. Nearer
    fields come first.
    """
    onward = stage.onward
    previous: dict[Field, Field] = {}
    frontier = [start]
    for _ in range(steps):
        next_frontier: list[Field] = []
        for origin in frontier:
            for field in onward[origin]:
                if field not in previous and field not in occupied:
                    previous[field] = origin
                    next_frontier.append(field)
        frontier = next_frontier
    return previous


def reach(stage: Stage, occupied: Container[Field], start: Field, steps: int) -> dict[Field, int]:
    """Map each field within `steps` steps of `start` to its distance in steps; `occupied` is as in `reachable_from`."""
    distances = {start: 0}
    for field, previous in reachable_from(stage, occupied, start, steps).items():
        distances[field] = distances[previous] + 1
    del distances[start]
    return distances


def path(previous: Mapping[Field, Field], start: Field, end: Field) -> Way:
    """Return the path from `start` to `end`; `previous` is the result of `reachable_from` from `start`."""
    way = [end]
    while way[-1] != start:
        way.append(previous[way[-1]])
    return tuple(reversed(way))


def section_at(stage: Stage, x: int) -> int:
    """Return the index, from 0, of the section that contains this x."""
    for index in range(len(stage.sections) - 1, 0, -1):
        if stage.sections[index].line <= x:
            return index
    return 0


def kind_at(stage: Stage, field: Field) -> Kind:
    """Return the terrain of a field."""
    return stage.section[field.x].kind


def from_wind(stage: Stage, field: Field) -> int:
    """Return a sort key that is smaller the nearer a field is to the wind's edge."""
    return field.lane if stage.section[field.x].wind is Side.LEFT else -field.lane


def seconds(stage: Stage, field: Field) -> int | None:
    """Return the seconds that a field of the finish strip shows, 9 to 0; None before the strip.

    “rows are whole steps past the strip's start, odd lanes rounded down” [D9].
    """
    row = (field.x - stage.finish) // 2
    return None if row < 0 else max(0, ROWS - 1 - row)
