"""Illegal moves in 07 zgłoś się: they are refused with the reason, in the language of the user who typed them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import pytest

from bot.i18n.translation import LANGUAGES, Say
from cogs.case07.cards import CRIMES, PLACES, SUSPECTS, Card, locations, neighbours
from cogs.case07.moves import Accuse, Announce, Assign, Close, Examine, Note, Patrol, Recall, Report, Size
from cogs.case07.rules.actions import right_answer
from cogs.case07.rules.legal import MAX_CHANGES
from tests.e2e import refusing
from tests.e2e.reading import reply_text
from tests.games.case07.e2e import investigating
from tests.wording import plain

if TYPE_CHECKING:
    from tests.e2e.playing import Party
    from tests.e2e.world import World

BLANKS = {
    "en": ("unknown offender", "prevention"),
    "cs": ("neznámý pachatel", "prevence"),
    "sk": ("neznámy páchateľ", "prevencia"),
    "pl": ("sprawca nieznany", "prewencja"),
}


async def assert_refused(world: World, person: Any, move: Any, why: str, **variables: Any) -> None:
    """Check that a user's typed move is refused in every language."""
    await refusing.expect_refusal(world, person, partial(investigating.typed, world, person, move), why, **variables)


async def type_moves(party: Party, *moves: Any) -> None:
    """Type one move for each active seat in turn."""
    for move in moves:
        await investigating.typed(party.world, party.acting, move)


@pytest.mark.unmeasured
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_blank_tile_cannot_be_accused(world: World, language: str) -> None:
    party = await investigating.begin_quick(world)
    person, say, table = party.acting, Say(language, "case07"), world.table()
    await person.user.slash("me language", language=language)
    for words in (*BLANKS[language], "Sprawca nieznany", "PREWENCJA", say("card-unknown"), say("card-prevention")):
        reply = reply_text(await person.slash(world.thread(), "case07 move", move=words))
        assert reply == plain(say("refused-blank"))
    reply = reply_text(await person.slash(world.thread(), "case07 move", move="Colombo"))
    assert plain(say("typed-none", moves="").strip()) in reply
    assert world.table() == table


@pytest.mark.unmeasured
async def test_announcing_without_three_black_discs(world: World) -> None:
    party = await investigating.begin_quick(world)
    for card in (None, SUSPECTS[0], CRIMES[0]):
        if card:
            await investigating.typed(world, party.acting, Accuse(card))
        await assert_refused(world, party.acting, Announce(), "refused-accuse-first")
    await assert_refused(world, party.acting, Accuse(CRIMES[0]), "refused-accused-already", card=CRIMES[0].value)


@pytest.mark.unmeasured
async def test_patrols(world: World) -> None:
    party = await investigating.begin_quick(world)
    first = party.acting
    await assert_refused(world, first, Patrol(Card.BOMBA), "refused-no-place", card="bomba")
    for place in PLACES[:5]:
        await type_moves(party, Patrol(place), Patrol(place), Patrol(place))
        if place is PLACES[0]:
            await assert_refused(world, first, Patrol(place), "refused-patrolled", place=place.value)
    assert party.acting is first
    await assert_refused(world, first, Patrol(PLACES[5]), "refused-no-patrols")


@pytest.mark.unmeasured
async def test_evidence_that_is_not_open(world: World) -> None:
    party = await investigating.begin_quick(world)
    hidden = party.state.deck[0]
    await assert_refused(world, party.acting, Examine(hidden), "refused-not-in-row", card=hidden.value)


@pytest.mark.unmeasured
async def test_evidence_of_a_noted_tile_is_not_refused(world: World) -> None:
    party = await investigating.begin_quick(world)
    first, where = party.seat, locations(party.state.tiles)
    card, size = next(
        (card, size) for card in party.state.row for size in Size if _patrol_brings(party, where[card], size)
    )
    await type_moves(party, Patrol(where[card]), Patrol(PLACES[0]), Patrol(PLACES[0]))
    await type_moves(party, Assign(where[card], size, card), Examine(card))
    assert party.state.sleuths[first].findings[-1].card is card


def _patrol_brings(party: Party, place: Card, size: Size) -> bool:
    """Return whether a patrol to this place would bring the active seat a disc of this size."""
    report = right_answer(party.state, Patrol(place))
    return bool(getattr(report, size.value))


@pytest.mark.unmeasured
async def test_laying_a_note_twice_or_taking_back_a_missing_note(world: World) -> None:
    party = await investigating.begin_quick(world)
    first = party.acting
    place = next(place for place in PLACES if _patrol_brings(party, place, Size.SMALL))
    await type_moves(party, Patrol(place), Patrol(PLACES[0]), Patrol(PLACES[0]))
    await assert_refused(world, first, Recall(place), "refused-no-note", card=place.value)
    await type_moves(party, Assign(place, Size.SMALL, place))
    once_more = Assign(place, Size.SMALL, place)
    left = party.state.sleuths[party.seat].watches[0].small
    why = {"place": place.value, "size": "small"} if not left else {"card": place.value}
    await assert_refused(world, first, once_more, "refused-marked" if left else "refused-no-such-disc", **why)
    await type_moves(party, Recall(place))
    await assert_refused(world, first, Recall(place), "refused-no-note", card=place.value)


@pytest.mark.unmeasured
async def test_notes_with_discs_that_the_player_lacks(world: World) -> None:
    party = await investigating.begin_quick(world)
    first, where = party.seat, locations(party.state.tiles)
    place = next(place for place in PLACES if right_answer(party.state, Patrol(place)) == Report(0, 1))
    elsewhere = next(card for card in SUSPECTS if where[card] is not place and where[card] not in neighbours(place))
    await assert_refused(
        world, party.acting, Assign(place, Size.SMALL, place), "refused-no-patrol-there", place=place.value
    )
    await type_moves(party, Patrol(place))
    stranger = Assign(place, Size.SMALL, place)
    await assert_refused(world, party.acting, stranger, "refused-no-patrol-there", place=place.value)
    await type_moves(party, *[Patrol(other) for other in PLACES if other is not place][:2])
    assert party.seat == first
    large = Assign(place, Size.LARGE, place)
    await assert_refused(world, party.acting, large, "refused-no-such-disc", place=place.value, size="large")
    far_note = Assign(place, Size.SMALL, elsewhere)
    await assert_refused(
        world,
        party.acting,
        far_note,
        "refused-lies-elsewhere",
        place=place.value,
        card=elsewhere.value,
        size="small",
    )


@pytest.mark.unmeasured
async def test_acting_after_solving(world: World) -> None:
    party = await investigating.begin_quick(world)
    solver = party.acting
    await type_moves(party, *investigating.solution(party))
    for move in (Patrol(PLACES[0]), Announce(), Accuse(SUSPECTS[0]), Note(SUSPECTS[0]), Close()):
        await assert_refused(world, solver, move, "refused-case-over")


@pytest.mark.unmeasured
async def test_acting_out_of_turn(world: World) -> None:
    party = await investigating.begin_quick(world)
    bystander = party.people[(party.seat + 1) % 3]
    for move in (Patrol(PLACES[0]), Announce(), Accuse(SUSPECTS[0]), Close()):
        await assert_refused(world, bystander, move, "not-your-turn")
    await assert_refused(world, world.dora, Patrol(PLACES[0]), "not-at-this-table")


@pytest.mark.unmeasured
async def test_moving_black_discs_and_asking_to_close_without_end(world: World) -> None:
    party = await investigating.begin_quick(world)
    await type_moves(party, *map(Accuse, (*SUSPECTS, SUSPECTS[0])))
    await assert_refused(world, party.acting, Accuse(SUSPECTS[1]), "refused-enough", changes=MAX_CHANGES)
    await type_moves(party, Close(), Close(), Close())
    await assert_refused(world, party.acting, Close(), "refused-asked-already")
