"""Investigations of 07 zgłoś się that end without a solution, and substitutes for late or resigned players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.table.model import Status
from cogs.case07.board import Phase
from cogs.case07.cards import Card
from cogs.case07.moves import Announce, Close, Patrol
from tests.acts import resign
from tests.e2e import playing
from tests.e2e.reading import answer, reply_text
from tests.e2e.world import custom_ids, parts, verb, visible_text
from tests.games.case07.e2e import investigating
from tests.wording import plain

if TYPE_CHECKING:
    from tests.e2e.world import World

HOUR = 3600.0


async def labels(world: World, person: Any) -> list[str]:
    """Return the labels of the buttons on a user's panel."""
    components = parts(await playing.panel(world, person))
    return [plain(label) for part in components if (label := getattr(part, "label", None))]


@pytest.mark.unmeasured
async def test_an_investigation_closes_when_all_players_ask_to_close(world: World) -> None:
    party = await investigating.begin_quick(world)
    cases = party.state.cases
    await investigating.typed(world, party.acting, Close())
    await party.by_panel(investigating.question(party, Patrol))
    await party.by_panel(Close())
    await party.by_panel(investigating.question(party, Patrol))
    assert party.state.number == 1
    await party.by_panel(Close())
    closings = await investigating.facts_of(world, "CaseClosed")
    assert [(fact.suspect, fact.crime, fact.place, fact.points) for fact in closings] == [
        (*case.cards, 7) for case in cases
    ]
    assert party.state.number == 2


@pytest.mark.unmeasured
async def test_the_last_typed_request_to_close_needs_a_confirmation(world: World) -> None:
    party = await investigating.begin_quick(world)
    for _ in range(2):
        await investigating.typed(world, party.acting, Close())
        await party.by_panel(investigating.question(party, Patrol))
    question = answer(await party.acting.slash(world.thread(), "case07 move", move="close"))
    assert "This can’t be taken back." in visible_text(question)
    assert party.state.number == 1
    await party.acting.click(question, custom_id=verb(question, "yes"))
    assert party.state.number == 2


@pytest.mark.unmeasured
async def test_a_request_to_close_can_be_withdrawn(world: World) -> None:
    party = await investigating.begin_quick(world)
    acting = party.acting
    await investigating.typed(world, acting, Close())
    assert "Take your suggestion back and go on" in await labels(world, acting)
    await investigating.typed(world, acting, Close())
    assert [type(fact).__name__ for fact in (await world.facts())[-2:]] == ["ClosingAsked", "ClosingWithdrawn"]
    assert "would rather go on" in visible_text(playing.newest_with(world.messages(world.thread()), "secrets"))


@pytest.mark.unmeasured
async def test_a_request_to_close_adds_the_button_for_the_other_players(world: World) -> None:
    party = await investigating.begin_quick(world)
    suggestion = "Suggest closing this investigation (7 points each)"
    assert suggestion not in await labels(world, party.acting)
    await investigating.typed(world, party.acting, Close())
    await party.by_panel(investigating.question(party, Patrol))
    assert suggestion in await labels(world, party.acting)


@pytest.mark.unmeasured
async def test_a_computer_plays_for_a_resigned_player(world: World) -> None:
    party = await investigating.begin_quick(world)
    quitter = party.acting
    await playing.confirm_if_asked(quitter, await quitter.slash(world.thread(), "table resign"))
    await world.env.advance_time(10)
    assert party.acting is not quitter
    assert world.table().status is Status.RUNNING
    while party.on:
        if party.acting is not quitter:
            for move in investigating.solution(party):
                await investigating.typed(world, party.acting, move)
        await world.env.advance_time(1)
    assert world.table().outcome.places[party.people.index(quitter)] == 3


@pytest.mark.unmeasured
async def test_a_resigned_player_cannot_move(world: World) -> None:
    party = await investigating.begin_quick(world)
    quitter = party.acting
    await playing.confirm_if_asked(quitter, await quitter.slash(world.thread(), "table resign"))
    assert "You’ve resigned" in reply_text(await investigating.typed(world, quitter, Patrol(Card.OKECIE)))


@pytest.mark.unmeasured
async def test_a_resignation_at_a_table_of_two_makes_the_other_player_win(world: World) -> None:
    await investigating.begin_quick(world, world.ann, world.bob)
    await playing.confirm_if_asked(world.ann, await world.ann.slash(world.thread(), "table resign"))
    await world.env.advance_time(playing.LULL_S)
    assert world.table().status is Status.ENDED
    assert "👑 **bob**" in visible_text(world.messages(world.thread())[-1])


@pytest.mark.unmeasured
async def test_a_computer_moves_for_a_late_player_until_they_return(world: World) -> None:
    party = await investigating.begin_quick(world, pace="live")
    late, seat = party.acting, party.seat
    await world.env.advance_time(HOUR + 60)
    assert len(party.state.sleuths[seat].findings) == 1
    assert "DeadlineMissed" in [type(fact).__name__ for fact in await world.facts()]
    while party.acting is not late:
        await party.by_panel(investigating.question(party, Patrol))
    await party.by_panel(investigating.question(party, Patrol))
    assert world.table().seats[seat].missed == 0
    assert len(party.state.sleuths[seat].findings) == 2


@pytest.mark.unmeasured
async def test_a_turn_with_only_black_discs_laid_passes_at_the_deadline(world: World) -> None:
    party = await investigating.begin_quick(world, pace="live")
    seat = party.seat
    *discs, announce = investigating.solution(party)
    for move in discs:
        await party.by_panel(move)
    assert announce == Announce()
    await world.env.advance_time(HOUR + 60)
    assert party.seat != seat


@pytest.mark.unmeasured
@pytest.mark.parametrize("people", [2, 3])
async def test_a_game_of_closed_investigations_ends_in_a_draw(world: World, people: int) -> None:
    party = await investigating.begin_quick(world, *(world.ann, world.bob, world.cid)[:people])
    while party.on:
        number = party.state.number
        await investigating.typed(world, party.acting, Close())
        if party.state.phase is Phase.ACT and party.state.number == number:
            await party.by_panel(investigating.question(party, Patrol))
    assert set(world.table().outcome.scores) == {21}
    assert "was fair" in reply_text(await world.dora.slash(world.thread(), "table verify"))


@pytest.mark.parametrize("acts", [True, False])
async def test_a_resigned_players_panel_and_hint_offer_no_moves(world: World, acts: bool) -> None:  # noqa: FBT001
    people = (world.ann, world.bob, world.cid)
    await world.begin(*people, game="case07")
    turn = world.table().state.turn
    quitter = people[turn if acts else turn - 1]
    await resign(world.app.tables, 1, quitter.id, "given up")
    panel = await quitter.click(world.board(), custom_id=verb(world.board(), "mine"))
    assert "to move" in reply_text(panel)
    assert custom_ids(answer(panel)) == []
    hint = reply_text(await quitter.slash(world.thread(), "table show", view="hints"))
    assert "Nothing for you to do right now" in hint
    assert "`/" not in hint
