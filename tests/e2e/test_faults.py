"""Faults of Discord and the disk during a request: late pictures, expired tokens, missing permissions, a full disk."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import pytest

from bot.i18n.translation import Say
from bot.table.store import StorageFailed
from bot.ui.interactions import handling
from bot.ui.interactions.table_channel import PUBLIC_PERMISSIONS
from tests.courier.discord_codes import PUBLISHED, STATUSES, UNPUBLISHED, status_of
from tests.e2e.reading import reply_text
from tests.e2e.world import dot, sensible, visible_text
from tests.wording import plain

if TYPE_CHECKING:
    from tests.e2e.world import World


async def test_a_board_that_cannot_be_drawn_is_shown_as_text(world: World) -> None:
    def broken(_board: Any, _look: Any) -> Any:
        raise RuntimeError("no more paint")

    world.draw(broken)
    world.expected_errors = ["picture.failed"]
    await world.begin(world.ann, world.bob)
    board = world.messages(world.thread())[0]
    assert not board.attachments
    assert "between 0 and 101" in visible_text(board)


async def test_a_move_is_acknowledged_and_saved_before_its_picture_is_drawn(world: World) -> None:
    world.draw(dot)
    await world.begin(world.ann, world.bob)
    moves: list[int] = []

    def slow(board: Any, look: Any) -> Any:
        time.sleep(0.5)
        moves.append(world.table().moves)
        return dot(board, look)

    world.draw(slow)
    await world.press(world.ann, 4)
    assert world.table().moves == 1
    assert moves == [1]
    assert world.board().attachments


async def test_an_answer_with_an_expired_token_is_dropped(world: World) -> None:
    await world.begin(world.ann, world.bob)
    world.env.inject_error("POST", "/webhooks/*", status=401, code=50027, times=None)
    await world.ann.slash(world.thread(), "table show", view="board")
    await world.press(world.ann, 4)
    assert world.table().moves == 1


async def test_a_move_with_a_late_acknowledgement_is_made(world: World) -> None:
    await world.begin(world.ann, world.bob)
    world.env.inject_error("POST", "/interactions/*/callback", status=404, code=10062, times=1)
    await world.press(world.ann, 4)
    assert world.table().moves == 1


@pytest.mark.unmeasured
@pytest.mark.parametrize("missing", PUBLIC_PERMISSIONS)
async def test_a_missing_permission_is_named_before_a_table_opens(world: World, missing: str) -> None:
    channel = world.channel_without(missing)
    await world.env.settle()
    answer = await world.ann.slash(channel, "play", game="guess")
    said = visible_text(answer.response)
    assert world.app.tables.of_user(world.ann.id) == []
    assert missing.replace("_", " ").lower() in said.lower()
    assert f"<#{channel.id}>" in said


async def test_an_unsaved_move_is_reported_only_to_its_player(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await world.begin(world.ann, world.bob)
    before, message_ids = world.table(), [m.id for m in world.messages(world.thread())]

    async def full(*_: Any) -> Any:
        raise StorageFailed("the disk is full")

    world.expected_errors = ["request.not_saved"]
    monkeypatch.setattr("bot.storage.group_commit.GroupCommit.run", full)
    seat, _, n = sensible(world, before)
    answer = await world.press((world.ann, world.bob)[seat], n)
    monkeypatch.undo()
    assert world.table() == before
    assert "nothing was changed" in visible_text(answer.followups[-1])
    assert [m.id for m in world.messages(world.thread())] == message_ids


@pytest.mark.unmeasured
@pytest.mark.parametrize(
    "name",
    [
        "**bold** `code` ||spoiler||",
        "@everyone",
        "<@&123456789012345678>",
        "עברית مرحبا",
        "🧙‍♀️" * 10,
        "[x](http://y)",
        "# a\n# b",
    ],
)
async def test_a_name_with_markup_can_play_and_pings_no_other_user(world: World, name: str) -> None:
    odd = world.newcomer(name)
    await world.begin(odd, world.bob)
    for message in (*world.messages(world.channel), *world.messages(world.thread())):
        assert {user.id for user in message.mentions} <= {odd.id, world.bob.id}
        assert not message.mention_everyone
        assert not message.role_mentions
    seat, _, n = sensible(world, world.table())
    assert seat == 0
    await world.press(odd, n)
    assert world.table().moves == 1


async def test_a_command_that_fails_early_is_answered_and_logged_with_a_traceback(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    greet, broken = handling._acknowledge, ["the line went dead"]

    async def once(*arguments: Any) -> bool:
        if broken:
            raise ConnectionError(broken.pop())
        return await greet(*arguments)

    monkeypatch.setattr(handling, "_acknowledge", once)
    world.expected_errors = ["command.failed"]
    result = await world.ann.slash(world.channel, "help")
    assert reply_text(result) == plain(Say("en")("something-broke"))
    assert "the line went dead" in caplog.text


@pytest.mark.unmeasured
@pytest.mark.parametrize(
    ("method", "path"),
    [("POST", "/interactions/*/callback"), ("POST", "/webhooks/*"), ("PATCH", "/webhooks/*"), ("GET", "/webhooks/*")],
)
async def test_an_error_while_answering_does_not_undo_the_change(world: World, method: str, path: str) -> None:
    """The only exception is the code for an interaction that another delivery has already acknowledged."""
    codes = (*((status_of(code), code) for code in (*PUBLISHED, *UNPUBLISHED)), *((status, 0) for status in STATUSES))
    for n, (status, code) in enumerate(fault for fault in codes if fault[1] != handling.ALREADY_ACKNOWLEDGED):
        language = ("en", "cs")[n % 2]
        world.env.inject_error(method, path, status=status, code=code, times=None)
        await world.ann.user.slash("me language", language=language)
        assert (await world.chosen_by(world.ann.id)).language == language, (status, code)
        world.env.backend.faults.clear()
