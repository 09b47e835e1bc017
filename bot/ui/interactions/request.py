"""One request: a person's press or command, whom it came from, what they may see, and how they are answered.

Answered in the language of whoever asked and to nobody else. A table at which they do not sit is there for them only if
they see its channel, and a private one only if it is for them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
import structlog

from bot.game.contract import Refused
from bot.i18n import names
from bot.i18n.translation import HOST, Say
from bot.table.lobby import is_shown
from bot.table.model import Person
from bot.transport.sender import may_see
from bot.ui.interactions.private_panels import edit, files, remove
from bot.ui.messages.layout import notice

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.game.contract import Seat
    from bot.table.decisions import Decision, DecisionContext
    from bot.table.model import Table
    from bot.transport.message import Message
    from bot.ui.app import App
    from bot.ui.interactions.private_panels import PrivatePanels
    from bot.ui.messages.components import Press

    Interaction = discord.Interaction[Any]

NOBODY = discord.AllowedMentions.none()


class Request:
    """One interaction, the app it came to, and the words for whoever asked."""

    def __init__(self, interaction: discord.Interaction[Any], app: App, language: str) -> None:
        self.interaction = interaction
        self.app = app
        self.say = Say(language)
        self._answered = False

    @property
    def user(self) -> int:
        """The Discord id of whoever asked."""
        return self.interaction.user.id

    @property
    def key(self) -> str:
        """What makes a second delivery of the same interaction recognisable."""
        return str(self.interaction.id)

    @property
    def person(self) -> Person:
        """Whoever asked, as they sit down at a table."""
        return Person(user=self.user, name=names.plain(self.interaction.user.display_name))

    @property
    def on_private_message(self) -> bool:
        """Whether the control stood on a message that only whoever asked sees."""
        source = self.interaction.message
        return source is not None and source.flags.ephemeral

    def about(self, table: Table) -> Table:
        """Speak of this table from now on: its game's words, if it is there, the names of those who sit there."""
        structlog.contextvars.bind_contextvars(table=table.id)
        scope = table.game if table.game in self.app.uis else HOST
        self.say = Say(self.app.language_for(self.interaction, table), scope, names.at_table(table))
        return table

    async def table(self, number: int) -> Table:
        """Return a table at which one sits or that can be seen from here, and speak of it from now on.

        Raise `Refused` for every other, as if there were none: it is played elsewhere.
        """
        table = await self.app.tables.find(number)
        visible = table.seat_of(self.user) is not None or sees_here(self.interaction, table)
        if not visible and not await _sees_from_afar(self.interaction, table):
            raise Refused("no-such-table")
        return self.about(table)

    async def pressed_table(self, press: Press) -> Table:
        """Return the table that a control names, likewise; raise `Refused` for one whose game is gone too."""
        table = await self.table(press.number(0))
        self.app.tables.game_of(table)
        return table

    def seat(self, table: Table) -> Seat:
        """The seat of whoever asked; raises `Refused` for whoever does not sit there."""
        seat = table.seat_of(self.user)
        if seat is None:
            raise Refused("not-at-this-table")
        return seat

    async def change(self, table: Table, decide: Callable[[DecisionContext], Decision]) -> Table:
        """Change a table in the name of whoever asked, once however often this arrives; return it as it then is."""
        return await self.app.tables.change(table.id, self.user, self.key, decide)

    async def answer(
        self, message: Message, *, slot: str | None = None, shows: Any = None, still: bool = False, version: int = 0
    ) -> None:
        """Answer whoever asked alone, in a message of its own; an older one of the same `slot` shrinks to a line.

        `shows` says which of several things of the slot's kind it is, for whoever brings it up to date; an older one
        that shows one of several is taken away. `still`: it does not follow what happens; else it follows what comes
        after this `version` of its table.
        """
        sent = await self.interaction.followup.send(
            view=message.view(), files=files(message), ephemeral=True, allowed_mentions=NOBODY, wait=True
        )
        # What follows a question that Discord shows as being thought about takes the place of the thinking.
        thought = self.interaction.response.type is discord.InteractionResponseType.deferred_channel_message
        own, self._answered = thought and not self._answered, True
        if slot is not None:
            await self._newest(slot, sent.id, own=own, shows=shows, still=still, version=version)

    @property
    def panels(self) -> PrivatePanels:
        """The private panels that stand open."""
        panels: PrivatePanels = self.interaction.client.private_panels
        return panels

    async def _newest(self, slot: str, message: int, **kept: Any) -> None:
        """Count a message as the newest of a slot, with what is `kept` of it, as `PrivatePanels.opened` has it."""
        older = self.panels.opened((self.user, slot), message, self.interaction, **kept)
        if older is not None:
            # Of what shows one of several things nothing is missed; a panel leaves word of where it is now.
            give_way = edit if older.shows is None else remove
            await give_way(older, notice(self.say("panel-moved")))

    async def keep(self, slot: str) -> None:
        """Count the private message that the control stood on as the newest of a slot."""
        source = self.interaction.message
        if source is not None:
            standing = self.panels.standing((self.user, slot))
            known = standing if standing is not None and standing.message == source.id else None
            still, version = (known.still, known.version) if known is not None else (False, 0)
            await self._newest(slot, source.id, own=True, shows=None, still=still, version=version)

    async def replace(self, message: Message, *, slot: str | None = None, shows: Any = None, version: int = 0) -> None:
        """Answer on the private message the control stood on; anywhere else like `answer`."""
        source = self.interaction.message
        if source is None or not self.on_private_message:
            await self.answer(message, slot=slot, shows=shows, version=version)
            return
        await self.interaction.edit_original_response(
            view=message.view(), attachments=files(message), allowed_mentions=NOBODY
        )
        if slot is not None:
            await self._newest(slot, source.id, own=True, shows=shows, version=version)


def sees_here(interaction: Interaction, table: Table) -> bool:
    """Say whether whoever asks may see a table from the server where they ask."""
    guild, user = interaction.guild, interaction.user
    if guild is None or guild.id != table.place.guild or not isinstance(user, discord.Member):
        return False
    channel = guild.get_channel(table.place.channel)
    allowed = discord.Permissions.none() if channel is None else channel.permissions_for(user)
    shown = is_shown(table, user.id, interaction.channel_id) or allowed.manage_threads
    return shown and (channel is None or allowed.view_channel)


async def _sees_from_afar(interaction: Interaction, table: Table) -> bool:
    """Only a button of a direct message leads to a table from elsewhere; then Discord is asked."""
    guild = interaction.client.get_guild(table.place.guild)
    if interaction.guild_id is not None or interaction.message is None or guild is None:
        return False
    user = interaction.user.id
    return is_shown(table, user, None) and await may_see(guild, table.place.channel, user)
