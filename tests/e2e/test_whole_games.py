"""Whole games from `/play` to the farewell: by clicks, by typing and against computers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.game.chance import commitment
from bot.table.model import Status
from tests.by_seat import by_seat
from tests.e2e.world import sensible, verb, verbs_of, visible_text
from tests.games.marks import on_the_board

if TYPE_CHECKING:
    from tests.e2e.world import World

pytestmark = pytest.mark.unmeasured


@on_the_board
async def test_people_play_a_whole_game_by_clicks(world: World, game: str) -> None:
    people = world.smallest_party(game)
    await world.begin(*people, game=game)
    while world.table().status is Status.RUNNING:
        before = world.table()
        seat, _, n = sensible(world, before)
        await world.press(people[seat], n)
        assert world.table().version > before.version
    assert world.table().status is Status.ENDED
    assert "🏁 Game over" in visible_text(world.messages(world.thread())[-1])


@on_the_board
@pytest.mark.parametrize("strength", ["strong", pytest.param("easy", marks=pytest.mark.night)])
async def test_a_person_plays_a_whole_game_against_computers(world: World, game: str, strength: str) -> None:
    seats = min(world.app.uis[game].game.players, key=lambda count: abs(count - 4))
    await world.open(world.ann, game=game, computers=seats - 1, strength=strength)
    await world.ann.slash(world.channel, "table start")
    while world.table().status is Status.RUNNING:
        seat, _, n = sensible(world, world.table())
        if seat == 0:
            await world.press(world.ann, n)
        await world.env.advance_time(1)
    assert world.table().status is Status.ENDED
    assert any(by_seat(world.table(), "moves")[1:])


@on_the_board
async def test_the_deal_of_a_finished_game_can_be_verified(world: World, game: str) -> None:
    _, *others = people = world.smallest_party(game)
    await world.begin(*people, game=game)
    for person in others:
        await world.confirm(person, "table resign")
    committed = next(fact.commitment for fact in await world.facts() if type(fact).__name__ == "GameStarted")
    answer = await world.ann.slash(world.thread(), "table verify")
    assert "was fair" in visible_text(answer.response)
    assert committed in visible_text(answer.response)


@on_the_board
async def test_the_card_leads_to_the_fingerprint_of_the_seed_throughout_the_game(world: World, game: str) -> None:
    ann, *others = people = world.smallest_party(game)
    await world.begin(*people, game=game)
    fingerprint = commitment(world.table().seed)
    assert fingerprint in await verdict_by_the_card(world, ann)
    for person in others:
        await world.confirm(person, "table resign")
    assert fingerprint in await verdict_by_the_card(world, ann)
    texts = [visible_text(message) for place in (world.channel, world.thread()) for message in world.messages(place)]
    assert not any(fingerprint in text for text in texts), "64 digits are for readers who ask for them"


async def verdict_by_the_card(world: World, person: Any) -> str:
    """Press *Verify* on the table's card; return the answer's text."""
    card = next(message for message in world.messages(world.channel) if "verify" in verbs_of(message))
    answer = await person.click(card, custom_id=verb(card, "verify"))
    return visible_text(answer.response)


@on_the_board
async def test_a_whole_game_is_played_with_direct_messages_closed(world: World, game: str) -> None:
    people = world.smallest_party(game)
    for person in people:
        world.close_direct_messages(person)
    await world.begin(*people, game=game)
    while world.table().status is Status.RUNNING:
        seat, _, n = sensible(world, world.table())
        await world.press(people[seat], n)
    assert world.table().status is Status.ENDED
