"""The one-click start of a game, also with bots that lack commands or games."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.playground.quick_start import play_now
from bot.playground.simulator import Discord, ImpossibleError, UserActions
from tests.playground.conftest import create_club, until

if TYPE_CHECKING:
    from tests.playground.conftest import DemoSetup


async def test_quick_start_uses_the_command_and_presses_start(demo: DemoSetup) -> None:
    await play_now(demo.world, demo.actions, demo.ann, demo.channel)
    await until(lambda: any(place.is_thread for place in demo.world.places(demo.ann)))
    assert next(p.name for p in demo.world.places(demo.ann) if p.is_thread) == "fort with 1"


async def test_quick_start_opens_the_chosen_game(demo: DemoSetup) -> None:
    await play_now(demo.world, demo.actions, demo.ann, demo.channel, "tour")
    await until(lambda: any(place.is_thread for place in demo.world.places(demo.ann)))
    assert next(p.name for p in demo.world.places(demo.ann) if p.is_thread) == "tour with 1"


async def test_quick_start_seats_only_the_computers_that_the_game_needs(demo: DemoSetup) -> None:
    await play_now(demo.world, demo.actions, demo.ann, demo.channel, "crowd")
    await until(lambda: any(place.is_thread for place in demo.world.places(demo.ann)))
    assert next(p.name for p in demo.world.places(demo.ann) if p.is_thread) == "crowd with 3"


async def test_quick_start_asks_for_a_quick_game(demo: DemoSetup) -> None:
    await play_now(demo.world, demo.actions, demo.ann, demo.channel, "fort")
    assert demo.bot.quick


async def test_an_unknown_game_is_refused(demo: DemoSetup) -> None:
    with pytest.raises(ImpossibleError, match="no such game"):
        await play_now(demo.world, demo.actions, demo.ann, demo.channel, "ludo")


async def test_an_older_start_button_is_not_pressed(demo: DemoSetup) -> None:
    await demo.actions.slash(demo.bob, demo.channel, "play", {"game": "tour", "computers": "2"})
    await play_now(demo.world, demo.actions, demo.ann, demo.channel)
    await until(lambda: any(place.is_thread for place in demo.world.places(demo.ann)))
    assert [p.name for p in demo.world.places(demo.ann) if p.is_thread] == ["fort with 1"]


async def test_a_bot_without_commands_is_not_ready() -> None:
    world = Discord()
    _, channel, (ann, *_) = create_club(world)
    with pytest.raises(ImpossibleError, match="not ready"):
        await play_now(world, UserActions(world), ann, channel)
