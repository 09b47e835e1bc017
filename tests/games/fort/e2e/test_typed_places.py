"""Typed places: by name, sloppily written, or by old number."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.i18n.translation import Say
from tests.e2e.reading import reply_text
from tests.wording import plain

if TYPE_CHECKING:
    from tests.e2e.world import World


@pytest.mark.unmeasured
@pytest.mark.parametrize("typed", ["B1", "b1", " b 1", "10"])
async def test_a_place_is_typed_by_its_name_or_its_old_number(world: World, typed: str) -> None:
    await world.begin(world.ann, world.bob)
    await world.ann.slash(world.thread(), "fort move", move=typed)
    assert world.table().state.turned == 10


@pytest.mark.unmeasured
@pytest.mark.parametrize("typed", ["46", "0", "F1", "the last"])
async def test_an_unknown_place_is_refused_with_the_existing_names(world: World, typed: str) -> None:
    await world.begin(world.ann, world.bob)
    text = reply_text(await world.ann.slash(world.thread(), "fort move", move=typed))
    assert text == plain(Say("en", "fort")("refused-no-place", first="A1", last="E9"))
    assert world.table().moves == 0


@pytest.mark.unmeasured
async def test_an_old_number_completes_to_the_places_name(world: World) -> None:
    await world.begin(world.ann, world.bob)
    choices = await world.ann.autocomplete(world.thread(), "fort move", "move", "12")
    assert [choice["value"] for choice in choices] == ["Turn up B3"]
    assert await world.ann.autocomplete(world.thread(), "fort move", "move", "99") == []


@pytest.mark.unmeasured
async def test_a_letter_completes_to_its_row(world: World) -> None:
    await world.begin(world.ann, world.bob)
    choices = await world.ann.autocomplete(world.thread(), "fort move", "move", "c")
    assert [choice["value"] for choice in choices] == [f"Turn up C{column}" for column in range(1, 10)]
