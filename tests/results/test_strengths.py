"""The count of people's results against computer players: which games count, the scaled share, and the command."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

from bot.__main__ import main
from bot.game.contract import Strength
from bot.maintenance import strengths as report
from bot.results.model import Participation, SeatResult
from bot.results.strengths import ComputerGame, shares
from tests import acts
from tests.results.test_ratings import computer, person
from tests.results.test_results import finish, recording
from tests.table.harness import ANNA, BOB, fresh_key

if TYPE_CHECKING:
    from pathlib import Path

EASY, GOOD = Strength.EASY, Strength.GOOD


def played(*seats: SeatResult, variant: str = "town") -> ComputerGame:
    return ComputerGame("game", variant, seats)


def scaled(*games: ComputerGame) -> list[tuple[int, float]]:
    """Return the number of games and the share of each kind."""
    return [(share.games, share.share) for share in shares(games)]


def test_half_of_the_wins_is_even_with_two_seats() -> None:
    won, lost = played(person(1, 1), computer(2)), played(person(1, 2), computer(1))
    assert scaled(won, lost) == [(2, 0.5)]


def test_a_quarter_of_the_wins_is_even_with_four_seats() -> None:
    games = [played(person(1, 1 + bool(n)), *(computer(1 + (n != rival)) for rival in (1, 2, 3))) for n in range(4)]
    assert scaled(*games) == [(4, 0.5)]


def test_several_people_share_what_they_win() -> None:
    assert scaled(played(person(1, 1), person(2, 2), computer(3))) == [(1, 0.75)]
    assert scaled(played(person(1, 2), person(2, 2), computer(1))) == [(1, 0.0)]


def test_a_tie_with_a_computer_is_half_a_win() -> None:
    assert scaled(played(person(1, 1), computer(1))) == [(1, 0.5)]


def test_a_side_of_several_seats_is_one_of_two_sides() -> None:
    hunters = computer(2, role="hunter"), computer(2, role="hunter"), computer(2, role="hunter")
    (share,) = shares([played(person(1, 1, "fugitive"), *hunters)])
    assert (share.opponents.role, share.opponents.seats, share.share) == ("fugitive", 4, 1.0)


def test_games_are_counted_by_variant_seats_and_strength_from_easy_to_strong() -> None:
    duels = [played(person(1, 1), computer(2, strength)) for strength in reversed(Strength)]
    games = [*duels, played(person(1, 1), computer(2), computer(2)), played(person(1, 1), computer(2), variant="bay")]
    kinds = [share.opponents for share in shares(games)]
    assert [kind.strength for kind in kinds[1:5]] == list(Strength)
    assert [(kind.variant, kind.seats) for kind in kinds] == [("bay", 2), *[("town", 2)] * 4, ("town", 3)]


@pytest.mark.parametrize(
    "seats",
    [
        pytest.param((person(1, 1), person(2, 2)), id="no computer"),
        pytest.param((computer(1), computer(2)), id="no person"),
        pytest.param((person(1, 1), computer(2, EASY), computer(3, GOOD)), id="two strengths"),
        pytest.param((person(1, 1, "hunter"), computer(1, role="hunter"), computer(2, role="fugitive")), id="one side"),
        *(
            pytest.param((person(1, 1, participation=how), computer(2)), id=how.value)
            for how in Participation
            if how is not Participation.PLAYED
        ),
    ],
)
def test_other_games_are_left_out(seats: tuple[SeatResult, ...]) -> None:
    assert shares([played(*seats)]) == []


def test_a_deleted_user_counts_as_a_person() -> None:
    assert scaled(played(SeatResult("", place=1), computer(2))) == [(1, 1.0)]


def test_an_interval_narrows_with_games_and_never_vanishes() -> None:
    won = played(person(1, 1), computer(2))
    halves = [shares([won] * games)[0].half for games in (1, 10, 100)]
    assert 0.5 > halves[0] > halves[1] > halves[2] > 0


async def play_against(harness: Any, strength: Strength, *, ended_by_rules: bool = True) -> None:
    table = await harness.lobby(ANNA)
    await acts.add_computer(harness.tables, table.id, ANNA.user, strength, fresh_key())
    await harness.tables.start(table.id, ANNA.user, fresh_key())
    if ended_by_rules:
        await finish(harness, table.id)
    else:
        await harness.tables.cancel(table.id, ANNA.user, moderator=False, key=fresh_key())


async def test_the_command_reads_a_database_that_a_bot_is_using(
    path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    async with recording(path) as harness:
        for strength in (GOOD, EASY, GOOD):
            await play_against(harness, strength)
        await play_against(harness, EASY, ended_by_rules=False)
        await harness.play_out(await harness.game(ANNA, BOB))
        before = await harness.database.value("PRAGMA data_version")
        assert await asyncio.to_thread(main, ["strengths", "--database", str(path)]) == 0
        lines = [line.split() for line in capsys.readouterr().out.splitlines()]
        assert lines[0] == ["game", "seats", "computers", "games", "people's", "wins"]
        assert [line[:4] for line in lines[1:]] == [["bids", "2", "easy", "1"], ["bids", "2", "advanced", "2"]]
        assert await harness.database.value("PRAGMA data_version") == before


async def test_a_damaged_result_is_left_out(path: Path) -> None:
    async with recording(path) as harness:
        await play_against(harness, EASY)
        await play_against(harness, GOOD)
        await harness.database.rows("UPDATE result_seat SET strength = 'superb' WHERE strength = 'good'")
        lines = await asyncio.to_thread(report.report, str(path))
        assert [line.split()[:4] for line in lines[1:]] == [["bids", "2", "easy", "1"]]


async def test_without_such_games_the_command_says_so(path: Path) -> None:
    async with recording(path):
        (line,) = await asyncio.to_thread(report.report, str(path))
        assert line.startswith("no game of people")
