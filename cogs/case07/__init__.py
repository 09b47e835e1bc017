"""07 zgłoś się, three investigations in Warsaw: one whole game, a plug-in.

Delete this folder and the game is gone.
"""

from cogs.case07.game import GAME

__all__ = ["GAME"]
