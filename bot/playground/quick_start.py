"""The "Play now" button: opens a game against the computer by the real slash command and the real Start button.

Knows only things visible to every user of the bot: a command's name, the names of its options, and the emoji on a
button.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import TYPE_CHECKING, Final

from bot.playground.commands import catalogue
from bot.playground.payload import Json, inner, listed
from bot.playground.simulator import Answer, Discord, ImpossibleError, UserActions

if TYPE_CHECKING:
    from collections.abc import Sequence

COMMAND: Final = "play"
GAME: Final = "game"
OPTIONS: Final = {"computers": "1", "quick": True}
START_EMOJI: Final = "▶"
"""The emoji on the button that starts the game, the same in all languages."""
SEAT_EMOJI: Final = "🤖"
"""The emoji on the button that seats one more computer player; some games need more than two players."""

_TIMEOUT_SECONDS: Final = 3.0
_POLL_SECONDS: Final = 0.05
_STABLE_LOOKS: Final = 8
"""The number of looks at a card after which it is considered unchanging."""
_BUTTON: Final = 2
_HISTORY_SIZE: Final = 10


async def play_now(world: Discord, actions: UserActions, person: int, place: int, game: str | None = None) -> Answer:
    """Open a table against the computer as this user, and start the game if the bot offers a Start button.

    Without a `game` it is the first that the command offers. Return the bot's last answer. Raise `ImpossibleError`
    while the bot has no such command, or if it offers no such game.
    """
    leaf = next(
        (command for command in catalogue(actions.commands(person, place), "") if command["path"] == COMMAND), None
    )
    if leaf is None:
        raise ImpossibleError("The bot is not ready yet. Try again in a moment.")
    declared = {option["name"]: option for option in leaf["options"]}
    before, places = world.last_message(place), len(world.places(person))
    options = {name: value for name, value in OPTIONS.items() if name in declared}
    if GAME in declared:
        options[GAME] = _offered(declared[GAME], game)
    answer = await actions.slash(person, place, COMMAND, options)
    start = await _start_button(world, actions, person, place, before, places)
    return answer if start is None else await actions.click(person, place, *start)


def _offered(option: Json, game: str | None) -> str:
    """Return the game to play: the one asked for, or the first there is."""
    games = [str(choice["value"]) for choice in option["choices"]]
    if game is None and games:
        return games[0]
    if game not in games:
        raise ImpossibleError("The bot has no such game.")
    return game


async def _start_button(
    world: Discord, actions: UserActions, person: int, place: int, after: int, places: int
) -> tuple[int, str] | None:
    """Wait for a usable Start button or a new place; return the ids of message and button, or None.

    As long as the game cannot start, seat one more computer player, once the card has stopped changing.
    """
    seen = Counter[str]()
    for _ in range(int(_TIMEOUT_SECONDS / _POLL_SECONDS)):
        if len(world.places(person)) > places:
            return None  # the game has started in a thread of its own
        for message, components in _newer(world, person, place, after):
            if (start := _find(components, START_EMOJI)) is not None:
                return message, start
            seat = _find(components, SEAT_EMOJI)
            seen[seat or ""] += 1
            if seat is not None and seen[seat] == _STABLE_LOOKS:
                await actions.click(person, place, message, seat)
        await asyncio.sleep(_POLL_SECONDS)
    return None


def _newer(world: Discord, person: int, place: int, after: int) -> list[tuple[int, Sequence[Json]]]:
    """Return the ids of the messages newer than `after`, with their components."""
    history = world.history(person, place, _HISTORY_SIZE)
    return [(int(message["id"]), listed(message, "components")) for message in history if int(message["id"]) > after]


def _find(components: Sequence[Json], emoji: str) -> str | None:
    """Return the custom id of the enabled button with this emoji; None: there is none."""
    for component in components:
        sign = str(inner(component, "emoji").get("name", "")).rstrip("\ufe0f")
        if component["type"] == _BUTTON and sign == emoji and not component.get("disabled"):
            return str(component["custom_id"])
        nested = _find(listed(component, "components"), emoji)
        if nested is not None:
            return nested
    return None
