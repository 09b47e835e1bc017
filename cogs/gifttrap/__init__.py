"""GiftTRAP, gifts for people you know: one whole game, a plug-in.

Delete this folder and the game is gone.
"""
