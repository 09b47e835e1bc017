"""Problems on Discord: closed direct messages, deleted places, archived threads, outages and too many pings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.table.model import Status
from tests.by_seat import by_seat
from tests.e2e.playing import makes_moves, newest_with
from tests.e2e.reading import calls, letters, reply_text
from tests.e2e.world import sensible, verb, visible_text
from tests.games.features import SWITCHES
from tests.games.marks import on_the_board

if TYPE_CHECKING:
    from tests.e2e.world import World

pytestmark = pytest.mark.unmeasured

HOUR = 3600


async def make_moves(world: World, moves: int = 1) -> None:
    """Make this number of moves as the active players."""
    people = (world.ann, world.bob)
    for _ in range(moves):
        seat, _, n = sensible(world, world.table())
        await world.press(people[seat], n)


async def test_a_refused_reminder_is_posted_at_the_table(world: World) -> None:
    await world.begin(world.ann, world.bob)
    before = len(calls(world, world.ann))
    path = f"/channels/{world.ann.user.dm_channel.id}/messages"
    world.env.inject_error("POST", path, status=403, code=50278, times=None)
    await world.env.advance_time(21 * HOUR)
    assert (await world.chosen_by(world.ann.id)).dm_closed
    reminded = calls(world, world.ann)
    assert len(reminded) > before
    assert "⏰ Reminder: 3 hours left · Guess the number #1: your turn" in visible_text(reminded[-1])
    requests = [request for request in world.env.http_requests if request.path == path]
    await world.env.advance_time(HOUR)
    assert [request for request in world.env.http_requests if request.path == path] == requests


async def test_a_deleted_board_is_posted_again_and_the_host_notified_once(world: World) -> None:
    await world.begin(world.ann, world.bob)
    world.env.backend.delete_message(world.thread().id, world.board().id)
    await world.ann.slash(world.thread(), "guess move", move="3")
    await world.env.advance_time(60)
    assert makes_moves(world.board())
    assert [text for text in letters(world, world.ann) if "deleted the board" in text] == letters(world, world.ann)
    assert len(letters(world, world.ann)) == 1


async def test_a_deleted_thread_is_created_again_and_the_game_continues(world: World) -> None:
    await world.begin(world.ann, world.bob)
    gone = world.thread().id
    world.env.backend.delete_channel(gone)
    await world.env.settle()
    await world.ann.user.slash("guess move", move="3")
    await world.env.advance_time(60)
    assert world.thread().id != gone
    assert makes_moves(world.board())
    assert ["thread has been deleted" in text for text in letters(world, world.ann)] == [True]


async def test_a_game_continues_without_its_deleted_channel(world: World) -> None:
    await world.begin(world.ann, world.bob)
    world.env.backend.delete_channel(world.thread().id)
    world.env.backend.delete_channel(world.channel.id)
    await world.env.settle()
    await world.ann.user.slash("guess move", move="3")
    await world.env.advance_time(60)
    await world.bob.user.slash("guess move", move="4")
    assert world.table().moves == 2
    assert ["channel this table was opened in has been deleted" in text for text in letters(world, world.ann)] == [True]


async def test_an_archived_thread_is_unarchived(world: World) -> None:
    await world.begin(world.ann, world.bob, pace="unhurried")
    await world.env.advance_time(2 * HOUR)
    thread = world.thread().id
    world.env.inject_error("POST", f"/channels/{thread}/messages", status=400, code=50083, times=1)
    await world.ann.slash(world.thread(), "guess move", move="3")
    await world.env.advance_time(60)
    woken = [r for r in world.env.http_requests if (r.method, r.path) == ("PATCH", f"/channels/{thread}")]
    assert [(request.json or {})["archived"] for request in woken] == [False]
    assert makes_moves(world.board())


async def test_a_game_moves_from_a_locked_thread_to_the_channel(world: World) -> None:
    await world.begin(world.ann, world.bob, pace="unhurried")
    await world.env.advance_time(2 * HOUR)
    thread = world.thread().id
    world.env.inject_error("POST", f"/channels/{thread}/messages", status=400, code=50083, times=None)
    world.env.inject_error("PATCH", f"/channels/{thread}", status=403, code=50083, times=None)
    await world.ann.slash(world.thread(), "guess move", move="3")
    await world.env.advance_time(60)
    assert makes_moves(newest_with(world.messages(world.channel), "hint"))
    assert any("is locked" in text for text in letters(world, world.ann))


async def test_an_outage_of_two_days_extends_the_deadline(world: World) -> None:
    await world.begin(world.ann, world.bob, pace="live")
    due = world.table().due
    await world.env.advance_time(60)
    await world.restart(after=48 * HOUR)
    assert by_seat(world.table(), "missed") == (0, 0)
    assert world.table().moves == 0
    assert 48 * HOUR - 120 <= world.table().due - due <= 48 * HOUR + 120


async def test_after_an_outage_board_and_ping_are_edited_to_the_new_deadline(world: World) -> None:
    await world.begin(world.ann, world.bob)
    await world.env.advance_time(HOUR)
    (call,) = calls(world, world.ann)
    old_deadline = f"<t:{int(world.table().due)}:f>"
    assert old_deadline in visible_text(world.board())
    assert old_deadline in visible_text(call)
    await world.restart(after=48 * HOUR)
    new_deadline = f"<t:{int(world.table().due)}:f>"
    assert new_deadline != old_deadline
    assert new_deadline in visible_text(world.board())
    (edited_call,) = calls(world, world.ann)
    assert edited_call.id == call.id
    assert new_deadline in visible_text(edited_call)


async def test_a_short_restart_changes_no_message(world: World) -> None:
    await world.begin(world.ann, world.bob)
    await world.env.advance_time(HOUR)
    sent = len(world.env.http_requests)
    await world.restart(after=60)
    assert [r.path for r in world.env.http_requests[sent:] if "/messages" in r.path and r.method != "GET"] == []


async def test_a_player_at_six_tables_gets_one_digest(world: World) -> None:
    for _ in range(6):
        number = len(world.app.tables.running()) + 1
        await world.open(world.ann, pace="unhurried", computers=1)
        await world.ann.slash(world.channel, "table start", table=number)
    await world.env.advance_time(120)
    pings = [message for number in range(1, 7) for message in calls(world, world.ann, number)]
    digests = [text for text in letters(world, world.ann) if "⏳ Your turn in " in text]
    assert len(pings) + len(digests) <= 3
    assert len(digests) == 1
    assert f"Your turn in {6 - len(pings)} games: Guess the number #" in digests[0]


async def test_a_restart_during_a_turn_changes_neither_menu_nor_luck(world: World) -> None:
    await world.begin(world.ann, world.bob)
    await make_moves(world, 3)
    before = world.table()
    seat = min(world.app.tables.game_of(before).to_act(before.state))
    menu = world.app.tables.menu(before, seat)
    await world.restart()
    assert str(world.table().state) == str(before.state)
    assert str(world.app.tables.menu(world.table(), seat)) == str(menu)
    await make_moves(world, 6)
    await world.confirm(world.bob, "table resign")
    assert "was fair" in reply_text(await world.ann.slash(world.thread(), "table verify"))


async def test_the_buttons_of_a_ping_work_after_a_restart(world: World) -> None:
    await world.begin(world.ann, world.bob)
    await world.env.advance_time(60)
    (ping,) = calls(world, world.ann)
    await world.restart()
    reply = reply_text(await world.ann.click(ping, custom_id=verb(ping, "mine")))
    assert "It’s your turn" in reply


@on_the_board
async def test_the_longest_names_exceed_no_limit_in_any_language(world: World, game: str) -> None:
    """The validator checks every sent message when the test ends."""
    people = [world.newcomer(name) for name in ("W" * 32, "🧙‍♀️" * 8, "ש" * 32, "*_~`|>#" * 4)]
    await world.env.settle()
    await world.open(people[0], game=game, pace="unhurried")
    for option in SWITCHES.get(game, ()):
        await people[0].slash(world.channel, "table options", option=option, value="true")
    for person in people[1:]:
        await person.slash(world.channel, "table join")
    await people[0].slash(world.channel, "table start")
    for person, language in zip(people, ("en", "cs", "sk", "pl"), strict=True):
        await person.user.slash("me language", language=language)
    while world.table().status is Status.RUNNING and world.table().moves < 24:
        seat, _, n = sensible(world, world.table())
        await world.press(people[seat], n)
    for person in people:
        for command in ("board", "words", "missed", "history", "hints", "secrets"):
            assert texts_of(await person.slash(world.thread(), "table show", view=command))
        assert reply_text(await person.slash(world.thread(), "rules", game=game))


def texts_of(result: Any) -> str:
    """Return the text of the answer to an interaction."""
    return visible_text(result.followups[-1] if result.followups else result.response)
