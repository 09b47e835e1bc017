"""The film of a hunt: one animated picture after the farewell, even after restarts."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from cogs.fantom.map.transport import Transport
from cogs.fantom.moves import Hide, Place, Ride
from tests.e2e import playing
from tests.e2e.overheard import RequestRecorder
from tests.e2e.world import visible_text
from tests.games.fantom.e2e import hunting

if TYPE_CHECKING:
    from tests.e2e.world import World

pytestmark = pytest.mark.unmeasured

ARREST = (Place(7), Place(1), Place(20), Hide(8), Ride(Transport.CAB, 8))
"""White catches Fantom with its first ride."""


def films(world: World) -> list[Any]:
    """Return the messages with a film in the thread."""
    return [m for m in world.messages(world.thread()) if any(f.filename.endswith(".gif") for f in m.attachments)]


async def begin_with_film(world: World) -> hunting.Party:
    """Begin a hunt in the quick town with the film enabled."""
    film = world.app.uis["fantom"].film
    party = await hunting.begin_quick(world, world.ann, world.bob)
    uis: dict[str, Any] = world.app.uis
    uis["fantom"] = replace(uis["fantom"], film=film)
    return party


async def test_one_film_is_posted_after_the_farewell(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    party, overheard = await begin_with_film(world), RequestRecorder(monkeypatch)
    for move in ARREST:
        assert films(world) == []
        await party.press(move)
    await world.env.advance_time(playing.LULL_S)
    (film,) = films(world)
    assert film.id == world.messages(world.thread())[-1].id
    assert "👑 **bob**" in visible_text(film)
    assert "Route: 8" in film.attachments[0].description
    assert sum("GIF89a" in message for message in overheard.said) == 1


async def test_a_restart_posts_no_second_film(world: World) -> None:
    party = await begin_with_film(world)
    for move in ARREST:
        await party.press(move)
    await world.env.advance_time(playing.LULL_S)
    await world.restart(after=playing.LULL_S)
    await world.env.advance_time(playing.LULL_S)
    assert len(films(world)) == 1


async def test_a_film_interrupted_by_a_restart_is_posted_afterwards(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def endless(*_: Any) -> None:
        await world.external_wait(asyncio.Event().wait(), reason="a film is being drawn")

    party = await begin_with_film(world)
    monkeypatch.setattr(world.app.renderer, "film", endless)
    for move in ARREST:
        await party.press(move)
    await world.env.advance_time(playing.LULL_S)
    assert films(world) == []
    await world.restart()
    await world.env.advance_time(playing.LULL_S)
    assert len(films(world)) == 1
