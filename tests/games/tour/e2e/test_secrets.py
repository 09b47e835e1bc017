"""Two rounds that differ only in one team's orders: all other users get the same messages in both.

Compared are all requests of the bot, pictures byte by byte, all autocomplete choices and all log lines: while orders
are given, when a team is ready, when it takes that back, and after a restart.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from cogs.tour.moves import Attack, Ready, Role, SetAttack, SetRole, SetSpeed, Speed, TakeBack, Until
from tests.e2e import playing
from tests.e2e.conftest import simulated
from tests.e2e.overheard import RequestRecorder, draw_alike, log_lines
from tests.e2e.reading import reply_text
from tests.e2e.world import custom_ids, verb, visible_text
from tests.games.tour.e2e import riding

if TYPE_CHECKING:
    from pathlib import Path

    from tests.e2e.world import World

pytestmark = pytest.mark.unmeasured

QUESTIONS = ("board", "words", "secrets", "missed", "hints", "history")
TYPED = ("", "1", "role", "7 speed", "answer")
SEED = b"s"
ORDERS = (
    ((SetRole(7, Role.ATTACK), SetSpeed(8, Speed.RED), SetAttack(9, Attack.PULL)), Until.ROUND),
    ((SetRole(8, Role.SPRINT), SetSpeed(7, Speed.ASK), SetAttack(10, Attack.SOLO)), Until.END),
)


async def ask(world: World, *people: Any) -> list[Any]:
    """Use every command as these users; return all autocomplete choices."""
    thread, choices = world.thread(), list[Any]()
    for person in people:
        for question in QUESTIONS:
            await person.slash(thread, "table show", view=question)
        await person.user.slash("moves")
        board = playing.newest_with(world.messages(thread), "mine")
        await person.click(board, custom_id=verb(board, "mine"))
        choices += [await person.autocomplete(thread, "tour move", "move", words) for words in TYPED]
    return choices


async def play_round(world: World, which: int) -> list[Any]:
    """Give orders as one of two teams and become ready, with all users looking on; return the autocomplete choices."""
    orders, until = ORDERS[which]
    party = await riding.begin(world, world.ann, world.bob)
    await party.type(1, *orders)
    await world.env.advance_time(playing.LULL_S)
    choices = await ask(world, world.ann, world.dora)
    await party.type(1, Ready(until))
    choices += await ask(world, world.ann, world.dora)
    await party.press(1, TakeBack())
    await party.type(1, Ready(until))
    await world.restart()
    await world.env.advance_time(playing.LULL_S)
    return [*choices, *await ask(world, world.ann, world.dora), *visible_messages(world)]


def visible_messages(world: World) -> list[str]:
    """Return the visible messages at the table and in the channel, as a spectator sees them."""
    messages = [message for place in (world.thread(), world.channel) for message in world.messages(place, world.dora)]
    return [repr((visible_text(m), custom_ids(m), [a.description for a in m.attachments])) for m in messages]


async def received_messages(folder: Path, which: int, caplog: pytest.LogCaptureFixture) -> tuple[list[str], list[str]]:
    """Play a round; return everything that others received, and everything that only the team received."""
    caplog.clear()
    with pytest.MonkeyPatch.context() as patch:
        draw_alike(patch, SEED)
        overheard = RequestRecorder(patch)
        async with simulated(folder) as world:
            choices = await play_round(world, which)
            hidden = overheard.to(world.bob)
            messages = overheard.not_to(world.bob)
    return sorted([*messages, *map(repr, choices), *log_lines(caplog)]), hidden


async def test_one_teams_orders_change_no_message_to_others(
    tmp_path_factory: pytest.TempPathFactory, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    first, second = [await received_messages(tmp_path_factory.mktemp("round"), which, caplog) for which in (0, 1)]
    assert len(first[0]) > 50
    assert first[0] == second[0]
    assert first[1] != second[1]


async def test_no_history_error_or_verdict_names_orders(world: World) -> None:
    """This holds after a ridden round too: only the results of orders are public."""
    party = await riding.begin_quick(world)
    await party.type(1, SetRole(7, Role.HUNT), SetSpeed(8, Speed.RED))
    await party.all_ready()
    thread = world.thread()
    read = [
        reply_text(await world.ann.slash(thread, "table show", view=question))
        for question in ("history", "missed", "words")
    ]
    read.append(reply_text(await world.ann.slash(thread, "table verify")))
    read.append(reply_text(await riding.typed(world, world.ann, SetRole(7, Role.WORK))))
    for text in read:
        assert "Watchdog" not in text
        assert "gambles (red die)" not in text
