"""Records of finished games: `/table record` sends one, `/verify` checks the file of anybody.

A record gives the names of a table's persons only if all of them agreed; each of them does so for all their games.
"""

from __future__ import annotations

import asyncio
import io
from typing import TYPE_CHECKING

import discord
from discord import ui
from msgspec.structs import replace

from bot.game.contract import Refused
from bot.records.making import recorded
from bot.records.model import MAX_UPLOAD_BYTES, encoded
from bot.records.seals import is_seal, sealed
from bot.table.facts import NOBODY
from bot.ui.messages import record_page
from bot.ui.messages.components import button

if TYPE_CHECKING:
    from bot.table.model import Table
    from bot.ui.interactions.request import Request
    from bot.ui.messages.components import Press

SLOT = "verify"
BYTES_PER_MB = 1_000_000


async def send(request: Request, table: Table, named: bool | None = None) -> None:  # noqa: FBT001 - a Discord option
    """Send the record of a finished game.

    `named` sets whether the requester may be named in records; None leaves it. Raise `Refused` if the game is not over.
    """
    if not table.started:
        raise Refused("not-started")
    if not table.finished:
        raise Refused("record-not-over")
    if named is not None:
        await request.app.preferences.update(
            request.user, lambda settings: replace(settings, named_in_records=named), new=True
        )
    people = [user for state in table.seats if (user := state.user) is not None and user != NOBODY]
    agreed = await _agreed(request, people)
    game, stored_table, log = await request.app.tables.replay_input(table.id)
    record = await asyncio.to_thread(
        recorded, game, stored_table, log, named=bool(people) and len(agreed) == len(people)
    )
    data = encoded(sealed(record, request.app.key))
    view = ui.View(timeout=None)
    if request.user in people:
        is_named = request.user in agreed
        label = request.say("record-unname-me" if is_named else "record-name-me")
        view.add_item(button(f"recname:{table.id}:{int(not is_named)}", label, "🏷️")())
    await request.interaction.followup.send(
        record_page.given(table, record, len(agreed), len(people), request.say),
        file=discord.File(io.BytesIO(data), f"{table.game}-{table.id}.json"),
        view=view,
        ephemeral=True,
    )


async def set_named(request: Request, press: Press) -> None:
    """Set whether the requester may be named, and send the record anew."""
    table = await request.pressed_table(press)
    request.seat(table)
    await send(request, table, named=press.number(1) == 1)


async def verify(request: Request, file: discord.Attachment) -> None:
    """Check a file and answer with the verdict; raise `Refused` for a file that is no record of a finished game."""
    if file.size > MAX_UPLOAD_BYTES:
        raise Refused("record-too-big", most=MAX_UPLOAD_BYTES // BYTES_PER_MB)
    try:
        data = await file.read()
    except discord.HTTPException:
        raise Refused("record-not-loaded") from None
    verdict = await request.app.check_record(data)
    if verdict.refused:
        raise Refused(verdict.refused)
    is_own = is_seal(verdict.seal, verdict.digest, request.app.key)
    await request.answer(record_page.verdict(request.app.uis, verdict, request.say, is_own=is_own), slot=SLOT)


async def _agreed(request: Request, people: list[int]) -> frozenset[int]:
    """Return which of these users may be named in records."""
    await request.app.preferences.fetch(people)
    return frozenset(user for user in people if request.app.preferences.person(user).named_in_records)
