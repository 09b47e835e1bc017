"""C'est mon fort!, a memory game about building a wall: a complete game as a plug-in.

Deleting this folder removes the game.
"""

from cogs.fort.game import GAME

__all__ = ["GAME"]
