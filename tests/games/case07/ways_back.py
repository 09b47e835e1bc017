"""The limit of changes in a turn, which keeps it from going on for ever: twelve (D7)."""

from __future__ import annotations

from cogs.case07.rules.legal import CHANGES
from tests.games.taking_back import Decided

DECIDED = Decided(left=lambda state, _hand: CHANGES - state.changes)
