"""A guard against a large loss of the computer's strength: races are counted and never timed.

So the result is always the same. `benchmarks/computer.py` measures the exact strength against good cards, with the full
thinking time. An easy player does not search, so that its races take little time.
"""

from __future__ import annotations

import pytest

from tests.games.tour.benchmarks.computer import ride

RACES, BAR = 48, 28
"""The number of races and the wins required: five standard errors below an easy team, and above a random team."""


@pytest.mark.unmeasured
def test_an_easy_computer_beats_random_cards() -> None:
    """It won 44 when this was written, and 38 of 48 other races; a random team wins 12."""
    assert sum(ride("gate", number).team for number in range(RACES)) >= BAR
