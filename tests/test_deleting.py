"""Without a game's folders the bot starts and the other tests run: tested with every game, in a copy."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from tests import tree

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

pytestmark = pytest.mark.unmeasured

GAMES = tree.own_games()
OWN = {("games", game) for game in GAMES}
"""The folders of the games' tests."""
ALONE = """
import sys
from pathlib import Path
sys.path[:] = [entry for entry in sys.path if not (Path(entry) / "cogs" / "__init__.py").exists()]
sys.path[:0] = sys.argv[1:3]
import pytest
quietly = ("-p", "no:cacheprovider", "-q", "--assert=plain")
raise SystemExit(pytest.main([*quietly, "--collect-only"]) or pytest.main([*quietly, *sys.argv[3:]]))
"""
"""Collects all tests of a copy and runs some, with only the copy on the path."""
STARTING = "tests/test_commands.py::test_everything_is_translated"
"""A test that assembles the bot with all its games, like a start, and looks at every command."""


@pytest.fixture
def copy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A folder for a copy with the same path for all games, so that compiled bytecode is reused."""
    folder = tmp_path_factory.getbasetemp() / "copy"
    yield folder
    shutil.rmtree(folder)


NOT_THE_GAMES = tree.ROOT / "tests" / "playground"
"""Its demo bot has games with the same names as ours."""


def games_named_in(source: str) -> set[str]:
    """Return the games that a test names, by an import or in a string."""
    games = set[str]()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and node.value in GAMES:
            games.add(node.value)
        modules = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
        modules += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        games |= {part for module in modules for part in module.split(".") if part in GAMES}
    return games


def test_no_test_of_the_host_names_a_game() -> None:
    """All tests of a game are in its own folder: another test that names it would fail without it."""
    paths = [path for path in tree.ROOT.glob("tests/**/*.py") if not path.is_relative_to(NOT_THE_GAMES)]
    paths = [path for path in paths if path.relative_to(tree.ROOT / "tests").parts[:2] not in OWN]
    assert {
        tree.relative_name(path): games for path in paths if (games := games_named_in(path.read_text("utf-8")))
    } == {}


@pytest.mark.parametrize("source", ["import cogs.{}.rules", "from cogs.{} import GAME", "games['{}']"])
def test_a_test_that_names_a_game_is_found(source: str) -> None:
    assert all(games_named_in(source.format(game)) == {game} for game in GAMES)


@pytest.mark.parametrize("game", [GAMES[0], *(pytest.param(game, marks=pytest.mark.night) for game in GAMES[1:])])
def test_without_a_game_the_bot_starts_and_the_other_tests_run(game: str, copy: Path) -> None:
    its_own = (f"cogs/{game}/", f"images/{game}/", f"images/{game}.py", f"tests/games/{game}/")
    for name in tree.tracked():
        if not name.startswith(its_own):
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(tree.ROOT / name, copy / name)
    process = subprocess.run(
        [sys.executable, "-c", ALONE, str(copy), str(copy / tree.SAMPLE.relative_to(tree.ROOT)), STARTING],
        cwd=copy,
        env={**os.environ, "PYTHONPATH": ""},
        check=False,
        capture_output=True,
        text=True,
    )
    assert process.returncode == 0, process.stdout[-5000:] + process.stderr[-1000:]
    assert " passed" in process.stdout.splitlines()[-1]
