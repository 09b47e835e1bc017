"""The times of events reveal nothing about Fantom's station: two hunts that differ only in that have the same times.

The tests compare all requests that leave the bot, with their simulated times, and the times of all database queries. In
these tests a computer Fantom's thinking time depends on the station.
"""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

from bot import host
from bot.computer_processes import INTERVAL_FACTOR, ComputerProcesses
from bot.storage.database import Database
from bot.table.autoplay import LONGEST_PAUSE_FACTOR
from cogs.fantom import GAME
from cogs.fantom.options import First
from tests.e2e import playing
from tests.e2e.conftest import simulated
from tests.e2e.overheard import RequestRecorder, draw_alike
from tests.games.fantom.e2e import hunting
from tests.games.fantom.e2e.twins import MOVES, TRIES, pairs

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

    from tests.e2e.overheard import RecordedRequest
    from tests.e2e.world import World
    from tests.games.fantom.e2e.twins import Hunt

pytestmark = pytest.mark.unmeasured

PAUSE = 2.0
THINKING_S = 0.3
BEAT = INTERVAL_FACTOR * THINKING_S
TOLERANCE_S = 0.1
MOVE_INTERVAL_S = 5.0
"""The time until the next user's move, in seconds; all pings are sent by then."""


class Record(NamedTuple):
    """The times that other users could notice, and the database queries."""

    requests: list[RecordedRequest]
    statements: list[tuple[float, str]]
    move_times: list[float]
    """The seconds from the end of the pause that the board gives each computer to its saved move."""


async def play_with_users(world: World, hunt: Hunt) -> list[float]:
    """Play the hunt with ann as Fantom and bob and cid as detectives."""
    hunting.describe_in_words(world)
    party = await hunting.begin(world, world.ann, world.bob, world.cid, prove_log="false")
    for move in hunt.moves:
        await party.press(move)
        await world.env.advance_time(MOVE_INTERVAL_S)
    await world.env.advance_time(playing.LULL_S)
    return []


async def play_with_computer(world: World, hunt: Hunt) -> list[float]:
    """Play the hunt with a computer as Fantom and ann and bob as detectives."""
    hunting.describe_in_words(world)
    await world.open(world.ann, game="fantom", pace="daily")
    for option, value in {"fantom": "last", "map": "suburb", "riding": "in-order", "prove_log": "false"}.items():
        await world.ann.slash(world.channel, "table options", option=option, value=value)
    await world.bob.slash(world.channel, "table join")
    await world.ann.slash(world.channel, "table options", computer="strong")
    await world.ann.slash(world.channel, "table start")
    people, move_times = (world.ann, world.bob), list[float]()
    for n, move in enumerate(hunt.moves):
        (seat,) = GAME.to_act(world.table().state)
        if seat < len(people):
            menu, _ = world.app.tables.menu(world.table(), seat)
            await playing.press(people[seat], world.messages(world.thread()), menu.index(move))
        if seat == len(people):
            began = world.table().changed
            pause = PAUSE * (world.app.tables.autoplay_pause(world.table().id) or 0)
            await world.env.advance_time(PAUSE * LONGEST_PAUSE_FACTOR + BEAT + TOLERANCE_S)
            move_times.append(world.table().changed - began - pause)
        elif max(GAME.to_act(world.table().state)) < len(people):
            await world.env.advance_time(MOVE_INTERVAL_S)
        assert world.table().moves == n + 1
    return move_times


def slow_choose_move(worlds: list[World], hunt: Hunt) -> Callable[..., Awaitable[Any]]:
    """Return a `choose_move` that takes up to 0.3 seconds, longer the higher the number of Fantom's station."""

    async def think(_room: ComputerProcesses, _game: Any, question: Any) -> Any:
        (world,) = worlds
        station = (question.hand.route or (0,))[-1]
        wait = world.app.clock.sleep(station % 60 / 200)
        await world.env.external_wait(wait, reason="a thought")
        return hunt.moves[world.table().moves]

    return think


def constant_pause(*_args: object) -> Callable[[], float]:
    """Return a constant pause."""
    return lambda: PAUSE


async def play_and_record(folder: Path, hunt: Hunt, live: Callable[[World, Hunt], Awaitable[list[float]]]) -> Record:
    """Play a hunt and record the times of requests, queries and moves."""
    statements: list[tuple[float, str]] = []
    worlds: list[World] = []
    ask = Database.rows
    with pytest.MonkeyPatch.context() as patch:
        draw_alike(patch)
        patch.setattr(host, "human_delay", constant_pause)
        patch.setattr(ComputerProcesses, "choose_move", slow_choose_move(worlds, hunt))
        overheard = RequestRecorder(patch)
        async with simulated(folder, pause=PAUSE, thinking=THINKING_S) as world:
            worlds.append(world)

            def now() -> float:
                return world.env.now().timestamp()

            async def rows(self: Database, sql: str, parameters: Any = ()) -> Any:
                statements.append((now(), sql))
                return await ask(self, sql, parameters)

            overheard.clock = now
            patch.setattr(Database, "rows", rows)
            move_times = await live(world, hunt)
            assert world.table().state.route == hunt.route
            requests = overheard.times_not_to(world.ann) if live is play_with_users else overheard.times
    return Record(requests, sorted(statements), move_times)


def rounded_statements(hunt: Record) -> list[tuple[float, str]]:
    """Return the statements with their rounded simulated time."""
    return [(round(time, 3), sql) for time, sql in hunt.statements]


def first_difference(first: list[Any], second: list[Any]) -> list[str]:
    """Return the first difference of two lists, or an empty list."""
    pairs_ = zip_longest(first, second)
    return [
        f"{n}: {entry!r} | {counterpart!r}" for n, (entry, counterpart) in enumerate(pairs_) if entry != counterpart
    ][:1]


def sorted_requests(requests: list[RecordedRequest]) -> list[tuple[float, str, Any]]:
    """Return requests by their simulated time.

    Requests of the same moment are sorted: their order depends on the scheduling of the database's thread.
    """
    return sorted(((round(request.at, 3), request.path, request.whole) for request in requests), key=repr)


@pytest.mark.parametrize(("live", "first"), [(play_with_users, First.HOST), (play_with_computer, First.LAST)])
async def test_hidden_rides_change_no_time_of_a_request_or_query(
    tmp_path_factory: pytest.TempPathFactory, live: Any, first: First
) -> None:
    differences: list[str] = []
    for _ in range(TRIES):
        first_record, second_record = [
            await play_and_record(tmp_path_factory.mktemp("hunt"), hunt, live) for hunt in next(pairs(first))
        ]
        assert len({request.at for request in first_record.requests}) > MOVES
        differences = [
            *first_difference(sorted_requests(first_record.requests), sorted_requests(second_record.requests)),
            *first_difference(rounded_statements(first_record), rounded_statements(second_record)),
        ]
        if not differences:
            return
    assert differences == []


async def test_a_computer_moves_a_fixed_time_after_its_pause(tmp_path: Path) -> None:
    hunt, _ = next(pairs(First.LAST))
    record = await play_and_record(tmp_path, hunt, play_with_computer)
    assert len(record.move_times) > 3
    assert record.move_times == pytest.approx([BEAT] * len(record.move_times), abs=0.01)
