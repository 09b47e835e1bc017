"""Standings on the database: counted with each rated game, rebuilt with the ratings, gone with a deleted user."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.game.contract import Strength
from bot.storage import results
from bot.storage.leaderboards import SqlLeaderboards
from tests.results.test_results import recording
from tests.table.harness import ANNA, BOB, CYRIL, HERE

if TYPE_CHECKING:
    from pathlib import Path

    from tests.table.harness import Harness

GAME = "bids"


async def season(harness: Harness, games: int = 2) -> SqlLeaderboards:
    """Play some games of two people, and one with a third; return the leaderboards."""
    for _ in range(games):
        await harness.play_out(await harness.game(ANNA, BOB))
        harness.clock.advance(3600)
    await harness.play_out(await harness.game(BOB, CYRIL))
    return SqlLeaderboards(harness.database)


async def standing_rows(harness: Harness) -> list[tuple[Any, ...]]:
    return await harness.database.rows("SELECT * FROM standing ORDER BY guild, game, role, user")


async def test_each_rated_game_is_counted_for_its_persons(path: Path) -> None:
    async with recording(path) as harness:
        boards = await season(harness)
        people = {each.user: each for each in await boards.contenders(HERE.guild, GAME, "")}
        assert {user: each.games for user, each in people.items()} == {ANNA.user: 2, BOB.user: 3, CYRIL.user: 1}
        assert sum(each.wins for each in people.values()) >= 3
        assert people[ANNA.user].name == ANNA.name
        assert people[BOB.user].rating.games == 3
        assert await boards.contenders(HERE.guild + 1, GAME, "") == []
        assert await boards.contenders(HERE.guild, GAME, "hunter") == []
        assert await boards.most_played(HERE.guild) == GAME
        assert await boards.most_played(HERE.guild + 1) is None


async def test_recomputing_the_ratings_rebuilds_the_standings(path: Path) -> None:
    async with recording(path) as harness:
        await season(harness)
        before = await standing_rows(harness)
        await harness.database.rows("UPDATE standing SET games = 99")
        await harness.database.transaction(results.recompute)
        assert await standing_rows(harness) == before


async def test_private_tables_do_not_count(path: Path) -> None:
    async with recording(path) as harness:
        await season(harness)
        await harness.database.rows("UPDATE result SET private = 1")
        await harness.database.transaction(results.recompute)
        assert await standing_rows(harness) == []
        assert await SqlLeaderboards(harness.database).month(HERE.guild, GAME, "", 0.0) == {}


async def test_a_deleted_user_has_no_standing_even_after_recomputing(path: Path) -> None:
    async with recording(path) as harness:
        await season(harness)
        await harness.database.transaction(lambda connection: results.forget(connection, BOB.user))
        for _ in range(2):
            assert [row[3] for row in await standing_rows(harness)] == sorted([ANNA.user, CYRIL.user])
            await harness.database.transaction(results.recompute)


async def test_a_person_who_hides_their_profile_is_hidden(path: Path) -> None:
    async with recording(path) as harness:
        boards = await season(harness)
        await harness.database.rows(
            """INSERT INTO person (user, body) VALUES (?, '{"user":1,"hides_profile":true}')""", (ANNA.user,)
        )
        people = {each.user: each.is_hidden for each in await boards.contenders(HERE.guild, GAME, "")}
        assert people == {ANNA.user: True, BOB.user: False, CYRIL.user: False}


async def test_a_month_counts_its_own_games_from_the_rating_before_them(path: Path) -> None:
    async with recording(path) as harness:
        boards = await season(harness)
        ended = [row[0] for row in await harness.database.rows("SELECT ended FROM result ORDER BY id")]
        every, last = [await boards.month(HERE.guild, GAME, "", since) for since in (0.0, ended[-1])]
        assert {user: month.games for user, month in every.items()} == {ANNA.user: 2, BOB.user: 3, CYRIL.user: 1}
        assert every[BOB.user].before.games == 0
        assert {user: month.games for user, month in last.items()} == {BOB.user: 1, CYRIL.user: 1}
        assert last[BOB.user].before.games == 2


async def test_computers_are_rated_by_strength(path: Path) -> None:
    async with recording(path) as harness:
        await harness.database.rows(
            "INSERT INTO rating VALUES ('bids', '', 'computer:fair', 22.0, 3.0, 7), ('bids', '', '7', 1.0, 2.0, 3)"
        )
        (robot,) = await SqlLeaderboards(harness.database).computers(GAME, "")
        assert (robot.strength, robot.rating.games) == (Strength.FAIR, 7)


@pytest.mark.parametrize("damage", ["mu = 9e999", "sigma = -1.0", "sigma = 9e999"])
async def test_a_person_with_a_damaged_rating_is_left_out(path: Path, damage: str) -> None:
    async with recording(path) as harness:
        boards = await season(harness)
        await harness.database.rows(f"UPDATE rating SET {damage} WHERE owner = ?", (str(BOB.user),))  # noqa: S608
        people = {each.user for each in await boards.contenders(HERE.guild, GAME, "")}
        assert people == {ANNA.user, CYRIL.user}
