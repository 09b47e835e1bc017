"""A gate for the strength of computer players: each strength's share of wins against a careful person is as intended.

Plays the tables with the fewest seats of every game with fresh games (`TEST_SEED`), until a share is in the wanted
range after `FEWEST` games or more, at most `GAMES`. A share fails only if its whole interval is outside the range, so
that about one night in fifty gives a false alarm. `python -m tests.benchmarks.ladder` measures the strengths exactly,
with more games and more seats.
"""

from __future__ import annotations

import math
from itertools import groupby
from typing import TYPE_CHECKING

import pytest

from bot.game.contract import Strength
from tests.benchmarks.ladder import FAIR_V_EASY, HEAD_TO_HEAD, LINES, SHARES, ComputerOf, won
from tests.benchmarks.line import CAREFUL
from tests.seeds import SEED

if TYPE_CHECKING:
    from tests.benchmarks.line import Player

pytestmark = [pytest.mark.night]

FEWEST, GAMES, STEP = 40, 100, 20
DEVIATIONS = 3.6
"""The half width of an interval in standard deviations: one of 3,000 is outside by chance. There are 30 shares, most
of which are checked once or twice."""


def pairs() -> list[tuple[str, tuple[str, str]]]:
    """Return the lines of each game with the fewest seats, each with its pairs of players; sides are never alike."""
    line_pairs: list[tuple[str, tuple[str, str]]] = []
    for _, lines in groupby(LINES.items(), lambda item: item[1].game.name):
        of_one_game = list(lines)
        fewest = min(line.seats for _, line in of_one_game)
        for name, line in of_one_game:
            if line.seats == fewest:
                line_pairs += [(name, (CAREFUL, strength)) for strength in Strength]
                line_pairs += [(name, FAIR_V_EASY)] if line.side is None else []
    return line_pairs


def interval(rate: float, games: int) -> tuple[float, float]:
    """Return Wilson's score interval of a share of the wins; shared wins vary less, so it is wide enough."""
    square = DEVIATIONS**2 / games
    middle = (rate + square / 2) / (1 + square)
    half = DEVIATIONS / (1 + square) * math.sqrt(rate * (1 - rate) / games + square / games / 4)
    return middle - half, middle + half


@pytest.mark.parametrize(("name", "pair"), pairs())
def test_a_strength_wins_what_the_ladder_wants(name: str, pair: tuple[str, str]) -> None:
    line = LINES[name]
    players: dict[str, Player | ComputerOf] = {strength: ComputerOf(line, strength) for strength in Strength}
    me, others = ({**players, **line.people}[player] for player in pair)
    low, high = (HEAD_TO_HEAD, math.inf) if pair == FAIR_V_EASY else SHARES[CAREFUL][Strength(pair[1])]
    scale = line.seats / 2 if line.side is None else 1.0
    wins, played = 0.0, 0
    for games in range(FEWEST, GAMES + 1, STEP):
        wins += sum(won(line, me, others, SEED * GAMES + number) for number in range(played, games))
        played, rate = games, wins / games
        lower, upper = (scale * bound for bound in interval(rate, games))
        share_text = f"{scale * rate:.0%} of the wins in {games} games, by luck {lower:.0%} to {upper:.0%}"
        assert lower <= high, f"{share_text}; wanted are {high:.0%} at most"
        assert upper >= low, f"{share_text}; wanted are {low:.0%} at least"
        if low <= scale * rate <= high:
            return


def test_an_interval_holds_its_share_and_narrows() -> None:
    for rate in (0.0, 0.1, 0.5, 1.0):
        short, long = interval(rate, 10), interval(rate, 1000)
        assert short[0] - 1e-9 <= long[0] - 1e-9 <= rate <= long[1] + 1e-9 <= short[1] + 1e-9
