"""Results: one per finished game, written with its end, kept after the table, and without users who were deleted."""

from __future__ import annotations

import json
import sqlite3
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from bot.game.contract import Strength
from bot.results.model import GameResult, Participation
from bot.storage import results
from bot.storage.results import ResultWriter
from bot.table.game_end import EndReason
from bot.table.model import Pace
from tests import acts
from tests.table import test_game_end as ways
from tests.table.harness import ANNA, BOB, CYRIL, DORA, GAMES, HERE, fresh_key, open_harness
from tests.table.test_seats import take

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from pathlib import Path

    from bot.results.ratings import Rating
    from tests.table.harness import Harness, ManualClock


@asynccontextmanager
async def recording(path: Path, clock: ManualClock | None = None) -> AsyncGenerator[Harness]:
    """Open a host that writes results."""
    async with open_harness(path, clock) as harness:
        harness.end_writers.append(ResultWriter(GAMES))
        yield harness


async def stored(harness: Harness) -> list[GameResult]:
    """Return all stored results."""
    return [result for _, result, _ in await rows(harness)]


async def rows(harness: Harness) -> list[tuple[int, GameResult, list[Rating | None]]]:
    """Return all stored results with their ids and the seats' ratings before the game."""
    return await harness.database.transaction(lambda connection: list(results._stored_results(connection)))


async def rating_rows(harness: Harness) -> list[tuple[Any, ...]]:
    return await harness.database.rows("SELECT * FROM rating ORDER BY game, role, owner")


async def test_a_game_played_out_has_a_result_with_its_seats(path: Path) -> None:
    async with recording(path) as harness:
        began = harness.clock.now()
        table = await harness.game(ANNA, BOB)
        harness.clock.advance(3600)
        ended = await harness.play_out(table)
        (result,) = await stored(harness)
        assert (result.table, result.guild, result.game, result.reason) == (1, HERE.guild, "bids", EndReason.RULES)
        assert (result.began, result.ended, result.moves) == (began, harness.clock.now(), ended.moves)
        assert (result.options, result.rules, result.rated) == ('{"coins":3}', 1, True)
        assert ended.outcome is not None
        assert [(seat.user, seat.name, seat.place, seat.score) for seat in result.seats] == [
            (person.user, person.name, place, score)
            for person, place, score in zip((ANNA, BOB), ended.outcome.places, ended.outcome.scores, strict=True)
        ]
        assert {seat.participation for seat in result.seats} == {Participation.PLAYED}


async def test_a_result_holds_answer_times_and_moments_of_its_seats(path: Path) -> None:
    async with recording(path) as harness:
        table = await harness.game(ANNA, BOB)
        while not table.finished:
            for person, hours in ((ANNA, 1), (BOB, 4)):
                harness.clock.advance(hours * 3600)
                table = await harness.press(table, person)
        (result,) = await stored(harness)
        assert [seat.answers for seat in result.seats] == [3, 3]
        assert [seat.answer_s for seat in result.seats] == [pytest.approx(hours * 3600, rel=0.2) for hours in (1, 5)]
        assert table.outcome is not None
        won = [score or None for score in table.outcome.scores]
        assert [json.loads(seat.moments).get("most-won") for seat in result.seats] == won


async def test_a_game_that_was_broken_off_has_no_moments(path: Path) -> None:
    async with recording(path) as harness:
        table = await harness.game(ANNA, BOB)
        await acts.resign(harness.tables, table.id, ANNA.user, fresh_key())
        (result,) = await stored(harness)
        assert (result.reason, {seat.moments for seat in result.seats}) == (EndReason.RESIGNED, {"{}"})


async def test_the_result_of_a_private_table_says_so(path: Path) -> None:
    async with recording(path) as harness:
        for place in (HERE, replace(HERE, thread=7, private=True)):
            table = await harness.tables.open(
                "bids", place, ANNA, language="en", pace=Pace.DAILY, options=None, key=fresh_key()
            )
            await acts.join(harness.tables, table.id, BOB, fresh_key())
            await harness.play_out(await harness.tables.start(table.id, ANNA.user, fresh_key()))
        assert [result.private for result in await stored(harness)] == [False, True]


@pytest.mark.parametrize("way", ways.WAYS, ids=lambda way: way.__name__)
async def test_every_way_of_ending_gives_one_result(path: Path, way: ways.Way) -> None:
    async with recording(path) as harness:
        await way(harness, await harness.game(ANNA, BOB))
        (result,) = await stored(harness)
        assert result.reason is ways.WAYS[way]
        has_places = result.reason in {EndReason.RULES, EndReason.RESIGNED}
        assert [seat.place is not None for seat in result.seats] == [has_places] * 2
        left = {seat.participation for seat in result.seats} & {Participation.LEFT}
        assert result.rated == (has_places and not left)


async def test_a_lobby_that_is_closed_has_no_result(path: Path) -> None:
    async with recording(path) as harness:
        table = await harness.lobby(ANNA, BOB)
        await harness.tables.cancel(table.id, table.host, moderator=False, key=fresh_key())
        assert await stored(harness) == []


async def test_who_resigned_is_rated_as_last(path: Path) -> None:
    async with recording(path) as harness:
        table = await harness.game(ANNA, BOB, CYRIL)
        await acts.resign(harness.tables, table.id, ANNA.user, fresh_key())
        await finish(harness, table.id)
        (result,) = await stored(harness)
        assert (result.seats[0].participation, result.seats[0].place, result.rated) == (Participation.RESIGNED, 3, True)
        ratings = {owner: mu for _, _, owner, mu, _, _ in await rating_rows(harness)}
        assert ratings[str(ANNA.user)] == min(ratings.values())


async def test_a_seat_that_changed_its_player_makes_the_game_unrated(path: Path) -> None:
    async with recording(path) as harness:
        table = await harness.game(ANNA, BOB)
        await acts.leave_seat(harness.tables, table.id, ANNA.user, fresh_key())
        await take(harness, table, DORA, 0)
        await finish(harness, table.id)
        (result,) = await stored(harness)
        assert (result.seats[0].user, result.seats[0].participation) == (DORA.user, Participation.REPLACED)
        assert (result.rated, await rating_rows(harness)) == (False, [])


async def test_a_player_who_left_and_came_back_played(path: Path) -> None:
    async with recording(path) as harness:
        table = await harness.game(ANNA, BOB)
        await acts.leave_seat(harness.tables, table.id, ANNA.user, fresh_key())
        await take(harness, table, ANNA, 0)
        await finish(harness, table.id)
        (result,) = await stored(harness)
        assert (result.seats[0].participation, result.rated) == (Participation.PLAYED, True)


async def test_a_seat_whose_player_left_is_compared_with_no_other(path: Path) -> None:
    async with recording(path) as harness:
        table = await harness.game(ANNA, BOB, CYRIL)
        await acts.leave_seat(harness.tables, table.id, ANNA.user, fresh_key())
        await finish(harness, table.id)
        (result,) = await stored(harness)
        assert (result.seats[0].participation, result.rated) == (Participation.LEFT, True)
        assert [owner for _, _, owner, *_ in await rating_rows(harness)] == [str(BOB.user), str(CYRIL.user)]


async def test_an_unrated_table_changes_no_rating(path: Path) -> None:
    async with recording(path) as harness:
        table = await harness.tables.open(
            "bids", HERE, ANNA, language="en", pace=Pace.DAILY, options=None, key=fresh_key(), rated=False
        )
        await acts.join(harness.tables, table.id, BOB, fresh_key())
        await harness.play_out(await harness.tables.start(table.id, ANNA.user, fresh_key()))
        (result,) = await stored(harness)
        assert (result.rated, await rating_rows(harness)) == (False, [])


async def test_computer_players_are_rated_by_strength(path: Path) -> None:
    async with recording(path) as harness:
        table = await harness.lobby(ANNA)
        await acts.add_computer(harness.tables, table.id, ANNA.user, Strength.STRONG, fresh_key())
        await harness.tables.start(table.id, ANNA.user, fresh_key())
        await finish(harness, table.id)
        (result,) = await stored(harness)
        assert [(seat.user, seat.strength) for seat in result.seats] == [(ANNA.user, None), (None, Strength.STRONG)]
        assert [owner for _, _, owner, *_ in await rating_rows(harness)] == [str(ANNA.user), "computer:strong"]


async def test_a_table_has_one_result_at_most(path: Path) -> None:
    async with recording(path) as harness:
        await harness.play_out(await harness.game(ANNA, BOB))
        (result,) = await stored(harness)
        with pytest.raises(sqlite3.IntegrityError):
            await harness.database.transaction(lambda connection: results.write(connection, result))
        assert await stored(harness) == [result]


async def test_recomputed_ratings_are_the_same_to_the_last_digit(path: Path) -> None:
    async with recording(path) as harness:
        await season(harness)
        before, rows_before = await rating_rows(harness), await rows(harness)
        assert await harness.database.transaction(results.recompute) == len(rows_before)
        assert (await rating_rows(harness), await rows(harness)) == (before, rows_before)
        assert {games for *_, games in before} == {4, 2}


async def test_a_deleted_user_leaves_the_results_and_the_ratings_of_others(path: Path) -> None:
    async with recording(path) as harness:
        await season(harness)
        others = [row for row in await rating_rows(harness) if row[2] != str(ANNA.user)]
        await harness.tables.forget(ANNA.user)
        assert await rating_rows(harness) == others
        await harness.database.transaction(results.recompute)
        assert await rating_rows(harness) == others
        seats = {(seat.user, seat.name) for result in await stored(harness) for seat in result.seats}
        assert seats == {(None, ""), (BOB.user, "Bob"), (CYRIL.user, "Cyril")}


async def test_a_result_outlives_its_table_whose_number_is_never_used_again(path: Path) -> None:
    async with recording(path) as harness:
        table = await harness.play_out(await harness.game(ANNA, BOB))
        harness.clock.advance(3600)
        assert await harness.store.prune(harness.clock.now()) == table.id
        await harness.database.rows("DELETE FROM meta")
        assert (await stored(harness))[0].table == table.id
        assert await harness.store.next_id() == table.id + 1


async def test_missing_results_are_written_from_stored_games(path: Path) -> None:
    async with recording(path) as harness:
        await season(harness)
        await harness.tables.cancel((await harness.game()).id, ANNA.user, moderator=False, key=fresh_key())
        await harness.lobby(ANNA, BOB)
        before, rows_before = await rating_rows(harness), await rows(harness)
        for name in ("result", "result_seat", "rating"):
            await harness.database.rows(f"DELETE FROM {name}")  # noqa: S608 - names of ours
        assert await results.fill(harness.database, GAMES) == len(rows_before)
        assert (await rating_rows(harness), await rows(harness)) == (before, rows_before)
        assert await results.fill(harness.database, GAMES) == 0


@pytest.mark.parametrize("value", ["9e999", "-9e999", "1e9"])
async def test_a_damaged_rating_counts_as_that_of_a_new_player(path: Path, value: str) -> None:
    async with recording(path) as harness:
        await harness.play_out(await harness.game(ANNA, BOB))
        first = await rating_rows(harness)
        await harness.database.rows(f"UPDATE rating SET mu = {value}")  # noqa: S608
        await harness.play_out(await harness.game(ANNA, BOB))
        assert await rating_rows(harness) == first


async def test_a_damaged_result_is_left_out(path: Path) -> None:
    async with recording(path) as harness:
        await season(harness)
        await harness.database.rows("UPDATE result SET reason = 'nonsense' WHERE id = 1")
        assert len(await stored(harness)) == 3


async def season(harness: Harness) -> None:
    """Play four games, the first two among three."""
    for people in ((ANNA, BOB, CYRIL), (BOB, ANNA, CYRIL), (ANNA, BOB), (BOB, ANNA)):
        harness.clock.advance(60)
        table = await harness.game(*people)
        await harness.press(table, people[0], 2)
        await harness.play_out(table)


async def finish(harness: Harness, table: int) -> None:
    """Play a game on, with the program in the seats without players."""
    while not harness.tables.get(table).finished:
        if not await harness.tables.autoplay(table):
            for person in (ANNA, BOB, CYRIL, DORA):
                seat = harness.tables.get(table).seat_of(person.user)
                if seat is not None and harness.tables.menu(harness.tables.get(table), seat)[0]:
                    await harness.press(harness.tables.get(table), person)
