"""Wishes: a small game with the features that only larger games need, for the tests of the host."""

from cogs.wishes.game import GAME

__all__ = ["GAME"]
