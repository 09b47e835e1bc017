"""The seal of a record: the bot that gave the record out recognises it, and notices every change. Pure."""

from __future__ import annotations

import hashlib
import hmac
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

if TYPE_CHECKING:
    from bot.records.model import Record

_PURPOSE = b"record of a game\0"
"""Keeps a seal apart from other digests under the same key."""


def sealed(record: Record, key: bytes) -> Record:
    """Return a record with the seal of a bot; `key` is the bot's own."""
    return replace(record, seal=seal(content_digest(record), key))


def content_digest(record: Record) -> str:
    """Return the hex SHA-256 of all of a record but its seal, without the white space between its values."""
    content = msgspec.json.format(msgspec.json.encode(replace(record, seal="")), indent=-1)
    return hashlib.sha256(content).hexdigest()


def seal(digest: str, key: bytes) -> str:
    """Return the seal of a record with this `content_digest`."""
    return hmac.new(key, _PURPOSE + digest.encode(), hashlib.sha256).hexdigest()


def is_seal(text: str, digest: str, key: bytes) -> bool:
    """Return whether a text is the seal of a record with this `content_digest`."""
    return hmac.compare_digest(text.encode(), seal(digest, key).encode())
