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
from tests.table.harness import ANNA, BOB, CYRIL, DORA, HERE, fresh_key

if TYPE_CHECKING:
    from bot.game.contract import Fact
    from bot.table.model import Table
    from bot.table.store import Change
    from tests.table.harness import Harness

EVA = Person(777_000_111_222_333_444, "Eva Unforgettable")


async def leave(harness: Harness, person: Person, guild: int = HERE.guild) -> None:
    await harness.tables.person_left(guild, person.user)


async def facts_of(harness: Harness, table: Table) -> list[Fact]:
    return [row.fact for row in await harness.news.history(table.id, 0)]


# ------------------------------------------------------------------------------------------------ lobbies


async def test_a_user_who_left_the_server_loses_their_lobby_seat(harness: Harness) -> None:
    table = await harness.lobby(ANNA, BOB, CYRIL)
    await leave(harness, BOB)
    table = harness.tables.get(table.id)
    assert (table.sitters, table.host, table.status) == ((ANNA, CYRIL), ANNA.user, Status.LOBBY)
    assert (await facts_of(harness, table))[-1] == Left(BOB.name, server=True)
    await acts.join(harness.tables, table.id, DORA, fresh_key())


async def test_host_rights_of_a_lobby_pass_to_the_next_player(harness: Harness) -> None:
    table = await harness.lobby(ANNA, BOB, CYRIL)
    await leave(harness, ANNA)
    table = harness.tables.get(table.id)
    assert (table.sitters, table.host) == ((BOB, CYRIL), BOB.user)
    assert (await harness.tables.start(table.id, BOB.user, fresh_key())).status is Status.RUNNING


async def test_a_lobby_with_only_computers_closes(harness: Harness) -> None:
    table = await harness.lobby(ANNA)
    await acts.add_computer(harness.tables, table.id, ANNA.user, Strength.FAIR, fresh_key())
    await leave(harness, ANNA)
    assert harness.tables.get(table.id).status is Status.CLOSED
    assert [type(fact).__name__ for fact in await facts_of(harness, table)][-2:] == ["Left", "Deserted"]


async def test_an_invitation_of_a_user_who_left_is_withdrawn(harness: Harness) -> None:
    ended_table = await harness.play_out(await harness.game(ANNA, BOB, CYRIL))
    table = await harness.tables.open_again(ended_table, HERE, ANNA, fresh_key())
    await leave(harness, BOB)
    table = harness.tables.get(table.id)
    assert (table.invited, table.sitters) == ((CYRIL.user,), (ANNA,))


async def test_a_later_deletion_finds_no_trace_in_the_lobby(harness: Harness) -> None:
    table = await harness.lobby(ANNA, EVA)
    await leave(harness, EVA)
    await harness.tables.forget(EVA.user)
    assert Left(FORGOTTEN, server=True) in await facts_of(harness, table)
    for name in ("game_table", "move", "news"):
        rows = await harness.database.rows(f"SELECT * FROM {name}")  # noqa: S608 - a table name from the schema
        assert not [row for row in rows if str(EVA.user) in str(row) or EVA.name in str(row)]


# ------------------------------------------------------------------------------------------------ games


async def test_a_user_who_left_the_server_opens_their_game_seat(harness: Harness) -> None:
    table = await harness.game(ANNA, BOB, CYRIL)
    await leave(harness, BOB)
    table = harness.tables.get(table.id)
    assert (table.open, table.people, table.seats[1].clock.due) == ((Seat(1),), frozenset({Seat(0), Seat(2)}), None)
    assert (await facts_of(harness, table))[-1] == SeatOpened(BOB.name, BY_GOING)


async def test_host_rights_of_a_playing_host_pass_on(harness: Harness) -> None:
    table = await harness.game(ANNA, BOB, CYRIL)
    await leave(harness, ANNA)
    table = harness.tables.get(table.id)
    assert (table.host, table.open) == (BOB.user, (Seat(0),))
    await harness.tables.cancel(table.id, BOB.user, moderator=False, key=fresh_key())


async def test_host_rights_of_a_resigned_host_pass_on(harness: Harness) -> None:
    table = await harness.game(ANNA, BOB, CYRIL)
    await acts.resign(harness.tables, table.id, ANNA.user, fresh_key())
    await leave(harness, ANNA)
    table = harness.tables.get(table.id)
    assert (table.host, table.open, table.resigned) == (BOB.user, (), (Seat(0),))


async def test_in_an_unhurried_game_of_two_the_remaining_player_can_end_it_without_losing(harness: Harness) -> None:
    table = await harness.press(await harness.game(ANNA, BOB, pace=Pace.UNHURRIED), ANNA)
    await leave(harness, BOB)
    assert await harness.tables.autoplay(table.id)
    table = await acts.vote_end(harness.tables, table.id, ANNA.user, fresh_key())
    assert (table.status, table.outcome) == (Status.CLOSED, None)


async def test_a_vote_that_lacked_only_the_missing_user_succeeds(harness: Harness) -> None:
    table = await harness.game(ANNA, BOB)
    table = await acts.vote_end(harness.tables, table.id, ANNA.user, fresh_key())
    assert table.status is Status.RUNNING
    await leave(harness, BOB)
    table = harness.tables.get(table.id)
    assert (table.status, table.outcome) == (Status.CLOSED, None)


async def test_the_vote_of_a_user_who_left_is_dropped(harness: Harness) -> None:
    table = await harness.game(ANNA, BOB, CYRIL, DORA)
    await acts.vote_end(harness.tables, table.id, BOB.user, fresh_key())
    await leave(harness, BOB)
    assert harness.tables.get(table.id).votes == frozenset()


async def test_the_game_ends_with_its_last_person(harness: Harness) -> None:
    table = await harness.game(ANNA, BOB)
    await leave(harness, ANNA)
    await leave(harness, BOB)
    table = harness.tables.get(table.id)
    assert table.status is Status.ENDED
    facts = await facts_of(harness, table)
    assert SeatLeft(BOB.name, ends=True) in facts
    assert SeatOpened(BOB.name, BY_GOING) not in facts


async def test_a_returning_user_can_retake_their_seat(harness: Harness) -> None:
    table = await harness.game(ANNA, BOB, CYRIL)
    await leave(harness, BOB)
    harness.clock.advance(100)
    await harness.tables.change(table.id, BOB.user, fresh_key(), lambda context: seats.take(context, BOB, Seat(1)))
    table = harness.tables.get(table.id)
    assert (table.people, table.open, table.seats[1].silent_since) == (
        frozenset({Seat(0), Seat(1), Seat(2)}),
        (),
        harness.clock.now(),
    )


async def test_tables_of_other_servers_do_not_change(harness: Harness) -> None:
    local_table = await harness.game(ANNA, BOB, CYRIL)
    remote_table = await harness.tables.open(
        "bids", Place(guild=2, channel=30), BOB, language="en", pace=Pace.DAILY, options=None, key=fresh_key()
    )
    await leave(harness, BOB)
    assert harness.tables.get(local_table.id).open == (Seat(1),)
    assert harness.tables.get(remote_table.id) == remote_table
    await leave(harness, BOB, guild=2)
    assert harness.tables.get(remote_table.id).status is Status.CLOSED


# ------------------------------------------------------------------------------------------------ no change


async def test_tables_without_the_user_and_finished_tables_do_not_change(harness: Harness) -> None:
    strangers, ended_table = await harness.game(ANNA, CYRIL), await harness.play_out(await harness.game(ANNA, BOB))
    await leave(harness, BOB)
    assert [harness.tables.get(table.id) for table in (strangers, ended_table)] == [strangers, ended_table]


async def test_a_second_departure_changes_nothing(harness: Harness) -> None:
    table = await harness.game(ANNA, BOB, CYRIL)
    await leave(harness, ANNA)
    before = harness.tables.get(table.id)
    await leave(harness, ANNA)
    assert harness.tables.get(table.id) == before


async def test_a_table_of_an_absent_server_does_not_change(harness: Harness) -> None:
    tables = [await harness.game(ANNA, BOB, CYRIL), await harness.lobby(ANNA, BOB)]
    await harness.tables.absence.begin(HERE.guild)
    before = [harness.tables.get(table.id) for table in tables]
    await leave(harness, BOB)
    assert [harness.tables.get(table.id) for table in tables] == before


async def test_two_simultaneous_departures_both_open_seats(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    table, save = await harness.game(ANNA, BOB, CYRIL), harness.store.save

    async def done_by_another(change: Change) -> None:
        monkeypatch.setattr(harness.store, "save", save)
        await save(change)
        raise Repeated(table.id)

    monkeypatch.setattr(harness.store, "save", done_by_another)
    await leave(harness, BOB)
    await leave(harness, CYRIL)
    assert harness.tables.get(table.id).open == (Seat(1), Seat(2))


async def test_a_departure_that_cannot_be_saved_raises_a_conflict(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    await harness.game(ANNA, BOB, CYRIL)

    async def never(_change: Change) -> None:
        raise Repeated

    monkeypatch.setattr(harness.store, "save", never)
    with pytest.raises(Conflict):
        await leave(harness, BOB)


def test_facts_of_leaving_have_distinct_texts_in_every_language() -> None:
    for language in LANGUAGES:
        say = Say(language, names=("Anna", "Bob"))
        facts = [Left("Bob"), Left("Bob", server=True), SeatOpened("Bob", BY_GOING), SeatLeft("Bob", ends=True)]
        assert len({say.fact(fact) for fact in facts}) == len(facts)
        assert all("Bob" in say.fact(fact) for fact in facts)
