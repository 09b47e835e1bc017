"""Whole hunts of Fantom, from `/play` to the farewell: by clicks, by typing, with closed letters, against computers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.table.model import Status
from cogs.fantom.moves import Double, Surface, Take
from tests.by_seat import by_seat
from tests.e2e import playing
from tests.e2e.reading import answer, calls, letters, reply_text
from tests.e2e.world import verb, verbs_of, visible_text
from tests.games.fantom.e2e import hunting

if TYPE_CHECKING:
    from tests.e2e.world import World

pytestmark = pytest.mark.unmeasured

LAST = "the last one they’re waiting for"


async def choose(world: World, host: Any, option: str, value: str) -> None:
    """Choose an option's value on the options panel of the card."""
    card = world.messages(world.channel)[-1]
    sheet = answer(await host.click(card, custom_id=verb(card, "options")))
    await host.select(sheet, [value], custom_id=f"opt:1:{option}")


def bold(party: hunting.Party) -> Any:
    """Return a move that shows as much of the game as possible: double moves and reveals as soon as they are legal."""
    special = [move for move in party.menu if isinstance(move, Surface | Double | Take)]
    return special[0] if special else party.likely()


async def test_a_hunt_is_played_by_clicks(world: World) -> None:
    await world.open(world.ann, game="fantom")
    await choose(world, world.ann, "map", "suburb")
    await choose(world, world.ann, "fantom", "host")
    await choose(world, world.ann, "riding", "in-order")
    for person, control in ((world.bob, "join"), (world.cid, "join"), (world.ann, "start")):
        card = world.messages(world.channel)[-1]
        await person.click(card, custom_id=verb(card, control))
    party = hunting.Party(world, (world.ann, world.bob, world.cid))
    while party.on:
        before, is_fantom = world.table(), party.acting is party.fantom
        make = party.on_board if not is_fantom else party.by_letter if len(party.state.log) % 2 else party.by_panel
        await make(party.likely())
        assert world.table().moves == before.moves + 1
    assert world.table().status is Status.ENDED
    assert "was fair" in reply_text(await world.dora.slash(world.thread(), "table verify"))
    assert [file.filename for file in world.board().attachments] == ["board-1.png"]


async def test_a_hunt_is_played_by_typing(world: World) -> None:
    hunting.describe_in_words(world)
    party = await hunting.begin(world, world.ann, world.bob, world.cid)
    move_kinds: set[str] = set()
    while party.on:
        before, move = world.table(), bold(party)
        await party.type(move)
        move_kinds.add(type(move).__name__)
        assert world.table().moves == before.moves + 1
    assert world.table().status is Status.ENDED
    assert move_kinds == {"Place", "Hide", "Ride", "Double"}


async def test_together_detectives_ride_in_any_order(world: World) -> None:
    hunting.describe_in_words(world)
    party = await hunting.begin(world, world.ann, world.bob, world.cid, riding="together", fantom="host")
    while party.state.phase != "detectives":
        await party.press(party.likely())
    await world.env.advance_time(playing.LULL_S)
    assert calls(world, world.bob)
    assert calls(world, world.cid)
    for person in (world.cid, world.bob, world.bob):
        seat = world.table().seat_of(person.user.id)
        move = world.app.tables.menu(world.table(), seat)[0][0]
        before = world.table().moves
        await hunting.typed(world, person, move)
        assert world.table().moves == before + 1
    assert party.state.phase == "fantom"
    assert [type(fact).__name__ for fact in await world.facts()][-3:] == ["PawnRode"] * 3


async def test_together_the_last_detective_reads_that_all_others_wait(world: World) -> None:
    hunting.describe_in_words(world)
    party = await hunting.begin(world, world.ann, world.bob, world.cid, riding="together", fantom="host")
    while party.state.phase != "detectives":
        await party.press(party.likely())
    assert LAST not in visible_text(await playing.panel(world, world.bob))
    cids = world.table().seat_of(world.cid.user.id)
    while cids in world.app.tables.game_of(world.table()).to_act(party.state):
        await hunting.typed(world, world.cid, world.app.tables.menu(world.table(), cids)[0][0])
    assert LAST in visible_text(await playing.panel(world, world.bob))
    assert LAST in reply_text(await world.bob.slash(world.channel, "moves"))
    assert LAST not in visible_text(await playing.panel(world, world.cid))


async def test_fantoms_first_letter_shows_the_town(world: World) -> None:
    party = await hunting.begin(world, world.ann, world.bob, map="suburb")
    while party.acting is not party.fantom:
        await party.press(party.likely())
    await world.env.advance_time(playing.LULL_S)
    (letter,) = [message for message in world.messages(party.fantom.user.dm_channel) if message.author.bot]
    assert [file.filename for file in letter.attachments] == ["board-1.png"]
    assert "Fantom chooses where to begin" in visible_text(letter)
    assert verbs_of(letter) == {"mv", "pick", "drawer", "secrets", "words"}


async def test_a_hunt_is_played_with_direct_messages_closed(world: World) -> None:
    for person in (world.ann, world.bob):
        world.close_direct_messages(person)
    party = await hunting.begin_quick(world, world.ann, world.bob)
    while party.on:
        is_fantom = party.acting is party.fantom
        await world.env.advance_time(playing.LULL_S)
        assert calls(world, party.acting)
        await (party.by_panel if is_fantom else party.on_board)(party.likely())
    assert world.table().status is Status.ENDED
    assert letters(world, world.ann) == []


@pytest.mark.parametrize("fantom", ["host", "last"], ids=["as Fantom", "as detective"])
async def test_a_user_plays_against_a_computer(world: World, fantom: str) -> None:
    hunting.describe_in_words(world)
    hunting.skip_trials(world)
    await hunting.load(world, await playing.moderator(world), hunting.QUICK_TOWN)
    await world.open(world.ann, game="fantom", computers=1, strength="strong")
    for option, value in (("map", "own"), ("fantom", fantom), ("riding", "in-order")):
        await world.ann.slash(world.channel, "table options", option=option, value=value)
    await world.ann.slash(world.channel, "table start")
    party = hunting.Party(world, (world.ann, None))
    while party.on:
        if party.acting is world.ann:
            await party.press(party.likely())
        await world.env.advance_time(1)
    assert world.table().status is Status.ENDED
    assert min(by_seat(world.table(), "moves")) > 1


async def test_a_tournament_with_every_variant(world: World) -> None:
    variants = ("tournament", "voluntary_reveal", "shown_start", "free_double")
    party = await hunting.begin_quick(world, world.ann, world.bob, **dict.fromkeys(variants, "true"))
    move_kinds: set[str] = set()
    hiders: list[Any] = []
    while party.on:
        move = bold(party)
        move_kinds.add(type(move).__name__)
        hiders += [party.acting] if type(move).__name__ == "Hide" else []
        await party.press(move)
    fact_names = [type(fact).__name__ for fact in await world.facts()]
    assert hiders == [world.ann, world.bob]
    assert move_kinds == {"Place", "Hide", "Ride", "Double", "Surface", "Take"}
    assert {"FantomBegan", "FantomFlitted", "FantomSurfaced", "TicketTaken"} <= set(fact_names)
    assert fact_names.count("HuntBegun") == fact_names.count("LogRevealed") == 2
    assert {party.state.hunts[n].fantom for n in (0, 1)} == {0, 1}
    assert "was fair" in reply_text(await world.dora.slash(world.thread(), "table verify"))
