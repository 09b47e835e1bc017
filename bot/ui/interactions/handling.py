"""Handling of a request: acknowledge it, do the work, answer every outcome.

The acknowledgement comes before any work, and no work begins while other acknowledgements are under way: Discord allows
three seconds for an acknowledgement and fifteen minutes for the answer. Every failure ends in a sentence to the
requester; a refusal is a sentence that names the reason.

If a request is refused because only the host may do it, the handler checks whether the host has left the server. If so,
the host's rights have passed on, and the refusal says to which player. The refused request itself is never repeated.
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
from bot.ui.interactions.private_panels import REFUSAL, remove
from bot.ui.interactions.request import Request
from bot.ui.messages.layout import notice

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Generator

    from bot.table.model import Table
    from bot.ui.app import App

ACK_WAIT_S = 2.0
"""Seconds for which acknowledged requests wait at most for the acknowledgement of others."""

ALREADY_ACKNOWLEDGED = 40060

_log = structlog.stdlib.get_logger(__name__)


class AckGate:
    """A gate that holds work back while acknowledgements are under way. Belongs to one event loop."""

    def __init__(self, patience: float = ACK_WAIT_S) -> None:
        self._patience = patience
        self._under_way = 0
        self._idle = asyncio.Event()
        self._idle.set()

    @contextmanager
    def acknowledging(self) -> Generator[None]:
        """Count one acknowledgement as under way inside the `with` block."""
        self._under_way += 1
        self._idle.clear()
        try:
            yield
        finally:
            self._under_way -= 1
            if not self._under_way:
                self._idle.set()

    async def clear(self) -> None:
        """Wait until no acknowledgement is under way, but at most for the gate's patience."""
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
    """With a thinking message that only the requester sees; the answer replaces it."""
    SILENT = auto()
    """Without a message: the board shows the result, and only a refusal is answered."""
    FORM = auto()
    """With a form; sending it is a request of its own (`bot.ui.interactions.talking`)."""


async def handle(
    interaction: discord.Interaction[Any],
    ack: AckMode,
    work: Callable[[Request], Awaitable[None]],
) -> None:
    """Acknowledge a request, do its work and answer every failure. Raises nothing but cancellation."""
    with structlog.contextvars.bound_contextvars(interaction=interaction.id):
        gate: AckGate = interaction.client.ack_gate
        with gate.acknowledging():
            is_first = await _acknowledge(interaction, ack)
        if not is_first:
            return
        await gate.clear()
        app: App = interaction.client.app
        try:
            await app.fetch(interaction)
        except StorageFailed as failure:
            _log.error("request.settings_unread", reason=str(failure))
            await _answer_refusal(Request(interaction, app, app.language_of_client(interaction)), Refused("not-saved"))
            return
        request = Request(interaction, app, app.language_for(interaction))
        await _note_locale(request)
        refused = await _outcome(request, work)
        _log.info("request", asked=_request_name(interaction), refused=refused is not None)
        _log.debug("request.user", user=request.user)
        if refused is None:
            await _remove_refusal(request)
        else:
            await _answer_refusal(request, refused)


async def refuse(interaction: discord.Interaction[Any], ack: AckMode, text: str) -> None:
    """Answer a request that has no handler with the refusal `text`, a text id."""

    async def work(_request: Request) -> None:
        raise Refused(text)

    await handle(interaction, ack, work)


async def _note_locale(request: Request) -> None:
    """Save the locale of the requester's client, for direct messages, which come without an interaction."""
    try:
        await request.app.preferences.note_locale(request.user, str(request.interaction.locale))
    except StorageFailed as failure:
        _log.warning("request.locale_unsaved", reason=str(failure))


async def _outcome(request: Request, work: Callable[[Request], Awaitable[None]]) -> Refused | None:
    """Do the work; return the refusal to show if it failed, else None."""
    try:
        await _attempt(request, work)
    except Repeated:
        _log.info("request.repeated")
    except Refused as refused:
        return refused
    except StorageFailed as failure:
        _log.error("request.not_saved", reason=str(failure))
        return Refused("not-saved")
    except discord.HTTPException as failure:
        _log.warning("request.answer_undelivered", status=failure.status, code=failure.code)
    except Exception:  # noqa: BLE001 - the requester needs an answer
        _log.exception("request.failed")
        return Refused("something-broke")
    return None


def _request_name(interaction: discord.Interaction[Any]) -> str:
    """Return the command's name or the control's verb for the log, never the chosen values, which may be secret."""
    if interaction.command is not None:
        return f"/{interaction.command.qualified_name}"
    data: dict[str, Any] = dict(interaction.data or {})
    return str(data.get("custom_id", "")).partition(":")[0]


async def _acknowledge(interaction: discord.Interaction[Any], ack: AckMode) -> bool:
    """Acknowledge; return False if it was done already, which means that this is a second delivery.

    Go on even if Discord refuses the acknowledgement, for example because it came too late: the move is made, and the
    board shows it.
    """
    try:
        if ack is AckMode.PRIVATE:
            await interaction.response.defer(ephemeral=True, thinking=True)
        else:
            await interaction.response.defer()
    except discord.InteractionResponded:
        return False
    except discord.HTTPException as failure:
        _log.warning("request.ack_refused", status=failure.status, code=failure.code)
        return failure.code != ALREADY_ACKNOWLEDGED
    return True


async def _remove_refusal(request: Request) -> None:
    """Delete the last refusal to the requester: a later request has been carried out."""
    refusal = request.panels.drop((request.user, REFUSAL))
    if refusal is not None:
        await remove(refusal, notice(request.say("drawer-closed")))


async def _answer_refusal(request: Request, refused: Refused) -> None:
    """Send the refusal; log if that fails too."""
    try:
        await request.answer(notice(request.say.refusal(refused)), slot=REFUSAL)
    except discord.HTTPException as failure:
        _log.warning("request.refusal_undelivered", status=failure.status, code=failure.code)


async def _attempt(request: Request, work: Callable[[Request], Awaitable[None]]) -> None:
    """Do the work; if it is refused to all but the host, check whether the host has left the server."""
    try:
        await work(request)
    except NotTheHost as refused:
        raise await _refusal_after_check(request, refused) from None


async def _refusal_after_check(request: Request, refused: NotTheHost) -> Refused:
    """Check whether the host of a table has left the server; return the refusal that is true after that."""
    refused_table = refused.table
    is_gone = await request.interaction.client.has_left(refused_table.place.guild, refused_table.host)
    table = await request.app.tables.find(refused_table.id)
    name = names.escaped_name(_host_of(refused_table))
    if not is_gone or (table.host == refused_table.host and not table.finished):
        return refused
    if table.finished:
        return Refused("host-gone-closed", name=name)
    if table.host == request.user:
        return Refused("host-gone-you", name=name)
    return Refused("host-gone-heir", name=name, host=names.escaped_name(_host_of(table)))


def _host_of(table: Table) -> str:
    """Return the host's name at the table, or `FORGOTTEN` if the host has no seat any more."""
    seat = table.seat_of(table.host)
    return FORGOTTEN if seat is None else table.seats[seat].name
