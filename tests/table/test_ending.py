"""Resigning, voting and calling off: permissions, news and final places."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.game.chance import commitment
from bot.game.contract import Outcome, Refused, Seat, Strength
from bot.table import ending
from bot.table.model import Status
from tests import acts
from tests.by_seat import by_seat
from tests.table.harness import ANNA, BOB, CYRIL, DORA, STRANGER, fresh_key

if TYPE_CHECKING:
    from tests.table.harness import Harness


async def test_the_last_unresigned_player_wins_at_once(harness: Harness) -> None:
    table = await harness.game(ANNA, BOB)
    table = await acts.resign(harness.tables, table.id, ANNA.user, fresh_key())
    assert table.status is Status.ENDED
    assert table.outcome is not None
    assert (table.outcome.places, table.cut_short) == ((2, 1), True)


async def test_a_game_without_people_left_ends(harness: Harness) -> None:
    table = await harness.lobby(ANNA)
    for _ in range(2):
        await acts.add_computer(harness.tables, table.id, ANNA.user, Strength.FAIR, fresh_key())
    await harness.tables.start(table.id, ANNA.user, fresh_key())
    table = await acts.resign(harness.tables, table.id, ANNA.user, fresh_key())
    assert table.outcome is not None
    assert table.outcome.places == (3, 1, 1)


async def test_a_computer_plays_on_for_a_resigned_player(harness: Harness) -> None:
    table = await harness.game(ANNA, BOB, CYRIL)
    await acts.resign(harness.tables, table.id, BOB.user, fresh_key())
    assert await harness.tables.autoplay(table.id)
    assert by_seat(harness.tables.get(table.id), "moves") == (0, 1, 0)


async def test_a_resigned_player_cannot_move(harness: Harness) -> None:
    table = await harness.game(ANNA, BOB, CYRIL)
    await acts.resign(harness.tables, table.id, BOB.user, fresh_key())
    with pytest.raises(Refused, match="you-resigned"):
        await harness.press(table, BOB)


async def test_a_resigned_seat_has_no_clock(harness: Harness) -> None:
    table = await harness.game(ANNA, BOB, CYRIL)
    table = await acts.resign(harness.tables, table.id, BOB.user, fresh_key())
    assert harness.tables.waiting_for(BOB.user) == []
    assert table.seats[1].clock.due is None


async def test_a_resigned_player_is_last_even_with_the_best_score() -> None:
    outcome = Outcome(places=(1, 2, 2, 4), scores=(9, 5, 5, 1))
    assert ending.rank_resigned_last(outcome, (Seat(0),)).places == (4, 1, 1, 3)


async def test_a_later_resignation_is_placed_better() -> None:
    outcome = Outcome(places=(1, 2, 3), scores=(9, 5, 1))
    assert ending.rank_resigned_last(outcome, (Seat(0), Seat(1))).places == (3, 2, 1)


async def test_a_resignation_does_not_change_scores() -> None:
    outcome = Outcome(places=(1, 2), scores=(9, 5))
    assert ending.rank_resigned_last(outcome, (Seat(0),)).scores == (9, 5)


@pytest.mark.parametrize(("people", "majority"), [(2, 2), (3, 2), (4, 3)])
async def test_more_than_half_of_the_people_end_a_game(harness: Harness, people: int, majority: int) -> None:
    voters = (ANNA, BOB, CYRIL, DORA)[:people]
    table = await harness.game(*voters)
    for person in voters[: majority - 1]:
        assert (await acts.vote_end(harness.tables, table.id, person.user, fresh_key())).status is Status.RUNNING
    table = await acts.vote_end(harness.tables, table.id, voters[majority - 1].user, fresh_key())
    assert (table.status, table.outcome) == (Status.CLOSED, None)


async def test_a_single_person_among_computers_ends_a_game_alone(harness: Harness) -> None:
    table = await harness.lobby(ANNA)
    await acts.add_computer(harness.tables, table.id, ANNA.user, Strength.FAIR, fresh_key())
    await harness.tables.start(table.id, ANNA.user, fresh_key())
    assert (await acts.vote_end(harness.tables, table.id, ANNA.user, fresh_key())).status is Status.CLOSED


async def test_each_player_has_one_vote(harness: Harness) -> None:
    table = await harness.game()
    await acts.vote_end(harness.tables, table.id, ANNA.user, fresh_key())
    with pytest.raises(Refused, match="already-voted"):
        await acts.vote_end(harness.tables, table.id, ANNA.user, fresh_key())


async def test_a_resignation_can_complete_a_majority(harness: Harness) -> None:
    table = await harness.game(ANNA, BOB, CYRIL, DORA)
    for person in (ANNA, BOB):
        await acts.vote_end(harness.tables, table.id, person.user, fresh_key())
    table = await acts.resign(harness.tables, table.id, DORA.user, fresh_key())
    assert table.status is Status.CLOSED


async def test_the_host_calls_a_table_off(harness: Harness) -> None:
    table = await harness.game()
    await harness.tables.cancel(table.id, ANNA.user, moderator=False, key=fresh_key())
    assert (await harness.facts(table))[-2:] == ["CancelledByHost", "SeedShown"]


async def test_a_moderator_who_does_not_play_calls_a_table_off(harness: Harness) -> None:
    table = await harness.lobby()
    await harness.tables.cancel(table.id, STRANGER, moderator=True, key=fresh_key())
    assert (await harness.facts(table))[-1] == "CancelledByModerator"


async def test_a_guest_cannot_call_a_table_off(harness: Harness) -> None:
    table = await harness.game()
    with pytest.raises(Refused, match="not-the-host"):
        await harness.tables.cancel(table.id, BOB.user, moderator=False, key=fresh_key())


async def test_a_table_is_called_off_once(harness: Harness) -> None:
    table = await harness.game()
    await harness.tables.cancel(table.id, ANNA.user, moderator=False, key=fresh_key())
    with pytest.raises(Refused, match="game-over"):
        await harness.tables.cancel(table.id, ANNA.user, moderator=False, key=fresh_key())


async def test_the_seed_revealed_at_the_end_matches_the_promised_hash(harness: Harness) -> None:
    table = await harness.play_out(await harness.game())
    facts = {type(row.fact).__name__: row.fact for row in await harness.news.pending(table.id)}
    seed = getattr(facts["GameEnded"], "seed", "")
    assert commitment(bytes.fromhex(seed)) == getattr(facts["GameStarted"], "commitment", None)


async def test_before_the_end_the_seed_is_in_no_news(harness: Harness) -> None:
    table = await harness.press(await harness.game(), ANNA)
    rows = await harness.database.rows("SELECT fact FROM news")
    assert not any(table.seed.hex() in fact for (fact,) in rows)
