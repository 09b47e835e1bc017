"""A harness with toy games for each test of the results."""

from tests.storage.conftest import harness

__all__ = ["harness"]
