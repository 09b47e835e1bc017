"""A card turned up for a moment is on the public board alone: no lasting text names it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from cogs.fort.places import name
from tests.e2e.reading import answer, reply_text
from tests.e2e.world import parts, visible_text
from tests.games.fort.e2e.test_secrets import HIGH, named, place_of, turn_up

if TYPE_CHECKING:
    from tests.e2e.world import World


def names_it(message: Any) -> bool:
    """Return whether a message names the card in its text, its controls or its picture's alt text."""
    described = [str(file.description) for file in message.attachments]
    return named(" ".join([visible_text(message), str(message.components), *described]), HIGH)


@pytest.mark.unmeasured
async def test_a_typed_move_is_answered_with_a_link_to_the_board(world: World) -> None:
    await world.begin(world.ann, world.bob)
    typed = await world.ann.slash(world.thread(), "fort move", move=name(place_of(world, HIGH)))
    assert names_it(world.board())
    assert not names_it(answer(typed))
    board = world.board()
    link = f"https://discord.com/channels/{board.guild.id}/{board.channel.id}/{board.id}"
    assert f"What has just been turned up is seen on the board only: {link}" in reply_text(typed)


@pytest.mark.unmeasured
async def test_a_private_button_takes_the_card_without_naming_it(world: World) -> None:
    await world.begin(world.ann, world.bob)
    typed = await world.ann.slash(world.thread(), "fort move", move=name(place_of(world, HIGH)))
    take = next(part for part in parts(answer(typed)) if getattr(part, "label", None) == "Take it")
    await world.ann.click(answer(typed), custom_id=take.custom_id)
    assert world.table().state.walls[0] == (1, HIGH)


@pytest.mark.unmeasured
@pytest.mark.parametrize("command", ["board", "words", "history"])
async def test_private_answers_do_not_name_it(world: World, command: str) -> None:
    await world.begin(world.ann, world.bob)
    await turn_up(world, world.ann, HIGH)
    for person in (world.ann, world.bob, world.cid):
        assert not names_it(answer(await person.slash(world.thread(), "table show", view=command)))


@pytest.mark.unmeasured
async def test_a_ping_while_the_card_is_face_up_does_not_name_it(world: World) -> None:
    await world.begin(world.ann, world.bob)
    await turn_up(world, world.ann, HIGH)
    await world.env.advance_time(120)
    messages = [message for message in world.messages(world.thread()) if message.id != world.board().id]
    assert messages
    assert not any(names_it(message) for message in messages)
