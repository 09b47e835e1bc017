"""The form of every message: a framed column of Components V2, or a plain message for notifications.

The code does not depend on tables or games: it lays out texts, pictures and rows of controls for a phone.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from bot.i18n.translation import clipped
from bot.transport.message import Attachment, Message, Plain

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from bot.i18n.translation import Say
    from bot.ui.messages.components import ControlRow


@dataclass(frozen=True)
class Beside:
    """A text with its button to the right."""

    text: str
    control: Callable[[], ui.Item[Any]]


@dataclass(frozen=True)
class Gallery:
    """Pictures together in one place, at most ten: small, and large once they are opened."""

    pictures: tuple[Attachment, ...]


if TYPE_CHECKING:
    PlainPart = str | Attachment | Gallery | ControlRow
    Part = PlainPart | Beside

MAX_TEXT_LENGTH = 3800
"""Discord allows 4,000 characters of text in a message; the rest is for the line above the frame."""
MAX_MENU_ROWS = 12
"""Rows of a menu. With two pictures, the texts and the row below every board, they stay within Discord's limit of 40
components."""
MAX_CONTENT_LENGTH = 2000
"""Characters of a plain message's content, which a phone shows in its notification."""
MAX_LARGE_PICTURES = 4
"""Large pictures of a plain message; more would make it as long as a page."""
MAX_PLAIN_ROWS = 5
"""Rows of controls below a plain message."""
NEUTRAL_COLOUR = 0x4F6D7A
"""The accent colour of messages that belong to no game."""


def framed(
    *parts: Part | None, colour: int = NEUTRAL_COLOUR, pings: tuple[int, ...] = (), above: str | None = None
) -> Message:
    """Return a message of one framed column: texts, pictures and rows of controls in this order.

    A part that is None or empty is left out. `above` is a line outside the frame, for the called players.
    """
    contents = _clip_to_budget(MAX_TEXT_LENGTH, tuple(part for part in parts if part))

    def view() -> ui.LayoutView:
        layout_view = ui.LayoutView(timeout=None)
        if above:
            layout_view.add_item(ui.TextDisplay(above))
        layout_view.add_item(ui.Container(*map(_item, contents), accent_colour=colour))
        return layout_view

    return Message(view, tuple(picture for part in contents for picture in _pictures(part)), pings)


def _pictures(part: Part) -> tuple[Attachment, ...]:
    """Return the pictures of a part."""
    if isinstance(part, Gallery):
        return part.pictures
    return (part,) if isinstance(part, Attachment) else ()


def notification(
    content: str,
    *parts: PlainPart | None,
    question: str = "",
    colour: int = NEUTRAL_COLOUR,
    pings: tuple[int, ...] = (),
    roles: tuple[int, ...] = (),
) -> Message:
    """Return a message for notifications: phones show `content`, so it holds no secrets.

    Below it are the pictures, then all texts together, then the `question` that the controls answer, then at most
    `MAX_PLAIN_ROWS` rows of controls. A large picture follows the texts before it.
    """
    rows = [part for part in parts if part and not isinstance(part, str | Attachment | Gallery)]

    def view() -> ui.View:
        classic_view = ui.View(timeout=None)
        for number, row in enumerate(rows):
            for make in row:
                item = make()
                item.row = number
                classic_view.add_item(item)
        return classic_view

    question_embed = discord.Embed(description=question, colour=colour) if question else None
    plain = Plain(clipped(content, MAX_CONTENT_LENGTH), tuple(_embeds(parts, colour)), view, question_embed)
    texts = (part for part in parts if not part or isinstance(part, str | Attachment | Gallery))
    framed_form = framed(*texts, question, *rows, colour=colour, pings=pings, above=content)
    return Message(framed_form.view, framed_form.attachments, pings, plain, roles)


def _embeds(parts: Sequence[PlainPart | None], colour: int) -> Iterator[discord.Embed]:
    """Yield an embed for each large picture, with the texts before it, and one for the texts after the last one."""
    room, texts = MAX_TEXT_LENGTH, list[str]()
    for part in parts:
        if part and isinstance(part, str):
            texts.append(part)
        elif isinstance(part, Attachment) and part.large:
            words = clipped("\n".join(texts), room)
            embed = discord.Embed(description=words or None, colour=colour)
            yield embed.set_image(url=f"attachment://{part.name}")
            room, texts = room - len(words), []
    if words := clipped("\n".join(texts), room):
        yield discord.Embed(description=words, colour=colour)


def large(pictures: Sequence[Attachment]) -> tuple[Attachment, ...]:
    """Return pictures that are as wide as a plain message: all of a few, else the first and the last."""
    ends = {0, len(pictures) - 1}
    return tuple(
        replace(picture, large=len(pictures) <= MAX_LARGE_PICTURES or n in ends) for n, picture in enumerate(pictures)
    )


def listed(lines: Sequence[str], say: Say, *, most: int, room: int = MAX_TEXT_LENGTH) -> str:
    """Return the first `most` lines that fit into `room` characters, and a last line with the count of the others."""
    head = list(lines[:most])
    while len(head) > 1 and sum(len(line) + 1 for line in head) > room:
        head.pop()
    hidden_count = len(lines) - len(head)
    return "\n".join((*head, say("list-more", count=hidden_count)) if hidden_count else head)


def fits(*texts: str) -> bool:
    """Return whether these texts fit into one message together."""
    return sum(map(len, texts)) <= MAX_TEXT_LENGTH


def _clip_to_budget(budget: int, parts: Sequence[Part]) -> tuple[Part, ...]:
    """Return the parts with their texts clipped, so that all of them fit: the first texts are kept whole.

    A text beside a button is never clipped.
    """
    budget -= sum(len(part.text) for part in parts if isinstance(part, Beside))
    clipped_parts: list[Part] = []
    for part in parts:
        if isinstance(part, str):
            short = clipped(part, budget)
            budget -= len(short)
            if short:
                clipped_parts.append(short)
        else:
            clipped_parts.append(part)
    return tuple(clipped_parts)


def _item(part: Part) -> ui.Item[Any]:
    if isinstance(part, str):
        return ui.TextDisplay(part)
    if isinstance(part, Attachment | Gallery):
        return ui.MediaGallery(*map(_gallery_item, _pictures(part)))
    if isinstance(part, Beside):
        return ui.Section(part.text, accessory=part.control())
    return ui.ActionRow(*(make() for make in part))


def _gallery_item(picture: Attachment) -> discord.MediaGalleryItem:
    return discord.MediaGalleryItem(f"attachment://{picture.name}", description=picture.alt, spoiler=picture.spoiler)


def notice(text: str) -> Message:
    """Return a message of a sentence or two, without controls."""
    return framed(text)
