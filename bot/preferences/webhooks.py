"""Frozen values: a server's webhook, to which the bot reports the public events of the server's tables."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

MAX_FAILING_S = 3 * 24 * 3600.0
"""Seconds without an accepted request after which a failing webhook is switched off."""
MIN_TRYING_S = 3600.0
"""Seconds for which an event is tried before its failures can switch the webhook off."""


class Webhook(Struct, frozen=True, omit_defaults=True):
    """The address and the secret of a server's webhook, and how its requests went."""

    url: str
    secret: str
    """The key of the signatures, base64 with the prefix `whsec_`."""
    since: float
    """When the address was set or switched on again, Unix seconds: earlier events are not reported."""
    failing_since: float | None = None
    """When the first request failed since the last accepted one, Unix seconds; None: the last request was accepted."""
    is_off: bool = False
    """Whether the bot switched it off because its requests kept failing."""

    @property
    def start(self) -> float | None:
        """The time from which events are reported, Unix seconds; None: none is."""
        return None if self.is_off else self.since


def after_success(webhook: Webhook) -> Webhook:
    """Return a webhook after an accepted request."""
    return replace(webhook, failing_since=None)


def after_failure(webhook: Webhook, event_at: float, now: float) -> Webhook:
    """Return a webhook after a refused request about an event, perhaps switched off. Times are Unix seconds."""
    since = now if webhook.failing_since is None else webhook.failing_since
    is_off = now - since >= MAX_FAILING_S and now - event_at >= MIN_TRYING_S
    return replace(webhook, failing_since=since, is_off=webhook.is_off or is_off)
