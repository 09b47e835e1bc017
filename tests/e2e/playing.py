"""Helpers that begin a game on the simulated server and make moves by every kind of message."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord

from bot.table.model import Status
from tests.e2e.reading import answer
from tests.e2e.world import custom_ids, parts, sensible, verb, verbs_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tests.e2e.world import World

LULL_S = 40.0
"""Seconds after which a player can be pinged again."""


class Party:
    """The people at a table, in seat order."""

    def __init__(self, world: World, people: Sequence[Any]) -> None:
        self.world = world
        self.people = tuple(people)

    @property
    def state(self) -> Any:
        """The full state of the game, including secrets."""
        return self.world.table().state

    @property
    def on(self) -> bool:
        """Whether the game is running."""
        return self.world.table().status is Status.RUNNING

    @property
    def acting(self) -> Any:
        """The person in the active seat."""
        return self.people[self.seat]

    @property
    def seat(self) -> int:
        """The active seat; the lowest if there are several."""
        game = self.world.app.tables.game_of(self.world.table())
        return int(min(game.to_act(self.state)))

    @property
    def menu(self) -> tuple[Any, ...]:
        """The moves of the active seat."""
        moves: tuple[Any, ...] = self.world.app.tables.menu(self.world.table(), self.seat)[0]
        return moves

    def likely(self) -> Any:
        """A sensible move of the active seat."""
        return sensible(self.world, self.world.table())[1]

    async def on_board(self, move: Any) -> Any:
        """Press the active player's move on the public board."""
        return await press(self.acting, self.world.messages(self.world.thread()), self.menu.index(move))

    async def by_panel(self, move: Any) -> Any:
        """Open the active player's panel from the board and press the move there."""
        n, acting = self.menu.index(move), self.acting
        return await press(acting, [await panel(self.world, acting)], n)

    async def by_letter(self, move: Any) -> Any:
        """Press the active player's move in the letter that notified them."""
        n, acting = self.menu.index(move), self.acting
        await self.world.env.advance_time(LULL_S)
        return await press(acting.user, self.world.messages(acting.user.dm_channel), n)


async def begin(world: World, game: str, *people: Any, pace: str = "daily", **options: Any) -> None:
    """Open a table as the first person with these options, seat the others and start the game."""
    await world.open(people[0], game=game, pace=pace)
    for option, value in options.items():
        await people[0].slash(world.channel, "table options", option=option, value=value)
    for person in people[1:]:
        await person.slash(world.channel, "table join")
    await people[0].slash(world.channel, "table start")


async def panel(world: World, person: Any) -> Any:
    """Open the person's panel from the board; return the panel."""
    board = newest_with(world.messages(world.thread()), "mine")
    return answer(await person.click(board, custom_id=verb(board, "mine")))


async def press(person: Any, messages: Sequence[Any], n: int, *verbs: str) -> Any:
    """Press move `n` on the newest message with a menu, as a button or in a list.

    Confirm the move if the bot asks for confirmation.
    """
    button, choice = verbs or ("mv", "pick")
    board = newest_with(messages, button, choice)
    result = await _pressed(person, board, n, button, choice)
    knobs = [part.custom_id for part in parts(board) if (getattr(part, "custom_id", None) or "").startswith("drawer:")]
    for knob in [] if result or verbs else knobs:
        result = result or await _pressed_in_drawer(person, answer(await person.click(board, custom_id=knob)), n)
    if result is None:
        raise LookupError(f"nothing to press for move {n}")
    return result


async def _pressed_in_drawer(person: Any, drawer: Any, n: int) -> Any:
    """Press a move in a drawer, also if it is behind *More*; return None if the drawer does not offer it."""
    result = await _pressed(person, drawer, n, "in", "in")
    more = [custom_id for custom_id in custom_ids(drawer) if custom_id.startswith("drawer:")]
    if result is None and more:
        result = await _pressed(person, answer(await person.click(drawer, custom_id=more[0])), n, "in", "in")
    return result


async def _pressed(person: Any, message: Any, n: int, button: str, choice: str) -> Any:
    """Press a move on this message; return None if the message does not offer it."""
    for part in parts(message):
        unmarked = (getattr(part, "custom_id", None) or "").partition(":~")[0]
        stem, _, last = unmarked.rpartition(":")
        if stem.startswith(f"{button}:") and last == str(n) and not hasattr(part, "options"):
            return await confirm_if_asked(person, await person.click(message, custom_id=part.custom_id))
        if stem.startswith(f"{choice}:") and str(n) in [option.value for option in getattr(part, "options", ())]:
            return await confirm_if_asked(person, await person.select(message, [str(n)], custom_id=part.custom_id))
    return None


async def confirm_if_asked(person: Any, result: Any) -> Any:
    """Confirm if the bot asks for confirmation; return the final result."""
    question = result.followups[-1] if result.followups else result.response
    if question is None or "keep" not in verbs_of(question):
        return result
    (confirmation,) = verbs_of(question) & {"yes", "resign", "cancel"}
    return await person.click(question, custom_id=verb(question, confirmation))


def newest_with(messages: Sequence[Any], *verbs: str) -> Any:
    """Return the newest message with a control of one of these verbs."""
    return [message for message in messages if verbs_of(message) & set(verbs)][-1]


def makes_moves(message: Any) -> bool:
    """Return whether a message has a control that makes a move."""
    return any(custom_id.startswith(("mv:", "pick:")) for custom_id in custom_ids(message))


async def moderator(world: World) -> Any:
    """Return a new member with the permission to manage the server."""
    role = world.guild.create_role("keepers", permissions=discord.Permissions(manage_guild=True))
    keeper = world.guild.add_member(world.env.create_user("keeper"), roles=[role])
    await world.env.settle()
    return keeper


async def show_settings(world: World, *people: Any) -> None:
    """Let these people see `/settings` as a server's administrator can; the bot still asks for *Manage Server*."""
    bot: Any = world.env.bot
    (settings,) = [command for command in await bot.tree.fetch_commands() if command.name == "settings"]
    world.guild.set_command_permissions(settings, dict.fromkeys(people, True))
