"""The seed and the size of a search, which the night chooses: `python -m tests` searches little, and with fixed seeds.

A test that draws from `SEED` bears its number in its id or its message, so that the variables of the environment
repeat it: `TEST_SEED=7 TEST_KILLS=200 pytest tests/courier/test_exactly_once.py`.
"""

from __future__ import annotations

import os

FRESH = "TEST_SEED" in os.environ
"""Whether the environment chose the seed."""
SEED = int(os.environ.get("TEST_SEED", "1"))

KILLS = int(os.environ.get("TEST_KILLS", "16"))
"""How often a courier is killed within the process: some 20 a second."""
PROCESS_KILLS = int(os.environ.get("TEST_PROCESS_KILLS", "3"))
"""How often a whole bot is killed by SIGKILL: each takes seconds."""
BITS = int(os.environ.get("TEST_BITS", "60"))
"""How many bits of a database are flipped."""

VARIABLES = ("TEST_SEED", "TEST_KILLS", "TEST_PROCESS_KILLS", "TEST_BITS")
"""The variables from which a failing search can be repeated."""


def parts(count: int, size: int) -> list[tuple[int, int]]:
    """Return the numbers and sizes of parts that add up to a count: one test of many kills would count as hung."""
    return [(n, min(size, count - n * size)) for n in range(-(-count // size))]
