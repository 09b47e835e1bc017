"""The game GiftTRAP: each round, players choose gifts for each other and wish for gifts themselves.

A plug-in: the bot works without this folder.
"""

from cogs.gifttrap.game import GAME

__all__ = ["GAME"]
