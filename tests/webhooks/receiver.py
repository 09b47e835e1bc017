"""A receiver of webhooks: a real https server on the loopback interface, with a certificate of a test authority."""

from __future__ import annotations

import asyncio
import json
import socket
import ssl
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from aiohttp import web
from aiohttp.abc import AbstractResolver, ResolveResult

from bot.webhooks.client import WebhookClient

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable

HOST = "hooks.example.com"
"""The name in the certificate `server.pem`, signed by `authority.pem`; both are for these tests only."""
LOOPBACK = "127.0.0.1"
_FOLDER = Path(__file__).parent
_DEADLINE_S = 60.0


class FixedResolver(AbstractResolver):
    """A resolver that answers every name with fixed addresses, and counts how often it was asked."""

    def __init__(self, *addresses: str) -> None:
        self.addresses = addresses
        self.count = 0

    async def resolve(self, host: str, port: int = 0, family: int = socket.AF_INET) -> list[ResolveResult]:  # noqa: ARG002 - aiohttp passes it
        self.count += 1
        return [
            ResolveResult(
                hostname=host,
                host=address,
                port=port,
                family=socket.AF_INET6 if ":" in address else socket.AF_INET,
                proto=0,
                flags=socket.AI_NUMERICHOST,
            )
            for address in self.addresses
        ]

    async def close(self) -> None:
        """Do nothing: there is nothing to close."""


class Receiver:
    """What the server received, and how it answers."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.requests: list[tuple[dict[str, str], bytes]] = []
        self.status = 204
        self.headers: dict[str, str] = {}
        self._arrived = asyncio.Event()

    @property
    def url(self) -> str:
        """The address for `/settings webhook`."""
        return f"https://{HOST}:{self.port}/secret-path"

    @property
    def events(self) -> list[dict[str, Any]]:
        """The received JSON bodies."""
        return [json.loads(body) for _, body in self.requests]

    @property
    def ids(self) -> list[str]:
        """The received event ids."""
        return [headers["Webhook-Id"] for headers, _ in self.requests]

    async def wait_for(self, count: int) -> None:
        """Wait until this many requests have arrived."""
        await self._wait_until(lambda: len(self.requests) >= count)

    async def different_events(self, count: int) -> list[dict[str, Any]]:
        """Wait until this many different events have arrived, and return them.

        On a busy machine, a request takes longer than the bot waits in virtual time, and its event is sent again.
        """
        await self._wait_until(lambda: len(set(self.ids)) >= count)
        return list(dict(zip(self.ids, self.events, strict=True)).values())

    async def _wait_until(self, condition: Callable[[], bool]) -> None:
        async with asyncio.timeout(_DEADLINE_S):
            while not condition():
                self._arrived.clear()
                await self._arrived.wait()

    async def answer(self, request: web.Request) -> web.Response:
        """Record a request and answer it."""
        self.requests.append((dict(request.headers), await request.read()))
        self._arrived.set()
        return web.Response(status=self.status, headers=self.headers, text="" if self.status == 204 else "x" * 100_000)

    def client(self, **seams: Any) -> WebhookClient:
        """Return a client that finds this server and trusts it."""
        return self.new_client()(**seams)

    def new_client(self) -> Callable[..., WebhookClient]:
        """Return a replacement of `WebhookClient` that finds this server and trusts it."""
        return partial(
            WebhookClient,
            new_resolver=partial(FixedResolver, LOOPBACK),
            is_allowed=lambda address: address == LOOPBACK,
            tls=ssl.create_default_context(cafile=str(_FOLDER / "authority.pem")),
        )


@asynccontextmanager
async def listening() -> AsyncGenerator[Receiver]:
    """Yield a receiver whose server runs."""
    tls = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    tls.load_cert_chain(_FOLDER / "server.pem")
    with socket.socket() as listener:
        listener.bind((LOOPBACK, 0))
        receiver = Receiver(listener.getsockname()[1])
        application = web.Application()
        application.router.add_post("/{path:.*}", receiver.answer)
        runner = web.AppRunner(application)
        await runner.setup()
        await web.SockSite(runner, listener, ssl_context=tls).start()
        try:
            yield receiver
        finally:
            await runner.cleanup()
