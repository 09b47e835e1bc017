"""Exceptions from undo: a player with only one thing to wrap has no other choice."""

from __future__ import annotations

from tests.games.taking_back import Exceptions

DECIDED = Exceptions(left=lambda _state, hand: len(hand.board.things) - 1)
