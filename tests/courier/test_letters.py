"""Letters: one per turn, edited during the turn; afterwards the menu is removed, once, whatever Discord answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from discord import ComponentType

from bot.table.model import Status

if TYPE_CHECKING:
    from tests.courier.world import World


async def table_called_by_letter(world: World, channel: Any, **options: Any) -> int:
    """Return a table whose first player was called by a letter with their menu."""
    world.presenter.lettering = True
    table = (await world.deal(channel, 0, 1, steps=2, **options)).id
    await world.drain()
    return table


def letters(world: World, n: int = 0) -> list[Any]:
    return [message for message in world.messages(world.people[n].user.dm_channel.id) if message.kind == "letter"]


def menus_removed(world: World, n: int = 0) -> list[bool]:
    return [not message.text.endswith(" menu") for message in letters(world, n)]


def edit_count(world: World, n: int = 0) -> int:
    return len(world.requests(f"/channels/{world.people[n].user.dm_channel.id}/messages/", "PATCH"))


async def test_a_letter_with_a_menu_gets_its_pictures_when_available(world: World, channel: Any) -> None:
    world.presenter.lettering, world.delivering = True, False
    table = (await world.deal(channel, 0, 1)).id
    world.presenter.unready = {table}
    world.harness.courier.wake(table)
    await world.drain_words()
    assert ["in words" in message.text for message in letters(world)] == [True]
    world.draw()
    await world.drain()
    assert ["in words" in message.text for message in letters(world)] == [False]
    assert edit_count(world) == 1
    assert menus_removed(world) == [False]


async def test_a_letter_keeps_its_menu_during_the_turn(world: World, channel: Any) -> None:
    table = await table_called_by_letter(world, channel)
    await world.go(table, 0)
    await world.drain()
    assert menus_removed(world) == [False]


async def test_a_letter_shows_the_moves_of_its_turn(world: World, channel: Any) -> None:
    table = await table_called_by_letter(world, channel)
    assert "Walked" not in letters(world)[0].text
    await world.go(table, 0)
    await world.drain()
    assert "Walked" in letters(world)[0].text
    assert edit_count(world) == 1


async def test_a_letter_is_edited_once_after_its_turn(world: World, channel: Any) -> None:
    table = await table_called_by_letter(world, channel)
    await world.go(table, 0, times=2)
    await world.drain()
    assert menus_removed(world) == [True]
    await world.go(table, 1)
    await world.drain()
    assert edit_count(world) == 1


async def test_whispers_during_a_turn_are_added_to_its_letter(world: World, channel: Any) -> None:
    table = await table_called_by_letter(world, channel, diary=True)
    await world.go(table, 0)
    await world.drain()
    assert menus_removed(world) == [False]
    assert letters(world)[0].text.count("Noted") == 1
    await world.go(table, 0)
    await world.drain()
    assert menus_removed(world) == [True]
    assert letters(world)[0].text.count("Noted") == 2
    assert await world.pending(table) == 0


async def test_news_for_a_deleted_letter_is_sent_by_a_new_one(world: World, channel: Any) -> None:
    table = await table_called_by_letter(world, channel, diary=True)
    path = f"/channels/{world.people[0].user.dm_channel.id}/messages/{letters(world)[0].id}"
    world.env.inject_error("PATCH", path, status=404, code=10008, times=None)
    await world.go(table, 0)
    await world.drain()
    assert ["Noted" in message.text for message in letters(world)] == [False, True]
    assert await world.pending(table) == 0


async def test_a_letter_of_an_earlier_version_keeps_its_form(world: World, channel: Any) -> None:
    """Earlier versions sent letters in a frame, and Discord does not let an edit remove it."""
    world.presenter.framing = True
    table = await table_called_by_letter(world, channel)
    world.presenter.framing = False
    await world.harness.outbox._database.rows("UPDATE post SET plain = 0 WHERE kind = 'letter'", ())
    await world.go(table, 0)
    await world.drain()
    (request,) = world.requests(f"/channels/{world.people[0].user.dm_channel.id}/messages/", "PATCH")
    assert request.json["components"][0]["type"] == ComponentType.text_display.value


async def test_a_letter_without_a_menu_is_not_edited(world: World, channel: Any) -> None:
    table = (await world.deal(channel, 0, 1, steps=2)).id
    await world.drain()
    before = [message.text for message in letters(world)]
    await world.go(table, 0, times=2)
    await world.drain()
    assert [message.text for message in letters(world)] == before
    assert edit_count(world) == 0


async def test_the_letter_of_the_next_turn_keeps_its_menu(world: World, channel: Any) -> None:
    table = await table_called_by_letter(world, channel)
    await world.go(table, 0, times=2)
    await world.pass_time(60)
    await world.go(table, 1, times=2)
    await world.pass_time(60)
    assert menus_removed(world) == [True, False]


async def test_the_letter_of_an_earlier_turn_shrinks_once_to_the_facts_of_its_turn(world: World, channel: Any) -> None:
    table = await table_called_by_letter(world, channel)
    for seat in (0, 1):
        await world.go(table, seat, times=2)
        await world.pass_time(60)
    first, last = letters(world)
    assert " past " in first.text
    assert first.text.count("Walked") == 4
    assert last.text.endswith(" menu")
    edits = edit_count(world)
    await world.go(table, 0)
    await world.drain()
    assert edit_count(world) == edits + 1
    assert letters(world)[0].text == first.text


async def test_the_last_letter_of_a_game_shrinks_when_the_game_ends(world: World, channel: Any) -> None:
    table = await table_called_by_letter(world, channel, turns=1)
    assert [" past " in message.text for message in letters(world)] == [False]
    await world.go(table, 0, times=2)
    assert world.harness.tables.get(table).finished
    await world.drain()
    assert [" past " in message.text for message in letters(world)] == [True]
    edits = edit_count(world)
    await world.restart()
    await world.drain()
    assert edit_count(world) == edits


async def test_a_letter_loses_its_menu_after_a_restart(world: World, channel: Any) -> None:
    table = await table_called_by_letter(world, channel)
    world.delivering = False
    await world.go(table, 0, times=2)
    await world.restart()
    await world.drain()
    assert menus_removed(world) == [True]
    assert edit_count(world) == 1


async def test_a_letter_loses_its_menu_after_a_crash_without_pending_news(world: World, channel: Any) -> None:
    table = await table_called_by_letter(world, channel)
    path = f"/channels/{world.people[0].user.dm_channel.id}/messages/{letters(world)[0].id}"
    world.env.inject_error("PATCH", path, status=503, code=0, times=None)
    await world.go(table, 0, times=2)
    await world.drain()
    assert await world.pending(table) == 0
    assert menus_removed(world) == [False]
    world.env.backend.faults.clear()
    await world.die()
    await world.drain()
    assert menus_removed(world) == [True]


async def test_a_turn_shifted_by_an_outage_keeps_its_letter(world: World, channel: Any) -> None:
    table = await table_called_by_letter(world, channel)
    await world.end()
    world.hands.move(3600)
    world.env.backend.clock.advance(3600)
    await world.begin_again()
    await world.drain()
    assert menus_removed(world) == [False]
    await world.go(table, 0, times=2)
    await world.drain()
    assert menus_removed(world) == [True]


@pytest.mark.parametrize("times", [1, 3])
async def test_a_letters_edit_is_retried_while_discord_is_overloaded(world: World, channel: Any, times: int) -> None:
    table = await table_called_by_letter(world, channel)
    path = f"/channels/{world.people[0].user.dm_channel.id}/messages/{letters(world)[0].id}"
    world.env.inject_error("PATCH", path, status=503, code=0, times=times)
    await world.go(table, 0, times=2)
    await world.pass_time(120)
    assert menus_removed(world) == [True]
    assert len(world.sent("call")) + len(world.sent("letter")) == 3


@pytest.mark.parametrize("code", [10008, 10003, 50001])
async def test_a_deleted_letter_is_not_edited_again(world: World, channel: Any, code: int) -> None:
    table = await table_called_by_letter(world, channel)
    path = f"/channels/{world.people[0].user.dm_channel.id}/messages/{letters(world)[0].id}"
    world.env.inject_error("PATCH", path, status=404 if code < 50000 else 403, code=code, times=None)
    await world.go(table, 0, times=2)
    await world.drain()
    before = edit_count(world)
    await world.go(table, 1)
    await world.drain()
    assert edit_count(world) == before
    assert world.sent("trouble") == []


async def test_a_letter_with_closed_direct_messages_is_edited_once_they_open(world: World, channel: Any) -> None:
    table = await table_called_by_letter(world, channel)
    path = f"/channels/{world.people[0].user.dm_channel.id}/messages/{letters(world)[0].id}"
    world.env.inject_error("PATCH", path, status=403, code=50007, times=1)
    await world.go(table, 0, times=2)
    await world.drain()
    await world.go(table, 1)
    await world.drain()
    assert menus_removed(world) == [False]
    await world.harness.courier.reopen_messages(world.people[0].id)
    await world.drain()
    assert menus_removed(world) == [True]


async def test_calling_off_a_table_removes_the_menu(world: World, channel: Any) -> None:
    table = await table_called_by_letter(world, channel)
    await world.harness.tables.cancel(table, world.people[0].id, moderator=False, key=world.key())
    await world.drain()
    assert menus_removed(world) == [True]
    assert await world.harness.outbox.unfinished() == ()


async def test_the_menu_of_a_restored_quarantined_table_is_kept(world: World, channel: Any) -> None:
    table = await table_called_by_letter(world, channel)
    await world.harness.tables._repository.store.quarantine(table, world.clock.now())
    await world.restart()
    assert world.harness.tables.get(table).status is Status.RUNNING
    await world.drain()
    assert menus_removed(world) == [False]
