"""Tour de France, a game about the peloton, as a plug-in.

The host discovers the game by this package; without the folder the bot runs without the game.
"""

from cogs.tour.game import GAME

__all__ = ["GAME"]
