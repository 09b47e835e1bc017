"""The estimated heights of messages on a phone, and what depends on them: the division of ends, the news of a board."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from discord import ui

from bot.i18n.translation import Say
from bot.transport.message import Attachment, Message
from bot.ui.game_ui import NewsLine
from bot.ui.messages.components import button
from bot.ui.messages.ends import divided
from bot.ui.messages.fitting import fitting_lines, fitting_news
from bot.ui.messages.heights import (
    FRAMED_WIDTH,
    MAX_PICTURE_HEIGHT,
    MAX_POST_HEIGHT,
    controls_height,
    gallery_height,
    message_height,
    picture_height,
    text_height,
)
from bot.ui.messages.layout import Beside, Gallery, framed, notification

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.ui.messages.layout import PlainPart

LINE = 22.4
SAY = Say("en", "guess")


def picture(width: int, height: int, *, large: bool = False) -> Attachment:
    return Attachment(f"{width}x{height}.png", b"", "", (width, height), large)


SQUARE = picture(1000, 1000)


def test_a_line_that_has_no_room_takes_two() -> None:
    assert text_height("short") == pytest.approx(LINE)
    assert text_height("a word " * 10) == pytest.approx(2 * LINE)
    assert text_height("a" * 200) > 3 * LINE, "a word that is longer than a line is broken"


def test_marks_and_links_take_no_room_but_a_time_does() -> None:
    assert text_height("**bold** [short](https://example.org/" + "x" * 100 + ")") == pytest.approx(LINE)
    assert text_height("<t:1900000000:f> " * 2) == pytest.approx(2 * LINE)


def test_small_lines_and_titles_are_paragraphs() -> None:
    assert text_height("-# a\n-# b") == pytest.approx(2 * 17.92 + 4)
    assert text_height("## a\nb") == pytest.approx(26.88 + 4 + LINE)
    assert text_height("a\n\nb") == pytest.approx(2 * LINE), "an empty line has no height of its own"


def test_a_picture_is_as_wide_as_the_message_and_never_higher_than_the_screen() -> None:
    assert picture_height(SQUARE) == FRAMED_WIDTH
    assert picture_height(picture(100, 50)) == 50
    assert picture_height(picture(100, 1000)) == MAX_PICTURE_HEIGHT
    assert picture_height(Attachment("x.png", b"", "")) == 0.0


def test_pictures_together_stand_in_columns() -> None:
    assert gallery_height([SQUARE] * 2) == pytest.approx((FRAMED_WIDTH - 6) / 2)
    assert gallery_height([SQUARE] * 4) == pytest.approx(FRAMED_WIDTH)


async def test_a_phone_wraps_long_rows_of_buttons() -> None:
    short, long = (button(name, name)() for name in ("a", "a label of more than forty letters, long"))
    assert controls_height([short, short]) == 44
    assert controls_height([long, short, long]) == 3 * 44 + 2 * 8


async def test_every_part_of_a_message_counts() -> None:
    row = [button("a", "a")]
    one = message_height(framed("a"))
    assert message_height(framed("a", SQUARE)) - one == pytest.approx(FRAMED_WIDTH + 10)
    assert message_height(framed("a", row)) - one == pytest.approx(44 + 10)
    assert message_height(framed("a", Beside("b", button("b", "b")))) - one == pytest.approx(44 + 10)
    assert message_height(framed("a", Gallery((SQUARE, SQUARE)))) > one + 100
    plain = message_height(notification("a", row))
    assert message_height(notification("a", replace(SQUARE, large=True), row)) > plain + 300
    assert message_height(notification("a", SQUARE, row)) > plain + 300
    assert message_height(Message(lambda: ui.LayoutView(timeout=None).add_item(ui.Separator()))) > 0


async def test_an_end_is_divided_into_as_few_messages_as_are_not_too_high() -> None:
    texts = [picture(FRAMED_WIDTH, 250 + n) for n in range(5)]

    def sequel(parts: Sequence[PlainPart], last: bool) -> Message:  # noqa: FBT001 - the contract of a callback
        return framed(*parts, "the end" if last else None)

    messages = divided([(text,) for text in texts], lambda parts: framed("result", *parts), sequel)
    assert [len(message.attachments) for message in messages] == [3, 2]
    assert all(message_height(message) <= MAX_POST_HEIGHT for message in messages)
    assert [message.attachments[0].size[1] for message in messages] == [250, 253]


async def test_what_is_too_high_alone_gets_a_message_of_its_own() -> None:
    group = (picture(FRAMED_WIDTH, 770),) * 2
    messages = divided([group, ("a",)], lambda parts: framed(*parts), lambda parts, _: framed(*parts))
    assert [len(message.attachments) for message in messages] == [2, 0]
    assert message_height(messages[0]) > MAX_POST_HEIGHT
    assert len(divided([], lambda parts: framed("result", *parts), lambda parts, _: framed(*parts))) == 1


def test_a_board_leaves_out_the_oldest_news_first_and_then_the_picture() -> None:
    facts = [NewsLine(f"event {n}") for n in range(6)]
    moment = (picture(FRAMED_WIDTH, 100),)
    all_news, film = fitting_news(facts, moment, 1000, SAY)
    assert film is moment[0]
    assert str(all_news).count("event") == 6
    fewer, film = fitting_news(facts, moment, 185, SAY)
    assert film is moment[0]
    assert str(fewer).count("event") == 3
    assert "event 5" in str(fewer)
    (words,) = fitting_news(facts, moment, 120, SAY)
    assert str(words).count("event") == 5
    (last,) = fitting_news(facts, moment, 0, SAY)
    assert str(last) == "-# • event 5", "the newest event always stays"
    assert fitting_news([], (), 0, SAY) == ()


def test_a_replay_leaves_out_the_small_print_first_and_then_the_oldest_lines() -> None:
    lines = ["one", "two", "three", "-# every die"]
    assert fitting_lines(lines, 200) == lines
    assert fitting_lines(lines, 85) == lines[:3]
    assert fitting_lines(lines, 60) == ["two", "three"]
    assert fitting_lines(lines, 0) == ["three"]
    assert fitting_lines(["-# old", "-# new"], 30) == ["-# new"]
    long = " · ".join(f"rider {number} rolls a six" for number in range(20))
    (_, small) = fitting_lines(["one", f"-# {long}"], 100)
    assert small.startswith("-# … · rider")
    assert small.endswith("rider 19 rolls a six"), "the newest moves stay"
    assert fitting_lines([], 0) == []
