"""A real PostgreSQL server for the tests of this folder, and an empty schema for each test."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.databases import address_of
from tests.postgresql_server import provide

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def address(tmp_path: Path, request: pytest.FixtureRequest) -> str:
    """Return the address of an empty database."""
    provide(request.config)
    return address_of(tmp_path)
