"""Two rounds that differ only in the choices of two players: all other users get the same messages in both.

Compared are all requests of the bot, pictures byte by byte, all autocomplete choices and all log lines: while sheets
are filled, when one is handed in, when it is taken back, and after a restart.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from cogs.gifttrap.moves import Ready, TakeBack
from tests.e2e import playing
from tests.e2e.conftest import simulated
from tests.e2e.overheard import RequestRecorder, draw_alike, log_lines
from tests.e2e.world import custom_ids, verb, visible_text
from tests.games.gifttrap.e2e import giving

if TYPE_CHECKING:
    from pathlib import Path

    from tests.e2e.world import World

pytestmark = pytest.mark.unmeasured

QUESTIONS = ("board", "words", "secrets", "missed", "hints", "history")
TYPED = ("", "give", "wish", "bob 1", "open")
SEED = b"s"


async def ask(world: World, *people: Any) -> list[Any]:
    """Use every command as these users; return all autocomplete choices."""
    thread, choices = world.thread(), list[Any]()
    for person in people:
        for question in QUESTIONS:
            await person.slash(thread, "table show", view=question)
        await person.user.slash("moves")
        board = playing.newest_with(world.messages(thread), "mine")
        await person.click(board, custom_id=verb(board, "mine"))
        choices += [await person.autocomplete(thread, "gifttrap move", "move", words) for words in TYPED]
    return choices


async def play_round(world: World, shift: int) -> list[Any]:
    """Fill the sheets of two of three players, one completely, with all users looking on; return the choices."""
    party = await giving.begin(world, world.ann, world.bob, world.cid, expert="true")
    await party.deal()
    *moves, _ = giving.sheet(party.state, 2, shift)
    await party.type(1, *giving.sheet(party.state, 1, shift))
    await party.type(2, *moves)
    await world.env.advance_time(playing.LULL_S)
    choices = await ask(world, world.ann, world.dora)
    await party.type(1, Ready())
    choices += await ask(world, world.ann, world.dora)
    await party.press(1, TakeBack())
    await party.type(1, Ready())
    await world.restart()
    await world.env.advance_time(playing.LULL_S)
    return [*choices, *await ask(world, world.ann, world.dora), *visible_messages(world)]


def visible_messages(world: World) -> list[str]:
    """Return the visible messages at the table and in the channel, as a spectator sees them."""
    messages = [message for place in (world.thread(), world.channel) for message in world.messages(place, world.dora)]
    return [repr((visible_text(m), custom_ids(m), [a.description for a in m.attachments])) for m in messages]


async def received_messages(folder: Path, shift: int, caplog: pytest.LogCaptureFixture) -> tuple[list[str], list[str]]:
    """Play a round; return everything that others received, and everything that only the two players received."""
    caplog.clear()
    with pytest.MonkeyPatch.context() as patch:
        draw_alike(patch, SEED)
        overheard = RequestRecorder(patch)
        async with simulated(folder) as world:
            choices = await play_round(world, shift)
            assert world.table().state.friends[1].sheet.wishes[0] == shift + 1
            hidden = [*overheard.to(world.bob), *overheard.to(world.cid)]
            messages = [message for message in overheard.not_to(world.bob) if message in overheard.not_to(world.cid)]
    return sorted([*messages, *map(repr, choices), *log_lines(caplog)]), hidden


async def test_one_players_choices_change_no_message_to_others(
    tmp_path_factory: pytest.TempPathFactory, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    first, second = [await received_messages(tmp_path_factory.mktemp("round"), shift, caplog) for shift in (0, 3)]
    assert len(first[0]) > 100
    assert first[0] == second[0]
    assert first[1] != second[1]
