"""Parametrizations that run a test of the host for each game with a feature.

`features`, which finds them, needs no pytest.
"""

from __future__ import annotations

import pytest

from tests.games.features import ON_THE_BOARD, SWITCHES

each_switch = pytest.mark.parametrize(
    ("game", "switch"), [(game, switch) for game, switches in SWITCHES.items() for switch in switches]
)
one_switch = pytest.mark.parametrize(("game", "switch"), [(game, switches[0]) for game, switches in SWITCHES.items()])
on_the_board = pytest.mark.parametrize("game", ON_THE_BOARD)
