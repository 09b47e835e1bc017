"""`/me forget` asks for confirmation and then removes the user from boards, rows, messages and the log."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

import pytest

from bot.i18n.translation import Say
from bot.table.facts import FORGOTTEN, NOBODY, Departed
from bot.table.model import Status
from tests import acts
from tests.e2e.reading import answer, buttons, calls, letters, reply_text
from tests.e2e.world import sensible, source_text, verb, visible_text

if TYPE_CHECKING:
    from tests.e2e.world import World

pytestmark = pytest.mark.unmeasured

HOUR = 3600


async def forget(world: World, person: Any) -> str:
    """Ask to be forgotten and confirm; return the final text."""
    question = (await person.slash(world.channel, "me forget")).response
    await person.click(question, custom_id=verb(question, "forget"))
    await world.env.settle()
    assert "I don’t know you any more" in visible_text(question)
    return visible_text(question)


async def rows(world: World) -> str:
    """Return all rows of the database as one text."""
    database = world.app.preferences._store._database
    tables = await database.rows("SELECT name FROM sqlite_master WHERE type = 'table'")
    contents = [await database.rows(f"SELECT * FROM {name}") for (name,) in tables]  # noqa: S608 - table names from the schema
    return "\n".join(
        str((name, row)) for (name,), table_rows in zip(tables, contents, strict=True) for row in table_rows
    )


async def test_the_question_lists_deleted_and_kept_data(world: World) -> None:
    await world.begin(world.ann, world.bob)
    await world.begin(world.ann, world.bob, world.cid)
    await world.open(world.ann)
    await acts.leave_seat(world.app.tables, 1, world.bob.id, "nobody but ann is left at the first")
    question = answer(await world.ann.slash(world.channel, "me forget"))
    assert "What goes" in visible_text(question)
    assert "What stays" in visible_text(question)
    assert "• games in which your seat will be open for somebody else: 1\n" in visible_text(question)
    assert "• games that will end because of it: 1\n" in visible_text(question)
    assert "• seats you’ll give up before the start: 1\nThere’s no way back." in visible_text(question)
    assert set(buttons(question)) == {"forget", "keep"}
    await world.ann.click(question, custom_id=verb(question, "keep"))
    assert "Nothing was changed" in visible_text(question)
    assert all(table.seat_of(world.ann.id) == 0 for table in world.app.tables.unfinished())
    assert len(world.app.tables.unfinished()) == 3


async def test_without_tables_the_answer_mentions_none(world: World) -> None:
    assert "Your tables" not in await forget(world, world.dora)


async def test_the_game_continues_without_the_name_of_a_forgotten_player(world: World) -> None:
    await world.begin(world.ann, world.bob, world.cid)
    await world.press(world.ann, 3)
    await forget(world, world.bob)
    table = world.table()
    assert (table.status, table.seats[1].name, table.seats[1].user) == (Status.RUNNING, FORGOTTEN, NOBODY)
    assert FORGOTTEN in visible_text(world.board())
    assert "bob" not in visible_text(world.board())
    departures = [fact for fact in await world.facts() if isinstance(fact, Departed)]
    texts_of_departures = [Say("en", names=world.table().names).fact(departure) for departure in departures]
    assert texts_of_departures == ["👋 A player has left the game; a computer plays on."]
    assert not [row for row in (await rows(world)).splitlines() if str(world.bob.id) in row or "bob" in row]
    people = {0: world.ann, 2: world.cid}
    while world.table().status is Status.RUNNING:
        seat, _, n = sensible(world, world.table())
        if seat in people:
            await world.press(people[seat], n)
        await world.env.advance_time(60)
    assert f"<@{NOBODY}>" not in "".join(source_text(message) for message in world.messages(world.thread()))
    assert "fair" in reply_text(await world.ann.slash(world.thread(), "table verify"))
    await world.ann.click(world.farewell(), custom_id=verb(world.farewell(), "again"))
    assert world.table(2).invited == (world.cid.id,)


async def test_the_ping_of_a_forgotten_player_is_deleted_and_not_replaced(world: World) -> None:
    await world.begin(world.ann, world.bob, world.cid)
    await world.env.advance_time(60)
    (call,) = calls(world, world.ann)
    await forget(world, world.ann)
    await world.env.advance_time(HOUR)
    assert call.id not in [message.id for message in world.messages(world.thread())]
    assert calls(world, world.ann) == []
    assert world.table().host == world.bob.id


async def test_direct_messages_are_deleted_even_after_an_outage(world: World) -> None:
    for _ in range(3):
        await world.begin(world.ann, world.bob, world.cid)
    await world.env.advance_time(60)
    assert letters(world, world.ann), "a digest calls to three games at once"
    path = f"/channels/{world.ann.user.dm_channel.id}/messages"
    for message in world.messages(world.ann.user.dm_channel):
        world.env.inject_error("DELETE", f"{path}/{message.id}", status=503, code=0, times=1)
    await forget(world, world.ann)
    await world.env.advance_time(10 * 60)
    assert letters(world, world.ann) == []
    assert await world.app.preferences._store._database.rows("SELECT * FROM erasure") == []


async def test_a_refused_deletion_is_given_up(world: World) -> None:
    for _ in range(3):
        await world.begin(world.ann, world.bob, world.cid)
    await world.env.advance_time(60)
    path = f"/channels/{world.ann.user.dm_channel.id}/messages"
    for message in world.messages(world.ann.user.dm_channel):
        world.env.inject_error("DELETE", f"{path}/{message.id}", status=403, code=50007, times=None)
    await forget(world, world.ann)
    await world.env.advance_time(60)
    assert await world.app.preferences._store._database.rows("SELECT * FROM erasure") == []
    assert not [row for row in (await rows(world)).splitlines() if str(world.ann.id) in row]


async def test_a_forgotten_user_may_join_again_as_a_new_one(world: World) -> None:
    await world.begin(world.ann, world.bob, world.cid)
    await forget(world, world.bob)
    await world.begin(world.bob, world.ann)
    assert world.table(2).seat_of(world.bob.id) == 0
    assert world.table(1).seat_of(world.bob.id) is None
    assert not [turn for turn in world.app.tables.waiting_for(world.bob.id) if turn.table.id == 1]


async def test_a_game_continues_after_two_players_are_forgotten(world: World) -> None:
    await world.begin(world.ann, world.bob, world.cid, world.dora)
    for person in (world.ann, world.cid):
        await forget(world, person)
    assert [seat.user for seat in world.table().seats] == [NOBODY, world.bob.id, NOBODY, world.dora.id]
    assert world.table().host == world.bob.id
    await world.env.advance_time(HOUR)
    assert world.table().seats[1].clock.since is not None


async def test_a_game_logs_no_user_id_at_info(world: World, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    world.close_direct_messages(world.ann)
    await world.begin(world.ann, world.bob, world.cid)
    people = (world.ann, world.bob, world.cid)
    while world.table().status is Status.RUNNING:
        seat, _, n = sensible(world, world.table())
        await world.press(people[seat], n)
        await world.env.advance_time(60)
    await world.dora.click(world.farewell(), custom_id=verb(world.farewell(), "again"))
    for _ in range(3):
        await world.begin(world.ann, world.bob, world.cid)
    await world.env.advance_time(20 * HOUR)
    await forget(world, world.bob)
    bot_records = [str(record.__dict__) for record in caplog.records if record.name.startswith("bot")]
    assert len(bot_records) > 20
    assert any("direct_messages.closed" in line for line in bot_records)
    for person in people:
        assert not [line for line in bot_records if str(person.id) in line]


async def test_a_forgotten_user_who_declined_is_in_no_row(world: World) -> None:
    await world.open(world.ann, invite=world.bob)
    invitation = world.messages(world.channel)[-1]
    await world.bob.click(invitation, custom_id=verb(invitation, "decline"))
    await world.env.settle()
    await forget(world, world.bob)
    assert not [row for row in (await rows(world)).splitlines() if str(world.bob.id) in row or "bob" in row]


async def test_forgetting_a_host_deletes_their_notices_about_guests(world: World) -> None:
    await world.open(world.ann, invite=world.bob)
    invitation = world.messages(world.channel)[-1]
    await world.bob.click(invitation, custom_id=verb(invitation, "decline"))
    await world.env.settle()
    assert len(letters(world, world.ann)) == 1
    await forget(world, world.ann)
    assert letters(world, world.ann) == []
    assert not [row for row in (await rows(world)).splitlines() if str(world.ann.id) in row or '"ann"' in row]


async def test_a_forgotten_guest_is_in_no_outbox_entry(world: World) -> None:
    await world.open(world.ann, invite=world.bob)
    await world.confirm(world.ann, "table cancel", world.channel, table=1)
    await forget(world, world.bob)
    assert not [row for row in (await rows(world)).splitlines() if str(world.bob.id) in row]
