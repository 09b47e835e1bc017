"""The limit of changes in a turn, which keeps it from going on for ever: twelve (D7)."""

from __future__ import annotations

from cogs.case07.rules.legal import MAX_CHANGES
from tests.games.taking_back import Exceptions

DECIDED = Exceptions(left=lambda state, _hand: MAX_CHANGES - state.changes)
