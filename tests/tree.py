"""The places of files in this repository, for tests of its order. Reads only."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ("bot", "cogs", "images")
SAMPLE = ROOT / "tests" / "sample"
"""A tree with two more games: one as small as possible, one with all features that larger games use. The tests, and the
bots that they start, find them like every other game."""
LANGUAGES = ("en", "cs", "sk", "pl")


def python_path() -> str:
    """Return the value of `PYTHONPATH` for the repository and the sample games."""
    return os.pathsep.join(map(str, (ROOT, SAMPLE)))


def modules() -> list[Path]:
    """Return every Python file of the three packages and of the sample."""
    folders = (*(ROOT / package for package in PACKAGES), SAMPLE)
    return sorted(path for folder in folders for path in folder.rglob("*.py"))


def games() -> list[Path]:
    """Return the folder of every game: a package under `cogs`."""
    return sorted(path.parent for root in (ROOT, SAMPLE) for path in root.glob("cogs/*/__init__.py"))


def own_games() -> list[str]:
    """Return the names of the bot's games, without those of the sample."""
    return [folder.name for folder in games() if folder.is_relative_to(ROOT / "cogs")]


def tracked() -> list[str]:
    """Return the paths of every existing file that git tracks or would add."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],  # noqa: S607 - git is wherever the path finds it
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout.split("\0")
    return sorted(name for name in listed if name and (ROOT / name).is_file())


def relative_name(path: Path) -> str:
    """Return a path as the ids and messages of tests show it."""
    return path.relative_to(ROOT).as_posix()
