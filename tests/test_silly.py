"""A gate for silly moves: computer players of every strength make at most the share that their game allows.

Plays the line with the fewest seats of each game with fresh games (`TEST_SEED`). A share above the limit fails only if
its whole interval is above it; a limit of zero fails with the first silly move.
"""

from __future__ import annotations

from collections import Counter

import pytest

from bot.game.contract import Strength
from tests.benchmarks.ladder import LINES
from tests.benchmarks.silly import Folly, follies, judged
from tests.seeds import SEED
from tests.test_ladder import interval

pytestmark = [pytest.mark.night]

GAMES = 8
PAIRS = [(name, strength) for name, line in LINES.items() if follies(line.game.name) for strength in Strength]


def is_too_silly(folly: Folly, silly: int, total: int) -> bool:
    """Return whether a number of silly moves cannot be luck at the folly's limit."""
    if not folly.limit or not total:
        return silly > 0
    return interval(silly / total, total)[0] > folly.limit


@pytest.mark.parametrize(("name", "strength"), PAIRS)
def test_computer_players_seldom_make_moves_at_which_a_person_would_laugh(name: str, strength: Strength) -> None:
    line = LINES[name]
    numbers = range(SEED * GAMES, (SEED + 1) * GAMES)
    counts = sum((judged(line, strength, number) for number in numbers), Counter[tuple[str, bool]]())
    shares = {
        folly.name: f"{counts[folly.name, True]} silly, {counts[folly.name, False]} sensible; allowed {folly.limit:.0%}"
        for folly in follies(line.game.name)
        if is_too_silly(folly, counts[folly.name, True], counts[folly.name, True] + counts[folly.name, False])
    }
    assert not shares
