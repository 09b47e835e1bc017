"""A change of Fantom's player in the middle of a hunt: the successor gets all secrets, the former player gets no more.

Fantom's place, route and log are shown to nobody but the present player of the seat.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.i18n import names
from bot.i18n.translation import Say
from bot.table.model import Status
from tests.by_seat import all_premoves, seats_with
from tests.e2e import playing
from tests.e2e.reading import answer, buttons, calls, letters
from tests.e2e.world import verb, verbs_of, visible_text
from tests.games.fantom.e2e import hunting

if TYPE_CHECKING:
    from tests.e2e.world import World

pytestmark = pytest.mark.unmeasured


async def begin_hunt(world: World) -> hunting.Party:
    """Begin a hunt in which Fantom (ann) has ridden once and must ride again."""
    party = await hunting.begin_quick(world, world.ann, world.bob, world.cid)
    await party.until("fantom")
    await party.press(party.likely())
    while party.acting is not world.ann:
        await party.press(party.likely())
    await world.env.advance_time(playing.LULL_S)
    return party


async def leave(world: World, person: Any) -> None:
    question = (await person.slash(world.thread(), "table leave")).response
    await person.click(question, custom_id=verb(question, "quit"))


async def sit(world: World, person: Any) -> str:
    result = await person.click(world.board(), custom_id=verb(world.board(), "sit"))
    return visible_text(answer(result))


async def test_a_successor_gets_fantoms_secrets_and_plays_on(world: World) -> None:
    party = await begin_hunt(world)
    await leave(world, world.ann)
    await world.env.advance_time(1)
    assert "You’re playing at Fantom #1 now. Its secrets come to you by direct message" in await sit(world, world.dora)
    await world.env.advance_time(playing.LULL_S)
    welcome = next(letter for letter in letters(world, world.dora) if "you’re playing here now, after ann" in letter)
    assert "Fantom has appeared" in welcome or "rides" in welcome
    assert "/table show" in welcome
    lines = [line for line in welcome.splitlines() if line.startswith("• ")]
    assert "lies in wait" in lines[0]
    assert "lies in wait" not in lines[-1]
    party.people = (world.dora, world.bob, world.cid)
    while party.on:
        await party.press(party.likely())
    assert world.table().status is Status.ENDED
    assert (await world.app.tables.verify(1)).agrees
    assert world.table().names == ("dora", "bob", "cid")


async def test_a_former_fantom_gets_no_more_messages_of_the_seat(world: World) -> None:
    party = await begin_hunt(world)
    messages = world.messages(world.ann.user.dm_channel)
    before = len(messages)
    await leave(world, world.ann)
    await world.env.advance_time(1)
    await sit(world, world.dora)
    await world.env.advance_time(playing.LULL_S)
    remainder = [visible_text(message) for message in world.messages(world.ann.user.dm_channel)]
    party.people = (world.dora, world.bob, world.cid)
    for _ in range(6):
        if party.on:
            await party.press(party.likely())
    await world.env.advance_time(playing.LULL_S)
    after = [visible_text(message) for message in world.messages(world.ann.user.dm_channel)]
    assert after == remainder
    assert len(after) <= before + 1
    for verb_name in ("mine", "secrets"):
        click = await world.ann.click(world.board(), custom_id=verb(world.board(), verb_name))
        assert "You’re not at this table" in visible_text(answer(click))


async def test_a_former_fantoms_letter_loses_its_menu_and_picture(world: World) -> None:
    await begin_hunt(world)
    hand_letters = [
        message for message in world.messages(world.ann.user.dm_channel) if verbs_of(message) & {"mv", "pick"}
    ]
    assert hand_letters
    await world.ann.slash(world.thread(), "table offer", player=world.dora.user)
    await world.env.advance_time(playing.LULL_S)
    call = calls(world, world.dora)[-1]
    await world.dora.click(call, custom_id=verb(call, "sit"))
    await world.env.advance_time(playing.LULL_S)
    old = next(message for message in world.messages(world.ann.user.dm_channel) if message.id == hand_letters[-1].id)
    assert "somebody else is playing in this seat now" in visible_text(old)
    assert [button.disabled for button in buttons(old).values()] == [True]
    assert not old.attachments
    own = [message for message in world.messages(world.dora.user.dm_channel) if verbs_of(message) & {"mv", "pick"}]
    assert len(own) == 1


async def test_with_closed_messages_the_panel_holds_the_secrets_and_the_ping_points_to_it(world: World) -> None:
    party = await begin_hunt(world)
    await leave(world, world.ann)
    await world.env.advance_time(1)
    world.close_direct_messages(world.dora)
    await sit(world, world.dora)
    await world.env.advance_time(playing.LULL_S)
    party.people = (world.dora, world.bob, world.cid)
    while party.acting is not world.dora:
        await party.press(party.likely())
    await world.env.advance_time(playing.LULL_S)
    assert "🪑 dora: your seat’s secrets and what happened before are behind" in visible_text(
        calls(world, world.dora)[-1]
    )
    own = visible_text(await playing.panel(world, world.dora))
    assert "This seat is yours now" in own
    assert "What has happened so far:" in own
    secrets = await world.dora.click(world.board(), custom_id=verb(world.board(), "secrets"))
    assert "This seat is yours now" in visible_text(answer(secrets))
    await party.press(party.likely())
    assert "This seat is yours now" not in visible_text(await playing.panel(world, world.dora))


async def test_a_seal_is_dropped_when_its_owner_leaves(world: World) -> None:
    party = await hunting.begin_quick(world, world.ann, world.bob, world.cid)
    await party.until("fantom")
    moves, _ = world.app.tables.premove_menu(world.table(), 1)
    move = Say("en", "fantom", names.in_list(world.table())).move(moves[0])
    await world.bob.slash(world.thread(), "table seal", move=move)
    assert seats_with(world.table(), "premoves") == {1}
    await leave(world, world.bob)
    assert all_premoves(world.table()) == ()


async def test_a_deleted_former_fantom_is_offered_no_detectives_seat(world: World) -> None:
    await begin_hunt(world)
    await leave(world, world.bob)
    question = answer(await world.ann.slash(world.channel, "me forget"))
    await world.ann.click(question, custom_id=verb(question, "forget"))
    await world.env.settle()
    assert world.table().open == (1, 0)
    choices = await world.ann.autocomplete(world.thread(), "table join", "seat", "")
    assert len(choices) == 1, "their own seat alone"
    reply = answer(await world.ann.slash(world.thread(), "table join", seat=1, table=1))
    assert "You know the secrets of another seat in this game" in visible_text(reply)
    assert world.table().seat_of(world.ann.id) is None
    await world.confirm(world.cid, "table resign")
    await world.env.settle()
    assert (world.table().finished, world.table().forgotten) == (True, ())
