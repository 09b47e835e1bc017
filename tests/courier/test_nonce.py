"""Nonces of messages and the marks derived from them."""

from __future__ import annotations

from typing import Any, cast

import discord
import pytest
from discord import ui
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.transport.message import mark_of, marked, nonce_of

pytestmark = pytest.mark.unmeasured


def test_the_same_message_has_the_same_nonce() -> None:
    assert nonce_of(7, "call:0:1.5", 2.0) == nonce_of(7, "call:0:1.5", 2.0)


def test_another_table_occasion_or_moment_gives_another_nonce() -> None:
    names = {
        nonce_of(*arguments) for arguments in ((7, "card", 1.0), (8, "card", 1.0), (7, "board", 1.0), (7, "card", 2.0))
    }
    assert len(names) == 4


@settings(max_examples=50)
@given(st.integers(0, 2**40), st.text(max_size=30), st.floats(0, 1e11))
def test_nonces_fit_into_discords_limits(table: int, occasion: str, time: float) -> None:
    nonce = nonce_of(table, occasion, time)
    assert len(nonce) <= 25
    assert 2**30 <= mark_of(nonce) < 2**31


def components(view: ui.LayoutView) -> list[dict[str, Any]]:
    """Return the view's components as they are sent."""
    return cast("list[dict[str, Any]]", cast("Any", view).to_components())


def test_only_the_first_component_is_marked() -> None:
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(ui.TextDisplay("a")))
    view.add_item(ui.TextDisplay("b"))
    container, text = components(marked(view, 2**30 + 5))
    assert container["id"] == 2**30 + 5
    assert "id" not in text


def test_a_mark_changes_nothing_else() -> None:
    def view() -> ui.LayoutView:
        layout = ui.LayoutView(timeout=None)
        layout.add_item(ui.ActionRow(ui.Button(label="go", custom_id="mv:1:abc:0", style=discord.ButtonStyle.primary)))
        return layout

    (row,) = components(marked(view(), 2**30))
    del row["id"]
    assert [row] == components(view())
