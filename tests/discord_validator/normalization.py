"""Values that discord.py sends differently from Discord's description, but that Discord accepts.

They are changed in a copy before the description validates the body. No other values are changed: the description
refuses each of these, as tests show.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.discord_validator.json_access import Json, listing, mapping, objects
from tests.discord_validator.request_parts import commands_in, message_in

if TYPE_CHECKING:
    from tests.discord_validator.request import Request

PUBLIC_THREAD = 11


def normalized_body(request: Request) -> Any:
    """Return a request's body in the form of the description."""
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
            del body["type"]  # always the type of a post in a forum
    return body


def _at(body: Any, path: str) -> Json:
    inside = mapping(body)
    for key in path.strip("/").split("/") if path else ():
        inside = mapping(inside.get(key))
    return inside


def _normalize_message(message: Json, *, new: bool) -> None:
    if not new and message.get("tts") is False:
        del message["tts"]  # false: edits and posts in forums cannot be spoken
    for _, attachment in objects(message, "attachments", ""):
        _normalize_attachment(attachment)
    for _, embed in objects(message, "embeds", ""):
        embed.pop("flags", None)  # 0: the value that Discord sets
        if embed.get("type") == "rich":
            del embed["type"]

    mentions = mapping(message.get("allowed_mentions"))
    for key in ("users", "roles"):
        if key in mentions:
            mentions[key] = [str(user) for user in listing(mentions[key])]


def _normalize_attachment(attachment: Json) -> None:
    _stringify(attachment, "id")  # the index of the upload, from 0
    if "url" in attachment:  # a file that stays has the description that Discord sent
        for key in set(attachment) - {"id", "filename", "description"}:
            del attachment[key]


def _stringify(parent: Json, key: str) -> None:
    if isinstance(parent.get(key), int):
        parent[key] = str(parent[key])
