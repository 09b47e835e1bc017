"""Remarks of computer players: rare, no line again among the newest, based on public facts, and off if unwanted."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from bot.game.chance import Chance
from bot.game.contract import Outcome, Public, Refused, Seat, Strength, Style, Whisper
from bot.game.extensions import REMARK_ATTRIBUTES, ComputerTraits, Occasion, does, sees
from bot.table import computers, lobby
from bot.table.decisions import ChangeKind, Decision
from bot.table.facts import GameEnded, GameStarted, Remarked
from bot.table.model import Computer
from bot.table.position import Position
from tests import acts
from tests.by_seat import states
from tests.table import bids
from tests.table.harness import ANNA, BOB, HERE, Harness, fresh_key

if TYPE_CHECKING:
    from bot.game.contract import Fact
    from bot.table.model import Person, Table


def game_with_occasions(*occasions: Occasion) -> Any:
    """Return the game of bids with these occasions for remarks."""
    return dataclasses.replace(bids.GAME, traits=ComputerTraits(occasions=occasions))


REMARKING_GAME = game_with_occasions(Occasion(bids.BidSealed, "bid", does))
TRIES = 400
"""Number of table versions at which a remark is tried."""


async def seated(harness: Harness, *names: str) -> Table:
    """Return a game of Anna and computer players with these names."""
    table = await harness.game(ANNA, *(BOB,) * bool(names))
    return replace(table, seats=(table.seats[0], *states(*(Computer(Strength.EASY, name) for name in names))))


def state_of(table: Table) -> bids.State:
    """Return the table's game state; the game must have started."""
    assert isinstance(table.state, bids.State)
    return table.state


def remarks_on(table: Table, *facts: Fact, game: Any = REMARKING_GAME) -> list[Remarked]:
    """Return the remarks on these facts, tried at `TRIES` versions of the table."""
    remarks = (
        computers.remark(Position(replace(table, version=version), game), [Public(fact) for fact in facts])
        for version in range(TRIES)
    )
    return [remark for remark in remarks if remark is not None]


async def test_a_remark_is_rare_and_made_by_the_computer_of_the_occasion(harness: Harness) -> None:
    remarks = remarks_on(await seated(harness, "Ada"), bids.BidSealed(Seat(1)))
    assert {remark.seat for remark in remarks} == {Seat(1)}
    assert TRIES / 16 < len(remarks) < TRIES / 5


async def test_a_persons_move_without_a_fitting_occasion_gets_no_remark(harness: Harness) -> None:
    assert remarks_on(await seated(harness, "Ada"), bids.BidSealed(Seat(0))) == []


def any_seat(_board: Any, _fact: Any, _seat: int) -> bool:
    return True


@pytest.mark.parametrize(("speaks", "seats"), [(does, {1}), (sees, {2}), (any_seat, {1, 2})])
async def test_the_occasion_decides_which_seats_may_remark(harness: Harness, speaks: Any, seats: set[int]) -> None:
    table, game = await seated(harness, "Ada", "Curie"), game_with_occasions(Occasion(bids.BidSealed, "bid", speaks))
    assert {remark.seat for remark in remarks_on(table, bids.BidSealed(Seat(1)), game=game)} == seats


async def test_a_big_fact_gets_remarks_more_often_and_first(harness: Harness) -> None:
    class Great(bids.RoundWon, frozen=True):
        big = True

    game = game_with_occasions(*REMARKING_GAME.traits.occasions, Occasion(Great, "great", any_seat))
    remarks = remarks_on(await seated(harness, "Ada"), bids.BidSealed(Seat(1)), Great(Seat(0), 3), game=game)
    assert {remark.line.partition(".")[0] for remark in remarks} == {"great"}
    assert TRIES / 3 < len(remarks) < TRIES * 2 / 3


async def test_a_rare_occasion_gets_remarks_as_often_as_a_big_fact(harness: Harness) -> None:
    game = game_with_occasions(Occasion(bids.BidSealed, "bid", does, rare=True))
    assert TRIES / 3 < len(remarks_on(await seated(harness, "Ada"), bids.BidSealed(Seat(1)), game=game)) < TRIES * 2 / 3


async def test_a_whisper_gets_no_remark_and_does_not_change_one(harness: Harness) -> None:
    table, fact = await seated(harness, "Ada"), bids.BidSealed(Seat(1))
    for n in range(TRIES):
        version = replace(table, version=n)
        assert computers.remark(Position(version, REMARKING_GAME), [Whisper(Seat(1), fact)]) is None
        beside: list[Public | Whisper] = [Public(fact), Whisper(Seat(1), fact), Whisper(Seat(0), bids.CoinsDealt(n))]
        assert computers.remark(Position(version, REMARKING_GAME), beside) == computers.remark(
            Position(version, REMARKING_GAME), [Public(fact)]
        )


async def test_private_changes_do_not_change_remarks(harness: Harness) -> None:
    """A sealed move (which raises the version), the seed and the hidden state do not influence remarks."""
    table, news = await seated(harness, "Ada"), [Public(bids.BidSealed(Seat(1)))]
    for n in range(TRIES):
        version = replace(table, version=n)
        other = replace(version, version=n + 3, private_changes=3, seed=b"other", moves=n)
        other = replace(other, state=bids.redeal(state_of(table), None, Chance(b"luck", n)))
        assert computers.remark(Position(version, REMARKING_GAME), news) == computers.remark(
            Position(other, REMARKING_GAME), news
        )


@pytest.mark.parametrize("recent", ["{}", "hello.one {}", "{} hello.one"])
async def test_no_recent_line_is_used_again(harness: Harness, recent: str) -> None:
    table = await seated(harness, "Curie")
    for line in ("bid.one", "bid.other"):
        assert line not in {
            remark.line for remark in remarks_on(replace(table, remarked=recent.format(line)), bids.BidSealed(Seat(1)))
        }


async def test_a_table_remembers_its_newest_remarks(harness: Harness) -> None:
    """The oldest one goes when a further one comes."""
    earlier = [f"earlier.{n}" for n in range(computers.RECENT_REMARKS)]
    table = replace(await seated(harness, "Ada"), remarked=" ".join(earlier))
    decision = Decision(table, ChangeKind.START, (Public(GameStarted("00")),))
    remembered = computers.with_remark(Position(table, REMARKING_GAME), decision).table.remarked.split()
    assert remembered[:-1] == earlier[1:]
    assert remembered[-1].startswith("hello.")


async def test_there_are_no_remarks_without_computers_or_when_switched_off(harness: Harness) -> None:
    facts = (GameStarted("00"), bids.BidSealed(Seat(1)))
    assert remarks_on(await harness.game(ANNA, BOB), *facts) == []
    assert remarks_on(replace(await seated(harness, "Ada"), banter=False), *facts) == []


@pytest.mark.parametrize(("name", "line_style"), [("Ada", "bold"), ("Babbage", "careful"), ("Curie", None)])
async def test_lines_fit_the_style_of_the_computer(harness: Harness, name: str, line_style: str | None) -> None:
    lines = {remark.line for remark in remarks_on(await seated(harness, name), bids.BidSealed(Seat(1)))}
    assert lines == {f"bid.{line}" for line in (line_style, "one", "other") if line}


async def test_an_occasion_can_have_fewer_lines_and_repeats_none(harness: Harness) -> None:
    """Only the lines of the occasion are used; an occasion with one line is silent just after this line."""
    table, sealed = await seated(harness, "Ada"), bids.BidSealed(Seat(1))
    game = game_with_occasions(Occasion(bids.BidSealed, "bid", does, lines=("one",)))
    assert {remark.line for remark in remarks_on(table, sealed, game=game)} == {"bid.one"}
    assert remarks_on(replace(table, remarked="bid.one"), sealed, game=game) == []


def test_every_line_belongs_to_a_style() -> None:
    assert {line for style_value in Style for line in computers.lines_of(style_value)} == set(REMARK_ATTRIBUTES)


@pytest.mark.parametrize(("places", "line", "seat"), [((2, 1, 3), "won", {1}), ((1, 2, 3), "lost", {1, 2})])
async def test_at_the_end_a_winning_computer_remarks_or_else_any(
    harness: Harness, places: tuple[int, ...], line: str, seat: set[int]
) -> None:
    table = replace(await seated(harness, "Ada", "Curie"), outcome=Outcome(places, (0, 0, 0)))
    remarks = remarks_on(table, bids.BidSealed(Seat(1)), GameEnded("00"))
    assert len(remarks) == TRIES
    assert {remark.line.partition(".")[0] for remark in remarks} == {line}
    assert {remark.seat for remark in remarks} == seat


async def test_the_first_remark_of_a_game_is_stored_and_replays(harness: Harness) -> None:
    table = await harness.lobby(ANNA)
    await acts.add_computer(harness.tables, table.id, ANNA.user, Strength.EASY, fresh_key())
    table = await harness.tables.start(table.id, ANNA.user, fresh_key())
    (remark,) = [row.fact for row in await harness.news.pending(table.id) if isinstance(row.fact, Remarked)]
    assert remark == Remarked(Seat(1), table.remarked)
    assert await harness.store.load(table.id) == table
    assert (await harness.tables.verify(table.id)).agrees


async def test_only_the_host_switches_remarks_and_a_rematch_keeps_the_setting(harness: Harness) -> None:
    table = await harness.lobby(ANNA, BOB)

    async def switch(person: Person) -> Table:
        return await harness.tables.change(
            table.id, person.user, fresh_key(), lambda context: lobby.banter_set(context, person.user, on=False)
        )

    with pytest.raises(Refused, match="not-the-host"):
        await switch(BOB)
    assert not (await switch(ANNA)).banter
    await acts.add_computer(harness.tables, table.id, ANNA.user, Strength.EASY, fresh_key())
    table = await harness.tables.start(table.id, ANNA.user, fresh_key())
    assert "Remarked" not in await harness.facts(table)
    ended_table = await harness.tables.cancel(table.id, ANNA.user, moderator=False, key=fresh_key())
    assert not (await harness.tables.open_again(ended_table, HERE, ANNA, fresh_key())).banter
