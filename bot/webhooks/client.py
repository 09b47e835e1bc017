"""The webhook client: one signed https request, to checked public addresses only.

The signature follows Standard Webhooks: HMAC-SHA256 over `id.timestamp.body`. A request uses no proxy, follows no
redirect, keeps no connection and never reads the body of the answer.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import secrets
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from http import HTTPStatus
from typing import TYPE_CHECKING

import aiohttp
import structlog
from aiohttp.abc import AbstractResolver, ResolveResult
from yarl import URL

from bot.game.contract import Refused
from bot.system.clock import plain_wait
from bot.webhooks.addresses import checked_url, is_reachable_outside

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.preferences.webhooks import Webhook
    from bot.system.clock import ExternalWait

SECRET_PREFIX = "whsec_"  # noqa: S105 - the prefix that every secret has
_SECRET_BYTES = 32
_CONNECT_TIMEOUT_S, _TOTAL_TIMEOUT_S = 5.0, 10.0
_RESOLVER_THREADS = 4
_MAX_HEADER_BYTES = 8 * 1024
"""Bytes of one line of the answer's head; a longer one ends the request."""
_log = structlog.stdlib.get_logger(__name__)


class Problem(StrEnum):
    """Why a request was not accepted; the value is the id of a text."""

    INSIDE = "webhook-problem-inside"
    """The name leads to an address that is not public. Nothing was sent."""
    UNREACHABLE = "webhook-problem-unreachable"
    """There was no connection, no valid certificate, or no answer in time."""
    REFUSED = "webhook-problem-refused"
    """The answer has another status than 2xx."""


@dataclass(frozen=True)
class WebhookAnswer:
    """The result of one request."""

    problem: Problem | None
    """None: the request was accepted."""
    status: int = 0
    """The HTTP status; 0: there was no answer."""


def new_secret() -> str:
    """Return a new random secret for signatures."""
    return f"{SECRET_PREFIX}{base64.b64encode(secrets.token_bytes(_SECRET_BYTES)).decode()}"


def signature(secret: str, event_id: str, timestamp: int, body: bytes) -> str:
    """Return the header value of a signature; `timestamp` is in Unix seconds."""
    key = base64.b64decode(secret.removeprefix(SECRET_PREFIX))
    digest = hmac.new(key, b".".join((event_id.encode(), str(timestamp).encode(), body)), hashlib.sha256).digest()
    return f"v1,{base64.b64encode(digest).decode()}"


class _InsideError(OSError):
    """A host name resolves to an address that is not public."""


class ThreadedResolver(AbstractResolver):
    """A resolver in threads of its own: a slow name server of one webhook must not hold up the bot's other work."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(_RESOLVER_THREADS, thread_name_prefix="webhook-name")

    async def resolve(
        self,
        host: str,
        port: int = 0,
        family: socket.AddressFamily = socket.AF_UNSPEC,
    ) -> list[ResolveResult]:
        """Return the addresses of a host; raise an `OSError` if there is none."""
        ask = partial(socket.getaddrinfo, host, port, family, socket.SOCK_STREAM, flags=socket.AI_ADDRCONFIG)
        found = await asyncio.get_running_loop().run_in_executor(self._threads, ask)
        flags = socket.AI_NUMERICHOST | socket.AI_NUMERICSERV
        return [
            ResolveResult(hostname=host, host=str(address[0]), port=port, family=kind, proto=proto, flags=flags)
            for kind, _, proto, _, address in found
        ]

    async def close(self) -> None:
        """Close nothing: the threads serve the next request, and end with the program."""


class CheckedResolver(AbstractResolver):
    """A resolver that refuses a name if any of its addresses is not allowed; its connector uses only its results."""

    def __init__(self, resolver: AbstractResolver, is_allowed: Callable[[str], bool]) -> None:
        self._resolver = resolver
        self._is_allowed = is_allowed

    async def resolve(
        self,
        host: str,
        port: int = 0,
        family: socket.AddressFamily = socket.AddressFamily.AF_UNSPEC,
    ) -> list[ResolveResult]:
        """Return the addresses of a host. Raise an `OSError` if there is none or one is not allowed."""
        results = await self._resolver.resolve(host, port, family)
        if not results or not all(self._is_allowed(result["host"]) for result in results):
            raise _InsideError(f"not a public address: {host}")
        return results

    async def close(self) -> None:
        """Close the resolver."""
        await self._resolver.close()


class WebhookClient:
    """Sends requests to webhooks. The parameters are a seam for tests, whose server has no public address."""

    def __init__(
        self,
        *,
        new_resolver: Callable[[], AbstractResolver] | None = None,
        is_allowed: Callable[[str], bool] = is_reachable_outside,
        tls: ssl.SSLContext | None = None,
        external_wait: ExternalWait = plain_wait,
    ) -> None:
        """`tls`: the context that checks certificates; None: the system's certificate authorities."""
        resolver = ThreadedResolver()
        self._new_resolver = new_resolver or (lambda: resolver)
        self._tested: set[str] = set()
        """The secrets of the webhooks that are being tested."""
        self._is_allowed = is_allowed
        self._tls = tls
        self._external_wait = external_wait

    async def post(self, webhook: Webhook, event_id: str, body: bytes, timestamp: int) -> WebhookAnswer:
        """Send a signed event once and return the result; raises nothing that the network can cause."""
        headers = {
            "Content-Type": "application/json",
            "User-Agent": "board-games-webhook/1",
            "Webhook-Id": event_id,
            "Webhook-Timestamp": str(timestamp),
            "Webhook-Signature": signature(webhook.secret, event_id, timestamp, body),
        }
        try:
            request = self._status(checked_url(webhook.url), headers, body)
            status: int = await self._external_wait(request, reason="a webhook's answer")
        except (aiohttp.ClientError, Refused, TimeoutError, OSError, ValueError) as error:
            is_inside = isinstance(error, Refused) or isinstance(getattr(error, "os_error", error), _InsideError)
            _log.info("webhook.request_failed", fault=type(error).__name__)
            return WebhookAnswer(Problem.INSIDE if is_inside else Problem.UNREACHABLE)
        is_accepted = HTTPStatus.OK <= status < HTTPStatus.MULTIPLE_CHOICES
        return WebhookAnswer(None if is_accepted else Problem.REFUSED, status)

    async def test(self, webhook: Webhook, event_id: str, body: bytes, timestamp: int) -> WebhookAnswer:
        """Do as `post` for a moderator's test; raise `Refused` while another test of the webhook is under way."""
        if webhook.secret in self._tested:
            raise Refused("webhook-tested-already")
        self._tested.add(webhook.secret)
        try:
            return await self.post(webhook, event_id, body, timestamp)
        finally:
            self._tested.discard(webhook.secret)

    async def _status(self, url: str, headers: dict[str, str], body: bytes) -> int:
        """Send one request and return the status of its answer; the connection is closed without reading the body."""
        self._tls = self._tls or ssl.create_default_context()
        connector = aiohttp.TCPConnector(
            resolver=CheckedResolver(self._new_resolver(), self._is_allowed),
            use_dns_cache=False,
            ssl=self._tls,
            force_close=True,
        )
        timeout = aiohttp.ClientTimeout(total=_TOTAL_TIMEOUT_S, connect=_CONNECT_TIMEOUT_S)
        async with (
            aiohttp.ClientSession(
                connector=connector,
                timeout=timeout,
                trust_env=False,
                cookie_jar=aiohttp.DummyCookieJar(),
                max_line_size=_MAX_HEADER_BYTES,
                max_field_size=_MAX_HEADER_BYTES,
            ) as session,
            session.post(URL(url), data=body, headers=headers, allow_redirects=False) as response,
        ):
            response.close()
            return response.status
