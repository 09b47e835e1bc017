"""The table of a league's match: dealt at once, once, without a host, and closed to newcomers."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from bot.game.contract import Refused, Seat, Strength
from bot.table import seats
from bot.table.facts import NOBODY
from bot.table.game_end import EndReason
from bot.table.matches import NewMatch, close, give_up
from bot.table.model import Pace, Person, Status
from bot.table.store import Repeated
from tests import acts
from tests.table import bids
from tests.table.harness import ANNA, BOB, CYRIL, DORA, HERE, STRANGER, fresh_key, open_harness

if TYPE_CHECKING:
    from pathlib import Path

    from bot.table.model import Table
    from tests.table.harness import Harness

MATCH = NewMatch(
    game=bids.GAME,
    place=HERE,
    people=(BOB, ANNA),
    language="cs",
    pace=Pace.RELAXED,
    options=bids.Options(coins=2),
    rated=False,
    strength=Strength.EASY,
    league=7,
)


async def test_a_match_runs_as_soon_as_it_is_opened(harness: Harness) -> None:
    table = await harness.tables.open_match(MATCH, "league:7:1")
    assert table.status is Status.RUNNING
    assert table.names == ("Bob", "Anna")
    assert (table.host, table.league, table.pace, table.rated, table.version) == (NOBODY, 7, Pace.RELAXED, False, 1)
    assert (await harness.facts(table))[0] == "GameStarted"
    assert harness.tables.waiting_for(ANNA.user)
    assert (await harness.play_out(table)).status is Status.ENDED
    assert (await harness.tables.verify(table.id)).agrees


async def test_a_match_is_opened_once(harness: Harness) -> None:
    table = await harness.tables.open_match(MATCH, "league:7:1")
    with pytest.raises(Repeated) as repeated:
        await harness.tables.open_match(MATCH, "league:7:1")
    assert repeated.value.table == table.id
    assert len(harness.tables) == 1


async def test_a_restart_keeps_the_league_of_a_table(tmp_path: Path) -> None:
    async with open_harness(tmp_path / "bot.db") as harness:
        table = await harness.tables.open_match(MATCH, "league:7:1")
    async with open_harness(tmp_path / "bot.db") as harness:
        await harness.tables.load_all()
        assert harness.tables.get(table.id).league == 7


async def test_an_impossible_match_is_refused(harness: Harness) -> None:
    with pytest.raises(Refused, match="too-few-players"):
        await harness.tables.open_match(replace(MATCH, people=(ANNA,)), "league:7:1")
    assert len(harness.tables) == 0


async def test_no_newcomer_takes_a_seat_of_a_league(harness: Harness) -> None:
    table = await harness.tables.open_match(MATCH, "league:7:1")
    await acts.leave_seat(harness.tables, table.id, BOB.user, fresh_key())
    table = harness.tables.get(table.id)
    assert harness.tables.takeable(table, CYRIL.user) == ()
    assert harness.tables.takeable(table, BOB.user) == (Seat(0),)
    with pytest.raises(Refused, match="league-seat"):
        await harness.tables.change(table.id, CYRIL.user, fresh_key(), lambda at: seats.take(at, CYRIL, Seat(0)))
    with pytest.raises(Refused, match="league-seat"):
        await harness.tables.change(table.id, ANNA.user, fresh_key(), lambda at: seats.offer(at, ANNA.user, DORA))
    back = await harness.tables.change(table.id, BOB.user, fresh_key(), lambda at: seats.take(at, BOB, Seat(0)))
    assert back.seats[0].plays


async def test_nobody_but_a_moderator_calls_a_match_off(harness: Harness) -> None:
    table = await harness.tables.open_match(MATCH, "league:7:1")
    for user in (ANNA.user, STRANGER):
        with pytest.raises(Refused, match="not-the-host"):
            await harness.tables.cancel(table.id, user, moderator=False, key=fresh_key())
    closed = await harness.tables.cancel(table.id, STRANGER, moderator=True, key=fresh_key())
    assert closed.status is Status.CLOSED


async def test_a_computer_sits_in_place_of_a_player_who_is_gone(harness: Harness) -> None:
    table = await harness.tables.open_match(replace(MATCH, people=(ANNA, None, BOB)), "league:7:1")
    assert [state.user for state in table.seats] == [ANNA.user, None, BOB.user]


async def test_a_league_replaces_a_player_who_still_has_the_seat(harness: Harness) -> None:
    table = await harness.tables.open_match(MATCH, "league:7:1")

    async def hand_over(person: Person, seat: Seat) -> Table:
        return await harness.tables.change_match(table.id, fresh_key(), lambda at: seats.hand_over(at, person, seat))

    with pytest.raises(Refused, match="already-seated"):
        await hand_over(ANNA, Seat(0))
    changed = await hand_over(CYRIL, Seat(0))
    assert changed.names == ("Cyril", "Anna")
    assert harness.tables.waiting_for(CYRIL.user)
    assert not harness.tables.waiting_for(BOB.user)
    with pytest.raises(Refused, match="sat-elsewhere"):
        await hand_over(BOB, Seat(1))


async def test_the_program_plays_on_for_a_player_who_forfeits(harness: Harness) -> None:
    table = await harness.tables.open_match(replace(MATCH, people=(ANNA, BOB, CYRIL)), "league:7:1")
    for _ in range(2):
        table = await harness.tables.change_match(table.id, fresh_key(), lambda at: give_up(at, Seat(1)))
    assert table.given_up == (Seat(1),)
    assert table.status is Status.RUNNING


async def test_a_league_ends_a_match_once(harness: Harness) -> None:
    table = await harness.tables.open_match(MATCH, "league:7:1")
    for _ in range(2):
        table = await harness.tables.change_match(table.id, fresh_key(), close)
    assert table.status is Status.CLOSED
    assert (await harness.facts(table))[-2:] == ["ClosedByLeague", "SeedShown"]
    (end,) = harness.ended
    assert end.reason is EndReason.LEAGUE
