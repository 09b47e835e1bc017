"""The content of a stage file, and the road that follows from it, step by step.

Functions here accept unchecked sheets with any values; `cogs.tour.stages.checks` decides whether a sheet is valid.
"""

from __future__ import annotations

import re

from msgspec import Struct

from bot.i18n.languages import Name
from cogs.tour.road import ROWS, Field, Kind, PrimeKind, Side

CORRIDOR = 9
"""Rows before the start; on four lanes there is room for six teams of six riders."""
_LANES = re.compile(r"[1-6](-[1-6])?( *, *[1-6](-[1-6])?)*")
"""The syntax of lanes in a file: a road has at most six, numbered from 1 at the left."""
Lanes = frozenset[int]
"""The lanes of the road at one step, counted from 0."""


class PrimeSheet(Struct, frozen=True, forbid_unknown_fields=True):
    """A tape across the road, at a step of its section."""

    kind: PrimeKind
    step: int
    name: Name


class SectionSheet(Struct, frozen=True, forbid_unknown_fields=True):
    """A section of a stage file."""

    name: Name
    kind: Kind
    steps: int
    wind: Side
    lanes: str | dict[int, str]
    """Lanes such as `1-6`, or for each step of the section from which the lanes change, the new lanes."""
    heights: tuple[int, ...]
    """Metres above the sea at equal distances; the last height is at the section's end."""
    prime: PrimeSheet | None = None


class StageSheet(Struct, frozen=True, forbid_unknown_fields=True):
    """A stage file."""

    name: Name
    height: int
    """Metres above the sea at the start."""
    sections: tuple[SectionSheet, ...]


def parse_lanes(lanes: str) -> Lanes | None:
    """Return the lanes that a text such as `1-3, 5` names, or None if it is malformed."""
    if not _LANES.fullmatch(lanes):
        return None
    spans = [[int(edge) - 1 for edge in part.split("-")] for part in lanes.split(",")]
    backwards = any(span[0] > span[-1] for span in spans)
    return None if backwards else frozenset(lane for span in spans for lane in range(span[0], span[-1] + 1))


def changes(section: SectionSheet) -> dict[int, str]:
    """Return the texts of the lanes, keyed by the step, from 1, from which they apply."""
    return {1: section.lanes} if isinstance(section.lanes, str) else section.lanes


def lanes_of(section: SectionSheet) -> tuple[Lanes, ...]:
    """Return the lanes of each step of a section."""
    texts = changes(section)
    current: Lanes = frozenset()
    lanes: list[Lanes] = []
    for step in range(1, section.steps + 1):
        current = (parse_lanes(texts[step]) or current) if step in texts else current
        lanes.append(current)
    return tuple(lanes)


def begins(sheet: StageSheet) -> tuple[int, ...]:
    """Return the first row of each section, and last the first row of the finish strip."""
    rows = [0]
    for section in sheet.sections:
        rows.append(rows[-1] + section.steps)
    return tuple(rows)


def road(sheet: StageSheet) -> frozenset[Field]:
    """Return all fields: the corridor “as wide as the first step” [S5], the sections, the finish strip [S6]."""
    lanes = [row_lanes for section in sheet.sections for row_lanes in lanes_of(section)]
    rows = [*(CORRIDOR * [lanes[0]]), *lanes, *(ROWS * [lanes[-1]])]
    return frozenset(field for row, row_lanes in enumerate(rows, -CORRIDOR) for field in in_row(row, row_lanes))


def in_row(row: int, lanes: Lanes) -> tuple[Field, ...]:
    """Return the fields of a row, one step long; the fields of odd lanes lie half a step further on."""
    return tuple(Field(2 * row + lane % 2, lane) for lane in sorted(lanes))


def profile(sheet: StageSheet) -> tuple[tuple[float, int], ...]:
    """Return the profile from start to finish as points: half-steps from the start, and metres above the sea."""
    points = [(0.0, sheet.height)]
    for section, row in zip(sheet.sections, begins(sheet), strict=False):
        interval = 2 * section.steps / len(section.heights)
        points += ((2 * row + interval * place, height) for place, height in enumerate(section.heights, 1))
    return tuple(points)
