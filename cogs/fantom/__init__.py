"""Fantom, a hunt through the old town: one whole game, a plug-in."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.ui.client import HouseClient


async def setup(client: HouseClient) -> None:
    """Add the game's commands to the client."""
