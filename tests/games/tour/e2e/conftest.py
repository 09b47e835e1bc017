"""The world of the whole host, in which this game is played as well."""

from tests.e2e.conftest import world

__all__ = ["world"]
