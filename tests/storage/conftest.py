"""The fixture of the tests in this folder."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.table.harness import Harness, open_harness

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path


@pytest.fixture
async def harness(tmp_path: Path) -> AsyncIterator[Harness]:
    """Yield a host with an empty database."""
    async with open_harness(tmp_path / "bot.db") as new_harness:
        yield new_harness
