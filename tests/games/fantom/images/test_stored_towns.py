"""Towns in the store: they equal freshly drawn ones, and a faulty store costs only time."""

from __future__ import annotations

import ast
import shutil
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from bot.game.contract import FileText
from bot.i18n import names
from bot.i18n.translation import Say
from bot.ui.rendering.renderer import Renderer
from cogs.fantom import GAME
from cogs.fantom.board import Phase
from cogs.fantom.cog import UI
from cogs.fantom.map.network import network
from cogs.fantom.options import Map, Options
from images import fantom
from images.fantom.town import base_map, overlay, plan, town_store
from images.kit import Look, store
from tests import tree
from tests.games.fantom.images.hunting import hands
from tests.games.fantom.images.towns import small
from tests.games.fantom.shared_towns import unshared
from tests.ui import worst_case

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator

OPTIONS = Options(Map.OWN, own_map=FileText(small()))
LOOK, OTHER_LOOK = Look("cs", names=("Ann", "Bob")), Look("pl", names=("Ann", "Bob"))
FILES_PER_LANGUAGE = 4
"""The files of a town in one language: two scales, the texts' places, the routes of rides."""
BESIDE_DRAWING = {"bot.game.contract", "bot.i18n.names", "bot.game.toml_lines", "cogs.fantom.board"}
"""Modules that the town's drawing code imports but that change no pixel."""


def clear_caches() -> None:
    """Empty the memory caches, as after a start."""
    caches = (base_map._town_raster, base_map._unlettered, plan.plan, plan.names, plan.network_plan)
    for cache in (*caches, overlay._telling, overlay._courses):
        cache.cache_clear()


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Provide a store with the town in both languages."""
    folder = tmp_path_factory.mktemp("filled")
    with store_in(folder):
        for look in (LOOK, OTHER_LOOK):
            fantom.draw_ground(OPTIONS, look)
    return folder


@pytest.fixture(scope="module")
def reference() -> list[bytes]:
    """Return the pictures drawn without a store."""
    with store_in(None):
        return pictures()


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """Provide an empty store."""
    with store_in(tmp_path):
        yield tmp_path / "towns"


@pytest.fixture
def copied(filled: Path, tmp_path: Path) -> Iterator[Path]:
    """Provide a copy of the store with the town in both languages."""
    shutil.copytree(filled, tmp_path, dirs_exist_ok=True)
    with store_in(tmp_path):
        yield tmp_path / "towns"


@contextmanager
def store_in(folder: Path | None) -> Generator[None]:
    """Empty the caches and use this folder as the store."""
    before = store.home()
    clear_caches()
    store.set_folder(folder)
    try:
        with unshared():
            yield
    finally:
        store.set_folder(before)
        clear_caches()


def files(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file())


def pictures() -> list[bytes]:
    """Draw every picture of a town, in two languages."""
    hand = next(hand for hand in hands(OPTIONS, 2) if hand.board.phase is Phase.DETECTIVES)
    final_board = hands(OPTIONS, 2)[-1].board
    drawings = [
        drawing
        for look in (LOOK, OTHER_LOOK)
        for drawing in (
            fantom.draw_map(hand.board, look),
            fantom.draw_zoom(hand.board, look),
            fantom.draw_own(hand, look),
        )
    ]
    drawings += [fantom.draw_map(final_board, LOOK), fantom.draw_film(final_board, LOOK)]
    return [drawing.data for drawing in drawings if drawing]


def nothing_drawn() -> bool:
    return not any(len(cache) for cache in (plan.plan, plan.names, plan.network_plan, base_map._unlettered))


def test_pictures_from_the_store_equal_freshly_drawn_ones(copied: Path, reference: list[bytes]) -> None:
    assert len(files(copied)) == 2 * FILES_PER_LANGUAGE - 1
    assert pictures() == reference
    assert nothing_drawn()


@pytest.mark.usefixtures("copied")
def test_routes_from_the_store_equal_freshly_computed_ones() -> None:
    courses = overlay._courses(OPTIONS.map, OPTIONS.own_map)
    assert nothing_drawn()
    with store_in(None):
        assert overlay._courses(OPTIONS.map, OPTIONS.own_map) == courses


def test_a_town_is_stored_only_if_all_its_files_are(copied: Path) -> None:
    assert fantom.ground_is_stored(OPTIONS, LOOK)
    assert not fantom.ground_is_stored(OPTIONS, Look("en"))
    assert not fantom.ground_is_stored(Options(Map.OWN, own_map=FileText(small(plain=True))), LOOK)
    for file in files(copied):
        contents = file.read_bytes()
        file.unlink()
        assert not all(fantom.ground_is_stored(OPTIONS, look) for look in (LOOK, OTHER_LOOK))
        file.write_bytes(contents)
    assert all(fantom.ground_is_stored(OPTIONS, look) for look in (LOOK, OTHER_LOOK))


@pytest.mark.usefixtures("folder")
def test_without_a_loaded_map_there_is_no_background_to_store() -> None:
    assert fantom.ground_is_stored(Options(Map.OWN), LOOK)


@pytest.mark.unmeasured
def test_damaged_files_are_drawn_again(copied: Path, reference: list[bytes]) -> None:
    before = {file: file.read_bytes() for file in files(copied)}
    for file, contents in before.items():
        file.write_bytes(contents[:-9] + b"no pixels")
    assert not fantom.ground_is_stored(OPTIONS, LOOK)
    assert pictures() == reference
    assert {file: file.read_bytes() for file in files(copied)} == before


@pytest.mark.unmeasured
def test_with_an_unwritable_store_pictures_are_drawn(folder: Path, reference: list[bytes]) -> None:
    folder.write_text("no folder")
    fantom.draw_ground(OPTIONS, LOOK)
    assert pictures() == reference
    assert not fantom.ground_is_stored(OPTIONS, LOOK)


@pytest.mark.unmeasured
def test_files_deleted_during_a_run_do_not_change_pictures(copied: Path, reference: list[bytes]) -> None:
    pictures()
    for file in files(copied):
        file.unlink()
    assert pictures() == reference
    assert nothing_drawn()


def test_the_route_of_a_ride_needs_no_full_plan() -> None:
    (transport, origin, to), *_ = network(OPTIONS.map, OPTIONS.own_map).ways
    with store_in(None):
        assert overlay.route(OPTIONS, transport, origin, to)
        assert not len(plan.plan)


@pytest.mark.unmeasured
async def test_a_board_waits_for_the_town_that_is_being_drawn(folder: Path) -> None:
    """Another process, ordered in the lobby, draws the town; the picture equals the one this process would draw."""
    assert UI.ground
    lobby = replace(worst_case.lobby(GAME, "pl", 2), options=OPTIONS)
    board = next(hand.board for hand in hands(OPTIONS, 2) if hand.board.phase is Phase.DETECTIVES)
    renderer, say = Renderer({"fantom": UI.ground}), Say("pl", "fantom", ("Ann", "Bob"))
    renderer.prepare(lobby, UI.ground, say)
    picture, *_ = await renderer.board(lobby, UI.pictures, board, say, within=None)
    assert nothing_drawn()
    assert files(folder)
    await renderer.close()
    with store_in(None):
        map_ = fantom.draw_map(board, Look("pl", names.in_picture(lobby)))
    assert picture.data == map_.data


def imported(module: Path) -> Iterator[str]:
    """Yield the names of this repository's modules that a module imports at run time."""
    for node in ast.parse(module.read_bytes()).body:
        match node:
            case ast.ImportFrom(module=str(name), names=names) if name.split(".")[0] in tree.PACKAGES:
                for alias in names:
                    inner = f"{name}.{alias.name}"
                    yield inner if located(inner) else name
            case _:
                pass


def located(name: str) -> Path | None:
    path = tree.ROOT.joinpath(*name.split("."))
    return next((file for file in (path.with_suffix(".py"), path / "__init__.py") if file.is_file()), None)


@pytest.mark.unmeasured
def test_the_hash_of_the_code_covers_all_modules_that_draw_a_town() -> None:
    """A change in a module outside the hash would leave outdated towns in the store."""
    folders = [Path(str(source)).resolve() for source in town_store.sources()]
    modules, queue = (
        set[str](),
        {f"images.fantom.town.{file.stem}" for file in Path(base_map.__file__).parent.glob("*.py")},
    )
    while queue:
        name = queue.pop()
        path = located(name.removesuffix(".__init__"))
        assert path, name
        if name not in modules and name not in BESIDE_DRAWING:
            assert any(path.is_relative_to(directory) for directory in folders), name
            queue |= set(imported(path))
        modules.add(name)
    assert {"images.kit.fonts", "images.fantom.geometry", "bot.i18n.translation"} <= modules
    assert modules >= BESIDE_DRAWING
