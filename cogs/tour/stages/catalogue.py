"""The shipped stage files and the server's own, parsed and checked. A refusal names the line and the reason.

Public knowledge; nothing here depends on riders.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from math import isfinite
from typing import TYPE_CHECKING, Any, cast

import msgspec

from bot.game.contract import Refused
from bot.i18n.toml_files import FileForm, read_toml, refusal_at
from cogs.tour.road import Field, Prime, Section, Side, Stage
from cogs.tour.stages.checks import CHECKS, drawable_names
from cogs.tour.stages.sheet import CORRIDOR, StageSheet, begins, in_row, lanes_of, road

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from cogs.tour.stages.checks import StageFault

    Check = Callable[[StageSheet], Iterator[StageFault]]
    """A check that yields the faults of a stage."""

MAX_BYTES = 32 * 1024
"""The most bytes of a stage file."""
MAX_LINE_LENGTH = 1024
"""The most characters of one of its lines; together with `MAX_BYTES` it bounds the time to parse a hostile file."""
_UNITS = {"height": "metres", "heights": "metres", "steps": "steps", "step": "steps", "lanes": "lanes"}
FORM = FileForm(MAX_BYTES, MAX_LINE_LENGTH, _UNITS)
"""The form of a stage file."""
OWN = "own"
"""The name of the server's own stage at every table."""
SHIPPED = ("first", "plain", "hills", "mountain", "circuit")
"""The names of the shipped stages."""

# Create the decoder at import: `msgspec` crashes the whole process if two threads are the first to use a type, and
# pictures are drawn in threads.
msgspec.json.Decoder(StageSheet)


def check(text: str) -> Stage:
    """Return the stage that a file describes. Raise `Refused`, with line and reason, for its first fault."""
    return stage_from_sheet(OWN, read(text))


def check_upload(text: str) -> None:
    """Check a stage file that a user loads. Raise `Refused` as `check` does, and for names that cannot be drawn."""
    read(text, (drawable_names,))
    check(text)


@lru_cache(maxsize=16)
def stage(name: str, own: str = "") -> Stage:
    """Return a stage by name. Raise `Refused` if the server's `own` stage is asked for and is faulty or empty."""
    return stage_from_sheet(name, sheet(name, own))


@lru_cache(maxsize=16)
def sheet(name: str, own: str = "") -> StageSheet:
    """Return a stage's file: its names, sections and heights. Raise `Refused` as `stage` does."""
    if name == OWN and not own:
        raise Refused("refused-no-own-stage")
    return read(own if name == OWN else shipped(name))


def shipped(name: str) -> str:
    """Return the text of a shipped stage file; `first` is also the example for authors of stages."""
    return (files("cogs.tour") / "stages" / f"{name}.toml").read_text("utf-8")


def read(text: str, extra_checks: Sequence[Check] = ()) -> StageSheet:
    """Return the content of a stage file. Raise `Refused` for its first fault, and no other exception for any text.

    `extra_checks` are checks in addition to those that every stage must pass.
    """
    content, lines = read_toml(text, StageSheet, FORM, _rounded)
    for run_check in (*extra_checks, *CHECKS):
        for fault in run_check(content):
            raise refusal_at(lines, lines.of(fault.path), fault.reason, fault.variables)
    return content


def stage_from_sheet(name: str, sheet: StageSheet) -> Stage:
    """Return the stage of a checked sheet for the rules; its `name` is the one by which tables ask for it."""
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


def _rounded(data: dict[str, Any]) -> dict[str, Any]:
    """Return the data with heights in whole metres; other values stay as they are, for `msgspec` to judge."""
    rounded = _with_each(data, "sections", _rounded_section)
    return rounded | ({"height": _whole(data["height"])} if "height" in data else {})


def _rounded_section(section: Any) -> Any:
    return _with_each(cast("dict[str, Any]", section), "heights", _whole) if isinstance(section, dict) else section


def _with_each(data: dict[str, Any], name: str, change: Callable[[Any], Any]) -> dict[str, Any]:
    """Return data with every value of a list changed; anything else stays as it is."""
    return data | {name: [change(value) for value in data[name]]} if isinstance(data.get(name), list) else data


def _whole(height: Any) -> Any:
    """Return a height rounded to whole metres; a value that is no finite number unchanged."""
    return round(height) if isinstance(height, float) and isfinite(height) else height
