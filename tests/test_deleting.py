"""Deleting a game's folders leaves a bot that starts and a test suite that runs: tried with every game, in a copy."""

from __future__ import annotations

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

GAMES = [game.name for game in tree.games() if game.is_relative_to(tree.ROOT / "cogs")]
ALONE = """
import sys
from pathlib import Path
sys.path[:] = [entry for entry in sys.path if not (Path(entry) / "cogs" / "__init__.py").exists()]
sys.path[:0] = sys.argv[1:3]
import pytest
quietly = ("-p", "no:cacheprovider", "-q", "--assert=plain")
raise SystemExit(pytest.main([*quietly, "--collect-only"]) or pytest.main([*quietly, *sys.argv[3:]]))
"""
"""Collects all tests of a copy and runs some, with nothing of this repository in reach but the copy."""
STARTING = "tests/test_commands.py::test_everything_is_translated"
"""It assembles the bot with all its games, as a start does, and looks at every command."""


@pytest.fixture
def copy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A folder for a copy, the same each time: what was compiled for one serves the next."""
    folder = tmp_path_factory.getbasetemp() / "copy"
    yield folder
    shutil.rmtree(folder)


@pytest.mark.parametrize("game", GAMES)
def test_without_a_game_the_rest_starts_and_is_tested(game: str, copy: Path) -> None:
    its_own = (f"cogs/{game}/", f"images/{game}/", f"images/{game}.py", f"tests/games/{game}/")
    for name in tree.tracked():
        if not name.startswith(its_own):
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(tree.ROOT / name, copy / name)
    done = subprocess.run(
        [sys.executable, "-c", ALONE, str(copy), str(copy / tree.SAMPLE.relative_to(tree.ROOT)), STARTING],
        cwd=copy,
        env={**os.environ, "PYTHONPATH": ""},
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout[-5000:] + done.stderr[-1000:]
    assert " passed" in done.stdout.splitlines()[-1]
