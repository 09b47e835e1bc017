"""A request: a press or a command with its requester, the tables they may see, and the answer to them.

Answers are in the requester's language, and private to them. A table at which the requester has no seat exists for them
only if they see its channel; a private table, only if they can see its thread.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
import structlog

from bot.game.contract import Refused
from bot.i18n import names
from bot.i18n.translation import HOST, Say
from bot.table.lobby import is_shown
from bot.transport.refusals import REQUEST_ERRORS
from bot.ui.interactions.private_panels import files, remove
from bot.ui.interactions.rights import manages_server
from bot.ui.messages.layout import notice

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.game.contract import Seat
    from bot.table.decisions import Decision, DecisionContext
    from bot.table.model import Person, Table
    from bot.transport.message import Message
    from bot.transport.servers import ChannelAccess
    from bot.ui.app import App
    from bot.ui.interactions.private_panels import PrivatePanels
    from bot.ui.messages.components import Press

    Interaction = discord.Interaction[Any]

NO_MENTIONS = discord.AllowedMentions.none()

_log = structlog.stdlib.get_logger(__name__)


class Request:
    """One interaction, with the app and the texts for its requester."""

    def __init__(self, interaction: discord.Interaction[Any], app: App, language: str) -> None:
        self.interaction = interaction
        self.app = app
        self.say = Say(language)
        self._answered = False

    @property
    def user(self) -> int:
        """The requester's Discord id."""
        return self.interaction.user.id

    @property
    def key(self) -> str:
        """The idempotency key: equal for a second delivery of the same interaction."""
        return str(self.interaction.id)

    @property
    def person(self) -> Person:
        """The requester as a new player of a table."""
        user = self.interaction.user
        return names.person(user.id, user.display_name, user.name)

    @property
    def on_private_message(self) -> bool:
        """Whether the control was on an ephemeral message, which only the requester sees."""
        source = self.interaction.message
        return source is not None and source.flags.ephemeral

    def about(self, table: Table) -> Table:
        """Use a table's texts from here on: its game's texts (if installed), its players' names. Return the table."""
        structlog.contextvars.bind_contextvars(table=table.id)
        scope = table.game if table.game in self.app.uis else HOST
        self.say = Say(self.app.language_for(self.interaction, table), scope, names.at_table(table))
        return table

    async def table(self, number: int) -> Table:
        """Return a table at which the requester sits or which they may see, and use its texts from here on.

        Raise `Refused` for every other table, as if it did not exist.
        """
        table = await self.app.tables.find(number)
        visible = table.seat_of(self.user) is not None or sees_here(self.interaction, table)
        if not visible and not await _sees_from_message(self.interaction, table):
            raise Refused("no-such-table")
        return self.about(table)

    async def pressed_table(self, press: Press) -> Table:
        """Return the table that a control names, as `table` does; raise `Refused` also if its game is not installed."""
        table = await self.table(press.number(0))
        self.app.tables.game_of(table)
        return table

    def seat(self, table: Table) -> Seat:
        """Return the requester's seat; raise `Refused` if they have none at the table."""
        seat = table.seat_of(self.user)
        if seat is None:
            raise Refused("not-at-this-table")
        return seat

    async def change(self, table: Table, decide: Callable[[DecisionContext], Decision]) -> Table:
        """Change a table for the requester, once even if the interaction comes twice; return the changed table."""
        return await self.app.tables.change(table.id, self.user, self.key, decide)

    async def answer(
        self,
        message: Message,
        *,
        slot: str | None = None,
        drawer_key: Any = None,
        is_past: bool = False,
        version: int = 0,
    ) -> None:
        """Answer in a new ephemeral message; an older message of the same `slot` is deleted.

        `drawer_key` identifies the drawer that the message shows. A message with `is_past` is never refreshed; any
        other is refreshed after changes that are newer than `version`, the version of its table.
        """
        sent_message = await self.interaction.followup.send(
            view=message.view(), files=files(message), ephemeral=True, allowed_mentions=NO_MENTIONS, wait=True
        )
        # The first followup to a deferred response with a thinking message replaces that message.
        is_thinking = self.interaction.response.type is discord.InteractionResponseType.deferred_channel_message
        is_original, self._answered = is_thinking and not self._answered, True
        if slot is not None:
            await self._register(
                slot, sent_message.id, own=is_original, drawer_key=drawer_key, is_past=is_past, version=version
            )
            self.panels.note_shown(slot, version)

    @property
    def panels(self) -> PrivatePanels:
        """The open private panels."""
        panels: PrivatePanels = self.interaction.client.private_panels
        return panels

    async def _register(self, slot: str, message: int, **attributes: Any) -> None:
        """Register a message as the newest of a slot; `attributes` are keyword arguments of `PrivatePanels.add`."""
        previous = self.panels.add((self.user, slot), message, self.interaction, **attributes)
        if previous is not None:
            await remove(previous, notice(self.say("panel-moved")))

    async def keep(self, slot: str) -> None:
        """Register the private message of the pressed control as the newest of a slot."""
        source = self.interaction.message
        if source is not None:
            open_panel = self.panels.get((self.user, slot))
            same_panel = open_panel if open_panel is not None and open_panel.message == source.id else None
            is_past, version = (same_panel.is_past, same_panel.version) if same_panel is not None else (False, 0)
            await self._register(slot, source.id, own=True, drawer_key=None, is_past=is_past, version=version)

    async def replace(
        self, message: Message, *, slot: str | None = None, drawer_key: Any = None, version: int = 0
    ) -> None:
        """Answer by editing the private message of the pressed control; on any other message, do as `answer` does."""
        source = self.interaction.message
        if source is None or not self.on_private_message:
            await self.answer(message, slot=slot, drawer_key=drawer_key, version=version)
            return
        await self.interaction.edit_original_response(
            view=message.view(), attachments=files(message), allowed_mentions=NO_MENTIONS
        )
        if slot is not None:
            await self._register(slot, source.id, own=True, drawer_key=drawer_key, version=version)
            self.panels.note_shown(slot, version)

    async def publish(self, message: Message) -> None:
        """Send a message that everybody in the channel sees, after a press on a private message."""
        await self.interaction.followup.send(
            view=message.view(), files=files(message), ephemeral=False, allowed_mentions=NO_MENTIONS
        )


def sees_here(interaction: Interaction, table: Table) -> bool:
    """Return whether the requester may see a table from the server of the interaction.

    Where the channel is gone, nobody knows who saw it; only members who manage the server may see what stood there.
    """
    guild, user = interaction.guild, interaction.user
    if guild is None or guild.id != table.place.guild or not isinstance(user, discord.Member):
        return False
    channel = guild.get_channel(table.place.channel)
    if channel is None:
        return manages_server(interaction)
    permissions = channel.permissions_for(user)
    is_visible = is_shown(table, user.id, interaction.channel_id) or permissions.manage_threads
    return is_visible and permissions.view_channel


async def _sees_from_message(interaction: Interaction, table: Table) -> bool:
    """Return whether, according to Discord, the requester may see a table from a direct message.

    Only a button of a direct message can lead to a table of another place. Raise `Refused` if Discord does not answer.
    """
    place, user = table.place, interaction.user.id
    if interaction.guild_id is not None or interaction.message is None or not is_shown(table, user, None):
        return False
    try:
        access: ChannelAccess | None = await interaction.client.servers.access(place.guild, place.channel, user)
    except REQUEST_ERRORS as error:
        _log.warning("rights.unknown", error=type(error).__name__)
        raise Refused("rights-unknown") from None
    return access is not None and access.sees_channel
