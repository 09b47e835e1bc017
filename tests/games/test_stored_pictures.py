"""A new process draws the first board of a game from stored parts as it was drawn before; faults cost only time."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

from bot import discovery
from images.kit import Look, store, stored_pictures
from images.kit.store import Store
from images.kit.stored_pictures import sources
from tests.games.test_every_game import played

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from images.kit import Picture

LOOK = Look("pl", names=("Ann", "Žofie"))
GAMES = [name for name, ui in discovery.uis().items() if ui.pictures and not (ui.ground and ui.ground.stored)]
"""The games with pictures, except those whose backgrounds another process draws into a store of their own."""


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    forget()
    store.set_folder(tmp_path, made_here=False)
    yield tmp_path / "pictures"
    forget()


def forget() -> None:
    """Clear the caches of all drawing code, as a start does."""
    for name, module in [*sys.modules.items()]:
        if name.startswith("images.") and not name.startswith("images.kit"):
            for value in vars(module).values():
                if hasattr(value, "cache_clear") and not isinstance(value, type):
                    value.cache_clear()


def first_board(name: str) -> list[Picture]:
    ui = discovery.uis()[name]
    options = ui.game.options()
    board = ui.game.board(played(name, ui.game.most_seats(options), options, b"1")[0][0].state)
    return [picture for drawing in ui.pictures if (picture := drawing.draw(board, LOOK))]


def files(folder: Path, name: str) -> dict[str, int]:
    """Return the inode of each stored file of a game: a file that is written again is another one."""
    return {path.name: path.stat().st_ino for path in (folder / name).glob("*/*")}


@pytest.mark.parametrize("name", GAMES)
def test_a_board_from_stored_parts_is_as_it_was_drawn(folder: Path, name: str) -> None:
    first = first_board(name)
    stored = files(folder, name)
    forget()
    assert first_board(name) == first
    assert files(folder, name) == stored
    store.set_folder(None)
    forget()
    assert first_board(name) == first


@pytest.mark.parametrize("name", GAMES)
def test_a_damaged_part_is_drawn_again(folder: Path, name: str) -> None:
    first = first_board(name)
    for path in (folder / name).glob("*/*"):
        path.write_bytes(path.read_bytes()[:-9] + b"no pixels")
    forget()
    assert first_board(name) == first


@pytest.mark.parametrize("name", GAMES)
def test_parts_that_other_code_has_drawn_are_not_used(folder: Path, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def changed_store(game: str) -> Store:
        return Store(f"pictures/{game}", lambda: "1" * 32, 10**9)

    first_board(name)
    before = {path.parent.name for path in (folder / name).glob("*/*")}
    monkeypatch.setattr(stored_pictures, "_store", changed_store)
    forget()
    first_board(name)
    after = {path.parent.name for path in (folder / name).glob("*/*")}
    assert (len(before), after) == (min(1, len(before)), {"1" * 32} if before else set())


@pytest.mark.parametrize("name", GAMES)
def test_the_version_of_parts_covers_the_games_code_and_texts_and_those_of_all_games(name: str) -> None:
    folders = {str(path).rpartition("/")[0].rpartition("/")[2] + "." + path.name for path in sources(name)}
    assert folders == {f"images.{name}", f"cogs.{name}", "images.kit", "bot.i18n"}
