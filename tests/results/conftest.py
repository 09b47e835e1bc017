"""A harness with toy games, or the path of a new database, for each test of the results."""

from pathlib import Path

import pytest

from tests.storage.conftest import harness

__all__ = ["harness"]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return the path of a new database."""
    return tmp_path / "db"
