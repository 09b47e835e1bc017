"""Blocks: a blocked person neither opens nor joins tables on the server, in any way; present games go on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.e2e.playing import moderator
from tests.e2e.reading import reply_text
from tests.e2e.world import custom_ids, verb, visible_text

if TYPE_CHECKING:
    from tests.e2e.world import World

REFUSAL = "You can’t open or join tables on this server"


async def block(world: World, person: Any, **options: Any) -> str:
    """Block a person by the command; return the answer."""
    return reply_text(await (await moderator(world)).slash(world.channel, "settings block", person=person, **options))


async def test_a_block_is_listed_and_lifted_by_press(world: World) -> None:
    assert "can’t open or join tables here any more" in await block(world, world.bob)
    keeper = await moderator(world)
    answer = (await keeper.slash(world.channel, "settings server")).response
    await keeper.click(answer, custom_id="house:people")
    assert f"1. <@{world.bob.id}>" in visible_text(answer)
    (entry,) = (await world.chosen_here()).blocks
    await keeper.select(answer, [entry.digest], custom_id="lift")
    assert "**Blocked people**: nobody" in visible_text(answer)
    assert (await world.chosen_here()).blocks == ()


async def test_a_person_is_blocked_by_press_and_freed_by_typing(world: World) -> None:
    keeper = await moderator(world)
    answer = (await keeper.slash(world.channel, "settings server")).response
    await keeper.click(answer, custom_id="house:people")
    await keeper.select(answer, [world.bob], custom_id="block")
    assert [entry.user for entry in (await world.chosen_here()).blocks] == [world.bob.id]
    assert "blocked already" in await block(world, world.bob)
    assert "The block is lifted" in await block(world, world.bob, lift=True)
    assert "isn’t blocked" in await block(world, world.bob, lift=True)
    assert (await world.chosen_here()).blocks == ()


async def test_oneself_and_bots_cannot_be_blocked(world: World) -> None:
    keeper = await moderator(world)
    reply = reply_text(await keeper.slash(world.channel, "settings block", person=keeper))
    assert "can’t block yourself" in reply
    assert (await world.chosen_here()).blocks == ()


async def test_a_blocked_person_cannot_open_a_table(world: World) -> None:
    await block(world, world.bob)
    assert REFUSAL in reply_text(await world.bob.slash(world.channel, "play", game="guess"))
    assert world.app.tables.on_server(world.guild.id) == []


async def test_a_blocked_person_cannot_join_by_press_or_by_typing(world: World) -> None:
    card = await world.open(world.ann)
    await block(world, world.bob)
    assert REFUSAL in reply_text(await world.bob.click(card, custom_id=verb(card, "join")))
    assert REFUSAL in reply_text(await world.bob.slash(world.channel, "table join", table=1))
    assert world.table().seat_of(world.bob.id) is None


async def test_a_blocked_person_cannot_be_invited(world: World) -> None:
    await block(world, world.bob)
    reply = reply_text(await world.ann.slash(world.channel, "play", game="guess", invite=world.bob))
    assert "can’t join tables on this server. Invite somebody else." in reply
    assert world.app.tables.on_server(world.guild.id) == []


async def test_an_earlier_invitation_is_refused_after_the_block(world: World) -> None:
    await world.open(world.ann, invite=world.bob)
    await block(world, world.bob)
    invitation = next(message for message in world.messages(world.channel) if "decline" in str(custom_ids(message)))
    assert REFUSAL in reply_text(await world.bob.click(invitation, custom_id=verb(invitation, "join")))


async def test_present_games_go_on_and_a_rematch_leaves_the_blocked_person_out(world: World) -> None:
    await world.begin(world.ann, world.bob)
    await block(world, world.bob)
    await world.press(world.ann, 3)
    assert world.table().seats[1].plays
    await world.confirm(world.bob, "table resign")
    farewell = world.farewell()
    assert REFUSAL in reply_text(await world.bob.click(farewell, custom_id=verb(farewell, "again")))
    await world.ann.click(farewell, custom_id=verb(farewell, "again"))
    assert world.table(2).invited == ()


async def test_a_blocked_person_cannot_take_an_open_seat_or_be_offered_one(world: World) -> None:
    await world.begin(world.ann, world.bob, world.cid)
    question = (await world.cid.slash(world.thread(), "table leave")).response
    await world.cid.click(question, custom_id=verb(question, "quit"))
    await block(world, world.dora)
    board = world.board()
    assert REFUSAL in reply_text(await world.dora.click(board, custom_id=verb(board, "sit")))
    assert REFUSAL in reply_text(await world.dora.slash(world.thread(), "table join"))
    reply = reply_text(await world.bob.slash(world.thread(), "table offer", player=world.dora))
    assert "They can’t join tables on this server" in reply
    assert world.table().offers == ()


async def test_a_seat_offered_before_the_block_cannot_be_taken(world: World) -> None:
    await world.begin(world.ann, world.bob)
    await world.bob.slash(world.thread(), "table offer", player=world.dora)
    offer = next(message for message in world.messages(world.thread()) if "pass" in str(custom_ids(message)))
    await block(world, world.dora)
    assert REFUSAL in reply_text(await world.dora.click(offer, custom_id=verb(offer, "sit")))
    assert world.table().seat_of(world.dora.id) is None


async def test_a_blocked_person_is_not_told_of_free_seats(world: World) -> None:
    await world.bob.slash(world.channel, "me callme", game="guess")
    await block(world, world.bob)
    assert REFUSAL in reply_text(await world.bob.slash(world.channel, "me callme", game="guess"))
    await world.open(world.ann)
    await world.env.settle()
    assert not [m for m in world.messages(world.bob.user.dm_channel) if "seat" in visible_text(m)]


@pytest.mark.parametrize("restarts", [False, True])
async def test_a_block_survives_forget_me_without_the_persons_id(world: World, *, restarts: bool) -> None:
    await block(world, world.bob)
    question = (await world.bob.slash(world.channel, "me forget")).response
    await world.bob.click(question, custom_id=verb(question, "forget"))
    if restarts:
        await world.restart()
    (entry,) = (await world.chosen_here()).blocks
    assert entry.user is None
    assert str(world.bob.id) not in str(entry)
    assert REFUSAL in reply_text(await world.bob.slash(world.channel, "play", game="guess"))
    keeper = await moderator(world)
    answer = (await keeper.slash(world.channel, "settings server")).response
    await keeper.click(answer, custom_id="house:people")
    assert "1. somebody who has deleted their data" in visible_text(answer)
