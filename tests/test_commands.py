"""The slash commands as Discord receives them: within its limits, in its languages, with unique names.

Neither Discord's published schema nor the simulation checks these; one mistake makes Discord refuse all commands.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import discord
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

COMMAND = re.compile(r'COMMAND\("([^"]*)"\)')
"""A command that a text mentions by its English name."""
NAME = re.compile(r"[-_'\w]{1,32}")
MAX_COMMANDS, MAX_TOP_LEVEL = 49, 19
"""Limits of our own, for all that users type and for what they see first, without the sample games."""
NESTED = (1, 2)
"""Discord's option types that are commands themselves: subcommands and their groups."""


@dataclass(frozen=True)
class Node:
    """A command, a parameter or a choice, with its path."""

    path: str
    data: dict[str, Any]

    def options(self) -> list[Node]:
        return self._below("options", " ")

    def choices(self) -> list[Node]:
        return self._below("choices", "=")

    def _below(self, kind: str, joint: str) -> list[Node]:
        children: list[dict[str, Any]] = self.data.get(kind) or []
        return [Node(f"{self.path}{joint}{child['name']}", child) for child in children]

    def wordings(self, kind: str) -> dict[str, str | None]:
        """Return the node's name or description in the default language and in every locale."""
        translated: dict[str, str] = self.data.get(f"{kind}_localizations") or {}
        return {"": self.data[kind], **{locale: translated.get(locale) for locale in LOCALES}}


def walk(nodes: list[Node]) -> Iterator[Node]:
    for node in nodes:
        yield node
        yield from walk(node.options())


def is_group(node: Node) -> bool:
    """Return whether a node is a group, which users cannot type without one of its subcommands."""
    return any(option.data["type"] in NESTED for option in node.options())


def duplicate_names(nodes: list[Node]) -> list[str]:
    """Return the names that two of these nodes share in some language."""
    names = Counter((locale, name) for node in nodes for locale, name in node.wordings("name").items() if name)
    return [f"{nodes[0].path}… {name}" for name, times in names.items() if times > 1]


@pytest.fixture
async def commands(tmp_path: Path) -> AsyncIterator[list[Node]]:
    settings = Settings(data_dir=tmp_path)
    async with open_database(settings.database) as database:
        client = await host.assemble(settings, SystemClock(), database)
        await client.set_up()
        command_tree, translator = client.tree, Translator()
        data = [
            await command.get_translated_payload(command_tree, translator) for command in command_tree.get_commands()
        ]
        yield [Node(f"/{payload['name']}", dict(payload)) for payload in data]
        await client.close()


def typed_commands(nodes: list[Node]) -> set[str]:
    """Return what users type: commands and subcommands, without groups."""
    return {node.path for node in walk(nodes) if node.data.get("type", 1) == 1 and not is_group(node)}


def of_host(commands: list[Node]) -> list[Node]:
    games = {f"/{text(name, 'en', 'command-game')}" for name in discovery.games()}
    return [node for node in commands if node.path not in games]


async def test_commands_are_few(commands: list[Node]) -> None:
    samples = {
        f"/{text(name, 'en', 'command-game')}"
        for name in set(discovery.games()) - {path.name for path in tree.ROOT.glob("cogs/*")}
    }
    real = [node for node in commands if node.path not in samples]
    assert len(real) <= MAX_TOP_LEVEL
    assert len(typed_commands(real)) <= MAX_COMMANDS


async def test_the_guide_lists_exactly_the_commands_of_the_host(commands: list[Node]) -> None:
    guide = (tree.ROOT / ".github" / "COMMANDS.md").read_text("utf-8")
    rows = "".join(line.split("|")[1] for line in guide.splitlines() if line.startswith("| `/"))
    listed = set(re.findall(r"`(/[a-z0-9 -]+)`", rows))
    assert listed - typed_commands(commands) == set()
    assert typed_commands(of_host(commands)) - listed == set()


async def test_every_command_in_a_text_exists(commands: list[Node]) -> None:
    known = typed_commands(commands) | {
        f"{node.path} {option.data['name']}:{choice.data['value']}"
        for node in walk(commands)
        for option in node.options()
        for choice in option.choices()
    }
    sources = [path for folder in FOLDERS for path in sorted(folder.glob("*.ftl"))]
    mentions = {(path.name, name) for path in sources for name in COMMAND.findall(path.read_text("utf-8"))}
    assert len({path for path, _ in mentions}) >= len(tree.LANGUAGES)
    assert {(path, name) for path, name in mentions if f"/{name}" not in known} == set()


async def test_only_moderators_see_the_commands_of_moderators(commands: list[Node]) -> None:
    (settings,) = (node for node in commands if node.path == "/settings")
    assert int(settings.data["default_member_permissions"]) == discord.Permissions(manage_guild=True).value
    assert settings.data["contexts"] == [0] or settings.data["dm_permission"] is False


async def test_commands_options_and_choices_are_within_the_limits_of_discord(commands: list[Node]) -> None:
    assert 0 < len(commands) <= 100
    assert [n.path for n in walk(commands) if len(n.options()) > 25 or len(n.choices()) > 25] == []


async def test_every_name_is_valid_on_discord(commands: list[Node]) -> None:
    names = [
        (node.path, name) for node in walk(commands) for name in node.wordings("name").values() if name is not None
    ]
    assert [(path, name) for path, name in names if not NAME.fullmatch(name) or name != name.lower()] == []


async def test_every_description_is_valid_on_discord(commands: list[Node]) -> None:
    descriptions = [
        (node.path, text)
        for node in walk(commands)
        for text in node.wordings("description").values()
        if text is not None
    ]
    assert [(path, text) for path, text in descriptions if not 1 <= len(text) <= 100] == []


async def test_every_name_of_a_choice_is_valid_on_discord(commands: list[Node]) -> None:
    choices = [choice for node in walk(commands) for choice in node.choices()]
    assert [c.path for c in choices for name in c.wordings("name").values() if name and len(name) > 100] == []


async def test_a_servers_file_is_listed_under_its_game(commands: list[Node]) -> None:
    (content,) = (node for node in walk(commands) if node.path == "/settings content")
    names = [choice.wordings("name") for choice in content.options()[0].choices()]
    titles = {"Fantom", "GiftTRAP", "Tour de France"}
    assert {(name or "").partition(": ")[0] for wordings in names for name in wordings.values()} == titles


async def test_everything_is_translated(commands: list[Node]) -> None:
    bare = [
        f"{n.path}: {kind}"
        for n in walk(commands)
        for kind in ("name", "description")
        if None in n.wordings(kind).values()
    ]
    choices = [choice for node in walk(commands) for choice in node.choices()]
    # Languages are not translated: each is listed under its own name.
    choices = [choice for choice in choices if choice.data["value"] not in tree.LANGUAGES]
    bare += [choice.path for choice in choices if None in choice.wordings("name").values()]
    assert bare == []


async def test_siblings_have_different_names(commands: list[Node]) -> None:
    families = [
        commands,
        *(family for node in walk(commands) for family in (node.options(), node.choices()) if family),
    ]
    assert [name for family in families for name in duplicate_names(family)] == []


async def test_required_options_come_first(commands: list[Node]) -> None:
    requirements = {
        n.path: [bool(o.data.get("required")) for o in n.options() if o.data["type"] not in NESTED]
        for n in walk(commands)
    }
    assert [path for path, required in requirements.items() if required != sorted(required, reverse=True)] == []
