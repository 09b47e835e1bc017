"""The host is looked for when somebody else wants what only the host may do.

If they are not there, their rights have passed on by the time the answer comes, and the answer says so. Where that is
not known the answer is what it always was. Never does what was wanted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot import names
from bot.game import Refused
from bot.table.facts import FORGOTTEN
from bot.table.require import NotTheHost

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.table.model import Table
    from bot.table.service import Tables

    LookFor = Callable[[int, int], Awaitable[bool]]
    """Says of somebody by server and user whether they are gone; their tables know it then."""


async def attempt(work: Awaitable[None], user: int, tables: Tables, look_for: LookFor) -> None:
    """Do what somebody asked for; refused as not the host, they are told if the host turns out to be gone."""
    try:
        await work
    except NotTheHost as refused:
        raise await _sought(refused, user, tables, look_for) from None


async def _sought(refused: NotTheHost, user: int, tables: Tables, look_for: LookFor) -> Refused:
    before = refused.table
    gone = await look_for(before.place.guild, before.host)
    table = await tables.find(before.id)
    name = names.escaped_name(_host_of(before))
    if not gone or (table.host == before.host and not table.over):
        return refused
    if table.over:
        return Refused("host-gone-closed", name=name)
    if table.host == user:
        return Refused("host-gone-you", name=name)
    return Refused("host-gone-heir", name=name, host=names.escaped_name(_host_of(table)))


def _host_of(table: Table) -> str:
    """The name of a host, as they have it at the table; they may have given their seat to somebody else."""
    seat = table.seat_of(table.host)
    return FORGOTTEN if seat is None else table.seats[seat].name
