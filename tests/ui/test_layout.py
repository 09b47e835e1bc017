"""Sheets: what is too long is cut, and the most important stays."""

from __future__ import annotations

from discord import ui

from bot.i18n import clipped
from bot.ui.messages.layout import LONGEST_TEXT, framed


def words(view: ui.LayoutView) -> list[str]:
    return [part.content for part in view.walk_children() if isinstance(part, ui.TextDisplay)]


def test_a_short_text_stays() -> None:
    assert clipped("a board", 7) == "a board"


def test_a_long_text_is_cut_between_words() -> None:
    assert clipped("one two three four", 12) == "one two…"


def test_where_there_is_no_room_there_is_no_text() -> None:
    assert clipped("word", 0) == ""


async def test_all_texts_of_a_sheet_fit_together_and_the_first_stays_whole() -> None:
    shown = words(framed("first", "a" * LONGEST_TEXT, "last").view())
    assert shown[0] == "first"
    assert sum(map(len, shown)) <= LONGEST_TEXT


async def test_an_empty_part_takes_no_place() -> None:
    assert words(framed("one", None, "", "two").view()) == ["one", "two"]
