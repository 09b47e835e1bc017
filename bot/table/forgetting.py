"""Forgetting a person: what a table and its facts become without them. Pure.

The person's seat has the name "N. N." from then on (nomen nescio: understood in English, Czech, Slovak and Polish
alike) and the user id 0, which no user of Discord has. Which fields of a fact hold names is declared by the fact's type
(`facts.HostFact`). A game's own facts name seats only, so they stay as they are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct
from msgspec.structs import asdict, replace

from bot.game import Fact, Seat
from bot.table.facts import FORGOTTEN, NOBODY, HostFact
from bot.table.model import Forgotten, Person, SeatOffer, Sitter, Tenure

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from bot.table.model import Table

NOBODYS_SEAT = Person(NOBODY, FORGOTTEN)
"""The sitter in the seat of a person who was forgotten."""


class MadeFact(NamedTuple):
    """A fact, and the change of which it was part."""

    fact: Fact
    by: int | None
    """The Discord user id of the person that made the change; None: the host or a computer player made it."""


class People(Struct, frozen=True):
    """The fields of a table that hold people; each is the `Table`'s field of the same name."""

    host: int
    seats: tuple[Sitter, ...]
    invited: tuple[int, ...]
    resigned: tuple[Seat, ...]
    open: tuple[Seat, ...]
    former: tuple[Tenure, ...]
    forgotten: tuple[Forgotten, ...]
    offers: tuple[SeatOffer, ...]


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


def table_without(table: Table, user: int, digest: str | None) -> Table:
    """Return a table without a user; `digest` as in `people_without`."""
    people = People(**{name: getattr(table, name) for name in People.__struct_fields__})
    return replace(table, **asdict(people_without(people, user, digest)))


def people_without(people: People, user: int, digest: str | None) -> People:
    """Return the people of a table without a user.

    `digest` is given at a table in quarantine, where nothing can be decided now: in case the table is mended, the
    user's seat is left open and the digest bars the user from other seats.
    """
    seats = tuple(Seat(n) for n, one in enumerate(people.seats) if _is(one, user))
    opened = () if digest is None else tuple(seat for seat in seats if seat not in people.resigned)
    held = sorted({*seats, *(one.seat for one in people.former if one.sitter.user == user)})
    new = () if digest is None else tuple(Forgotten(seat, digest) for seat in held)
    return People(
        host=NOBODY if people.host == user else people.host,
        seats=tuple(NOBODYS_SEAT if _is(one, user) else one for one in people.seats),
        invited=tuple(one for one in people.invited if one != user),
        resigned=(*people.resigned, *opened),
        open=(*people.open, *opened),
        former=tuple(replace(one, sitter=NOBODYS_SEAT) if one.sitter.user == user else one for one in people.former),
        forgotten=tuple(dict.fromkeys((*people.forgotten, *new))),
        offers=tuple(one for one in people.offers if one.to != user),
    )


def _is(sitter: Sitter, user: int) -> bool:
    return isinstance(sitter, Person) and sitter.user == user
