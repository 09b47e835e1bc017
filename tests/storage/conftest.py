"""A house for every test that asks for one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.table.house import House, open_house

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """A host with an empty database."""
    async with open_house(tmp_path / "bot.db") as opened:
        yield opened
