"""Handling a request: from the acknowledgement to the answer, whatever comes of it.

Acknowledged before anything else is done. When a crowd presses at once, all are acknowledged before anybody is served:
Discord gives a bot three seconds for that and fifteen minutes for the answer. Whatever goes wrong, whoever asked gets a
sentence; a refusal is one that says what would be right.

The host is looked for when somebody else wants what only the host may do. If they are not there, their rights have
passed on by the time the answer comes, and the answer says so; where that is not known it is what it always was. Must
never do by itself what was wanted.
"""

from __future__ import annotations

import asyncio
from contextlib import contextmanager
from enum import Enum, auto
from typing import TYPE_CHECKING, Any

import discord
import structlog

from bot.game.contract import Refused
from bot.i18n import names
from bot.table.decisions import NotTheHost
from bot.table.facts import FORGOTTEN
from bot.table.store import Repeated, StorageFailed
from bot.ui.interactions.request import Request
from bot.ui.messages.layout import notice

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Generator

    from bot.table.model import Table
    from bot.ui.app import App

PATIENCE = 2.0
"""Seconds for which a request that was acknowledged waits at most for those that come after it."""

ALREADY_ACKNOWLEDGED = 40060

_log = structlog.stdlib.get_logger(__name__)


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


class AckMode(Enum):
    """How a request is acknowledged."""

    PRIVATE = auto()
    """There will be an answer, for whoever asked alone."""
    SILENT = auto()
    """The board will show what came of it; only a refusal is said."""


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
        try:
            await app.fetch(interaction)
        except StorageFailed as failure:
            _log.error("not read", reason=str(failure))
            await _last_word(Request(interaction, app, app.language_of_client(interaction)), Refused("not-saved"))
            return
        request = Request(interaction, app, app.language_for(interaction))
        await _note_locale(request)
        refused = await _outcome(request, work)
        _log.info("request", asked=_asked(interaction), refused=refused is not None)
        _log.debug("asked by", user=request.user)
        if refused is not None:
            await _last_word(request, refused)


async def refuse(interaction: discord.Interaction[Any], ack: AckMode, text: str) -> None:
    """Answer what nobody can handle with a refusal, the id of its text."""

    async def work(_request: Request) -> None:
        raise Refused(text)

    await handle(interaction, ack, work)


async def _note_locale(request: Request) -> None:
    """Keep what the client of whoever asks is set to: a letter comes when nobody has just asked."""
    try:
        await request.app.preferences.saw_locale(request.user, str(request.interaction.locale))
    except StorageFailed as failure:
        _log.warning("locale not saved", reason=str(failure))


async def _outcome(request: Request, work: Callable[[Request], Awaitable[None]]) -> Refused | None:
    """Do the work; return what has to be said when it could not be done."""
    try:
        await _attempt(request, work)
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


async def _attempt(request: Request, work: Callable[[Request], Awaitable[None]]) -> None:
    """Do what somebody asked for; refused as not the host, they are told if the host turns out to be gone."""
    try:
        await work(request)
    except NotTheHost as refused:
        raise await _sought(request, refused) from None


async def _sought(request: Request, refused: NotTheHost) -> Refused:
    """Look for the host of a table; return the refusal that is true then."""
    before = refused.table
    gone = await request.interaction.client.look_for(before.place.guild, before.host)
    table = await request.app.tables.find(before.id)
    name = names.escaped_name(_host_of(before))
    if not gone or (table.host == before.host and not table.over):
        return refused
    if table.over:
        return Refused("host-gone-closed", name=name)
    if table.host == request.user:
        return Refused("host-gone-you", name=name)
    return Refused("host-gone-heir", name=name, host=names.escaped_name(_host_of(table)))


def _host_of(table: Table) -> str:
    """The name of a host, as they have it at the table; they may have given their seat to somebody else."""
    seat = table.seat_of(table.host)
    return FORGOTTEN if seat is None else table.seats[seat].name
