"""What concerns nobody else: it may be done whoever is to act, sets no clock and is told to nobody."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.game import Refused, Seat
from bot.table import turns
from tests.table import bids
from tests.table.house import ANNA, BOB, CYRIL, STRANGER, House, fresh

if TYPE_CHECKING:
    from bot.table.model import Table


async def waiting(house: House) -> Table:
    """Anna has bid and waits for Bob."""
    return await house.press(await house.game(ANNA, BOB), ANNA)


def scribbles(house: House, table: Table, seat: int = 0) -> tuple[int, ...]:
    state = house.tables.get(table.id).state
    assert isinstance(state, bids.State)
    hand = bids.hand(state, Seat(seat))
    return hand.scribbles


async def jot(house: House, table: Table, user: int, n: int, stamp: str | None = None) -> Table:
    _, mark = house.tables.note_menu(house.tables.get(table.id), Seat(0))
    seen = mark if stamp is None else stamp
    return await house.tables.plan(table.id, user, fresh(), lambda at: turns.jot(at, user, seen, n))


async def test_it_is_done_by_pressing_while_others_are_to_act(house: House) -> None:
    table = await waiting(house)
    await jot(house, table, ANNA.user, 1)
    assert scribbles(house, table) == (2,)


async def test_it_is_done_by_typing_while_others_are_to_act(house: House) -> None:
    table = await waiting(house)
    await house.tables.play(table.id, ANNA.user, bids.Scribble(3), fresh())
    assert scribbles(house, table) == (3,)


async def test_no_clock_is_set_by_it(house: House) -> None:
    table = await house.game(ANNA, BOB)
    house.clock.advance(3600)
    after = await jot(house, table, ANNA.user, 0)
    assert (after.dues, after.since, after.plies) == (table.dues, table.since, table.plies)


async def test_the_public_board_does_not_move_for_it(house: House) -> None:
    """What it is painted by stays the same: nobody can tell that somebody noted something."""
    table = await house.game(ANNA, BOB)
    after = await jot(house, table, ANNA.user, 0)
    assert after.version - after.hushed == table.version - table.hushed


async def test_nobody_is_told(house: House) -> None:
    table = await waiting(house)
    before = await house.facts(table)
    await jot(house, table, ANNA.user, 0)
    assert await house.facts(table) == before


async def test_what_happened_since_ones_last_move_stays_new(house: House) -> None:
    """A call is read by everybody: were it shorter for a note, it would tell of it."""
    table = await waiting(house)
    await house.press(table, BOB)
    before = await house.news.last_move(table.id, Seat(0)), await house.news.moved(table.id, Seat(0))
    house.clock.advance(60)
    await jot(house, table, ANNA.user, 0)
    assert (await house.news.last_move(table.id, Seat(0)), await house.news.moved(table.id, Seat(0))) == before
    assert await house.tables.glimpse(table.id, ANNA.user, fresh())


async def test_the_buttons_of_a_menu_stay_good(house: House) -> None:
    table = await house.game(ANNA, BOB)
    menu = house.tables.menu(table, Seat(0))
    after = await jot(house, table, ANNA.user, 0)
    assert house.tables.menu(after, Seat(0)) == menu


async def test_the_game_replays_with_it(house: House) -> None:
    table = await waiting(house)
    await jot(house, table, ANNA.user, 0)
    await house.play_out(table)
    assert (await house.tables.verify(table.id)).agrees


@pytest.mark.parametrize(("user", "n", "stamp", "why"), [
    (ANNA.user, 9, None, "stale-click"),
    (ANNA.user, 0, "0" * 12, "stale-click"),
    (STRANGER, 0, None, "not-at-this-table"),
])  # fmt: skip
async def test_what_is_not_there_is_refused(house: House, user: int, n: int, stamp: str | None, why: str) -> None:
    table = await waiting(house)
    with pytest.raises(Refused, match=why):
        await jot(house, table, user, n, stamp)
    assert scribbles(house, table) == ()


async def test_before_the_game_there_is_nothing_to_note(house: House) -> None:
    table = await house.lobby(ANNA, CYRIL)
    assert house.tables.note_menu(table, Seat(0))[0] == ()
