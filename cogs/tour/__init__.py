"""Tour de France, the peloton: one whole game, a plug-in.

Delete this folder and the game is gone.
"""

from cogs.tour.game import GAME

__all__ = ["GAME"]
