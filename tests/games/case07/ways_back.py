"""No turn goes on for ever: twelve changes (D7)."""

from __future__ import annotations

from cogs.case07.rules.legal import CHANGES
from tests.games.taking_back import Decided

DECIDED = Decided(left=lambda state, _hand: CHANGES - state.changes)
