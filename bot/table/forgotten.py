"""Keyed digests of people who were forgotten while their game goes on.

A person who held a seat knows its secrets, so that person may take no other seat of the same game. `/forget-me` deletes
the user id by which `Table.held_by` finds the seat; until the game is over a digest of the id takes its place. Nobody
can compute or check a digest without the bot's key, and the digests of two tables have nothing in common. Pure.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import TYPE_CHECKING

import msgspec

from bot.table.model import Forgotten

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.game import Seat
    from bot.table.model import Table

DIGEST_BYTES = 16


def digest(table_id: int, user: int, key: bytes) -> str:
    """Return the digest (32 hex digits) of a Discord user id at one table."""
    message = f"forgotten:{table_id}:{user}".encode()
    return hmac.new(key, message, hashlib.sha256).digest()[:DIGEST_BYTES].hex()


def known_seats(table: Table, user: int, key: bytes) -> frozenset[Seat]:
    """Return the seats of this game whose secrets a Discord user knows, also if the user was forgotten since."""
    if not table.forgotten:
        return table.held_by(user)
    own = digest(table.id, user, key)
    return table.held_by(user) | {one.seat for one in table.forgotten if hmac.compare_digest(one.digest, own)}


def with_digests(table: Table, seats: Iterable[Seat], digest: str) -> Table:
    """Return the table with one person's digest for these seats; a digest that it has already is not repeated."""
    new = (Forgotten(seat, digest) for seat in sorted(seats))
    kept = tuple(dict.fromkeys((*table.forgotten, *new)))
    return msgspec.structs.replace(table, forgotten=kept)
