"""Names that players type for their pieces: public, bounded, unlike any other piece's name, and no move."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from bot.game.contract import Public, Refused, Seat
from bot.i18n.characters import folded
from bot.table import naming
from bot.table.decisions import ChangeKind, Decision, DecisionContext
from bot.table.facts import PieceNamed
from bot.table.forgetting import AttributedFact, People, facts_without, people_without
from bot.table.position import Position
from tests.table import bids
from tests.table.harness import ANNA, BOB, CYRIL

if TYPE_CHECKING:
    from bot.table.model import Table
    from tests.table.harness import Harness

DRAWN = (("Kapeć", "Ráfek"), ("Dojel", "Smekl"))


async def named(harness: Harness) -> Table:
    """Return a running game of Anna and Bob with two named pieces each."""
    table = await harness.game(ANNA, BOB)
    return table.with_seats(lambda seat, state: replace(state, pieces=DRAWN[seat]))


def decided(table: Table, user: int, number: int, name: str) -> Decision:
    return naming.name_piece(DecisionContext(Position(table, bids.GAME, b"k"), 0.0), user, number, name, folded)


def refused(table: Table, user: int, number: int, name: str) -> tuple[str, dict[str, object]]:
    """Return the id and the variables of the refusal."""
    with pytest.raises(Refused) as error:
        decided(table, user, number, name)
    return error.value.text, dict(error.value.variables)


async def test_a_typed_name_replaces_the_drawn_one_and_is_no_move(harness: Harness) -> None:
    table = await named(harness)
    decision = decided(table, BOB.user, 4, "Žirafa")
    assert decision.table.pieces == ("Kapeć", "Ráfek", "Dojel", "Žirafa")
    assert decision.news == (Public(PieceNamed(Seat(1), 4, "Žirafa")),)
    assert (decision.kind, decision.move) == (ChangeKind.TALK, None)
    assert decision.table.state == table.state
    assert [state.clock for state in decision.table.seats] == [state.clock for state in table.seats]
    again = decided(decision.table, BOB.user, 3, "Slon").table
    assert again.pieces == ("Kapeć", "Ráfek", "Slon", "Žirafa")


async def test_only_own_pieces_can_be_named(harness: Harness) -> None:
    table = await named(harness)
    assert refused(table, BOB.user, 1, "Slon") == ("naming-whose", {"numbers": "3, 4", "first": 3})
    assert refused(table, ANNA.user, 5, "Slon") == ("naming-whose", {"numbers": "1, 2", "first": 1})
    assert refused(await harness.game(ANNA, BOB), ANNA.user, 1, "Slon")[0] == "naming-whose"
    assert refused(table, CYRIL.user, 1, "Slon")[0] != "naming-whose"


async def test_no_two_pieces_have_one_name_also_after_forgetting(harness: Harness) -> None:
    table = decided(await named(harness), ANNA.user, 1, "Slon").table
    for name in ("Slon", "SLON", "slon", "Kapeć"):
        assert refused(table, BOB.user, 3, name) == ("naming-taken", {"number": 1})
    assert refused(table, ANNA.user, 1, "Slon") == ("naming-same", {"number": 1})
    assert decided(table, ANNA.user, 1, "Kapeć").table.pieces[0] == "Kapeć", "its own drawn name is free"


async def test_a_piece_gets_a_bounded_number_of_names(harness: Harness) -> None:
    table = await named(harness)
    for name in ("Anděl", "Beran", "Cibule"):
        table = decided(table, ANNA.user, 2, name).table
    assert refused(table, ANNA.user, 2, "Drak") == ("naming-often", {"number": 2, "most": naming.MAX_CHANGES})
    assert decided(table, ANNA.user, 1, "Drak").table.pieces[:2] == ("Drak", "Cibule")


async def test_the_drawn_names_return_when_the_author_is_forgotten(harness: Harness) -> None:
    table = decided(decided(await named(harness), ANNA.user, 1, "Anděl").table, BOB.user, 3, "Beran").table
    handed_over = table.with_seats(lambda seat, state: replace(state, sitter=CYRIL) if seat == 0 else state)
    for before in (table, handed_over):
        people = People(before.host, before.seats, before.invited, before.former, before.forgotten)
        seats = people_without(people, ANNA.user, None).seats
        assert replace(before, seats=seats).pieces == ("Kapeć", "Ráfek", "Beran", "Smekl")
    facts = [AttributedFact(PieceNamed(Seat(0), 1, "Anděl"), ANNA.user)]
    assert facts_without(facts, ANNA.user)[0] == (PieceNamed(Seat(0), 1, "…"),)
    assert facts_without(facts, BOB.user)[0] == (PieceNamed(Seat(0), 1, "Anděl"),)
