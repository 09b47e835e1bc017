"""Premoves: a player's own are made when their turn comes; suggested ones are only displayed."""

from __future__ import annotations

import asyncio
import dataclasses
from typing import TYPE_CHECKING, Any

import pytest

from bot.game.contract import Refused, Seat, Whisper
from bot.game.extensions import Premoves
from bot.table import premoves
from bot.table.decisions import DecisionContext
from bot.table.facts import SealVoid
from bot.table.model import Premove, Status
from bot.table.position import Position
from tests import acts
from tests.by_seat import all_premoves, by_seat
from tests.table import bids
from tests.table.harness import ANNA, BOB, CYRIL, STRANGER, Harness, fresh_key, open_harness

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from bot.game.contract import AnyGame
    from bot.table.decisions import Decision
    from bot.table.model import Person, Table


def context(harness: Harness, table: Table) -> DecisionContext:
    return DecisionContext(Position(harness.tables.get(table.id), bids.GAME, b"k" * 32), harness.clock.now())


async def premove(harness: Harness, table: Table, person: Person, n: int, *, stamp: str | None = None) -> Table:
    decision_context = context(harness, table)
    seat = decision_context.table.seat_of(person.user)
    assert seat is not None
    menu_stamp = premoves.menu(decision_context.position, seat)[1] if stamp is None else stamp
    return await harness.tables.change(
        table.id, person.user, fresh_key(), lambda context: premoves.set_premove(context, person.user, menu_stamp, n)
    )


async def suggest(harness: Harness, table: Table, person: Person, to: Seat, n: int) -> Table:
    menu_stamp = premoves.advice_menu(context(harness, table).position, to)[1]
    return await harness.tables.change(
        table.id, person.user, fresh_key(), lambda context: premoves.suggest(context, person.user, to, menu_stamp, n)
    )


def decided(game: AnyGame, table: Table) -> tuple[Any, ...]:
    """Return Anna's premoves."""
    return tuple(premoves.move_of(game, premove) for premove in premoves.valid_series(Position(table, game), Seat(0)))


async def waiting(harness: Harness) -> Table:
    """Return a game in which Anna has bid and may premove her next bid, and Bob has not bid."""
    table = await harness.game(ANNA, BOB)
    return await harness.press(table, ANNA)


async def void(harness: Harness, table: Table) -> list[tuple[Seat | None, Any, int]]:
    """Return every whisper of a void premove: its seat, the fact and the version."""
    rows: list[tuple[Seat | None, Any, int]] = [
        (row.seat, row.fact, row.version) for row in await harness.news.pending(table.id)
    ]
    return [row for row in rows if isinstance(row[1], SealVoid)]


async def premove_legal(harness: Harness, table: Table) -> int:
    """Premove the highest coin that Anna will have left; return the coin."""
    left = harness.tables.get(table.id).state
    assert isinstance(left, bids.State)
    coin = max(set(left.hands[0]) - {left.sealed[0] or 0})
    await premove(harness, table, ANNA, coin - 1)
    return coin


async def test_a_premove_is_made_when_its_turn_comes(harness: Harness) -> None:
    table = await waiting(harness)
    coin = await premove_legal(harness, table)
    assert harness.tables.autoplay_pause(table.id) is None
    await harness.press(table, BOB)
    assert harness.tables.autoplay_pause(table.id) == 0
    assert await harness.tables.autoplay(table.id)
    after = harness.tables.get(table.id)
    assert isinstance(after.state, bids.State)
    assert after.state.sealed[0] == coin
    assert by_seat(after, "moves") == (2, 1)
    assert all_premoves(after) == ()


async def test_a_premove_that_became_illegal_is_dropped_with_a_whisper(harness: Harness) -> None:
    table = await waiting(harness)
    await premove(harness, table, ANNA, 8)
    new_table = await harness.press(table, BOB)
    assert all_premoves(new_table) == ()
    assert harness.tables.autoplay_pause(table.id) is None
    assert not await harness.tables.autoplay(table.id)
    assert await void(harness, table) == [(Seat(0), SealVoid(bids.Bid(9), "", 0), new_table.version)]


async def test_a_stored_void_premove_is_announced_with_the_next_change(harness: Harness) -> None:
    """A void premove that another process stored is announced with the next change."""
    table = await waiting(harness)
    coin = await premove_legal(harness, table)
    new_table = await harness.press(table, BOB)
    assert await void(harness, table) == []
    stored_table = new_table.with_seat(Seat(0), premoves=(Premove('{"type":"Bid","coin":9}'),))
    left, whispers = premoves.without_void(Position(stored_table, bids.GAME))
    assert (all_premoves(left), whispers) == ((), (Whisper(Seat(0), SealVoid(bids.Bid(9), "", 0)),))
    assert premoves.due_premoves(Position(new_table, bids.GAME)) == ((Seat(0), bids.Bid(coin)),)


async def test_a_premove_replaces_the_previous_one_and_can_be_cleared(harness: Harness) -> None:
    table = await waiting(harness)
    await premove(harness, table, ANNA, 0)
    table = await premove(harness, table, ANNA, 1)
    assert decided(bids.GAME, table) == (bids.Bid(2),)
    table = await harness.tables.change(
        table.id, ANNA.user, fresh_key(), lambda context: premoves.clear_premove(context, ANNA.user)
    )
    assert decided(bids.GAME, table) == ()


async def test_a_premove_cleared_at_the_last_moment_is_not_made(harness: Harness) -> None:
    table = await waiting(harness)
    await premove_legal(harness, table)
    await harness.press(table, BOB)
    _, moves = await asyncio.gather(
        harness.tables.change(
            table.id, ANNA.user, fresh_key(), lambda context: premoves.clear_premove(context, ANNA.user)
        ),
        harness.tables.autoplay(table.id),
    )
    assert not moves
    assert by_seat(harness.tables.get(table.id), "moves") == (1, 1)


async def test_suggestions_are_dropped_at_the_end_of_the_game(harness: Harness) -> None:
    table = await waiting(harness)
    table = await suggest(harness, table, ANNA, Seat(1), 2)
    ended_table = await acts.resign(harness.tables, table.id, ANNA.user, fresh_key())
    assert premoves.suggestions(Position(ended_table, bids.GAME)) == ()


async def test_a_premove_causes_no_news(harness: Harness) -> None:
    table = await waiting(harness)
    before = await harness.facts(table)
    await premove(harness, table, ANNA, 0)
    assert await harness.facts(table) == before
    assert premoves.suggestions(Position(harness.tables.get(table.id), bids.GAME)) == ()


async def test_the_versions_of_premoves_are_counted(harness: Harness) -> None:
    table = await waiting(harness)
    decided = await premove(harness, table, ANNA, 0)
    after = await harness.tables.change(
        table.id, ANNA.user, fresh_key(), lambda context: premoves.clear_premove(context, ANNA.user)
    )
    assert [version.public_version for version in (decided, after)] == [harness.tables.get(table.id).version - 2] * 2


async def test_a_suggestion_stays_until_the_move_and_makes_none(harness: Harness) -> None:
    table = await waiting(harness)
    table = await suggest(harness, table, ANNA, Seat(1), 2)
    assert premoves.suggestions(Position(table, bids.GAME)) == ((Seat(0), Seat(1), bids.Bid(3)),)
    assert harness.tables.autoplay_pause(table.id) is None
    assert all_premoves(await harness.press(table, BOB)) == ()


async def test_a_suggestion_replaces_the_same_players_previous_one(harness: Harness) -> None:
    table = await waiting(harness)
    await suggest(harness, table, ANNA, Seat(1), 2)
    table = await suggest(harness, table, ANNA, Seat(1), 0)
    assert premoves.suggestions(Position(table, bids.GAME)) == ((Seat(0), Seat(1), bids.Bid(1)),)


async def test_a_premove_survives_a_restart(tmp_path: Path) -> None:
    async with open_harness(tmp_path / "db") as first:
        table = await waiting(first)
        table = await premove(first, table, ANNA, 1)
    async with open_harness(tmp_path / "db") as second:
        await second.tables.load_all()
        assert all_premoves(second.tables.get(table.id)) == all_premoves(table)


async def test_a_premove_whose_turn_came_before_a_restart_is_made_after_it(tmp_path: Path) -> None:
    async with open_harness(tmp_path / "db") as first:
        table = await waiting(first)
        await premove_legal(first, table)
        await first.press(table, BOB)
    async with open_harness(tmp_path / "db") as second:
        await second.tables.load_all()
        assert second.tables.autoplay_pause(table.id) == 0
        assert await second.tables.autoplay(table.id)
        assert by_seat(second.tables.get(table.id), "moves") == (2, 1)


async def test_a_premove_is_kept_while_its_table_is_in_quarantine(tmp_path: Path) -> None:
    async with open_harness(tmp_path / "db") as first:
        table = await waiting(first)
        await premove_legal(first, table)
    async with open_harness(tmp_path / "db", games={}) as bare_harness:
        await bare_harness.tables.load_all()
        assert bare_harness.tables.get(table.id).status is Status.BROKEN
    async with open_harness(tmp_path / "db") as new_harness:
        await new_harness.tables.load_all()
        await new_harness.press(table, BOB)
        assert new_harness.tables.autoplay_pause(table.id) == 0


async def test_a_missed_deadline_drops_a_premove_that_cannot_be_made(harness: Harness) -> None:
    table = await waiting(harness)
    await premove(harness, table, ANNA, 8)
    await harness.press(table, BOB)
    harness.clock.advance(25 * 3600)
    await harness.tables.tick()
    after = harness.tables.get(table.id)
    assert (after.seats[0].moves, all_premoves(after)) == (2, ())


async def test_a_resigned_players_premove_is_not_made(harness: Harness) -> None:
    table = await harness.press(await harness.game(ANNA, BOB, CYRIL), ANNA)
    await premove(harness, table, ANNA, 0)
    left = await acts.resign(harness.tables, table.id, ANNA.user, fresh_key())
    assert all_premoves(left) == ()


async def test_a_premove_stands_for_one_piece_only(tmp_path: Path) -> None:
    """In this game another piece moves as soon as all players have bid."""

    def piece(board: bids.Board, _seat: Seat) -> str:
        return str(any(board.sealed))

    pieces = dataclasses.replace(bids.GAME, premoves=Premoves(moves=bids.ahead, piece=piece))
    async with open_harness(tmp_path / "db", games={"bids": pieces}) as harness:
        table = await waiting(harness)
        moves, stamp = harness.tables.premove_menu(harness.tables.get(table.id), Seat(0))
        table = await harness.tables.change(
            table.id,
            ANNA.user,
            fresh_key(),
            lambda context: premoves.set_premove(context, ANNA.user, stamp, len(moves) - 1),
        )
        assert decided(pieces, table) == (moves[-1],)
        after = await harness.press(table, BOB)
        assert decided(pieces, after) == ()


async def test_a_premove_is_not_announced_to_receivers(harness: Harness) -> None:
    """Otherwise a receiver could bring forward public changes that are due, and so reveal the moment of the premove."""
    table = await waiting(harness)
    before = [*harness.notified]
    await premove(harness, table, ANNA, 0)
    await harness.tables.change(
        table.id, ANNA.user, fresh_key(), lambda context: premoves.clear_premove(context, ANNA.user)
    )
    assert harness.notified == before


async def test_a_premove_does_not_raise_the_public_version(harness: Harness) -> None:
    table = await waiting(harness)
    public_version = harness.tables.get(table.id).version
    decided = await premove(harness, table, ANNA, 0)
    assert (decided.version, decided.last_public_version) == (public_version + 1, public_version)
    after = await harness.press(table, BOB)
    assert after.last_public_version == after.version


REFUSALS: list[tuple[Callable[[DecisionContext], Decision], str]] = [
    (
        lambda context: premoves.set_premove(context, BOB.user, premoves.menu(context.position, Seat(1))[1], 0),
        "seal-your-turn",
    ),
    (lambda context: premoves.set_premove(context, ANNA.user, "0" * 12, 0), "stale-click"),
    (
        lambda context: premoves.set_premove(context, ANNA.user, premoves.menu(context.position, Seat(0))[1], 99),
        "stale-click",
    ),
    (
        lambda context: premoves.set_premove(context, STRANGER, premoves.menu(context.position, Seat(0))[1], 0),
        "not-at-this-table",
    ),
    (lambda context: premoves.clear_premove(context, ANNA.user), "nothing-sealed"),
    (
        lambda context: premoves.suggest(
            context, ANNA.user, Seat(0), premoves.advice_menu(context.position, Seat(0))[1], 0
        ),
        "suggest-to-others",
    ),
]


@pytest.mark.parametrize(("decide", "why"), REFUSALS, ids=lambda value: value if isinstance(value, str) else "")
async def test_an_invalid_premove_is_refused_with_its_reason(
    harness: Harness, decide: Callable[[DecisionContext], Decision], why: str
) -> None:
    table = await waiting(harness)
    before = harness.tables.get(table.id)
    with pytest.raises(Refused, match=why):
        await harness.tables.change(table.id, ANNA.user, fresh_key(), decide)
    assert harness.tables.get(table.id) == before


async def test_nothing_can_be_premoved_before_the_game(harness: Harness) -> None:
    table = await harness.lobby(ANNA, BOB)
    assert premoves.available_moves(Position(table, bids.GAME), Seat(0)) == ()
