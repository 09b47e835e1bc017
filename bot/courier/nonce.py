"""Names for messages that are about to be sent, so that a message sent twice is one message.

Pure. A nonce makes Discord itself drop a repetition within some minutes; a mark is the same name worn by the
message for ever, as the id of its first component, by which it is recognised in a channel's history. Both are
hashes: they tell a reader nothing.
"""

from __future__ import annotations

from hashlib import blake2s
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import discord

_OWN = 1 << 30
"""Discord numbers components from 1 upwards; ours begin far above and end below 2**31 (int32)."""


def nonce_of(table: int, occasion: str, at: float) -> str:
    """Return the nonce (24 of the 25 characters Discord allows) of what is said at `occasion`.

    `at` is the moment it was first meant to be said, in unix seconds: what is said anew is a new message.
    """
    return blake2s(f"{table} {occasion} {at!r}".encode(), digest_size=12).hexdigest()


def mark_of(nonce: str) -> int:
    """Return the component id that a message with this nonce wears: 2**30 up to, not including, 2**31."""
    return _OWN + int(nonce, 16) % _OWN


def marked(view: discord.ui.LayoutView, mark: int) -> discord.ui.LayoutView:
    """Let the first component of a freshly made view wear `mark`; nobody sees it. Returns the same view."""
    first: discord.ui.Item[Any] = view.children[0]
    first.id = mark
    return view


def mark_on(message: discord.Message) -> int | None:
    """Return the mark that a message wears; None: it was not sent by the courier."""
    found = getattr(message.components[0], "id", None) if message.components else None
    return found if found is not None and found >= _OWN else None


def wears(message: discord.Message, mark: int) -> bool:
    """Say whether `message` was sent with this mark."""
    return any(getattr(component, "id", None) == mark for component in message.components)
