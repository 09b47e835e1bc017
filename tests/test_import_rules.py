"""Each import rule is broken once in a small tree with unknown games, and the linter must report it."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests import tree

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

pytestmark = pytest.mark.unmeasured

LINTER = Path(sys.executable).with_name("lint-imports")
RULES = [
    contract["name"]
    for contract in tomllib.loads((tree.ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"][
        "contracts"
    ]
]

CLEAN: Mapping[str, str] = {
    "bot/__init__.py": "",
    "bot/game/__init__.py": "",
    "bot/game/chance.py": "import random",
    "bot/game/contract.py": "import msgspec, bot.game.extensions",
    "bot/game/extensions.py": "import msgspec",
    "bot/i18n/__init__.py": "",
    "bot/i18n/names.py": "",
    "bot/game/characters.py": "import bot.game.chance, bot.game.contract",
    "bot/courier/__init__.py": "import bot.transport",
    "bot/i18n/translation.py": "import fluent.runtime",
    "bot/leagues/__init__.py": "",
    "bot/leagues/course.py": "import bot.table",
    "bot/playground/__init__.py": "import simcord",
    "bot/preferences/__init__.py": "",
    "bot/storage/__init__.py": "import aiosqlite, bot.preferences",
    "bot/table/__init__.py": "",
    "bot/transport/__init__.py": "import discord",
    "bot/ui/__init__.py": "import bot.courier",
    "bot/ui/interactions/__init__.py": "",
    "bot/workers/__init__.py": "import bot.i18n.names",
    "cogs/__init__.py": "",
    "cogs/lobby.py": "import discord, bot.ui",
    "cogs/sixth/__init__.py": "import cogs.sixth.cog, cogs.sixth.rules",
    "cogs/sixth/state.py": "import bot.game.contract",
    "cogs/sixth/rules/__init__.py": "import cogs.sixth.rules.part",
    "cogs/sixth/rules/part.py": "import cogs.sixth.state, bot.game.chance",
    "cogs/sixth/rules/whole.py": "import cogs.sixth.rules.part",
    "cogs/sixth/knowledge/__init__.py": "",
    "cogs/sixth/knowledge/rides.py": "import cogs.sixth.board",
    "cogs/sixth/board.py": "import cogs.sixth.state",
    "cogs/sixth/describe.py": "import bot.i18n.translation, cogs.sixth.board",
    "cogs/sixth/computer.py": "import cogs.sixth.board",
    "cogs/sixth/cog.py": "import asyncio, discord, bot.ui, cogs.sixth.board, images.sixth",
    "cogs/seventh/__init__.py": "",
    "images/__init__.py": "",
    "images/sixth.py": "import PIL, cogs.sixth.board",
    "images/seventh/__init__.py": "import images.seventh.hunt.board",
    "images/seventh/hunt/__init__.py": "",
    "images/seventh/hunt/board.py": "import images.seventh.town.streets",
    "images/seventh/town/__init__.py": "",
    "images/seventh/town/streets.py": "import PIL",
}
"""A tree that keeps every rule and contains every module that a rule names."""

PURE, BASE, TABLE, LEAGUE, SECRET, SEPARATION, SQL, STORAGE, SIMULATION, PLUGINS, WORKERS, PICTURES, CYCLES = RULES

BREACHES = {
    "a rule that waits": ("cogs/sixth/rules/part.py", "import time", PURE),
    "a computer player that reads files": ("cogs/sixth/computer.py", "from pathlib import Path", PURE),
    "a helper of the rules that draws luck of its own": ("cogs/sixth/extra.py", "import random", PURE),
    "a view that uses its commands": ("cogs/seventh/board.py", "import cogs.sixth.cog", PURE),
    "a contract with a clock": ("bot/game/contract.py", "import datetime", BASE),
    "a character with a clock": ("bot/game/characters.py", "import time", BASE),
    "a contract that logs through others": ("bot/game/contract.py", "import bot.i18n.translation", BASE),
    "a table that posts": ("bot/table/posting.py", "import discord", TABLE),
    "a league with a clock": ("bot/leagues/course.py", "import time", LEAGUE),
    "a computer player that sees a state": ("cogs/sixth/computer.py", "import cogs.sixth.state", SECRET),
    "what can be known, by the rules": ("cogs/sixth/knowledge/rides.py", "import cogs.sixth.rules.part", SECRET),
    "a detail of a picture, by the rules": ("images/seventh/town/streets.py", "import cogs.sixth.rules.part", SECRET),
    "a picture of a state": ("images/sixth.py", "from cogs.sixth.state import State", SECRET),
    "a text of a state": ("cogs/sixth/describe.py", "import cogs.sixth.state", SECRET),
    "a text that posts itself": ("cogs/sixth/describe.py", "import discord", PURE),
    "a command that reads a state": ("cogs/sixth/cog.py", "from cogs.sixth.rules.part import start", SECRET),
    "a game that uses another": ("cogs/seventh/rules.py", "import cogs.sixth.board", SEPARATION),
    "a lobby that knows a game": ("cogs/lobby.py", "import cogs.sixth", SEPARATION),
    "SQL outside the storage": ("bot/ui/lookup.py", "import sqlite3", SQL),
    "a courier that asks the storage": ("bot/courier/compose.py", "import bot.storage", STORAGE),
    "preferences that ask the storage": ("bot/preferences/__init__.py", "import bot.storage", STORAGE),
    "a client that needs the simulation": ("bot/ui/interactions/client.py", "import simcord", SIMULATION),
    "a host that knows a game": ("bot/ui/interactions/client.py", "import cogs.sixth", PLUGINS),
    "a worker process that loads the tables": ("bot/workers/__init__.py", "import bot.table", WORKERS),
    "a picture that asks the storage": ("images/sixth.py", "import bot.storage", PICTURES),
    "a circle": ("bot/courier/compose.py", "import bot.ui", CYCLES),
    "a circle in a game": ("cogs/sixth/state.py", "import cogs.sixth.board", CYCLES),
    "a circle in a game's rules": ("cogs/sixth/rules/part.py", "import cogs.sixth.rules.whole", CYCLES),
    "a town that knows its hunt": ("images/seventh/town/streets.py", "import images.seventh.hunt.board", CYCLES),
}


def broken(root: Path) -> set[str]:
    """Run the real linter with the real rules on the tree under `root`; return the broken rules."""
    shutil.copy(tree.ROOT / "pyproject.toml", root)
    environment = os.environ | {"COLUMNS": "400"}  # a rule's name and its verdict on one line
    output = subprocess.run(
        [LINTER, "--no-cache"], cwd=root, env=environment, check=False, capture_output=True, text=True
    ).stdout
    verdicts = dict(re.findall(r"^(.+?) (KEPT|BROKEN)\b", output, re.MULTILINE))
    assert set(verdicts) == set(RULES), output
    return {rule for rule, verdict in verdicts.items() if verdict == "BROKEN"}


def packages_used(module: Path) -> Iterator[Path]:
    """Yield the packages from which a module imports names other than submodules."""
    for node in ast.walk(ast.parse(module.read_bytes())):
        if isinstance(node, ast.ImportFrom) and node.module:
            for root in (tree.ROOT, tree.SAMPLE):
                package = root / node.module.replace(".", "/")
                paths = [package / name.name for name in node.names]
                if not all(path.is_dir() or path.with_suffix(".py").is_file() for path in paths):
                    yield package


@pytest.fixture
def clean(tmp_path: Path) -> Path:
    for name, code in CLEAN.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(code + "\n", encoding="utf-8")
    return tmp_path


def test_a_tree_that_keeps_to_the_rules_passes(clean: Path) -> None:
    assert broken(clean) == set()


def test_the_sample_game_keeps_to_the_rules(clean: Path) -> None:
    shutil.copytree(tree.SAMPLE / "cogs", clean / "cogs", dirs_exist_ok=True)
    assert broken(clean) == set()


@pytest.mark.parametrize("breach", BREACHES)
def test_a_breach_is_noticed(clean: Path, breach: str) -> None:
    name, code, rule = BREACHES[breach]
    with (clean / name).open("a", encoding="utf-8") as module:
        module.write(code + "\n")
    assert rule in broken(clean)


def test_no_module_imports_a_package_that_it_lies_in() -> None:
    """The linter does not find such a cycle: it compares only sibling packages."""
    assert [
        tree.relative_name(module) for module in tree.modules() if set(module.parents) & set(packages_used(module))
    ] == []


def test_every_rule_can_be_broken() -> None:
    assert {rule for _, _, rule in BREACHES.values()} == set(RULES)
