"""A REST proxy between the bot and Discord, which keeps the rate limits of several processes."""

from __future__ import annotations

from urllib.parse import urlsplit

from discord.http import Route


def use_proxy(address: str) -> None:
    """Send all later requests of this process to the proxy at `address`, such as `http://nirn:8080`.

    A request keeps its path, which begins with the version of the API. The gateway and Discord's files are not proxied.
    """
    Route.BASE = address + urlsplit(Route.BASE).path
