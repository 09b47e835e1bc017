"""Guess the number: the smallest complete game."""

from cogs.guess.game import GAME

__all__ = ["GAME"]
