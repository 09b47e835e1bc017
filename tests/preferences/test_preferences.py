"""Settings of users and servers, and the host's key."""

from __future__ import annotations

import asyncio
import sqlite3
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from bot.game.contract import Seat
from bot.preferences.preferences import NotFetchedError, Preferences
from bot.preferences.settings import Following, LoadedFile, PersonSettings, SeatWish, ServerSettings
from bot.storage.host_values import SqlHostValues
from bot.storage.people import SqlPreferences
from bot.table.model import Pace
from bot.table.reliability import EndedTurn, Reliability
from tests.table.harness import ANNA, BOB, STRANGER, choose, preferences_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from bot.preferences.store import StoredPerson
    from bot.storage.database import Database
    from tests.table.harness import Harness


async def restarted(harness: Harness) -> Preferences:
    store = preferences_of(harness.database)
    await store.fetch([1, 2, 3, ANNA.user, BOB.user, STRANGER], [2])
    return store


async def test_a_user_without_settings_has_the_defaults(harness: Harness) -> None:
    store = await restarted(harness)
    assert (store.person(1), store.server(2)) == (PersonSettings(1), ServerSettings(2))


async def test_a_users_settings_are_known_at_once_and_after_a_restart(harness: Harness) -> None:
    store = await restarted(harness)
    chosen = PersonSettings(1, language="pl", quiet_from=22 * 60, quiet_to=7 * 60, zone="Europe/Warsaw")
    await choose(store, chosen)
    assert [store.person(1), (await restarted(harness)).person(1)] == [chosen, chosen]


async def test_later_settings_replace_earlier_ones(harness: Harness) -> None:
    store = await restarted(harness)
    await choose(store, PersonSettings(1, language="pl"))
    await choose(store, PersonSettings(1, dm_closed=True))
    assert (await restarted(harness)).person(1) == PersonSettings(1, dm_closed=True)


async def test_people_who_hide_their_profile_are_known_also_after_a_restart(harness: Harness) -> None:
    store = await restarted(harness)
    await choose(store, PersonSettings(1, hides_profile=True))
    await choose(store, PersonSettings(2, hides_profile=False))
    assert await (await restarted(harness)).hidden_people([1, 2, 3, 4]) == {1}


async def test_a_locale_is_known_at_once_and_after_a_restart_beside_settings(harness: Harness) -> None:
    store, chosen = await restarted(harness), PersonSettings(1, language="sk")
    assert store.locale(1) is None
    await store.note_locale(1, "cs")
    await choose(store, chosen)
    await store.note_locale(1, "pl")
    new_store = await restarted(harness)
    assert [store.locale(1), new_store.locale(1), new_store.person(1)] == ["pl", "pl", chosen]
    assert new_store.person(2) == PersonSettings(2)


async def test_a_locale_is_written_only_when_it_changes(harness: Harness) -> None:
    store = await restarted(harness)
    for locale in ("cs", "cs", "pl", "pl", "cs"):
        before = (await harness.database.rows("SELECT total_changes()"))[0][0]
        is_unchanged = store.locale(1) == locale
        await store.note_locale(1, locale)
        assert (await harness.database.rows("SELECT total_changes()"))[0][0] - before == (0 if is_unchanged else 1)


async def test_a_locale_leaves_an_unreadable_row_unchanged(harness: Harness) -> None:
    await harness.database.rows('INSERT INTO person (user, body) VALUES (1, \'{"user": "me"}\')')
    await (await restarted(harness)).note_locale(1, "cs")
    new_store = await restarted(harness)
    assert (new_store.person(1), new_store.locale(1)) == (PersonSettings(1), "cs")


async def test_a_servers_settings_are_kept(harness: Harness) -> None:
    store = await restarted(harness)
    files = (LoadedFile("bids", "map", "a town"),)
    chosen = ServerSettings(2, channel=3, language="sk", pace=Pace.RELAXED, files=files)
    await store.update_server(2, lambda _: chosen)
    new_store = await restarted(harness)
    assert (new_store.server(2), new_store.files(2, "bids")) == (chosen, {"map": "a town"})


async def test_files_are_saved_together_and_leave_others_alone(harness: Harness) -> None:
    store = await restarted(harness)
    park = ServerSettings(2, language="sk", files=(LoadedFile("walk", "map", "a park"),))
    await store.update_server(2, lambda _: park)
    await store.save_files(2, "bids", {"map": "a town", "coins": "gold"})
    await store.save_files(2, "bids", {"map": None, "coins": "silver"})
    new_store = await restarted(harness)
    assert (new_store.files(2, "bids"), new_store.files(2, "walk")) == ({"coins": "silver"}, {"map": "a park"})
    assert new_store.server(2).language == "sk"


async def test_an_unreadable_row_counts_as_missing(harness: Harness) -> None:
    await harness.database.rows('INSERT INTO person (user, body) VALUES (1, \'{"user": "me"}\')')
    assert (await restarted(harness)).person(1) == PersonSettings(1)


async def test_the_key_is_made_once_and_kept(harness: Harness) -> None:
    first = await SqlHostValues(harness.database).signing_key()
    assert (len(first), await SqlHostValues(harness.database).signing_key()) == (32, first)


async def test_closed_direct_messages_are_saved_only_for_a_user_at_the_table(harness: Harness) -> None:
    store, table = await restarted(harness), await harness.game()
    for user in (ANNA.user, BOB.user, STRANGER):
        await store.close_messages(user, table.id)
    assert [store.person(user).dm_closed for user in (ANNA.user, BOB.user, STRANGER)] == [True, True, False]
    users = [user for (user,) in await harness.database.rows("SELECT user FROM person ORDER BY user")]
    assert users == [ANNA.user, BOB.user]


def turn(user: int, *, in_time: bool) -> EndedTurn:
    return EndedTurn(Seat(0), user, 0.0, in_time)


async def store_with_users(harness: Harness, *users: int) -> Preferences:
    """Return a store with rows for these users."""
    store = await restarted(harness)
    for user in users:
        await store.note_locale(user, "cs")
    return store


async def test_turns_are_known_at_once_and_after_saving_also_after_a_restart(harness: Harness) -> None:
    store = await store_with_users(harness, 1, 2)
    for in_time in (True, True, False, True, True):
        store.note_turn(turn(1, in_time=in_time))
        store.note_turn(turn(2, in_time=True))
    assert (store.reliability(1), (await restarted(harness)).reliability(1)) == (Reliability(4, 5), None)
    await store.save_turns()
    new_store = await restarted(harness)
    assert [new_store.reliability(user) for user in (1, 2, 3)] == [Reliability(4, 5), Reliability(5, 5), None]


async def test_counting_turns_writes_nothing_and_saving_writes_once(harness: Harness) -> None:
    store = await store_with_users(harness, 1, 2)
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
    """Return the number of rows written so far."""
    return int((await harness.database.rows("SELECT total_changes()"))[0][0])


async def test_settings_read_before_a_counted_turn_do_not_undo_it(harness: Harness) -> None:
    store = await store_with_users(harness, 1)
    person = store.person(1)
    for _ in range(5):
        store.note_turn(turn(1, in_time=True))
    await choose(store, replace(person, language="pl"))
    await store.save_turns()
    new_store = await restarted(harness)
    for preferences in (store, new_store):
        assert (preferences.person(1).language, preferences.reliability(1)) == ("pl", Reliability(5, 5))


async def test_no_turns_of_a_forgotten_user_are_kept(harness: Harness) -> None:
    store = await store_with_users(harness, 1)
    for _ in range(5):
        store.note_turn(turn(1, in_time=True))
    await harness.store.forget(1, str)
    await store.save_turns()
    store.forget(1)
    await store.save_turns()
    assert store.reliability(1) is None
    assert await harness.database.rows("SELECT * FROM person WHERE user = 1") == []


async def test_turns_that_could_not_be_saved_are_saved_later(harness: Harness) -> None:
    store = await store_with_users(harness, 1)
    for _ in range(5):
        store.note_turn(turn(1, in_time=True))
    await harness.database.rows("CREATE TRIGGER full BEFORE UPDATE ON person BEGIN SELECT raise(ABORT, 'full'); END")
    with pytest.raises(sqlite3.IntegrityError):
        await store.save_turns()
    await harness.database.rows("DROP TRIGGER full")
    await store.save_turns()
    assert (await restarted(harness)).reliability(1) == Reliability(5, 5)


async def test_a_user_that_was_not_fetched_has_no_defaults(harness: Harness) -> None:
    await choose(preferences_of(harness.database), PersonSettings(1, language="cs"))
    store = preferences_of(harness.database)
    with pytest.raises(NotFetchedError):
        store.person(1)
    with pytest.raises(NotFetchedError):
        store.server(2)
    await store.fetch([1])
    assert store.person(1).language == "cs"


async def test_no_user_is_read_at_the_start_and_each_is_read_once(harness: Harness) -> None:
    for user in range(1, 4):
        await choose(preferences_of(harness.database), PersonSettings(user, language="cs"))
    recording_store = RecordingStore(harness.database)
    store = Preferences(recording_store)
    assert recording_store.read == []
    for users in ([1], [1, 2], [2, 1], []):
        await store.fetch(users)
    assert recording_store.read == [1, 2]


class RecordingStore(SqlPreferences):
    """A store that records the requested ids and calls a function before it answers."""

    def __init__(self, database: Database, meanwhile: Callable[[], None] = lambda: None) -> None:
        super().__init__(database)
        self._meanwhile = meanwhile
        self.read: list[int] = []

    async def people(self, users: Iterable[int]) -> dict[int, StoredPerson]:
        user_ids = list(users)
        self.read += user_ids
        rows = await super().people(user_ids)
        self._meanwhile()
        return rows


async def test_the_least_recently_used_users_are_dropped_except_at_open_tables(harness: Harness) -> None:
    store = preferences_of(harness.database, limit=2)
    store.pin_while(lambda user: user == 1, lambda _guild: False)
    await store.fetch([1])
    for user in range(2, 6):
        await store.fetch([user])
        assert store.person(2) == PersonSettings(2)
    assert (store.person(1), store.person(5)) == (PersonSettings(1), PersonSettings(5))
    for user in (3, 4):
        with pytest.raises(NotFetchedError):
            store.person(user)


async def test_users_of_open_tables_do_not_count_towards_the_limit(harness: Harness) -> None:
    around, sorted_users = set(range(1, 101)), list[int]()
    store = preferences_of(harness.database, limit=3)

    def stays(user: int) -> bool:
        sorted_users.append(user)
        return user in around

    store.pin_while(stays, lambda _guild: False)
    await store.fetch(around)
    sorted_users.clear()
    for user in range(201, 231):
        await store.fetch([user])
    assert [store.person(user).user for user in (228, 229, 230)] == [228, 229, 230]
    with pytest.raises(NotFetchedError):
        store.person(227)
    assert len(sorted_users) < 30 * 6


async def test_users_who_left_every_table_are_dropped_later(harness: Harness) -> None:
    around = set(range(1, 11))
    store = preferences_of(harness.database, limit=3)
    store.pin_while(lambda user: user in around, lambda _guild: False)
    await store.fetch(around)
    around.clear()
    for user in range(201, 221):
        await store.fetch([user])
    for user in range(1, 11):
        with pytest.raises(NotFetchedError):
            store.person(user)


async def test_users_fetched_before_their_table_was_in_memory_stay_cached(harness: Harness) -> None:
    around = set[int]()
    store = preferences_of(harness.database, limit=3)
    store.pin_while(lambda user: user in around, lambda _guild: False)
    await store.fetch([1, 2, 3])
    around |= {1, 2, 3}
    for user in range(201, 221):
        await store.fetch([user])
    assert [store.person(user).user for user in (1, 2, 3, 218, 219, 220)] == [1, 2, 3, 218, 219, 220]


async def test_servers_with_tables_do_not_count_towards_the_limit(harness: Harness) -> None:
    store = Preferences(SqlPreferences(harness.database), server_limit=2)
    store.pin_while(lambda _user: False, lambda guild: guild <= 10)
    await store.fetch(guilds=range(1, 11))
    for guild in (101, 102, 103):
        await store.fetch(guilds=[guild])
    assert [store.server(guild).guild for guild in (1, 10, 102, 103)] == [1, 10, 102, 103]
    with pytest.raises(NotFetchedError):
        store.server(101)


async def test_users_fetched_together_are_cached_together(harness: Harness) -> None:
    store = preferences_of(harness.database, limit=2)
    await store.fetch(range(1, 1200))
    assert [store.person(user).user for user in range(1, 1200)] == list(range(1, 1200))


async def test_a_user_forgotten_during_a_read_stays_forgotten(harness: Harness) -> None:
    await choose(preferences_of(harness.database), PersonSettings(1, language="cs"))
    store: Preferences = Preferences(RecordingStore(harness.database, lambda: store.forget(1)))
    await store.fetch([1])
    assert store.person(1) == PersonSettings(1)


async def test_a_save_during_a_reload_is_not_undone(harness: Harness) -> None:
    store = await store_with_users(harness, 1)
    reading = asyncio.ensure_future(store.refresh_all())
    choosing = asyncio.ensure_future(choose(store, PersonSettings(1, language="pl")))
    for _ in range(5):
        store.note_turn(turn(1, in_time=True))
    await asyncio.gather(reading, choosing)
    assert (store.person(1).language, store.reliability(1)) == ("pl", Reliability(5, 5))


async def test_turns_counted_while_settings_are_saved_are_kept(harness: Harness) -> None:
    store = await store_with_users(harness, 1)
    choosing = asyncio.ensure_future(choose(store, PersonSettings(1, language="pl")))
    await asyncio.sleep(0)
    for _ in range(5):
        store.note_turn(turn(1, in_time=True))
    await asyncio.gather(choosing, store.save_turns())
    await store.save_turns()
    new_store = await restarted(harness)
    assert (new_store.person(1).language, new_store.reliability(1)) == ("pl", Reliability(5, 5))


WISH = SeatWish("bids", 2, 1.0, 9.0)
FOLLOWING = Following(7, rounds=True, version=3)


async def test_subscriptions_are_found_by_their_subject(harness: Harness) -> None:
    store = await restarted(harness)
    wishes = (replace(WISH, guild=3, table=5), WISH)
    await store.update(1, lambda own: replace(own, wishes=(WISH,)), new=True)
    await store.update(2, lambda own: replace(own, wishes=wishes, followings=(FOLLOWING,)), new=True)
    new_store = preferences_of(harness.database)
    assert [subscriber.user for subscriber in await new_store.subscribers(("bids", 2))] == [1, 2]
    assert [subscriber.user for subscriber in await new_store.subscribers(("bids", 3), ("", 7))] == [2]
    assert await new_store.subscribers(("walk", 2), ("", 8)) == []
    assert new_store.person(2).wishes == wishes
    assert new_store.person(2).followings == (FOLLOWING,)
    assert await new_store.subscribed_tables() == {5, 7}
    await new_store.update(2, lambda own: replace(own, wishes=(), followings=()))
    assert [subscriber.user for subscriber in await new_store.subscribers(("bids", 2), ("bids", 3), ("", 7))] == [1]


@pytest.mark.parametrize(
    "damage", ["body = '{'", "body = CAST(x'ff' AS TEXT)", "number = 4", "game = 'walk'", "game = ''", "body = 'null'"]
)
async def test_a_damaged_subscription_is_skipped_and_reported_without_its_user(
    harness: Harness, damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    store = await restarted(harness)
    await store.update(123456, lambda own: replace(own, wishes=(WISH,), language="cs"), new=True)
    await harness.database.rows(f"UPDATE interest SET {damage}")  # noqa: S608
    new_store = preferences_of(harness.database)
    for _ in range(2):
        await new_store.subscribers(("bids", 2), ("bids", 4), ("walk", 2), ("", 2))
        await new_store.fetch([123456])
        await new_store.refresh_all()
    assert (new_store.person(123456).wishes, new_store.person(123456).language) == ((), "cs")
    reports = [record for record in caplog.records if "database.value_unreadable" in record.getMessage()]
    assert len(reports) == 1
    assert "123456" not in str(reports[0].__dict__)
    await new_store.subscribed_tables()


async def test_two_processes_that_change_the_same_settings_lose_nothing(harness: Harness) -> None:
    first, second = await store_with_users(harness, 1), await restarted(harness)
    await first.update(1, lambda settings: replace(settings, language="pl"))
    await second.update(1, lambda settings: replace(settings, hides_profile=True))
    assert second.person(1).language == "pl"
    await first.update_server(5, lambda settings: replace(settings, language="cs"))
    await second.update_server(5, lambda settings: replace(settings, banter=False))
    await first.refresh_all()
    assert (first.person(1).language, first.person(1).hides_profile) == ("pl", True)
    assert first.server(5) == second.server(5) == replace(ServerSettings(5), language="cs", banter=False)


async def test_turns_counted_in_two_processes_are_all_saved(harness: Harness) -> None:
    first, second = await store_with_users(harness, 1), await restarted(harness)
    await second.fetch([1])
    for store in (first, second, first, second, first):
        store.note_turn(turn(1, in_time=store is first))
        await store.save_turns()
    assert (await restarted(harness)).reliability(1) == Reliability(3, 5)


async def test_a_process_sees_what_another_one_has_changed_after_a_refresh(harness: Harness) -> None:
    first, second = await store_with_users(harness, 1), await restarted(harness)
    await second.fetch(guilds=[5])
    seen: list[ServerSettings] = []
    second.server_changed = seen.append
    await first.update(1, lambda settings: replace(settings, language="pl"))
    await first.update_server(5, lambda settings: replace(settings, language="cs"))
    assert (second.person(1).language, second.server(5).language) == (None, None)
    await second.refresh_person(1)
    await second.refresh_server(5)
    assert (second.person(1).language, second.server(5).language) == ("pl", "cs")
    assert seen == [second.server(5)]
