"""No end of the game is too high for a phone, and hardly a board."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.ui.messages.heights import MAX_POST_HEIGHT
from tests.games import phone

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.unmeasured

MAX_CHOICE_HEIGHT = 980
"""Pixels of a board with nine gifts, while the dealer may add a word and all players are named."""


@pytest.mark.parametrize(("seats", "language"), [(8, "pl"), (5, "en"), (3, "sk")])
async def test_no_post_is_too_high_for_a_phone(tmp_path: Path, seats: int, language: str) -> None:
    async with phone.running_app(tmp_path) as app:
        found = await phone.heights(app, "gifttrap", seats, language, 5)
    assert phone.too_high(found, MAX_POST_HEIGHT, "chapter", "farewell") == {}
    assert phone.too_high(found, MAX_CHOICE_HEIGHT, "board") == {}
