"""What discord.py says otherwise than Discord's description, and Discord takes all the same.

Each of these is undone on a copy before the description is held against a body, so that what we decided is
validated. Nothing else is changed: each of them was seen to be refused.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.discord_validator.json_access import Json, listing, mapping, objects
from tests.discord_validator.request_parts import commands_in, message_in

if TYPE_CHECKING:
    from tests.discord_validator.request import Request

PUBLIC_THREAD = 11


def normalized_body(request: Request) -> Any:
    """Return a request's body as the description would have it."""
    body: Any = request.json
    _stringify(mapping(body), "recipient_id")
    if commands_in(request):
        for command in (body, *listing(body)):
            mapping(command).pop("nsfw", None)  # documented for people, missing in the description
    draft = message_in(request)
    if draft is not None:
        in_forum = draft.part.at == "/message"
        _normalize_message(_at(body, draft.part.at), new=draft.new and not in_forum)
        if in_forum and body.get("type") == PUBLIC_THREAD:
            del body["type"]  # what a post in a forum always is
    return body


def _at(body: Any, path: str) -> Json:
    inside = mapping(body)
    for key in path.strip("/").split("/") if path else ():
        inside = mapping(inside.get(key))
    return inside


def _normalize_message(message: Json, *, new: bool) -> None:
    if not new and message.get("tts") is False:
        del message["tts"]  # an edit cannot speak, nor can a post in a forum, and says that it does not
    for _, attachment in objects(message, "attachments", ""):
        _normalize_attachment(attachment)
    for _, embed in objects(message, "embeds", ""):
        embed.pop("flags", None)  # 0: what Discord would set, told back to it
        if embed.get("type") == "rich":
            del embed["type"]

    allowed = mapping(message.get("allowed_mentions"))
    for key in ("users", "roles"):
        if key in allowed:
            allowed[key] = [str(each) for each in listing(allowed[key])]


def _normalize_attachment(attachment: Json) -> None:
    _stringify(attachment, "id")  # which upload it is, counted from 0
    if "url" in attachment:  # a file that stays is described as Discord had described it
        for key in set(attachment) - {"id", "filename", "description"}:
            del attachment[key]


def _stringify(parent: Json, key: str) -> None:
    if isinstance(parent.get(key), int):
        parent[key] = str(parent[key])
