"""The simulated world of a whole-host test and its basic actions: open a table, press, read."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, cast

import discord
from PIL import Image
from simcord import _runtime
from simcord.actors import MemberActor
from simcord.backend import serializers

from bot.game.chance import Chance
from bot.game.contract import Budget, Strength
from bot.system.shards import WHOLE
from bot.ui.game_ui import Drawing
from images.kit import encode
from tests.wording import plain

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    import simcord

    from bot.preferences.preferences import Preferences
    from bot.preferences.settings import PersonSettings, ServerSettings
    from bot.ui.interactions.client import BotClient
    from images.kit import Picture


class World:
    """A simulated server with its people and the bot."""

    def __init__(
        self, env: simcord.Env, guild: Any, channel: Any, people: list[Any], processes: Any, external_wait: Any
    ) -> None:
        self.env = env
        self.guild = guild
        self.channel = channel
        self.ann, self.bob, self.cid, self.dora = people
        self.processes = processes
        self.external_wait = external_wait
        self.expected_errors: list[str] = []
        self.game = "guess"
        """The game that tests play unless they name another."""

    def smallest_party(self, game: str) -> tuple[Any, ...]:
        """Return the people for the game's smallest table, at least two if the game allows it, beginning with Ann."""
        players = self.app.uis[game].game.players
        regulars = (self.ann, self.bob, self.cid, self.dora)
        count = min(max(2, players[0]), players[-1])
        return (*regulars[:count], *(self.newcomer(f"player-{n}") for n in range(len(regulars), count)))

    @property
    def app(self) -> Any:
        """The parts of the running bot."""
        return cast("BotClient", self.env.bot).app

    @property
    def preferences(self) -> Preferences:
        """The settings of users and servers in the running bot."""
        return cast("BotClient", self.env.bot).app.preferences

    def table(self, number: int = 1) -> Any:
        """Return a table's current record."""
        return self.app.tables.get(number)

    def messages(self, place: Any, viewer: Any = None) -> list[Any]:
        """Return the messages of a place, oldest first, as `viewer` sees them if given."""
        return list(place.history(viewer=viewer) if viewer else place.history())

    def thread(self, number: int = 1) -> Any:
        """Return a table's thread."""
        thread_id = self.table(number).place.thread
        return next(thread for thread in self.channel.threads if thread.id == thread_id)

    def board(self, number: int = 1) -> Any:
        """Return the newest board message of a table. The board of a finished game has no buttons."""
        messages = self.messages(self.thread(number))
        boards = [message for message in messages if "hint" in verbs_of(message)]
        return (boards or [message for message in messages if not verbs_of(message)])[-1]

    def farewell(self, number: int = 1) -> Any:
        """Return the final message of a table's thread, with the button to play again."""
        return next(message for message in self.messages(self.thread(number)) if "again" in verbs_of(message))

    async def confirm(self, person: Any, command: str, place: Any = None, **options: Any) -> str:
        """Type a command that asks for confirmation, and confirm; return the final text.

        The command is typed in the table's thread if no `place` is given.
        """
        question = (await person.slash(place or self.thread(), command, **options)).response
        await person.click(question, custom_id=verb(question, command.rpartition(" ")[2]))
        return visible_text(question)

    async def open(self, host: Any, game: str = "", **options: Any) -> Any:
        """Open a table as this person; return its card."""
        await host.slash(self.channel, "play", game=game or self.game, **options)
        return self.messages(self.channel)[-1]

    async def begin(self, *people: Any, **options: Any) -> None:
        """Open a table as the first person, seat the others through its card and start the game."""
        card = await self.open(people[0], **options)
        for person in people[1:]:
            await person.click(card, custom_id=verb(card, "join"))
            card = self.messages(self.channel)[-1]
        await people[0].click(card, custom_id=verb(card, "start"))

    def draw(self, draw: Callable[[Any, Any], Picture | None]) -> None:
        """Give the current game, which has only a description, a picture."""
        uis: dict[str, Any] = self.app.uis
        ui = uis[self.game]
        uis[self.game] = replace(ui, pictures=(Drawing(draw, ui.describe),))

    async def press(self, person: Any, n: int) -> Any:
        """Press move `n` on the newest board, as a button or in a list."""
        board = self.board()
        controls = [custom_id for custom_id in custom_ids(board) if custom_id.startswith(("mv:", "pick:"))]
        if controls[0].startswith("mv:"):
            return await person.click(board, custom_id=next(c for c in controls if c.endswith(f":{n}")))
        lists = [part for part in parts(board) if hasattr(part, "options")]
        component = next(part for part in lists if str(n) in [option.value for option in part.options])
        return await person.select(board, [str(n)], custom_id=component.custom_id)

    async def chosen_by(self, user: int) -> PersonSettings:
        """Return a person's settings."""
        await self.app.preferences.fetch([user])
        settings: PersonSettings = self.app.preferences.person(user)
        return settings

    async def chosen_here(self) -> ServerSettings:
        """Return the server's settings."""
        await self.app.preferences.fetch(guilds=[self.guild.id])
        settings: ServerSettings = self.app.preferences.server(self.guild.id)
        return settings

    async def facts(self, number: int = 1) -> list[Any]:
        """Return every public fact of a table."""
        return [row.fact for row in await self.app.news.history(number, 0, size=500)]

    def close_direct_messages(self, person: Any) -> None:
        """Make Discord refuse every later direct message to this person."""
        path = f"/channels/{person.user.dm_channel.id}/messages"
        self.env.inject_error("POST", path, status=403, code=50007, times=None)

    def with_control(self, message: Any, custom_id: str, values: list[str] | None) -> dict[str, Any]:
        """Return the message's Discord payload with a forged control added."""
        payload = dict(serializers.message_payload(self.env.backend, message))
        if custom_id not in custom_ids(self.board()):
            control: dict[str, Any] = {"type": 2, "style": 1, "label": "?", "custom_id": custom_id}
            if values:
                options = [{"label": value, "value": value} for value in values]
                control = {"type": 3, "custom_id": custom_id, "options": options}
            component_rows = cast("list[Any]", payload["components"])
            payload["components"] = [*component_rows, {"type": 1, "components": [control]}]
        return payload

    def newcomer(self, name: str) -> Any:
        """Add a new member with this name to the server."""
        return self.guild.add_member(self.env.create_user("newcomer", global_name=name))

    def member(self, user: Any) -> Any:
        """Return the user's member of the server; add it if necessary."""
        is_member = user.id in self.guild.member_ids()
        return MemberActor(self.env, self.guild, user) if is_member else self.guild.add_member(user)

    def channel_without(self, permission: str) -> Any:
        """Create a channel in which the bot lacks one permission."""
        overwrite = discord.PermissionOverwrite(**{permission: False})
        return self.guild.create_text_channel("narrow", overwrites={self.env.bot.user: overwrite})

    async def give_server_away(self) -> None:
        """Let another process have the server's shard: the bot does not know the server any more."""
        bot = cast("BotClient", self.env.bot)
        await bot.app.tables.release(WHOLE)
        guild = bot.get_guild(self.guild.id)
        assert guild is not None
        bot._connection._remove_guild(guild)

    def lose_panels(self) -> None:
        """Let the bot know no open private panel, as after a crash."""
        cast("BotClient", self.env.bot).private_panels._open.clear()

    async def restart(self, *, after: float = 0.0) -> None:
        """Stop the bot's process and start a new one on its file `after` seconds later."""
        await self._close_bot()
        if after:
            await self.env.advance_time(after)
        await self.env.restart_bot(await self.processes.assemble(self.external_wait))
        await self.env.settle()

    async def _close_bot(self) -> None:
        """Close the bot; for the bot, the time is the simulated one."""
        scope = _runtime._BOT_SCOPE.set((self.env, self.env._generation))
        try:
            await self.env.bot.close()
        finally:
            _runtime._BOT_SCOPE.reset(scope)


def dot(_board: Any, _look: Any) -> Picture:
    """Draw a picture of one pixel."""
    return encode(Image.new("RGB", (1, 1)), ((0, 0, 0),))


def sensible(world: World, table: Any) -> tuple[int, Any, int]:
    """Return the active seat, a sensible move for it and the move's index in its menu."""
    game = world.app.tables.game_of(table)
    seat = min(game.to_act(table.state))
    menu = game.moves(table.state, seat)
    move = game.computer(game.hand(table.state, seat), menu, Chance(b"", table.moves), Budget(Strength.EASY))
    return seat, move, menu.index(move)


def parts(message: Any) -> list[Any]:
    """Return every component of a message, including nested ones."""
    return list(_walk(_seen(message).components))


def custom_ids(message: Any) -> list[str]:
    """Return every custom id on a message."""
    return [part.custom_id for part in _walk(_seen(message).components) if getattr(part, "custom_id", None)]


def verbs_of(message: Any) -> set[str]:
    """Return the verbs of the controls on a message."""
    return {custom_id.split(":")[0] for custom_id in custom_ids(message)}


def visible_text(message: Any) -> str:
    """Return all text of a message as the reader sees it."""
    return plain(source_text(message))


def source_text(message: Any) -> str:
    """Return all text of a message in Discord's source form: content, embeds and framed text."""
    seen = _seen(message)
    framed = (part.content for part in _walk(seen.components) if hasattr(part, "content"))
    embedded = (embed.description or "" for embed in getattr(seen, "embeds", ()))
    return "\n".join(filter(None, (getattr(seen, "content", ""), *embedded, *framed)))


def verb(message: Any, name: str) -> str:
    """Return the first custom id on a message with this verb."""
    return next(custom_id for custom_id in custom_ids(message) if custom_id.split(":")[0] == name)


def _seen(message: Any) -> Any:
    return getattr(message, "message", message)


def _walk(components: Iterable[Any]) -> Iterator[Any]:
    for component in components:
        yield component
        yield from _walk(getattr(component, "children", ()))
        yield from _walk(filter(None, (getattr(component, "accessory", None),)))
