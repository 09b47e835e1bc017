"""The client: the bot's one connection to Discord.

Loads what lies under `cogs`, hands presses to their handlers and commands to their cogs, and registers commands
when, and only when, they have changed. Asks for no privileged intent and keeps no member or message in memory.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any, Protocol

import discord
import msgspec
import structlog
from discord import app_commands
from discord.ext import commands

from bot.i18n import translation
from bot.transport import frames
from bot.transport.refusals import TROUBLES
from bot.ui.interactions.command_tree import Translator, Tree
from bot.ui.interactions.component_handlers import COMPONENT_HANDLERS
from bot.ui.interactions.handling import AckGate, AckMode, handle, refuse
from bot.ui.interactions.private_panels import PrivatePanels
from bot.ui.interactions.request import NOBODY
from bot.ui.messages.components import pressed

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from bot.ui.app import App

_log = structlog.stdlib.get_logger(__name__)

# This bot is silent: discord.py need not warn that it could not speak.
discord.VoiceClient.warn_nacl = False
discord.VoiceClient.warn_dave = False
frames.install()

COMMANDS_HASH = "commands hash"


class Background(Protocol):
    """Those who work while the bot is connected."""

    async def start(self) -> None:
        """Begin; called once, logged in and before the first event."""
        ...

    async def heard(self, message: discord.Message) -> None:
        """Note a message that somebody, the bot included, wrote."""
        ...

    def forgot(self) -> None:
        """Note that somebody was forgotten just now."""
        ...

    def queued(self) -> int:
        """Return how many tables wait to be told something."""
        ...

    async def server_left(self, guild: int) -> None:
        """Note that a server has removed the bot."""
        ...

    async def server_joined(self, guild: int) -> None:
        """Note that the bot is on a server, perhaps again."""
        ...

    async def look_for(self, guild: int, user: int) -> bool:
        """Say whether somebody was last found gone from a server; if so, its tables go on without them.

        Discord is asked, unless that was done lately. Raises `StorageFailed`.
        """
        ...

    async def close(self) -> None:
        """Finish within seconds; may be called without `start` and more than once."""
        ...


class BotClient(commands.Bot):
    """The bot, as Discord sees it."""

    def __init__(
        self,
        app: App,
        set_ups: Sequence[Callable[[Any], Awaitable[None]]],
        hire: Callable[[BotClient], Background],
    ) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            tree_cls=Tree,
            help_command=None,
            intents=discord.Intents(guilds=True, guild_messages=True, dm_messages=True),
            allowed_mentions=NOBODY,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
        )
        self.app = app
        self.ack_gate = AckGate()
        self.private_panels = PrivatePanels()
        self.component_handlers = dict(COMPONENT_HANDLERS)
        """By the verb of a custom id: the host's, and by their names those of games that have buttons of their own."""
        self._set_ups = tuple(set_ups)
        self._background = hire(self)
        self._lost = False

    async def setup_hook(self) -> None:
        """Get ready before the first event: cogs and commands."""
        await self.tree.set_translator(Translator())
        await self.set_up()
        await self._register_commands()
        await self._background.start()

    async def set_up(self) -> None:
        """Take in everything that lies under `cogs`."""
        for set_up in self._set_ups:
            await set_up(self)

    def connected(self) -> bool:
        """Whether Discord can be heard now; `is_ready` stays true while a lost connection is being sought."""
        return self.is_ready() and self.ws.open

    def queued(self) -> int:
        """Return how many tables wait to be told something."""
        return self._background.queued()

    def forget(self, user: int) -> None:
        """Leave somebody who was forgotten to nobody's memory, and have what was sent to them deleted."""
        self.app.preferences.forget(user)
        self.private_panels.forget(user)
        self._background.forgot()

    async def look_for(self, guild: int, user: int) -> bool:
        """Say whether somebody turns out to be gone from a server, where another wants what they alone may do."""
        return await self._background.look_for(guild, user)

    async def on_disconnect(self) -> None:
        """Say once that the connection is lost, however often it is sought in vain."""
        if not self._lost and not self.is_closed():
            self._lost = True
            _log.warning("the connection to Discord is lost and is being sought")

    async def on_resumed(self) -> None:
        """Say that a connection that was lost is back."""
        self._note_back()

    async def on_ready(self) -> None:
        """Say that a connection that was lost is back, as a new one; look which servers have removed the bot since."""
        self._note_back()
        for guild in sorted(self.app.tables.absence.servers()):
            if self.get_guild(guild) is not None:
                await self._background.server_joined(guild)
            elif await self._is_removed_from(guild):
                await self._background.server_left(guild)

    async def _is_removed_from(self, guild: int) -> bool:
        """Whether Discord says so; an outage says nothing."""
        try:
            await self.fetch_guild(guild, with_counts=False)
        except (discord.Forbidden, discord.NotFound):
            return True
        except TROUBLES:
            _log.info("cannot ask for a server", guild=guild)
        return False

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Note that a server has removed the bot; of one that is merely unavailable Discord says something else."""
        await self._background.server_left(guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Note that the bot was invited to a server, perhaps again."""
        await self._background.server_joined(guild.id)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Note that a server can be reached: one that was taken for gone is there after all."""
        await self._background.server_joined(guild.id)

    def _note_back(self) -> None:
        if self._lost:
            self._lost = False
            _log.warning("the connection to Discord is back")

    async def close(self) -> None:
        """Let the background work finish what is under way, then leave Discord."""
        await self._background.close()
        await super().close()

    async def on_message(self, message: discord.Message, /) -> None:
        """Note that somebody wrote: a board may have scrolled out of sight, a person may be reachable again."""
        await self._background.heard(message)

    async def on_interaction(self, interaction: discord.Interaction[Any], /) -> None:
        """Answer a button or a list, wherever and whenever its message was sent."""
        if interaction.type is not discord.InteractionType.component:
            return
        data: dict[str, Any] = dict(interaction.data or {})
        verb, press = pressed(str(data.get("custom_id", "")), tuple(data.get("values", ())))
        handler = self.component_handlers.get(verb)
        if handler is None:
            await refuse(interaction, AckMode.SILENT, "stale-click")
            return
        await handle(interaction, handler.ack, lambda request: handler.work(request, press))

    async def _register_commands(self) -> None:
        """Tell Discord the commands if they are not what it was told last; start even if it will not listen."""
        digest = self._commands_digest()
        try:
            known = await self.app.values.get(COMMANDS_HASH) == digest
            registered = await self.tree.fetch_commands() if known else []
            if not registered:
                registered = await self.tree.sync()
                known = False
        except (discord.HTTPException, app_commands.CommandSyncFailure) as failure:
            _log.error("commands not registered", reason=str(failure))
            return
        translation.learn_commands({command.name: command.id for command in registered})
        if not known:
            await self.app.values.set(COMMANDS_HASH, digest)
            _log.info("commands registered", count=len(registered))

    def _commands_digest(self) -> bytes:
        """Return what is another as soon as a command is, or a text in which Discord is told of it.

        Of the English and of the texts as they stand in their files: to translate every command takes longer than all
        else of a start, and is done only if they are to be told.
        """
        english = [command.to_dict(self.tree) for command in self.tree.get_commands()]
        told = [str(self.application_id), english, translation.fingerprint(tuple(self.app.uis))]
        return hashlib.sha256(msgspec.json.encode(told, order="deterministic")).digest()
