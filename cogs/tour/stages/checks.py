"""Checks of a stage: counts, names, heights, widths, and whether riders can pass every field.

Each check may rely on the checks before it, so only the first fault is reported. The checks repair nothing. Never make
them stricter: running tables use stages that were valid once.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import accumulate
from typing import TYPE_CHECKING

from bot.i18n.written_names import drawable_faults, plain_faults
from cogs.tour.road import Field, Kind, PrimeKind, ahead
from cogs.tour.stages.sheet import begins, changes, in_row, lanes_of, parse_lanes, road

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.i18n.languages import Name
    from cogs.tour.stages.sheet import StageSheet

SECTIONS = range(4, 9)
STEPS = range(25, 91)
"""Steps of a whole stage; a stage for a first game has about 40, all others have 60 or more."""
SECTION_STEPS = range(3, 41)
FLAT_WIDTHS = range(4, 7)
"""Lanes of a flat section."""
CLIMB_WIDTH = 4
HEIGHTS = range(-100, 5001)
"""Metres above the sea."""
HEIGHT_COUNTS = range(1, 13)
"""Heights of one section."""
MAX_NAME_LENGTH = 32
"""The most characters of a name."""


@dataclass(frozen=True)
class StageFault:
    """A fault of a stage: the id of a text, the path of the value in the file, and the text's variables."""

    reason: str
    path: str
    variables: dict[str, int | str]


def fault(reason: str, path: str, **variables: int | str) -> StageFault:
    """Return a fault."""
    return StageFault(reason, path, variables)


def _counts(sheet: StageSheet) -> Iterator[StageFault]:
    """Yield wrong numbers of sections and steps: “four to eight sections and 25 to 90 steps” [S2]."""
    if len(sheet.sections) not in SECTIONS:
        yield fault("stage-sections", "sections", count=len(sheet.sections), least=SECTIONS[0], most=SECTIONS[-1])
    for index, section in enumerate(sheet.sections):
        if section.steps not in SECTION_STEPS:
            yield _section_fault("stage-section-steps", index, "steps", least=SECTION_STEPS[0], most=SECTION_STEPS[-1])
    steps = begins(sheet)[-1]
    if steps not in STEPS:
        yield fault("stage-steps", "sections", count=steps, least=STEPS[0], most=STEPS[-1])


def _names(sheet: StageSheet) -> Iterator[StageFault]:
    """Yield names without “at most 32 characters, and none that would be more than a letter” [S9]."""
    for path, name in _all_names(sheet):
        for reason, variables in plain_faults(name, MAX_NAME_LENGTH):
            yield StageFault(reason, path, variables)


def drawable_names(sheet: StageSheet) -> Iterator[StageFault]:
    """Yield the names in unknown languages, with characters that no font can draw, or without a visible character.

    Only a stage that a user loads is checked for this; running tables may use stages that an earlier version accepted.
    """
    for path, name in _all_names(sheet):
        for reason, variables in drawable_faults(name):
            yield StageFault(reason, path, variables)


def _all_names(sheet: StageSheet) -> Iterator[tuple[str, Name]]:
    yield "name", sheet.name
    for index, section in enumerate(sheet.sections):
        yield f"sections[{index}].name", section.name
        if section.prime:
            yield f"sections[{index}].prime.name", section.prime.name


def _heights(sheet: StageSheet) -> Iterator[StageFault]:
    """Yield wrong numbers of heights, and heights out of range."""
    if sheet.height not in HEIGHTS:
        yield fault("stage-start-height", "height", least=HEIGHTS[0], most=HEIGHTS[-1])
    for index, section in enumerate(sheet.sections):
        if len(section.heights) not in HEIGHT_COUNTS:
            yield _section_fault("stage-heights", index, "heights", least=HEIGHT_COUNTS[0], most=HEIGHT_COUNTS[-1])
        elif any(height not in HEIGHTS for height in section.heights):
            yield _section_fault("stage-height", index, "heights", least=HEIGHTS[0], most=HEIGHTS[-1])


def _climbs(sheet: StageSheet) -> Iterator[StageFault]:
    """Yield the climbs that do not rise: “a climb ends higher than it begins” [S8]."""
    ends = (section.heights[-1] for section in sheet.sections)
    start_heights = accumulate(ends, lambda _last, end: end, initial=sheet.height)
    for index, (section, height) in enumerate(zip(sheet.sections, start_heights, strict=False)):
        if section.kind is Kind.CLIMB and section.heights[-1] <= height:
            yield _section_fault("stage-climb-falls", index, "heights", begin=height, end=section.heights[-1])


def _primes(sheet: StageSheet) -> Iterator[StageFault]:
    """Yield the tapes beyond their section, or not “for sprinters on a flat, for climbers in a climb” [S7]."""
    for index, section in enumerate(sheet.sections):
        if section.prime and not 1 <= section.prime.step <= section.steps:
            yield _section_fault("stage-prime-step", index, "prime", most=section.steps)
        if section.prime and (section.prime.kind is PrimeKind.MOUNTAIN) != (section.kind is Kind.CLIMB):
            yield _section_fault("stage-prime-kind", index, "prime")


def _lane_texts(sheet: StageSheet) -> Iterator[StageFault]:
    """Yield malformed lanes, and lanes for steps that do not exist."""
    for index, section in enumerate(sheet.sections):
        texts = changes(section)
        if 1 not in texts:
            yield _section_fault("stage-lanes-first", index, "lanes")
        for step, text in texts.items():
            if not 1 <= step <= section.steps:
                yield _section_fault("stage-lanes-step", index, "lanes", step=step, most=section.steps)
            elif parse_lanes(text) is None:
                yield _section_fault("stage-lanes", index, "lanes", step=step)


def _widths(sheet: StageSheet) -> Iterator[StageFault]:
    """Yield the steps where the road has a wrong width: “a flat has four to six lanes, a climb four” [S3]."""
    for index, section in enumerate(sheet.sections):
        for step, lanes in enumerate(lanes_of(section), 1):
            if section.kind is Kind.CLIMB and len(lanes) != CLIMB_WIDTH:
                yield _section_fault(
                    "stage-climb-width", index, "lanes", step=step, count=len(lanes), width=CLIMB_WIDTH
                )
            elif len(lanes) not in FLAT_WIDTHS:
                yield _section_fault("stage-width", index, "lanes", step=step, count=len(lanes), least=FLAT_WIDTHS[0])


def _corridor(sheet: StageSheet) -> Iterator[StageFault]:
    """Yield a fault if the first step has a gap between its lanes: the start must be “without an island” [S5]."""
    lanes = lanes_of(sheet.sections[0])[0]
    if max(lanes) - min(lanes) >= len(lanes):
        yield fault("stage-corridor", "sections[0].lanes")


def _dead_ends(sheet: StageSheet) -> Iterator[StageFault]:
    """Yield the fields without a way out: “every field has in front of it at least one” [S4]."""
    fields = road(sheet)
    for index, step, field in _all_fields(sheet):
        if not any(neighbour in fields for neighbour in ahead(field)):
            yield _section_fault("stage-dead-end", index, "lanes", step=step, lane=field.lane + 1)


def _unreachable(sheet: StageSheet) -> Iterator[StageFault]:
    """Yield the fields without a way in: “to every field there is a way from behind” [S4]."""
    fields = road(sheet)
    targets = {field for origin in fields for field in ahead(origin)}
    for index, step, field in _all_fields(sheet):
        if field not in targets:
            yield _section_fault("stage-unreachable", index, "lanes", step=step, lane=field.lane + 1)


def _all_fields(sheet: StageSheet) -> Iterator[tuple[int, int, Field]]:
    """Yield every field between start and finish as (section from 0, step in it from 1, field)."""
    for index, row in enumerate(begins(sheet)[:-1]):
        for step, lanes in enumerate(lanes_of(sheet.sections[index])):
            yield from ((index, step + 1, field) for field in in_row(row + step, lanes))


def _section_fault(reason: str, index: int, key: str, **variables: int) -> StageFault:
    """Return a fault of a section, given by its index."""
    return fault(reason, f"sections[{index}].{key}", section=index + 1, **variables)


CHECKS = (
    _counts,
    _names,
    _heights,
    _climbs,
    _primes,
    _lane_texts,
    _corridor,
    _dead_ends,
    _unreachable,
    _widths,
)
"""The checks in the order in which they run."""
