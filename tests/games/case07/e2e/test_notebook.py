"""The notebook of 07 zgłoś się: open at any time, by presses and by typing, and visible to its owner only."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.i18n.translation import LANGUAGES, Say
from cogs.case07.cards import Card
from cogs.case07.cog import UI
from cogs.case07.moves import Note, Patrol
from tests.by_seat import by_seat
from tests.e2e import playing
from tests.e2e.overheard import RequestRecorder
from tests.e2e.reading import answer, reply_text
from tests.e2e.world import custom_ids, visible_text
from tests.games.case07.e2e import investigating
from tests.wording import plain

if TYPE_CHECKING:
    from tests.e2e.world import World

pytestmark = pytest.mark.unmeasured

NOTES_LABEL = "Crossed out by you: "
NOTES_HEADING = f"✏️ {NOTES_LABEL}"


async def begin_waiting(world: World) -> tuple[playing.Party, Any]:
    """Begin an investigation; return it and a user whose seat is not active, after all pings were sent.

    The notebooks' own deductions are off, so that every card can be pressed after any deal.
    """
    party = await investigating.begin_quick(world, notebook="off")
    await world.env.advance_time(playing.LULL_S)
    return party, party.people[(party.seat + 1) % 3]


async def older_panel(world: World, person: Any) -> Any:
    """Return a panel that no longer follows newer ones: the bot crashed after it was shown."""
    panel = await playing.panel(world, person)
    world.lose_panels()
    await world.restart()
    return panel


async def noted_cards(world: World, person: Any) -> str:
    """Return the cards that a user's secrets list as crossed out."""
    lines = visible_text(await investigating.secrets(world, person)).splitlines()
    return next((line.removeprefix(NOTES_HEADING) for line in lines if line.startswith(NOTES_HEADING)), "")


async def test_cards_are_crossed_out_and_restored_by_pressing_in_another_players_turn(world: World) -> None:
    party, person = await begin_waiting(world)
    sheet = answer(await investigating.press_card(world, person, Card.BOMBA))
    sheet = answer(await investigating.press_card(world, person, Card.MDM, sheet))
    assert await noted_cards(world, person) == "Bomba, MDM"
    await investigating.press_card(world, person, Card.BOMBA, sheet, out=False)
    assert await noted_cards(world, person) == "MDM"
    assert party.state.turn == party.seat


async def test_pressing_a_card_again_on_an_older_panel_keeps_it_crossed_out(world: World) -> None:
    _, person = await begin_waiting(world)
    old = await older_panel(world, person)
    for sheet in (None, old):
        await investigating.press_card(world, person, Card.BOMBA, sheet)
        assert await noted_cards(world, person) == "Bomba"


async def test_an_older_panel_still_crosses_out_other_cards(world: World) -> None:
    _, person = await begin_waiting(world)
    old = await older_panel(world, person)
    await investigating.press_card(world, person, Card.BOMBA)
    await investigating.press_card(world, person, Card.MDM, old)
    assert await noted_cards(world, person) == "Bomba, MDM"


async def test_typing_a_note_twice_keeps_the_card_crossed_out(world: World) -> None:
    _, person = await begin_waiting(world)
    for _ in range(2):
        await investigating.typed(world, person, Note(Card.BOMBA))
    assert await noted_cards(world, person) == "Bomba"


async def test_a_crossed_out_card_shows_on_the_panel_at_once(world: World) -> None:
    _, person = await begin_waiting(world)
    world.app.uis["case07"] = UI
    sheet = answer(await investigating.press_card(world, person, Card.BOMBA))
    assert any(f"{NOTES_HEADING}Bomba" in picture.description for picture in sheet.attachments)


async def test_cards_are_crossed_out_and_restored_by_pressing_in_the_owners_turn(world: World) -> None:
    party, _ = await begin_waiting(world)
    acting = party.acting
    for out, notes in ((True, "Bomba"), (False, "")):
        await investigating.press_card(world, acting, Card.BOMBA, out=out)
        assert await noted_cards(world, acting) == notes
    assert party.acting is acting


@pytest.mark.parametrize("language", LANGUAGES)
async def test_cards_are_crossed_out_and_restored_by_typing(world: World, language: str) -> None:
    party, person = await begin_waiting(world)
    await person.user.slash("me language", language=language)
    say = Say(language, "case07")
    for move, left in ((Note(Card.KELNERKA), (Card.KELNERKA,)), (Note(Card.KELNERKA, out=False), ())):
        await person.slash(world.thread(), "case07 move", move=say.move(move))
        assert party.state.sleuths[(party.seat + 1) % 3].notes == left


async def test_autocomplete_offers_both_notes_of_a_card_and_the_useful_one_first(world: World) -> None:
    _, person = await begin_waiting(world)
    choices = await person.autocomplete(world.thread(), "case07 move", "move", "kel")
    assert [choice["value"] for choice in choices] == [
        "✏️ Cross out: Kelnerka (waitress)",
        "↩️ Restore: Kelnerka (waitress)",
    ]


async def test_a_card_alone_is_crossed_out_while_no_other_move_has_it(world: World) -> None:
    party, person = await begin_waiting(world)
    await person.slash(world.thread(), "case07 move", move="kelnerka")
    assert party.state.sleuths[(party.seat + 1) % 3].notes == (Card.KELNERKA,)


async def test_the_notebook_survives_a_restart(world: World) -> None:
    _, person = await begin_waiting(world)
    await investigating.press_card(world, person, Card.BOMBA)
    await world.restart()
    investigating.describe_in_words(world)
    assert await noted_cards(world, person) == "Bomba"


async def test_the_notebook_is_empty_in_the_next_investigation(world: World) -> None:
    party, person = await begin_waiting(world)
    await investigating.press_card(world, person, Card.BOMBA)
    await investigating.close(party)
    assert await noted_cards(world, person) == ""


async def test_other_users_cannot_notice_a_note(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    party, person = await begin_waiting(world)
    await world.env.advance_time(2 * 3600)
    texts, facts = [visible_text(message) for message in world.messages(world.thread())], await world.facts()
    due, recorder = by_seat(world.table(), "due"), RequestRecorder(monkeypatch)
    await investigating.press_card(world, person, Card.BOMBA)
    await investigating.typed(world, person, Note(Card.MDM))
    await investigating.press_card(world, party.acting, Card.KELNERKA)
    await world.env.advance_time(playing.LULL_S)
    assert set(recorder.not_to(person)) & set(recorder.not_to(party.acting)) == set()
    assert [visible_text(message) for message in world.messages(world.thread())] == texts
    assert (await world.facts(), by_seat(world.table(), "due")) == (facts, due)


async def test_other_users_cannot_see_a_notebook(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    party, person = await begin_waiting(world)
    recorder = RequestRecorder(monkeypatch)
    await investigating.press_card(world, person, Card.BOMBA)
    for reader in (*party.people, world.dora):
        for question in ("board", "words", "secrets", "missed", "hints", "history"):
            await reader.slash(world.thread(), "table show", view=question)
    assert any(NOTES_LABEL in text for text in recorder.to(person))
    assert not any(NOTES_LABEL in text for text in recorder.not_to(person))


async def test_a_press_on_a_panel_from_before_the_owners_turn_is_refused(world: World) -> None:
    party, _ = await begin_waiting(world)
    acting = party.acting
    sheet = await older_panel(world, acting)
    await party.by_panel(investigating.question(party, Patrol))
    table = world.table()
    assert reply_text(await investigating.press_card(world, acting, Card.BOMBA, sheet)) == plain(
        Say("en")("stale-click")
    )
    assert world.table() == table


async def test_the_notebook_of_a_solved_case_is_closed(world: World) -> None:
    party, _ = await begin_waiting(world)
    acting, sheet = party.acting, await older_panel(world, party.acting)
    n = next(custom_id for custom_id in custom_ids(sheet) if custom_id.startswith("jot:"))
    for move in investigating.solution(party):
        await investigating.typed(world, acting, move)
    table = world.table()
    assert reply_text(await acting.select(sheet, ["0"], custom_id=n)) == plain(Say("en")("stale-click"))
    reply = reply_text(await investigating.typed(world, acting, Note(Card.BOMBA)))
    assert reply == investigating.EN("refused-case-over")
    assert world.table() == table
    assert not any(custom_id.startswith("jot:") for custom_id in custom_ids(await playing.panel(world, acting)))
