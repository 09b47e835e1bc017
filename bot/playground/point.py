"""Points discord.py at a loopback Discord: the one place where anything of it is redirected. Never a setting."""

from __future__ import annotations

import discord.gateway
import discord.http
from yarl import URL


def point_discord_at(port: int) -> None:
    """Send all later HTTP and gateway traffic of this process to the loopback Discord on `port`."""
    discord.http.Route.BASE = f"http://127.0.0.1:{port}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = URL(f"ws://127.0.0.1:{port}/gateway/")
