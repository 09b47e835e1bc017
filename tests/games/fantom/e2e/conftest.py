"""Fixtures of the end-to-end tests: the simulated world of the whole host."""

from tests.e2e.conftest import world

__all__ = ["world"]
