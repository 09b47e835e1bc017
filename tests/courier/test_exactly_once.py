"""Exactly once: after a kill at any moment and a restart, every message is sent, and none twice."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from bot.courier.pings import PingPolicy
from bot.preferences.settings import Announcements
from tests import acts
from tests.courier.killing import kill_and_recover, kill_while_sending
from tests.seeds import KILLS, SEED, parts

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from tests.courier.world import World

pytestmark = pytest.mark.unmeasured

KINDS = (
    "card",
    "board",
    "call",
    "letter",
    "welcome",
    "offer",
    "digest",
    "farewell",
    "sequel",
    "film",
    "trouble",
    "result",
)
MAX_MOMENTS = 200
NO_DIGESTS = PingPolicy(gather=0.0, pings=10**6, many=10**6)
"""Limits that avoid digests: the same users play at every table of these tests."""


async def _opened_and_dealt(world: World, channel: Any) -> int:
    return (await world.deal(channel, 0, 1)).id


async def _a_turn_passed(world: World, channel: Any) -> int:
    table = await _drained_table(world, channel, steps=2)
    await world.go(table, 0, times=2)
    return table


async def _a_board_grown_old(world: World, channel: Any) -> int:
    table = await _drained_table(world, channel, steps=2)
    world.hands.move(4000)
    world.env.backend.clock.advance(4000)
    await world.go(table, 0)
    return table


async def _a_game_ended(world: World, channel: Any) -> int:
    """End a game on a server that announces results."""
    announcements = Announcements(results=channel.id)
    await world.harness.people.update_server(
        channel.guild.id, lambda settings: replace(settings, announcements=announcements)
    )
    table = await _drained_table(world, channel, steps=1, turns=1)
    await world.go(table, 0)
    return table


async def _a_game_filmed(world: World, channel: Any) -> int:
    world.presenter.filmed = True
    return await _a_game_ended(world, channel)


async def _a_game_ended_in_three_messages(world: World, channel: Any) -> int:
    world.presenter.sequels = 2
    return await _a_game_filmed(world, channel)


async def _a_turn_called_by_letter(world: World, channel: Any) -> int:
    world.presenter.lettering = True
    return await _a_turn_passed(world, channel)


async def _a_letter_played_out(world: World, channel: Any) -> int:
    world.presenter.lettering = True
    table = await _drained_table(world, channel, steps=1)
    await world.go(table, 0)
    return table


async def _a_seat_taken(world: World, channel: Any) -> int:
    """Leave a seat during its player's turn, whose letter has a menu; another user takes it."""
    world.presenter.lettering = True
    table = await _drained_table(world, channel, steps=2)
    await acts.leave_seat(world.harness.tables, table, world.person(0).user, world.key())
    await world.take(table, 2, 0)
    return table


async def _a_seat_offered(world: World, channel: Any) -> int:
    table = await _drained_table(world, channel, steps=2)
    await world.offer(table, 1, 2)
    return table


async def _drained_table(world: World, channel: Any, **options: int) -> int:
    """Return a table whose messages are all sent, so that only later ones can be lost."""
    world.delivering = True
    table = (await world.deal(channel, 0, 1, **options)).id
    await world.drain()
    world.delivering = False
    return table


def _message_counts(world: World, table: int) -> dict[str, int]:
    return {kind: len(world.sent(kind, table)) for kind in KINDS}


def _visible_texts(world: World, channel: Any, table: int) -> list[str]:
    """Return the visible messages at the end, without ids that differ from table to table."""
    thread = world.thread(table)
    places = (channel.id, thread, *(person.user.dm_channel.id for person in world.people[:3]))
    texts = [text for place in places for text in world.texts(place) if text.startswith(f"#{table} ")]
    return [text.replace(f"#{table} ", "").replace(str(thread), "THREAD") for text in texts]


SCENES = (
    _opened_and_dealt,
    _a_turn_passed,
    _a_board_grown_old,
    _a_game_ended,
    _a_game_filmed,
    _a_game_ended_in_three_messages,
    _a_turn_called_by_letter,
    _a_letter_played_out,
    _a_seat_taken,
    _a_seat_offered,
)
EVERY_CHANGE_SCENES = (_a_turn_passed, _a_game_ended_in_three_messages, _a_letter_played_out)
"""The scenes that are killed at every moment on every change; the night run kills all, random kills reach all."""


@pytest.mark.parametrize(
    "scene", [pytest.param(scene, marks=() if scene in EVERY_CHANGE_SCENES else pytest.mark.night) for scene in SCENES]
)
async def test_after_a_kill_at_any_moment_every_message_is_sent_once(
    world: World, channel: Any, scene: Callable[[World, Any], Awaitable[int]]
) -> None:
    world.ping_policy = NO_DIGESTS
    await world.restart()
    world.delivering = False
    table = await scene(world, channel)
    world.harness.courier.wake(table)
    await world.drain()
    counts, visible = _message_counts(world, table), _visible_texts(world, channel, table)
    for moment in range(1, MAX_MOMENTS):
        world.delivering = False
        table = await scene(world, channel)
        died = await kill_and_recover(world, table, moment)
        assert _message_counts(world, table) == counts, f"killed at moment {moment}"
        assert _visible_texts(world, channel, table) == visible, f"killed at moment {moment}"
        assert await world.pending(table) == 0, f"killed at moment {moment}"
        if not died:
            return
    pytest.fail("the work never ended")


MAX_KILLS_PER_WORLD = 24
"""With more kills the simulated Discord's transcript gets so long that reading it takes most of the time."""
MAX_KILLS_PER_TABLE = 4
"""The most kills at one table; later kills hit the recovery from earlier ones."""


@pytest.mark.seeded
@pytest.mark.parametrize(("part", "kills"), parts(KILLS, MAX_KILLS_PER_WORLD))
async def test_after_repeated_kills_every_message_is_sent_once(
    world: World, channel: Any, part: int, kills: int
) -> None:
    """`TEST_SEED` and `TEST_KILLS` choose the scenes, the moments and the number of kills."""
    luck = Random(f"{SEED} {part}")
    world.ping_policy = NO_DIGESTS
    await world.restart()
    unharmed: dict[str, tuple[dict[str, int], list[str]]] = {}
    while kills > 0:
        scene = luck.choice(SCENES)
        if scene.__name__ not in unharmed:
            unharmed[scene.__name__] = (await _outcome_after_kills(world, channel, scene, []))[:2]
        moments = [luck.randint(1, 40 if n else 60) for n in range(luck.randint(1, MAX_KILLS_PER_TABLE))]
        counts, visible, deaths = await _outcome_after_kills(world, channel, scene, moments)
        description = f"{scene.__name__} killed at moments {moments} of seed {SEED}, part {part}"
        assert (counts, visible) == unharmed[scene.__name__], description
        kills -= max(deaths, 1)


async def _outcome_after_kills(
    world: World, channel: Any, scene: Callable[[World, Any], Awaitable[int]], moments: list[int]
) -> tuple[dict[str, int], list[str], int]:
    """Send the messages of a scene with kills at these moments, one after the other.

    Return the number of messages of each kind, the visible messages at the end, and the number of kills.
    """
    world.delivering = world.presenter.lettering = world.presenter.filmed = False
    world.presenter.sequels = 0
    table, deaths = await scene(world, channel), 0
    for moment in moments:
        deaths += await kill_while_sending(world, table, moment)
    world.harness.courier.wake(table)
    await world.drain()
    assert await world.pending(table) == 0
    return _message_counts(world, table), _visible_texts(world, channel, table), deaths
