"""Being asked to sit down at a table that waits for players. Pure decisions; never asks anybody itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.game import Refused, Whisper
from bot.table import facts
from bot.table.decisions import ChangeKind, Decision, require_lobby
from bot.table.model import Person

if TYPE_CHECKING:
    from bot.table.model import Table


def waited_for(table: Table) -> tuple[int, ...]:
    """Return the user ids of those who are asked and do not sit there, in the order they were named."""
    return tuple(user for user in table.invited if table.seat_of(user) is None)


def members(table: Table) -> tuple[int, ...]:
    """Return the user ids of those for whom a private table is: who sits or sat there, and who is asked."""
    people = (one.user for one in (*table.seats, *(each.sitter for each in table.former)) if isinstance(one, Person))
    offered = (offer.to for offer in table.offers)
    return tuple(dict.fromkeys(user for user in (*people, *table.invited, *offered) if user != facts.NOBODY))


def is_shown(table: Table, user: int, place: int | None) -> bool:
    """Say whether somebody in a `place` (a channel or thread) may learn that there is this table.

    Whom Discord lets into a private thread is there: those who sit or are asked there, and moderators.
    """
    private = table.place.private
    return not private or user in members(table) or (place is not None and place == table.place.thread)


def uninvited(table: Table, user: int) -> Table:
    """Return a table at which somebody is not asked any more."""
    return msgspec.structs.replace(table, invited=tuple(each for each in table.invited if each != user))


def declined(table: Table, person: Person) -> Decision:
    """Be asked no more; the host is told, and nobody else."""
    require_lobby(table)
    if table.seat_of(person.user) is not None:
        raise Refused("already-seated")
    if person.user not in table.invited:
        raise Refused("not-invited")
    host = table.seat_of(table.host)
    told = () if host is None else (Whisper(host, facts.Declined(person.name)),)
    return Decision(uninvited(table, person.user), ChangeKind.DECLINE, told)
