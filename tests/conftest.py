"""What all tests share: each of them is held to Discord's rules."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

pytest_plugins = ["tests.discord_rules.plugin", "pytester"]


@pytest.fixture(autouse=True)
def cogs_stay() -> Iterator[None]:
    """A bot that closes forgets its cogs' modules; imported anew they would be other types than those tests hold."""
    before = {name: module for name, module in sys.modules.items() if name.partition(".")[0] == "cogs"}
    yield
    sys.modules.update(before)
