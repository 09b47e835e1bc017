"""Verifying: a game replays from its seed and moves, and every forgery is found."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.game.chance import commitment
from bot.game.contract import Refused, Strength
from bot.table.position import Position
from tests import acts
from tests.postgresql_server import only_sqlite
from tests.table.harness import ANNA, BOB, CYRIL, fresh_key

if TYPE_CHECKING:
    from tests.table.harness import Harness


async def test_an_unchanged_game_agrees(harness: Harness) -> None:
    table = await harness.play_out(await harness.game())
    report = await harness.tables.verify(table.id)
    assert (report.agrees, report.moves, report.differs_at) == (True, table.moves, None)


async def test_the_report_contains_seed_and_hash(harness: Harness) -> None:
    table = await harness.play_out(await harness.game())
    report = await harness.tables.verify(table.id)
    assert (report.seed, report.commitment) == (table.seed.hex(), commitment(table.seed))


async def test_the_seed_stays_secret_while_the_game_is_on(harness: Harness) -> None:
    table = await harness.press(await harness.game(), ANNA)
    report = await harness.tables.verify(table.id)
    assert (report.agrees, report.seed) == (True, None)


async def test_a_game_with_every_host_event_agrees(harness: Harness) -> None:
    """Computers, a missed deadline, a resignation and a vote do not disturb the replay of the rules."""
    table = await harness.lobby(ANNA, BOB, CYRIL)
    await acts.add_computer(harness.tables, table.id, ANNA.user, Strength.EASY, fresh_key())
    await harness.tables.start(table.id, ANNA.user, fresh_key())
    await acts.vote_end(harness.tables, table.id, BOB.user, fresh_key())
    await harness.press(table, BOB, 3)
    harness.clock.advance(24 * 3600)
    await harness.tables.tick()
    await acts.resign(harness.tables, table.id, CYRIL.user, fresh_key())
    while not harness.tables.get(table.id).finished:
        while await harness.tables.autoplay(table.id):
            pass
        harness.clock.advance(24 * 3600)
        await harness.tables.tick()
    assert (await harness.tables.verify(table.id)).agrees


@pytest.mark.unmeasured
@pytest.mark.parametrize(
    ("forgery", "position", "problem"),
    [
        ("UPDATE game_table SET seed = zeroblob(32)", 0, "commitment"),
        ('UPDATE move SET body = \'{"type":"Bid","coin":77}\' WHERE n = 2', 2, "move"),
        ('UPDATE move SET body = \'{"type":"Bid","coin":3}\' WHERE n = 1', 2, "facts"),
        ("DELETE FROM move WHERE n = 3", 3, "log"),
        ("DELETE FROM move WHERE n = 6", 6, "log"),
        ('UPDATE news SET fact = \'{"type":"PrizeShown","prize":9}\' WHERE version = 3 AND seq = 3', 0, "facts"),
        ("UPDATE game_table SET state = json_set(state, '$.won[0]', 99)", 7, "state"),
        ("UPDATE game_table SET outcome = json_set(outcome, '$.places', json('[2,1]'))", 7, "outcome"),
    ],
)
@only_sqlite
async def test_a_forgery_is_found_at_its_place(harness: Harness, forgery: str, position: int, problem: str) -> None:
    table = await harness.play_out(await harness.game())
    await harness.database.rows(forgery)
    harness.tables._repository.forget([table.id])
    report = await harness.tables.verify(table.id)
    assert (report.agrees, report.differs_at, report.part) == (False, position, problem)


async def test_there_is_nothing_to_verify_before_the_start(harness: Harness) -> None:
    table = await harness.lobby()
    with pytest.raises(Refused, match="not-started"):
        await harness.tables.verify(table.id)


@pytest.mark.parametrize(("number", "nearest"), [(-7, 0), (0, 0), (10**9, 6)])
async def test_a_missing_position_number_gives_the_nearest_position(
    harness: Harness, number: int, nearest: int
) -> None:
    table = await harness.play_out(await harness.game())
    position = await harness.tables.position(table.id, number)
    assert (position.n, position.last) == (nearest, 6)


async def test_the_last_position_is_the_end(harness: Harness) -> None:
    table = await harness.play_out(await harness.game())
    report = [await harness.tables.position(table.id, n) for n in range(7)]
    assert [step.move for step in report] == [*range(7)]
    assert report[-1].board == Position(table, harness.tables.game_of(table)).board
    assert report[0].news
    assert report[-1].news


async def test_past_positions_of_a_running_game_are_refused(harness: Harness) -> None:
    table = await harness.press(await harness.game(), ANNA)
    with pytest.raises(Refused, match="replay-not-over"):
        await harness.tables.position(table.id, 0)


async def test_past_positions_are_refused_if_the_replay_fails(harness: Harness) -> None:
    table = await harness.play_out(await harness.game())
    await harness.database.rows('UPDATE move SET body = \'{"type":"Bid","coin":77}\' WHERE n = 2')
    assert (await harness.tables.position(table.id, 0)).n == 0
    with pytest.raises(Refused, match="cannot-replay"):
        await harness.tables.position(table.id, 2)
