"""The slash commands as Discord receives them: within its limits, in its languages, with unique names.

Neither Discord's published schema nor the simulation checks these; Discord refuses all commands for one mistake.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import pytest

from bot import discovery, host
from bot.i18n.translation import text
from bot.settings import Settings
from bot.storage.database import open_database
from bot.system.clock import SystemClock
from bot.ui.interactions.command_tree import Translator
from tests import tree
from tests.fluent_texts import FOLDERS

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator
    from pathlib import Path

pytestmark = pytest.mark.unmeasured

LOCALES = ("cs", "pl")
"""The languages that are Discord locales; Discord has no Slovak."""

NAMED = re.compile(r'COMMAND\("([^"]*)"\)')
"""A command that a text mentions by its English name."""
NAME = re.compile(r"[-_'\w]{1,32}")
NESTED = (1, 2)
"""Discord's option types that are commands themselves: subcommands and their groups."""


@dataclass(frozen=True)
class Node:
    """A command, a parameter or a choice, with its path."""

    path: str
    told: dict[str, Any]

    def options(self) -> list[Node]:
        return self._below("options", " ")

    def choices(self) -> list[Node]:
        return self._below("choices", "=")

    def _below(self, kind: str, joint: str) -> list[Node]:
        below: list[dict[str, Any]] = self.told.get(kind) or []
        return [Node(f"{self.path}{joint}{each['name']}", each) for each in below]

    def said(self, what: str) -> dict[str, str | None]:
        """Return its name or description in the default language and in every locale."""
        translated: dict[str, str] = self.told.get(f"{what}_localizations") or {}
        return {"": self.told[what], **{locale: translated.get(locale) for locale in LOCALES}}


def walked(nodes: list[Node]) -> Iterator[Node]:
    for node in nodes:
        yield node
        yield from walked(node.options())


def nested(node: Node) -> bool:
    """Return whether it is a group, which users cannot type without one of its subcommands."""
    return any(option.told["type"] in NESTED for option in node.options())


def doubled(nodes: list[Node]) -> list[str]:
    """Return the names that two of these nodes share in some language."""
    names = Counter((locale, name) for node in nodes for locale, name in node.said("name").items() if name)
    return [f"{nodes[0].path}… {name}" for name, times in names.items() if times > 1]


@pytest.fixture
async def commands(tmp_path: Path) -> AsyncIterator[list[Node]]:
    settings = Settings.model_construct(data_dir=tmp_path)
    async with open_database(settings.database) as database:
        client = await host.assemble(settings, SystemClock(), database)
        await client.set_up()
        known, translator = client.tree, Translator()
        told = [await each.get_translated_payload(known, translator) for each in known.get_commands()]
        yield [Node(f"/{each['name']}", dict(each)) for each in told]
        await client.close()


async def test_the_guide_lists_each_command_of_the_host_and_no_other(commands: list[Node]) -> None:
    guide = (tree.ROOT / ".github" / "COMMANDS.md").read_text("utf-8")
    rows = "".join(line.split("|")[1] for line in guide.splitlines() if line.startswith("| `/"))
    told = {f"/{name}" for name in re.findall(r"`/([a-z0-9-]+)\b(?! …)", rows)}
    games = {text(name, "en", "command-game") for name in discovery.games()}
    assert told == {node.path for node in commands} - {f"/{name}" for name in games}


async def test_the_help_names_each_that_is_no_games_but_itself(commands: list[Node]) -> None:
    games = {text(name, "en", "command-game") for name in discovery.games()}
    own = [node for node in commands if node.path.removeprefix("/") not in games]
    typed = {n.path for n in walked(own) if n.told.get("type", 1) == 1 and not nested(n)} - {"/help"}
    for language in tree.LANGUAGES:
        told = (tree.ROOT / f"bot/texts/ui.{language}.ftl").read_text("utf-8").partition("help-commands =")[2]
        named = {f"/{name}" for name in NAMED.findall(told.partition("\nabout =")[0])}
        assert typed - named == set(), language


async def test_every_command_that_a_text_names_is_there(commands: list[Node]) -> None:
    known = {node.path for node in walked(commands)}
    sources = [path for folder in FOLDERS for path in sorted(folder.glob("*.ftl"))]
    named = {(path.name, name) for path in sources for name in NAMED.findall(path.read_text("utf-8"))}
    assert len({path for path, _ in named}) >= len(tree.LANGUAGES)
    assert {(path, name) for path, name in named if f"/{name}" not in known} == set()


async def test_there_are_no_more_than_discord_takes(commands: list[Node]) -> None:
    assert 0 < len(commands) <= 100
    assert [n.path for n in walked(commands) if len(n.options()) > 25 or len(n.choices()) > 25] == []


async def test_every_name_is_one_that_discord_takes(commands: list[Node]) -> None:
    names = [(node.path, name) for node in walked(commands) for name in node.said("name").values() if name is not None]
    assert [(path, name) for path, name in names if not NAME.fullmatch(name) or name != name.lower()] == []


async def test_every_description_is_one_that_discord_takes(commands: list[Node]) -> None:
    told = [
        (node.path, text) for node in walked(commands) for text in node.said("description").values() if text is not None
    ]
    assert [(path, text) for path, text in told if not 1 <= len(text) <= 100] == []


async def test_every_choice_is_one_that_discord_takes(commands: list[Node]) -> None:
    choices = [choice for node in walked(commands) for choice in node.choices()]
    assert [c.path for c in choices for name in c.said("name").values() if name and len(name) > 100] == []


async def test_everything_is_translated(commands: list[Node]) -> None:
    bare = [
        f"{n.path}: {what}"
        for n in walked(commands)
        for what in ("name", "description")
        if None in n.said(what).values()
    ]
    choices = [choice for node in walked(commands) for choice in node.choices()]
    choices = [choice for choice in choices if choice.told["value"] not in tree.LANGUAGES]  # in their own names
    bare += [choice.path for choice in choices if None in choice.said("name").values()]
    assert bare == []


async def test_no_two_beside_each_other_have_one_name(commands: list[Node]) -> None:
    families = [
        commands,
        *(family for node in walked(commands) for family in (node.options(), node.choices()) if family),
    ]
    assert [name for family in families for name in doubled(family)] == []


async def test_what_must_be_given_comes_first(commands: list[Node]) -> None:
    wanted = {
        n.path: [bool(o.told.get("required")) for o in n.options() if o.told["type"] not in NESTED]
        for n in walked(commands)
    }
    assert [path for path, required in wanted.items() if required != sorted(required, reverse=True)] == []
