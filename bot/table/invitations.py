"""Being asked to sit down at a table that waits for players. Pure decisions; never asks anybody itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.game import Refused, Whisper
from bot.table import facts
from bot.table.require import require_lobby
from bot.table.store import ChangeKind, Decision

if TYPE_CHECKING:
    from bot.table.model import Person, Table


def waited_for(table: Table) -> tuple[int, ...]:
    """Return the user ids of those who are asked and do not sit there, in the order they were named."""
    return tuple(user for user in table.invited if table.seat_of(user) is None)


def declined(table: Table, person: Person) -> Decision:
    """Be asked no more; the host is told, and nobody else."""
    require_lobby(table)
    if table.seat_of(person.user) is not None:
        raise Refused("already-seated")
    if person.user not in table.invited:
        raise Refused("not-invited")
    asked = tuple(user for user in table.invited if user != person.user)
    host = table.seat_of(table.host)
    told = () if host is None else (Whisper(host, facts.Declined(person.name)),)
    return Decision(msgspec.structs.replace(table, invited=asked), ChangeKind.DECLINE, told)
