"""The stage files: the shipped ones, and a server's own, read and checked. What is wrong is told by line and reason.

Public knowledge. Must never know who rides.
"""

from __future__ import annotations

import re
import tomllib
from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

import msgspec

from bot.game.contract import Refused
from bot.game.toml_lines import LineIndex
from cogs.tour.road import Field, Prime, Section, Side, Stage
from cogs.tour.stages.checks import CHECKS, drawable_names
from cogs.tour.stages.sheet import CORRIDOR, StageSheet, begins, in_row, lanes_of, road

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from cogs.tour.stages.checks import StageFault

    Check = Callable[[StageSheet], Iterator[StageFault]]
    """Yields the faults of a stage."""

BYTES = 32 * 1024
"""A stage file is no longer than this."""
WIDE = 1024
"""Nor is one of its lines; that keeps the reading of a hostile one short."""
MARK = "\ufeff"
"""Some editors put it before a text; it means nothing."""
OWN = "own"
"""The name by which a table asks for its server's stage."""
SHIPPED = ("first", "plain", "hills", "mountain", "circuit")
"""The names of ours."""

# Worked out here and now: `msgspec` crashes the whole process where two threads are the first to read one type, and
# pictures are drawn in threads.
msgspec.json.Decoder(StageSheet)


def check(text: str) -> Stage:
    """Return the stage that a file describes; raises `Refused`, with line and reason, for the first fault found."""
    return ridden(OWN, read(text))


def checked(text: str) -> None:
    """Look at a stage file somebody wants to load; raises `Refused` as `check` does."""
    read(text, (drawable_names,))
    check(text)


@lru_cache(maxsize=16)
def stage(name: str, own: str = "") -> Stage:
    """Return a stage by name; raises `Refused` if the server's `own` one is wrong or there is none."""
    return ridden(name, sheet(name, own))


@lru_cache(maxsize=16)
def sheet(name: str, own: str = "") -> StageSheet:
    """Return what a stage's file says: its names and its heights; raises `Refused` as `stage` does."""
    if name == OWN and not own:
        raise Refused("refused-no-own-stage")
    return read(own if name == OWN else shipped(name))


def shipped(name: str) -> str:
    """Return the text of a stage file of ours, an example for whoever writes one."""
    return (files("cogs.tour") / "stages" / f"{name}.toml").read_text("utf-8")


def read(text: str, before: Sequence[Check] = ()) -> StageSheet:
    """Return what a stage file says; raises `Refused` with the first fault found, nothing else ever.

    `before` are checks besides those that every stage must pass.
    """
    text = text.removeprefix(MARK)
    _measure(text)
    found, lines = _converted(_decoded(text), text), LineIndex(text)
    for look in (*before, *CHECKS):
        for fault in look(found):
            raise _told(fault, lines)
    return found


def ridden(name: str, sheet: StageSheet) -> Stage:
    """Return the stage of a checked sheet as the riders find it; it keeps the name by which tables ask for it."""
    rows = begins(sheet)
    return Stage(
        name=name,
        fields=road(sheet),
        sections=tuple(
            Section(section.kind, 2 * row if row else -2 * CORRIDOR, section.wind)
            for section, row in zip(sheet.sections, rows, strict=False)
        ),
        primes=tuple(
            Prime(section.prime.kind, 2 * (row + section.prime.step - 1))
            for section, row in zip(sheet.sections, rows, strict=False)
            if section.prime
        ),
        finish=2 * rows[-1],
        corridor=_corridor(sheet),
    )


def _corridor(sheet: StageSheet) -> tuple[Field, ...]:
    """Return the places “from the front, of two abreast first the one nearer to the wind” [S5]."""
    first = sheet.sections[0]
    fields = [field for row in range(-CORRIDOR, 0) for field in in_row(row, lanes_of(first)[0])]
    side = 1 if first.wind is Side.LEFT else -1
    return tuple(sorted(fields, key=lambda field: (-field.x, side * field.lane)))


def _measure(text: str) -> None:
    """Refuse what is too long to be read."""
    if len(text.encode("utf-8", "surrogatepass")) > BYTES:
        raise Refused("stage-too-long", line=1, limit=BYTES // 1024)
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > WIDE:
            raise Refused("stage-long-line", line=number, limit=WIDE)


def _decoded(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        found = re.search(r"at line (\d+)", str(error))
        line = int(found[1]) if found else text.count("\n") + 1
        raise Refused("stage-syntax", line=line) from None


def _converted(data: dict[str, Any], text: str) -> StageSheet:
    try:
        return msgspec.convert(data, StageSheet, str_keys=True)
    except (msgspec.ValidationError, OverflowError) as error:
        found = re.search(r"`\$\.?([^`]*)`$", str(error))
        where = found[1].removesuffix("[...]") if found else ""
        raise Refused("stage-wrong-value", line=LineIndex(text).of(where), where=where or "?") from None


def _told(fault: StageFault, lines: LineIndex) -> Refused:
    return Refused(fault.reason, line=lines.of(fault.path), **fault.variables)
