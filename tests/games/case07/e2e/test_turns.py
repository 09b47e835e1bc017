"""A turn of 07 zgłoś się on the simulated Discord: the letter with the case, the panel, typed moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.ui.interactions.panel_follower import REFRESH_DELAY_S
from cogs.case07.labels import label
from cogs.case07.moves import Announce, Patrol
from tests.by_seat import by_seat
from tests.e2e import playing
from tests.e2e.overheard import RequestRecorder
from tests.e2e.reading import answer, letters, reply_text
from tests.e2e.world import custom_ids, parts, visible_text
from tests.games.case07.e2e import investigating
from tests.wording import plain

if TYPE_CHECKING:
    from tests.e2e.world import World

pytestmark = pytest.mark.unmeasured

MOST_COMPONENTS = 40
"""Discord's limit for one message."""
EN = investigating.EN


async def begin(world: World) -> playing.Party:
    """Begin a game of three."""
    return await investigating.begin(world, world.ann, world.bob, world.cid)


async def accuse(world: World, party: playing.Party) -> str:
    """Let the active seat accuse the cards of its case by typing their names; return the last answer."""
    text = ""
    for card in party.state.cases[party.seat].cards:
        text = reply_text(await party.acting.slash(world.thread(), "case07 move", move=f"accuse {label(card, EN)}"))
    return text


async def test_a_case_is_sent_to_its_holder_only(world: World) -> None:
    party = await begin(world)
    await world.env.advance_time(playing.LULL_S)
    for seat, case in enumerate(party.state.cases):
        cards = [f"**{label(card, EN)}**" for card in case.cards]
        holder = (seat - 1) % 3
        for reader, person in enumerate(party.people):
            text = "\n".join(letters(world, person))
            assert all(card in text for card in cards) is (reader == holder)


async def test_a_whole_turn_fits_on_one_panel(world: World) -> None:
    party = await begin(world)
    while not any(watch.large + watch.small for watch in party.state.sleuths[party.seat].watches):
        await party.by_panel(next(move for move in party.menu if isinstance(move, Patrol)))
    await accuse(world, party)
    sheet = await playing.panel(world, party.acting)
    components = parts(sheet)
    prompts = [part.placeholder for part in components if getattr(part, "placeholder", None)]
    assert len(prompts) == 4
    assert len([custom_id for custom_id in custom_ids(sheet) if custom_id.startswith("drawer:")]) == 2
    assert len(components) <= MOST_COMPONENTS
    assert any((getattr(part, "label", None) or "").startswith("Announce: ") for part in components)


async def test_a_case_is_solved_by_typing_and_pressing(world: World) -> None:
    party = await begin(world)
    solver = party.seat
    text = await accuse(world, party)
    assert "Investigation 1 of 3" in plain(text)
    await party.by_panel(Announce())
    assert party.state.sleuths[solver].solved
    assert "has solved the case" in visible_text(world.board())


async def test_the_panel_of_a_question_shows_the_answer(world: World) -> None:
    party = await begin(world)
    asker, patrol = party.seat, investigating.question(party, Patrol)
    panel = visible_text(answer(await party.by_panel(patrol)))
    finding = party.state.sleuths[asker].findings[-1]
    line = f"**{label(patrol.place, EN)}**. It reports: {EN('discs', large=finding.large, small=finding.small)}."
    assert plain(line) in panel


async def test_a_typed_question_is_answered_at_once(world: World) -> None:
    party = await begin(world)
    assert "It reports: " in reply_text(
        await investigating.typed(world, party.acting, investigating.question(party, Patrol))
    )


async def test_black_discs_are_shown_to_their_owner_only(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    party = await begin(world)
    recorder, accuser = RequestRecorder(monkeypatch), party.acting
    await accuse(world, party)
    await world.env.advance_time(playing.LULL_S)
    assert any("Announce: " in text for text in recorder.to(accuser))
    assert not any("Announce: " in text for text in recorder.not_to(accuser))


async def test_other_users_cannot_notice_laid_black_discs(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    party = await begin(world)
    await world.env.advance_time(playing.LULL_S)
    recorder, accuser, dues = RequestRecorder(monkeypatch), party.acting, by_seat(world.table(), "due")
    await accuse(world, party)
    await world.env.advance_time(playing.LULL_S)
    assert recorder.not_to(accuser) == []
    assert by_seat(world.table(), "due") == dues


@pytest.mark.parametrize("words", ["Hotel Forum", "🏨 Hotel Forum", "hotel-forum", "HOTEL FORUM"])
async def test_a_place_is_typed_in_words(world: World, words: str) -> None:
    party = await begin(world)
    seat = party.seat
    await party.acting.slash(world.thread(), "case07 move", move=f"{words} patrol")
    assert [watch.place for watch in party.state.sleuths[seat].watches] == ["hotel-forum"]


async def test_a_panel_drops_a_seal_that_has_been_played(world: World) -> None:
    party = await investigating.begin_quick(world)
    seat = (party.seat + 1) % 3
    sheet = await playing.panel(world, party.people[seat])
    moves = world.app.tables.premove_menu(world.table(), seat)[0]
    patrol = next(n for n, move in enumerate(moves) if isinstance(move, Patrol))
    sheet = answer(await playing.press(party.people[seat], [sheet], patrol, "seal", "seal"))
    assert "Sealed for your next turn" in visible_text(sheet)
    await party.by_panel(next(move for move in party.menu if isinstance(move, Patrol)))
    await world.env.advance_time(2 * REFRESH_DELAY_S)
    assert party.seat == (seat + 1) % 3
    assert "Sealed for your next turn" not in visible_text(sheet)
    assert "Seal your next move" in visible_text(sheet)
