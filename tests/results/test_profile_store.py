"""The stored data of a profile: all for its owner; for others one server's games without people of private tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from bot.results import profile
from bot.results.model import GameResult, SeatResult
from bot.storage import profiles, results
from bot.storage.profiles import SqlProfiles
from bot.table.game_end import EndReason
from tests.table.harness import ANNA, BOB, CYRIL, DORA

if TYPE_CHECKING:
    from bot.results.profile import PlayerRecord
    from tests.table.harness import Harness

HERE, THERE = 1, 2


async def store(harness: Harness, *people: Any, guild: int = HERE, **fields: Any) -> None:
    """Store the result of a game with these people in the order of their places."""
    (count,) = (await harness.database.rows("SELECT count(*) FROM result"))[0]
    seats = tuple(
        SeatResult(person.name, person.user, place=place, answers=2, answer_s=60.0, moments='{"most-won": 3}')
        for place, person in enumerate(people, start=1)
    )
    game = GameResult(
        count + 1, guild, "bids", "", "{}", 1, 0.0, float(count), 9, EndReason.RULES, rated=True, seats=seats
    )
    await harness.database.transaction(lambda connection: results.write(connection, replace(game, **fields)))


async def record(harness: Harness, guild: int | None = None, user: int = ANNA.user) -> PlayerRecord:
    return await SqlProfiles(harness.database).record(user, guild)


def companions(stored: PlayerRecord) -> dict[str, int]:
    return {companion.name: companion.games for companion in stored.companions}


@pytest.fixture
async def season(harness: Harness) -> Harness:
    """Anna plays with Bob here, with Cyril elsewhere, and with Dora at a private table here."""
    await store(harness, ANNA, BOB)
    await store(harness, BOB, ANNA)
    await store(harness, ANNA, CYRIL, guild=THERE)
    await store(harness, ANNA, DORA, private=True)
    return harness


async def test_the_owner_sees_all_games_and_companions(season: Harness) -> None:
    stored = await record(season)
    assert [(game.place, game.ended, game.answers, game.answer_s, game.moments) for game in stored.games] == [
        (place, float(n), 2, 60.0, {"most-won": 3}) for n, place in enumerate((1, 2, 1, 1))
    ]
    assert companions(stored) == {"Bob": 2, "Cyril": 1, "Dora": 1}
    assert stored.name == ANNA.name
    assert [(game, role, rating.games) for game, role, rating in stored.ratings] == [("bids", "", 4)]
    assert [game.prior.games for game in stored.games if game.prior] == [0, 1, 2, 3]


async def test_others_see_the_games_on_their_server_and_no_people_of_private_tables(season: Harness) -> None:
    here, there = await record(season, HERE), await record(season, THERE)
    assert [game.ended for game in here.games] == [0.0, 1.0, 3.0]
    assert companions(here) == {"Bob": 2}
    assert [game.ended for game in there.games] == [2.0]
    assert companions(there) == {"Cyril": 1}


async def test_a_person_with_two_seats_of_a_game_is_one_companion(harness: Harness) -> None:
    await store(harness, ANNA, BOB, BOB)
    assert companions(await record(harness)) == {"Bob": 1}


async def test_the_last_known_name_of_a_companion_counts(harness: Harness) -> None:
    await store(harness, ANNA, BOB)
    await store(harness, ANNA, replace(BOB, name="Robert"))
    assert companions(await record(harness)) == {"Robert": 2}


async def test_deleted_people_are_in_no_profile(season: Harness) -> None:
    await season.database.transaction(lambda connection: results.forget(connection, BOB.user))
    assert "Bob" not in companions(await record(season))
    assert await record(season, user=BOB.user) == profile.PlayerRecord()


async def test_only_the_last_games_are_read(season: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(profiles, "MAX_GAMES", 2)
    stored = await record(season)
    assert [game.ended for game in stored.games] == [2.0, 3.0]
    assert companions(stored) == {"Cyril": 1, "Dora": 1}


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE result_seat SET moments = '{' WHERE result = 1",
        "UPDATE result_seat SET participation = 'nonsense' WHERE result = 1",
        "UPDATE result_seat SET moments = '[1]' WHERE result = 1",
    ],
)
async def test_a_damaged_result_is_left_out(season: Harness, damage: str) -> None:
    await season.database.rows(damage)
    assert len((await record(season)).games) == 3


async def test_a_damaged_rating_is_left_out(season: Harness) -> None:
    await season.database.rows("UPDATE rating SET sigma = -1")
    stored = await record(season)
    assert (stored.ratings, len(stored.games)) == ((), 4)
