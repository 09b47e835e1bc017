"""News: delivered once, in order, to its recipients; and the history in pages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.game.contract import Seat
from bot.table.facts import Illegible
from tests.table import bids
from tests.table.harness import ANNA, BOB

if TYPE_CHECKING:
    from tests.table.harness import Harness


async def test_undelivered_facts_are_pending_oldest_first(harness: Harness) -> None:
    table = await harness.game()
    rows = await harness.news.pending(table.id)
    assert [(row.version, row.seq) for row in rows] == [(1, 0), (2, 0), (3, 0), (3, 1), (3, 2), (3, 3)]


async def test_delivered_facts_are_not_pending(harness: Harness) -> None:
    table = await harness.game()
    rows = await harness.news.pending(table.id)
    await harness.news.mark_delivered([row.id for row in rows[:2]], harness.clock.now())
    assert await harness.news.pending(table.id) == rows[2:]


async def test_the_first_time_of_delivery_is_kept(harness: Harness) -> None:
    table = await harness.lobby(ANNA)
    ids = [row.id for row in await harness.news.pending(table.id)]
    await harness.news.mark_delivered(ids, 1.0)
    await harness.news.mark_delivered(ids, 2.0)
    assert [row.delivered for row in await harness.news.history(table.id, 0)] == [1.0]


async def test_tables_with_pending_news_are_listed(harness: Harness) -> None:
    first, second = await harness.lobby(ANNA), await harness.lobby(BOB)
    await harness.news.mark_delivered([row.id for row in await harness.news.pending(first.id)], 1.0)
    assert await harness.news.tables_with_pending() == [second.id]


async def test_a_whisper_is_for_its_seat(harness: Harness) -> None:
    table = await harness.game()
    whispers = [row.seat for row in await harness.news.pending(table.id) if isinstance(row.fact, bids.CoinsDealt)]
    assert whispers == [Seat(0), Seat(1)]


async def test_since_returns_only_the_seats_own_whispers(harness: Harness) -> None:
    table = await harness.game()
    fact_lists = [await harness.news.since(table.id, seat, 2) for seat in (Seat(0), None)]
    assert [sum(isinstance(fact, bids.CoinsDealt) for fact in facts) for facts in fact_lists] == [1, 0]


async def test_of_change_returns_the_facts_of_exactly_one_change(harness: Harness) -> None:
    table = await harness.game()
    dealt = await harness.news.of_change(table.id, Seat(1), table.version)
    assert [fact for fact in dealt if isinstance(fact, bids.CoinsDealt)] != []
    assert dealt == await harness.news.since(table.id, Seat(1), table.version - 1)
    assert await harness.news.of_change(table.id, Seat(1), table.version + 1) == ()
    assert set(dealt).isdisjoint(await harness.news.of_change(table.id, Seat(1), table.version - 1))


async def test_the_history_contains_no_whispers(harness: Harness) -> None:
    table = await harness.game()
    assert all(row.seat is None for row in await harness.news.history(table.id, 0))


async def test_history_comes_in_pages_the_newest_first(harness: Harness) -> None:
    table = await harness.play_out(await harness.game())
    pages = [await harness.news.history(table.id, page, size=4) for page in (0, 1)]
    ids = [row.id for row in pages[1] + pages[0]]
    assert len(ids) == 8
    assert ids == sorted(ids)


async def test_unreadable_news_does_not_block_other_news(harness: Harness) -> None:
    table = await harness.lobby(ANNA)
    await harness.database.rows('UPDATE news SET fact = \'{"type":"Unheard"}\'')
    assert [row.fact for row in await harness.news.pending(table.id)] == [Illegible()]


async def test_a_page_out_of_range_is_empty(harness: Harness) -> None:
    table = await harness.game()
    assert await harness.news.history(table.id, 10**18) == []


async def test_a_whisper_with_a_damaged_seat_does_not_become_public(harness: Harness) -> None:
    """One flipped bit in a row's header turns the seat into NULL, which means public."""
    table = await harness.game()
    whispered = await harness.news.since(table.id, Seat(0), 0)
    public = await harness.news.since(table.id, None, 0)
    assert len(whispered) > len(public)
    await harness.database.rows("UPDATE news SET seat = NULL")
    read = await harness.news.since(table.id, None, 0)
    assert set(map(type, read)) - set(map(type, public)) == {Illegible}
