"""A world of the whole host in which this game is played."""

from tests.e2e.conftest import world

__all__ = ["world"]
