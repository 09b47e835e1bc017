"""GiftTRAP, gifts for people you know: one whole game, a plug-in.

Delete this folder and the game is gone.
"""

from cogs.gifttrap.game import GAME

__all__ = ["GAME"]
