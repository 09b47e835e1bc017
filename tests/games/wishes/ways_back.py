"""Whoever has but one thing to wrap has nothing else to choose."""

from __future__ import annotations

from tests.games.taking_back import Decided

DECIDED = Decided(left=lambda _state, hand: len(hand.board.things) - 1)
