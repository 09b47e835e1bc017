"""Exceptions from undo: orders have a limit of changes (D15)."""

from __future__ import annotations

from tests.games.taking_back import Exceptions

DECIDED = Exceptions(counted="spare", left=lambda _state, hand: hand.spare)
