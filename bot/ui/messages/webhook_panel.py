"""The panel of a server's webhook: its address, how its requests went, and buttons to test and remove it.

Custom ids: `hook` sends a test, `unhook` removes the webhook.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.ui.messages.components import button
from bot.ui.messages.layout import framed
from bot.webhooks.addresses import masked

if TYPE_CHECKING:
    from bot.i18n.translation import Say
    from bot.preferences.webhooks import Webhook
    from bot.transport.message import Message


def panel(webhook: Webhook | None, say: Say, *news: str) -> Message:
    """Return the panel; `news` are lines about what was just done. It hides the secret and the path of the address."""
    heading = say("webhook-title")
    lines = "\n".join(news) or None
    if webhook is None:
        return framed(heading, lines, say("webhook-about"), say("webhook-how"))
    address = say("webhook-address", address=f"`{masked(webhook.url)}`")
    buttons = [
        button("hook", say("webhook-test"), "📨", main=True),
        button("unhook", say("webhook-remove"), "🗑️", grave=True),
    ]
    return framed(heading, lines, f"{address}\n{_state(webhook, say)}", say("webhook-change"), buttons)


def _state(webhook: Webhook, say: Say) -> str:
    if webhook.is_off:
        return say("webhook-is-off")
    if webhook.failing_since is not None:
        return say("webhook-is-failing", since=f"<t:{int(webhook.failing_since)}:R>")
    return say("webhook-is-on")
