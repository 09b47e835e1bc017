"""Fantom, a hunt through the old town: one whole game, a plug-in."""
