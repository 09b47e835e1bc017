"""Facts about one Python source that selection needs: its imports, its strings and the paths that it builds.

Reads the syntax tree only and imports nothing, so that it also works on sources of old commits. Imports under
`if TYPE_CHECKING` do not count: they do not run, and mypy checks them on every change.
"""

from __future__ import annotations

import ast
import posixpath
from dataclasses import dataclass, field
from itertools import pairwise
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

LISTS = {
    "discovery": {"games": "rules", "uis": "faces", "setup_functions": "setup"},
    "tree": {"games": "folders", "own_games": "folders", "modules": "modules", "tracked": "tracked"},
    "cogs": {"__path__": "rules"},
}
"""Attributes that yield more than a file names: the package of every game (`rules`), also its cog (`faces`), also the
host's own cogs (`setup`), or many files."""

NIGHT = "pytest.mark.night"
"""The mark of tests that are no part of the gate."""


@dataclass(frozen=True)
class Source:
    """The names in one Python file that selection uses."""

    imports: frozenset[str] = frozenset()
    """Dotted names; for `from a import b` both `a` and `a.b`, which may be an attribute."""
    strings: frozenset[str] = frozenset()
    modules: frozenset[str] = frozenset()
    """Modules that a call names, as `facts_in("cogs.fort.facts")`, or that `python -m` starts."""
    paths: frozenset[str] = frozenset()
    """Paths and patterns in the repository that the file builds from its root, its own folder or a module's."""
    lists: frozenset[str] = frozenset()
    """The values of `LISTS` for the attributes that the file uses."""
    tests: frozenset[str] = frozenset()
    """The names of the test functions, without those that run at night only."""


def read_source(path: str, text: str) -> Source:
    """Return the facts about a Python file; an empty record if it has a syntax error, which its own checks report."""
    try:
        module = ast.parse(text)
    except SyntaxError:
        return Source()
    reader = _Reader(path)
    reader.read(module)
    return Source(
        imports=frozenset(reader.imports),
        strings=frozenset(reader.strings),
        modules=frozenset(reader.modules),
        paths=frozenset(reader.paths),
        lists=frozenset(reader.lists),
        tests=frozenset(reader.tests if not any(map(_marks_night, module.body)) else ()),
    )


@dataclass
class _Reader:
    file: str
    imports: set[str] = field(default_factory=set)
    strings: set[str] = field(default_factory=set)
    modules: set[str] = field(default_factory=set)
    paths: set[str] = field(default_factory=set)
    lists: set[str] = field(default_factory=set)
    tests: set[str] = field(default_factory=set)
    bound: dict[str, str] = field(default_factory=dict)
    """Paths by the names that the module gives them."""
    aliases: dict[str, str] = field(default_factory=dict)
    """Dotted names by the names under which they were imported."""

    def read(self, module: ast.Module) -> None:
        nodes = list(_running(module))
        for node in nodes:
            self._read_import(node)
        for node in nodes:
            if isinstance(node, ast.Assign) and (path := self._path(node.value)) is not None:
                self.bound |= {target.id: path for target in node.targets if isinstance(target, ast.Name)}
        names = {
            id(node.value.func)
            for node in nodes
            if isinstance(node, ast.Subscript)
            and isinstance(node.value, ast.Call)  # one game by its name: `discovery.games()["guess"]`
            and isinstance(node.slice, ast.Constant)
        }
        for node in nodes:
            self._read_node(node, names)

    def _read_import(self, node: ast.AST) -> None:
        match node:
            case ast.Import(names=names):
                self.imports |= {name.name for name in names}
                self.aliases |= {(name.asname or name.name): name.name for name in names}
            case ast.ImportFrom(module=str(module), names=names, level=0):
                self.imports |= {module, *(f"{module}.{name.name}" for name in names)}
                self.aliases |= {(name.asname or name.name): f"{module}.{name.name}" for name in names}
            case _:
                pass

    def _read_node(self, node: ast.AST, names: set[int]) -> None:
        match node:
            case (
                ast.FunctionDef(name=name, decorator_list=marks) | ast.AsyncFunctionDef(name=name, decorator_list=marks)
            ) if name.startswith("test_") and NIGHT not in map(ast.unparse, marks):
                self.tests.add(name)
            case ast.Constant(value=str(value)):
                self._read_string(value)
            case ast.Tuple(elts=parts) | ast.List(elts=parts) | ast.Call(args=parts):
                values = [part.value if isinstance(part, ast.Constant) else None for part in parts]
                programs = [name for flag, name in pairwise(values) if flag == "-m"]
                programs += [name for name in values if isinstance(node, ast.Call) and "." in str(name)]
                self.modules |= set(map(str, programs))
            case ast.Attribute(value=ast.Name(id=name), attr=attribute) if id(node) not in names:
                self.lists |= {LISTS.get(name, {}).get(attribute, "")} - {""}
            case ast.JoinedStr(values=[ast.Constant(value="cogs."), *rest]) if self.file.startswith("tests/"):
                self.lists.add("rules" if len(rest) == 1 else "faces")
            case _:
                pass
        if isinstance(node, ast.BinOp | ast.Call) and (path := self._path(node)):
            self.paths.add(path)

    def _read_string(self, value: str) -> None:
        if len(value) < 200:  # longer than any path or module
            self.strings.add(value)
        if "import " in value:
            self.imports |= read_source("", value).imports

    def _path(self, node: ast.expr | None) -> str | None:
        """Return the path from the root that an expression builds, or None where its beginning is unknown."""
        path: str | None = None
        match node:
            case ast.Name(id="ROOT") | ast.Attribute(value=ast.Name(id="tree"), attr="ROOT"):
                path = ""
            case ast.Attribute(value=ast.Name(id="tree"), attr="SAMPLE"):
                path = "tests/sample"
            case ast.Name(id=name):
                path = self.bound.get(name)
            case ast.BinOp(left=left, op=ast.Div(), right=right):
                path = self._joined(left, [right])
            case ast.Call():
                path = self._path_of_call(node)
            case ast.Attribute(value=base, attr="parent"):
                path = self._above(base, 1)
            case ast.Subscript(value=ast.Attribute(value=base, attr="parents"), slice=ast.Constant(value=int(levels))):
                path = self._above(base, levels + 1)
            case _:
                pass
        return path

    def _path_of_call(self, node: ast.Call) -> str | None:
        match node:
            case ast.Call(func=ast.Attribute(value=base, attr="joinpath" | "glob" | "rglob" as how), args=parts):
                return self._joined(base, [ast.Constant("**"), *parts] if how == "rglob" else parts)
            case ast.Call(func=ast.Name(id="Path"), args=[place]):
                return self._place(place)
            case ast.Call(func=ast.Attribute(value=base, attr="resolve")):
                return self._path(base)
            case ast.Call(func=ast.Name(id="sorted" | "list" | "set"), args=[base, *_]):
                return self._path(base)
            case _:
                return None

    def _above(self, node: ast.expr, levels: int) -> str | None:
        path = self._path(node)
        return None if path is None else "/".join(path.split("/")[:-levels])

    def _place(self, node: ast.expr) -> str | None:
        """Return the file or folder of `__file__`, `module.__file__` or `package.__path__[0]`."""
        match node:
            case ast.Name(id="__file__"):
                return self.file
            case ast.Attribute(value=module, attr="__file__"):
                return posixpath.join(self._folder_of(module), "_.py")
            case ast.Subscript(value=ast.Attribute(value=module, attr="__path__")):
                return self._folder_of(module)
            case _:
                return None

    def _folder_of(self, module: ast.expr) -> str:
        name = ast.unparse(module)
        return self.aliases.get(name, name).replace(".", "/")

    def _joined(self, base: ast.expr, parts: list[ast.expr]) -> str | None:
        path = self._path(base)
        return None if path is None else posixpath.normpath(posixpath.join(path, *map(_pattern, parts)))


def _pattern(node: ast.expr) -> str:
    """Return a string expression's pattern, with `*` for the parts that are only known at run time."""
    match node:
        case ast.Constant(value=str(value)):
            return value
        case ast.JoinedStr(values=values):
            return "".join(map(_pattern, values))
        case ast.Starred():
            return "**"
        case _:
            return "*"


def _marks_night(statement: ast.stmt) -> bool:
    """Return whether a statement of a module is `pytestmark = pytest.mark.night`, alone or in a list."""
    match statement:
        case ast.Assign(targets=[ast.Name(id="pytestmark")], value=ast.List(elts=marks)):
            return NIGHT in map(ast.unparse, marks)
        case ast.Assign(targets=[ast.Name(id="pytestmark")], value=mark):
            return ast.unparse(mark) == NIGHT
        case _:
            return False


def _running(node: ast.AST) -> Iterator[ast.AST]:
    """Yield a node and all below it but docstrings and blocks for type checkers."""
    yield node
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.If) and ast.unparse(child.test) in ("TYPE_CHECKING", "typing.TYPE_CHECKING"):
            for other in child.orelse:
                yield from _running(other)
        elif not (isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant)):
            yield from _running(child)
