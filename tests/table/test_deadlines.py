"""Time: who is reminded when, what happens when it is up, and that an outage is nobody's fault."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING

import pytest

from bot.chance import Chance
from bot.game import Seat
from bot.table import turns
from bot.table.deadlines import HOUR, patience, waited_for
from bot.table.model import Pace, Status, Table
from tests.table import bids
from tests.table.house import ANNA, BOB, HERE, MORNING, Hands, fresh, open_house

if TYPE_CHECKING:
    from pathlib import Path

    from tests.table.house import House

DAY = 24 * HOUR


async def wait(house: House, seconds: float) -> None:
    house.clock.advance(seconds)
    await house.tables.tick()


@pytest.mark.parametrize(
    ("pace", "missed", "hours"),
    [
        (Pace.LIVE, 0, 1),
        (Pace.DAILY, 0, 24),
        (Pace.RELAXED, 0, 72),
        (Pace.DAILY, 1, 12),
        (Pace.DAILY, 9, 1.5),
    ],
)
def test_a_turn_has_its_time(pace: Pace, missed: int, hours: float) -> None:
    assert patience(pace, missed) == hours * HOUR


def test_who_is_in_no_hurry_has_no_deadline() -> None:
    assert patience(Pace.UNHURRIED, 3) is None


async def test_everybody_waited_for_has_the_whole_time(house: House) -> None:
    table = await house.game()
    assert table.dues == (MORNING + DAY, MORNING + DAY)


async def test_the_time_of_others_does_not_begin_anew_with_a_move(house: House) -> None:
    table = await house.game()
    house.clock.advance(HOUR)
    table = await house.press(table, ANNA)
    assert (table.since, table.dues) == ((None, MORNING), (None, MORNING + DAY))


async def test_a_step_within_a_turn_gives_the_full_time_and_is_no_new_turn(house: House) -> None:
    table = await house.game()
    house.clock.advance(HOUR)
    table = await house.press(table, ANNA, 3)  # she peeks and is still to bid
    assert (table.since[0], table.dues[0]) == (MORNING, MORNING + HOUR + DAY)


async def test_a_new_round_is_a_new_turn_for_everybody(house: House) -> None:
    table = await house.press(await house.game(), ANNA)
    house.clock.advance(HOUR)
    table = await house.press(table, BOB)
    assert table.since == (MORNING + HOUR, MORNING + HOUR)


async def test_nobody_is_reminded_too_early(house: House) -> None:
    table = await house.game()
    await wait(house, 0.75 * DAY - 1)
    assert await house.facts(table, to=Seat(0)) == ["CoinsDealt"]


async def test_a_quarter_before_the_end_everybody_late_is_reminded(house: House) -> None:
    table = await house.press(await house.game(), BOB)
    await wait(house, 0.75 * DAY)
    reminded = [await house.facts(table, to=Seat(seat)) for seat in (0, 1)]
    assert reminded == [["CoinsDealt", "DeadlineNear"], ["CoinsDealt"]]


async def test_nobody_is_reminded_twice(house: House) -> None:
    table = await house.game()
    await wait(house, 0.75 * DAY)
    await wait(house, 0.1 * DAY)
    assert (await house.facts(table, to=Seat(0))).count("DeadlineNear") == 1


async def test_when_time_is_up_the_computer_moves_and_it_is_told(house: House) -> None:
    table = await house.press(await house.game(), BOB)
    await wait(house, DAY)
    table = house.tables.get(table.id)
    assert (table.plies, table.missed) == ((1, 1), (1, 0))
    assert "DeadlineMissed" in await house.facts(table)


async def test_before_time_is_up_the_computer_does_not_move(house: House) -> None:
    table = await house.game()
    await wait(house, DAY - 1)
    assert house.tables.get(table.id).moves == 0


async def test_a_deadline_is_met_once_however_often_the_host_looks(house: House) -> None:
    table = await house.press(await house.game(), BOB)
    await wait(house, DAY)
    await wait(house, 0)
    assert house.tables.get(table.id).plies[0] == 1


async def test_who_misses_deadlines_gets_less_time_until_he_is_back(house: House) -> None:
    table = await house.press(await house.game(), BOB)
    await wait(house, DAY)
    now = house.clock.now()
    assert house.tables.get(table.id).dues == (now + DAY / 2, now + DAY)
    table = await house.press(table, ANNA)
    assert table.missed[0] == 0


@pytest.fixture
def late() -> turns.Moment:
    """Anna's time is up in a running game and nobody has moved."""
    sealed = bids.start(2, bids.Options(), Chance(b"seed", 0)).state
    table = Table(
        id=1, game="bids", status=Status.RUNNING, place=HERE, host=ANNA.user, language="en", pace=Pace.DAILY,
        seats=(ANNA, BOB), options=bids.Options(), version=5, rules=1, opened=MORNING, changed=MORNING,
        seed=b"seed", state=sealed, plies=(0, 0), played=("", ""), missed=(0, 0),
    )  # fmt: skip
    waiting = waited_for(table, bids.to_act(sealed), MORNING)
    return turns.Moment(bids.GAME, waiting, MORNING + DAY, b"k")


def test_the_rest_of_a_missed_turn_is_played_with_short_pauses(late: turns.Moment) -> None:
    table = turns.moved(late, Seat(0), bids.Peek(), own=False).table
    assert (table.held, table.missed, table.dues[0]) == (frozenset({Seat(0)}), (1, 0), late.now + DAY / 48)


def test_the_rest_of_a_missed_turn_is_not_missed_again(late: turns.Moment) -> None:
    peeked = turns.moved(late, Seat(0), bids.Peek(), own=False).table
    decision = turns.moved(dataclasses.replace(late, table=peeked), Seat(0), bids.Bid(1), own=False)
    assert decision.table.missed == (1, 0)
    assert "DeadlineMissed" not in {type(item.fact).__name__ for item in decision.news}


def test_who_comes_back_in_the_middle_of_his_missed_turn_has_his_full_time(late: turns.Moment) -> None:
    peeked = turns.moved(late, Seat(0), bids.Peek(), own=False).table
    own = turns.moved(dataclasses.replace(late, table=peeked), Seat(0), bids.Bid(1)).table
    assert (own.held, own.missed) == (frozenset(), (0, 0))


async def test_without_a_hurry_nothing_happens_by_itself(house: House) -> None:
    table = await house.game(pace=Pace.UNHURRIED)
    assert house.tables.next_tick() is None
    await wait(house, 100 * DAY)
    assert house.tables.get(table.id).moves == 0


async def test_the_next_tick_is_the_first_reminder(house: House) -> None:
    await house.game()
    assert house.tables.next_tick() == MORNING + 0.75 * DAY


async def test_after_the_end_no_clock_runs(house: House) -> None:
    await house.play_out(await house.game())
    assert house.tables.next_tick() is None


async def test_absent_players_play_a_game_to_its_end(house: House) -> None:
    table = await house.game()
    for _ in range(40):
        at = house.tables.next_tick()
        if at is None:
            break
        await wait(house, at - house.clock.now())
    assert house.tables.get(table.id).status is Status.ENDED


async def restarted(path: Path, clock: Hands, rest: float) -> tuple[float, House]:
    """Let the host be down for `rest` seconds of a game by Anna and Bob and start again."""
    async with open_house(path, clock) as house:
        await house.game()
        await house.tables.beat()
    clock.advance(rest)
    async with open_house(path, clock) as house:
        report = await house.tables.load_all()
        await house.tables.tick()
        return report.gap, house


async def test_an_outage_of_two_days_makes_nobody_forfeit(tmp_path: Path) -> None:
    clock = Hands()
    gap, house = await restarted(tmp_path / "db", clock, 2 * DAY)
    table = house.tables.get(1)
    assert (gap, table.moves, table.nudged) == (2 * DAY, 0, frozenset())
    assert table.dues == pytest.approx((clock.now() + DAY, clock.now() + DAY))


async def test_an_outage_moves_the_deadlines_of_what_is_stored_too(tmp_path: Path) -> None:
    clock = Hands()
    _, house = await restarted(tmp_path / "db", clock, 2 * DAY)
    async with open_house(tmp_path / "db", clock) as again:
        assert await again.store.load(1) == house.tables.get(1)


async def test_an_outage_counts_once_however_often_the_host_starts(tmp_path: Path) -> None:
    clock = Hands()
    await restarted(tmp_path / "db", clock, 2 * DAY)
    async with open_house(tmp_path / "db", clock) as house:
        assert (await house.tables.load_all()).gap == 0


async def test_a_lobby_does_not_grow_old_during_an_outage(tmp_path: Path) -> None:
    clock = Hands()
    async with open_house(tmp_path / "db", clock) as house:
        await house.lobby()
        await house.tables.beat()
    clock.advance(30 * DAY)
    async with open_house(tmp_path / "db", clock) as house:
        await house.tables.load_all()
        await house.tables.tick()
        assert house.tables.get(1).status is Status.LOBBY


@pytest.mark.parametrize("jump", [-5 * DAY, 5 * DAY, 3600.0, -3600.0])
async def test_a_jump_of_the_machine_s_clock_moves_every_deadline(house: House, jump: float) -> None:
    table = await house.game()
    await house.tables.beat()
    house.clock.advance(60)
    house.clock.wall += jump
    assert await house.tables.beat() == pytest.approx(jump)
    await house.tables.tick()
    assert house.tables.get(table.id).dues == pytest.approx((MORNING + DAY + jump,) * 2)
    assert house.tables.get(table.id).moves == 0


async def test_an_hour_that_passes_is_no_jump(house: House) -> None:
    table = await house.game()
    house.clock.advance(3600)
    assert await house.tables.beat() == 0
    assert house.tables.get(table.id).dues[0] == MORNING + DAY


async def test_a_table_whose_time_cannot_be_kept_holds_up_no_other(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    first, second = await house.game(), await house.game()
    blocked = "CREATE TRIGGER blocked BEFORE INSERT ON move WHEN new.table_id = 1 BEGIN SELECT RAISE(ABORT, 'no'); END"
    await house.database.rows(blocked)
    await wait(house, DAY)
    assert (house.tables.get(first.id).moves, house.tables.get(second.id).moves > 0) == (0, True)
    assert "could not keep the time of table 1" in caplog.text


async def test_a_table_whose_time_cannot_be_kept_is_tried_again_later(house: House) -> None:
    table = await house.game()
    await house.database.rows("CREATE TRIGGER blocked BEFORE INSERT ON move BEGIN SELECT RAISE(ABORT, 'no'); END")
    await wait(house, DAY)
    assert house.tables.next_tick() == house.clock.now() + 60
    await house.database.rows("DROP TRIGGER blocked")
    await wait(house, 60)
    assert house.tables.get(table.id).moves > 0


async def test_who_gave_up_misses_no_deadline(house: House) -> None:
    table = await house.game(ANNA, BOB)
    await house.tables.resign(table.id, ANNA.user, fresh())
    await wait(house, 2 * DAY)
    assert "DeadlineMissed" not in await house.facts(table)
