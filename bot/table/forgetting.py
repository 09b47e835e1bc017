"""Forgetting a person: what a table and its facts become without them. Pure.

The person's seat has the name "N. N." from then on (nomen nescio: understood in English, Czech, Slovak and Polish
alike) and the user id 0, which no user of Discord has. Which fields of a fact hold names is declared by the fact's type
(`facts.HostFact`). A game's own facts name seats only, so they stay as they are.

A person who held a seat of a running game knows its secrets, so that person may take no other seat of the same game.
`/forget-me` deletes the user id by which `Table.held_by` finds the seat; until the game is over a keyed digest of the
id takes its place. Nobody can compute or check a digest without the bot's key, and the digests of two tables have
nothing in common.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from bot.game.contract import Fact, Seat
from bot.table.facts import FORGOTTEN, NOBODY, HostFact
from bot.table.model import Forgotten, Person, SeatState, Tenure

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from bot.table.model import Table

NOBODYS_SEAT = Person(NOBODY, FORGOTTEN)
"""The sitter in the seat of a person who was forgotten."""
DIGEST_BYTES = 16


class MadeFact(NamedTuple):
    """A fact, and the change of which it was part."""

    fact: Fact
    by: int | None
    """The Discord user id of the person that made the change; None: the host or a computer player made it."""


class People(Struct, frozen=True):
    """The fields of a table that hold people; each is the `Table`'s field of the same name."""

    host: int
    seats: tuple[SeatState, ...]
    invited: tuple[int, ...]
    former: tuple[Tenure, ...]
    forgotten: tuple[Forgotten, ...]


def facts_without(facts: Sequence[MadeFact], user: int) -> tuple[tuple[Fact, ...], frozenset[str]]:
    """Return all the facts of one table without a user's names, in the same order, and the names that they had there.

    Facts hold no user ids, so another person of the same name loses it too, but not where they made the change.
    """
    names = frozenset(_own_names(facts, user))
    return tuple(_fact_without(made, user, names) for made in facts), names


def _own_names(facts: Iterable[MadeFact], user: int) -> Iterable[str]:
    for fact, by in facts:
        if by == user and isinstance(fact, HostFact) and fact.own_name_field is not None:
            yield getattr(fact, fact.own_name_field)


def _fact_without(made: MadeFact, user: int, names: Collection[str]) -> Fact:
    fact, by = made
    if not isinstance(fact, HostFact):
        return fact
    others_own = fact.own_name_field if by not in (None, user) else None
    fields = (field for field in fact.name_fields if field != others_own and getattr(fact, field) in names)
    changed = dict.fromkeys(fields, FORGOTTEN)
    return replace(fact, **changed) if changed else fact


def people_without(people: People, user: int, digest: str | None) -> People:
    """Return the people of a table without a user.

    `digest` is given at a table in quarantine, where nothing can be decided now: in case the table is mended, the
    user's seat is left open and the digest bars the user from other seats.
    """
    held = [Seat(at) for at, state in enumerate(people.seats) if state.user == user]
    known = {*held, *(one.seat for one in people.former if one.sitter.user == user)}
    return People(
        host=NOBODY if people.host == user else people.host,
        seats=_seats_without(people.seats, user, opens=digest is not None),
        invited=tuple(one for one in people.invited if one != user),
        former=former_without(people.former, user),
        forgotten=people.forgotten if digest is None else _digests(people.forgotten, known, digest),
    )


def former_without(former: Iterable[Tenure], user: int) -> tuple[Tenure, ...]:
    """Return who sat where before, with nobody in the place of a user."""
    return tuple(replace(one, sitter=NOBODYS_SEAT) if one.sitter.user == user else one for one in former)


def _seats_without(seats: tuple[SeatState, ...], user: int, *, opens: bool) -> tuple[SeatState, ...]:
    """Return the seats without a user, who stops playing if the user's seat is to be open."""
    departures = 1 + max((state.departure for state in seats if state.departure is not None), default=-1)
    without: list[SeatState] = []
    for state in seats:
        offer = None if state.offer is not None and state.offer.to == user else state.offer
        kept = replace(state, offer=offer)
        if state.user == user:
            kept = replace(kept, sitter=NOBODYS_SEAT)
            if opens and state.departure is None:
                kept, departures = replace(kept, departure=departures, open=True), departures + 1
        without.append(kept)
    return tuple(without)


def digest_of(table_id: int, user: int, key: bytes) -> str:
    """Return the digest (32 hex digits) of a Discord user id at one table."""
    message = f"forgotten:{table_id}:{user}".encode()
    return hmac.new(key, message, hashlib.sha256).digest()[:DIGEST_BYTES].hex()


def known_seats(table: Table, user: int, key: bytes) -> frozenset[Seat]:
    """Return the seats of this game whose secrets a Discord user knows, also if the user was forgotten since."""
    if not table.forgotten:
        return table.held_by(user)
    own = digest_of(table.id, user, key)
    return table.held_by(user) | {one.seat for one in table.forgotten if hmac.compare_digest(one.digest, own)}


def with_digests(table: Table, seats: Iterable[Seat], digest: str) -> Table:
    """Return the table with one person's digest for these seats; a digest that it has already is not repeated."""
    return replace(table, forgotten=_digests(table.forgotten, seats, digest))


def _digests(known: Iterable[Forgotten], seats: Iterable[Seat], digest: str) -> tuple[Forgotten, ...]:
    return tuple(dict.fromkeys((*known, *(Forgotten(seat, digest) for seat in sorted(seats)))))
