"""Anonymisation: removes a deleted user from a table and its facts. Pure.

The user's seat gets the name "N. N." (nomen nescio, understood in English, Czech, Slovak and Polish) and the user id 0,
which Discord assigns to no user. The types of the host's facts (`facts.HostFact`) declare which fields hold names. The
facts of a game refer to seats only, so they do not change.

A player who held a seat of a running game knows the seat's secrets and may take no other seat of that game.
`/me forget` deletes the user id by which `Table.held_by` finds the seat. A keyed digest of the id replaces it until the
game ends. Computing or checking a digest requires the bot's key, and a user's digests at two tables are unrelated.
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

ANONYMOUS_SITTER = Person(NOBODY, FORGOTTEN)
"""The sitter in the seat of a deleted user."""
FORGOTTEN_WORDS = "…"
"""Replaces words that a deleted user typed."""
DIGEST_BYTES = 16


class AttributedFact(NamedTuple):
    """A fact, with the user that made its change."""

    fact: Fact
    by: int | None
    """The id of the user that made the change; None if the program made it."""


class People(Struct, frozen=True):
    """The fields of a table that hold users. Each is the `Table`'s field of the same name."""

    host: int
    seats: tuple[SeatState, ...]
    invited: tuple[int, ...]
    former: tuple[Tenure, ...]
    forgotten: tuple[Forgotten, ...]


def users_of(people: People | Table) -> frozenset[int]:
    """Return the ids of all users that a table contains: its host, players, former players, and the users it asks."""
    users = {people.host, *people.invited, *(tenure.sitter.user for tenure in people.former)}
    for state in people.seats:
        users |= {entry.by for entry in state.typed}
        users |= set() if state.user is None else {state.user}
        users |= set() if state.offer is None else {state.offer.to}
    return frozenset(users)


def facts_without(facts: Sequence[AttributedFact], user: int) -> tuple[tuple[Fact, ...], frozenset[str]]:
    """Return a table's facts with the user's names replaced, in the same order, and the set of these names.

    `facts` must be all facts of one table. Facts hold no user ids, so the name of another user with the same name is
    replaced too, except in the facts of that user's own changes.
    """
    names = frozenset(_own_names(facts, user))
    return tuple(_fact_without(entry, user, names) for entry in facts), names


def _own_names(facts: Iterable[AttributedFact], user: int) -> Iterable[str]:
    for fact, by in facts:
        if by == user and isinstance(fact, HostFact) and fact.own_name_field is not None:
            yield getattr(fact, fact.own_name_field)


def _fact_without(entry: AttributedFact, user: int, names: Collection[str]) -> Fact:
    fact, by = entry
    if not isinstance(fact, HostFact):
        return fact
    protected_field = fact.own_name_field if by not in (None, user) else None
    fields = (field for field in fact.name_fields if field != protected_field and getattr(fact, field) in names)
    replacements = dict.fromkeys(fields, FORGOTTEN)
    if fact.own_words_field is not None and by == user:
        replacements[fact.own_words_field] = FORGOTTEN_WORDS
    return replace(fact, **replacements) if replacements else fact


def people_without(people: People, user: int, digest: str | None) -> People:
    """Return the users of a table without one user.

    Pass a `digest` for a quarantined table, at which no decision is possible now: it opens the user's seat and bars the
    user from the game's other seats, in case the table becomes readable again.
    """
    held_seats = [Seat(index) for index, state in enumerate(people.seats) if state.user == user]
    all_seats = {*held_seats, *(tenure.seat for tenure in people.former if tenure.sitter.user == user)}
    return People(
        host=NOBODY if people.host == user else people.host,
        seats=_seats_without(people.seats, user, opens=digest is not None),
        invited=tuple(invited for invited in people.invited if invited != user),
        former=former_without(people.former, user),
        forgotten=people.forgotten if digest is None else _add_digests(people.forgotten, all_seats, digest),
    )


def former_without(former: Iterable[Tenure], user: int) -> tuple[Tenure, ...]:
    """Return the tenures with a user anonymised."""
    return tuple(
        replace(tenure, sitter=ANONYMOUS_SITTER) if tenure.sitter.user == user else tenure for tenure in former
    )


def _seats_without(seats: tuple[SeatState, ...], user: int, *, opens: bool) -> tuple[SeatState, ...]:
    """Return the seats with a user anonymised; `opens`: the user's seat also becomes open."""
    departures = 1 + max((state.departure for state in seats if state.departure is not None), default=-1)
    states: list[SeatState] = []
    for state in seats:
        offer = None if state.offer is not None and state.offer.to == user else state.offer
        result = replace(without_typed_names(state, user), offer=offer)
        if state.user == user:
            result = replace(result, sitter=ANONYMOUS_SITTER, answers="")
            if opens and state.departure is None:
                result, departures = replace(result, departure=departures, open=True), departures + 1
        states.append(result)
    return tuple(states)


def without_typed_names(state: SeatState, user: int) -> SeatState:
    """Return a seat without the names that a user typed for its pieces; their drawn names return."""
    kept = tuple(entry for entry in state.typed if entry.by != user)
    return replace(state, typed=kept) if kept != state.typed else state


def digest_of(table_id: int, user: int, key: bytes) -> str:
    """Return the digest (32 hex digits) of a user id at one table."""
    message = f"forgotten:{table_id}:{user}".encode()
    return hmac.new(key, message, hashlib.sha256).digest()[:DIGEST_BYTES].hex()


def known_seats(table: Table, user: int, key: bytes) -> frozenset[Seat]:
    """Return the seats of this game whose secrets a user knows, including seats held before a deletion of data."""
    if not table.forgotten:
        return table.held_by(user)
    digest = digest_of(table.id, user, key)
    return table.held_by(user) | {entry.seat for entry in table.forgotten if hmac.compare_digest(entry.digest, digest)}


def with_digests(table: Table, seats: Iterable[Seat], digest: str) -> Table:
    """Return the table with a user's digest for these seats, without duplicates."""
    return replace(table, forgotten=_add_digests(table.forgotten, seats, digest))


def _add_digests(entries: Iterable[Forgotten], seats: Iterable[Seat], digest: str) -> tuple[Forgotten, ...]:
    return tuple(dict.fromkeys((*entries, *(Forgotten(seat, digest) for seat in sorted(seats)))))
