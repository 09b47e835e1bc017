"""Remarks of computer players: rare, never the same line twice running, based on public facts, and off if unwanted."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from bot.game.chance import Chance
from bot.game.contract import Outcome, Public, Refused, Seat, Strength, Style, Whisper
from bot.game.extensions import LINES, ComputerTraits, Occasion, does, sees
from bot.table import computers, lobby
from bot.table.facts import GameEnded, GameStarted, Remarked
from bot.table.model import Computer
from bot.table.position import Position
from tests import acts
from tests.by_seat import states
from tests.table import bids
from tests.table.harness import ANNA, BOB, HERE, Harness, fresh

if TYPE_CHECKING:
    from bot.game.contract import Fact
    from bot.table.model import Person, Table


def talking(*occasions: Occasion) -> Any:
    """Return the game of bids with these occasions for remarks."""
    return dataclasses.replace(bids.GAME, traits=ComputerTraits(occasions=occasions))


TALKING = talking(Occasion(bids.BidSealed, "bid", does))
SAID = 400
"""Number of table versions at which a remark is tried."""


async def seated(harness: Harness, *names: str) -> Table:
    """Return a game of Anna and computer players with these names."""
    table = await harness.game(ANNA, *(BOB,) * bool(names))
    return replace(table, seats=(table.seats[0], *states(*(Computer(Strength.EASY, name) for name in names))))


def at_hand(table: Table) -> bids.State:
    """Return the table's game state; the game must have started."""
    assert isinstance(table.state, bids.State)
    return table.state


def words(table: Table, *facts: Fact, game: Any = TALKING) -> list[Remarked]:
    """Return the remarks on these facts, tried at `SAID` versions of the table."""
    found = (
        computers.remark(Position(replace(table, version=n), game), [Public(fact) for fact in facts])
        for n in range(SAID)
    )
    return [each for each in found if each is not None]


async def test_a_remark_is_rare_and_made_by_the_computer_of_the_occasion(harness: Harness) -> None:
    said = words(await seated(harness, "Ada"), bids.BidSealed(Seat(1)))
    assert {each.seat for each in said} == {Seat(1)}
    assert SAID / 16 < len(said) < SAID / 5


async def test_a_persons_move_without_a_fitting_occasion_gets_no_remark(harness: Harness) -> None:
    assert words(await seated(harness, "Ada"), bids.BidSealed(Seat(0))) == []


def anybody(_board: Any, _fact: Any, _seat: int) -> bool:
    return True


@pytest.mark.parametrize(("speaks", "seats"), [(does, {1}), (sees, {2}), (anybody, {1, 2})])
async def test_the_occasion_decides_which_seats_may_remark(harness: Harness, speaks: Any, seats: set[int]) -> None:
    table, game = await seated(harness, "Ada", "Curie"), talking(Occasion(bids.BidSealed, "bid", speaks))
    assert {each.seat for each in words(table, bids.BidSealed(Seat(1)), game=game)} == seats


async def test_a_big_fact_gets_remarks_more_often_and_first(harness: Harness) -> None:
    class Great(bids.RoundWon, frozen=True):
        big = True

    game = talking(*TALKING.traits.occasions, Occasion(Great, "great", anybody))
    said = words(await seated(harness, "Ada"), bids.BidSealed(Seat(1)), Great(Seat(0), 3), game=game)
    assert {each.line.partition(".")[0] for each in said} == {"great"}
    assert SAID / 3 < len(said) < SAID * 2 / 3


async def test_a_rare_occasion_gets_remarks_as_often_as_a_big_fact(harness: Harness) -> None:
    game = talking(Occasion(bids.BidSealed, "bid", does, rare=True))
    assert SAID / 3 < len(words(await seated(harness, "Ada"), bids.BidSealed(Seat(1)), game=game)) < SAID * 2 / 3


async def test_a_whisper_gets_no_remark_and_does_not_change_one(harness: Harness) -> None:
    table, fact = await seated(harness, "Ada"), bids.BidSealed(Seat(1))
    for n in range(SAID):
        at = replace(table, version=n)
        assert computers.remark(Position(at, TALKING), [Whisper(Seat(1), fact)]) is None
        beside: list[Public | Whisper] = [Public(fact), Whisper(Seat(1), fact), Whisper(Seat(0), bids.CoinsDealt(n))]
        assert computers.remark(Position(at, TALKING), beside) == computers.remark(
            Position(at, TALKING), [Public(fact)]
        )


async def test_private_changes_do_not_change_remarks(harness: Harness) -> None:
    """A sealed move (which raises the version), the seed and the hidden state do not influence remarks."""
    table, news = await seated(harness, "Ada"), [Public(bids.BidSealed(Seat(1)))]
    for n in range(SAID):
        at = replace(table, version=n)
        other = replace(at, version=n + 3, private_changes=3, seed=b"other", moves=n)
        other = replace(other, state=bids.redeal(at_hand(table), None, Chance(b"luck", n)))
        assert computers.remark(Position(at, TALKING), news) == computers.remark(Position(other, TALKING), news)


async def test_no_line_is_used_twice_in_a_row(harness: Harness) -> None:
    table = await seated(harness, "Curie")
    for line in ("bid.one", "bid.other"):
        assert line not in {each.line for each in words(replace(table, remarked=line), bids.BidSealed(Seat(1)))}


async def test_there_are_no_remarks_without_computers_or_when_switched_off(harness: Harness) -> None:
    facts = (GameStarted("00"), bids.BidSealed(Seat(1)))
    assert words(await harness.game(ANNA, BOB), *facts) == []
    assert words(replace(await seated(harness, "Ada"), banter=False), *facts) == []


@pytest.mark.parametrize(("name", "its"), [("Ada", "bold"), ("Babbage", "careful"), ("Curie", None)])
async def test_lines_fit_the_style_of_the_computer(harness: Harness, name: str, its: str | None) -> None:
    said = {each.line for each in words(await seated(harness, name), bids.BidSealed(Seat(1)))}
    assert said == {f"bid.{line}" for line in (its, "one", "other") if line}


def test_every_line_belongs_to_a_style() -> None:
    assert {line for each in Style for line in computers.lines_of(each)} == set(LINES)


@pytest.mark.parametrize(("places", "line", "seat"), [((2, 1, 3), "won", {1}), ((1, 2, 3), "lost", {1, 2})])
async def test_at_the_end_a_winning_computer_remarks_or_else_any(
    harness: Harness, places: tuple[int, ...], line: str, seat: set[int]
) -> None:
    table = replace(await seated(harness, "Ada", "Curie"), outcome=Outcome(places, (0, 0, 0)))
    said = words(table, bids.BidSealed(Seat(1)), GameEnded("00"))
    assert len(said) == SAID
    assert {each.line.partition(".")[0] for each in said} == {line}
    assert {each.seat for each in said} == seat


async def test_the_first_remark_of_a_game_is_stored_and_replays(harness: Harness) -> None:
    table = await harness.lobby(ANNA)
    await acts.add_computer(harness.tables, table.id, ANNA.user, Strength.EASY, fresh())
    table = await harness.tables.start(table.id, ANNA.user, fresh())
    (said,) = [row.fact for row in await harness.news.pending(table.id) if isinstance(row.fact, Remarked)]
    assert said == Remarked(Seat(1), table.remarked)
    assert await harness.store.load(table.id) == table
    assert (await harness.tables.verify(table.id)).agrees


async def test_only_the_host_switches_remarks_and_a_rematch_keeps_the_setting(harness: Harness) -> None:
    table = await harness.lobby(ANNA, BOB)

    async def switch(person: Person) -> Table:
        return await harness.tables.change(
            table.id, person.user, fresh(), lambda at: lobby.banter_set(at, person.user, on=False)
        )

    with pytest.raises(Refused, match="not-the-host"):
        await switch(BOB)
    assert not (await switch(ANNA)).banter
    await acts.add_computer(harness.tables, table.id, ANNA.user, Strength.EASY, fresh())
    table = await harness.tables.start(table.id, ANNA.user, fresh())
    assert "Remarked" not in await harness.facts(table)
    over = await harness.tables.cancel(table.id, ANNA.user, moderator=False, key=fresh())
    assert not (await harness.tables.open_again(over, HERE, ANNA, fresh())).banter
