"""Case cards of 07 zgłoś się by direct message: one letter an investigation, no second one after a restart."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.i18n.translation import LANGUAGES, Say
from cogs.case07.labels import label
from tests.e2e import playing
from tests.e2e.reading import letters
from tests.e2e.world import visible_text
from tests.games.case07.e2e import investigating

if TYPE_CHECKING:
    from cogs.case07.cards import Case
    from tests.e2e.world import World

pytestmark = pytest.mark.unmeasured

DEALT = "For your eyes only"


def cards(case: Case, language: str = "en") -> list[str]:
    """Return the names of a case's cards."""
    return [label(card, Say(language, "case07")) for card in case.cards]


def case_letters(world: World, person: Any) -> list[str]:
    """Return the letters that show a user the case they hold."""
    return [letter for letter in letters(world, person) if DEALT in letter]


async def test_every_holder_gets_one_letter_in_each_investigation(world: World) -> None:
    party = await investigating.begin_quick(world)
    for number in (1, 2, 3):
        await world.env.advance_time(playing.LULL_S)
        for seat, person in enumerate(party.people):
            texts = case_letters(world, person)
            assert len(texts) == number
            assert all(card in texts[-1] for card in cards(party.state.cases[(seat + 1) % 3]))
        await investigating.close(party)


async def test_a_restart_sends_no_letter_again(world: World) -> None:
    party = await investigating.begin_quick(world)
    await world.env.advance_time(playing.LULL_S)
    texts = [letters(world, person) for person in party.people]
    for _ in range(2):
        await world.restart()
        investigating.describe_in_words(world)
        await world.env.advance_time(playing.LULL_S)
    assert [letters(world, person) for person in party.people] == texts


async def test_a_case_dealt_before_a_restart_is_sent_once(world: World) -> None:
    party = await investigating.begin_quick(world)
    await world.restart()
    investigating.describe_in_words(world)
    await world.env.advance_time(playing.LULL_S)
    assert [len(case_letters(world, person)) for person in party.people] == [1, 1, 1]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_held_case_is_shown_on_demand(world: World, language: str) -> None:
    party = await investigating.begin_quick(world)
    for seat, person in enumerate(party.people):
        await person.user.slash("me language", language=language)
        sheet = visible_text(await investigating.secrets(world, person))
        for holder in range(3):
            names = cards(party.state.cases[(holder + 1) % 3], language)
            line = Say(language, "case07", ("ann", "bob", "cid"))(
                "secret-held", seat=("ann", "bob", "cid")[(holder + 1) % 3], cards=", ".join(names)
            )
            assert (line in sheet) is (holder == seat)


async def test_a_spectator_has_no_secrets(world: World) -> None:
    await investigating.begin_quick(world)
    sheet = visible_text(await investigating.secrets(world, world.dora))
    assert sheet == Say("en")("not-at-this-table")


async def test_with_closed_letters_the_case_is_shown_on_demand(world: World) -> None:
    world.close_direct_messages(world.ann)
    party = await investigating.begin_quick(world)
    await world.env.advance_time(playing.LULL_S)
    assert letters(world, world.ann) == []
    sheet = visible_text(await investigating.secrets(world, world.ann))
    assert all(card in sheet for card in cards(party.state.cases[1]))
