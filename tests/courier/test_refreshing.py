"""Refreshing after an action reads only part of the data but gives the same snapshot as a full observation."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from bot.courier.act import Executor
from bot.courier.observe import Observer
from bot.game.contract import Refused
from bot.preferences.settings import PingInterval
from tests import acts
from tests.courier import test_exactly_once, test_interests
from tests.courier.test_interests import subscribe_to_table
from tests.table.harness import choose

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.courier.actions import Action
    from bot.courier.snapshot import Snapshot
    from bot.storage.database import Database
    from tests.courier.world import World

HOUR = 3600.0
REMINDER_STATEMENTS = 26
"""SQL statements of a reminder, with `BEGIN` and `COMMIT`: send a board, delete the old one, send a direct message."""
REMINDER_CALLS = 14
"""Database calls of a reminder: a single statement or a whole transaction."""


async def statements_from_now(database: Database) -> list[str]:
    """Return a list that receives every statement which SQLite runs from now on."""
    statements: list[str] = []
    await database.transaction(lambda connection: connection.set_trace_callback(statements.append))
    statements.clear()
    return statements


def calls_of(statements: list[str]) -> int:
    """Return the number of database calls of these statements: a whole transaction is one."""
    calls, inside = 0, False
    for statement in statements:
        calls += not inside
        inside = statement != "COMMIT" and (inside or statement.startswith("BEGIN"))
    return calls


async def _reminded(world: World, channel: Any) -> int:
    """Leave little time of a player's turn; the board is older than an hour, so that a new one is sent."""
    world.delivering = True
    table = (await world.deal(channel, 0, 1)).id
    await world.drain()
    world.delivering = False
    world.hands.move(21 * HOUR)
    await world.harness.tables.tick()
    return table


async def test_a_reminder_takes_few_statements(world: World, channel: Any) -> None:
    table = await _reminded(world, channel)
    statements = await statements_from_now(world.harness.database)
    world.harness.courier.wake(table)
    await world.drain()
    assert len(world.dm(0, "digest")) == 1
    assert len(statements) <= REMINDER_STATEMENTS, "\n".join(statements)
    assert calls_of(statements) <= REMINDER_CALLS, "\n".join(statements)


class Comparison:
    """A check of every refreshed snapshot of a table against a full observation."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.differences: list[str] = []
        self.actions: set[str] = set()
        """The names of the actions after which a snapshot was refreshed."""
        refresh = Observer.refresh

        async def compared(observer: Observer, s: Snapshot, action: Action) -> Snapshot:
            refreshed = await refresh(observer, s, action)
            full = await observer.observe(s.table.id)
            self.actions.add(type(action).__name__)
            if await observer.with_calls(refreshed) != await observer.with_calls(full):
                self.differences.append(f"{action}:\n{refreshed}\n{full}")
            return refreshed

        monkeypatch.setattr(Observer, "refresh", compared)


@pytest.fixture
def comparison(monkeypatch: pytest.MonkeyPatch) -> Comparison:
    return Comparison(monkeypatch)


async def _dealt_in_private(world: World, channel: Any) -> int:
    world.delivering = True
    table = (await world.open(channel, 0, 1, private=True, guests=(2,))).id
    await world.drain()
    world.delivering = False
    await world.harness.tables.start(table, world.people[0].id, world.key())
    return table


async def _dealt_in_a_forum(world: World, channel: Any) -> int:
    forum = channel.guild.create_forum_channel("tables")
    await world.env.settle()
    return (await world.deal(forum, 0, 1)).id


async def _reminded_with_messages_closed(world: World, channel: Any) -> int:
    table = await _reminded(world, channel)
    path = f"/channels/{world.people[0].user.dm_channel.id}/messages"
    world.env.inject_error("POST", path, status=403, code=50007, times=None)
    return table


async def _reminded_though_called_rarely(world: World, channel: Any) -> int:
    people, user = world.harness.people, world.people[0].id
    await people.fetch([user])
    await choose(people, replace(people.person(user), pings=PingInterval.DAILY))
    return await _reminded(world, channel)


async def _answered_badly(world: World, channel: Any) -> int:
    """Refuse the board once: after a failed action everything is read."""
    table = await _reminded(world, channel)
    world.env.inject_error("POST", f"/channels/{world.thread(table)}/messages", status=400, code=50035, times=1)
    return table


OWN_SCENES = (
    _reminded,
    _dealt_in_private,
    _dealt_in_a_forum,
    _reminded_with_messages_closed,
    _reminded_though_called_rarely,
    _answered_badly,
)


async def _deliver(world: World, table: int) -> None:
    world.harness.courier.wake(table)
    await world.drain()


@pytest.mark.unmeasured
@pytest.mark.parametrize("scene", [*test_exactly_once.SCENES, *OWN_SCENES])
async def test_a_refreshed_snapshot_equals_a_full_observation(
    world: World, channel: Any, comparison: Comparison, scene: Callable[[World, Any], Awaitable[int]]
) -> None:
    world.delivering = False
    await _deliver(world, await scene(world, channel))
    assert comparison.differences == []
    assert comparison.actions


@pytest.mark.unmeasured
@pytest.mark.parametrize("scene", [scene for scene, _, _ in test_interests.SCENES])
async def test_a_refreshed_snapshot_is_right_for_subscriptions(
    world: World, comparison: Comparison, scene: Callable[[World], Awaitable[int]]
) -> None:
    world.delivering = False
    await _deliver(world, await scene(world))
    assert comparison.differences == []
    assert {"Send", "UpdateSubscription"} <= comparison.actions


@pytest.mark.unmeasured
@pytest.mark.parametrize("seed", range(6))
async def test_a_refreshed_snapshot_is_right_during_a_tables_whole_life(
    world: World, channel: Any, comparison: Comparison, seed: int
) -> None:
    luck = Random(seed)
    world.presenter.lettering, world.presenter.filmed = luck.random() < 0.5, luck.random() < 0.5
    table = (await world.deal(channel, 0, 1, 2, steps=2, turns=6, diary=luck.random() < 0.5)).id
    await world.drain()
    await subscribe_to_table(world, table)
    while not world.over(table):
        await _random_change(world, table, luck)
        await world.drain()
    assert comparison.differences == []
    assert {"Send", "Paint"} <= comparison.actions


async def _random_change(world: World, table: int, luck: Random) -> None:
    """Make a random change at a table or let time pass; refused changes are skipped."""
    n = luck.randrange(5)
    seated = world.harness.tables.get(table).seat_of(world.people[n].id) is not None
    deeds = ["go", "go", "go", "wait", "leave", "offer", "seal"] if seated else ["wait", "take"]
    with suppress(Refused):
        match luck.choice(deeds):
            case "go":
                await world.go(table, n)
            case "wait":
                await world.pass_time(luck.choice((60.0, HOUR, 21 * HOUR)))
            case "leave":
                await acts.leave_seat(world.harness.tables, table, world.people[n].id, world.key())
            case "offer":
                await world.offer(table, n, luck.randrange(5))
            case "seal":
                await world.seal(table, n)
            case _:
                await world.take(table, n, luck.randrange(3))


async def _moved(world: World, table: int) -> None:
    await world.go(table, 0)


async def _sealed(world: World, table: int) -> None:
    await world.seal(table, 1)


@pytest.mark.parametrize("waking", [True, False])
@pytest.mark.parametrize("change", [_moved, _sealed])
async def test_a_change_during_an_action_is_seen_before_the_next_action(
    world: World,
    channel: Any,
    monkeypatch: pytest.MonkeyPatch,
    comparison: Comparison,
    change: Callable[[World, int], Awaitable[None]],
    waking: bool,  # noqa: FBT001 - whether the change also wakes the courier
) -> None:
    table = await _reminded(world, channel)
    world.delivering = waking
    tables, send, execute = world.harness.tables, type(world.harness.sender).send, Executor.execute
    checks: list[bool] = []

    async def changing(sender: Any, *args: Any, **options: Any) -> int:
        answer = await send(sender, *args, **options)
        if len(checks) == 1:
            await change(world, table)
        return answer

    async def watched(executor: Executor, action: Action, s: Snapshot) -> bool:
        checks.append(s.table is tables.get(table))
        return await execute(executor, action, s)

    monkeypatch.setattr(type(world.harness.sender), "send", changing)
    monkeypatch.setattr(Executor, "execute", watched)
    await _deliver(world, table)
    assert len(checks) > 1
    assert all(checks)
    assert comparison.differences == []


async def test_a_follower_who_subscribes_during_the_last_messages_gets_the_end(
    world: World, channel: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await test_exactly_once._drained_table(world, channel, steps=1, turns=1)
    await world.go(table, 0)
    edit = type(world.harness.sender).edit

    async def followed(sender: Any, *args: Any, **options: Any) -> None:
        monkeypatch.setattr(type(world.harness.sender), "edit", edit)
        await subscribe_to_table(world, table)
        await edit(sender, *args, **options)

    monkeypatch.setattr(type(world.harness.sender), "edit", followed)
    await _deliver(world, table)
    assert len(world.sent("follow", table)) == 1
