"""One click into a game against the computer: the real slash command and the real Start button, pressed for somebody.

Knows the bot only by what anybody sees of it: a command's name, its options' names, and the sign on a button.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from bot.playground.commands import catalogue
from bot.playground.payload import Json, inner, listed
from bot.playground.simulator import Answer, Discord, ImpossibleError, UserActions

if TYPE_CHECKING:
    from collections.abc import Sequence

COMMAND: Final = "play"
GAME: Final = "game"
OPTIONS: Final = {"computers": "1"}
START: Final = "▶"
"""The sign on the button which begins the game, the same in all languages."""

_TIMEOUT_SECONDS: Final = 3.0
_POLL_SECONDS: Final = 0.05
_BUTTON: Final = 2
_LATEST: Final = 10


async def play_now(world: Discord, actions: UserActions, person: int, place: int, game: str | None = None) -> Answer:
    """Open a table of a game against the computer as this person and begin, if the bot puts a Start button on it.

    Without a `game` it is the first the command offers. Returns the bot's answer to the last thing done. Raises
    `ImpossibleError` while the bot has no such command, or if it offers no such game.
    """
    leaf = next((one for one in catalogue(actions.commands(person, place), "") if one["path"] == COMMAND), None)
    if leaf is None:
        raise ImpossibleError("The bot is not ready yet. Try again in a moment.")
    declared = {option["name"]: option for option in leaf["options"]}
    before, places = world.last_message(place), len(world.places(person))
    options = {name: value for name, value in OPTIONS.items() if name in declared}
    if GAME in declared:
        options[GAME] = _offered(declared[GAME], game)
    answer = await actions.slash(person, place, COMMAND, options)
    start = await _start_button(world, person, place, before, places)
    return answer if start is None else await actions.click(person, place, *start)


def _offered(option: Json, game: str | None) -> str:
    """Return the game to play: the one asked for, or the first there is."""
    games = [str(choice["value"]) for choice in option["choices"]]
    if game is None and games:
        return games[0]
    if game not in games:
        raise ImpossibleError("The bot has no such game.")
    return game


async def _start_button(world: Discord, person: int, place: int, after: int, places: int) -> tuple[int, str] | None:
    """Wait for a message with a usable Start button, or for one place more; return the ids of message and button."""
    for _ in range(int(_TIMEOUT_SECONDS / _POLL_SECONDS)):
        if len(world.places(person)) > places:
            return None  # the game has its thread already
        for message in world.history(person, place, _LATEST):
            button = _find(listed(message, "components")) if int(message["id"]) > after else None
            if button is not None:
                return int(message["id"]), str(button["custom_id"])
        await asyncio.sleep(_POLL_SECONDS)
    return None


def _find(components: Sequence[Json]) -> Json | None:
    for one in components:
        sign = str(inner(one, "emoji").get("name", "")).rstrip("\ufe0f")
        if one["type"] == _BUTTON and sign == START and not one.get("disabled"):
            return one
        below = _find(listed(one, "components"))
        if below is not None:
            return below
    return None
