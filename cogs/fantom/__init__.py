"""Fantom, a hunt through the old town: one whole game, a plug-in.

Delete this folder and the game is gone.
"""

from cogs.fantom.game import GAME

__all__ = ["GAME"]
