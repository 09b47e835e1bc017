"""A world of the whole host in which C'est mon fort is played."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.e2e.conftest import world as _world

if TYPE_CHECKING:
    from tests.e2e.world import World

any_world = _world


@pytest.fixture
def world(any_world: World) -> World:
    any_world.game = "fort"
    return any_world
