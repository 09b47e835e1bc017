"""The seed and the sizes of searches: small with fixed seeds in `python -m tests`, larger with fresh seeds at night.

A test that draws from `SEED` has its number in its id or message, so that environment variables repeat it:
`TEST_SEED=7 TEST_KILLS=200 pytest tests/courier/test_exactly_once.py`.
"""

from __future__ import annotations

import os

IS_SEED_GIVEN = "TEST_SEED" in os.environ
"""Whether the environment set the seed."""
SEED = int(os.environ.get("TEST_SEED", "1"))

KILLS = int(os.environ.get("TEST_KILLS", "16"))
"""The number of kills of a courier within the process: some 20 per second."""
PROCESS_KILLS = int(os.environ.get("TEST_PROCESS_KILLS", "3"))
"""The number of times a bot's process is killed by SIGKILL: each takes seconds."""
BITS = int(os.environ.get("TEST_BITS", "60"))
"""The number of flipped bits in a database."""

VARIABLES = ("TEST_SEED", "TEST_KILLS", "TEST_PROCESS_KILLS", "TEST_BITS")
"""The variables that repeat a failing search."""


def parts(count: int, size: int) -> list[tuple[int, int]]:
    """Return numbers and sizes of parts that add up to `count`: one test of many kills would exceed the time limit."""
    return [(n, min(size, count - n * size)) for n in range(-(-count // size))]
