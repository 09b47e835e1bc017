"""Conversion of the simulated Discord's payloads to the page's messages."""

from __future__ import annotations

import io
from typing import Any

import pytest
from PIL import Image

from bot.playground import page_json
from bot.playground.simulator import Discord, Upload, building
from tests.playground.conftest import create_club

LAYOUT = 1 << 15


class PageChannel:
    """A channel with messages of the bot, as Ann sees them."""

    def __init__(self) -> None:
        self.world = Discord()
        self.server, self.id, (self.ann, self.bob, _) = create_club(self.world)

    def write(self, *uploads: Upload, **body: Any) -> dict[str, Any]:
        """Send a message as the bot and return it in the page's form."""
        self.world.request("POST", f"/channels/{self.id}/messages", body, uploads=uploads)
        return self.last()

    def pushed(self, *uploads: Upload, **body: Any) -> dict[str, Any]:
        """Send a message as the bot and return its notification on a phone."""
        self.world.request("POST", f"/channels/{self.id}/messages", body, uploads=uploads)
        (payload,) = self.world.history(self.ann, self.id, 1)
        return page_json.push(payload, "games", self.world.names(self.ann, self.server))

    def last(self) -> dict[str, Any]:
        """Return the newest message in the page's form."""
        (payload,) = self.world.history(self.ann, self.id, 1)
        names = self.world.names(self.ann, self.server)
        return page_json.message(payload, self.ann, names, lambda _: (1200, 700))


@pytest.fixture
def channel() -> PageChannel:
    return PageChannel()


def picture() -> bytes:
    data = io.BytesIO()
    Image.new("RGB", (1200, 700)).save(data, "PNG")
    return data.getvalue()


def test_the_size_of_a_picture_is_read() -> None:
    assert page_json.picture_size(picture()) == (1200, 700)


def test_the_size_of_a_film_is_read() -> None:
    data = io.BytesIO()
    Image.new("P", (600, 350)).save(data, "GIF")
    assert page_json.picture_size(data.getvalue()) == (600, 350)


@pytest.mark.parametrize("data", [None, b"", b"\x89PNG\r\n\x1a\n", b"GIF89a" + bytes(40), b"RIFF" + bytes(40)])
def test_other_data_has_no_size(data: bytes | None) -> None:
    assert page_json.picture_size(data) is None


def test_text_becomes_html_with_names(channel: PageChannel) -> None:
    assert "@Bob" in channel.write(content=f"**hello** <@{channel.bob}>")["html"]


def test_a_message_lists_the_pinged_users(channel: PageChannel) -> None:
    assert channel.write(content=f"<@{channel.ann}>", allowed_mentions={"parse": ["users"]})["pinged"]
    assert not channel.write(content=f"<@{channel.ann}>", allowed_mentions={"parse": []})["pinged"]


def test_an_attachment_has_its_alt_text(channel: PageChannel) -> None:
    message = channel.write(Upload("board.png", picture(), "A board"), content="x")
    (file,) = message["files"]
    assert (file["alt"], file["picture"], file["size"]) == ("A board", True, (1200, 700))


def test_a_layout_shows_its_picture_once(channel: PageChannel) -> None:
    gallery = {"type": 12, "items": [{"media": {"url": "attachment://board.png"}}]}
    box = {"type": 17, "components": [{"type": 10, "content": "# Round"}, gallery]}
    message = channel.write(Upload("board.png", picture(), "A board"), components=[box], flags=LAYOUT)
    text, pictures = message["parts"][0]["components"]
    assert message["files"] == []
    assert text["html"] == "<h1>Round</h1>"
    assert pictures["items"][0]["alt"] == "A board"


def test_an_embed_is_shown(channel: PageChannel) -> None:
    message = channel.write(embeds=[{"title": "T", "description": "**d**", "fields": [{"name": "n", "value": "v"}]}])
    (embed,) = message["embeds"]
    assert (embed["thumbnail"], embed["image"]) == (None, None)
    assert embed["html"] == "<p><strong>d</strong></p>"
    assert embed["fields"][0]["name"] == "n"


def test_a_picture_in_an_embed_is_shown_only_there(channel: PageChannel) -> None:
    places = {"image": {"url": "attachment://a.png"}, "thumbnail": {"url": "attachment://b.png"}}
    files = [Upload(f"{name}.png", picture(), f"picture {name}") for name in "abc"]
    message = channel.write(*files, content="x", embeds=[{"title": "T", **places}])
    (embed,) = message["embeds"]
    assert [item["alt"] for item in (embed["image"], embed["thumbnail"], *message["files"])] == [
        "picture a",
        "picture b",
        "picture c",
    ]
    assert embed["image"]["url"].endswith("/a.png")


def test_a_reply_shows_the_original_message(channel: PageChannel) -> None:
    first = building.write(channel.world, channel.bob, channel.id, "a question")
    message = channel.write(content="an answer", message_reference={"message_id": str(first)})
    assert (message["reply"]["author"]["name"], message["reply"]["html"]) == ("Bob", "a question")


def test_a_modal_keeps_its_labels() -> None:
    label = {"type": 18, "label": "Name", "component": {"type": 4, "custom_id": "n"}}
    form = page_json.modal({"title": "T", "components": [{"type": 10, "content": "*why*"}, label]}, {})
    assert form["parts"][0]["html"] == "<p><em>why</em></p>"
    assert form["parts"][1]["component"]["custom_id"] == "n"


def test_a_notification_shows_plain_content_with_names(channel: PageChannel) -> None:
    push = channel.pushed(content=f"**hello** <@{channel.bob}>")
    assert (push["author"], push["where"], push["place"]) == (channel.world.bot[1], "games", str(channel.id))
    assert "<strong>hello</strong>" in push["html"]
    assert "@Bob" in push["html"]


def test_a_notification_of_a_layout_has_no_text(channel: PageChannel) -> None:
    gallery = {"type": 12, "items": [{"media": {"url": "attachment://board.png"}}]}
    texts = {"type": 10, "content": "Your turn"}
    board = Upload("board.png", picture())
    push = channel.pushed(board, components=[{"type": 17, "components": [texts, gallery]}], flags=LAYOUT)
    assert (push["html"], push["files"]) == ("", False)


def test_a_notification_marks_a_file(channel: PageChannel) -> None:
    assert channel.pushed(Upload("board.png", picture()), content="")["files"]
