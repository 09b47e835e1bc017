"""Nonces of messages: within some minutes no second message with the same nonce is sent, as in Discord.

SimCord accepts `nonce` and `enforce_nonce` but ignores them.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, Final, TypeAlias, cast

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.playground.payload import Json

NONCE_LIFETIME_S: Final = 300.0

Sent: TypeAlias = tuple[int, int, float]
"""Channel, message, and the Unix second when it was sent."""


class Nonces:
    """The messages that the bot sent recently, by nonce."""

    def __init__(self, saved: Mapping[str, Sent] | None = None) -> None:
        self._sent = dict(saved or {})

    def saved(self) -> dict[str, Sent]:
        """Return the messages that are still recent."""
        oldest = time.time() - NONCE_LIFETIME_S
        self._sent = {nonce: sent for nonce, sent in self._sent.items() if sent[2] > oldest}
        return self._sent

    def known(self, nonce: str | None) -> tuple[int, int] | None:
        """Return channel and message of the recent message with this nonce; None: there is none."""
        sent = self._sent.get(nonce or "")
        if sent is None or time.time() - sent[2] > NONCE_LIFETIME_S:
            return None
        return sent[:2]

    def note(self, nonce: str, channel: int, message: int) -> None:
        """Record a message that was just sent."""
        self._sent[nonce] = (channel, message, time.time())


def nonce_of(method: str, path: str, body: Any) -> str | None:
    """Return the nonce that a request wants to be enforced, None for all other requests."""
    if method != "POST" or not path.endswith("/messages") or not isinstance(body, dict):
        return None
    sent = cast("Json", body)
    return str(sent["nonce"]) if sent.get("enforce_nonce") and sent.get("nonce") else None
