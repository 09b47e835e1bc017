"""Fantom, a hunt through an old town: a complete game as a plug-in.

Deleting this folder removes the game from the bot.
"""

from cogs.fantom.game import GAME

__all__ = ["GAME"]
