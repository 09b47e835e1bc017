"""One private panel per table and person: an older one shrinks to a line, and the next table is one tap away."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from bot.ui.messages import panels
from cogs.wishes import cog
from tests import acts
from tests.e2e.reading import answer, buttons
from tests.e2e.world import dot, texts, verb, verbs_of

if TYPE_CHECKING:
    from bot.i18n.translation import Say
    from tests.e2e.world import World

OLDER = "-# ⬇️ This one is out of date: there’s a newer panel below."


async def board(world: World, person: Any, number: int = 1) -> Any:
    """Open the board of a table by command; return the private answer."""
    return answer(await person.slash(world.thread(number), "table board", table=number))


async def test_a_newer_panel_leaves_one_line_of_the_older_one(world: World) -> None:
    world.draw(dot)
    await world.begin(world.ann, world.bob)
    older, newer = await board(world, world.ann), await board(world, world.ann)
    assert texts(older) == OLDER
    assert (buttons(older), older.attachments) == ({}, [])
    assert texts(newer) != OLDER
    assert newer.attachments


async def test_the_panel_after_a_typed_move_takes_the_place_of_the_one_before(world: World) -> None:
    await world.begin(world.ann, world.bob)
    older = await board(world, world.ann)
    newer = answer(await world.ann.slash(world.thread(), "guess try", number=7))
    assert (texts(older), texts(newer) == OLDER) == (OLDER, False)


async def test_panels_of_others_and_of_other_tables_stay(world: World) -> None:
    await world.begin(world.ann, world.bob)
    await world.open(world.ann, computers=1)
    await world.ann.slash(world.channel, "table start", table=2)
    shown = [await board(world, world.ann, 1), await board(world, world.bob, 1), await board(world, world.ann, 2)]
    assert OLDER not in [texts(each) for each in shown]


async def test_what_is_read_takes_the_place_of_what_was_read_and_of_no_panel(world: World) -> None:
    await world.begin(world.ann, world.bob)
    panel = await board(world, world.ann)
    hint = answer(await world.ann.slash(world.thread(), "table hint"))
    history = answer(await world.ann.slash(world.thread(), "table history"))
    assert [texts(each) == OLDER for each in (panel, hint, history)] == [False, True, False]


async def test_a_panel_that_discord_will_not_shrink_stays_and_nothing_breaks(world: World) -> None:
    await world.begin(world.ann, world.bob)
    older = await board(world, world.ann)
    world.env.inject_error("PATCH", "/webhooks/*", status=404, code=10008, times=1)
    newer = await board(world, world.ann)
    assert OLDER not in (texts(older), texts(newer))


async def test_after_a_restart_older_panels_are_left_as_they_are(world: World) -> None:
    await world.begin(world.ann, world.bob)
    older = await board(world, world.ann)
    await world.restart()
    await board(world, world.ann)
    assert texts(older) != OLDER


async def test_after_a_move_the_next_table_that_waits_is_one_tap_away(world: World) -> None:
    await world.begin(world.ann, world.bob)
    await world.open(world.ann, computers=1)
    await world.ann.slash(world.channel, "table start", table=2)
    told = answer(await world.ann.slash(world.thread(1), "guess try", number=7, table=1))
    assert buttons(told)["mine"].label == "Also waiting: Guess the number #2"
    shown = answer(await world.ann.click(told, custom_id=verb(told, "mine")))
    assert "Guess the number · #2" in texts(shown)


async def test_a_move_on_the_public_board_is_answered_only_when_another_table_waits(world: World) -> None:
    await world.begin(world.ann, world.bob)
    assert (await world.press(world.ann, 3)).followups == []
    await world.press(world.bob, 3)
    await world.open(world.ann, computers=1)
    await world.ann.slash(world.channel, "table start", table=2)
    told = answer(await world.press(world.ann, 3))
    assert texts(told) == "Another game is waiting for you:"
    assert buttons(told)["mine"].label == "Also waiting: Guess the number #2"


async def test_a_panel_whose_game_ends_while_it_is_drawn_tells_the_end(
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
    shown = answer(await world.ann.slash(world.thread(), "guess try", number=7))
    assert "👑 **ann**" in texts(shown)
    assert buttons(shown) == {}


def secrets(_hand: object, _say: Say) -> str:
    """Return a description that fits in a message, but not together with the board's."""
    return "secret " * 300


def describe(_board: object, _say: Say) -> str:
    """Return a description that fits in a message of its own."""
    return "place " * 500


@pytest.fixture
def wordy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give the game descriptions of hand and board that do not fit in one message together."""
    monkeypatch.setattr(cog, "UI", replace(cog.UI, secrets=secrets, describe=describe))


@pytest.mark.usefixtures("wordy")
async def test_from_the_secrets_in_words_the_board_in_words_is_a_tap_away(world: World) -> None:
    world.game = "wishes"
    await world.begin(world.ann, world.bob, world.cid)
    (letter,) = (message for message in world.messages(world.ann.user.dm_channel) if "words" in verbs_of(message))
    told = answer(await world.ann.user.click(letter, custom_id=verb(letter, "words")))
    assert texts(told).count("secret") == 300
    assert "place" not in texts(told)
    board = answer(await world.ann.user.click(told, custom_id=verb(told, "describe")))
    assert texts(board).count("place") == 500
