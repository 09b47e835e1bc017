"""Illegal moves in a hunt: they are refused with the reason, in the language of the user who typed them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from bot.i18n.translation import LANGUAGES, Say
from cogs.fantom.board import Pawn
from cogs.fantom.map.transport import Tickets, Transport
from cogs.fantom.moves import Double, Hide, Place, Ride, Surface, Take
from tests.e2e import refusing
from tests.e2e.reading import reply_text
from tests.games.fantom.e2e import hunting
from tests.games.fantom.grid import text, town
from tests.wording import plain

if TYPE_CHECKING:
    from tests.e2e.world import World

pytestmark = pytest.mark.unmeasured

POOR = replace(hunting.QUICK, pawn=Tickets(cab=10, taxi=1, tram=0))
CAB, TAXI, TRAM, BOAT = Transport.CAB, Transport.TAXI, Transport.TRAM, Transport.BOAT
PLACINGS = (Place(7), Place(1), Place(20))


async def hunt(world: World) -> hunting.Party:
    """Begin a hunt in which ann is Fantom, bob has white and red, cid yellow; no pawn has a tram ticket."""
    return await hunting.begin_quick(world, world.ann, world.bob, world.cid, map_file=text(town(POOR)))


async def assert_refused(world: World, person: Any, move: Any, reason: str, **variables: Any) -> None:
    """Check that a user's typed move is refused in every language."""
    await refusing.expect_refusal(world, person, partial(hunting.typed, world, person, move), reason, **variables)


async def type_moves(party: hunting.Party, *moves: Any) -> None:
    """Type these moves, each for the active seat."""
    for move in moves:
        await party.type(move)


async def test_placing(world: World) -> None:
    party = await hunt(world)
    await assert_refused(world, world.ann, Hide(3), "not-your-turn")
    await assert_refused(world, world.cid, Place(3), "not-your-turn")
    await assert_refused(world, world.bob, Hide(3), "refused-only-fantom")
    await assert_refused(world, world.bob, Place(21), "refused-station-unknown", first=1, last=20)
    await assert_refused(world, world.bob, Ride(CAB, 2), "refused-place-first")
    await type_moves(party, Place(7))
    await assert_refused(world, world.cid, Place(7), "refused-station-taken", station=7, pawn=Pawn.WHITE.value)


async def test_hiding(world: World) -> None:
    party = await hunt(world)
    await type_moves(party, *PLACINGS)
    await assert_refused(world, world.ann, Place(3), "refused-only-detectives")
    await assert_refused(world, world.ann, Hide(20), "refused-station-taken", station=20, pawn=Pawn.RED.value)
    await assert_refused(world, world.ann, Ride(CAB, 2), "refused-hide-first")


async def test_riding_with_a_pawn(world: World) -> None:
    party = await hunt(world)
    await type_moves(party, *PLACINGS, Hide(10))
    await assert_refused(world, world.bob, Place(3), "refused-placed-already")
    await assert_refused(world, world.bob, Ride(BOAT, 8), "refused-boat-is-fantoms")
    variables = {"transport": CAB.value, "origin": 7, "station": 9, "stops": "2, 6, 8, 12"}
    await assert_refused(world, world.bob, Ride(CAB, 9), "refused-no-line", **variables)
    await assert_refused(world, world.bob, Double(CAB, 8), "refused-only-fantom")
    await assert_refused(world, world.bob, Surface(CAB, 8), "refused-only-fantom")
    await assert_refused(world, world.bob, Take(CAB), "refused-only-fantom")
    await type_moves(party, Ride(CAB, 2))
    await assert_refused(world, world.cid, Ride(TRAM, 16), "refused-no-ticket", transport=TRAM.value)
    await assert_refused(world, world.cid, Ride(CAB, 2), "refused-station-taken", station=2, pawn=Pawn.WHITE.value)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_transports_are_typed_and_refused_in_the_users_language(world: World, language: str) -> None:
    party = await hunt(world)
    await type_moves(party, *PLACINGS, Hide(10))
    say = Say(language, "fantom")
    await world.bob.user.slash("me language", language=language)

    async def ride(words: str) -> str:
        return reply_text(await world.bob.slash(world.thread(), "fantom move", move=words))

    assert await ride(f"{say('transport-boat')} 8") == say("refused-boat-is-fantoms")
    assert await ride(f"250 {say('transport-cab')}") == plain(say("refused-station-unknown", first=1, last=20))
    assert say.move(Ride(CAB, 8)) in await ride("🛶")
    await ride(f"{say('transport-cab')} 8")
    assert party.state.places[0] == 8


async def test_riding_with_another_players_pawn(world: World) -> None:
    party = await hunt(world)
    await type_moves(party, *PLACINGS, Hide(10))
    for person in (world.ann, world.cid):
        await assert_refused(world, person, Ride(CAB, 8), "not-your-turn")
    await assert_refused(world, world.dora, Ride(CAB, 8), "not-at-this-table")


async def test_a_player_cannot_pass(world: World) -> None:
    party = await hunt(world)
    await type_moves(party, *PLACINGS, Hide(10))
    commands = [command for command in world.bob.available_commands(world.thread()) if command.startswith("fantom ")]
    assert sorted(commands) == ["fantom map", "fantom move"]
    assert set(map(type, party.menu)) == {Ride}


async def test_fleeing(world: World) -> None:
    party = await hunt(world)
    await type_moves(party, *PLACINGS, Hide(17), Ride(CAB, 2), Ride(TAXI, 3), Ride(CAB, 15))
    await assert_refused(world, world.ann, Hide(5), "refused-hidden-already")
    variables = {"transport": CAB.value, "origin": 17, "station": 19, "stops": "12, 16, 18"}
    await assert_refused(world, world.ann, Ride(CAB, 19), "refused-no-line", **variables)
    await assert_refused(world, world.ann, Surface(CAB, 18), "refused-no-surfacing")
    await assert_refused(world, world.ann, Take(CAB), "refused-nothing-to-take")
    await type_moves(party, Double(BOAT, 19))
    await assert_refused(world, world.ann, Double(CAB, 14), "refused-one-double")


async def test_a_double_move_into_the_last_box(world: World) -> None:
    party = await hunt(world)
    await type_moves(party, Place(1), Place(2), Place(3), Hide(20))
    for _ in range(5):
        await type_moves(party, Ride(CAB, 6), Ride(CAB, 7), Ride(CAB, 8)) if party.state.places[
            0
        ] == 1 else await type_moves(party, Ride(CAB, 1), Ride(CAB, 2), Ride(CAB, 3))
        if len(party.state.log) < 5:
            await type_moves(party, Ride(CAB, 19 if party.state.route[-1] == 20 else 20))
    assert len(party.state.log) == 5
    await assert_refused(world, world.ann, Double(CAB, 15), "refused-no-room-for-double")
