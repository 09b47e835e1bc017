"""No post of the game is too high for a phone: neither a board nor an end."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.ui.messages.heights import MAX_POST_HEIGHT
from tests.games import phone

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.unmeasured


@pytest.mark.parametrize(("seats", "language", "race"), [(6, "pl", "tour"), (2, "cs", "plain"), (4, "en", "three")])
async def test_no_post_is_too_high_for_a_phone(tmp_path: Path, seats: int, language: str, race: str) -> None:
    async with phone.running_app(tmp_path) as app:
        found = await phone.heights(app, "tour", seats, language, 9, race=race)
    assert len(found["farewell"]) > 1, "standings and film follow in a message of their own"
    assert phone.too_high(found, MAX_POST_HEIGHT) == {}
