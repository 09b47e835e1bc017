"""The order of the repository: the places, sizes and names of files, and text that no file may contain."""

from __future__ import annotations

import ast
import re
import tokenize
from collections import defaultdict
from itertools import chain
from typing import TYPE_CHECKING

import pytest

from bot import discovery
from tests import tree
from tests.merged_cases import merge_cases

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

MOST_LINES = 500
"""The limit of a module, except a list of drawings."""
MOST_LINES_OF_A_FUNCTION = 60

TOP_LEVEL = {"bot", "cogs", "images", "tests"} | {
    "pyproject.toml",
    "Dockerfile",
    "README.md",
    "LICENSE",
    "CHANGELOG.md",
    "uv.lock",
    "compose.yaml",
}
"""All entries of the top folder, besides names that begin with a dot."""

A_GAMES_MODULES = ("__init__", "cog")

UNFINISHED = re.compile(r"\b(TODO|FIXME|XXX|HACK|WIP)\b|\b(for now|not implemented|placeholder)\b", re.IGNORECASE)
"""Words that mark unfinished work and are not words of the games."""

TYPE_NAME = re.compile(r"[A-Z][A-Za-z0-9]*[a-z][A-Za-z0-9]*")
"""The spelling of types, unlike that of constants and type variables."""

each_module = merge_cases("module", tree.modules(), ids=tree.relative_name)
each_game = merge_cases("game", tree.games(), ids=lambda folder: folder.name)

Function = ast.FunctionDef | ast.AsyncFunctionDef


def functions(module: Path) -> Iterator[Function]:
    nodes = ast.walk(ast.parse(module.read_bytes()))
    return (node for node in nodes if isinstance(node, Function))


def public_types(module: Path) -> Iterator[tuple[str, str]]:
    """Yield the name of each public class and type alias of a module, with its module or the aliased type."""
    body = ast.parse(module.read_bytes()).body
    checking = (node.body for node in body if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING")
    for node in chain(body, *checking):
        match node:
            case ast.ClassDef(name=name) if not name.startswith("_"):
                yield name, tree.relative_name(module)
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                if TYPE_NAME.fullmatch(name):
                    yield name, ast.unparse(value)
            case ast.AnnAssign(target=ast.Name(id=name)):
                if TYPE_NAME.fullmatch(name):
                    yield name, tree.relative_name(module)
            case _:
                pass


def own_lines(function: Function) -> int:
    """Return a function's number of lines without its docstring, which may be as long as the rule that it quotes."""
    first, last = function.lineno, function.end_lineno or function.lineno
    docstring = ast.get_docstring(function, clean=False)
    spent = 0 if docstring is None else (function.body[0].end_lineno or 0) - function.body[0].lineno + 1
    return last - first + 1 - spent


def is_a_list_of_drawings(module: Path) -> bool:
    """Return whether a module of `images/` is a list of drawings: functions that each draw a shape with a given pen.

    Such a list is as long as there are shapes, and splitting it would not make it more readable.
    """
    top = ast.parse(module.read_bytes()).body
    shapes = [node.args.args[0].arg == "pen" for node in top if isinstance(node, ast.FunctionDef) and node.args.args]
    only_functions = not any(isinstance(node, ast.ClassDef) for node in top)
    return module.is_relative_to(tree.ROOT / "images") and only_functions and sum(shapes) > 0.9 * len(shapes)


@each_module
def test_a_file_stays_small(module: Path) -> None:
    lines = len(module.read_text(encoding="utf-8").splitlines())
    assert lines <= MOST_LINES or is_a_list_of_drawings(module)


@pytest.mark.unmeasured
@each_module
def test_its_functions_stay_small(module: Path) -> None:
    long = {
        f"{function.name}: {own_lines(function)}"
        for function in functions(module)
        if own_lines(function) > MOST_LINES_OF_A_FUNCTION
    }
    assert not long


@pytest.mark.unmeasured
@each_module
def test_a_module_has_a_docstring(module: Path) -> None:
    assert ast.get_docstring(ast.parse(module.read_bytes()))


@pytest.mark.unmeasured
@each_module
def test_a_module_has_no_mark_of_unfinished_work(module: Path) -> None:
    with tokenize.open(module) as source:
        words = [token for token in tokenize.generate_tokens(source.readline) if token.type == tokenize.COMMENT]
    marks = [token.string for token in words if UNFINISHED.search(token.string)]
    tree_ = ast.parse(module.read_bytes())
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    marks += [
        doc
        for n in ast.walk(tree_)
        if isinstance(n, documented) and (doc := ast.get_docstring(n)) and UNFINISHED.search(doc)
    ]
    marks += [n.id for n in ast.walk(tree_) if isinstance(n, ast.Name) and n.id == "NotImplementedError"]
    assert not marks


def test_names_of_types_in_the_host_are_unique() -> None:
    modules = [module for module in tree.modules() if module.is_relative_to(tree.ROOT / "bot")]
    meanings_by_name = defaultdict[str, set[str]](set)
    for name, meaning in chain.from_iterable(map(public_types, modules)):
        meanings_by_name[name].add(meaning)
    assert {name: meanings for name, meanings in meanings_by_name.items() if len(meanings) > 1} == {}
    assert {"Tables", "Place", "Send", "SendText", "TableChange"} <= meanings_by_name.keys()


@each_game
@merge_cases("name", A_GAMES_MODULES)
def test_a_game_has_its_modules(game: Path, name: str) -> None:
    assert (game / f"{name}.py").is_file() or (game / name / "__init__.py").is_file()


@each_game
@merge_cases("language", tree.LANGUAGES)
def test_a_game_speaks_every_language(game: Path, language: str) -> None:
    assert (game / "texts" / f"{language}.ftl").is_file()


@merge_cases("game", [name for name, ui in discovery.uis().items() if ui.pictures])
def test_a_game_that_is_drawn_has_its_pictures(game: str) -> None:
    images = tree.ROOT / "images"
    assert (images / f"{game}.py").is_file() or (images / game / "__init__.py").is_file()


@each_game
def test_a_game_has_its_tests(game: Path) -> None:
    assert list((tree.ROOT / "tests" / "games" / game.name).glob("test_*.py"))


def test_there_is_a_game() -> None:
    assert tree.games()


def test_the_top_folder_has_no_other_files() -> None:
    names = {name.split("/")[0] for name in tree.tracked()}
    assert {name for name in names if not name.startswith(".")} <= TOP_LEVEL


def test_no_file_names_the_machine_of_its_author() -> None:
    paths = re.compile(rb"(?<![\w.~])/(work|home|root|Users)/[\w.]")
    files = [name for name in tree.tracked() if not name.endswith((".png", ".lock", ".ttf"))]
    assert [name for name in files if paths.search((tree.ROOT / name).read_bytes())] == []
