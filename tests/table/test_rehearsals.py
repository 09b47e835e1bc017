"""Rehearsals: games between computer players without a person, a result or a scheduler, which can be deleted."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.game.contract import Refused
from bot.storage import results
from bot.storage.results import ResultWriter
from bot.table import computers
from bot.table.facts import NOBODY
from bot.table.model import Status
from tests.table.harness import ANNA, BOB, GAMES, HERE, open_harness

if TYPE_CHECKING:
    from pathlib import Path

    from bot.table.model import Table
    from tests.table.harness import Harness


async def opened(harness: Harness) -> Table:
    return await harness.tables.rehearsals.open(GAMES["bids"], HERE, "en")


async def played(harness: Harness) -> Table:
    table = await opened(harness)
    while await harness.tables.rehearsals.move(table.id):
        pass
    return harness.tables.get(table.id)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "db"


async def test_a_rehearsal_has_computer_players_only_and_is_not_rated(path: Path) -> None:
    async with open_harness(path) as harness:
        table = await opened(harness)
        assert table.rehearsal
        assert (table.status, table.host, table.rated, table.due) == (Status.RUNNING, NOBODY, False, None)
        assert len(table.seats) == GAMES["bids"].players[0]
        assert not (await harness.game(ANNA, BOB)).rehearsal


async def test_its_moves_are_made_by_the_self_test_alone_and_without_thinking(path: Path) -> None:
    async with open_harness(path) as harness:
        table = await opened(harness)
        assert harness.tables.autoplay_pause(table.id) is None
        position = harness.tables.position_of(table)
        seat = min(position.acting)
        assert computers.budget(position.game, table, seat, 5.0).seconds == 0.0
        assert (await played(harness)).status is Status.ENDED


async def test_it_leaves_no_result_not_even_at_the_next_start(path: Path) -> None:
    async with open_harness(path) as harness:
        harness.end_writers.append(ResultWriter(GAMES))
        await played(harness)
        assert await results.fill(harness.database, GAMES) == 0
        assert await harness.database.rows("SELECT * FROM result") == []
        assert await harness.database.rows("SELECT * FROM rating") == []


async def test_a_deleted_rehearsal_is_gone_and_its_number_is_not_used_again(path: Path) -> None:
    async with open_harness(path) as harness:
        table = await played(harness)
        await harness.tables.rehearsals.delete(table.id)
        assert harness.tables.rehearsals.standing() == []
        with pytest.raises(Refused, match="no-such-table"):
            await harness.tables.find(table.id)
        for name in ("game_table", "move", "news", "post"):
            assert await harness.database.rows(f"SELECT * FROM {name}") == []  # noqa: S608 - names of ours
        assert await harness.store.next_id() == table.id + 1


async def test_no_other_table_can_be_deleted(path: Path) -> None:
    async with open_harness(path) as harness:
        table = await harness.game(ANNA, BOB)
        with pytest.raises(ValueError, match="not a rehearsal"):
            await harness.tables.rehearsals.delete(table.id)
        assert harness.tables.get(table.id).status is Status.RUNNING


async def test_a_table_whose_people_have_left_is_no_rehearsal(path: Path) -> None:
    async with open_harness(path) as harness:
        table = await harness.game(ANNA, BOB)
        await harness.tables.forget(ANNA.user)
        await harness.tables.forget(BOB.user)
        assert not (await harness.tables.find(table.id)).rehearsal
