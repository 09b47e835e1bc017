"""The client: the bot's connections to Discord, one for each shard.

It loads the cogs, passes presses to their handlers and commands to their cogs, and registers commands with Discord only
when they have changed. It needs no privileged intent and caches neither members nor messages.
"""

from __future__ import annotations

import asyncio
import hashlib
from typing import TYPE_CHECKING, Any, Protocol

import discord
import msgspec
import structlog
from discord import app_commands
from discord.ext import commands
from discord.gateway import DiscordWebSocket

from bot.cluster.bulletins import BulletinKind
from bot.game.contract import Refused
from bot.i18n import translation
from bot.system.shards import DIRECT_MESSAGES, ServerShare
from bot.transport import frames
from bot.transport.refusals import REQUEST_ERRORS
from bot.transport.servers import Servers
from bot.ui.interactions import panel_memory, talking
from bot.ui.interactions.command_tree import Translator, Tree
from bot.ui.interactions.component_handlers import COMPONENT_HANDLERS
from bot.ui.interactions.handling import AckGate, AckMode, handle, refuse
from bot.ui.interactions.private_panels import PrivatePanels
from bot.ui.interactions.request import NO_MENTIONS
from bot.ui.messages.components import pressed

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable, Sequence

    from bot.cluster.links import Links
    from bot.ui.app import App

_log = structlog.stdlib.get_logger(__name__)

# The bot does not use voice, so discord.py's warnings about missing voice libraries are noise.
discord.VoiceClient.warn_nacl = False
discord.VoiceClient.warn_dave = False
frames.install()

COMMANDS_HASH = "commands hash"
GATEWAY_RETRY_S = 5.0
"""Seconds between two questions for the number of shards."""
IDENTIFY_INTERVAL_S = 5.0
"""Seconds between two IDENTIFYs of a bot (`max_concurrency` is 1). discord.py repeats one that Discord refused."""


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

    async def take_over(self, share: ServerShare) -> None:
        """Begin to work for the servers of a share. Raise `StorageFailed`."""
        ...

    async def give_up(self, share: ServerShare) -> None:
        """Stop working for the servers of a share."""
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
        links: Links,
    ) -> None:
        """`links` lead to the other processes of the bot."""
        shards: dict[str, Any] = {} if links.shards is None else {"shard_ids": list(links.shards)}
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
            **shards,
        )
        self._links = links
        self._has_launched = asyncio.Event()
        """Set when all shards of the start are connected."""
        self._next_identify = 0.0
        """When this process may send its next IDENTIFY (seconds of the monotonic clock)."""
        self._launches: dict[int, asyncio.Task[None]] = {}
        """The connections of shards that were taken over and are being opened."""
        self.app = app
        self.servers = Servers(self, app.clock)
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
        self.shard_count = count  # pyright: ignore[reportAttributeAccessIssue] - discord.py declares it twice
        await super().connect(reconnect=reconnect)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:  # noqa: ARG002 - a hook
        """Wait until `IDENTIFY_INTERVAL_S` have passed since this process's last IDENTIFY.

        discord.py would wait that long before every one but the first, also when a shard is taken over hours later.
        """
        now = self.app.clock.monotonic()
        wait = max(0.0, self._next_identify - now)
        self._next_identify = now + wait + IDENTIFY_INTERVAL_S
        await self.app.clock.sleep(wait)

    async def launch_shards(self) -> None:
        """Open the connections of the start."""
        await super().launch_shards()
        self._has_launched.set()

    async def take_over(self, share: ServerShare) -> None:
        """Begin to work for the servers of a share, and connect its shard soon. Raise `StorageFailed`."""
        await self._background.take_over(share)
        self._launches[share.shard] = asyncio.get_running_loop().create_task(self._launch(share.shard))

    async def _launch(self, shard: int) -> None:
        await self._has_launched.wait()
        self._set_shards({*(self.shard_ids or ()), shard})
        await self.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, shard)
        if self.app.tables.owns_server(DIRECT_MESSAGES):
            await self._register_commands()

    async def give_up(self, share: ServerShare) -> None:
        """Disconnect a shard, and stop working for its servers."""
        launch = self._launches.pop(share.shard, None)
        if launch is not None:
            launch.cancel()
            await asyncio.gather(launch, return_exceptions=True)
        self._set_shards({*(self.shard_ids or ())} - {share.shard})
        self._lost_shards.discard(share.shard)
        await self._disconnect(share.shard)
        await self._background.give_up(share)
        self._forget_servers(share)

    async def _disconnect(self, shard: int) -> None:
        if (info := self.get_shard(shard)) is not None:
            await info.disconnect()

    def _forget_servers(self, share: ServerShare) -> None:
        for guild in self.guilds:
            if share.covers(guild.id):
                self._connection._remove_guild(guild)  # noqa: SLF001 # pyright: ignore[reportPrivateUsage] - discord.py cannot give a shard up

    def _has(self, shard: int) -> bool:
        """Return whether this process has a shard."""
        return self.shard_ids is None or shard in self.shard_ids

    async def _leave_if_given_up(self, shard: int) -> bool:
        """Disconnect a shard that was given up while discord.py connected it again; return whether it was."""
        if self._has(shard):
            return False
        await self._disconnect(shard)
        self._forget_servers(ServerShare(shard, self.shard_count or 1))
        return True

    def _set_shards(self, shards: Iterable[int]) -> None:
        """Tell discord.py which shards this client has."""
        self.shard_ids = self._connection.shard_ids = sorted(shards)

    def connected(self) -> bool:
        """Return whether all connections are up now. `is_ready` stays true while discord.py reconnects."""
        own = self.shards if self.shard_ids is None else self.shard_ids
        infos = [self.get_shard(shard) for shard in own]
        return self.is_ready() and not any(info is None or info.is_closed() for info in infos)

    def shard_number(self) -> int:
        """Return the number of shards of this process."""
        return len(self.shards if self.shard_ids is None else self.shard_ids)

    def queued(self) -> int:
        """Return how many tables have pending news."""
        return self._background.queued()

    async def told_end(self, table: int, within: float) -> bool:
        """Wait at most `within` seconds for a table's messages; return whether the one about its end stands."""
        return await self._background.told_end(table, within)

    def forget(self, user: int) -> None:
        """Drop a deleted user from all caches, and have the messages to them deleted."""
        self._drop_user(user)
        self._links.tell(BulletinKind.FORGOTTEN, user)

    def _drop_user(self, user: int) -> None:
        self.app.preferences.forget(user)
        self.private_panels.drop_user(user)
        self._background.delete_messages()

    async def note_forgotten(self, user: int) -> None:
        """Drop a user from all caches whose data another process has deleted."""
        self._drop_user(user)

    async def has_left(self, guild: int, user: int) -> bool:
        """Return whether a user has left a server. Called when another user wants to use a host's rights."""
        return await self._background.has_left(guild, user)

    async def on_shard_disconnect(self, shard: int) -> None:
        """Log once that a connection is lost; discord.py calls this at every failed attempt to reconnect."""
        if self._has(shard) and shard not in self._lost_shards and not self.is_closed():
            self._lost_shards.add(shard)
            _log.warning("discord.connection_lost", shard=shard)

    async def on_shard_resumed(self, shard: int) -> None:
        """Log that a lost connection is back."""
        if not await self._leave_if_given_up(shard):
            self._log_reconnection(shard)

    async def on_shard_ready(self, shard: int) -> None:
        """Note a new session: log that a lost connection is back, unless it has been lost again meanwhile.

        Check which servers of the shard have removed or invited the bot.
        """
        if await self._leave_if_given_up(shard):
            return
        info = self.get_shard(shard)
        if info is not None and not info.is_closed():
            self._log_reconnection(shard)
        share = ServerShare(shard, self.shard_count or 1)
        for server in self.guilds:
            if share.covers(server.id):
                self._background.server_available(server)
        for guild in sorted(self.app.tables.absence.servers() | self.app.leagues.servers()):
            if not share.covers(guild):
                continue
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
        """Register the commands with Discord if they have changed; the bot starts even if Discord refuses.

        Of several processes, the one with the direct messages does it.
        """
        if not self.app.tables.owns_server(DIRECT_MESSAGES):
            await self.learn_commands()
            return
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
            self._links.tell(BulletinKind.COMMANDS)
            _log.info("commands.registered", count=len(registered))

    async def learn_commands(self, _number: int = 0) -> None:
        """Learn the ids of the commands that another process has registered; log if Discord does not answer."""
        try:
            registered = await self.tree.fetch_commands()
        except discord.HTTPException as failure:
            _log.error("commands.not_known", reason=str(failure))
            return
        translation.learn_commands({command.name: command.id for command in registered})

    def _commands_digest(self) -> bytes:
        """Return a hash of all commands and of their texts in every language.

        The hash covers the translations as the contents of their files: translating every command takes longer than
        the rest of the start, and is needed only to register the commands.
        """
        english = [command.to_dict(self.tree) for command in self.tree.get_commands()]
        parts = [str(self.application_id), english, translation.fingerprint(tuple(self.app.uis))]
        return hashlib.sha256(msgspec.json.encode(parts, order="deterministic")).digest()
