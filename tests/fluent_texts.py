"""The parts of Fluent texts: variables, plurals, choices and references."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.i18n.translation import clock, signed
from tests import tree

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

CATEGORIES = {"zero", "one", "two", "few", "many", "other"}

HOST = tree.ROOT / "bot" / "texts"
FOLDERS = [HOST, *(game / "texts" for game in tree.games())]


@dataclass
class Pattern(Visitor):
    """The parts of one text."""

    variables: set[str] = field(default_factory=set[str])
    plurals: list[set[str]] = field(default_factory=list[set[str]])
    choices: dict[str, set[str]] = field(default_factory=dict[str, set[str]])
    references: set[str] = field(default_factory=set[str])
    words: str = ""

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - the visitor's name
        self.references.add(".".join(part.name for part in (node.id, node.attribute) if part is not None))

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.words += node.value

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        exact = {variant.key.value for variant in node.variants if isinstance(variant.key, ast.NumberLiteral)}
        if keys & (CATEGORIES - {"other"}) or exact - {"0"}:
            self.plurals.append(keys)
        elif isinstance(node.selector, ast.VariableReference) and not exact:  # with exact numbers only it is no plural
            self.choices.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def sources(folder: Path, language: str) -> Iterator[Path]:
    return (path for path in sorted(folder.glob("*.ftl")) if path.name.split(".")[-2] == language)


@cache
def entries(folder: Path, language: str) -> list[ast.EntryType]:
    parser = FluentParser()
    return [entry for path in sources(folder, language) for entry in parser.parse(path.read_text("utf-8")).body]


@cache
def patterns(folder: Path, language: str) -> dict[str, Pattern]:
    """Return the patterns of a folder in a language: messages by id, attributes by `id.attribute`."""
    parsed_patterns: dict[str, Pattern] = {}
    for entry in entries(folder, language):
        if isinstance(entry, ast.Message):
            named_patterns = [
                (entry.id.name, entry.value),
                *((f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes),
            ]
            for name, value in named_patterns:
                if value is not None:
                    parsed_patterns[name] = Pattern()
                    parsed_patterns[name].visit(value)
    return parsed_patterns


@cache
def bundle(folder: Path, language: str) -> FluentBundle:
    """Return a folder's bundle as the bot makes it: a game's texts override the host's; functions print arguments."""
    joined: Callable[..., str] = lambda *parts: " ".join(map(str, parts))  # noqa: E731 - one of three
    functions: dict[str, Callable[..., Any]] = {"COMMAND": str, "TEXT": joined, "SIGNED": signed, "CLOCK": clock}
    result = FluentBundle([language], use_isolating=False, functions=functions)
    for source in (HOST, folder):
        for path in sources(source, language):
            result.add_resource(FluentResource(path.read_text("utf-8")), allow_overrides=True)
    return result


def whole(folder: Path, language: str, name: str) -> Pattern:
    """Return a text's parts with those of the texts it refers to, which see the same variables."""
    texts = patterns(HOST, language) | patterns(folder, language)
    result, queue = Pattern(), [name]
    for reference_name in queue:
        pattern = texts.get(reference_name, Pattern())
        result.variables |= pattern.variables
        for variable, keys in pattern.choices.items():
            result.choices.setdefault(variable, set()).update(keys)
        queue += [reference for reference in sorted(pattern.references) if reference not in queue]
    return result
