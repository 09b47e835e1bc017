"""Presses: repeated, stale, foreign and forged ones change nothing and reveal nothing."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec
import pytest

from bot.game.contract import Refused, Seat
from bot.table.model import Status
from bot.table.store import Repeated
from tests import acts
from tests.table import bids
from tests.table.harness import ANNA, BOB, CYRIL, PEOPLE, STRANGER, fresh_key, open_harness

if TYPE_CHECKING:
    from pathlib import Path

    from bot.table.model import Table
    from tests.table.harness import Harness


async def stored_moves(harness: Harness, table: Table) -> int:
    sql = "SELECT count(*) FROM move WHERE table_id = ? AND kind = 'move'"
    return int((await harness.database.rows(sql, (table.id,)))[0][0])


async def test_a_button_makes_its_move(harness: Harness) -> None:
    table = await harness.press(await harness.game(), ANNA, 1)
    assert isinstance(table.state, bids.State)
    assert table.state.sealed == (2, None)


async def test_a_typed_move_is_made(harness: Harness) -> None:
    table = await harness.game()
    table = await acts.play(harness.tables, table.id, ANNA.user, bids.Bid(3), fresh_key())
    assert isinstance(table.state, bids.State)
    assert table.state.sealed == (3, None)


async def test_every_change_is_announced_after_its_commit(harness: Harness) -> None:
    table = await harness.game()
    harness.changed.clear()
    await harness.press(table, ANNA)
    assert harness.changed == [await harness.store.load(table.id)]


async def test_a_refused_move_is_not_announced(harness: Harness) -> None:
    table = await harness.game()
    harness.changed.clear()
    with pytest.raises(Refused, match="not-a-bid"):
        await acts.play(harness.tables, table.id, ANNA.user, bids.Bid(99), fresh_key())
    assert (harness.notified, harness.tables.get(table.id)) == ([], table)


async def test_a_double_click_at_once_makes_one_move(harness: Harness) -> None:
    table = await harness.game()
    _, stamp = harness.tables.menu(table, Seat(0))
    presses = [acts.press(harness.tables, table.id, ANNA.user, stamp, 0, fresh_key()) for _ in range(2)]
    answers = await asyncio.gather(*presses, return_exceptions=True)
    assert [str(a) for a in answers if isinstance(a, Refused)] == ["already-played"]
    assert await stored_moves(harness, table) == 1


async def test_a_double_click_after_a_restart_makes_one_move(tmp_path: Path) -> None:
    async with open_harness(tmp_path / "db") as harness:
        table = await harness.game()
        _, stamp = harness.tables.menu(table, Seat(0))
        await harness.press(table, ANNA)
    async with open_harness(tmp_path / "db") as harness:
        await harness.tables.load_all()
        with pytest.raises(Refused, match="already-played"):
            await acts.press(harness.tables, table.id, ANNA.user, stamp, 0, fresh_key())


async def test_one_interaction_delivered_twice_is_one_move(harness: Harness) -> None:
    table = await harness.game()
    _, stamp = harness.tables.menu(table, Seat(0))
    await acts.press(harness.tables, table.id, ANNA.user, stamp, 0, "same")
    with pytest.raises(Repeated) as repeated:
        await acts.press(harness.tables, table.id, ANNA.user, stamp, 0, "same")
    assert (repeated.value.table, await stored_moves(harness, table)) == (table.id, 1)


async def test_a_key_used_at_another_table_counts_as_repeated(harness: Harness) -> None:
    first, second = await harness.game(), await harness.game()
    await acts.play(harness.tables, first.id, ANNA.user, bids.Bid(1), "same")
    with pytest.raises(Repeated):
        await acts.play(harness.tables, second.id, ANNA.user, bids.Bid(1), "same")
    assert harness.tables.get(second.id) == second


async def test_an_older_button_is_stale(harness: Harness) -> None:
    table = await harness.game()
    _, stamp = harness.tables.menu(table, Seat(0))
    for person in (ANNA, BOB, ANNA):
        await harness.press(table, person)
    with pytest.raises(Refused, match="stale-click"):
        await acts.press(harness.tables, table.id, ANNA.user, stamp, 0, fresh_key())


async def test_a_button_survives_the_moves_of_others(harness: Harness) -> None:
    table = await harness.game()
    _, stamp = harness.tables.menu(table, Seat(0))
    await harness.press(table, BOB)
    assert (await acts.press(harness.tables, table.id, ANNA.user, stamp, 0, fresh_key())).moves == 2


async def test_an_opponents_button_is_refused(harness: Harness) -> None:
    table = await harness.game()
    _, stamp = harness.tables.menu(table, Seat(0))
    with pytest.raises(Refused, match="not-your-seat"):
        await acts.press(harness.tables, table.id, BOB.user, stamp, 0, fresh_key())


async def test_a_spectator_cannot_press(harness: Harness) -> None:
    table = await harness.game()
    _, stamp = harness.tables.menu(table, Seat(0))
    with pytest.raises(Refused, match="not-at-this-table"):
        await acts.press(harness.tables, table.id, STRANGER, stamp, 0, fresh_key())


@pytest.mark.parametrize(("stamp", "n"), [("0" * 12, 0), ("", 0), ("ž" * 40, 0), (None, 99), (None, -1)])
async def test_a_forged_button_changes_nothing(harness: Harness, stamp: str | None, n: int) -> None:
    table = await harness.game()
    menu_stamp = harness.tables.menu(table, Seat(0))[1] if stamp is None else stamp
    with pytest.raises(Refused, match="stale-click"):
        await acts.press(harness.tables, table.id, ANNA.user, menu_stamp, n, fresh_key())
    assert harness.tables.get(table.id) == table


async def test_the_refusal_of_a_foreign_click_does_not_depend_on_hidden_state(harness: Harness) -> None:
    """An opponent's press is refused in the same way before and after a coin is sealed."""
    answers: set[tuple[str, tuple[tuple[str, str | int], ...]]] = set()
    for coin in (1, 2, 3):
        table = await harness.game()
        _, stamp = harness.tables.menu(table, Seat(0))
        await acts.play(harness.tables, table.id, ANNA.user, bids.Bid(coin), fresh_key())
        with pytest.raises(Refused) as refusal:
            await acts.press(harness.tables, table.id, BOB.user, stamp, coin, fresh_key())
        answers.add((refusal.value.text, tuple(refusal.value.variables.items())))
    assert answers == {("not-your-seat", ())}


async def test_a_stamp_depends_on_the_key_the_seat_and_the_table(harness: Harness) -> None:
    table, other = await harness.game(), await harness.game()
    stamps = {harness.tables.menu(t, Seat(s))[1] for t in (table, other) for s in (0, 1)}
    assert len(stamps) == 4
    assert all(len(stamp) == 12 for stamp in stamps)


async def test_a_player_who_sealed_is_not_active(harness: Harness) -> None:
    table = await harness.press(await harness.game(), ANNA)
    with pytest.raises(Refused, match="not-your-turn"):
        await acts.play(harness.tables, table.id, ANNA.user, bids.Bid(2), fresh_key())


async def test_a_value_that_is_no_move_is_refused(harness: Harness) -> None:
    table = await harness.game()
    with pytest.raises(Refused, match="unknown-move"):
        await acts.play(harness.tables, table.id, ANNA.user, bids.Options(), fresh_key())


async def test_a_move_before_the_start_is_refused(harness: Harness) -> None:
    table = await harness.lobby()
    with pytest.raises(Refused, match="not-started"):
        await acts.press(harness.tables, table.id, ANNA.user, "0" * 12, 0, fresh_key())


async def test_the_last_two_secret_moves_together_resolve_the_round_once(harness: Harness) -> None:
    table = await harness.game(ANNA, BOB, CYRIL)
    await harness.press(table, CYRIL)
    table = harness.tables.get(table.id)
    await asyncio.gather(
        acts.play(harness.tables, table.id, ANNA.user, bids.Bid(2), fresh_key()),
        acts.play(harness.tables, table.id, BOB.user, bids.Bid(3), fresh_key()),
    )
    assert (await harness.facts(table)).count("RoundWon") == 1
    after = harness.tables.get(table.id).state
    assert isinstance(after, bids.State)
    assert [len(hand) for hand in after.hands] == [2, 2, 2]


async def test_a_restart_between_secret_moves_changes_nothing(tmp_path: Path) -> None:
    """The three moves are kept, the fourth player gets the same menu, and the random numbers continue exactly."""
    async with open_harness(tmp_path / "one") as harness:
        table = await harness.game(*PEOPLE)
        for person in PEOPLE[:3]:
            await harness.press(table, person)
        before, menu = harness.tables.get(table.id), harness.tables.menu(harness.tables.get(table.id), Seat(3))
        on = await harness.press(table, PEOPLE[3])
    async with open_harness(tmp_path / "two") as harness:
        table = await harness.game(*PEOPLE)
        for person in PEOPLE[:3]:
            await harness.press(table, person)
    async with open_harness(tmp_path / "two") as harness:
        await harness.tables.load_all()
        reloaded_table = harness.tables.get(table.id)
        assert (reloaded_table, harness.tables.menu(reloaded_table, Seat(3))) == (before, menu)
        assert (await harness.press(table, PEOPLE[3])).state == on.state


async def test_a_game_is_played_to_its_end(harness: Harness) -> None:
    table = await harness.play_out(await harness.game())
    assert (table.status, table.due) == (Status.ENDED, None)
    assert table.outcome is not None
    assert (await harness.facts(table))[-1] == "GameEnded"


async def test_a_move_after_the_end_is_refused(harness: Harness) -> None:
    table = await harness.play_out(await harness.game())
    with pytest.raises(Refused, match="game-over"):
        await acts.play(harness.tables, table.id, ANNA.user, bids.Bid(1), fresh_key())


async def test_a_users_active_tables_are_listed_longest_waiting_first(harness: Harness) -> None:
    first = await harness.game()
    harness.clock.advance(60)
    second = await harness.game()
    harness.clock.advance(60)
    await harness.press(first, ANNA)
    await harness.press(first, BOB)
    assert [w.table.id for w in harness.tables.waiting_for(ANNA.user)] == [second.id, first.id]


async def test_a_stored_table_equals_the_one_in_memory(harness: Harness) -> None:
    table = await harness.press(await harness.game(), ANNA)
    assert await harness.store.load(table.id) == table


async def test_a_change_overtaken_by_another_process_is_decided_again(tmp_path: Path) -> None:
    async with (
        open_harness(tmp_path / "db") as first_process,
        open_harness(tmp_path / "db", alone=False) as second_process,
    ):
        table = await first_process.game()
        await second_process.tables.load_all()
        await second_process.press(table, BOB)
        table = await first_process.press(table, ANNA)
        assert (table.moves, await stored_moves(first_process, table)) == (2, 2)


async def test_two_processes_open_tables_with_different_numbers(tmp_path: Path) -> None:
    async with (
        open_harness(tmp_path / "db") as first_process,
        open_harness(tmp_path / "db", alone=False) as second_process,
    ):
        lobbies = await asyncio.gather(*(harness.lobby(ANNA) for harness in (first_process, second_process) * 3))
        assert sorted(table.id for table in lobbies) == [1, 2, 3, 4, 5, 6]


async def test_a_cancelled_interaction_leaves_no_partial_move(harness: Harness) -> None:
    """A cancelled interaction makes its move completely or not at all, and the table goes on."""
    table = await harness.game()
    pressing = asyncio.ensure_future(harness.press(table, ANNA))
    await asyncio.sleep(0)
    pressing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await pressing
    table = await harness.press(table, BOB)
    stored_table = await harness.store.load(table.id)
    assert msgspec.structs.asdict(table) == msgspec.structs.asdict(stored_table) if stored_table else False
    assert table.moves == await stored_moves(harness, table)
