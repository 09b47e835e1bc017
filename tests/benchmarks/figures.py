"""What a benchmark is, and what comes of it: figures, each with what it stands beside and a bar where there is one.

Knows no benchmark and nothing of the bot; judges by the bars alone.
"""

from __future__ import annotations

import argparse
import gc
import statistics
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec
import psutil

from bot.system import log

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

HEAD = ("figure", "value", "unit", "reference", "ratio", "bar", "met")
WIDTHS = (48, 9, 7, 30, 6, 7, 3)
"""Characters: enough for nearly every line, printed as soon as it is known."""
MEGABYTE = 1024 * 1024


class Figure(msgspec.Struct, frozen=True):
    """One thing that was measured."""

    name: str
    value: float
    unit: str
    reference: str = ""
    """What of the same run it stands beside, in words and with its own figure."""
    ratio: float | None = None
    """The value over the reference's, or the other way round where more is better."""
    bar: float | None = None
    """What the ratio, or the value where there is none, must not go beyond; None: it is only told."""
    at_least: bool = False
    """Whether the bar is what must be reached instead."""

    @property
    def met(self) -> bool | None:
        """Whether it keeps to its bar; None where there is none."""
        if self.bar is None:
            return None
        judged = self.value if self.ratio is None else self.ratio
        return judged >= self.bar if self.at_least else judged <= self.bar

    def cells(self) -> tuple[str, ...]:
        """Return its line of a table with this `HEAD`."""
        ratio = "" if self.ratio is None else f"{self.ratio:.2f}"
        bar = "" if self.bar is None else f"{'≥' if self.at_least else '≤'} {_number(self.bar)}"
        met = {True: "yes", False: "NO", None: ""}[self.met]
        return (self.name, _number(self.value), self.unit, self.reference, ratio, bar, met)


def _number(value: float) -> str:
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"


def line(cells: Iterable[str]) -> str:
    """Return a line of a table as Markdown, so wide that most lines stand below each other."""
    return f"| {' | '.join(cell.ljust(width) for cell, width in zip(cells, WIDTHS, strict=True))} |"


def head() -> str:
    """Return the first two lines of a table."""
    return f"{line(HEAD)}\n{line('-' * width for width in WIDTHS)}"


Sizes = TypeVar("Sizes", bound=msgspec.Struct)
"""How much a benchmark does: its own record of numbers and names, each of which its command line can change."""


@dataclass(frozen=True)
class Benchmark(Generic[Sizes]):
    """Something to be measured in a process of its own, large or small."""

    figures: Callable[[Sizes], Iterable[Figure]]
    """Measure, and give figures as soon as they are known."""
    full: Sizes
    quick: Sizes
    """So small that all benchmarks together take three minutes."""
    tiny: Sizes
    """So small that a test can see in seconds whether it still runs; its figures mean nothing."""

    def main(self, about: str | None) -> None:
        """Read the command line, measure, print a table; `about` is what the benchmark says of itself."""
        parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
        kind = parser.add_mutually_exclusive_group()
        kind.add_argument("--quick", action="store_const", dest="sizes", const=self.quick, default=self.full)
        kind.add_argument("--tiny", action="store_const", dest="sizes", const=self.tiny)
        parser.add_argument("--json", action="store_true", help="print a line of JSON for each figure")
        for name, value in msgspec.structs.asdict(self.full).items():
            many = "*" if isinstance(value, tuple) else None
            parser.add_argument(f"--{name}", nargs=many, help=f"default: {value!r}")
        asked = parser.parse_args()
        log.configure("ERROR", "console")
        chosen = {name: getattr(asked, name) for name in self.full.__struct_fields__}
        try:
            sizes = _changed(asked.sizes, {name: value for name, value in chosen.items() if value is not None})
        except msgspec.ValidationError as wrong:
            parser.error(str(wrong))
        gc.collect()
        gc.freeze()  # what a benchmark has loaded beside the bot, pytest with it, is not to be looked through again
        _print(self.figures(sizes), as_json=asked.json)


def _changed(sizes: Sizes, chosen: dict[str, Any]) -> Sizes:
    """Return sizes with what was typed."""
    return msgspec.convert(msgspec.structs.asdict(sizes) | chosen, type(sizes), strict=False)


def _print(figures: Iterable[Figure], *, as_json: bool) -> None:
    if not as_json:
        print(head())
    for figure in figures:
        print(msgspec.json.encode(figure).decode() if as_json else line(figure.cells()), flush=True)


def cpu(act: Callable[[], object]) -> float:
    """Do something and return the milliseconds of processor that this process spent on it."""
    began = time.process_time()
    act()
    return (time.process_time() - began) * 1000


def at(ordered: Sequence[float], part: float) -> float:
    """Return what stands so far up in an ordered sequence, from 0 to 1; not a number where there is nothing."""
    return ordered[int(part * (len(ordered) - 1))] if ordered else float("nan")


def median(values: Iterable[float]) -> float:
    """Return the median; not a number of nothing."""
    return statistics.median([*values] or [float("nan")])


def waited(act: Callable[[], object]) -> tuple[float, float]:
    """Do something and return the seconds it took, and the seconds of processor of this process among them."""
    began, worked = time.perf_counter(), time.process_time()
    act()
    return time.perf_counter() - began, time.process_time() - worked


def proportional(process: psutil.Process | None = None) -> float:
    """Return the megabytes that a process (None: this one) holds, of what it shares with others its part (PSS)."""
    return float((process or psutil.Process()).memory_full_info().pss) / MEGABYTE
