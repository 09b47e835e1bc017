"""What people and servers chose, and the host's key."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from bot.game import Seat
from bot.storage.settings import LoadedFile, PersonSettings, ServerSettings
from bot.storage.settings_store import SettingsStore
from bot.table.model import Pace
from bot.table.reliability import EndedTurn, Reliability
from tests.table.harness import ANNA, BOB, STRANGER

if TYPE_CHECKING:
    from tests.table.harness import Harness


async def restarted(harness: Harness) -> SettingsStore:
    store = SettingsStore(harness.database)
    await store.load()
    return store


async def test_who_chose_nothing_has_the_defaults(harness: Harness) -> None:
    store = await restarted(harness)
    assert (store.person(1), store.server(2)) == (PersonSettings(1), ServerSettings(2))


async def test_what_a_person_chose_is_known_at_once_and_after_a_restart(harness: Harness) -> None:
    store = await restarted(harness)
    chosen = PersonSettings(1, language="pl", quiet_from=22 * 60, quiet_to=7 * 60, zone="Europe/Warsaw")
    await store.save_person(chosen)
    assert [store.person(1), (await restarted(harness)).person(1)] == [chosen, chosen]


async def test_a_later_choice_replaces_an_earlier(harness: Harness) -> None:
    store = await restarted(harness)
    await store.save_person(PersonSettings(1, language="pl"))
    await store.save_person(PersonSettings(1, dm_closed=True))
    assert (await restarted(harness)).person(1) == PersonSettings(1, dm_closed=True)


async def test_a_locale_is_known_at_once_and_after_a_restart_beside_what_was_chosen(harness: Harness) -> None:
    store, chosen = await restarted(harness), PersonSettings(1, language="sk")
    assert store.locale(1) is None
    await store.saw_locale(1, "cs")
    await store.save_person(chosen)
    await store.saw_locale(1, "pl")
    again = await restarted(harness)
    assert [store.locale(1), again.locale(1), again.person(1)] == ["pl", "pl", chosen]
    assert again.person(2) == PersonSettings(2)


async def test_a_locale_is_written_only_when_it_changes(harness: Harness) -> None:
    store = await restarted(harness)
    for locale in ("cs", "cs", "pl", "pl", "cs"):
        before = (await harness.database.rows("SELECT total_changes()"))[0][0]
        same = store.locale(1) == locale
        await store.saw_locale(1, locale)
        assert (await harness.database.rows("SELECT total_changes()"))[0][0] - before == (0 if same else 1)


async def test_a_locale_does_not_mend_or_break_a_row_that_cannot_be_read(harness: Harness) -> None:
    await harness.database.rows('INSERT INTO person (user, body) VALUES (1, \'{"user": "me"}\')')
    await (await restarted(harness)).saw_locale(1, "cs")
    again = await restarted(harness)
    assert (again.person(1), again.locale(1)) == (PersonSettings(1), "cs")


async def test_what_a_server_chose_is_kept(harness: Harness) -> None:
    store = await restarted(harness)
    files = (LoadedFile("bids", "map", "a town"),)
    chosen = ServerSettings(2, channel=3, language="sk", pace=Pace.RELAXED, files=files)
    await store.save_server(chosen)
    again = await restarted(harness)
    assert (again.server(2), again.files(2, "bids")) == (chosen, {"map": "a town"})


async def test_files_are_saved_all_at_once_and_leave_others_alone(harness: Harness) -> None:
    store = await restarted(harness)
    await store.save_server(ServerSettings(2, language="sk", files=(LoadedFile("walk", "map", "a park"),)))
    await store.save_files(2, "bids", {"map": "a town", "coins": "gold"})
    await store.save_files(2, "bids", {"map": None, "coins": "silver"})
    again = await restarted(harness)
    assert (again.files(2, "bids"), again.files(2, "walk")) == ({"coins": "silver"}, {"map": "a park"})
    assert again.server(2).language == "sk"


async def test_a_row_that_cannot_be_read_counts_as_never_written(harness: Harness) -> None:
    await harness.database.rows('INSERT INTO person (user, body) VALUES (1, \'{"user": "me"}\')')
    assert (await restarted(harness)).person(1) == PersonSettings(1)


async def test_the_key_is_made_once_and_kept(harness: Harness) -> None:
    store = await restarted(harness)
    first = await store.signing_key()
    assert (len(first), await (await restarted(harness)).signing_key()) == (32, first)


async def test_that_messages_are_refused_is_noted_of_whoever_is_at_the_table_alone(harness: Harness) -> None:
    store, table = SettingsStore(harness.database), await harness.game()
    for user in (ANNA.user, BOB.user, STRANGER):
        await store.close_messages(user, table.id)
    assert [store.person(user).dm_closed for user in (ANNA.user, BOB.user, STRANGER)] == [True, True, False]
    kept = [user for (user,) in await harness.database.rows("SELECT user FROM person ORDER BY user")]
    assert kept == [ANNA.user, BOB.user]


def turn(user: int, *, in_time: bool) -> EndedTurn:
    return EndedTurn(Seat(0), user, 0.0, in_time)


async def heard_of(harness: Harness, *users: int) -> SettingsStore:
    """A store of which somebody has been heard."""
    store = await restarted(harness)
    for user in users:
        await store.saw_locale(user, "cs")
    return store


async def test_turns_are_known_at_once_and_after_a_restart_once_they_were_saved(harness: Harness) -> None:
    store = await heard_of(harness, 1, 2)
    for in_time in (True, True, False, True, True):
        store.note_turn(turn(1, in_time=in_time))
        store.note_turn(turn(2, in_time=True))
    assert (store.reliability(1), (await restarted(harness)).reliability(1)) == (Reliability(4, 5), None)
    await store.save_turns()
    again = await restarted(harness)
    assert [again.reliability(user) for user in (1, 2, 3)] == [Reliability(4, 5), Reliability(5, 5), None]


async def test_to_count_a_turn_writes_nothing_and_saving_them_writes_once(harness: Harness) -> None:
    store = await heard_of(harness, 1, 2)
    before = await writes(harness)
    for _ in range(20):
        store.note_turn(turn(1, in_time=True))
        store.note_turn(turn(2, in_time=False))
    assert await writes(harness) == before
    await store.save_turns()
    assert await writes(harness) == before + 2
    await store.save_turns()
    assert await writes(harness) == before + 2


async def writes(harness: Harness) -> int:
    """How many rows were written so far."""
    return int((await harness.database.rows("SELECT total_changes()"))[0][0])


async def test_a_choice_made_before_a_turn_was_counted_does_not_take_it_back(harness: Harness) -> None:
    store = await heard_of(harness, 1)
    seen = store.person(1)
    for _ in range(5):
        store.note_turn(turn(1, in_time=True))
    await store.save_person(replace(seen, language="pl"))
    again = await restarted(harness)
    for each in (store, again):
        assert (each.person(1).language, each.reliability(1)) == ("pl", Reliability(5, 5))


async def test_of_who_was_forgotten_no_turns_are_kept(harness: Harness) -> None:
    store = await heard_of(harness, 1)
    for _ in range(5):
        store.note_turn(turn(1, in_time=True))
    await harness.store.forget(1, str)
    await store.save_turns()
    store.forget(1)
    await store.save_turns()
    assert store.reliability(1) is None
    assert await harness.database.rows("SELECT * FROM person WHERE user = 1") == []


async def test_turns_that_could_not_be_saved_are_saved_later(harness: Harness) -> None:
    store = await heard_of(harness, 1)
    for _ in range(5):
        store.note_turn(turn(1, in_time=True))
    await harness.database.rows("CREATE TRIGGER full BEFORE UPDATE ON person BEGIN SELECT raise(ABORT, 'full'); END")
    with pytest.raises(sqlite3.IntegrityError):
        await store.save_turns()
    await harness.database.rows("DROP TRIGGER full")
    await store.save_turns()
    assert (await restarted(harness)).reliability(1) == Reliability(5, 5)
