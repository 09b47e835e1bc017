"""What happened meanwhile: lasting facts until one moves, fleeting ones exactly once, whispers to their seat only."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING

import pytest

from bot.game import Refused, Seat
from bot.table.store import Repeated
from tests.table import bids
from tests.table.house import ANNA, BOB, CYRIL, STRANGER, fresh, open_house

if TYPE_CHECKING:
    from pathlib import Path

    from bot.table.model import Person, Table
    from tests.table.house import House

PEEK = 3


async def looks(house: House, table: Table, person: Person) -> list[str]:
    facts = await house.tables.glimpse(table.id, person.user, fresh())
    return [type(fact).__name__ for fact in facts]


async def after_a_peek(house: House) -> Table:
    """Let Cyril and Bob seal, so that only the peek is new, and Anna peek."""
    table = await house.game(ANNA, BOB, CYRIL)
    await house.press(table, CYRIL)
    await house.press(table, BOB)
    return await house.press(table, ANNA, PEEK)


async def test_what_is_fleeting_is_seen_once(house: House) -> None:
    table = await after_a_peek(house)
    assert [await looks(house, table, BOB) for _ in range(2)] == [["Peeked"], []]


async def test_every_seat_may_look_once(house: House) -> None:
    table = await after_a_peek(house)
    assert await looks(house, table, BOB) == ["Peeked"]
    assert "Peeked" in await looks(house, table, CYRIL)


async def test_that_somebody_has_looked_survives_a_restart(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        table = await after_a_peek(house)
        await looks(house, table, BOB)
    async with open_house(tmp_path / "db") as house:
        await house.tables.load_all()
        assert await looks(house, table, BOB) == []


async def test_nothing_is_shown_when_the_look_cannot_be_recorded(house: House) -> None:
    table = await after_a_peek(house)
    await house.database.rows("CREATE TRIGGER stop BEFORE INSERT ON glimpse BEGIN SELECT RAISE(ABORT, 'no'); END")
    with pytest.raises(sqlite3.IntegrityError):
        await looks(house, table, BOB)


async def test_an_own_move_lets_what_was_fleeting_go(house: House) -> None:
    """Nobody saves up what was to be seen in the moment until he needs it."""
    table = await house.game(ANNA, BOB)
    await house.press(table, ANNA, PEEK)
    await house.press(table, BOB)
    assert await looks(house, table, BOB) == []


async def test_what_lasts_is_shown_until_the_seat_moves(house: House) -> None:
    table = await house.press(await house.game(), ANNA)
    seen = ["GameStarted", "CoinsDealt", "PrizeShown", "BidSealed"]
    assert [await looks(house, table, BOB) for _ in range(2)] == [seen, seen]


async def test_own_deeds_are_no_news(house: House) -> None:
    table = await house.game()
    await house.press(table, ANNA, PEEK)
    assert "Peeked" not in await looks(house, table, ANNA)


async def test_what_the_computer_did_for_somebody_absent_is_news_to_him(house: House) -> None:
    table = await house.press(await house.game(ANNA, BOB, CYRIL), BOB)
    house.clock.advance(24 * 3600)
    await house.tables.tick()
    assert "DeadlineMissed" in await looks(house, table, ANNA)


async def test_whispers_to_others_are_not_shown(house: House) -> None:
    table = await house.game()
    assert (await looks(house, table, BOB)).count("CoinsDealt") == 1


async def test_a_spectator_has_nothing_to_look_at(house: House) -> None:
    table = await after_a_peek(house)
    with pytest.raises(Refused, match="not-at-this-table"):
        await house.tables.glimpse(table.id, STRANGER, fresh())


async def test_one_look_delivered_twice_is_one_look(house: House) -> None:
    table = await after_a_peek(house)
    await house.tables.glimpse(table.id, BOB.user, "same")
    with pytest.raises(Repeated):
        await house.tables.glimpse(table.id, BOB.user, "same")


async def test_history_leaves_out_what_is_fleeting_while_the_game_is_on(house: House) -> None:
    table = await after_a_peek(house)
    assert not any(isinstance(row.fact, bids.Peeked) for row in await house.news.history(table.id, 0))


async def test_history_tells_everything_when_the_game_is_over(house: House) -> None:
    table = await house.play_out(await after_a_peek(house))
    assert any(isinstance(row.fact, bids.Peeked) for row in await house.news.history(table.id, 0, size=100))


async def test_since_leaves_out_what_is_fleeting(house: House) -> None:
    table = await after_a_peek(house)
    assert not any(isinstance(fact, bids.Peeked) for fact in await house.news.since(table.id, Seat(1), 0))
