"""Blocks: users who may not open or join tables on a server. Pure.

A block names its user by id, so that moderators can read their list. `/me forget` deletes the id. A keyed digest
remains, so that a user cannot lift the block by deleting their data. Computing or checking a digest requires the bot's
key, and the digests of one user on two servers are unrelated.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

if TYPE_CHECKING:
    from collections.abc import Sequence

DIGEST_BYTES = 16
MAX_BLOCKS = 200
"""Blocks of one server: more than a community needs, and few enough to be read with its settings."""


class Block(Struct, frozen=True):
    """One blocked user of a server."""

    digest: str
    """The keyed digest of the user id, see `digest_of`."""
    at: float
    """When the user was blocked, Unix seconds."""
    user: int | None = None
    """The user id; None: the user has deleted their data since."""


Blocks = tuple[Block, ...]


def digest_of(guild: int, user: int, key: bytes) -> str:
    """Return the digest (32 hex digits) of a user id on one server."""
    return hmac.new(key, f"block:{guild}:{user}".encode(), hashlib.sha256).digest()[:DIGEST_BYTES].hex()


def contains(blocks: Sequence[Block], digest: str) -> bool:
    """Return whether a user, given by the digest, is blocked."""
    given = digest.encode(
        errors="replace"
    )  # a forged press can name any text; only ASCII texts can be compared as text
    return any(hmac.compare_digest(block.digest.encode(), given) for block in blocks)


def added(blocks: Blocks, block: Block) -> Blocks:
    """Return the blocks with one more, the newest first; an earlier block of the same user is replaced."""
    return (block, *lifted(blocks, block.digest))


def lifted(blocks: Blocks, digest: str) -> Blocks:
    """Return the blocks without the one of this digest."""
    return tuple(block for block in blocks if block.digest != digest)


def without_user(blocks: Blocks, user: int) -> Blocks:
    """Return the blocks with a deleted user's id removed; the block stays."""
    return tuple(replace(block, user=None) if block.user == user else block for block in blocks)
