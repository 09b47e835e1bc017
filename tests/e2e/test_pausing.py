"""Paused tables: proposal and consent under the board, refused moves, and one ping when the game resumes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.i18n.translation import LANGUAGES, Say
from bot.table.model import Status
from tests.e2e import playing
from tests.e2e.conftest import HEARTBEAT_S
from tests.e2e.reading import calls, letters, reply_text
from tests.e2e.test_clicks import forge
from tests.e2e.world import verb, verbs_of, visible_text
from tests.wording import plain

if TYPE_CHECKING:
    from tests.e2e.world import World

HOUR = 3600.0
DAY = 24 * HOUR


async def pause_game(world: World, until: str | None = None) -> None:
    """Propose a pause as Ann and agree to it as Bob under the board."""
    options = {"until": until} if until else {}
    assert "Your vote counts" in reply_text(await world.ann.slash(world.thread(), "table pause", **options))
    board = world.board()
    await world.bob.click(board, custom_id=verb(board, "pause"))


async def test_a_pause_is_proposed_accepted_and_ended_under_the_board(world: World) -> None:
    await world.begin(world.ann, world.bob)
    await pause_game(world)
    board = world.board()
    assert "⏸️ **Paused** until somebody resumes" in visible_text(board)
    assert not verbs_of(board) & {"mv", "pick", "pause"}
    assert "⏸️ **Paused** until somebody resumes" in visible_text(world.messages(world.channel)[0])
    assert "⏸️ **Paused**" in reply_text(await world.ann.slash(world.thread(), "moves"))
    assert "⏸️ **Paused**" in reply_text(await world.ann.slash(world.thread(), "table show", view="board"))
    assert "⏸️ **Paused**" in reply_text(await world.ann.slash(world.thread(), "table show", view="board"))
    await world.bob.click(board, custom_id=verb(board, "resume"))
    assert "resumes the game" in visible_text(world.board())
    assert "Paused" not in visible_text(world.messages(world.channel)[0])
    await world.press(world.ann, 3)
    assert world.table().moves == 1


async def test_the_answers_to_a_proposal_show_the_end_of_the_pause(world: World) -> None:
    await world.begin(world.ann, world.bob)
    end_s, thread = int(world.env.now().timestamp() + 5 * DAY), world.thread()
    reply = reply_text(await world.ann.slash(thread, "table pause", until="5 days"))
    proposed = f"A break until <t:{end_s}:f> is proposed (1/2): ann"
    assert reply.endswith(proposed)
    assert proposed in reply_text(await world.bob.slash(thread, "table show", view="board"))
    reply = reply_text(await world.bob.slash(thread, "table pause", until="5 days"))
    assert reply.startswith(f"Guess the number #1: ⏸️ **Paused** until <t:{end_s}:f>.")


async def test_a_panel_of_a_paused_table_resumes_the_game(world: World) -> None:
    world.game = "wishes"
    await world.begin(world.ann, world.bob, world.cid)
    await pause_game(world)
    panel_message = await playing.panel(world, world.ann)
    assert not verbs_of(panel_message) & {"mv", "pick"}
    await world.ann.click(panel_message, custom_id=verb(panel_message, "resume"))
    assert "It’s your turn" in visible_text(panel_message)
    assert "resume" not in verbs_of(panel_message)
    assert verbs_of(panel_message) & {"mv", "pick"}
    assert world.table().pause is None


async def test_a_move_at_a_paused_table_is_refused_with_a_way_to_resume(world: World) -> None:
    await world.begin(world.ann, world.bob)
    await pause_game(world)
    reply = reply_text(await world.ann.slash(world.thread(), "guess move", move="3"))
    assert reply.startswith("The game is paused. Press ▶️ **Resume** below the board, or use /table resume")
    assert world.table().moves == 0


async def test_the_active_player_is_pinged_once_on_resuming_and_not_before(world: World) -> None:
    await world.begin(world.ann, world.bob)
    await world.env.advance_time(60)
    assert len(calls(world, world.ann)) == 1
    await pause_game(world)
    await world.env.advance_time(3 * DAY)
    assert (calls(world, world.ann), letters(world, world.ann)) == ([], [])
    assert "The game goes on" in reply_text(await world.bob.slash(world.thread(), "table resume"))
    await world.env.advance_time(60)
    assert len(calls(world, world.ann)) == 1
    assert calls(world, world.bob) == []
    await world.env.advance_time(12 * HOUR)
    assert len(calls(world, world.ann)) == 1


async def test_a_pause_ends_at_its_date_also_after_a_restart(world: World) -> None:
    await world.begin(world.ann, world.bob)
    await pause_game(world, "5 days")
    await world.restart(after=2 * DAY)
    assert world.table().pause is not None
    await world.env.advance_time(3 * DAY + 120)
    table = world.table()
    assert (table.pause, table.status) == (None, Status.RUNNING)
    assert table.due == pytest.approx(world.env.now().timestamp() + DAY, abs=300)
    assert "The break is over" in visible_text(world.board())
    assert len(calls(world, world.ann)) == 1


async def test_a_regular_restart_moves_a_deadline_only_by_the_downtime(world: World) -> None:
    await world.begin(world.ann, world.bob)
    due = world.table().due
    assert due is not None
    await world.env.advance_time(HEARTBEAT_S / 2)
    await world.restart(after=60)
    assert world.table().due == pytest.approx(due + 60, abs=5)


async def test_a_button_of_an_older_proposal_is_refused(world: World) -> None:
    await world.begin(world.ann, world.bob, world.cid)
    await world.ann.slash(world.thread(), "table pause", until="5 days")
    older = verb(world.board(), "pause")
    await world.ann.slash(world.thread(), "table pause", until="9 days")
    assert "earlier turn" in await forge(world, world.bob, older)
    assert world.table().pause is None
    await world.bob.click(world.board(), custom_id=verb(world.board(), "pause"))
    assert world.table().pause is not None
    assert "paused until" in await forge(world, world.cid, older)


async def test_computers_do_not_move_during_a_pause(world: World) -> None:
    card = await world.open(world.ann)
    await world.ann.click(card, custom_id=verb(card, "computer"))
    await world.ann.slash(world.channel, "table start")
    await world.ann.slash(world.thread(), "table pause")
    moves = world.table().moves
    await world.env.advance_time(DAY)
    assert world.table().moves == moves


@pytest.mark.parametrize("language", LANGUAGES)
async def test_refusals_are_in_the_language_of_the_requester(world: World, language: str) -> None:
    await world.begin(world.ann, world.bob)
    for person in (world.ann, world.cid):
        await person.user.slash("me language", language=language)
    say, thread = Say(language), world.thread()
    refusals = {"2020-01-01": "date-past", "2100-01-01": "date-too-far", "soonish": "date-unknown"}
    for until, refusal in refusals.items():
        reply = reply_text(await world.ann.slash(thread, "table pause", until=until))
        assert reply == plain(say(refusal, days=366)), until
    assert reply_text(await world.ann.slash(thread, "table resume")) == plain(say("not-paused"))
    assert reply_text(await world.cid.slash(thread, "table pause", table=1)) == plain(say("not-at-this-table"))
    await world.ann.slash(thread, "table pause")
    assert reply_text(await world.ann.slash(thread, "table pause")) == plain(say("already-voted-to-pause"))
    await world.bob.slash(thread, "table pause")
    reply = reply_text(await world.ann.slash(thread, "guess move", move="3"))
    assert reply == plain(say("table-paused", until=0))


async def test_offered_dates_are_accepted_as_input(world: World) -> None:
    await world.begin(world.ann, world.bob)
    choices = await world.ann.autocomplete(world.thread(), "table pause", "until", "2 weeks")
    (choice,) = choices
    assert choice["name"] == choice["value"]
    assert len(await world.ann.autocomplete(world.thread(), "table pause", "until", "")) == 6
    assert await world.ann.autocomplete(world.thread(), "table pause", "until", "soonish") == []
    await world.ann.slash(world.thread(), "table pause", until=choice["value"])
    due = world.table().pause_vote.until
    assert due == pytest.approx(world.env.now().timestamp() + 14 * DAY, abs=120)
