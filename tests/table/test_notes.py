"""Private notes: allowed out of turn; they set no clock and cause no news."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.game.contract import Refused, Seat
from bot.table import turns
from tests import acts
from tests.by_seat import by_seat
from tests.table import bids
from tests.table.harness import ANNA, BOB, CYRIL, STRANGER, Harness, fresh_key

if TYPE_CHECKING:
    from bot.table.model import Table


async def waiting(harness: Harness) -> Table:
    """Return a game in which Anna has bid and waits for Bob."""
    return await harness.press(await harness.game(ANNA, BOB), ANNA)


def scribbles(harness: Harness, table: Table, seat: int = 0) -> tuple[int, ...]:
    state = harness.tables.get(table.id).state
    assert isinstance(state, bids.State)
    hand = bids.hand(state, Seat(seat))
    return hand.scribbles


async def press_note(harness: Harness, table: Table, user: int, n: int, stamp: str | None = None) -> Table:
    _, current = harness.tables.note_menu(harness.tables.get(table.id), Seat(0))
    menu_stamp = current if stamp is None else stamp
    return await harness.tables.change(
        table.id, user, fresh_key(), lambda context: turns.press_note(context, user, menu_stamp, n)
    )


async def test_a_note_can_be_pressed_out_of_turn(harness: Harness) -> None:
    table = await waiting(harness)
    await press_note(harness, table, ANNA.user, 1)
    assert scribbles(harness, table) == (2,)


async def test_a_note_can_be_typed_out_of_turn(harness: Harness) -> None:
    table = await waiting(harness)
    await acts.play(harness.tables, table.id, ANNA.user, bids.Scribble(3), fresh_key())
    assert scribbles(harness, table) == (3,)


async def test_a_note_sets_no_clock(harness: Harness) -> None:
    table = await harness.game(ANNA, BOB)
    harness.clock.advance(3600)
    after = await press_note(harness, table, ANNA.user, 0)
    assert (by_seat(after, "due"), by_seat(after, "since"), by_seat(after, "moves")) == (
        by_seat(table, "due"),
        by_seat(table, "since"),
        by_seat(table, "moves"),
    )


async def test_a_note_does_not_change_the_public_version(harness: Harness) -> None:
    """The version that triggers board edits stays the same, so that notes cannot be noticed."""
    table = await harness.game(ANNA, BOB)
    after = await press_note(harness, table, ANNA.user, 0)
    assert after.version - after.private_changes == table.version - table.private_changes


async def test_a_note_causes_no_news(harness: Harness) -> None:
    table = await waiting(harness)
    before = await harness.facts(table)
    await press_note(harness, table, ANNA.user, 0)
    assert await harness.facts(table) == before


async def test_a_note_keeps_the_news_since_the_last_move(harness: Harness) -> None:
    """A ping is public: were it shorter after a note, it would reveal the note."""
    table = await waiting(harness)
    await harness.press(table, BOB)
    news = harness.news
    before = await news.last_move(table.id, Seat(0)), await news.last_moved_at(table.id, Seat(0))
    harness.clock.advance(60)
    await press_note(harness, table, ANNA.user, 0)
    assert (await news.last_move(table.id, Seat(0)), await news.last_moved_at(table.id, Seat(0))) == before
    assert await harness.tables.catch_up(table.id, ANNA.user, fresh_key())


async def test_a_note_keeps_the_menu_valid(harness: Harness) -> None:
    table = await harness.game(ANNA, BOB)
    menu = harness.tables.menu(table, Seat(0))
    after = await press_note(harness, table, ANNA.user, 0)
    assert harness.tables.menu(after, Seat(0)) == menu


async def test_a_game_with_notes_replays(harness: Harness) -> None:
    table = await waiting(harness)
    await press_note(harness, table, ANNA.user, 0)
    await harness.play_out(table)
    assert (await harness.tables.verify(table.id)).agrees


@pytest.mark.parametrize(("user", "n", "stamp", "why"), [
    (ANNA.user, 9, None, "stale-click"),
    (ANNA.user, 0, "0" * 12, "stale-click"),
    (STRANGER, 0, None, "not-at-this-table"),
])  # fmt: skip
async def test_an_unavailable_note_is_refused(harness: Harness, user: int, n: int, stamp: str | None, why: str) -> None:
    table = await waiting(harness)
    with pytest.raises(Refused, match=why):
        await press_note(harness, table, user, n, stamp)
    assert scribbles(harness, table) == ()


async def test_a_note_before_the_start_is_refused(harness: Harness) -> None:
    table = await harness.lobby(ANNA, CYRIL)
    assert harness.tables.note_menu(table, Seat(0))[0] == ()
