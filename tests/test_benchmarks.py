"""The benchmarks still run, every one of them, on sizes that mean nothing; what they measure is asserted nowhere."""

from __future__ import annotations

import math

import pytest

from tests.benchmarks.__main__ import measured, modules
from tests.benchmarks.figures import Figure

pytestmark = pytest.mark.unmeasured


@pytest.mark.parametrize("module", modules())
def test_it_measures_something(module: str) -> None:
    figures = list(measured(module, "--tiny"))
    assert figures
    assert all(math.isfinite(each.value) and each.name for each in figures)


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
def test_a_bar_is_kept_or_not(figure: Figure, met: bool | None) -> None:  # noqa: FBT001 - what is expected
    assert figure.met is met
