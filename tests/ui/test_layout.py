"""The forms of messages: long text is cut and the most important part stays; a push has text and a mark."""

from __future__ import annotations

from discord import ui

from bot.i18n.translation import Say, clipped
from bot.transport.message import Attachment, mark_of, marked_plain, nonce_of
from bot.ui.messages.components import button
from bot.ui.messages.layout import MAX_CONTENT_LENGTH, MAX_TEXT_LENGTH, framed, large, listed, notification


def words(view: ui.LayoutView) -> list[str]:
    return [part.content for part in view.walk_children() if isinstance(part, ui.TextDisplay)]


def test_a_short_text_stays() -> None:
    assert clipped("a board", 7) == "a board"


def test_a_long_text_is_cut_between_words() -> None:
    assert clipped("one two three four", 12) == "one two…"


def test_without_room_the_text_is_empty() -> None:
    assert clipped("word", 0) == ""


async def test_all_texts_of_a_sheet_fit_together_and_the_first_stays_whole() -> None:
    texts = words(framed("first", "a" * MAX_TEXT_LENGTH, "last").view())
    assert texts[0] == "first"
    assert sum(map(len, texts)) <= MAX_TEXT_LENGTH


async def test_an_empty_part_is_left_out() -> None:
    assert words(framed("one", None, "", "two").view()) == ["one", "two"]


PICTURE = Attachment("map.png", b"", "a map")
ROWS = ([button("one:1", "One"), button("two:1", "Two")], [button("three:1", "Three")])


async def test_a_push_message_has_its_text_first_and_the_same_parts_in_both_forms() -> None:
    message = notification("Your turn", PICTURE, "a text", None, *ROWS, "another", pings=(5,))
    assert message.plain is not None
    assert message.plain.content == "Your turn"
    assert [embed.description for embed in message.plain.embeds] == ["a text\nanother"]
    controls = [(item.row, getattr(item, "custom_id", None)) for item in message.plain.view().children]
    assert controls == [(0, "one:1"), (0, "two:1"), (1, "three:1")]
    assert (message.attachments, message.pings) == ((PICTURE,), (5,))
    assert words(message.view())[0] == "Your turn"
    assert "another" in words(message.view())


async def test_large_pictures_of_a_push_message_have_embeds_of_their_own_below_the_texts_before_them() -> None:
    photo, table, film = large([Attachment(name, b"", name) for name in ("photo.png", "table.png", "film.gif")])
    message = notification("The end", photo, "a text", table, film, ROWS[0], "the last words")
    assert message.plain is not None
    embeds = [(embed.description, embed.image.url) for embed in message.plain.embeds]
    assert embeds == [
        (None, "attachment://photo.png"),
        ("a text", "attachment://table.png"),
        (None, "attachment://film.gif"),
        ("the last words", None),
    ]
    assert message.attachments == (photo, table, film)


def test_of_many_pictures_only_the_first_and_the_last_are_large() -> None:
    assert [picture.large for picture in large([PICTURE] * 6)] == [True, *[False] * 4, True]


async def test_a_push_message_without_text_has_no_embed() -> None:
    message = notification("Your turn", ROWS[0])
    assert message.plain is not None
    assert message.plain.embeds == []


async def test_the_content_of_a_push_message_is_cut_to_the_limit_of_discord() -> None:
    message = notification("word " * MAX_CONTENT_LENGTH, "text " * MAX_TEXT_LENGTH, ROWS[0])
    assert message.plain is not None
    assert len(message.plain.content) <= MAX_CONTENT_LENGTH
    assert len(message.plain.embeds[0].description or "") <= MAX_TEXT_LENGTH


async def test_a_plain_message_wears_its_mark_at_the_end_of_its_first_custom_id_alone() -> None:
    message = notification("Your turn", *ROWS)
    assert message.plain is not None
    mark = mark_of(nonce_of(1, "call", 1.0))
    marked = marked_plain(message.plain.view(), mark)
    assert [getattr(item, "custom_id", None) for item in marked.children] == [f"one:1:~{mark:x}", "two:1", "three:1"]


def test_a_long_list_ends_with_the_number_of_missing_lines() -> None:
    lines = [f"line {n}" for n in range(30)]
    assert listed(lines[:3], Say("en"), most=3) == "line 0\nline 1\nline 2"
    assert listed(lines, Say("en"), most=3) == "\n".join((*lines[:3], Say("en")("list-more", count=27)))
    assert listed(lines, Say("en"), most=20, room=15) == "\n".join((*lines[:2], Say("en")("list-more", count=28)))
    assert listed([], Say("en"), most=3) == ""
