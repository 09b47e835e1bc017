"""The messages of a table during its life."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from unittest.mock import AsyncMock

import pytest

from bot.courier.courier import MAX_CONCURRENT_TABLES

if TYPE_CHECKING:
    from tests.courier.world import World


async def test_a_card_is_posted_once_and_shows_the_players(world: World, channel: Any) -> None:
    table = await world.open(channel, 0, 1)
    await world.drain()
    assert world.texts(channel.id) == [f"#{table.id} lobby player0 player1 thread=None"]


async def test_a_game_gets_a_thread_with_a_board_and_the_first_call(world: World, channel: Any) -> None:
    table = await world.deal(channel, 0, 1)
    await world.drain()
    thread = world.thread(table.id)
    assert [message.kind for message in world.messages(thread)] == ["board", "call"]
    assert world.texts(channel.id) == [f"#{table.id} running player0 player1 thread={thread}"]


def boards(world: World, table: int) -> list[bool]:
    """Return for each board in a table's thread whether it has a picture."""
    return [bool(message.attachments) for message in world.messages(world.thread(table)) if message.kind == "board"]


async def tables_without_backgrounds(world: World, channel: Any, count: int = 1) -> list[int]:
    """Start tables whose messages are sent while their pictures' backgrounds are still being drawn."""
    world.delivering = False
    tables = [(await world.deal(channel, 0, 1)).id for _ in range(count)]
    world.delivering = True
    world.presenter.unready = set(tables)
    for table in tables:
        world.harness.courier.wake(table)
    await world.drain_words()
    return tables


async def test_messages_do_not_wait_for_backgrounds(world: World, channel: Any) -> None:
    """More tables than the courier handles at once get messages in words, and pictures when they can be drawn."""
    tables = await tables_without_backgrounds(world, channel, MAX_CONCURRENT_TABLES + 1)
    for table in tables:
        assert boards(world, table) == [False]
        assert await world.pending(table) == 0
    world.draw()
    await world.drain()
    assert [boards(world, table) for table in tables] == [[True]] * len(tables)


async def test_messages_in_words_get_their_pictures_after_a_restart(world: World, channel: Any) -> None:
    (table,) = await tables_without_backgrounds(world, channel)
    assert [message.kind for message in world.messages(world.thread(table))] == ["board", "call"]
    assert boards(world, table) == [False]
    await world.end()
    world.draw()
    await world.begin_again()
    await world.drain()
    assert boards(world, table) == [True]


async def test_a_board_keeps_its_picture_until_the_table_changes(world: World, channel: Any) -> None:
    table = (await world.deal(channel, 0, 1, steps=5)).id
    await world.drain()
    world.presenter.unready = {table}
    world.harness.courier.wake(table)
    await world.drain_words()
    assert boards(world, table) == [True]
    await world.go(table, 0)
    await world.drain_words()
    assert boards(world, table) == [False]
    world.draw()
    await world.drain()
    assert boards(world, table) == [True]


async def test_no_news_stays_pending(world: World, channel: Any) -> None:
    table = await world.deal(channel, 0, 1)
    await world.go(table.id, 0)
    await world.drain()
    assert await world.pending(table.id) == 0


async def test_five_steps_are_one_turn_and_one_ping(world: World, channel: Any) -> None:
    table = await world.deal(channel, 0, 1, steps=5)
    for _ in range(4):
        await world.drain()
        await world.go(table.id, 0)
    await world.drain()
    calls = [message for message in world.messages(world.thread(table.id)) if message.kind == "call"]
    assert [message.mentions for message in calls] == [{world.people[0].id}]


async def test_the_next_turn_has_a_new_ping_and_the_old_one_is_deleted(world: World, channel: Any) -> None:
    table = await world.deal(channel, 0, 1, steps=2)
    await world.drain()
    first = world.messages(world.thread(table.id))[-1]
    await world.go(table.id, 0, times=2)
    await world.drain()
    (call,) = [message for message in world.messages(world.thread(table.id)) if message.kind == "call"]
    assert call.id > first.id
    assert call.mentions == {world.people[1].id}


async def test_several_active_players_share_one_ping(world: World, channel: Any) -> None:
    table = await world.deal(channel, 0, 1, 2, together=True)
    await world.drain()
    (call,) = [message for message in world.messages(world.thread(table.id)) if message.kind == "call"]
    assert call.mentions == {world.people[n].id for n in (0, 1, 2)}


async def test_a_player_who_has_moved_is_not_pinged(world: World, channel: Any) -> None:
    world.delivering = False
    table = await world.deal(channel, 0, 1, steps=1)
    await world.go(table.id, 0)
    world.harness.courier.wake(table.id)
    await world.drain()
    calls = [message for message in world.messages(world.thread(table.id)) if message.kind == "call"]
    assert [message.mentions for message in calls] == [{world.people[1].id}]


async def test_a_players_next_turn_is_pinged_again(world: World, channel: Any) -> None:
    table = await world.deal(channel, 0, 1, steps=1)
    await world.drain()
    world.delivering = False
    await world.go(table.id, 0)
    world.hands.move(60)
    await world.go(table.id, 1)
    world.harness.courier.wake(table.id)
    await world.drain()
    calls = [message for message in world.messages(world.thread(table.id)) if message.kind == "call"]
    assert [message.mentions for message in calls] == [{world.people[0].id}]
    assert len(world.sent("call")) == 2


async def test_computers_are_not_pinged(world: World, channel: Any) -> None:
    table = await world.deal(channel, 0, computers=1, steps=1)
    await world.drain()
    await world.go(table.id, 0)
    await world.drain()
    assert len(world.sent("call")) == 1


async def test_a_board_is_edited_not_posted_again(world: World, channel: Any) -> None:
    table = await world.deal(channel, 0, 1)
    await world.drain()
    await world.go(table.id, 0, times=3)
    await world.drain()
    version = world.harness.tables.get(table.id).version
    assert world.texts(world.thread(table.id), "board") == [f"#{table.id} v{version} running"]
    assert len(world.sent("board")) == 1


async def test_simultaneous_changes_are_drawn_once(world: World, channel: Any) -> None:
    table = await world.deal(channel, 0, 1)
    await world.drain()
    world.delivering = False
    await world.go(table.id, 0, times=4)
    before = len(world.requests("/messages/", "PATCH"))
    world.harness.courier.wake(table.id)
    await world.drain()
    assert len(world.requests("/messages/", "PATCH")) - before == 1


async def test_a_board_older_than_an_hour_is_replaced(world: World, channel: Any) -> None:
    table = await world.deal(channel, 0, 1)
    await world.drain()
    await world.pass_time(3601)
    await world.go(table.id, 0)
    await world.drain()
    assert len(world.texts(world.thread(table.id), "board")) == 1
    assert len(world.sent("board")) == 2


async def test_a_board_is_posted_again_after_twelve_other_messages(world: World, channel: Any) -> None:
    table = await world.deal(channel, 0, 1)
    await world.drain()
    for _ in range(12):
        world.harness.courier.count_message(world.thread(table.id))
    await world.go(table.id, 0)
    await world.drain()
    assert len(world.texts(world.thread(table.id), "board")) == 1
    assert len(world.sent("board")) == 2


async def chat(world: World, table: int) -> None:
    """Let a user write in a table's thread."""
    thread = next(thread for thread in world.channel.threads if thread.id == world.thread(table))
    await world.people[0].send(thread, "hello")


@pytest.mark.parametrize("chatted", [True, False])
async def test_after_a_restart_chat_still_brings_the_board_down(world: World, channel: Any, *, chatted: bool) -> None:
    table = await world.deal(channel, 0, 1)
    await world.drain()
    if chatted:
        await chat(world, table.id)
    await world.restart()
    await world.go(table.id, 0)
    await world.drain()
    assert len(world.texts(world.thread(table.id), "board")) == 1
    assert len(world.sent("board")) == 1 + chatted


async def test_after_a_restart_messages_are_counted_on(world: World, channel: Any) -> None:
    table = await world.deal(channel, 0, 1)
    await world.drain()
    await world.restart()
    await world.go(table.id, 0)
    await world.drain()
    assert len(world.sent("board")) == 1
    for _ in range(12):
        world.harness.courier.count_message(world.thread(table.id))
    await world.go(table.id, 0)
    await world.drain()
    assert len(world.sent("board")) == 2


async def test_after_a_restart_a_channel_that_cannot_be_read_counts_from_zero(world: World, channel: Any) -> None:
    table = await world.deal(channel, 0, 1)
    await world.drain()
    await chat(world, table.id)
    await world.restart()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(world.harness.sender, "last_message", AsyncMock(side_effect=OSError))
        await world.go(table.id, 0)
        await world.drain()
    assert len(world.sent("board")) == 1


async def test_a_board_names_fleeting_facts_only_of_the_last_change(world: World, channel: Any) -> None:
    table = await world.deal(channel, 0, 1)
    await world.drain()
    await world.go(table.id, 0)
    await world.drain()
    await world.go(table.id, 0)
    await world.drain()
    assert [facts.count("Glanced") for facts in world.presenter.latest[-2:]] == [1, 1]
    assert world.presenter.latest[-1].count("Walked") == 2


async def test_whispers_are_sent_only_to_their_seat_by_direct_message(world: World, channel: Any) -> None:
    table = await world.deal(channel, 0, 1)
    await world.drain()
    assert [world.dm(n, "letter")[0].split(" Dealt")[0] for n in (0, 1)] == [
        f"#{table.id} seat 0",
        f"#{table.id} seat 1",
    ]


async def test_a_letters_news_is_delivered_when_its_message_is_sent(world: World, channel: Any) -> None:
    table = await world.deal(channel, 0, 1)
    await world.drain()
    assert await world.pending(table.id) == 0
    assert len(world.sent("letter")) == 2


async def test_the_card_shows_the_end_last(world: World, channel: Any) -> None:
    table = await world.deal(channel, 0, 1, steps=1, turns=2)
    await world.go(table.id, 0)
    await world.go(table.id, 1)
    await world.drain()
    thread = world.thread(table.id)
    assert [message.kind for message in world.messages(thread)] == ["board", "farewell"]
    assert world.texts(channel.id)[0].startswith(f"#{table.id} ended")
    assert await world.harness.outbox.unfinished() == ()


async def test_a_called_off_lobby_is_shown_only_on_its_card(world: World, channel: Any) -> None:
    table = await world.open(channel, 0, 1)
    await world.drain()
    await world.harness.tables.cancel(table.id, world.people[0].id, moderator=False, key=world.key())
    await world.drain()
    assert world.texts(channel.id) == [f"#{table.id} closed player0 player1 thread=None"]
    assert await world.harness.outbox.unfinished() == ()


async def test_a_failing_presenter_does_not_block_other_messages(
    world: World, channel: Any, expected_errors: list[str]
) -> None:
    expected_errors.append("courier.action_failed")
    world.presenter.broken.add("board")
    table = await world.deal(channel, 0, 1)
    await world.drain()
    assert [message.kind for message in world.messages(world.thread(table.id))] == ["call"]
    assert len(world.sent("letter")) == 2
    world.presenter.broken.clear()
    await world.go(table.id, 0)
    await world.drain()
    assert world.texts(world.thread(table.id), "board") != []


async def test_every_request_restricts_its_mentions(world: World, channel: Any) -> None:
    table = await world.deal(channel, 0, 1, steps=1, turns=2)
    await world.drain()
    await world.go(table.id, 0)
    await world.drain()
    bodies = [entry.json for entry in world.requests("/messages") if entry.method in ("POST", "PATCH")]
    bodies = [body for body in bodies if body and "components" in body]
    assert bodies
    assert all(body["allowed_mentions"]["parse"] == [] for body in bodies)


async def test_every_sent_message_has_its_own_enforced_nonce(world: World, channel: Any) -> None:
    await world.deal(channel, 0, 1)
    await world.drain()
    bodies = [entry.json for entry in world.requests("/messages") if entry.method == "POST"]
    bodies = [body for body in bodies if body and "components" in body]
    assert all(body["enforce_nonce"] and len(body["nonce"]) <= 25 for body in bodies)
    assert len({body["nonce"] for body in bodies}) == len(bodies)
