"""The heights of the parts of a message on a phone of `PHONE_WIDTH` pixels, estimated without a browser.

The playground's page is the model, because Discord documents no sizes and its own type is narrower: an estimate is
rather too high. `tests/playground/test_browser_heights.py` compares the estimates with Chromium.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from discord import ui

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    import discord

    from bot.transport.message import Attachment, Message, Plain

PHONE_WIDTH = 412
MAX_POST_HEIGHT = 900
"""Pixels of a message at that width: a phone shows it in one piece, or nearly so."""
MAX_ANSWER_HEIGHT = MAX_POST_HEIGHT - 45
"""The same for a private answer without the line that only its reader can see it."""
MARGIN = 25
"""The largest error of an estimate, in pixels: a line that a browser breaks elsewhere."""
HEAD_HEIGHT = 38.0
"""The author's line and the padding of a message."""
FRAME_HEIGHT, GAP = 22.0, 10.0
"""Border and padding of a frame, and the gap between its parts."""
FRAMED_WIDTH, EMBED_WIDTH = 366, 359
"""Pixels in which text and pictures lie in a frame, and in an embed of the plain form."""
MAX_PICTURE_HEIGHT = 778
"""No picture is higher in the message; it is enlarged by a tap."""
_LINE, _FONT, _BLOCK_GAP = 1.4, 16.0, 4.0
"""The height of a line in ems, the size of the type, and the gap between paragraphs."""
_SIZES = {"# ": (1.4, 1.25), "## ": (1.2, 1.4), "### ": (1.05, 1.4), "-# ": (0.8, 1.4)}
"""By the mark at the beginning of a line: the size of its type, and the height of its lines in ems."""
_BODY_WIDTH, _BODY_GAP, _EMBED_PADDING, _EMBED_GAP = 391, 6.0, 20.0, 6.0
_CONTROL_HEIGHT, _CONTROL_GAP = 44.0, 8.0
_BUTTON_PADDING, _EMOJI_WIDTH, _LABEL_FONT = 32.0, 28.0, 15.2
_MAX_COLUMNS = {1: 1, 2: 2, 3: 3}
_MARKS = re.compile(r"\*\*|__|~~|`|\|\||(?<!\w)[*_]|[*_](?!\w)|\\(?=\W)")
_LINK = re.compile(r"\[([^]]*)]\([^)]*\)")
_MENTION, _MOMENT = re.compile(r"<(?:@&?|#)\d+>"), re.compile(r"<t:\d+(?::\w)?>")
_NARROW, _THIN, _BROAD = "ijlIJ'|ł", 'ftr.,:;!()[]- ·’"', "mwMW@%…"
_WIDTHS = {**dict.fromkeys(_NARROW, 0.29), **dict.fromkeys(_THIN, 0.37), **dict.fromkeys(_BROAD, 0.95), " ": 0.32}
_LOWER, _UPPER, _SIGN, _PICTOGRAM, _BOLD = 0.6, 0.7, 0.64, 1.25, 1.12
"""Ems of a small letter, a capital, any other sign and a pictogram, and the factor of bold type."""


def message_height(message: Message) -> float:
    """Return the height of a message in the form in which it is sent, in pixels. Call it in an event loop."""
    by_address = {f"attachment://{picture.name}": picture for picture in message.attachments}
    if message.plain is not None:
        return _plain_height(message.plain, by_address)
    parts = [_item_height(item, by_address) for item in message.view().children]
    return HEAD_HEIGHT + _stacked(parts, _BODY_GAP)


def _stacked(heights: Sequence[float], gap: float) -> float:
    return sum(heights) + gap * max(0, len(heights) - 1)


def _item_height(item: ui.Item[Any], by_address: Mapping[str, Attachment]) -> float:
    if isinstance(item, ui.Container):
        return FRAME_HEIGHT + _stacked([_item_height(child, by_address) for child in item.children], GAP)
    if isinstance(item, ui.TextDisplay):
        return text_height(item.content)
    if isinstance(item, ui.MediaGallery):
        return gallery_height([by_address[media.media.url] for media in item.items])
    if isinstance(item, ui.Section):
        button_width = _button_width(item.accessory) if isinstance(item.accessory, ui.Button) else 0.0
        texts = [child.content for child in item.children if isinstance(child, ui.TextDisplay)]
        return max(text_height("\n".join(texts), FRAMED_WIDTH - button_width - 12.0), _CONTROL_HEIGHT)
    return controls_height(item.children) if isinstance(item, ui.ActionRow) else 0.0


def _plain_height(plain: Plain, by_address: Mapping[str, Attachment]) -> float:
    embedded = {embed.image.url for embed in plain.embeds}
    files = [picture for address, picture in by_address.items() if address not in embedded]
    rows: dict[int, list[ui.Item[Any]]] = {}
    for item in plain.view().children:
        rows.setdefault(item.row or 0, []).append(item)
    parts = [
        text_height(plain.content, _BODY_WIDTH),
        *([gallery_height(files, _BODY_WIDTH)] if files else []),
        *(_embed_height(embed, by_address) for embed in plain.embeds),
        *(controls_height(row, _BODY_WIDTH) for row in rows.values()),
    ]
    return HEAD_HEIGHT + _stacked(parts, _BODY_GAP)


def _embed_height(embed: discord.Embed, by_address: Mapping[str, Attachment]) -> float:
    """Return the height of an embed: its text, its fields (there are none) and its picture."""
    picture = by_address.get(embed.image.url or "")
    parts = [text_height(embed.description or "", EMBED_WIDTH), 0.0]
    parts += [picture_height(picture, EMBED_WIDTH)] if picture else []
    return _EMBED_PADDING + _stacked(parts, _EMBED_GAP)


def text_height(source: str, width: float = FRAMED_WIDTH) -> float:
    """Return the height of a text in Discord's markdown, in pixels."""
    height, previous = 0.0, ""
    for line in source.split("\n"):
        mark = next((mark for mark in _SIZES if line.startswith(mark)), "")
        if not line.strip():
            continue
        size, line_height = _SIZES.get(mark, (1.0, _LINE))
        font = size * _FONT
        bold = mark not in ("", "-# ")
        lines = _line_count(line.removeprefix(mark), width / font, bold=bold)
        is_block = height and (mark or mark != previous)
        height += lines * font * line_height + (_BLOCK_GAP if is_block else 0.0)
        previous = mark
    return height


@lru_cache(maxsize=1024)
def _line_count(line: str, width: float, *, bold: bool) -> int:
    """Return the lines that a line of text takes in `width` ems, broken between words."""
    count, left = 1, width
    for number, word in enumerate(_visible(line).split(" ")):
        need = _text_width(word, bold=bold)
        space = _WIDTHS[" "] if number else 0.0
        if need + space <= left:
            left -= need + space
            continue
        more, last = divmod(need, width)
        count += (1 if number else 0) + int(more)
        left = width - last
    return count


def _visible(line: str) -> str:
    """Return what a reader sees of a line; a mention and a time get a usual length."""
    plain = _MOMENT.sub("March 17, 2030 at 5:46 PM", _MENTION.sub("@Bartholomew", line))
    return _MARKS.sub("", _LINK.sub(r"\1", plain))


def _text_width(text: str, *, bold: bool) -> float:
    return sum(map(_character_width, text)) * (_BOLD if bold else 1.0)


@lru_cache(maxsize=4096)
def _character_width(character: str) -> float:
    base = unicodedata.normalize("NFD", character)[0]
    category = unicodedata.category(base)
    if category in ("Mn", "Me", "Cf"):
        return 0.0
    if base in _WIDTHS:
        return _WIDTHS[base]
    return {"Ll": _LOWER, "Lu": _UPPER, "So": _PICTOGRAM}.get(category, _SIGN)


def picture_height(picture: Attachment, width: float = FRAMED_WIDTH) -> float:
    """Return the height of a picture as wide as there is room; 0 if its size is unknown."""
    across, down = picture.size
    return min(min(width, across) * down / across, MAX_PICTURE_HEIGHT) if across else 0.0


def gallery_height(pictures: Sequence[Attachment], width: float = FRAMED_WIDTH) -> float:
    """Return the height of pictures in two or three columns."""
    columns = _MAX_COLUMNS.get(len(pictures), 2)
    cell = (width - 6.0 * (columns - 1)) / columns
    rows = [pictures[first : first + columns] for first in range(0, len(pictures), columns)]
    return sum(max(picture_height(one, cell) for one in row) for row in rows) + 6.0 * max(0, len(rows) - 1)


def controls_height(items: Iterable[ui.Item[Any]], width: float = FRAMED_WIDTH) -> float:
    """Return the height of a row of controls: a phone wraps its buttons."""
    lines, left = 0, 0.0
    for item in items:
        need = _button_width(item) if isinstance(item, ui.Button) else width
        if lines and need + _CONTROL_GAP <= left:
            left -= need + _CONTROL_GAP
        else:
            lines, left = lines + 1, width - need
    return lines * _CONTROL_HEIGHT + max(0, lines - 1) * _CONTROL_GAP


def _button_width(item: ui.Button[Any]) -> float:
    label = _text_width(item.label or "", bold=False) * _LABEL_FONT
    return _BUTTON_PADDING + label + (_EMOJI_WIDTH if item.emoji else 0.0)
