"""Tests of the host run for each game that has what they need: `features` knows which, and needs no pytest for it."""

from __future__ import annotations

import pytest

from tests.games.features import ON_THE_BOARD, SWITCHES

each_switch = pytest.mark.parametrize(
    ("game", "switch"), [(game, switch) for game, found in SWITCHES.items() for switch in found]
)
one_switch = pytest.mark.parametrize(("game", "switch"), [(game, found[0]) for game, found in SWITCHES.items()])
on_the_board = pytest.mark.parametrize("game", ON_THE_BOARD)
