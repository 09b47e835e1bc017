"""What people and servers chose, and the host's key."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.storage.settings import PersonSettings, ServerSettings, SettingsStore
from bot.table.model import Pace

if TYPE_CHECKING:
    from tests.table.house import House


async def restarted(house: House) -> SettingsStore:
    store = SettingsStore(house.database)
    await store.load()
    return store


async def test_who_chose_nothing_has_the_defaults(house: House) -> None:
    store = await restarted(house)
    assert (store.person(1), store.server(2)) == (PersonSettings(1), ServerSettings(2))


async def test_what_a_person_chose_is_known_at_once_and_after_a_restart(house: House) -> None:
    store = await restarted(house)
    chosen = PersonSettings(1, language="pl", quiet_from=22 * 60, quiet_to=7 * 60, zone="Europe/Warsaw")
    await store.save_person(chosen)
    assert [store.person(1), (await restarted(house)).person(1)] == [chosen, chosen]


async def test_a_later_choice_replaces_an_earlier(house: House) -> None:
    store = await restarted(house)
    await store.save_person(PersonSettings(1, language="pl"))
    await store.save_person(PersonSettings(1, dm_closed=True))
    assert (await restarted(house)).person(1) == PersonSettings(1, dm_closed=True)


async def test_what_a_server_chose_is_kept(house: House) -> None:
    store = await restarted(house)
    chosen = ServerSettings(2, channel=3, language="sk", pace=Pace.RELAXED)
    await store.save_server(chosen)
    assert (await restarted(house)).server(2) == chosen


async def test_a_row_that_cannot_be_read_counts_as_never_written(house: House) -> None:
    await house.database.rows('INSERT INTO person VALUES (1, \'{"user": "me"}\')')
    assert (await restarted(house)).person(1) == PersonSettings(1)


async def test_the_key_is_made_once_and_kept(house: House) -> None:
    store = await restarted(house)
    first = await store.signing_key()
    assert (len(first), await (await restarted(house)).signing_key()) == (32, first)
