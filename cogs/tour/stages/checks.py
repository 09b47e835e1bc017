"""Checks a stage: what is short, long, narrow or steep in the wrong place, and whether everybody gets through.

Faults come in an order in which each check may rely on those before it; so only the first of them is worth telling.
Must never repair anything, nor grow stricter: tables ride on what once was right.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import accumulate
from typing import TYPE_CHECKING

from bot.i18n.languages import DEFAULT, unknown_languages
from bot.i18n.typefaces import is_visible, undrawable_character
from cogs.tour.road import Field, Kind, PrimeKind, ahead
from cogs.tour.stages.sheet import begins, changes, in_row, lanes_of, road, said

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cogs.tour.stages.sheet import Name, StageSheet

SECTIONS = range(4, 9)
STEPS = range(25, 91)
"""Of a whole stage; those for a first game have about 30, all others 60 or more."""
SECTION_STEPS = range(3, 41)
WIDTHS = range(4, 7)
"""Lanes of a flat."""
CLIMB_WIDTH = 4
HEIGHTS = range(-100, 5001)
"""Metres above the sea."""
POINTS = range(1, 13)
"""Heights of one section."""
NAME = 32
"""Characters of a name."""
MARKUP = ("*", "_", "~", "|", "`", "<", ">", "@", "\\", "](", "://")
"""What no name has: on Discord it would be more than letters, a link to somewhere for instance."""


@dataclass(frozen=True)
class StageFault:
    """What is wrong: the path of the value in the file, a text's id, and what the text tells."""

    reason: str
    path: str
    variables: dict[str, int | str]


def fault(reason: str, path: str, **variables: int | str) -> StageFault:
    """Return a fault."""
    return StageFault(reason, path, variables)


def _counts(sheet: StageSheet) -> Iterator[StageFault]:
    """Yield where there is too much or too little: “four to eight sections and 25 to 90 steps” [S2]."""
    if len(sheet.sections) not in SECTIONS:
        yield fault("stage-sections", "sections", count=len(sheet.sections), least=SECTIONS[0], most=SECTIONS[-1])
    for at, section in enumerate(sheet.sections):
        if section.steps not in SECTION_STEPS:
            yield _at("stage-section-steps", at, "steps", least=SECTION_STEPS[0], most=SECTION_STEPS[-1])
    steps = begins(sheet)[-1]
    if steps not in STEPS:
        yield fault("stage-steps", "sections", count=steps, least=STEPS[0], most=STEPS[-1])


def _names(sheet: StageSheet) -> Iterator[StageFault]:
    """Yield the names that a picture or a chat would not show as they are."""
    for path, name in _named(sheet):
        if not isinstance(name, str) and DEFAULT not in name:
            yield fault("stage-wrong-value", path, where=f"{path}.{DEFAULT}")
        if not all(map(_plain, _all(name))):
            yield fault("stage-name", path, most=NAME)


def drawable_names(sheet: StageSheet) -> Iterator[StageFault]:
    """Yield the names in unknown languages, with characters that no font can draw, or without a visible character.

    Only a stage that somebody loads is checked so: races go on that an earlier version accepted.
    """
    for path, name in _named(sheet):
        for language in () if isinstance(name, str) else unknown_languages(name):
            yield fault("stage-wrong-value", path, where=f"{path}.{language}")
        for each in _all(name):
            character = undrawable_character(each)
            if character is not None:
                yield fault("stage-name-character", path, character=character, code=f"U+{ord(character):04X}")
            elif each.strip() and not is_visible(each):
                yield fault("stage-name-invisible", path)


def _named(sheet: StageSheet) -> Iterator[tuple[str, Name]]:
    yield "name", sheet.name
    for at, section in enumerate(sheet.sections):
        yield f"sections[{at}].name", section.name
        if section.prime:
            yield f"sections[{at}].prime.name", section.prime.name


def _all(name: Name) -> tuple[str, ...]:
    return (name,) if isinstance(name, str) else tuple(name.values())


def _plain(name: str) -> bool:
    """Return whether a name has “at most 32 characters, and none that would be more than a letter” [S9]."""
    fits = bool(name.strip()) and len(name) <= NAME and name.isprintable()
    return fits and not any(sign in name for sign in MARKUP)


def _heights(sheet: StageSheet) -> Iterator[StageFault]:
    """Yield the heights that are too many, too few or not of this world."""
    if sheet.height not in HEIGHTS:
        yield fault("stage-start-height", "height", least=HEIGHTS[0], most=HEIGHTS[-1])
    for at, section in enumerate(sheet.sections):
        if len(section.heights) not in POINTS:
            yield _at("stage-heights", at, "heights", least=POINTS[0], most=POINTS[-1])
        elif any(height not in HEIGHTS for height in section.heights):
            yield _at("stage-height", at, "heights", least=HEIGHTS[0], most=HEIGHTS[-1])


def _climbs(sheet: StageSheet) -> Iterator[StageFault]:
    """Yield the climbs that go down: “a climb ends higher than it begins” [S8]."""
    ends = (section.heights[-1] for section in sheet.sections)
    before = accumulate(ends, lambda _last, end: end, initial=sheet.height)
    for at, (section, height) in enumerate(zip(sheet.sections, before, strict=False)):
        if section.kind is Kind.CLIMB and section.heights[-1] <= height:
            yield _at("stage-climb-falls", at, "heights", begin=height, end=section.heights[-1])


def _primes(sheet: StageSheet) -> Iterator[StageFault]:
    """Yield the tapes beyond their section, or not “for sprinters on a flat, for climbers in a climb” [S7]."""
    for at, section in enumerate(sheet.sections):
        if section.prime and not 1 <= section.prime.step <= section.steps:
            yield _at("stage-prime-step", at, "prime", most=section.steps)
        if section.prime and (section.prime.kind is PrimeKind.MOUNTAIN) != (section.kind is Kind.CLIMB):
            yield _at("stage-prime-kind", at, "prime")


def _words(sheet: StageSheet) -> Iterator[StageFault]:
    """Yield lanes that are not said as they should be, or for steps that are not there."""
    for at, section in enumerate(sheet.sections):
        known = changes(section)
        if 1 not in known:
            yield _at("stage-lanes-first", at, "lanes")
        for step, words in known.items():
            if not 1 <= step <= section.steps:
                yield _at("stage-lanes-step", at, "lanes", step=step, most=section.steps)
            elif said(words) is None:
                yield _at("stage-lanes", at, "lanes", step=step)


def _widths(sheet: StageSheet) -> Iterator[StageFault]:
    """Yield where the road is too narrow: “a flat has four to six lanes, a climb four” [S3]."""
    for at, section in enumerate(sheet.sections):
        for step, lanes in enumerate(lanes_of(section), 1):
            if section.kind is Kind.CLIMB and len(lanes) != CLIMB_WIDTH:
                yield _at("stage-climb-width", at, "lanes", step=step, count=len(lanes), width=CLIMB_WIDTH)
            elif len(lanes) not in WIDTHS:
                yield _at("stage-width", at, "lanes", step=step, count=len(lanes), least=WIDTHS[0])


def _corridor(sheet: StageSheet) -> Iterator[StageFault]:
    """Yield a start in two halves: it is to be “without an island” [S5]."""
    lanes = lanes_of(sheet.sections[0])[0]
    if max(lanes) - min(lanes) >= len(lanes):
        yield fault("stage-corridor", "sections[0].lanes")


def _dead_ends(sheet: StageSheet) -> Iterator[StageFault]:
    """Yield the fields that nobody can leave: “every field has in front of it at least one” [S4]."""
    fields = road(sheet)
    for at, step, field in _each(sheet):
        if not any(each in fields for each in ahead(field)):
            yield _at("stage-dead-end", at, "lanes", step=step, lane=field.lane + 1)


def _unreachable(sheet: StageSheet) -> Iterator[StageFault]:
    """Yield the fields that nobody can ride to: “to every field there is a way from behind” [S4]."""
    fields = road(sheet)
    reached = {field for each in fields for field in ahead(each)}
    for at, step, field in _each(sheet):
        if field not in reached:
            yield _at("stage-unreachable", at, "lanes", step=step, lane=field.lane + 1)


def _each(sheet: StageSheet) -> Iterator[tuple[int, int, Field]]:
    """Yield every field between start and finish with its section, from 0, and its step in it, from 1."""
    for at, row in enumerate(begins(sheet)[:-1]):
        for step, lanes in enumerate(lanes_of(sheet.sections[at])):
            yield from ((at, step + 1, field) for field in in_row(row + step, lanes))


def _at(reason: str, at: int, key: str, **variables: int) -> StageFault:
    """Return a fault of a section."""
    return fault(reason, f"sections[{at}].{key}", section=at + 1, **variables)


CHECKS = (
    _counts,
    _names,
    _heights,
    _climbs,
    _primes,
    _words,
    _corridor,
    _dead_ends,
    _unreachable,
    _widths,
)
"""In the order in which a stage is to be looked at."""
