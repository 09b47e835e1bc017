"""The line numbers of values in a TOML file."""

from __future__ import annotations

import pytest

from bot.game.toml_lines import LineIndex

TEXT = """\
name = "not [this] = one"  # nor [[this]]
list = [
    { a = 1 },
    { a = 2, b = [3, 4] },
]

[[parts]]
kind = "x"
deep = { a = 1 }

[[parts]]
note = '''
kind = "no key"
'''
kind = "y"

[rest]
kind = "z"
"""


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("name", 1),
        ("list", 2),
        ("list[1].a", 4),
        ("parts[0]", 7),
        ("parts[0].kind", 8),
        ("parts[0].deep", 9),
        ("parts[0].deep.a", 9),
        ("parts[1]", 11),
        ("parts[1].kind", 15),
        ("parts[1].deep", 11),
        ("rest.kind", 18),
        ("rest.nothing", 17),
        ("nothing", 1),
    ],
)
def test_a_path_has_its_line_or_that_of_its_parent(path: str, line: int) -> None:
    assert LineIndex(TEXT).of(path) == line


def test_an_entry_of_a_list_has_a_line() -> None:
    assert [LineIndex(TEXT).line("parts", index) for index in (0, 1, 2)] == [7, 11, 7]
