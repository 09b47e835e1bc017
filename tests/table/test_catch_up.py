"""Catching up: lasting facts are shown until the seat moves, fleeting facts once, whispers only to their seat."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING

import pytest

from bot.game.contract import Refused, Seat
from bot.table import seats
from bot.table.store import Repeated
from tests import acts
from tests.postgresql_server import only_sqlite
from tests.table import bids
from tests.table.harness import ANNA, BOB, CYRIL, STRANGER, fresh_key, open_harness

if TYPE_CHECKING:
    from pathlib import Path

    from bot.table.model import Person, Table
    from tests.table.harness import Harness

PEEK = 3


async def catch_up(harness: Harness, table: Table, person: Person) -> list[str]:
    rows = await harness.tables.catch_up(table.id, person.user, fresh_key())
    return [type(row.fact).__name__ for row in rows]


async def take(harness: Harness, table: Table, person: Person) -> None:
    """Take Bob's open seat for a user."""
    await harness.tables.change(
        table.id, person.user, fresh_key(), lambda context: seats.take(context, person, Seat(1))
    )


async def after_a_peek(harness: Harness) -> Table:
    """Return a table where only Anna's peek is new: Cyril and Bob have sealed, then Anna peeks."""
    table = await harness.game(ANNA, BOB, CYRIL)
    await harness.press(table, CYRIL)
    await harness.press(table, BOB)
    return await harness.press(table, ANNA, PEEK)


async def test_a_fleeting_fact_is_shown_once(harness: Harness) -> None:
    table = await after_a_peek(harness)
    assert [await catch_up(harness, table, BOB) for _ in range(2)] == [["Peeked"], []]


async def test_every_seat_sees_a_fleeting_fact_once(harness: Harness) -> None:
    table = await after_a_peek(harness)
    assert await catch_up(harness, table, BOB) == ["Peeked"]
    assert "Peeked" in await catch_up(harness, table, CYRIL)


async def test_a_look_survives_a_restart(tmp_path: Path) -> None:
    async with open_harness(tmp_path / "db") as harness:
        table = await after_a_peek(harness)
        await catch_up(harness, table, BOB)
    async with open_harness(tmp_path / "db") as harness:
        await harness.tables.load_all()
        assert await catch_up(harness, table, BOB) == []


@only_sqlite
async def test_nothing_is_shown_if_the_look_cannot_be_saved(harness: Harness) -> None:
    table = await after_a_peek(harness)
    await harness.database.rows("CREATE TRIGGER stop BEFORE INSERT ON glimpse BEGIN SELECT RAISE(ABORT, 'no'); END")
    with pytest.raises(sqlite3.IntegrityError):
        await catch_up(harness, table, BOB)


async def test_a_seats_own_move_drops_unseen_fleeting_facts(harness: Harness) -> None:
    """A fleeting fact cannot be kept for later by not looking."""
    table = await harness.game(ANNA, BOB)
    await harness.press(table, ANNA, PEEK)
    await harness.press(table, BOB)
    assert await catch_up(harness, table, BOB) == []


async def test_a_new_player_sees_no_earlier_fleeting_facts(harness: Harness) -> None:
    """Otherwise a handed-over seat would reveal every fleeting fact since the start."""
    table = await harness.press(await harness.game(ANNA, BOB), ANNA, PEEK)
    await acts.leave_seat(harness.tables, table.id, BOB.user, fresh_key())
    await take(harness, table, CYRIL)
    assert "Peeked" not in (kinds := await catch_up(harness, table, CYRIL))
    assert "PrizeShown" in kinds


async def test_a_returning_player_sees_no_earlier_fleeting_facts(harness: Harness) -> None:
    table = await harness.press(await harness.game(ANNA, BOB), ANNA, PEEK)
    await acts.leave_seat(harness.tables, table.id, BOB.user, fresh_key())
    await take(harness, table, BOB)
    assert "Peeked" not in await catch_up(harness, table, BOB)


async def test_a_new_player_sees_later_fleeting_facts_once(harness: Harness) -> None:
    table = await harness.game(ANNA, BOB)
    await acts.leave_seat(harness.tables, table.id, BOB.user, fresh_key())
    await take(harness, table, CYRIL)
    await harness.press(table, ANNA, PEEK)
    assert [("Peeked" in await catch_up(harness, table, CYRIL)) for _ in range(2)] == [True, False]


async def test_lasting_facts_are_shown_until_the_seat_moves(harness: Harness) -> None:
    table = await harness.press(await harness.game(), ANNA)
    kinds = ["GameStarted", "CoinsDealt", "PrizeShown", "BidSealed"]
    assert [await catch_up(harness, table, BOB) for _ in range(2)] == [kinds, kinds]


async def test_a_seats_own_moves_are_not_shown(harness: Harness) -> None:
    table = await harness.game()
    await harness.press(table, ANNA, PEEK)
    assert "Peeked" not in await catch_up(harness, table, ANNA)


async def test_a_move_by_the_computer_for_an_absent_player_is_shown_to_them(harness: Harness) -> None:
    table = await harness.press(await harness.game(ANNA, BOB, CYRIL), BOB)
    harness.clock.advance(24 * 3600)
    await harness.tables.tick()
    assert "DeadlineMissed" in await catch_up(harness, table, ANNA)


async def test_whispers_to_others_are_not_shown(harness: Harness) -> None:
    table = await harness.game()
    assert (await catch_up(harness, table, BOB)).count("CoinsDealt") == 1


async def test_a_spectator_cannot_catch_up(harness: Harness) -> None:
    table = await after_a_peek(harness)
    with pytest.raises(Refused, match="not-at-this-table"):
        await harness.tables.catch_up(table.id, STRANGER, fresh_key())


async def test_a_repeated_look_counts_once(harness: Harness) -> None:
    table = await after_a_peek(harness)
    await harness.tables.catch_up(table.id, BOB.user, "same")
    with pytest.raises(Repeated):
        await harness.tables.catch_up(table.id, BOB.user, "same")


async def test_the_history_of_a_running_game_omits_fleeting_facts(harness: Harness) -> None:
    table = await after_a_peek(harness)
    assert not any(isinstance(row.fact, bids.Peeked) for row in await harness.news.history(table.id, 0))


async def test_the_history_of_a_finished_game_is_complete(harness: Harness) -> None:
    table = await harness.play_out(await after_a_peek(harness))
    assert any(isinstance(row.fact, bids.Peeked) for row in await harness.news.history(table.id, 0, size=100))


async def test_since_omits_fleeting_facts(harness: Harness) -> None:
    table = await after_a_peek(harness)
    assert not any(isinstance(fact, bids.Peeked) for fact in await harness.news.since(table.id, Seat(1), 0))
