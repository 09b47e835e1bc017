"""The caches of pictures are bounded for any players, names, gifts and stages."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from tests import tree
from tests.merged_cases import merge_cases

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

FILES = sorted((tree.ROOT / "images").rglob("*.py"))

SWATCHES = {"images/kit/picture.py: _searched"}
"""`_searched` keeps single pixels and Pillow's search for the nearest colour, for at most sixteen palettes."""


def cached(path: Path) -> Iterator[tuple[ast.FunctionDef, str]]:
    """Yield every cached function of a file with the name of its cache."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        for decorator in node.decorator_list if isinstance(node, ast.FunctionDef) else ():
            name = ast.unparse(decorator)
            if isinstance(node, ast.FunctionDef) and "cache" in name.partition("(")[0]:
                yield node, name


@merge_cases("path", FILES, ids=tree.relative_name)
def test_no_cache_grows_for_ever(path: Path) -> None:
    """`functools.cache` keeps a value for each argument without limit, so it suits functions without arguments only."""
    unbounded = {
        f"{tree.relative_name(path)}: {function.name}"
        for function, decorator in cached(path)
        if decorator == "cache" and (function.args.args or function.args.kwonlyargs)
    }
    assert unbounded == set()


@merge_cases("path", FILES, ids=tree.relative_name)
def test_caches_of_pictures_are_limited_by_weight(path: Path) -> None:
    """A limit by count is no limit: a sprite takes a thousand bytes, a map eight million."""
    by_count = {
        f"{tree.relative_name(path)}: {function.name}"
        for function, decorator in cached(path)
        if function.returns is not None
        and ast.unparse(function.returns) == "Image.Image"
        and decorator.partition("(")[0] not in {"picture_cache", "composite_cache"}
    }
    assert by_count <= SWATCHES
