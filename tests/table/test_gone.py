"""A user who left the server: their seats and host rights in lobbies and games."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.game.contract import Seat, Strength
from bot.i18n.translation import LANGUAGES, Say
from bot.table import seats
from bot.table.facts import BY_GOING, FORGOTTEN, Left, SeatLeft, SeatOpened
from bot.table.model import Pace, Person, Place, Status
from bot.table.store import Conflict, Repeated
from tests import acts
from tests.table.harness import ANNA, BOB, CYRIL, DORA, HERE, fresh

if TYPE_CHECKING:
    from bot.game.contract import Fact
    from bot.table.model import Table
    from bot.table.store import Change
    from tests.table.harness import Harness

EVA = Person(777_000_111_222_333_444, "Eva Unforgettable")


async def leave(harness: Harness, person: Person, guild: int = HERE.guild) -> None:
    await harness.tables.person_left(guild, person.user)


async def told(harness: Harness, table: Table) -> list[Fact]:
    return [row.fact for row in await harness.news.history(table.id, 0)]


# ------------------------------------------------------------------------------------------------ lobbies


async def test_in_a_lobby_their_seat_is_free(harness: Harness) -> None:
    table = await harness.lobby(ANNA, BOB, CYRIL)
    await leave(harness, BOB)
    table = harness.tables.get(table.id)
    assert (table.sitters, table.host, table.status) == ((ANNA, CYRIL), ANNA.user, Status.LOBBY)
    assert (await told(harness, table))[-1] == Left(BOB.name, server=True)
    await acts.join(harness.tables, table.id, DORA, fresh())


async def test_of_a_host_the_rights_pass_to_the_next(harness: Harness) -> None:
    table = await harness.lobby(ANNA, BOB, CYRIL)
    await leave(harness, ANNA)
    table = harness.tables.get(table.id)
    assert (table.sitters, table.host) == ((BOB, CYRIL), BOB.user)
    assert (await harness.tables.start(table.id, BOB.user, fresh())).status is Status.RUNNING


async def test_with_computers_alone_a_lobby_closes(harness: Harness) -> None:
    table = await harness.lobby(ANNA)
    await acts.add_computer(harness.tables, table.id, ANNA.user, Strength.FAIR, fresh())
    await leave(harness, ANNA)
    assert harness.tables.get(table.id).status is Status.CLOSED
    assert [type(fact).__name__ for fact in await told(harness, table)][-2:] == ["Left", "Deserted"]


async def test_who_was_asked_to_sit_down_is_asked_no_more(harness: Harness) -> None:
    over = await harness.play_out(await harness.game(ANNA, BOB, CYRIL))
    table = await harness.tables.open_again(over, HERE, ANNA, fresh())
    await leave(harness, BOB)
    table = harness.tables.get(table.id)
    assert (table.invited, table.sitters) == ((CYRIL.user,), (ANNA,))


async def test_they_are_forgotten_there_as_if_they_had_got_up(harness: Harness) -> None:
    table = await harness.lobby(ANNA, EVA)
    await leave(harness, EVA)
    await harness.tables.forget(EVA.user)
    assert Left(FORGOTTEN, server=True) in await told(harness, table)
    for name in ("game_table", "move", "news"):
        rows = await harness.database.rows(f"SELECT * FROM {name}")  # noqa: S608 - a table name from the schema
        assert not [row for row in rows if str(EVA.user) in str(row) or EVA.name in str(row)]


# ------------------------------------------------------------------------------------------------ games


async def test_in_a_game_their_seat_is_open(harness: Harness) -> None:
    table = await harness.game(ANNA, BOB, CYRIL)
    await leave(harness, BOB)
    table = harness.tables.get(table.id)
    assert (table.open, table.people, table.seats[1].clock.due) == ((Seat(1),), frozenset({Seat(0), Seat(2)}), None)
    assert (await told(harness, table))[-1] == SeatOpened(BOB.name, BY_GOING)


async def test_of_a_host_who_plays_the_rights_pass_on(harness: Harness) -> None:
    table = await harness.game(ANNA, BOB, CYRIL)
    await leave(harness, ANNA)
    table = harness.tables.get(table.id)
    assert (table.host, table.open) == (BOB.user, (Seat(0),))
    await harness.tables.cancel(table.id, BOB.user, moderator=False, key=fresh())


async def test_of_a_host_who_gave_up_the_rights_pass_on_too(harness: Harness) -> None:
    table = await harness.game(ANNA, BOB, CYRIL)
    await acts.resign(harness.tables, table.id, ANNA.user, fresh())
    await leave(harness, ANNA)
    table = harness.tables.get(table.id)
    assert (table.host, table.open, table.resigned) == (BOB.user, (), (Seat(0),))


async def test_two_without_a_deadline_who_stayed_ends_it_without_losing(harness: Harness) -> None:
    table = await harness.press(await harness.game(ANNA, BOB, pace=Pace.UNHURRIED), ANNA)
    await leave(harness, BOB)
    assert await harness.tables.autoplay(table.id)
    table = await acts.vote_end(harness.tables, table.id, ANNA.user, fresh())
    assert (table.status, table.outcome) == (Status.CLOSED, None)


async def test_a_vote_that_waited_for_them_alone_is_won(harness: Harness) -> None:
    table = await harness.game(ANNA, BOB)
    table = await acts.vote_end(harness.tables, table.id, ANNA.user, fresh())
    assert table.status is Status.RUNNING
    await leave(harness, BOB)
    table = harness.tables.get(table.id)
    assert (table.status, table.outcome) == (Status.CLOSED, None)


async def test_their_own_vote_does_not_count_any_more(harness: Harness) -> None:
    table = await harness.game(ANNA, BOB, CYRIL, DORA)
    await acts.vote_end(harness.tables, table.id, BOB.user, fresh())
    await leave(harness, BOB)
    assert harness.tables.get(table.id).votes == frozenset()


async def test_with_the_last_person_the_game_is_over(harness: Harness) -> None:
    table = await harness.game(ANNA, BOB)
    await leave(harness, ANNA)
    await leave(harness, BOB)
    table = harness.tables.get(table.id)
    assert table.status is Status.ENDED
    facts = await told(harness, table)
    assert SeatLeft(BOB.name, ends=True) in facts
    assert SeatOpened(BOB.name, BY_GOING) not in facts


async def test_who_comes_back_takes_their_seat_again(harness: Harness) -> None:
    table = await harness.game(ANNA, BOB, CYRIL)
    await leave(harness, BOB)
    harness.clock.advance(100)
    await harness.tables.change(table.id, BOB.user, fresh(), lambda at: seats.taken(at, BOB, Seat(1)))
    table = harness.tables.get(table.id)
    assert (table.people, table.open, table.seats[1].silent_since) == (
        frozenset({Seat(0), Seat(1), Seat(2)}),
        (),
        harness.clock.now(),
    )


async def test_only_the_tables_of_that_server_are_left(harness: Harness) -> None:
    here = await harness.game(ANNA, BOB, CYRIL)
    there = await harness.tables.open(
        "bids", Place(guild=2, channel=30), BOB, language="en", pace=Pace.DAILY, options=None, key=fresh()
    )
    await leave(harness, BOB)
    assert harness.tables.get(here.id).open == (Seat(1),)
    assert harness.tables.get(there.id) == there
    await leave(harness, BOB, guild=2)
    assert harness.tables.get(there.id).status is Status.CLOSED


# ------------------------------------------------------------------------------------------------ no change


async def test_nothing_changes_where_they_are_nothing_or_nothing_goes_on(harness: Harness) -> None:
    strangers, over = await harness.game(ANNA, CYRIL), await harness.play_out(await harness.game(ANNA, BOB))
    await leave(harness, BOB)
    assert [harness.tables.get(each.id) for each in (strangers, over)] == [strangers, over]


async def test_who_has_gone_already_changes_nothing_more(harness: Harness) -> None:
    table = await harness.game(ANNA, BOB, CYRIL)
    await leave(harness, ANNA)
    before = harness.tables.get(table.id)
    await leave(harness, ANNA)
    assert harness.tables.get(table.id) == before


async def test_where_everything_stands_still_nobody_is_let_go(harness: Harness) -> None:
    tables = [await harness.game(ANNA, BOB, CYRIL), await harness.lobby(ANNA, BOB)]
    await harness.tables.absence.left(HERE.guild)
    before = [harness.tables.get(each.id) for each in tables]
    await leave(harness, BOB)
    assert [harness.tables.get(each.id) for each in tables] == before


async def test_two_who_go_at_once_are_both_let_go(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    table, save = await harness.game(ANNA, BOB, CYRIL), harness.store.save

    async def done_by_another(change: Change) -> None:
        monkeypatch.setattr(harness.store, "save", save)
        await save(change)
        raise Repeated(table.id)

    monkeypatch.setattr(harness.store, "save", done_by_another)
    await leave(harness, BOB)
    await leave(harness, CYRIL)
    assert harness.tables.get(table.id).open == (Seat(1), Seat(2))


async def test_what_cannot_be_saved_at_all_is_said(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    await harness.game(ANNA, BOB, CYRIL)

    async def never(_change: Change) -> None:
        raise Repeated

    monkeypatch.setattr(harness.store, "save", never)
    with pytest.raises(Conflict):
        await leave(harness, BOB)


def test_it_is_told_neutrally_and_apart_in_every_language() -> None:
    for language in LANGUAGES:
        say = Say(language, names=("Anna", "Bob"))
        facts = [Left("Bob"), Left("Bob", server=True), SeatOpened("Bob", BY_GOING), SeatLeft("Bob", ends=True)]
        assert len({say.fact(fact) for fact in facts}) == len(facts)
        assert all("Bob" in say.fact(fact) for fact in facts)
