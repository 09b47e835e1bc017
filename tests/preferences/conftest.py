"""A harness with toy games for each test of the preferences."""

from tests.storage.conftest import harness

__all__ = ["harness"]
