"""The traits of the kinds of outbox entries, and the code that depends on them."""

from __future__ import annotations

import ast
import re
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from bot.courier.outbox import TRAITS, EntryKind, OutboxEntry
from bot.table.facts import NOBODY
from tests import tree

if TYPE_CHECKING:
    from pathlib import Path

    from tests.courier.world import World

FILES = [path for path in sorted((tree.ROOT / "bot").rglob("*.py")) if path != tree.ROOT / "bot/courier/outbox.py"]

KEPT_WITHOUT_USER = {
    *("card", "board", "call", "offer", "farewell", "chapter", "sequel", "invitation", "archive", "tag", "trouble"),
    *("announcement", "result", "report", "event"),
}
"""Kinds of entries that are kept without the id when their user is forgotten."""
ERASED = {"digest", "letter", "welcome", "notice", "opening", "follow", "trouble"}
"""Kinds of messages that are deleted from Discord when their user is forgotten."""
ERASED_ALTHOUGH_GONE = {"opening", "follow"}


def test_every_kind_has_traits() -> None:
    assert list(TRAITS) == list(EntryKind)


@pytest.mark.parametrize("gone", [False, True])
@pytest.mark.parametrize("kind", EntryKind)
async def test_forgetting_a_user_leaves_no_entry_with_their_id(world: World, kind: EntryKind, *, gone: bool) -> None:
    outbox, user = world.harness.outbox, world.people[0].id
    entry = OutboxEntry(table=1, kind=kind, occasion="test", nonce="ab" * 12, at=1.0, version=1, user=user)
    assert await outbox.add_intents([entry])
    await outbox.mark_sent(entry.nonce, 77, 99, 2.0)
    if gone:
        await outbox.mark_gone(entry.nonce)
    await world.harness.tables.forget(user)
    (row,) = await outbox.by_nonce(entry.nonce) or (None,)
    expected = replace(entry, user=NOBODY, channel=77, message=99, gone=gone)
    assert row == (expected if kind in KEPT_WITHOUT_USER else None)
    erased = kind in (ERASED_ALTHOUGH_GONE if gone else ERASED)
    assert ((77, 99) in await outbox.to_erase()) is erased
    assert ((77, user) in await outbox.to_expel()) is (kind is EntryKind.MEMBER and not gone)


@pytest.mark.parametrize("path", FILES, ids=tree.relative_name)
def test_no_other_module_lists_kinds(path: Path) -> None:
    """A second list is easily forgotten when a kind is added."""
    assert list(map(ast.unparse, lists_of_kinds(ast.parse(path.read_text("utf-8"))))) == []


def lists_of_kinds(tree_: ast.AST) -> list[ast.AST]:
    """Return the collections and SQL strings that name more than one kind."""
    return [node for node in ast.walk(tree_) if len(set(kinds_named(node)) & set(EntryKind)) > 1]


def kinds_named(node: ast.AST) -> list[str]:
    if isinstance(node, ast.Tuple | ast.List | ast.Set):
        return [
            name.lower() for element in node.elts for name in re.findall(r"^EntryKind\.(\w+)$", ast.unparse(element))
        ]
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [
            name
            for kind_list in re.findall(r"kind IN \(([^)]*)\)", node.value)
            for name in re.findall(r"\w+", kind_list)
        ]
    return []


def test_a_list_of_kinds_is_found() -> None:
    sources = "x in (EntryKind.CARD, EntryKind.BOARD)", "rows(\"post WHERE kind IN ('card', 'board')\")"
    assert [len(lists_of_kinds(ast.parse(source))) for source in sources] == [1, 1]
    assert lists_of_kinds(ast.parse("rows(\"move WHERE kind IN ('open', 'join')\")")) == []
