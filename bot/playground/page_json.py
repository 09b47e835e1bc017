"""Messages and forms as JSON for the page, with their text as HTML, as one user sees them.

Reads Discord's wire format and never changes it. Never shows a viewer data that the simulated Discord hides.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Mapping
from typing import Any, Final

from bot.playground.markdown import Names, to_html, to_inline_html
from bot.playground.payload import Json, inner, listed

SizeOf = Callable[[str], tuple[int, int] | None]
"""File address → width and height in pixels, None if it is not a picture."""

_EPHEMERAL: Final = 1 << 6
_LOADING: Final = 1 << 7
_COMPONENTS_V2: Final = 1 << 15
_THREAD_CREATED: Final = 18
_SYSTEM_TEXT: Final = {6: "pinned a message.", 7: "joined the server.", _THREAD_CREATED: "started a thread:"}
_PNG_HEADER: Final = 24
_PNG: Final = b"\x89PNG\r\n\x1a\n"
_GIFS: Final = (b"GIF87a", b"GIF89a")


def picture_size(data: bytes | None) -> tuple[int, int] | None:
    """Return width and height from the header of a PNG or GIF; None for any other data, or if one of them is 0."""
    if data is None or len(data) < _PNG_HEADER:
        return None
    if data.startswith(_PNG):
        width, height = struct.unpack(">II", data[16:_PNG_HEADER])
    elif data.startswith(_GIFS):
        width, height = struct.unpack("<HH", data[6:10])
    else:
        return None
    return (int(width), int(height)) if width and height else None


def message(payload: Mapping[str, Any], viewer: int, names: Names, size_of: SizeOf) -> Json:
    """Convert one message; `payload` is Discord's JSON with `pings` and perhaps `thread`."""
    flags = payload["flags"]
    layout = bool(flags & _COMPONENTS_V2)
    attachments = {f"attachment://{attachment['filename']}": attachment for attachment in payload["attachments"]}
    embedded = [inner(embed, kind).get("url") for embed in payload["embeds"] for kind in ("image", "thumbnail")]
    embedded_files = [attachment for address, attachment in attachments.items() if address in embedded]
    return {
        "id": payload["id"],
        "author": author(payload["author"]),
        "time": payload["timestamp"],
        "edited": payload["edited_timestamp"] is not None and not flags & _EPHEMERAL,
        "html": to_html(payload["content"] or "", names),
        "system": _SYSTEM_TEXT.get(payload["type"]),
        "ephemeral": bool(flags & _EPHEMERAL),
        "loading": bool(flags & _LOADING),
        "pinged": viewer in payload["pings"],
        "reply": _reply(payload.get("referenced_message"), names) if payload["type"] != _THREAD_CREATED else None,
        "used": _used(payload.get("interaction_metadata"), names),
        "thread": payload.get("thread"),
        "files": [
            _file(attachment, size_of)
            for attachment in payload["attachments"]
            if not layout and attachment not in embedded_files
        ],
        "embeds": [_embed(embed, names, size_of, attachments) for embed in payload["embeds"]],
        "parts": [_part(component, names, size_of, _alts(payload)) for component in payload["components"]],
    }


def push(payload: Mapping[str, Any], where: str, names: Names) -> Json:
    """Convert a message to a phone's notification: its plain content, without any Components V2 layout.

    `where` is the name of its place, empty for a direct message.
    """
    return {
        "id": payload["id"],
        "place": payload["channel_id"],
        "where": where,
        "author": author(payload["author"])["name"],
        "html": to_html(payload["content"] or "", names),
        "files": bool(payload["attachments"]) and not payload["flags"] & _COMPONENTS_V2,
    }


def author(user: Mapping[str, Any]) -> Json:
    """Convert a user to the fields that the page shows."""
    return {"id": user["id"], "name": user["global_name"] or user["username"], "bot": bool(user["bot"])}


def modal(payload: Mapping[str, Any], names: Names) -> Json:
    """Convert a modal: its title and its parts, in order."""
    parts = [_part(component, names, lambda _: None, {}) for component in payload["components"]]
    return {"title": payload["title"], "parts": parts}


def _alts(payload: Mapping[str, Any]) -> dict[str, str]:
    """Return alt texts by file address, for pictures whose gallery has none."""
    return {a["url"]: a.get("description") or "" for a in payload["attachments"]}


def _reply(payload: Mapping[str, Any] | None, names: Names) -> Json | None:
    if payload is None:
        return None
    return {
        "id": payload["id"],
        "author": author(payload["author"]),
        "html": to_inline_html((payload["content"] or "…")[:120].replace("\n", " "), names),
    }


def _used(meta: Mapping[str, Any] | None, names: Names) -> Json | None:
    if not meta or not meta.get("name"):
        return None
    return {"by": author(meta["user"]), "command": names.get(f"/{meta['name']}", meta["name"])}


def _file(attachment: Mapping[str, Any], size_of: SizeOf) -> Json:
    url = attachment["url"]
    return {
        "url": url,
        "name": attachment["filename"],
        "alt": attachment.get("description") or "",
        "size": size_of(url),
        "bytes": attachment["size"],
        "picture": str(attachment["content_type"]).startswith("image/"),
        "spoiler": attachment["filename"].startswith("SPOILER_"),
    }


def _embed(embed: Mapping[str, Any], names: Names, size_of: SizeOf, attachments: Mapping[str, Json]) -> Json:
    """Convert an embed; `attachments` are keyed by the address with which an embed refers to them."""

    def picture(kind: str) -> Json | None:
        url = str(inner(embed, kind).get("url") or "")
        if url in attachments:
            return _file(attachments[url], size_of)
        return {"url": url, "alt": "", "size": size_of(url)} if url else None

    return {
        "title": to_inline_html(embed.get("title") or "", names),
        "url": embed.get("url"),
        "html": to_html(embed.get("description") or "", names),
        "color": embed.get("color"),
        "author": inner(embed, "author").get("name"),
        "footer": inner(embed, "footer").get("text"),
        "image": picture("image"),
        "thumbnail": picture("thumbnail"),
        "fields": [
            {
                "name": to_inline_html(field["name"], names),
                "html": to_html(field["value"], names),
                "inline": bool(field.get("inline")),
            }
            for field in listed(embed, "fields")
        ],
    }


def _part(part: Mapping[str, Any], names: Names, size_of: SizeOf, alts: Mapping[str, str]) -> Json:
    """Convert a component and its children; fields that the page can use directly are unchanged."""

    def below(component: Mapping[str, Any]) -> Json:
        return _part(component, names, size_of, alts)

    def media(item: Mapping[str, Any]) -> Json:
        url = item["media"]["url"]
        alt = item.get("description") or alts.get(url, "")
        return {"url": url, "alt": alt, "size": size_of(url), "spoiler": bool(item.get("spoiler"))}

    converted = dict(part)
    if part.get("components"):
        converted["components"] = [below(child) for child in part["components"]]
    for single in ("component", "accessory"):
        if part.get(single):
            converted[single] = below(part[single])
    match part["type"]:
        case 10:
            converted["html"] = to_html(part["content"], names)
        case 11:
            converted["media"] = media(part)
        case 12:
            converted["items"] = [media(item) for item in part["items"]]
        case 13:
            converted["url"] = part["file"]["url"]
        case _:
            pass
    return converted
