"""Whole games of 07 zgłoś się, from `/play` to the farewell: by clicks, by typing, against computers."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from bot.table.model import Status
from cogs.case07.labels import polish
from cogs.case07.moves import Patrol
from tests.by_seat import by_seat
from tests.e2e import playing
from tests.e2e.reading import calls, letters, reply_text
from tests.e2e.world import verb, visible_text
from tests.games.case07.e2e import investigating

if TYPE_CHECKING:
    from tests.e2e.world import World

pytestmark = pytest.mark.unmeasured


def pictures(message: Any) -> list[str]:
    """Return the file names of a message's pictures."""
    return [file.filename for file in message.attachments]


async def test_three_investigations_are_played_by_clicks(world: World) -> None:
    await world.open(world.ann, game="case07")
    for person, control in ((world.bob, "join"), (world.cid, "join"), (world.ann, "start")):
        card = world.messages(world.channel)[-1]
        await person.click(card, custom_id=verb(card, control))
    party = playing.Party(world, (world.ann, world.bob, world.cid))
    async for move in investigating.turns(party):
        table = world.table()
        await party.by_panel(move)
        assert world.table().moves == table.moves + 1
        if party.state.number > 1:
            investigating.describe_in_words(world)
    assert world.table().status is Status.ENDED
    assert [len(investigation.cases) for investigation in party.state.past] == [3, 3, 3]


async def test_three_investigations_are_played_by_typing(world: World) -> None:
    party = await investigating.begin_quick(world)
    async for move in investigating.turns(party):
        table = world.table()
        await investigating.typed(world, party.acting, move)
        assert world.table().moves == table.moves + 1
    kinds = [type(fact).__name__ for fact in await world.facts()]
    assert world.table().status is Status.ENDED
    assert (kinds.count("InvestigationBegun"), kinds.count("InvestigationOver")) == (3, 3)
    assert {"EvidenceDead", "EvidenceNear", "EvidenceSame"} & set(kinds)
    assert {"PatrolReported", "CaseSolved", "CaseClosed"} <= set(kinds)


async def test_three_investigations_are_played_with_direct_messages_closed(world: World) -> None:
    for person in (world.ann, world.bob):
        world.close_direct_messages(person)
    party = await investigating.begin_quick(world, world.ann, world.bob)
    while party.on:
        await world.env.advance_time(playing.LULL_S)
        assert calls(world, party.acting)
        for move in investigating.short_turn(party):
            await party.by_panel(move)
    assert world.table().status is Status.ENDED
    assert letters(world, world.ann) == letters(world, world.bob) == []


async def test_a_user_plays_against_two_computers(world: World) -> None:
    investigating.describe_in_words(world)
    await world.open(world.ann, game="case07", computers=2, strength="easy")
    await world.ann.slash(world.channel, "table start")
    party = playing.Party(world, (world.ann, None, None))
    while party.on:
        if party.acting is world.ann:
            for move in investigating.short_turn(party):
                await party.by_panel(move)
        await world.env.advance_time(1)
    assert world.table().status is Status.ENDED
    assert min(by_seat(world.table(), "moves")) > 3
    assert len(party.state.past) == 3


def charts(world: World) -> list[Any]:
    """Return the table's messages with the chart of a finished investigation."""
    messages = world.messages(world.thread())
    return [
        message for message in messages if any("the cases" in (file.description or "") for file in message.attachments)
    ]


async def test_an_ended_investigation_posts_one_message_with_its_chart(world: World) -> None:
    party = await investigating.begin(world, world.ann, world.bob)
    assert charts(world) == []
    await investigating.close(party)
    (message,) = charts(world)
    chart = message.attachments[0].description
    assert "Investigation 1: the cases" in chart
    assert all(polish(card) in chart for case in party.state.past[0].cases for card in case.cards)
    assert "Investigation 1" in visible_text(message)
    await world.restart()
    await investigating.typed(world, party.acting, investigating.question(party, Patrol))
    assert len(charts(world)) == 1


async def test_the_last_investigations_chart_is_posted_with_the_result(world: World) -> None:
    party = await investigating.begin(world, world.ann, world.bob)
    for _ in range(3):
        await investigating.close(party)
    assert [("Game over" in visible_text(message)) for message in charts(world)] == [False, False, True]
    assert "Investigation 3: the cases" in charts(world)[-1].attachments[0].description


async def test_a_wrong_announcement_lowers_the_rank(world: World) -> None:
    party = await investigating.begin_quick(world, world.ann, world.bob)
    guesser, rival = party.acting, next(person for person in party.people if person is not party.acting)
    for move in investigating.announcing(party.state.cases[1 - party.seat]):
        await investigating.typed(world, guesser, move)
    while party.on:
        await investigating.close(party)
    farewell = visible_text(world.messages(world.thread())[-1])
    assert world.table().seed.hex() not in farewell
    assert re.search(rf"👑 \*\*{rival.user.name}\*\*.* 21 points", farewell)
    assert re.search(rf"🥈 \*\*{guesser.user.name}\*\*.* 17 points", farewell)
    verified = reply_text(await world.dora.slash(world.thread(), "table verify"))
    assert "was fair" in verified
    assert world.table().seed.hex() in verified
