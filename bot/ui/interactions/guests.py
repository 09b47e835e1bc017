"""Whom somebody who opens a table asks to it: people of the server who can see it. Refuses all others in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot import names
from bot.game import Refused

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.game import AnyGame
    from bot.table.model import Place
    from bot.ui.interactions.request import Request

Guest = discord.Member | discord.User


def invited(request: Request, place: Place, game: AnyGame, guests: Sequence[Guest]) -> tuple[int, ...]:
    """Return the user ids of those who are named, each once; raise `Refused` for whoever cannot be asked there."""
    for guest in guests:
        _check(request, place, guest)
    users = tuple(dict.fromkeys(guest.id for guest in guests))
    if len(users) > (most := game.players[-1] - 1):
        raise Refused("invited-too-many", most=most)
    return users


def _check(request: Request, place: Place, guest: Guest) -> None:
    name = names.escaped_name(guest.display_name)
    if guest.id == request.user:
        raise Refused("invited-oneself")
    if guest.bot:
        raise Refused("invited-a-bot", name=name)
    if not isinstance(guest, discord.Member):
        raise Refused("invited-not-here", name=name)
    channel = guest.guild.get_channel(place.channel)
    if channel is not None and not channel.permissions_for(guest).view_channel:
        raise Refused("invited-cannot-see", name=name, channel=f"<#{place.channel}>")
