"""A harness with toys as games for every test of the preferences."""

from tests.storage.conftest import harness

__all__ = ["harness"]
