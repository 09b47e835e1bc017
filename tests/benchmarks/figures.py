"""The parts of a benchmark and its figures, each with its reference and its bar, if any.

Knows no benchmark and nothing of the bot.
"""

from __future__ import annotations

import argparse
import gc
import os
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
"""Characters per column, enough for nearly every line, because each line is printed before the next is known."""
MEGABYTE = 1024 * 1024


class Figure(msgspec.Struct, frozen=True):
    """One measured value."""

    name: str
    value: float
    unit: str
    reference: str = ""
    """The name of the reference from the same run, with its value."""
    ratio: float | None = None
    """The value divided by the reference's, or the inverse where more is better."""
    bar: float | None = None
    """The upper limit of the ratio, or of the value without a ratio; None: no limit."""
    at_least: bool = False
    """Whether the bar is a lower limit."""

    @property
    def met(self) -> bool | None:
        """Whether it keeps to its bar; None without a bar."""
        if self.bar is None:
            return None
        judged = self.value if self.ratio is None else self.ratio
        return judged >= self.bar if self.at_least else judged <= self.bar

    def cells(self) -> tuple[str, ...]:
        """Return its cells in a table with this `HEAD`."""
        ratio = "" if self.ratio is None else f"{self.ratio:.2f}"
        bar = "" if self.bar is None else f"{'≥' if self.at_least else '≤'} {_number(self.bar)}"
        met = {True: "yes", False: "NO", None: ""}[self.met]
        return (self.name, _number(self.value), self.unit, self.reference, ratio, bar, met)


def _number(value: float) -> str:
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"


def line(cells: Iterable[str]) -> str:
    """Return a line of a Markdown table, padded so that most columns align."""
    return f"| {' | '.join(cell.ljust(width) for cell, width in zip(cells, WIDTHS, strict=True))} |"


def head() -> str:
    """Return the first two lines of a table."""
    return f"{line(HEAD)}\n{line('-' * width for width in WIDTHS)}"


Sizes = TypeVar("Sizes", bound=msgspec.Struct)
"""The size of a benchmark: its own record of numbers and names, which the command line can change."""


@dataclass(frozen=True)
class Benchmark(Generic[Sizes]):
    """A measurement in a process of its own, in several sizes."""

    figures: Callable[[Sizes], Iterable[Figure]]
    """Yields each figure as soon as it is known."""
    full: Sizes
    quick: Sizes
    """So small that all benchmarks together take three minutes."""
    tiny: Sizes
    """So small that a test sees within seconds whether it runs; the figures are meaningless."""

    def main(self, description: str | None) -> None:
        """Read the command line, measure and print a table; `about` is the benchmark's docstring."""
        parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
        kind = parser.add_mutually_exclusive_group()
        kind.add_argument("--quick", action="store_const", dest="sizes", const=self.quick, default=self.full)
        kind.add_argument("--tiny", action="store_const", dest="sizes", const=self.tiny)
        parser.add_argument("--json", action="store_true", help="print a line of JSON for each figure")
        for name, value in msgspec.structs.asdict(self.full).items():
            nargs = "*" if isinstance(value, tuple) else None
            parser.add_argument(f"--{name}", nargs=nargs, help=f"default: {value!r}")
        options = parser.parse_args()
        log.configure("ERROR", "console")
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # or each start of a bot would time the compiler
        typed_values = {name: getattr(options, name) for name in self.full.__struct_fields__}
        try:
            sizes = _changed(options.sizes, {name: value for name, value in typed_values.items() if value is not None})
        except msgspec.ValidationError as error:
            parser.error(str(error))
        gc.collect()
        gc.freeze()  # keep the modules of benchmarks and pytest out of later collections
        _print(self.figures(sizes), as_json=options.json)


def _changed(sizes: Sizes, chosen: dict[str, Any]) -> Sizes:
    """Return sizes with the values from the command line."""
    return msgspec.convert(msgspec.structs.asdict(sizes) | chosen, type(sizes), strict=False)


def _print(figures: Iterable[Figure], *, as_json: bool) -> None:
    if not as_json:
        print(head())
    for figure in figures:
        print(msgspec.json.encode(figure).decode() if as_json else line(figure.cells()), flush=True)


def cpu(act: Callable[[], object]) -> float:
    """Run `act` and return the milliseconds of processor time of this process."""
    began = time.process_time()
    act()
    return (time.process_time() - began) * 1000


def at(ordered: Sequence[float], part: float) -> float:
    """Return the value at a part (0 to 1) of an ordered sequence; NaN if it is empty."""
    return ordered[int(part * (len(ordered) - 1))] if ordered else float("nan")


def median(values: Iterable[float]) -> float:
    """Return the median; NaN if there are no values."""
    return statistics.median([*values] or [float("nan")])


def waited(act: Callable[[], object]) -> tuple[float, float]:
    """Run `act` and return the elapsed seconds and the seconds of processor time of this process."""
    began, worked = time.perf_counter(), time.process_time()
    act()
    return time.perf_counter() - began, time.process_time() - worked


def proportional(process: psutil.Process | None = None) -> float:
    """Return a process's proportional memory (PSS) in megabytes; None: this process."""
    return float((process or psutil.Process()).memory_full_info().pss) / MEGABYTE
