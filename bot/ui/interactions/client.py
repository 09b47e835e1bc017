"""The client: the bot's connections to Discord, one for each shard.

It loads the cogs, passes presses to their handlers and commands to their cogs, and registers commands with Discord only
when they have changed. It needs no privileged intent and caches neither members nor messages.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any, Protocol

import discord
import msgspec
import structlog
from discord import app_commands
from discord.ext import commands

from bot.game.contract import Refused
from bot.i18n import translation
from bot.transport import frames
from bot.transport.refusals import REQUEST_ERRORS
from bot.ui.interactions import panel_memory, talking
from bot.ui.interactions.command_tree import Translator, Tree
from bot.ui.interactions.component_handlers import COMPONENT_HANDLERS
from bot.ui.interactions.handling import AckGate, AckMode, handle, refuse
from bot.ui.interactions.private_panels import PrivatePanels
from bot.ui.interactions.request import NO_MENTIONS
from bot.ui.messages.components import pressed

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from bot.ui.app import App

_log = structlog.stdlib.get_logger(__name__)

# The bot does not use voice, so discord.py's warnings about missing voice libraries are noise.
discord.VoiceClient.warn_nacl = False
discord.VoiceClient.warn_dave = False
frames.install()

COMMANDS_HASH = "commands hash"
GATEWAY_RETRY_S = 5.0
"""Seconds between two questions for the number of shards."""


class Background(Protocol):
    """The background work (courier, scheduler, membership checks) as the client sees it."""

    async def start(self) -> None:
        """Begin. Called once, after the login and before the first event."""
        ...

    async def note_message(self, message: discord.Message) -> None:
        """Note a message of any author, the bot included."""
        ...

    def delete_messages(self) -> None:
        """Delete the messages to users who were deleted just now, in the background."""
        ...

    def queued(self) -> int:
        """Return how many tables have pending news."""
        ...

    async def told_end(self, table: int, within: float) -> bool:
        """Wait at most `within` seconds until nothing more can be delivered of a table at once.

        Return whether the message about the end of its game stands on Discord.
        """
        ...

    async def server_left(self, guild: int) -> None:
        """Note that a server has removed the bot."""
        ...

    async def server_joined(self, guild: int) -> None:
        """Note that the bot is on a server, perhaps again."""
        ...

    def server_invited(self, guild: discord.Guild) -> None:
        """Welcome a server that has just invited the bot, unless it was welcomed before."""
        ...

    def server_available(self, guild: discord.Guild) -> None:
        """Finish the welcome of a server as far as an earlier process did not."""
        ...

    async def has_left(self, guild: int, user: int) -> bool:
        """Return whether a user has left a server; if so, the user's tables there go on without them.

        The answer is cached; Discord is asked only if there was no recent check. Raise `StorageFailed`.
        """
        ...

    async def close(self) -> None:
        """Finish within seconds. May be called without `start`, and more than once."""
        ...


class BotClient(commands.AutoShardedBot):
    """The Discord client with the app, the commands and the open private panels.

    Discord divides the servers among its shards; every shard has a connection of its own. One shard is the usual case.
    """

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
            allowed_mentions=NO_MENTIONS,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            shard_count=app.settings.shard_count,
        )
        self.app = app
        self.ack_gate = AckGate()
        self.private_panels = PrivatePanels()
        self.component_handlers = dict(COMPONENT_HANDLERS)
        """Handlers by the verb of a custom id: the host's own, and those of games with buttons of their own, whose
        verb is the name of the game."""
        self._set_ups = tuple(set_ups)
        self._background = hire(self)
        self._lost_shards: set[int] = set()

    async def setup_hook(self) -> None:
        """Load the cogs, register the commands and start the background work, before the first event."""
        await self.tree.set_translator(Translator())
        await self.set_up()
        await self._register_commands()
        await panel_memory.restore(self.app, self.private_panels, self)
        await self._background.start()

    async def set_up(self) -> None:
        """Load every cog."""
        for set_up in self._set_ups:
            await set_up(self)

    async def connect(self, *, reconnect: bool = True) -> None:
        """Open the connections; ask Discord for the number of shards, if it is not set, until Discord answers."""
        count: Any = self.shard_count
        while count is None and not self.is_closed():
            try:
                count, _, _ = await self.http.get_bot_gateway()
            except (discord.GatewayNotFound, *REQUEST_ERRORS) as failure:
                _log.warning("discord.shards_unknown", reason=type(failure).__name__)
                await self.app.clock.sleep(GATEWAY_RETRY_S)
        self.shard_count = count
        await super().connect(reconnect=reconnect)

    def connected(self) -> bool:
        """Return whether all connections are up now. `is_ready` stays true while discord.py reconnects."""
        return self.is_ready() and not any(shard.is_closed() for shard in self.shards.values())

    def queued(self) -> int:
        """Return how many tables have pending news."""
        return self._background.queued()

    async def told_end(self, table: int, within: float) -> bool:
        """Wait at most `within` seconds for a table's messages; return whether the one about its end stands."""
        return await self._background.told_end(table, within)

    def forget(self, user: int) -> None:
        """Drop a deleted user from all caches, and have the messages to them deleted."""
        self.app.preferences.forget(user)
        self.private_panels.drop_user(user)
        self._background.delete_messages()

    async def has_left(self, guild: int, user: int) -> bool:
        """Return whether a user has left a server. Called when another user wants to use a host's rights."""
        return await self._background.has_left(guild, user)

    async def on_shard_disconnect(self, shard: int) -> None:
        """Log once that a connection is lost; discord.py calls this at every failed attempt to reconnect."""
        if shard not in self._lost_shards and not self.is_closed():
            self._lost_shards.add(shard)
            _log.warning("discord.connection_lost", shard=shard)

    async def on_shard_resumed(self, shard: int) -> None:
        """Log that a lost connection is back."""
        self._log_reconnection(shard)

    async def on_shard_ready(self, shard: int) -> None:
        """Log that a lost connection is back as a new session, unless it has been lost again meanwhile."""
        info = self.get_shard(shard)
        if info is not None and not info.is_closed():
            self._log_reconnection(shard)

    async def on_ready(self) -> None:
        """Check which servers removed or invited the bot: all connections are up, and one of them is a new session."""
        for server in self.guilds:
            self._background.server_available(server)
        for guild in sorted(self.app.tables.absence.servers() | self.app.leagues.servers()):
            if self.get_guild(guild) is not None:
                await self._background.server_joined(guild)
            elif await self._is_removed_from(guild):
                await self._background.server_left(guild)

    async def _is_removed_from(self, guild: int) -> bool:
        """Return whether Discord reports that the bot is not on a server; False if Discord does not answer."""
        try:
            await self.fetch_guild(guild, with_counts=False)
        except (discord.Forbidden, discord.NotFound):
            return True
        except REQUEST_ERRORS:
            _log.info("discord.server_unknown", guild=guild)
        return False

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Note that a server has removed the bot. A server that is merely unavailable causes another event."""
        await self._background.server_left(guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Welcome a server that invited the bot; continue its tables if it did so again."""
        await self._background.server_joined(guild.id)
        self._background.server_invited(guild)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Note that a server is available: one that seemed to have removed the bot has not."""
        await self._background.server_joined(guild.id)
        self._background.server_available(guild)

    def _log_reconnection(self, shard: int) -> None:
        if shard in self._lost_shards:
            self._lost_shards.remove(shard)
            _log.warning("discord.connection_restored", shard=shard)

    async def close(self) -> None:
        """Let the background work finish, store the open panels, then close the connection."""
        if not self.is_closed():
            await panel_memory.store(self.app, self.private_panels)
        await self._background.close()
        # discord.py's sharded client cannot close what it has not opened.
        await (super().close() if self.shards else discord.Client.close(self))

    async def on_message(self, message: discord.Message, /) -> None:
        """Note a message: a board may have scrolled out of sight, or a user may be reachable again."""
        await self._background.note_message(message)

    async def on_interaction(self, interaction: discord.Interaction[Any], /) -> None:
        """Answer a press of a button or a list, or a form that was sent. Its message may be of any age."""
        if interaction.type not in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            return
        data: dict[str, Any] = dict(interaction.data or {})
        values = tuple(data.get("values", ())) or talking.typed_values(data)
        verb, press = pressed(str(data.get("custom_id", "")), values)
        handler = self.component_handlers.get(verb)
        if handler is None:
            await refuse(interaction, AckMode.SILENT, "stale-click")
            return
        if handler.form is not None:
            language = await self.app.language_of_form(interaction)
            try:
                form = handler.form(interaction, press, language)
            except Refused as refused:
                await refuse(interaction, AckMode.SILENT, refused.text)
                return
            await interaction.response.send_modal(form)
            return
        await handle(interaction, handler.ack, lambda request: handler.work(request, press))

    async def _register_commands(self) -> None:
        """Register the commands with Discord if they have changed; the bot starts even if Discord refuses."""
        digest = self._commands_digest()
        try:
            is_current = await self.app.values.get(COMMANDS_HASH) == digest
            registered = await self.tree.fetch_commands() if is_current else []
            if not registered:
                registered = await self.tree.sync()
                is_current = False
        except (discord.HTTPException, app_commands.CommandSyncFailure) as failure:
            _log.error("commands.not_registered", reason=str(failure))
            return
        translation.learn_commands({command.name: command.id for command in registered})
        if not is_current:
            await self.app.values.set(COMMANDS_HASH, digest)
            _log.info("commands.registered", count=len(registered))

    def _commands_digest(self) -> bytes:
        """Return a hash of all commands and of their texts in every language.

        The hash covers the translations as the contents of their files: translating every command takes longer than
        the rest of the start, and is needed only to register the commands.
        """
        english = [command.to_dict(self.tree) for command in self.tree.get_commands()]
        parts = [str(self.application_id), english, translation.fingerprint(tuple(self.app.uis))]
        return hashlib.sha256(msgspec.json.encode(parts, order="deterministic")).digest()
