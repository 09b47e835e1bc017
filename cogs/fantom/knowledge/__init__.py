"""Conclusions that any reader can draw from a board or a hand. Independent of the state."""
