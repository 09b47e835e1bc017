"""Auction for two: a small game of simultaneous secret bids, for exactly two players."""

from cogs.auction.game import GAME

__all__ = ["GAME"]
