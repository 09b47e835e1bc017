"""The bot as a process: what a person can put right is one line and exit code 2, and it is asked how it is."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from typing import TYPE_CHECKING

import pytest

from bot import health, settings
from tests import tree

if TYPE_CHECKING:
    from pathlib import Path

TOKEN = "MTk4NjIyNDgzNDcx.GabcDe.a_made-up_token_of_the_right_shape"


def bot(folder: Path, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run `python -m bot` in an empty folder with these variables and no others of its own."""
    ours = {name.upper() for name in settings.Settings.model_fields}
    inherited = {name: value for name, value in os.environ.items() if name not in ours}
    return subprocess.run(
        [sys.executable, "-m", "bot", *arguments],
        cwd=folder,
        env=inherited | {"PYTHONPATH": str(tree.ROOT)} | variables,
        check=False,
        capture_output=True,
        text=True,
        timeout=60,
    )


@pytest.mark.parametrize(
    ("name", "value"),
    [("LOG_LEVEL", "loud"), ("DISCORD_TOKEN", f"'{TOKEN}'"), ("DATA_DIR", "/dev/null/data"), ("LOBBY_HOURS", "soon")],
)
def test_a_wrong_setting_is_one_line_and_exit_code_2(tmp_path: Path, name: str, value: str) -> None:
    done = bot(tmp_path, **{name: value})
    assert done.returncode == 2
    assert done.stderr.startswith(f"{name}: ")
    assert done.stderr.count("\n") == 1
    assert TOKEN not in done.stderr + done.stdout


def test_a_healthy_bot_is_told_so(tmp_path: Path) -> None:
    (tmp_path / "health").write_text(f"{time.time():.0f}\n", encoding="ascii")
    assert bot(tmp_path, "health", DATA_DIR=str(tmp_path)).returncode == 0


def test_a_silent_bot_is_told_so(tmp_path: Path) -> None:
    (tmp_path / "health").write_text(f"{time.time() - health.LATE - 5:.0f}\n", encoding="ascii")
    done = bot(tmp_path, "health", DATA_DIR=str(tmp_path))
    assert done.returncode == 1
    assert "s old" in done.stdout
