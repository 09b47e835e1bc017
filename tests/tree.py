"""What lies where in this repository, for the tests that hold its order. Reads only; decides nothing."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ("bot", "cogs", "images")
SAMPLE = ROOT / "tests" / "sample"
"""A tree with two more games: one as small as one can be, one with all that larger games use. The tests, and the bots
they start, find them like every other."""
LANGUAGES = ("en", "cs", "sk", "pl")


def python_path() -> str:
    """Where Python finds all this, as `PYTHONPATH` says it."""
    return os.pathsep.join(map(str, (ROOT, SAMPLE)))


def modules() -> list[Path]:
    """Every Python file of the three packages and of the sample."""
    folders = (*(ROOT / package for package in PACKAGES), SAMPLE)
    return sorted(path for folder in folders for path in folder.rglob("*.py"))


def games() -> list[Path]:
    """Every game: a package under `cogs`."""
    return sorted(path.parent for root in (ROOT, SAMPLE) for path in root.glob("cogs/*/__init__.py"))


def tracked() -> list[str]:
    """Every file that git knows or would take, by its path from the root; deleted ones left out."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],  # noqa: S607 - git is where it is
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout.split("\0")
    return sorted(name for name in listed if name and (ROOT / name).is_file())


def shown(path: Path) -> str:
    """A path as a test's id and message shows it."""
    return path.relative_to(ROOT).as_posix()
