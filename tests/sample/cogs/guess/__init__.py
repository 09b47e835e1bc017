"""Guess the number: a whole game, as small as one can be."""

from cogs.guess.game import GAME

__all__ = ["GAME"]
