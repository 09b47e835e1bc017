"""Every benchmark still runs, on tiny sizes; no test checks the measured values."""

from __future__ import annotations

import math
from importlib import import_module
from typing import Any

import pytest

from bot import discovery
from bot.i18n import required_texts
from tests.benchmarks.__main__ import DECISIONS, Broken, kept_with, measured, modules
from tests.benchmarks.figures import Benchmark, Figure

pytestmark = pytest.mark.unmeasured


@pytest.fixture(scope="module", autouse=True)
def _texts() -> None:
    """Read every text in advance: one benchmark traces each allocation, so that reading would take a minute."""
    required_texts.check(discovery.games().values())


SAMPLE = "tests.benchmarks.burst"
"""The benchmark that runs on every change; the others run at night."""


@pytest.mark.parametrize(
    "module", [module if module == SAMPLE else pytest.param(module, marks=pytest.mark.night) for module in modules()]
)
def test_a_benchmark_returns_finite_figures(module: str) -> None:
    benchmark: Benchmark[Any] = import_module(module).BENCHMARK
    figures = list(benchmark.figures(benchmark.tiny))
    assert figures
    assert all(math.isfinite(figure.value) and figure.name for figure in figures)
    assert {type(benchmark.full), type(benchmark.quick)} == {type(benchmark.tiny)}


def test_a_benchmark_runs_in_a_separate_process() -> None:
    (figure,) = measured("tests.benchmarks.crowd", "--tiny", "--tables", "1", "2")
    assert figure.unit == "µs"
    with pytest.raises(Broken, match="exit code 2"):
        list(measured("tests.benchmarks.crowd", "--tables", "none"))


def test_new_results_replace_those_of_the_same_benchmark() -> None:
    first, second, *_ = modules()
    page = kept_with("# Title", second, "yesterday\n\n| a |\n| b |")
    page = kept_with(page + "\n\n## no more\n\nlong ago\n", first, "today")
    parts = f"\n\n## {first}\n\ntoday\n\n## {second}\n\nyesterday\n\n| a |\n| b |\n"
    assert page.endswith(parts)
    assert kept_with(page, second, "now") == page.replace("yesterday\n\n| a |\n| b |", "now")
    assert "no more" not in page


def test_results_of_deleted_benchmarks_stay_at_the_end() -> None:
    first, second, *_ = modules()
    decided = f"# Title\n\n## {DECISIONS}\n\na decision\n"
    page = kept_with(kept_with(decided, second, "yesterday"), first, "today")
    assert page.endswith(f"\n\n## {second}\n\nyesterday\n\n## {DECISIONS}\n\na decision\n")


@pytest.mark.parametrize(
    ("figure", "met"),
    [
        (Figure("no bar", 3.0, "ms"), None),
        (Figure("reached", 3.0, "ms", bar=3.0), True),
        (Figure("gone beyond", 3.1, "ms", bar=3.0), False),
        (Figure("the ratio counts", 9.0, "ms", ratio=2.0, bar=3.0), True),
        (Figure("too little", 9.0, "ms", ratio=2.0, bar=3.0, at_least=True), False),
        (Figure("enough", 1.0, "ms", ratio=3.0, bar=3.0, at_least=True), True),
    ],
)
def test_a_figure_meets_or_misses_its_bar(figure: Figure, met: bool | None) -> None:  # noqa: FBT001 - the expected value
    assert figure.met is met
