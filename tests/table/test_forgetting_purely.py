"""Forgetting as a pure function: neither the user's names nor their id remain in a table and its facts."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.game.contract import Fact, Seat, Strength
from bot.table.facts import (
    FORGOTTEN,
    HOST_FACTS,
    NOBODY,
    HostChanged,
    HostFact,
    Joined,
    Left,
    Opened,
    Said,
    SealVoid,
    SeatRetaken,
    SeatTaken,
)
from bot.table.forgetting import (
    ANONYMOUS_SITTER,
    FORGOTTEN_WORDS,
    AttributedFact,
    People,
    facts_without,
    people_without,
)
from bot.table.model import (
    Computer,
    Forgotten,
    Pace,
    Person,
    Place,
    SeatOffer,
    SeatState,
    Sitter,
    Status,
    Table,
    Tenure,
)
from tests.by_seat import states
from tests.table import bids

EVA, OTHERS = 777_000_111_222_333_444, (101, 102, 103)
NO_NAMES = {
    ("ComputerJoined", "name"),
    ("ComputerLeft", "name"),
    ("PaceChanged", "pace"),
    ("GameStarted", "commitment"),
    ("SeatLost", "why"),
    ("SeatOpened", "why"),
    ("SealVoid", "piece"),
    ("Remarked", "line"),
    ("Said", "topic"),
    ("GameEnded", "seed"),
    ("EndedByVote", "seed"),
    ("SeedShown", "seed"),
    ("Restored", "at"),
}
"""Text fields of host facts that never contain a user's name."""


def has_text(kind: Any) -> bool:
    """Return whether values of this type can contain text."""
    return kind is str or any(map(has_text, get_args(kind)))


def test_every_text_of_a_host_fact_is_declared_a_name_or_listed_as_nameless() -> None:
    texts = {
        (f.__name__, field.name) for f in HOST_FACTS for field in msgspec.structs.fields(f) if has_text(field.type)
    }
    names = {(fact.__name__, field) for fact in HOST_FACTS for field in fact.name_fields}
    words = {(fact.__name__, fact.own_words_field) for fact in HOST_FACTS if fact.own_words_field}
    assert names | words | NO_NAMES == texts
    assert not names & NO_NAMES


@pytest.mark.parametrize("fact", HOST_FACTS, ids=lambda fact: fact.__name__)
def test_a_facts_own_name_is_one_of_its_names(fact: type[HostFact]) -> None:
    assert issubclass(fact, HostFact)
    assert fact.own_name_field is None or fact.own_name_field in fact.name_fields


def test_typed_words_go_with_the_user_who_typed_them() -> None:
    facts = [AttributedFact(Said(Seat(seat), "why-1", "My words"), user) for seat, user in enumerate((EVA, OTHERS[0]))]
    without, _ = facts_without(facts, EVA)
    assert without == (Said(Seat(0), "why-1", "…"), Said(Seat(1), "why-1", "My words"))


def strings(value: Any) -> list[str]:
    """Return all texts and numbers in an encoded value, as strings."""
    parts: Any = value
    if isinstance(value, dict):
        return [text for pair in parts.items() for element in pair for text in strings(element)]
    if isinstance(value, list | tuple):
        return [text for part in parts for text in strings(part)]
    return [str(value)]


def named(prefix: str) -> st.SearchStrategy[str]:
    """Draw names of a user that occur nowhere else; a user may change their name."""
    return st.sampled_from(["", "'", '"', "\\", "ž 🎲", "\u202e\n@everyone"]).map(lambda text: f"{prefix}\u2060{text}")


@st.composite
def made_facts(draw: st.DrawFn, names: dict[int, list[str]]) -> AttributedFact:
    """Draw a host fact that names users of a table."""
    kind: Any = draw(st.sampled_from([fact for fact in HOST_FACTS if fact is not SealVoid]))
    people = st.sampled_from(sorted(names))
    by = draw(st.none() | people)
    values: dict[str, Any] = {}
    for field in msgspec.structs.fields(kind):
        if field.name in kind.name_fields:
            own = by is not None and field.name == kind.own_name_field
            values[field.name] = draw(st.sampled_from(names[by if own and by is not None else draw(people)]))
        elif field.required:
            values[field.name] = {"str": "text", "Strength": Strength.FAIR}.get(field.type.__name__, 0)
    return AttributedFact(kind(**values), by)


@st.composite
def histories(draw: st.DrawFn) -> tuple[dict[int, list[str]], list[AttributedFact]]:
    """Draw the names of some users, and facts of a table that each of them joined under each of their names."""
    names = {user: draw(st.lists(named(str(user)[:3]), min_size=1, max_size=3)) for user in (EVA, *OTHERS)}
    came = [AttributedFact(draw(arrivals(name)), user) for user, user_names in names.items() for name in user_names]
    changed_facts = draw(st.lists(made_facts(names), max_size=8))
    return names, draw(st.permutations([*came, *changed_facts]))


def arrivals(name: str) -> st.SearchStrategy[Fact]:
    """Return the facts of a user's joining a table."""
    return st.sampled_from([Opened(name), Joined(name), SeatTaken(name, FORGOTTEN), SeatRetaken(name)])


@st.composite
def peopled(draw: st.DrawFn, names: dict[int, list[str]]) -> Table:
    """Draw a table at which these users are players, former players, host or invited."""
    users = st.sampled_from(sorted(names))
    person = users.flatmap(lambda user: st.sampled_from(names[user]).map(lambda name: Person(user, name)))
    seat = st.integers(0, 3).map(Seat)
    sitters = st.lists(person | st.just(Computer(Strength.FAIR, "Ada")), min_size=4, max_size=4)
    return Table(
        id=1,
        game="bids",
        status=draw(st.sampled_from(Status)),
        place=Place(1, 20),
        host=draw(users),
        language="en",
        pace=Pace.DAILY,
        seats=_seats(
            draw(sitters), draw(st.lists(seat, max_size=2, unique=True)), draw(st.lists(offers(names), max_size=4))
        ),
        options=bids.Options(),
        version=1,
        rules=1,
        opened=0.0,
        changed=0.0,
        invited=tuple(draw(st.lists(users, max_size=3))),
        former=tuple(draw(st.lists(st.builds(Tenure, seat, person, st.just(3), st.just(1.0)), max_size=3))),
        forgotten=tuple(draw(st.lists(st.builds(Forgotten, seat, st.just("ab" * 16)), max_size=2, unique=True))),
    )


def _seats(sitters: list[Sitter], resigned: list[Seat], seat_offers: list[SeatOffer]) -> tuple[SeatState, ...]:
    """Draw seats with these players; some have resigned, and the first seats are offered to another user."""
    departures = {seat: number for number, seat in enumerate(resigned)}
    return tuple(
        SeatState(
            sitter,
            departure=departures.get(Seat(index)),
            offer=seat_offers[index] if index < len(seat_offers) else None,
            replace_votes=frozenset({Seat(0)} if index == 1 else ()),
        )
        for index, sitter in enumerate(sitters)
    )


def offers(names: dict[int, list[str]]) -> st.SearchStrategy[SeatOffer]:
    """Draw offers of seats to these users."""
    seat_offers = [SeatOffer(user, name, 1.0) for user, user_names in names.items() for name in user_names]
    return st.sampled_from(seat_offers)


def table_without(table: Table, user: int, digest: str | None) -> Table:
    """Return a table without a user; `digest` as in `people_without`."""
    people = People(**{name: getattr(table, name) for name in People.__struct_fields__})
    return msgspec.structs.replace(table, **msgspec.structs.asdict(people_without(people, user, digest)))


@given(data=st.data())
def test_no_name_and_no_id_of_the_user_is_left(data: st.DataObject) -> None:
    names, facts = data.draw(histories())
    table = data.draw(peopled(names))
    digest = data.draw(st.none() | st.just("cd" * 16))
    changed_facts, removed_names = facts_without(facts, EVA)
    left = strings(msgspec.to_builtins((table_without(table, EVA, digest), changed_facts)))
    assert removed_names == set(names[EVA])
    assert not [text for text in left if str(EVA) in text or any(name in text for name in names[EVA])]


@given(data=st.data())
def test_forgetting_changes_nothing_else_and_is_idempotent(data: st.DataObject) -> None:
    names, facts = data.draw(histories())
    table = data.draw(peopled(names))
    changed_facts, _ = facts_without(facts, EVA)
    after = table_without(table, EVA, None)

    def changed(before: str, now: str) -> bool:
        return before != now and now not in (FORGOTTEN, FORGOTTEN_WORDS, str(NOBODY))

    for (before, _), now in zip(facts, changed_facts, strict=True):
        pairs = zip(strings(msgspec.to_builtins(before)), strings(msgspec.to_builtins(now)), strict=True)
        assert [pair for pair in pairs if changed(*pair)] == []
    assert table_without(after, EVA, None) == after
    assert (
        facts_without([AttributedFact(now, by) for now, (_, by) in zip(changed_facts, facts, strict=True)], NOBODY)[0]
        == changed_facts
    )
    numbers, expected = (strings(msgspec.to_builtins(version)) for version in (table, after))
    assert [numbers.count(str(user)) for user in OTHERS] == [expected.count(str(user)) for user in OTHERS]
    assert msgspec.structs.replace(after, **{name: getattr(table, name) for name in PEOPLE}) == table


PEOPLE = ("host", "seats", "invited", "former")
"""The fields of a table that can contain users."""


def test_a_namesake_keeps_the_name_in_facts_of_their_own_changes() -> None:
    facts = [
        AttributedFact(Opened("Anna"), EVA),
        AttributedFact(Joined("Anna"), 101),
        AttributedFact(HostChanged("Anna"), None),
    ]
    changed_facts, names = facts_without(facts, EVA)
    assert names == {"Anna"}
    assert changed_facts == (Opened(FORGOTTEN), Joined("Anna"), HostChanged(FORGOTTEN))


def test_the_fact_of_leaving_the_server_loses_the_name() -> None:
    changed_facts, _ = facts_without(
        [AttributedFact(Joined("Eva"), EVA), AttributedFact(Left("Eva", server=True), None)], EVA
    )
    assert changed_facts == (Joined(FORGOTTEN), Left(FORGOTTEN, server=True))


def test_the_facts_of_a_game_stay_as_they_are() -> None:
    kinds: Any = bids.GAME.facts
    facts: list[Fact] = [kind(0) for kind in kinds if kind.__struct_fields__ == ("seat",)]
    facts.append(Joined("Eva"))
    changed_facts, _ = facts_without([AttributedFact(fact, EVA) for fact in facts], EVA)
    assert changed_facts[:-1] == tuple(facts[:-1])


def test_only_a_table_in_quarantine_opens_the_seat_and_keeps_a_digest() -> None:
    table = Table(
        1, "bids", Status.BROKEN, Place(1, 20), EVA, "en", Pace.DAILY, states(Person(EVA, "Eva"), Person(101, "Ann")),
        bids.Options(), 1, 1, 0.0, 0.0,
    )  # fmt: skip
    plain, digested = table_without(table, EVA, None), table_without(table, EVA, "ab" * 16)
    assert (plain.sitters[0], plain.host, plain.open, plain.forgotten) == (ANONYMOUS_SITTER, NOBODY, (), ())
    assert (digested.open, digested.resigned) == ((Seat(0),), (Seat(0),))
    assert digested.forgotten == (Forgotten(Seat(0), "ab" * 16),)
