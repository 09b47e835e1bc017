"""C'est mon fort!, a memory game about building a wall: one whole game, a plug-in.

Delete this folder and the game is gone.
"""

from cogs.fort.game import GAME

__all__ = ["GAME"]
