"""A game's page of rules (`RULES.md`) and its citations by docstrings and by the names of tests.

A page has numbered paragraphs, `- **R1** …`: S is the set-up, R play, V a variant, D a decision, and any other letter a
worked case, which needs a test with its number: `test_c1_…`. A docstring cites a paragraph as [R1], and quotes it so:
“its words” [R1]. No other quotation marks are allowed in a docstring of a game; literal text stands in backticks.
"""

from __future__ import annotations

import ast
import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

PARAGRAPH = re.compile(r"^- \*\*([A-Z]\d+)\*\* (.+?)(?=^(?:- |#|$)|\Z)", re.MULTILINE | re.DOTALL)
NO_CASE = frozenset("SRVD")
CITATION = re.compile(r"(?:“([^“”]*)” )?\[([A-Z]\d+)\]")
MARK = re.compile(r"[\"“”„«»]")
TEST_NAME = re.compile(r"test_([a-z]\d+)_")


def numbers(page: str) -> list[str]:
    """Return the numbers of all paragraphs of a page, in order."""
    return [number for number, _ in PARAGRAPH.findall(page)]


def cases(page: str) -> list[str]:
    """Return the numbers of the worked cases."""
    return [number for number in numbers(page) if number[0] not in NO_CASE]


def paragraphs(page: str) -> dict[str, str]:
    """Return the text of every paragraph by its number, normalized for comparison: in one line and one letter case."""
    return {number: _plain(words) for number, words in PARAGRAPH.findall(page)}


def faults(docstring: str, page: Mapping[str, str]) -> Iterator[str]:
    """Yield the citations and quotations of a docstring that the paragraphs do not support."""
    text = _one_line(docstring)
    for citation in CITATION.finditer(text):
        words, number = citation.groups(default="")
        if number not in page:
            yield f"there is no [{number}]"
        elif _plain(words) not in page[number]:
            yield f"[{number}] does not say “{words}”"
    if MARK.search(CITATION.sub("", text)):
        yield f"quotes without a number: {text}"


def docstrings(folder: Path) -> Iterator[tuple[str, str]]:
    """Yield file and line, and the text, of every docstring below a folder, including those of fields."""
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_bytes())):
            match node:
                case ast.Expr(value=ast.Constant(value=str(text))):
                    yield f"{path.relative_to(folder)}:{node.lineno}", text
                case _:
                    pass


def numbers_in_test_names(folder: Path) -> set[str]:
    """Return every paragraph number that is the prefix of a test's name below a folder."""
    names = (
        node.name
        for path in folder.rglob("test_*.py")
        for node in ast.walk(ast.parse(path.read_bytes()))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    )
    return {match[1].upper() for name in names if (match := TEST_NAME.match(name))}


def _one_line(text: str) -> str:
    return " ".join(text.split())


def _plain(text: str) -> str:
    return _one_line(text).casefold()
