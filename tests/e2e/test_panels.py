"""One private panel per table and person: an older one is deleted, and the next table is one tap away."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING, Any, cast

import pytest

from bot.game.contract import Seat
from bot.ui.game_ui import Drawing
from bot.ui.interactions import panel_follower, panel_memory
from bot.ui.interactions.panel_follower import MAX_REFRESH_DELAY_S, PanelFollower
from bot.ui.interactions.private_panels import EDIT_WINDOW_S, edit
from bot.ui.messages import panels
from cogs.wishes import cog
from cogs.wishes.board import SitOut
from tests import acts
from tests.e2e import playing
from tests.e2e.reading import answer, buttons
from tests.e2e.test_clicks import emit
from tests.e2e.world import dot, sensible, verb, verbs_of, visible_text

if TYPE_CHECKING:
    from bot.i18n.translation import Say
    from bot.ui.interactions.client import BotClient
    from images.kit import Picture
    from tests.e2e.world import World

OLDER = "-# ⬇️ This one is out of date: there’s a newer panel below."


async def board(world: World, person: Any, number: int = 1) -> Any:
    """Open the board of a table by command; return the private answer."""
    return answer(await person.slash(world.thread(number), "table show", view="board", table=number))


def private_messages(world: World, person: Any, number: int = 1) -> list[int]:
    """Return the ids of the private messages that stand in a table's thread for a person."""
    return [m.id for m in world.messages(world.thread(number), person) if getattr(m.flags, "ephemeral", False)]


async def test_a_newer_panel_deletes_the_older_one(world: World) -> None:
    world.draw(dot)
    await world.begin(world.ann, world.bob)
    await board(world, world.ann)
    newer = await board(world, world.ann)
    assert private_messages(world, world.ann) == [newer.id]
    assert newer.attachments


async def test_a_panel_that_discord_does_not_delete_shrinks_to_a_line(world: World) -> None:
    world.draw(dot)
    await world.begin(world.ann, world.bob)
    older = await board(world, world.ann)
    world.env.inject_error("DELETE", "/webhooks/*", status=404, code=10008, times=1)
    await board(world, world.ann)
    assert visible_text(older) == OLDER
    assert (buttons(older), older.attachments) == ({}, [])


async def test_the_panel_after_a_typed_move_replaces_the_older_one(world: World) -> None:
    await world.begin(world.ann, world.bob)
    older = await board(world, world.ann)
    newer = answer(await world.ann.slash(world.thread(), "guess move", move="7"))
    assert older.id != newer.id
    assert private_messages(world, world.ann) == [newer.id]


async def test_panels_of_other_users_and_tables_stay(world: World) -> None:
    await world.begin(world.ann, world.bob)
    await world.open(world.ann, computers=1)
    await world.ann.slash(world.channel, "table start", table=2)
    for person, number in ((world.ann, 1), (world.bob, 1), (world.ann, 2)):
        await board(world, person, number)
    standing = [private_messages(world, world.ann, 1), private_messages(world, world.bob, 1)]
    assert [len(messages) for messages in (*standing, private_messages(world, world.ann, 2))] == [1, 1, 1]


async def test_newer_information_replaces_older_information_but_no_panel(world: World) -> None:
    await world.begin(world.ann, world.bob)
    panel = await board(world, world.ann)
    await world.ann.slash(world.thread(), "table show", view="hints")
    history = answer(await world.ann.slash(world.thread(), "table show", view="history"))
    assert private_messages(world, world.ann) == [panel.id, history.id]


async def test_a_panel_that_discord_neither_deletes_nor_edits_stays(world: World) -> None:
    await world.begin(world.ann, world.bob)
    older = await board(world, world.ann)
    for method in ("DELETE", "PATCH"):
        world.env.inject_error(method, "/webhooks/*", status=404, code=10008, times=1)
    newer = await board(world, world.ann)
    assert OLDER not in (visible_text(older), visible_text(newer))


async def test_after_a_restart_a_newer_panel_deletes_the_older_one(world: World) -> None:
    await world.begin(world.ann, world.bob)
    await board(world, world.ann)
    await world.restart()
    newer = await board(world, world.ann)
    assert private_messages(world, world.ann) == [newer.id]


async def test_the_panel_of_an_earlier_process_shows_the_result(world: World) -> None:
    await world.begin(world.ann, world.bob)
    older = await board(world, world.ann)
    await world.restart()
    await world.confirm(world.bob, "table resign")
    assert "👑 **ann**" in visible_text(older)
    assert await world.app.values.get("open panels 0") == b""


@pytest.mark.parametrize("lost", [b"", b"[{]"])
async def test_a_restart_without_stored_panels_leaves_older_panels_unchanged(world: World, lost: bytes) -> None:
    await world.begin(world.ann, world.bob)
    older, values = await board(world, world.ann), world.app.values

    async def lose(_app: Any, _registry: Any) -> None:
        await values.set("open panels 0", lost)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(panel_memory, "store", lose)
        await world.restart()
    newer = await board(world, world.ann)
    assert private_messages(world, world.ann) == [older.id, newer.id]


async def test_a_panel_beyond_its_edit_window_is_not_restored(world: World) -> None:
    await world.begin(world.ann, world.bob)
    older = await board(world, world.ann)
    await world.restart(after=EDIT_WINDOW_S)
    newer = await board(world, world.ann)
    assert private_messages(world, world.ann) == [older.id, newer.id]


async def test_the_answer_to_a_move_links_to_the_next_waiting_table(world: World) -> None:
    await world.begin(world.ann, world.bob)
    await world.open(world.ann, computers=1)
    await world.ann.slash(world.channel, "table start", table=2)
    reply = answer(await world.ann.slash(world.thread(1), "guess move", move="7", table=1))
    assert buttons(reply)["next"].label == "Also waiting: Guess the number #2"
    await world.ann.click(reply, custom_id=verb(reply, "next"))
    assert "Guess the number · #2" in visible_text(reply)
    assert private_messages(world, world.ann) == [reply.id]


async def test_the_panel_that_went_on_to_another_table_gives_way_to_a_newer_one_of_that_table(world: World) -> None:
    await world.begin(world.ann, world.bob)
    await world.open(world.ann, computers=1)
    await world.ann.slash(world.channel, "table start", table=2)
    reply = answer(await world.ann.slash(world.thread(1), "guess move", move="7", table=1))
    await world.ann.click(reply, custom_id=verb(reply, "next"))
    first = await board(world, world.ann, 1)
    assert private_messages(world, world.ann, 1) == [reply.id, first.id]
    await board(world, world.ann, 2)
    assert private_messages(world, world.ann, 1) == [first.id]


async def test_a_public_move_puts_the_button_to_the_next_table_on_the_open_panel(world: World) -> None:
    await world.begin(world.ann, world.bob)
    await world.open(world.ann, computers=1)
    await world.ann.slash(world.channel, "table start", table=2)
    panel = await board(world, world.ann, 1)
    assert "next" not in verbs_of(panel)
    assert (await world.press(world.ann, 3)).followups == []
    assert buttons(panel)["next"].label == "Also waiting: Guess the number #2"


async def test_a_public_move_without_an_open_panel_is_not_answered(world: World) -> None:
    await world.begin(world.ann, world.bob)
    await world.open(world.ann, computers=1)
    await world.ann.slash(world.channel, "table start", table=2)
    assert (await world.press(world.ann, 3)).followups == []
    assert private_messages(world, world.ann) == []


async def test_a_refusal_replaces_the_one_before_and_goes_with_the_next_move(world: World) -> None:
    await world.begin(world.ann, world.bob)
    for _ in range(3):
        await world.press(world.bob, 3)
    assert len(private_messages(world, world.bob)) == 1
    await world.press(world.ann, 3)
    await world.press(world.bob, 3)
    assert private_messages(world, world.bob) == []


async def test_a_panel_shows_the_end_if_the_game_ends_while_it_is_drawn(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While pictures are drawn the game can end; a panel made from the earlier state would ask for moves for ever."""
    await world.begin(world.ann, world.bob)
    drawn = panels.own_view

    async def slowly(*of: Any, **more: Any) -> Any:
        monkeypatch.setattr(panels, "own_view", drawn)
        await acts.resign(world.app.tables, 1, int(world.bob.id), "meanwhile")
        return await drawn(*of, **more)

    monkeypatch.setattr(panels, "own_view", slowly)
    message = answer(await world.ann.slash(world.thread(), "guess move", move="7"))
    assert "👑 **ann**" in visible_text(message)
    assert buttons(message) == {}


def secrets(_hand: object, _say: Say) -> str:
    """Return a description that fits in a message, but not together with the board's."""
    return "secret " * 300


def describe(_board: object, _say: Say) -> str:
    """Return a description that fits in a message of its own."""
    return "place " * 500


@pytest.fixture
def long_descriptions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give the game descriptions of hand and board that do not fit in one message together."""
    monkeypatch.setattr(cog, "UI", replace(cog.UI, secrets=secrets, describe=describe))


@pytest.mark.usefixtures("long_descriptions")
async def test_the_description_of_the_secrets_has_a_button_for_that_of_the_board(world: World) -> None:
    world.game = "wishes"
    await world.begin(world.ann, world.bob, world.cid)
    (letter,) = (message for message in world.messages(world.ann.user.dm_channel) if "words" in verbs_of(message))
    reply = answer(await world.ann.user.click(letter, custom_id=verb(letter, "words")))
    assert visible_text(reply).count("secret") == 300
    assert "place" not in visible_text(reply)
    board = answer(await world.ann.user.click(reply, custom_id=verb(reply, "describe")))
    assert visible_text(board).count("place") == 500


async def test_a_waiting_readers_panel_shows_that_their_turn_has_come(world: World) -> None:
    """The game has neither premoves nor moves out of turn."""
    await world.begin(world.ann, world.bob)
    opened = answer(await world.ann.slash(world.thread(), "guess move", move="7"))
    assert not {"mv", "pick"} & verbs_of(opened)
    _, _, n = sensible(world, world.table())
    await world.press(world.bob, n)
    await world.env.advance_time(2 * MAX_REFRESH_DELAY_S)
    assert {"mv", "pick"} & verbs_of(opened)


@pytest.fixture
def drawn(world: World) -> list[str]:
    """Give both sample games pictures; return a list that receives the name of each one that is drawn."""
    drawings = list[str]()

    def drawing(name: str) -> Drawing:
        def draw(seen: Any, look: Any) -> Picture:
            drawings.append(name)
            return dot(seen, look)

        return Drawing(draw, lambda _seen, _say: "words")

    uis: dict[str, Any] = world.app.uis
    for game in ("guess", "wishes"):
        uis[game] = replace(uis[game], pictures=(drawing("board"),), hand_pictures=(drawing("hand"),))
    return drawings


async def test_a_panel_draws_its_hand_when_its_reader_looks(world: World, drawn: list[str]) -> None:
    """Until then a button stands where the pictures were, so that none of them is stale."""
    await world.begin(world.ann, world.bob)
    panel = answer(await world.ann.slash(world.thread(), "guess move", move="7"))
    assert panel.attachments
    await world.env.advance_time(playing.LULL_S)
    drawn.clear()
    _, _, n = sensible(world, world.table())
    await world.press(world.bob, n)
    await world.env.advance_time(2 * MAX_REFRESH_DELAY_S)
    assert drawn == ["board"]
    assert panel.attachments == []
    assert "look" in verbs_of(panel)
    await world.ann.click(panel, custom_id=verb(panel, "look"))
    assert drawn == ["board", "hand"]
    assert panel.attachments
    assert "look" not in verbs_of(panel)
    assert "bob says" in visible_text(panel)


@pytest.mark.usefixtures("drawn")
async def test_a_panel_used_in_the_present_turn_keeps_its_pictures(world: World) -> None:
    """Its reader is thinking, while other players play at the same time."""
    world.game = "wishes"
    await world.begin(world.ann, world.bob, world.cid)
    panel = await playing.panel(world, world.ann)
    bobs_panel = await playing.panel(world, world.bob)
    moves = world.app.tables.menu(world.table(), Seat(1))[0]
    await playing.press(world.bob, [bobs_panel], moves.index(SitOut()))
    shown = visible_text(panel)
    await world.env.advance_time(2 * MAX_REFRESH_DELAY_S)
    assert visible_text(panel) != shown
    assert panel.attachments
    assert "look" not in verbs_of(panel)


async def test_the_public_board_is_drawn_before_the_movers_hand(world: World, drawn: list[str]) -> None:
    await world.begin(world.ann, world.bob)
    panel = await playing.panel(world, world.ann)
    drawn.clear()
    await playing.press(world.ann, [panel], 0)
    assert drawn == ["board", "hand"]


async def test_a_press_on_a_stale_panel_shows_the_current_menu(world: World) -> None:
    """After a crash the bot knows no panel, so it refreshes none."""
    await world.begin(world.ann, world.bob)
    panel = await board(world, world.ann)
    world.lose_panels()
    await world.press(world.ann, 4)
    await world.press(world.bob, sensible(world, world.table())[2])
    moves, stale = world.table().moves, verb(panel, "pick")
    await world.ann.select(panel, ["3"], custom_id=stale)
    assert world.table().moves == moves
    assert verb(panel, "pick") != stale
    await playing.press(world.ann, [panel], 3)
    assert world.table().moves == moves + 1


async def test_a_panel_that_is_drawn_before_a_change_and_sent_after_it_is_refreshed(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a slow machine, drawing takes longer than the next player's move."""
    await world.begin(world.ann, world.bob)
    await world.press(world.ann, 4)
    draw, has_drawn, may_answer = panels.own_view, asyncio.Event(), asyncio.Event()

    async def slowly(*of: Any, **more: Any) -> Any:
        pictures = await draw(*of, **more)
        has_drawn.set()
        await may_answer.wait()
        return pictures

    monkeypatch.setattr(panels, "own_view", slowly)
    emit(world, world.ann, "mine:1:0")
    await has_drawn.wait()
    _, stamp = world.app.tables.menu(world.table(), Seat(1))
    await acts.press(world.app.tables, 1, int(world.bob.id), stamp, sensible(world, world.table())[2], "meanwhile")
    may_answer.set()
    await world.env.settle()
    await world.env.advance_time(2 * MAX_REFRESH_DELAY_S)
    (opened,) = private_messages(world, world.ann)
    (panel,) = [message for message in world.messages(world.thread(), world.ann) if message.id == opened]
    assert "bob says" in visible_text(panel)
    assert {"mv", "pick"} & verbs_of(panel)


async def test_the_answer_to_a_move_comes_before_the_refresh_for_the_next_move(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A refresh while the answer is drawn would show the panel without pictures for a moment."""
    await world.begin(world.ann, world.bob)
    panel = answer(await world.ann.slash(world.thread(), "guess move", move="7"))
    await world.press(world.bob, sensible(world, world.table())[2])
    await world.env.advance_time(2 * MAX_REFRESH_DELAY_S)
    draw, refresh_all = panels.own_view, PanelFollower._refresh_all
    events, has_passed = list[str](), asyncio.Event()

    async def noted_edit(*of: Any) -> None:
        events.append("refresh")
        await edit(*of)

    async def noted_pass(*of: Any) -> None:
        await refresh_all(*of)
        has_passed.set()

    async def slowly(*of: Any, **more: Any) -> Any:
        monkeypatch.setattr(panels, "own_view", draw)
        monkeypatch.setattr(panel_follower, "REFRESH_DELAY_S", 0.0)
        _, stamp = world.app.tables.menu(world.table(), Seat(1))
        n = sensible(world, world.table())[2]
        await acts.press(world.app.tables, 1, int(world.bob.id), stamp, n, "meanwhile")
        await has_passed.wait()
        events.append("answer")
        return await draw(*of, **more)

    monkeypatch.setattr(panel_follower, "edit", noted_edit)
    monkeypatch.setattr(PanelFollower, "_refresh_all", noted_pass)
    monkeypatch.setattr(panels, "own_view", slowly)
    await playing.press(world.ann, [panel], sensible(world, world.table())[2])
    await world.env.advance_time(2 * MAX_REFRESH_DELAY_S)
    assert events == ["answer", "refresh"]
    assert "bob says" in visible_text(panel)
    assert {"mv", "pick"} & verbs_of(panel)


async def test_a_panel_that_opens_during_a_move_shows_the_move(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is drawn before the move, and takes the place of the older panel while the move refreshes that one."""
    await world.begin(world.ann, world.bob)
    older = await board(world, world.ann)
    draw, has_drawn, has_moved = panels.own_view, asyncio.Event(), asyncio.Event()
    slot = int(world.ann.id), panels.slot(world.table())
    registry = cast("BotClient", world.env.bot).private_panels

    async def slowly(*of: Any, **more: Any) -> Any:
        picture = await draw(*of, **more)
        if not has_drawn.is_set():
            has_drawn.set()
            await has_moved.wait()
            return picture
        has_moved.set()
        while (panel := registry.get(slot)) is not None and panel.message == older.id:  # noqa: ASYNC110 - it has no event
            await asyncio.sleep(0)
        return picture

    monkeypatch.setattr(panels, "own_view", slowly)
    emit(world, world.ann, "mine:1:0")
    await has_drawn.wait()
    emit(world, world.ann, verb(world.board(), "pick"), ["4"])
    await world.env.settle()
    await world.env.advance_time(2 * MAX_REFRESH_DELAY_S)
    (newer,) = private_messages(world, world.ann)
    (panel,) = [message for message in world.messages(world.thread(), world.ann) if message.id == newer]
    assert newer != older.id
    assert "pick" not in verbs_of(panel)
