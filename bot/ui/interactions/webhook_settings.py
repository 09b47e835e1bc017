"""Handlers of `/settings webhook`: show a server's webhook, set its address, test it, remove it.

The secret is shown once, in the private answer to the moderator who sets the address.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.game.contract import Refused
from bot.preferences import webhooks
from bot.preferences.webhooks import Webhook
from bot.ui.interactions import server_settings
from bot.ui.interactions.rights import require_server_manager
from bot.ui.messages import webhook_panel
from bot.ui.messages.layout import notice
from bot.webhooks.addresses import checked_url, masked
from bot.webhooks.client import new_secret
from bot.webhooks.events import test_body

if TYPE_CHECKING:
    from bot.preferences.settings import ServerSettings
    from bot.ui.interactions.request import Request
    from bot.ui.messages.components import Press
    from bot.webhooks.client import WebhookAnswer


TEST_SLOT = "webhook test"
"""The kind of the newest answer to a test. The panel has another one and stays, because it may show the secret."""


class WebhookAction(StrEnum):
    """What a moderator can do with the webhook of the server."""

    TEST = "test"
    REMOVE = "remove"


async def typed(request: Request, address: str | None, action: str | None) -> None:
    """Show the webhook, set its address, or do the typed action; raise `Refused` for both at once."""
    require_server_manager(request.interaction)
    if address is not None and action is not None:
        raise Refused("webhook-one-thing")
    if address is not None:
        await _set(request, address)
    elif action is not None:
        await (_test if action == WebhookAction.TEST else _remove)(request)
    else:
        await _show(request)


async def press_remove(request: Request, _press: Press) -> None:
    """Remove the webhook, by the button of the panel."""
    require_server_manager(request.interaction)
    await _remove(request)


async def press_test(request: Request, _press: Press) -> None:
    """Send a test, by the button of the panel."""
    require_server_manager(request.interaction)
    await _test(request)


async def _show(request: Request, *news: str) -> None:
    message = webhook_panel.panel(_webhook(request), request.say, *news)
    await request.replace(message, slot=server_settings.SLOT)


async def _set(request: Request, address: str) -> None:
    """Set the address with a new secret, and show the secret; an earlier address and secret are erased."""
    webhook = Webhook(checked_url(address), new_secret(), request.app.clock.now())

    def with_webhook(settings: ServerSettings) -> ServerSettings:
        return replace(settings, webhook=webhook)

    await server_settings.save(
        request,
        with_webhook,
        lambda _view, say: [say("journal-webhook-set", address=masked(webhook.url))],
        overwriting=True,
    )
    await _show(request, request.say("webhook-set"), request.say("webhook-secret", secret=f"||`{webhook.secret}`||"))


async def _remove(request: Request) -> None:
    if _webhook(request) is None:
        raise Refused("webhook-none")

    def without(settings: ServerSettings) -> ServerSettings:
        return replace(settings, webhook=None)

    await server_settings.save(request, without, lambda _view, say: [say("journal-webhook-removed")], overwriting=True)
    await _show(request, request.say("webhook-removed"))


async def _test(request: Request) -> None:
    """Send a test and answer with the result; the panel stays, because it may still show the secret.

    A webhook that the bot switched off is on again if the test is accepted.
    """
    guild, app = require_server_manager(request.interaction), request.app
    webhook = _webhook(request)
    if webhook is None:
        raise Refused("webhook-none")
    now = app.clock.now()
    answer = await app.webhooks.test(webhook, f"test-{request.key}", test_body(guild), int(now))
    if answer.problem is None:

        def accepted(settings: ServerSettings) -> ServerSettings:
            current = settings.webhook
            if current is None or current.secret != webhook.secret:
                return settings
            since = now if current.is_off else current.since
            return replace(settings, webhook=replace(webhooks.after_success(current), since=since, is_off=False))

        await app.preferences.update_server(guild, accepted)
    await request.answer(notice(_result(request, answer)), slot=TEST_SLOT)


def _result(request: Request, answer: WebhookAnswer) -> str:
    if answer.problem is None:
        return request.say("webhook-test-accepted", status=str(answer.status))
    return request.say(answer.problem.value, status=str(answer.status))


def _webhook(request: Request) -> Webhook | None:
    return request.app.preferences.server(request.interaction.guild_id or 0).webhook
