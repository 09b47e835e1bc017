"""Cached towns: once drawn ahead they suffice for all pictures, and they stay within their memory limit."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import pytest

from bot.game.contract import FileText
from cogs.fantom.board import Phase
from cogs.fantom.map.atlas import town
from cogs.fantom.options import Map, Options
from images import fantom
from images.fantom.town import base_map as drawing
from images.fantom.town.base_map import CLOSE_SCALE, MAX_LETTERED_BYTES, weight
from images.kit import Look
from images.kit.weighted_cache import PICTURES
from tests.games.fantom.images.hunting import hands
from tests.games.fantom.images.towns import small
from tests.games.fantom.shared_towns import unshared

if TYPE_CHECKING:
    from collections.abc import Iterator

pytestmark = pytest.mark.unmeasured

LANGUAGES = 4
LOOK = Look("cs", names=("Ann", "Bob"))


@pytest.fixture
def fresh() -> Iterator[None]:
    """Empty the caches and disable the shared store."""
    drawing._town_raster.cache_clear()
    drawing._unlettered.cache_clear()
    with unshared():
        yield


def pixels(map_: Map) -> int:
    wide, high = town(map_, "").size
    return sum(wide * high * scale**2 for scale in (1, CLOSE_SCALE))


def test_the_cache_has_room_for_both_towns_in_all_languages() -> None:
    assert LANGUAGES * (pixels(Map.OLD_TOWN) + pixels(Map.SUBURB)) <= MAX_LETTERED_BYTES


@pytest.mark.usefixtures("fresh")
def test_a_picture_reuses_a_background_drawn_ahead() -> None:
    options = Options(Map.OWN, own_map=FileText(small()))
    fantom.draw_ground(options, LOOK)
    before, identities = weight(), cached_identities()
    board = next(hand.board for hand in hands(options, 2) if hand.board.phase is Phase.DETECTIVES)
    assert all((fantom.draw_map(board, LOOK), fantom.draw_zoom(board, LOOK)))
    assert before > 0
    assert (weight(), cached_identities()) == (before, identities)


@pytest.mark.usefixtures("fresh")
def test_a_shipped_towns_background_does_not_depend_on_the_servers_town() -> None:
    """A game stores a map only if its table plays on it, so the town drawn ahead must match the one requested then."""
    fantom.draw_ground(Options(Map.SUBURB), LOOK)
    identities = cached_identities()
    fantom.draw_ground(Options(Map.SUBURB, own_map=FileText(small())), LOOK)
    assert cached_identities() == identities


@pytest.mark.usefixtures("fresh")
def test_no_background_is_drawn_without_a_loaded_map() -> None:
    """The option can be chosen without a map; the start then reports that it is missing."""
    fantom.draw_ground(Options(Map.OWN), LOOK)
    assert cached_identities() == ()


@pytest.mark.usefixtures("fresh")
def test_concurrent_requests_for_a_town_share_one_drawing() -> None:
    options = Options(Map.OWN, own_map=FileText(small(plain=True)))
    with ThreadPoolExecutor(3) as threads:
        jobs = [threads.submit(drawing._town_raster, options.map, options.own_map, "en", 1) for _ in range(3)]
        first, *pictures = [job.result() for job in jobs]
    assert all(picture is first for picture in pictures)


def cached_identities() -> tuple[int, ...]:
    """Return the identities of the cached towns; a town drawn anew would have another identity."""
    entries = [entry for pool in (drawing._town_raster._pool, PICTURES) for entry in pool.kept._entries.items()]
    return tuple(
        sorted(id(picture) for key, (picture, _) in entries if key.cache in (drawing._town_raster, drawing._unlettered))
    )
