"""Discord's rules for messages, forms, suggestions and threads.

These are rules that its description lacks, and some that deserve a plainer message than a schema's. Two rules are
ours: every message states the users it may ping, and a ping has content for the notification on the phone.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from tests.discord_validator.components import component_problems, layout_problems, shown_text, too_long
from tests.discord_validator.json_access import Json, listing, mapping, objects, text
from tests.discord_validator.request import Problem

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tests.discord_validator.request import Upload
    from tests.discord_validator.request_parts import Draft, Part

LONGEST_CONTENT = 2000
MOST_EMBEDS = 10
MOST_IN_EMBEDS = 6000
LONGEST_ALT = 1024
LARGEST_UPLOAD = 10 * 1024 * 1024
MOST_SUGGESTIONS = 25
LONGEST_SUGGESTION = 100
MOST_IN_A_FORM = 5
LONGEST_TITLE = 45
LONGEST_THREAD_NAME = 100

BEARERS = ("content", "embeds", "components", "sticker_ids", "poll", "shared_client_theme", "message_reference")
"""The possible contents of a message, besides files."""

MENTION = re.compile(r"<@!?(\d+)>")
ATTACHED = re.compile(rb'"attachment://([^"]*)"')


def message_problems(draft: Draft, uploads: Sequence[Upload], body: bytes) -> Iterator[Problem]:
    """Yield the problems of a message; `body` is the whole request's, which is searched for pictures."""
    message, path = draft.part.json, draft.part.at
    yield from component_problems(message, path)
    yield from layout_problems(message, path, new=draft.new)
    yield from _lengths(message, path)
    yield from _files(message, path, uploads)
    yield from _pictures(draft, body)
    if draft.new and not uploads and not any(message.get(key) for key in BEARERS):
        yield Problem(path, "an empty message")
    if has_words(message):
        yield from _pings(message.get("allowed_mentions"), f"{path}/allowed_mentions")
    if draft.new:
        yield from _calls(message, path)


def has_words(message: Json) -> bool:
    """Return whether a message has text that could ping a user."""
    return bool(message.get("content") or message.get("embeds") or shown_text(message))


def _pings(mentions: Any, path: str) -> Iterator[Problem]:
    if not isinstance(mentions, dict):
        yield Problem(path, "it is not said whom these words may ping")
    parsed = listing(mapping(mentions).get("parse"))
    for kind in ("everyone", "roles"):
        if kind in parsed:
            yield Problem(f"{path}/parse", f"this bot never pings {kind}")
    if "users" in parsed and mapping(mentions).get("users"):
        yield Problem(f"{path}/users", "either all users that are named, or these: Discord takes no both")


def _calls(message: Json, path: str) -> Iterator[Problem]:
    """Discord's notifications show content alone: a ping in components only would be an empty notification."""
    mentions, content = mapping(message.get("allowed_mentions")), text(message.get("content"))
    users = set(MENTION.findall(content))
    for user in listing(mentions.get("users")):
        if str(user) not in users:
            yield Problem(f"{path}/content", f"{user} may be pinged, and no content says so to their phone")
    if "users" in listing(mentions.get("parse")) and not content:
        yield Problem(f"{path}/content", "whoever is named may be pinged, and there is no content for their phone")


def _lengths(message: Json, path: str) -> Iterator[Problem]:
    yield from too_long(message, "content", LONGEST_CONTENT, path)
    embeds = [embed for _, embed in objects(message, "embeds", path)]
    if len(embeds) > MOST_EMBEDS:
        yield Problem(f"{path}/embeds", f"{len(embeds)} embeds; {MOST_EMBEDS} fit")
    total = sum(map(embed_length, embeds))
    if total > MOST_IN_EMBEDS:
        yield Problem(f"{path}/embeds", f"{total} characters altogether; {MOST_IN_EMBEDS} fit")


def embed_length(embed: Json) -> int:
    """Return the characters of an embed that count towards the limit of a message."""
    words = [embed.get("title"), embed.get("description")]
    words += [mapping(embed.get("footer")).get("text"), mapping(embed.get("author")).get("name")]
    words += [mapping(field).get(key) for field in listing(embed.get("fields")) for key in ("name", "value")]
    return sum(len(text(word)) for word in words)


def _files(message: Json, path: str, uploads: Sequence[Upload]) -> Iterator[Problem]:
    for where, attachment in objects(message, "attachments", path):
        yield from too_long(attachment, "description", LONGEST_ALT, where)
    for upload in uploads:
        if upload.size > LARGEST_UPLOAD:
            yield Problem(f"{path}/attachments", f"{upload.name} has {upload.size} bytes; {LARGEST_UPLOAD} fit")


def _pictures(draft: Draft, body: bytes) -> Iterator[Problem]:
    """A message shows only its own files. An edit may show earlier files, of which requests have only the ids."""
    attached = [attachment for _, attachment in objects(draft.part.json, "attachments", "")]
    if not draft.new and ("attachments" not in draft.part.json or not all(a.get("filename") for a in attached)):
        return
    names = {text(attachment.get("filename")) for attachment in attached}
    for name in sorted({name_match.decode() for name_match in ATTACHED.findall(body)} - names):
        yield Problem(draft.part.at, f"attachment://{name} is shown but not attached")


def modal_problems(modal: Part) -> Iterator[Problem]:
    """Yield the problems of a form."""
    yield from component_problems(modal.json, modal.at)
    yield from too_long(modal.json, "title", LONGEST_TITLE, modal.at)
    yield from too_long(modal.json, "custom_id", 100, modal.at)
    if not text(modal.json.get("title")):
        yield Problem(f"{modal.at}/title", "a form needs a title")
    parts = listing(modal.json.get("components"))
    if not 1 <= len(parts) <= MOST_IN_A_FORM:
        yield Problem(f"{modal.at}/components", f"{len(parts)} parts; 1 to {MOST_IN_A_FORM} fit")


def suggestion_problems(answer: Part) -> Iterator[Problem]:
    """Yield the problems of autocomplete suggestions."""
    choices = list(objects(answer.json, "choices", answer.at))
    if len(choices) > MOST_SUGGESTIONS:
        yield Problem(f"{answer.at}/choices", f"{len(choices)} suggestions; {MOST_SUGGESTIONS} fit")
    for where, choice in choices:
        yield from too_long(choice, "name", LONGEST_SUGGESTION, where)
        yield from too_long(choice, "value", LONGEST_SUGGESTION, where)
        if not text(choice.get("name")):
            yield Problem(f"{where}/name", "a suggestion needs a name")


def thread_problems(thread: Part) -> Iterator[Problem]:
    """Yield the problems of a thread's name."""
    yield from too_long(thread.json, "name", LONGEST_THREAD_NAME, thread.at)
