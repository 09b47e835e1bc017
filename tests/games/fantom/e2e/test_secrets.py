"""Two hunts that differ only in Fantom's hidden stations: everyone but Fantom gets the same in both.

The tests compare every request that left the bot, its pictures byte by byte, every offer of autocomplete and every line
of the log. `test_timing` compares the times.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

from cogs.fantom.map.transport import Transport
from cogs.fantom.moves import Double, Hide, Ride
from tests.e2e import playing
from tests.e2e.conftest import simulated
from tests.e2e.overheard import RequestRecorder, draw_alike, log_lines
from tests.e2e.reading import reply_text
from tests.e2e.world import custom_ids, verb, visible_text
from tests.games.fantom.e2e import hunting
from tests.games.fantom.e2e.twins import TRIES, pairs

if TYPE_CHECKING:
    from pathlib import Path

    from tests.e2e.world import World
    from tests.games.fantom.e2e.twins import Hunt

pytestmark = pytest.mark.unmeasured

FANTOM = 0
ASKING_MOVES = (6, 14)
"""The numbers of moves after which all users ask for everything."""
QUESTIONS = ("board", "words", "secrets", "missed", "hints", "history")


async def ask_for_everything(world: World) -> list[Any]:
    """Let the detectives and a spectator ask for everything, plan, and try illegal moves; return their offers."""
    choices: list[Any] = []
    thread = world.thread()
    for person in (world.bob, world.cid, world.dora):
        for question in QUESTIONS:
            await person.slash(thread, "table show", view=question)
        await person.user.slash("moves")
        choices += [await person.autocomplete(thread, "fantom move", "move", words) for words in ("", "1", "double")]
        choices.append(await person.autocomplete(thread, "table seal", "move", ""))
        choices.append(await person.autocomplete(thread, "table suggest", "move", "", player=1))
        await person.slash(thread, "table seal", move=(choices[-2] or [{"value": "?"}])[0]["value"])
        await person.slash(thread, "table suggest", player=FANTOM, move="?")
        board = playing.newest_with(world.messages(thread), "mine")
        await person.click(board, custom_id=verb(board, "mine"))
        for station in (1, 2, world.table().state.places[0]):
            for transport in ("cab", "boat"):
                await person.slash(thread, "fantom move", move=f"double {transport} {station}")
        await person.slash(thread, "fantom move", move="hide 5")
        await person.slash(thread, "table seal", withdraw="all of them")
    return choices


async def play_and_ask(world: World, hunt: Hunt) -> list[Any]:
    """Play a hunt in which all users ask and Fantom tries illegal rides; return the others' offers and messages."""
    party = await hunting.begin(world, world.ann, world.bob, world.cid, prove_log="false")
    choices: list[Any] = []
    for n, move in enumerate(hunt.moves):
        if n in ASKING_MOVES:
            choices += await ask_for_everything(world)
        if party.acting is world.ann:
            await world.ann.slash(world.thread(), "fantom move", move=f"cab {party.state.places[-1]}")
        await party.press(move)
    await world.env.advance_time(playing.LULL_S)
    choices += await ask_for_everything(world)
    return [*choices, *visible_messages(world)]


def visible_messages(world: World) -> list[str]:
    """Return the table's and the channel's messages as a spectator sees them."""
    places = (world.thread(), world.channel)
    messages = [message for place in places for message in world.messages(place, world.dora)]
    return [repr((visible_text(m), custom_ids(m), [a.description for a in m.attachments])) for m in messages]


class Received(NamedTuple):
    """Everything sent during a hunt."""

    by_fantom: list[str]
    by_others: list[str]


async def play_and_record(folder: Path, hunt: Hunt, caplog: pytest.LogCaptureFixture) -> Received:
    """Play a hunt; return everything that Fantom, and that the other users could get to see."""
    caplog.clear()
    with pytest.MonkeyPatch.context() as patch:
        draw_alike(patch)
        overheard = RequestRecorder(patch)
        async with simulated(folder) as world:
            choices = await play_and_ask(world, hunt)
            assert world.table().state.route == hunt.route
            fantoms_messages, other_messages = overheard.to(world.ann), overheard.not_to(world.ann)
    return Received(fantoms_messages, sorted([*other_messages, *map(repr, choices), *log_lines(caplog)]))


async def test_hidden_rides_change_nothing_that_other_users_get(
    tmp_path_factory: pytest.TempPathFactory, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    differences: list[str] = []
    for _ in range(TRIES):
        first, second = [await play_and_record(tmp_path_factory.mktemp("hunt"), hunt, caplog) for hunt in next(pairs())]
        assert len(first.by_others) > 200
        assert first.by_fantom != second.by_fantom
        if first.by_others == second.by_others:
            return
        differences = [message[:500] for message in sorted(set(first.by_others) ^ set(second.by_others))] or ["counts"]
    assert differences == []


async def test_an_illegal_move_of_fantoms_is_not_visible_in_the_channel(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = await hunting.begin_quick(world, world.ann, world.bob)
    await party.until("fantom")
    await world.env.advance_time(playing.LULL_S)
    before, overheard = world.table(), RequestRecorder(monkeypatch)
    on_a_pawn, to_no_station = Ride(Transport.CAB, party.state.places[0]), Ride(Transport.CAB, 99)
    for move in (on_a_pawn, to_no_station, Double(Transport.BOAT, 1), Hide(2)):
        assert reply_text(await hunting.typed(world, world.ann, move))
    await world.env.advance_time(playing.LULL_S)
    assert world.table() == before
    assert overheard.not_to(world.ann) == []


async def test_fantoms_log_is_shown_to_fantom_only(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    overheard = RequestRecorder(monkeypatch)
    party = await hunting.begin_quick(world, world.ann, world.bob)
    while party.on:
        await party.press(party.likely())
    await world.env.advance_time(playing.LULL_S)
    assert "'hand-1.png'" in "".join(overheard.to(world.ann))
    assert "'hand-1.png'" not in "".join(overheard.not_to(world.ann))
    public = [*world.messages(world.thread(), world.dora), *world.messages(world.channel, world.dora)]
    assert not any(file.filename.startswith("hand") for message in public for file in message.attachments)
