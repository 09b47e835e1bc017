"""What lies where in this repository, for the tests that hold its order. Reads only; decides nothing."""

from __future__ import annotations

import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ("bot", "cogs", "images")
LANGUAGES = ("en", "cs", "sk", "pl")


def modules() -> list[Path]:
    """Every Python file of the three packages."""
    return sorted(path for package in PACKAGES for path in (ROOT / package).rglob("*.py"))


def games() -> list[str]:
    """Every game: a folder under `cogs` that has rules."""
    return sorted(path.parent.name for path in (ROOT / "cogs").glob("*/rules*") if path.suffix in {"", ".py"})


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
