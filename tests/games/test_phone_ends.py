"""No message at the end of a chapter or of a game is too high for a phone, at any game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot import discovery
from bot.ui.messages.heights import MAX_POST_HEIGHT
from tests.games import phone

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.unmeasured

ENDS_ONLY = 10**6
"""Only the first board is drawn."""


@pytest.mark.parametrize("game", sorted(name for name, ui in discovery.uis().items() if ui.pictures))
async def test_no_end_is_too_high_for_a_phone(tmp_path: Path, game: str) -> None:
    async with phone.running_app(tmp_path) as app:
        most = app.uis[game].game.players[-1]
        found = await phone.heights(app, game, most, "pl", ENDS_ONLY)
    assert found["farewell"]
    assert phone.too_high(found, MAX_POST_HEIGHT, "farewell", "chapter") == {}
