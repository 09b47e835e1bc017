"""One private panel per table and person: an older one shrinks to a line, and the next table is one tap away."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from bot.ui.messages import panels
from cogs.wishes import cog
from tests import acts
from tests.e2e.reading import answer, buttons
from tests.e2e.world import dot, verb, verbs_of, visible_text

if TYPE_CHECKING:
    from bot.i18n.translation import Say
    from tests.e2e.world import World

OLDER = "-# ⬇️ This one is out of date: there’s a newer panel below."


async def board(world: World, person: Any, number: int = 1) -> Any:
    """Open the board of a table by command; return the private answer."""
    return answer(await person.slash(world.thread(number), "table show", view="board", table=number))


async def test_a_newer_panel_shrinks_the_older_one_to_a_line(world: World) -> None:
    world.draw(dot)
    await world.begin(world.ann, world.bob)
    older, newer = await board(world, world.ann), await board(world, world.ann)
    assert visible_text(older) == OLDER
    assert (buttons(older), older.attachments) == ({}, [])
    assert visible_text(newer) != OLDER
    assert newer.attachments


async def test_the_panel_after_a_typed_move_replaces_the_older_one(world: World) -> None:
    await world.begin(world.ann, world.bob)
    older = await board(world, world.ann)
    newer = answer(await world.ann.slash(world.thread(), "guess move", move="7"))
    assert (visible_text(older), visible_text(newer) == OLDER) == (OLDER, False)


async def test_panels_of_other_users_and_tables_stay(world: World) -> None:
    await world.begin(world.ann, world.bob)
    await world.open(world.ann, computers=1)
    await world.ann.slash(world.channel, "table start", table=2)
    messages = [await board(world, world.ann, 1), await board(world, world.bob, 1), await board(world, world.ann, 2)]
    assert OLDER not in [visible_text(message) for message in messages]


async def test_newer_information_replaces_older_information_but_no_panel(world: World) -> None:
    await world.begin(world.ann, world.bob)
    panel = await board(world, world.ann)
    hint = answer(await world.ann.slash(world.thread(), "table show", view="hints"))
    history = answer(await world.ann.slash(world.thread(), "table show", view="history"))
    assert [visible_text(message) == OLDER for message in (panel, hint, history)] == [False, True, False]


async def test_a_panel_that_discord_does_not_edit_stays(world: World) -> None:
    await world.begin(world.ann, world.bob)
    older = await board(world, world.ann)
    world.env.inject_error("PATCH", "/webhooks/*", status=404, code=10008, times=1)
    newer = await board(world, world.ann)
    assert OLDER not in (visible_text(older), visible_text(newer))


async def test_a_restart_leaves_older_panels_unchanged(world: World) -> None:
    await world.begin(world.ann, world.bob)
    older = await board(world, world.ann)
    await world.restart()
    await board(world, world.ann)
    assert visible_text(older) != OLDER


async def test_the_answer_to_a_move_links_to_the_next_waiting_table(world: World) -> None:
    await world.begin(world.ann, world.bob)
    await world.open(world.ann, computers=1)
    await world.ann.slash(world.channel, "table start", table=2)
    reply = answer(await world.ann.slash(world.thread(1), "guess move", move="7", table=1))
    assert buttons(reply)["mine"].label == "Also waiting: Guess the number #2"
    message = answer(await world.ann.click(reply, custom_id=verb(reply, "mine")))
    assert "Guess the number · #2" in visible_text(message)


async def test_a_public_move_is_answered_only_if_another_table_waits(world: World) -> None:
    await world.begin(world.ann, world.bob)
    assert (await world.press(world.ann, 3)).followups == []
    await world.press(world.bob, 3)
    await world.open(world.ann, computers=1)
    await world.ann.slash(world.channel, "table start", table=2)
    reply = answer(await world.press(world.ann, 3))
    assert visible_text(reply) == "Another game is waiting for you:"
    assert buttons(reply)["mine"].label == "Also waiting: Guess the number #2"


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
