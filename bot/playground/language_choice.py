"""Tells the bot of a language that Discord does not have, by the bot's own slash commands.

A user whose language Discord lacks uses another language in the client and sets the bot's language by a command. The
playground types that command when such a language is chosen. It knows only the command's name and option.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from bot.playground.commands import catalogue
from bot.playground.simulator import ImpossibleError

if TYPE_CHECKING:
    from bot.playground.simulator import Discord, UserActions

OWN: Final = ("language", "me language")
"""The possible names of the command for a user's own language."""
SERVER: Final = ("settings", "settings server")
"""The possible names of the command for the language of a server."""
OPTION: Final = "language"

_EPHEMERAL, _LOADING = 1 << 6, 1 << 7
_LOOK_BACK: Final = 5
"""Messages: the answer, and others that came meanwhile."""
_TIMEOUT_SECONDS: Final = 3.0
_POLL_SECONDS: Final = 0.05


async def tell_bot(
    world: Discord, actions: UserActions, person: int, place: int, language: str, names: tuple[str, ...] = OWN
) -> None:
    """Choose a language at the bot as this user, and put its private answers away.

    No effect where the user has no such command with this language.
    """
    for command in catalogue(actions.commands(person, place), ""):
        options = {option["name"]: option for option in command["options"]}
        languages = [choice["value"] for choice in options.get(OPTION, {}).get("choices", ())]
        if command["path"] in names and language in languages:
            before = world.last_message(place)
            try:
                await actions.slash(person, place, command["path"], {OPTION: language})
            except ImpossibleError:
                continue
            await _put_away(world, person, place, before)


async def _put_away(world: Discord, person: int, place: int, after: int) -> None:
    """Dismiss the private messages to a user that are newer than `after`, once the bot has finished them."""
    for _ in range(int(_TIMEOUT_SECONDS / _POLL_SECONDS)):
        news = [m for m in world.history(person, place, _LOOK_BACK) if int(m["id"]) > after and m["flags"] & _EPHEMERAL]
        if news and not any(message["flags"] & _LOADING for message in news):
            for message in news:
                world.dismiss(person, place, int(message["id"]))
            return
        await asyncio.sleep(_POLL_SECONDS)
