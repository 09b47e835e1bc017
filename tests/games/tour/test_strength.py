"""That nobody breaks the computer player by mistake: races that are counted, never timed, so the same each time.

What exactly it is worth, against good cards and with all its time, `benchmarks/computer.py` measures. The good cards of
a fair player are what a strong one starts from; too few races fit into a test to tell the two apart.
"""

from __future__ import annotations

import pytest

from tests.games.tour.benchmarks.computer import ride

RACES, BAR = 48, 28
"""Of so many races so many have to be won: five standard errors below a fair team, and above a team of mere luck."""


@pytest.mark.unmeasured
def test_the_fair_player_wins_against_cards_drawn_by_lot() -> None:
    """44 when this was written, 38 of 48 others; a team that is no better than chance wins 12."""
    assert sum(ride("gate", number).team for number in range(RACES)) >= BAR
