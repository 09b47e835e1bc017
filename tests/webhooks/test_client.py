"""The webhook client on real sockets: signed requests, and only to allowed addresses."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import socket
import threading
from functools import partial
from typing import TYPE_CHECKING

import pytest
import pytest_asyncio

from bot.game.contract import Refused
from bot.preferences.webhooks import Webhook
from bot.webhooks.addresses import is_public
from bot.webhooks.client import Problem, ThreadedResolver, WebhookAnswer, WebhookClient, new_secret
from tests.webhooks.receiver import HOST, LOOPBACK, FixedResolver, Receiver, listening

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

BODY = b'{"event":"test"}'


@pytest_asyncio.fixture
async def receiver() -> AsyncIterator[Receiver]:
    async with listening() as server:
        yield server


async def post(client: WebhookClient, url: str) -> WebhookAnswer:
    return await client.post(Webhook(url, new_secret(), 0.0), "event-1", BODY, 1_700_000_000)


async def test_a_request_is_signed_over_its_id_time_and_body(receiver: Receiver) -> None:
    webhook = Webhook(receiver.url, new_secret(), 0.0)
    answer = await receiver.client().post(webhook, "event-1", BODY, 1_700_000_000)
    assert answer == WebhookAnswer(None, 204)
    ((headers, body),) = receiver.requests
    key = base64.b64decode(webhook.secret.removeprefix("whsec_"))
    digest = hmac.new(key, b"event-1.1700000000." + body, hashlib.sha256).digest()
    assert headers["Webhook-Signature"] == f"v1,{base64.b64encode(digest).decode()}"
    assert (headers["Webhook-Id"], headers["Webhook-Timestamp"]) == ("event-1", "1700000000")
    assert headers["Content-Type"] == "application/json"
    assert body == BODY


def test_each_secret_is_another() -> None:
    assert len({new_secret() for _ in range(10)}) == 10


@pytest.mark.parametrize("addresses", [(LOOPBACK,), ("1.1.1.1", LOOPBACK), (LOOPBACK, "1.1.1.1"), ("::1",), ()])
async def test_nothing_is_sent_if_one_address_of_the_name_is_inner(
    receiver: Receiver, addresses: tuple[str, ...]
) -> None:
    client = receiver.client(new_resolver=partial(FixedResolver, *addresses), is_allowed=is_public)
    assert await post(client, receiver.url) == WebhookAnswer(Problem.INSIDE)
    assert receiver.requests == []


async def test_the_name_is_resolved_once_so_no_later_answer_can_lead_inside(receiver: Receiver) -> None:
    resolver = FixedResolver(LOOPBACK)
    assert (await post(receiver.client(new_resolver=lambda: resolver), receiver.url)).problem is None
    assert resolver.count == 1


async def test_a_stored_address_is_checked_again(receiver: Receiver) -> None:
    assert await post(receiver.client(), f"https://{LOOPBACK}:{receiver.port}/") == WebhookAnswer(Problem.INSIDE)
    assert receiver.requests == []


async def test_a_redirect_is_not_followed(receiver: Receiver) -> None:
    receiver.status, receiver.headers = 307, {"Location": receiver.url}
    assert await post(receiver.client(), receiver.url) == WebhookAnswer(Problem.REFUSED, 307)
    assert len(receiver.requests) == 1


async def test_a_proxy_of_the_environment_is_not_used(receiver: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("https_proxy", "http://127.0.0.1:9")
    assert (await post(receiver.client(), receiver.url)).problem is None


async def test_a_certificate_of_an_unknown_authority_is_refused(receiver: Receiver) -> None:
    assert await post(receiver.client(tls=None), receiver.url) == WebhookAnswer(Problem.UNREACHABLE)
    assert receiver.requests == []


async def test_a_certificate_for_another_name_is_refused(receiver: Receiver) -> None:
    url = receiver.url.replace(HOST, "other.example.com")
    assert await post(receiver.client(), url) == WebhookAnswer(Problem.UNREACHABLE)
    assert receiver.requests == []


async def test_a_closed_port_is_no_exception(receiver: Receiver) -> None:
    async with listening() as gone:
        url = gone.url
    assert await post(receiver.client(), url) == WebhookAnswer(Problem.UNREACHABLE)


async def test_slow_name_servers_hold_up_no_other_work_in_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    release = threading.Event()

    def wait(*_: object, **__: object) -> list[object]:
        release.wait()
        return []

    monkeypatch.setattr(socket, "getaddrinfo", wait)
    client = WebhookClient()
    tests = [asyncio.create_task(post(client, "https://slow.example/")) for _ in range(40)]
    try:
        await asyncio.sleep(0)
        assert await asyncio.to_thread(lambda: "done") == "done"
    finally:
        release.set()
    assert {answer.problem for answer in await asyncio.gather(*tests)} == {Problem.INSIDE}


async def test_names_are_resolved_by_the_system() -> None:
    found = await ThreadedResolver().resolve("localhost", 443)
    assert {one["host"] for one in found} <= {"127.0.0.1", "::1"}
    assert {one["port"] for one in found} == {443}


async def test_one_test_of_a_webhook_runs_at_a_time(receiver: Receiver) -> None:
    client, webhook = receiver.client(), Webhook(receiver.url, new_secret(), 0.0)
    first = asyncio.create_task(client.test(webhook, "test-1", BODY, 1))
    await asyncio.sleep(0)
    with pytest.raises(Refused, match="webhook-tested-already"):
        await client.test(webhook, "test-2", BODY, 1)
    assert (await first).problem is None
    assert (await client.test(webhook, "test-3", BODY, 1)).problem is None
    assert len(receiver.requests) == 2
