"""Exceptions from undo: sheets have a limit of changes (D13), and a dealer's look at a deck stays known (D4)."""

from __future__ import annotations

from tests.games.taking_back import Exceptions

DECIDED = Exceptions(
    counted="spare", left=lambda _state, hand: hand.spare, looks=frozenset(("Choose", "Turn", "Replace"))
)
