"""Setting the bot up: the README, CI and the wheel agree."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
import zipfile
from typing import TYPE_CHECKING

import discord
import pytest

from bot.system.version import VERSION
from bot.ui.interactions.table_channel import INVITE
from tests import tree

if TYPE_CHECKING:
    from pathlib import Path

README = (tree.ROOT / "README.md").read_text("utf-8")
PROJECT = tomllib.loads((tree.ROOT / "pyproject.toml").read_text("utf-8"))


def commands() -> list[str]:
    """Return the one-line command blocks of the README, in order."""
    return re.findall(r"```(?:console|sh|bash)\n([^\n]+)\n```", README)


def test_the_first_command_runs_the_bot() -> None:
    assert commands()[0].endswith("uv run --locked --no-dev --extra playground python -m bot")


def test_ci_runs_the_second_command_word_for_word() -> None:
    assert commands()[1] == (tree.ROOT / ".ci" / "run").read_text("utf-8").splitlines()[-1]


def test_the_version_is_the_same_everywhere() -> None:
    lock = tomllib.loads((tree.ROOT / "uv.lock").read_text("utf-8"))
    locked = next(package["version"] for package in lock["package"] if package["name"] == PROJECT["project"]["name"])
    assert (PROJECT["project"]["version"], locked) == (VERSION, VERSION)


def test_the_changelog_dates_the_version() -> None:
    changelog = (tree.ROOT / "CHANGELOG.md").read_text("utf-8")
    assert re.search(rf"^## \[{re.escape(VERSION)}\] - \d{{4}}-\d\d-\d\d$", changelog, re.MULTILINE)


def test_the_invite_link_requests_the_listed_permissions() -> None:
    link = re.search(r"oauth2/authorize\?client_id=\S+&scope=bot\+applications\.commands&permissions=(\d+)", README)
    assert link is not None
    assert discord.Permissions(int(link[1])) == INVITE


def test_the_size_and_the_first_command_of_the_readme() -> None:
    assert len(README.encode()) <= 12_000
    assert README.encode().index(b"python3 -m venv") < 3_000


def test_versions_in_the_dockerfile_are_exact() -> None:
    dockerfile = (tree.ROOT / "Dockerfile").read_text("utf-8")
    assert re.search(r"uv==\d+\.\d+\.\d+", dockerfile)
    assert len(set(re.findall(r"^FROM (\S+)", dockerfile, re.MULTILINE))) == 1


def test_the_lean_install_has_no_simulated_discord() -> None:
    assert not [name for name in PROJECT["project"]["dependencies"] if name.startswith("simcord")]


@pytest.mark.unmeasured
def test_the_wheel_holds_every_file_of_the_packages(tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", tmp_path],
        cwd=tree.ROOT,
        check=True,
        capture_output=True,
    )
    (wheel,) = tmp_path.glob("*.whl")
    inside = set(zipfile.ZipFile(wheel).namelist())
    assert {name for name in tree.tracked() if name.startswith(tree.PACKAGES)} - inside == set()


def printed() -> dict[str, str]:
    """Return the files of the sample game as `ADD_A_GAME.md` prints them, by name: the blocks below its heading."""
    page = (tree.ROOT / ".github" / "ADD_A_GAME.md").read_text("utf-8")
    blocks: dict[str, str] = {}
    name = ""
    for heading, block in re.findall(r"^## [^`\n]*`([\w./]+)`|^```\w+\n(.*?)^```", page, re.MULTILINE | re.DOTALL):
        name = heading or name
        blocks[name] = blocks.get(name, "") + block
    return blocks


def test_the_guide_prints_the_whole_sample_game() -> None:
    """Every file is printed word for word, except its tests and translations."""
    folder = tree.ROOT / "tests" / "sample" / "cogs" / "guess"
    files = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}
    written = {name: path.read_text("utf-8").split() for name, path in files.items() if path.suffix != ".pyc"}
    translations = {f"texts/{language}.ftl" for language in tree.LANGUAGES if language != "en"}
    excerpts = {name: text.split() for name, text in printed().items() if text}
    assert excerpts == {name: words for name, words in written.items() if name not in translations}
