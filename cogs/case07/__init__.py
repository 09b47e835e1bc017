"""07 zgłoś się, three investigations in Warsaw: a complete game as a plug-in.

Deleting this folder removes the game.
"""

from cogs.case07.game import GAME

__all__ = ["GAME"]
