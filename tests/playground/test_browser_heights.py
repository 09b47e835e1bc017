"""The estimated heights of messages on a phone are those of Chromium, nearly to the pixel."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from playwright.async_api import ViewportSize

from bot.playground import page_json
from bot.transport.message import Attachment
from bot.ui.messages.components import button
from bot.ui.messages.heights import MARGIN, PHONE_WIDTH, message_height
from bot.ui.messages.layout import framed, notification
from tests.playground.browsing import BROWSER

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.async_api import Page

    from bot.transport.message import Message

pytestmark = [
    pytest.mark.unmeasured,
    pytest.mark.skipif(BROWSER is None, reason="no Chromium or Chrome on the PATH to open the page in"),
    pytest.mark.asyncio(loop_scope="module"),
]

IN_A_CHAT = """async message => {
  const {Chat} = await import("/web/chat.js");
  const page = {frame: () => ({welcome: "", people: [], roles: {}, places: []}), indexOf: () => 0, locale: () => "en"};
  const chat = new Chat(page);
  chat.clear();
  chat.update({messages: [message], gone: [], more: false});
  return document.querySelector(".message").getBoundingClientRect().height;
}"""
"""Shows one message in the page and returns its height."""
ADDRESS = "data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=#"
TEXT = "➡️ **Eva Nová**, **František** to move · round 2 of 8 · long enough to be broken on a phone\nA line"
NEWS = "-# • 🚴 Round 17, 18 to go: 13, 7, 9 and 18 in front, others lose two fields.\n## A great moment\n-# • End"
PICTURE = Attachment("board.png", b"", "", (1200, 900), large=True)
ROWS = [
    [button(f"{n}", label, "👉") for n, label in enumerate(("My move", "My secrets", "What’s new?", "What can I do?"))]
]
MESSAGES: dict[str, Callable[[], Message]] = {
    "framed": lambda: framed("### 🚴 Tour de France · #1", TEXT, PICTURE, NEWS, *ROWS),
    "plain": lambda: notification(TEXT, PICTURE, NEWS, *ROWS),
}


@pytest.mark.parametrize("page", [ViewportSize(width=PHONE_WIDTH, height=915)], indirect=True, ids=["412"])
async def test_an_estimate_is_what_chromium_shows(page: Page) -> None:
    for name, make in MESSAGES.items():
        message = make()
        shown = float(await page.evaluate(IN_A_CHAT, as_json(message)))
        assert abs(message_height(message) - shown) <= MARGIN, (name, message_height(message), shown)


def as_json(message: Message) -> Any:
    """Return what the page gets of a message."""
    plain, sizes = message.plain, {f"{ADDRESS}{one.name}": one.size for one in message.attachments}
    view: Any = plain.view() if plain else message.view()
    components = view.to_components()
    embeds = [embed.to_dict() for embed in plain.embeds] if plain else []
    files = [
        {"filename": one.name, "url": f"{ADDRESS}{one.name}", "size": 0, "content_type": "image/png"}
        for one in message.attachments
    ]
    payload = {
        "id": "1",
        "flags": 0 if plain else 1 << 15,
        "content": plain.content if plain else "",
        "embeds": embeds,
        "components": _addressed(components),
        "attachments": files,
        "type": 0,
        "pings": [],
        "timestamp": "2026-01-01T00:00:00+00:00",
        "edited_timestamp": None,
        "author": {"id": "1", "global_name": "Bot", "username": "bot", "bot": True},
    }
    return page_json.message(payload, 1, {}, sizes.get)


def _addressed(components: list[Any]) -> Any:
    """Return components with the addresses of files in place of their names."""
    return json.loads(json.dumps(components).replace("attachment://", ADDRESS))
