"""Repeated, late, foreign and forged presses: each is answered and none makes a forbidden change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from simcord import interactions

from tests.e2e.reading import reply_text
from tests.e2e.world import sensible, verb, visible_text

if TYPE_CHECKING:
    from tests.e2e.world import World

EVER_POSTED = frozenset(
    [
        "mv",
        "pick",
        "yes",
        "keep",
        "resign",
        "cancel",
        "quit",
        "vote",
        "sit",
        "pass",
        "forget",
        "join",
        "decline",
        "leave",
        "computer",
        "start",
        "options",
        "opt",
        "rules",
        "mine",
        "next",
        "secrets",
        "missed",
        "history",
        "status",
        "hint",
        "words",
        "describe",
        "replay",
        "verify",
        "drawer",
        "in",
        "jot",
        "seal",
        "unseal",
        "advise",
        "suggest",
        "unfollow",
        "pause",
        "resume",
        "again",
        "anew",
        "say",
        "said",
        "name",
        "named",
    ]
)
"""Every verb that a custom id on a message has ever had."""


async def test_a_press_out_of_turn_is_refused(world: World) -> None:
    await world.begin(world.ann, world.bob)
    before = world.table()
    answer = await world.press(world.bob, 3)
    assert world.table() == before
    assert "That button isn’t yours" in reply_text(answer)


async def test_a_spectators_press_is_refused(world: World) -> None:
    await world.begin(world.ann, world.bob)
    before = world.table()
    answer = await world.press(world.cid, 3)
    assert world.table() == before
    assert "You’re not at this table" in reply_text(answer)


async def test_a_press_from_an_earlier_turn_changes_nothing(world: World) -> None:
    await world.begin(world.ann, world.bob)
    old = verb(world.board(), "pick")
    for _ in range(4):
        seat, _, n = sensible(world, world.table())
        await world.press((world.ann, world.bob)[seat], n)
    before = world.table()
    answer = await forge(world, world.ann, old, ["0"])
    assert world.table() == before
    assert answer


@pytest.mark.parametrize(
    "custom_id",
    [
        "mv:1:000000000000:0",
        "mv:1:zzz:0",
        "mv:999999:000000000000:0",
        "mv:x:y:z",
        "mv:",
        "mv:1:000000000000:-1",
        "mv:1:000000000000:99999999999999999999",
        "join:0",
        "start:1:1",
        "opt:1:bonus:maybe",
        "opt:1:nothing:true",
        "nonsense:1",
        "verify:1",
        "replay:1:-1:newer",
        "replay:1",
    ],
)
async def test_a_forged_custom_id_changes_nothing_and_is_answered(world: World, custom_id: str) -> None:
    await world.begin(world.ann, world.bob)
    before = world.table()
    answer = await forge(world, world.bob, custom_id)
    assert world.table() == before
    assert answer


async def test_every_verb_ever_posted_has_a_handler(world: World) -> None:
    """Old messages keep their custom ids for years, so verbs are added but never renamed."""
    client: Any = world.env.bot
    assert EVER_POSTED - set(client.component_handlers) == set()


async def test_a_duplicate_delivery_is_one_move(world: World) -> None:
    await world.begin(world.ann, world.bob)
    custom_id = verb(world.board(), "pick")
    await forge(world, world.ann, custom_id, ["4"], twice=True)
    assert world.table().moves == 1


async def test_two_quick_clicks_on_one_control_are_one_move(world: World) -> None:
    await world.begin(world.ann, world.bob)
    custom_id = verb(world.board(), "pick")
    emit(world, world.ann, custom_id, ["4"])
    emit(world, world.ann, custom_id, ["4"])
    await world.env.settle()
    assert world.table().moves == 1


async def test_buttons_work_after_a_restart(world: World) -> None:
    await world.begin(world.ann, world.bob)
    await world.press(world.ann, 4)
    await world.restart()
    seat, _, n = sensible(world, world.table())
    assert seat == 1
    await world.press(world.bob, n)
    assert world.table().moves == 2


async def test_a_restart_sends_no_message_again(world: World) -> None:
    await world.begin(world.ann, world.bob)
    await world.press(world.ann, 4)
    await world.env.advance_time(60)
    before = [m.id for m in world.messages(world.thread())]
    assert len(before) > 1
    await world.restart()
    await world.env.advance_time(60)
    assert [m.id for m in world.messages(world.thread())] == before


def emit(world: World, person: Any, custom_id: str, values: list[str] | None = None) -> tuple[Any, Any]:
    """Deliver a press as Discord would, without checking that the control exists."""
    board = world.board()
    data: dict[str, Any] = {"custom_id": custom_id, "component_type": 3 if values else 2}
    if values:
        data["values"] = values
    backend = world.env.backend
    record, payload = interactions.base_payload(
        backend, type=3, channel_id=board.channel.id, guild_id=world.guild.id, user_id=person.id, data=data
    )
    message = backend.messages[board.channel.id][board.id]
    payload["message"] = world.with_control(message, custom_id, values)
    record.source_message_id = board.id
    backend.emit("INTERACTION_CREATE", payload)
    return record, payload


async def forge(
    world: World, person: Any, custom_id: str, values: list[str] | None = None, *, twice: bool = False
) -> str:
    """Press a forged control; return the text of the private answer."""
    record, payload = emit(world, person, custom_id, values)
    if twice:
        world.env.backend.emit("INTERACTION_CREATE", payload)
    await world.env.settle()
    assert record.responded
    private = [m for m in world.messages(world.thread(), person) if getattr(m.flags, "ephemeral", False)]
    return visible_text(private[-1]) if private else ""
