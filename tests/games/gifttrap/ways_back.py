"""No sheet is changed for ever (D13), and what a dealer has looked through is seen for good (D4)."""

from __future__ import annotations

from tests.games.taking_back import Decided

DECIDED = Decided(counted="spare", left=lambda _state, hand: hand.spare, looks=frozenset(("Choose", "Turn", "Replace")))
