"""A user at two tables of 07 zgłoś się: a typed move goes to the table it fits, or to none."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from cogs.case07.cards import PLACES, Card
from cogs.case07.moves import Examine, Note
from tests import acts
from tests.e2e.reading import reply_text
from tests.games.case07.e2e import investigating

if TYPE_CHECKING:
    from tests.e2e.world import World

pytestmark = pytest.mark.unmeasured


def acting(world: World, number: int) -> Any:
    """Return the user in the active seat of a table."""
    return (world.ann, world.bob)[world.table(number).state.turn]


async def two_tables(world: World) -> Any:
    """Begin two investigations with the same users; return the user in the active seat of the second one only."""
    investigating.describe_in_words(world)
    for _ in range(2):
        await world.begin(world.ann, world.bob, game="case07")
    if acting(world, 1) is acting(world, 2):
        await acting(world, 1).slash(world.thread(1), "case07 move", move=f"patrol {PLACES[0].value}")
    return acting(world, 2)


def notes(world: World, person: Any) -> list[tuple[Card, ...]]:
    """Return a user's crossed-out cards, by table."""
    tables = (world.table(number) for number in (1, 2))
    return [table.state.sleuths[table.seat_of(person.id)].notes for table in tables]


async def test_a_note_that_fits_two_tables_is_made_at_neither(world: World) -> None:
    person = await two_tables(world)
    for_both = "07 zgłoś się #1, 07 zgłoś się #2"
    assert for_both in reply_text(await person.slash(world.channel, "case07 move", move="cross out mdm"))
    assert for_both in reply_text(await person.user.slash("case07 move", move="cross out mdm"))
    assert notes(world, person) == [(), ()]


async def test_a_note_typed_in_a_thread_is_made_at_its_table(world: World) -> None:
    person = await two_tables(world)
    await person.slash(world.thread(1), "case07 move", move="cross out mdm")
    assert notes(world, person) == [(Card.MDM,), ()]


async def test_a_note_is_made_at_the_only_table_with_a_notebook(world: World) -> None:
    person = await two_tables(world)
    case = world.table(2).state.cases[world.table(2).seat_of(person.id)]
    for move in investigating.announcing(case):
        await investigating.typed(world, person, move, number=2)
    await person.user.slash("case07 move", move="cross out mdm")
    assert notes(world, person) == [(Card.MDM,), ()]


async def test_a_typed_question_goes_to_the_table_where_the_user_is_active(world: World) -> None:
    person = await two_tables(world)
    table = world.table(1)
    await person.user.slash("case07 move", move="patrol mdm")
    sleuth = world.table(2).state.sleuths[world.table(2).seat_of(person.id)]
    assert [finding.place for finding in sleuth.findings] == [Card.MDM]
    assert world.table(1) == table


async def test_autocomplete_offers_questions_of_the_table_where_the_user_is_active(world: World) -> None:
    person = await two_tables(world)
    choices = await person.user.autocomplete("case07 move", "move", "examine")
    assert [choice["value"] for choice in choices] == [
        investigating.EN.move(Examine(card)) for card in world.table(2).state.row
    ]


async def test_autocomplete_offers_no_notes_while_two_tables_fit(world: World) -> None:
    person = await two_tables(world)
    assert await person.user.autocomplete("case07 move", "move", "cross mdm") == []
    (choice,) = await person.user.autocomplete("case07 move", "move", "cross mdm", table=2)
    assert choice["value"] == investigating.EN.move(Note(Card.MDM))


async def test_a_note_skips_a_table_at_which_the_user_has_resigned(world: World) -> None:
    investigating.describe_in_words(world)
    await world.begin(world.ann, world.bob, world.cid, game="case07")
    await world.begin(world.ann, world.bob, game="case07")
    await acts.resign(world.app.tables, 1, world.ann.id, "given up")
    await world.ann.slash(world.channel, "case07 move", move="cross out mdm")
    assert notes(world, world.ann) == [(), (Card.MDM,)]
