"""A world for each test of the courier; a test fails on error logs that it did not expect."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

import pytest
import pytest_asyncio
import simcord

from tests.courier.world import World, simulated

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator
    from pathlib import Path


@pytest_asyncio.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with simulated(tmp_path / "games.sqlite3", simcord.Env) as new_world:
        yield new_world


@pytest.fixture
def channel(world: World) -> Any:
    return world.channel


@pytest.fixture
def expected_errors() -> list[str]:
    """Return a list for the beginnings of error lines that a test expects."""
    return []


@pytest.fixture(autouse=True)
def no_errors(caplog: pytest.LogCaptureFixture, expected_errors: list[str]) -> Iterator[None]:
    caplog.set_level(logging.INFO)
    yield
    records = [*caplog.get_records("setup"), *caplog.get_records("call")]
    errors = [record.getMessage() for record in records if record.levelno >= logging.ERROR]
    assert [error for error in errors if not error.startswith(tuple(expected_errors))] == []
