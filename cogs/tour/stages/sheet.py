"""A stage as its file tells it, and the road that follows from it, step by step.

Data, the same for everybody. Whether a sheet may be ridden is `cogs.tour.stages.checks`'s; until that has said yes, all
here must bear any values.
"""

from __future__ import annotations

import re

from msgspec import Struct

from bot.i18n.languages import Words, in_language
from cogs.tour.road import ROWS, Field, Kind, PrimeKind, Side

CORRIDOR = 9
"""Rows before the start: on four lanes there is room for six teams of six."""
WIDEST = 6
"""Lanes, numbered from 1 at the left in a file."""
_LANES = re.compile(r"[1-6](-[1-6])?( *, *[1-6](-[1-6])?)*")
Lanes = frozenset[int]
"""Lanes of the road at one step, counted from 0."""


Name = str | Words
"""A name, the same in all languages or one for each. English is always there."""


class PrimeSheet(Struct, frozen=True, forbid_unknown_fields=True):
    """A tape across the road, at a step of its section."""

    kind: PrimeKind
    step: int
    name: Name


class SectionSheet(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the stage."""

    name: Name
    kind: Kind
    steps: int
    wind: Side
    lanes: str | dict[int, str]
    """Words such as `1-6`, or such words by the step of the section from which on they hold."""
    heights: tuple[int, ...]
    """Metres above the sea at equal distances, the last at the section's end."""
    prime: PrimeSheet | None = None


class StageSheet(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole stage file."""

    name: Name
    height: int
    """Metres above the sea at the start."""
    sections: tuple[SectionSheet, ...]


def in_(name: Name, language: str) -> str:
    """Return a name for a reader of `language`."""
    return name if isinstance(name, str) else in_language(name, language)


def said(lanes: str) -> Lanes | None:
    """Return which lanes words such as `1-3, 5` mean; None: they mean none."""
    if not _LANES.fullmatch(lanes):
        return None
    spans = [[int(edge) - 1 for edge in part.split("-")] for part in lanes.split(",")]
    backwards = any(span[0] > span[-1] for span in spans)
    return None if backwards else frozenset(lane for span in spans for lane in range(span[0], span[-1] + 1))


def changes(section: SectionSheet) -> dict[int, str]:
    """Return the words for the lanes by the step, from 1, from which on they hold."""
    return {1: section.lanes} if isinstance(section.lanes, str) else section.lanes


def lanes_of(section: SectionSheet) -> tuple[Lanes, ...]:
    """Return the lanes of each step of a section."""
    known = changes(section)
    last: Lanes = frozenset()
    found: list[Lanes] = []
    for step in range(1, section.steps + 1):
        last = (said(known[step]) or last) if step in known else last
        found.append(last)
    return tuple(found)


def begins(sheet: StageSheet) -> tuple[int, ...]:
    """Return the row with which each section begins, and last the one with which the finish strip does."""
    rows = [0]
    for section in sheet.sections:
        rows.append(rows[-1] + section.steps)
    return tuple(rows)


def road(sheet: StageSheet) -> frozenset[Field]:
    """Return all fields: the corridor “as wide as the first step” [S5], the sections, the finish strip [S6]."""
    lanes = [each for section in sheet.sections for each in lanes_of(section)]
    rows = [*(CORRIDOR * [lanes[0]]), *lanes, *(ROWS * [lanes[-1]])]
    return frozenset(field for row, each in enumerate(rows, -CORRIDOR) for field in in_row(row, each))


def in_row(row: int, lanes: Lanes) -> tuple[Field, ...]:
    """Return the fields of a whole step: those of even lanes, and half a step on those of odd ones."""
    return tuple(Field(2 * row + lane % 2, lane) for lane in sorted(lanes))


def profile(sheet: StageSheet) -> tuple[tuple[float, int], ...]:
    """Return how high the road lies: half-steps from the start and metres, from the start to the finish."""
    points = [(0.0, sheet.height)]
    for section, row in zip(sheet.sections, begins(sheet), strict=False):
        each = 2 * section.steps / len(section.heights)
        points += ((2 * row + each * place, height) for place, height in enumerate(section.heights, 1))
    return tuple(points)
