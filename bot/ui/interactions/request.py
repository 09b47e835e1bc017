"""One request: a person's press or command, from the acknowledgement to the answer.

Acknowledged before anything else is done, answered in the language of whoever asked and to nobody else. Whatever
goes wrong, they get a sentence; a refusal is one that says what would be right. When a crowd presses at once, all are
acknowledged before anybody is served: Discord gives a bot three seconds for that and fifteen minutes for the answer.
"""

from __future__ import annotations

import asyncio
from contextlib import contextmanager
from enum import Enum, auto
from typing import TYPE_CHECKING, Any

import discord
import structlog

from bot import names
from bot.game import Refused
from bot.i18n import HOST, Say
from bot.table.model import Person
from bot.table.store import Repeated, StorageFailed
from bot.ui.interactions import absent_host, sight
from bot.ui.interactions.private_panels import edit, files, remove
from bot.ui.messages.layout import notice

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Generator

    from bot.game import Seat
    from bot.table.model import Table
    from bot.transport.message import Message
    from bot.ui.app import App
    from bot.ui.interactions.private_panels import PrivatePanels

PATIENCE = 2.0
"""Seconds for which a request that was acknowledged waits at most for those that come after it."""


class AckGate:
    """Counts acknowledgements under way. Belongs to one event loop."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self._patience = patience
        self._under_way = 0
        self._idle = asyncio.Event()
        self._idle.set()

    @contextmanager
    def acknowledging(self) -> Generator[None]:
        """Enclose one acknowledgement."""
        self._under_way += 1
        self._idle.clear()
        try:
            yield
        finally:
            self._under_way -= 1
            if not self._under_way:
                self._idle.set()

    async def clear(self) -> None:
        """Wait until nothing is being acknowledged, or until patience ends."""
        if self._idle.is_set():
            return
        try:
            async with asyncio.timeout(self._patience):
                await self._idle.wait()
        except TimeoutError:
            return


_log = structlog.stdlib.get_logger(__name__)

ALREADY_ACKNOWLEDGED = 40060
NOBODY = discord.AllowedMentions.none()


class AckMode(Enum):
    """How a request is acknowledged."""

    PRIVATE = auto()
    """There will be an answer, for whoever asked alone."""
    SILENT = auto()
    """The board will show what came of it; only a refusal is said."""


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
    def moderates(self) -> bool:
        """Whether whoever asked keeps order here: they may manage the server's messages or the server."""
        allowed = self.interaction.permissions
        return self.interaction.guild_id is not None and (allowed.manage_guild or allowed.manage_messages)

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
        if table.seat_of(self.user) is None and not await sight.sees(self.interaction, table):
            raise Refused("no-such-table")
        return self.about(table)

    def seat(self, table: Table) -> Seat:
        """The seat of whoever asked; raises `Refused` for whoever does not sit there."""
        seat = table.seat_of(self.user)
        if seat is None:
            raise Refused("not-at-this-table")
        return seat

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


async def handle(
    interaction: discord.Interaction[Any],
    ack: AckMode,
    work: Callable[[Request], Awaitable[None]],
) -> None:
    """Acknowledge, do the work, and answer whatever comes of it; nothing escapes but cancellation."""
    with structlog.contextvars.bound_contextvars(interaction=interaction.id):
        gate: AckGate = interaction.client.ack_gate
        with gate.acknowledging():
            expected = await _acknowledged(interaction, ack)
        if not expected:
            return
        await gate.clear()
        app: App = interaction.client.app
        request = Request(interaction, app, app.language_for(interaction))
        await _note_locale(request)
        refused = await _outcome(request, work)
        _log.info("request", asked=_asked(interaction), refused=refused is not None)
        _log.debug("asked by", user=request.user)
        if refused is not None:
            await _last_word(request, refused)


async def _note_locale(request: Request) -> None:
    """Keep what the client of whoever asks is set to: a letter comes when nobody has just asked."""
    try:
        await request.app.preferences.saw_locale(request.user, str(request.interaction.locale))
    except StorageFailed as failure:
        _log.warning("locale not saved", reason=str(failure))


async def _outcome(request: Request, work: Callable[[Request], Awaitable[None]]) -> Refused | None:
    """Do the work; return what has to be said when it could not be done."""
    try:
        looking = request.interaction.client.look_for
        await absent_host.attempt(work(request), request.user, request.app.tables, looking)
    except Repeated:
        _log.info("interaction delivered twice")
    except Refused as refused:
        return refused
    except StorageFailed as failure:
        _log.error("not saved", reason=str(failure))
        return Refused("not-saved")
    except discord.HTTPException as failure:
        _log.warning("answer not delivered", status=failure.status, code=failure.code)
    except Exception:  # noqa: BLE001 - a person waits for an answer
        _log.exception("interaction failed")
        return Refused("something-broke")
    return None


def _asked(interaction: discord.Interaction[Any]) -> str:
    """What was asked for: the command's name or the control's verb, never what was chosen, which may be secret."""
    if interaction.command is not None:
        return f"/{interaction.command.qualified_name}"
    data: dict[str, Any] = dict(interaction.data or {})
    return str(data.get("custom_id", "")).partition(":")[0]


async def _acknowledged(interaction: discord.Interaction[Any], ack: AckMode) -> bool:
    """Acknowledge; False if somebody else has, which means that this delivery is a second one.

    Too late for Discord is not too late for the move: it is made, and the board tells of it.
    """
    try:
        if ack is AckMode.PRIVATE:
            await interaction.response.defer(ephemeral=True, thinking=True)
        else:
            await interaction.response.defer()
    except discord.InteractionResponded:
        return False
    except discord.HTTPException as failure:
        _log.warning("acknowledgement refused", status=failure.status, code=failure.code)
        return failure.code != ALREADY_ACKNOWLEDGED
    return True


async def _last_word(request: Request, refused: Refused) -> None:
    """Say a refusal; when even that cannot be delivered there is nobody left to tell."""
    try:
        await request.answer(notice(request.say.refusal(refused)))
    except discord.HTTPException as failure:
        _log.warning("refusal not delivered", status=failure.status, code=failure.code)
