"""Lobbies: joining, limits, names and their news."""

from __future__ import annotations

import asyncio
import dataclasses
from enum import Enum
from typing import TYPE_CHECKING, Any

import pytest
from msgspec import Struct

from bot.game.chance import Chance, commitment
from bot.game.contract import Refused, Strength
from bot.game.extensions import OptionRules
from bot.table.deadlines import HOUR_S
from bot.table.model import Computer, Pace, Status
from bot.table.store import Repeated
from tests import acts
from tests.table import bids
from tests.table.harness import ANNA, BOB, CYRIL, DORA, HERE, STRANGER, fresh_key, open_harness

if TYPE_CHECKING:
    from pathlib import Path

    from bot.table.model import Person
    from tests.table.harness import Harness


async def test_the_host_of_a_new_table_sits_in_the_first_seat(harness: Harness) -> None:
    table = await harness.lobby(ANNA)
    assert (table.status, table.sitters, table.host) == (Status.LOBBY, (ANNA,), ANNA.user)


async def test_seats_are_in_the_order_of_joining(harness: Harness) -> None:
    table = await harness.lobby(ANNA, CYRIL, BOB)
    assert table.sitters == (ANNA, CYRIL, BOB)


async def test_every_table_has_its_own_number(harness: Harness) -> None:
    assert [(await harness.lobby()).id for _ in range(3)] == [1, 2, 3]


async def test_lobby_facts_are_announced_in_order(harness: Harness) -> None:
    table = await harness.lobby(ANNA, BOB)
    await acts.leave(harness.tables, table.id, BOB.user, fresh_key())
    assert await harness.facts(table) == ["Opened", "Joined", "Left"]


async def test_a_user_cannot_sit_down_twice(harness: Harness) -> None:
    table = await harness.lobby(ANNA)
    with pytest.raises(Refused, match="already-seated"):
        await acts.join(harness.tables, table.id, ANNA, fresh_key())


async def test_a_full_table_refuses_users(harness: Harness) -> None:
    table = await harness.lobby(ANNA, BOB, CYRIL, DORA)
    with pytest.raises(Refused, match="table-full"):
        await acts.add_computer(harness.tables, table.id, ANNA.user, Strength.FAIR, fresh_key())


async def test_a_host_who_leaves_is_followed_by_the_next_person(harness: Harness) -> None:
    table = await harness.lobby(ANNA, BOB)
    table = await acts.leave(harness.tables, table.id, ANNA.user, fresh_key())
    assert (table.host, table.sitters) == (BOB.user, (BOB,))


async def test_a_lobby_without_people_closes(harness: Harness) -> None:
    table = await harness.lobby(ANNA)
    await acts.add_computer(harness.tables, table.id, ANNA.user, Strength.FAIR, fresh_key())
    table = await acts.leave(harness.tables, table.id, ANNA.user, fresh_key())
    assert table.status is Status.CLOSED


async def test_computers_have_distinct_names(harness: Harness) -> None:
    table = await harness.lobby(ANNA)
    for _ in range(3):
        table = await acts.add_computer(harness.tables, table.id, ANNA.user, Strength.EASY, fresh_key())
    assert len(set(table.names)) == 4


async def test_the_last_added_computer_is_removed_first(harness: Harness) -> None:
    table = await harness.lobby(ANNA)
    await acts.add_computer(harness.tables, table.id, ANNA.user, Strength.EASY, fresh_key())
    await acts.add_computer(harness.tables, table.id, ANNA.user, Strength.STRONG, fresh_key())
    table = await acts.remove_computer(harness.tables, table.id, ANNA.user, fresh_key())
    assert [seat.strength for seat in table.sitters if isinstance(seat, Computer)] == [Strength.EASY]


async def test_removing_a_computer_is_refused_without_one(harness: Harness) -> None:
    table = await harness.lobby(ANNA)
    with pytest.raises(Refused, match="no-computer"):
        await acts.remove_computer(harness.tables, table.id, ANNA.user, fresh_key())


async def test_a_new_table_has_the_games_default_options(harness: Harness) -> None:
    assert (await harness.lobby()).options == bids.Options()


async def test_options_are_kept(harness: Harness) -> None:
    table = await harness.lobby()
    table = await acts.set_options(harness.tables, table.id, ANNA.user, lambda _: bids.Options(coins=5), fresh_key())
    assert (await harness.store.load(table.id)) == table


async def test_two_simultaneous_option_changes_are_both_kept(harness: Harness) -> None:
    table = await harness.lobby()

    def one_more(options: Any) -> bids.Options:
        return bids.Options(coins=options.coins + 1)

    actions = (acts.set_options(harness.tables, table.id, ANNA.user, one_more, fresh_key()) for _ in range(2))
    await asyncio.gather(*actions)
    assert harness.tables.get(table.id).options == bids.Options(coins=bids.Options().coins + 2)


@pytest.mark.parametrize("options", [bids.Options(coins=10_000), bids.Options(coins=-1), bids.Peek()])
async def test_absurd_options_are_refused(harness: Harness, options: bids.Options) -> None:
    table = await harness.lobby()
    with pytest.raises(Refused, match="unknown-option"):
        await acts.set_options(harness.tables, table.id, ANNA.user, lambda _: options, fresh_key())


async def test_only_the_host_changes_options(harness: Harness) -> None:
    table = await harness.lobby(ANNA, BOB)
    with pytest.raises(Refused, match="not-the-host"):
        await acts.set_pace(harness.tables, table.id, BOB.user, Pace.LIVE, fresh_key())


async def test_a_single_player_cannot_start(harness: Harness) -> None:
    table = await harness.lobby(ANNA)
    with pytest.raises(Refused, match="too-few-players") as refusal:
        await harness.tables.start(table.id, ANNA.user, fresh_key())
    assert refusal.value.variables == {"needed": 2, "seated": 1}


async def test_the_seeds_hash_is_announced_before_the_deal(harness: Harness) -> None:
    table = await harness.game()
    facts = [row.fact for row in await harness.news.pending(table.id)]
    start = next(i for i, fact in enumerate(facts) if type(fact).__name__ == "GameStarted")
    assert getattr(facts[start], "commitment", None) == commitment(table.seed)
    assert [type(fact).__name__ for fact in facts[start + 1 :]] == ["CoinsDealt", "CoinsDealt", "PrizeShown"]


async def test_a_started_game_refuses_users(harness: Harness) -> None:
    table = await harness.game()
    with pytest.raises(Refused, match="already-started"):
        await acts.join(harness.tables, table.id, CYRIL, fresh_key())


async def test_a_stranger_cannot_leave(harness: Harness) -> None:
    table = await harness.lobby()
    with pytest.raises(Refused, match="not-at-this-table"):
        await acts.leave(harness.tables, table.id, STRANGER, fresh_key())


async def test_a_table_of_an_unknown_game_is_refused(harness: Harness) -> None:
    with pytest.raises(Refused, match="no-such-game"):
        await harness.tables.open("chess", HERE, ANNA, language="en", pace=Pace.DAILY, options=None, key=fresh_key())


async def test_opening_twice_with_one_key_opens_one_table(harness: Harness) -> None:
    async def open_once() -> None:
        await harness.tables.open("bids", HERE, ANNA, language="en", pace=Pace.DAILY, options=None, key="x")

    await open_once()
    with pytest.raises(Repeated) as repeated:
        await open_once()
    assert repeated.value.table == 1
    assert len(harness.tables.of_user(ANNA.user)) == 1


async def test_an_old_lobby_closes_with_an_announcement(harness: Harness) -> None:
    table = await harness.lobby()
    harness.clock.advance(48 * 3600)
    await harness.tables.tick()
    assert harness.tables.get(table.id).status is Status.CLOSED
    assert (await harness.facts(table))[-1] == "LobbyExpired"


async def test_a_lobby_stays_open_until_its_time_limit(harness: Harness) -> None:
    table = await harness.lobby()
    harness.clock.advance(48 * 3600 - 1)
    await harness.tables.tick()
    assert harness.tables.get(table.id).status is Status.LOBBY


async def test_the_thread_is_remembered(harness: Harness) -> None:
    table = await harness.game()
    await harness.tables.set_thread(table.id, 77)
    assert [t.id for t in harness.tables.in_channel(77)] == [table.id]


async def test_setting_the_same_thread_changes_nothing(harness: Harness) -> None:
    table = await harness.tables.set_thread((await harness.game()).id, 77)
    assert (await harness.tables.set_thread(table.id, 77)).version == table.version


class Left(Enum):
    """A setting that may be left to the pace."""

    OPEN = "open"
    FAST = "fast"
    SLOW = "slow"


class Paced(Struct, frozen=True):
    """Options of a game that uses another setting at a slow pace; the rules' own setting is fast."""

    how: Left = Left.FAST


def settled(options: Paced, seconds: float | None) -> Paced:
    """Return the options with the open setting chosen by the seconds per turn."""
    slow = seconds is None or seconds > HOUR_S
    return (Paced(Left.SLOW) if slow else Paced(Left.FAST)) if options.how is Left.OPEN else options


def bid(_players: int, _options: Paced, chance: Chance) -> Any:
    """Deal as in the sealed bids, whatever the options are."""
    return bids.GAME.start(2, bids.GAME.options(), chance)


PACED = dataclasses.replace(
    bids.GAME, options=Paced, option_rules=OptionRules(opening=Paced(Left.OPEN), settle=settled), start=bid
)


@pytest.mark.parametrize(
    ("pace", "chosen", "played"),
    [
        (Pace.LIVE, None, Left.FAST),
        (Pace.DAILY, None, Left.SLOW),
        (Pace.UNHURRIED, None, Left.SLOW),
        (Pace.DAILY, Paced(), Left.FAST),
        (Pace.LIVE, Paced(Left.SLOW), Left.SLOW),
    ],
)
async def test_an_option_left_to_the_pace_is_set_at_the_start(
    tmp_path: Path, pace: Pace, chosen: Paced | None, played: Left
) -> None:
    async with open_harness(tmp_path / "db", games={"bids": PACED}) as harness:
        lobby = await harness.lobby(ANNA, BOB, pace=pace, options=chosen)
        assert lobby.options == (chosen or Paced(Left.OPEN))
        running = await harness.tables.start(lobby.id, ANNA.user, fresh_key())
        assert running.options == Paced(played)


@pytest.mark.parametrize(
    ("by", "invited"), [(ANNA, (BOB.user, CYRIL.user)), (CYRIL, (ANNA.user, BOB.user)), (DORA, ())]
)
async def test_only_a_former_player_can_open_a_rematch(harness: Harness, by: Person, invited: tuple[int, ...]) -> None:
    table = await harness.game(ANNA, BOB, CYRIL)
    await harness.tables.cancel(table.id, ANNA.user, moderator=False, key=fresh_key())
    rematch = await harness.tables.open_again(harness.tables.get(table.id), HERE, by, fresh_key())
    assert (rematch.host, rematch.invited) == (by.user, invited)
