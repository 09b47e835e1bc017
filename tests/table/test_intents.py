"""Moves thought of beforehand: sealed ones are made when their turn comes, suggested ones only stand there."""

from __future__ import annotations

import asyncio
import dataclasses
from typing import TYPE_CHECKING

import pytest

from bot.game import Premoves, Refused, Seat
from bot.table import intents
from bot.table.model import Status
from bot.table.turns import Moment
from tests.table import bids
from tests.table.house import ANNA, BOB, CYRIL, STRANGER, House, fresh, open_house

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from bot.table.model import Person, Table
    from bot.table.store import Decision


def moment(house: House, table: Table) -> Moment:
    return Moment(bids.GAME, house.tables.get(table.id), house.clock.now(), b"k" * 32)


async def seal(house: House, table: Table, person: Person, n: int, *, stamp: str | None = None) -> Table:
    at = moment(house, table)
    seat = at.table.seat_of(person.user)
    assert seat is not None
    seen = intents.stamped(at, seat) if stamp is None else stamp
    return await house.tables.plan(table.id, person.user, fresh(), lambda at: intents.seal(at, person.user, seen, n))


async def suggest(house: House, table: Table, person: Person, to: Seat, n: int) -> Table:
    seen = intents.stamped(moment(house, table), to)
    return await house.tables.plan(
        table.id, person.user, fresh(), lambda at: intents.suggest(at, person.user, to, seen, n)
    )


async def waiting(house: House) -> Table:
    """Anna has bid, Bob has not: Anna may think of her next bid."""
    table = await house.game(ANNA, BOB)
    return await house.press(table, ANNA)


async def seal_legal(house: House, table: Table) -> int:
    """Let Anna seal the highest coin that she will have left; return it."""
    left = house.tables.get(table.id).state
    assert isinstance(left, bids.State)
    coin = max(set(left.hands[0]) - {left.sealed[0] or 0})
    await seal(house, table, ANNA, coin - 1)
    return coin


async def test_a_sealed_move_is_made_when_its_turn_comes(house: House) -> None:
    table = await waiting(house)
    coin = await seal_legal(house, table)
    assert house.tables.pause_by_itself(table.id) is None
    await house.press(table, BOB)
    assert house.tables.pause_by_itself(table.id) == 0
    assert await house.tables.next_by_itself(table.id)
    after = house.tables.get(table.id)
    assert isinstance(after.state, bids.State)
    assert after.state.sealed[0] == coin
    assert after.plies == (2, 1)
    assert after.intents == ()


async def test_a_sealed_move_that_is_not_legal_any_more_waits_for_its_owner(house: House) -> None:
    table = await waiting(house)
    await seal(house, table, ANNA, 8)
    await house.press(table, BOB)
    assert house.tables.pause_by_itself(table.id) is None
    assert not await house.tables.next_by_itself(table.id)
    assert (await house.press(table, ANNA)).intents == ()


async def test_a_seal_replaces_the_one_before_and_can_be_broken(house: House) -> None:
    table = await waiting(house)
    await seal(house, table, ANNA, 0)
    table = await seal(house, table, ANNA, 1)
    assert intents.sealed(bids.GAME, table, Seat(0)) == bids.Bid(2)
    table = await house.tables.plan(table.id, ANNA.user, fresh(), lambda at: intents.unseal(at, ANNA.user))
    assert intents.sealed(bids.GAME, table, Seat(0)) is None


async def test_a_seal_broken_in_the_last_moment_is_broken(house: House) -> None:
    table = await waiting(house)
    await seal_legal(house, table)
    await house.press(table, BOB)
    _, made = await asyncio.gather(
        house.tables.plan(table.id, ANNA.user, fresh(), lambda at: intents.unseal(at, ANNA.user)),
        house.tables.next_by_itself(table.id),
    )
    assert not made
    assert house.tables.get(table.id).plies == (1, 1)


async def test_advice_is_gone_when_the_game_is_over(house: House) -> None:
    table = await waiting(house)
    table = await suggest(house, table, ANNA, Seat(1), 2)
    ended = await house.tables.resign(table.id, ANNA.user, fresh())
    assert intents.suggestions(bids.GAME, ended) == ()


async def test_nobody_is_told_of_a_seal(house: House) -> None:
    table = await waiting(house)
    before = await house.facts(table)
    await seal(house, table, ANNA, 0)
    assert await house.facts(table) == before
    assert intents.suggestions(bids.GAME, house.tables.get(table.id)) == ()


async def test_the_versions_of_seals_are_counted(house: House) -> None:
    table = await waiting(house)
    sealed = await seal(house, table, ANNA, 0)
    broken = await house.tables.plan(table.id, ANNA.user, fresh(), lambda at: intents.unseal(at, ANNA.user))
    assert [each.noticed for each in (sealed, broken)] == [house.tables.get(table.id).version - 2] * 2


async def test_a_suggestion_stands_until_the_move_and_makes_nothing_happen(house: House) -> None:
    table = await waiting(house)
    table = await suggest(house, table, ANNA, Seat(1), 2)
    assert intents.suggestions(bids.GAME, table) == ((Seat(0), Seat(1), bids.Bid(3)),)
    assert house.tables.pause_by_itself(table.id) is None
    assert (await house.press(table, BOB)).intents == ()


async def test_a_suggestion_replaces_the_same_players_last_one(house: House) -> None:
    table = await waiting(house)
    await suggest(house, table, ANNA, Seat(1), 2)
    table = await suggest(house, table, ANNA, Seat(1), 0)
    assert intents.suggestions(bids.GAME, table) == ((Seat(0), Seat(1), bids.Bid(1)),)


async def test_it_survives_a_restart(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as first:
        table = await waiting(first)
        table = await seal(first, table, ANNA, 1)
    async with open_house(tmp_path / "db") as second:
        await second.tables.load_all()
        assert second.tables.get(table.id).intents == table.intents


async def test_a_seal_whose_turn_came_before_a_restart_is_made_after_it(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as first:
        table = await waiting(first)
        await seal_legal(first, table)
        await first.press(table, BOB)
    async with open_house(tmp_path / "db") as second:
        await second.tables.load_all()
        assert second.tables.pause_by_itself(table.id) == 0
        assert await second.tables.next_by_itself(table.id)
        assert second.tables.get(table.id).plies == (2, 1)


async def test_a_seal_is_kept_while_its_table_is_put_aside(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as first:
        table = await waiting(first)
        await seal_legal(first, table)
    async with open_house(tmp_path / "db", games={}) as without:
        await without.tables.load_all()
        assert without.tables.get(table.id).status is Status.BROKEN
    async with open_house(tmp_path / "db") as again:
        await again.tables.load_all()
        await again.press(table, BOB)
        assert again.tables.pause_by_itself(table.id) == 0


async def test_a_deadline_that_passes_beside_a_seal_that_cannot_be_made_ends_it(house: House) -> None:
    table = await waiting(house)
    await seal(house, table, ANNA, 8)
    await house.press(table, BOB)
    house.clock.advance(25 * 3600)
    await house.tables.tick()
    after = house.tables.get(table.id)
    assert (after.plies[0], after.intents) == (2, ())


async def test_whoever_plays_for_one_who_resigned_does_not_make_his_sealed_move(house: House) -> None:
    table = await house.press(await house.game(ANNA, BOB, CYRIL), ANNA)
    await seal(house, table, ANNA, 0)
    left = await house.tables.resign(table.id, ANNA.user, fresh())
    assert left.intents == ()


async def test_a_seal_stands_for_one_piece_only(tmp_path: Path) -> None:
    """In this game another piece moves as soon as everybody has bid."""

    def piece(board: bids.Board, _seat: Seat) -> str:
        return str(any(board.sealed))

    premoves = Premoves(moves=bids.ahead, piece=piece)
    pieces = dataclasses.replace(bids.GAME, premoves=premoves)
    async with open_house(tmp_path / "db", games={"bids": pieces}) as house:
        table = await waiting(house)
        moves, stamp = house.tables.ahead(house.tables.get(table.id), Seat(0))
        sealed = await house.tables.plan(
            table.id, ANNA.user, fresh(), lambda at: intents.seal(at, ANNA.user, stamp, len(moves) - 1)
        )
        assert intents.sealed(pieces, sealed, Seat(0)) == moves[-1]
        after = await house.press(table, BOB)
        assert intents.sealed(pieces, after, Seat(0)) is None


async def test_nobody_is_woken_by_a_seal(house: House) -> None:
    """Whoever listens for changes might do just then what is publicly due."""
    table = await waiting(house)
    before = [*house.told]
    await seal(house, table, ANNA, 0)
    await house.tables.plan(table.id, ANNA.user, fresh(), lambda at: intents.unseal(at, ANNA.user))
    assert house.told == before


async def test_the_last_change_that_others_noticed_is_known_by_its_number(house: House) -> None:
    table = await waiting(house)
    noticed = house.tables.get(table.id).version
    sealed = await seal(house, table, ANNA, 0)
    assert (sealed.version, sealed.stirred) == (noticed + 1, noticed)
    after = await house.press(table, BOB)
    assert after.stirred == after.version


WRONG: list[tuple[Callable[[Moment], Decision], str]] = [
    (lambda at: intents.seal(at, BOB.user, intents.stamped(at, Seat(1)), 0), "seal-your-turn"),
    (lambda at: intents.seal(at, ANNA.user, "0" * 12, 0), "stale-click"),
    (lambda at: intents.seal(at, ANNA.user, intents.stamped(at, Seat(0)), 99), "stale-click"),
    (lambda at: intents.seal(at, STRANGER, intents.stamped(at, Seat(0)), 0), "not-at-this-table"),
    (lambda at: intents.unseal(at, ANNA.user), "nothing-sealed"),
    (lambda at: intents.suggest(at, ANNA.user, Seat(0), intents.stamped(at, Seat(0)), 0), "suggest-to-others"),
]


@pytest.mark.parametrize(("decide", "why"), WRONG, ids=lambda one: one if isinstance(one, str) else "")
async def test_what_makes_no_sense_is_refused_with_its_reason(
    house: House, decide: Callable[[Moment], Decision], why: str
) -> None:
    table = await waiting(house)
    before = house.tables.get(table.id)
    with pytest.raises(Refused, match=why):
        await house.tables.plan(table.id, ANNA.user, fresh(), decide)
    assert house.tables.get(table.id) == before


async def test_nothing_can_be_thought_of_before_the_game(house: House) -> None:
    table = await house.lobby(ANNA, BOB)
    assert intents.ahead(bids.GAME, table, Seat(0)) == ()
