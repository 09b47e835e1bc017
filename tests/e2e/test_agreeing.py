"""Typed changes in a lobby: options, pace and computer players, with suggestions and reasons for refusals."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.i18n.translation import Say
from bot.table.model import Pace
from bot.ui.messages import information
from bot.ui.messages.cards import options
from bot.ui.messages.options_panel import RATED
from tests.e2e.world import sensible, verb, visible_text
from tests.games.marks import one_switch
from tests.wording import plain

if TYPE_CHECKING:
    from tests.e2e.world import World


@pytest.mark.unmeasured
@one_switch
async def test_the_host_sets_an_option_by_typing(world: World, game: str, switch: str) -> None:
    await world.open(world.ann, game=game)
    answer = await world.ann.slash(world.channel, "table options", option=switch, value="true")
    assert getattr(world.table().options, switch) is True
    assert plain(Say("en", game)(f"option-{switch.replace('_', '-')}")) in visible_text(answer.response)


@pytest.mark.unmeasured
@one_switch
@pytest.mark.parametrize(("option", "value"), [("", "perhaps"), ("moon", "true"), ("", "1" * 500)])
async def test_an_unknown_option_or_value_is_refused(
    world: World, game: str, switch: str, option: str, value: str
) -> None:
    await expect_refusal(world, game, option or switch, value)


@pytest.mark.unmeasured
@pytest.mark.parametrize(("option", "value"), [("moon", "true"), ("", "")])
async def test_a_game_without_options_refuses_every_option(world: World, option: str, value: str) -> None:
    await expect_refusal(world, "guess", option, value)


async def expect_refusal(world: World, game: str, option: str, value: str) -> None:
    """Expect that the host cannot set this option to this value."""
    await world.open(world.ann, game=game)
    before = world.table()
    answer = await world.ann.slash(world.channel, "table options", option=option, value=value)
    assert world.table() == before
    assert "no such option" in visible_text(answer.response)


@pytest.mark.unmeasured
@one_switch
async def test_a_guest_cannot_set_options(world: World, game: str, switch: str) -> None:
    await world.open(world.ann, game=game)
    await world.bob.slash(world.channel, "table join", table=1)
    before = world.table()
    answer = await world.bob.slash(world.channel, "table options", option=switch, value="true")
    assert world.table() == before
    assert "Only the host" in visible_text(answer.response)


@one_switch
async def test_options_and_their_values_are_suggested(world: World, game: str, switch: str) -> None:
    await world.open(world.ann, game=game)
    choices = await world.ann.autocomplete(world.channel, "table options", "option", "")
    assert {choice["value"] for choice in choices} == {
        RATED,
        *(option.name for option in options(world.table().options)),
    }
    values = await world.ann.autocomplete(world.channel, "table options", "value", "", option=switch)
    assert {choice["value"] for choice in values} == {"true", "false"}
    assert await world.cid.autocomplete(world.channel, "table options", "option", "") == []


async def test_the_pace_is_set_by_typing(world: World) -> None:
    await world.open(world.ann)
    await world.ann.slash(world.channel, "table options", pace="relaxed")
    assert world.table().pace is Pace.RELAXED


async def test_computers_are_added_and_removed_by_typing(world: World) -> None:
    await world.open(world.ann)
    await world.ann.slash(world.channel, "table options", computer="strong")
    assert len(world.table().seats) == 2
    await world.ann.slash(world.channel, "table options", computer="none")
    assert len(world.table().seats) == 1
    answer = await world.ann.slash(world.channel, "table options", computer="none")
    assert "no computer player" in visible_text(answer.response)


@pytest.mark.unmeasured
async def test_a_hint_names_every_kind_of_move_and_how_to_type_it(world: World) -> None:
    await world.begin(world.ann, world.bob)
    assert "/guess move" in visible_text((await world.ann.slash(world.thread(), "table show", view="hints")).response)
    assert "Nothing for you to do" in visible_text(
        (await world.bob.slash(world.thread(), "table show", view="hints")).response
    )


@pytest.mark.unmeasured
async def test_the_history_has_pages(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(information, "PAGE_SIZE", 6)
    await world.begin(world.ann, world.bob)
    people = (world.ann, world.bob)
    for _ in range(8):
        seat, _, n = sensible(world, world.table())
        await world.press(people[seat], n)
    newest = (await world.ann.slash(world.thread(), "table show", view="history")).response
    assert "ann opens the table" not in visible_text(newest)
    await world.ann.click(newest, custom_id=verb(newest, "history"))
    assert "ann opens the table" in visible_text(newest)
