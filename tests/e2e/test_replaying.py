"""Replays of a finished game move by move, with each moment's public facts and board, by buttons and by typing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.i18n.translation import LANGUAGES, Say
from bot.table.model import Status
from bot.ui.messages.information import REPLAY_SKIP
from tests import acts
from tests.e2e.reading import answer, reply_text
from tests.e2e.world import parts, sensible, verb, visible_text
from tests.games.features import SWITCHES
from tests.table.harness import fresh_key
from tests.wording import plain

if TYPE_CHECKING:
    from tests.e2e.world import World


async def play_and_resign(world: World, moves: int) -> None:
    """Make this number of moves in a game of Ann and Bob, then resign as Bob."""
    await world.begin(world.ann, world.bob)
    for _ in range(moves):
        seat, _, n = sensible(world, world.table())
        await world.press((world.ann, world.bob)[seat], n)
    await world.confirm(world.bob, "table resign")


async def make_moves(world: World, moves: int) -> None:
    """Make this number of sensible moves for the active seats, by any way that the game offers."""
    tables = world.app.tables
    for _ in range(moves):
        seat, _, n = sensible(world, world.table())
        _, stamp = tables.menu(world.table(), seat)
        await acts.press(tables, 1, world.table().seats[seat].user, stamp, n, fresh_key())


def replay_buttons(message: Any) -> dict[str, Any]:
    """Return the buttons of a replay by their destination."""
    components = [part for part in parts(message) if (getattr(part, "custom_id", None) or "").startswith("replay:")]
    return {part.custom_id.split(":")[-1]: part for part in components}


async def press_replay(world: World, person: Any, message: Any, way: str) -> Any:
    """Press a button of the person's replay; return the message after the edit."""
    await person.click(message, custom_id=replay_buttons(message)[way].custom_id)
    return next(edited for edited in world.messages(world.thread(), person) if edited.id == message.id)


async def test_a_spectator_replays_a_game_by_the_farewells_button(world: World) -> None:
    await play_and_resign(world, 2)
    first, second = world.table().state.guesses
    replay = answer(await world.dora.click(world.farewell(), custom_id=verb(world.farewell(), "replay")))
    assert "How it began, before the first of 2 moves" in visible_text(replay)
    assert [way for way, part in replay_buttons(replay).items() if not part.disabled] == ["newer", "on"]
    replay = await press_replay(world, world.dora, replay, "newer")
    assert "Move 1 of 2" in visible_text(replay)
    assert f"ann says {first}" in visible_text(replay)
    assert f"bob says {second}" not in visible_text(replay)
    replay = await press_replay(world, world.dora, replay, "on")
    assert "Move 2 of 2" in visible_text(replay)
    assert f"bob says {second}" in visible_text(replay)
    assert [way for way, part in replay_buttons(replay).items() if not part.disabled] == ["first", "back", "older"]
    assert "How it began" in visible_text(await press_replay(world, world.dora, replay, "first"))


async def test_all_presses_edit_one_message(world: World) -> None:
    await play_and_resign(world, 2)
    replay = answer(await world.dora.click(world.farewell(), custom_id=verb(world.farewell(), "replay")))
    before = len(world.messages(world.thread(), world.dora))
    for way in ("newer", "older"):
        replay = await press_replay(world, world.dora, replay, way)
    assert len(world.messages(world.thread(), world.dora)) == before


async def test_a_replay_shows_the_board_of_the_chosen_move(world: World) -> None:
    await play_and_resign(world, 2)
    first, second = world.table().state.guesses
    typed = answer(await world.ann.slash(world.thread(), "table show", view="replay", move=1))
    assert str(first) in visible_text(typed)
    assert str(second) not in visible_text(typed)


@pytest.mark.parametrize("move", [2, 2 + REPLAY_SKIP, 1 << 40])
async def test_a_number_beyond_the_last_move_shows_the_last(world: World, move: int) -> None:
    await play_and_resign(world, 2)
    assert "Move 2 of 2" in reply_text(await world.ann.slash(world.thread(), "table show", view="replay", move=move))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_replaying_a_running_game_is_refused(world: World, language: str) -> None:
    await world.begin(world.ann, world.bob)
    await world.ann.slash(world.channel, "me language", language=language)
    reply = reply_text(await world.ann.slash(world.thread(), "table show", view="replay"))
    assert reply == plain(Say(language)("replay-not-over"))


async def test_replaying_a_lobby_is_refused(world: World) -> None:
    await world.open(world.ann)
    assert reply_text(await world.ann.slash(world.channel, "table show", view="replay", table=1)) == Say("en")(
        "not-started"
    )


async def test_a_replay_names_the_player_who_made_the_move(world: World) -> None:
    await world.begin(world.ann, world.bob)
    await make_moves(world, 2)
    question = answer(await world.bob.slash(world.thread(), "table leave"))
    await world.bob.click(question, custom_id=verb(question, "quit"))
    await world.cid.slash(world.thread(), "table join")
    await world.confirm(world.cid, "table resign")
    reply = reply_text(await world.ann.slash(world.thread(), "table show", view="replay", move=2))
    assert "bob says" in reply
    assert "cid says" not in reply


async def test_drafts_are_not_moves_of_a_replay(world: World) -> None:
    world.game = "wishes"
    await world.begin(world.ann, world.bob)
    await make_moves(world, 7)
    await world.confirm(world.bob, "table resign")
    assert 0 < (await world.app.tables.position(1, 0)).last < world.table().moves


@pytest.mark.unmeasured
@pytest.mark.parametrize("game", ["wishes", *SWITCHES])
async def test_every_game_can_be_replayed_after_a_few_moves(world: World, game: str) -> None:
    world.game = game
    _, *others = world.smallest_party(game)
    await world.begin(world.ann, *others)
    await make_moves(world, 7)
    for person in others:
        await world.confirm(person, "table resign")
    assert world.table().status is Status.ENDED
    replay = answer(await world.ann.slash(world.thread(), "table show", view="replay"))
    has_pictures, page_texts = bool(world.app.uis[game].pictures), [visible_text(replay)]
    while not replay_buttons(replay)["newer"].disabled:
        replay = await press_replay(world, world.ann, replay, "newer")
        page_texts.append(visible_text(replay))
        assert bool(replay.attachments) == has_pictures
    assert len(set(page_texts)) == len(page_texts)
