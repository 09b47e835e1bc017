"""A recorder of the requests that discord.py sends to a socket or to a simulated Discord in the process.

It changes no request and no exception, and sends nothing.
"""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Any

import discord.http
import discord.webhook.async_
import msgspec
import simcord.http.client

from tests.discord_validator.json_access import listing
from tests.discord_validator.request import Request, Upload, encoded

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    import pytest

    Send = Callable[..., Awaitable[Any]]

SENDERS = (
    discord.http.HTTPClient,
    discord.webhook.async_.AsyncWebhookAdapter,
    simcord.http.client.FakeHTTPClient,
    simcord.http.client.FakeWebhookAdapter,
)
"""The classes whose `request` sends every request; in simulations the last two replace the first two."""


class Recorder:
    """The requests of the running test, oldest first."""

    def __init__(self) -> None:
        self._sent: list[Request] = []

    def listen(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Record from now on, until `monkeypatch` is undone."""
        for sender in SENDERS:
            monkeypatch.setattr(sender, "request", self._recording(vars(sender)["request"]))

    def record(self, request: Request) -> None:
        """Record a request that is being sent."""
        self._sent.append(request)

    def drain(self) -> tuple[Request, ...]:
        """Return the requests since the last call, and forget them."""
        requests, self._sent = tuple(self._sent), []
        return requests

    def _recording(self, send: Send) -> Send:
        async def request(self_: Any, route: Any, *args: Any, **kwargs: Any) -> Any:
            self.record(recorded(route, kwargs))
            return await send(self_, route, *args, **kwargs)

        return request


def recorded(route: Any, arguments: dict[str, Any]) -> Request:
    """Return a copy of a request of discord.py: JSON as `json` or `payload`, or in a form beside files."""
    form = listing(arguments.get("form") or arguments.get("multipart"))
    body = arguments.get("json", arguments.get("payload"))
    for part in form:
        if part.get("name") == "payload_json":
            body = msgspec.json.decode(part["value"])
    uploads = tuple(Upload(part["filename"], _size(part["value"])) for part in form if "filename" in part)
    return Request(route.method, path_of(route.url), None if body is None else encoded(body), uploads)


def path_of(url: str) -> str:
    """Return the part of an address after the API's version, without the query."""
    rest = url.partition("?")[0].rpartition("/api/")[2]
    return "/" + rest.partition("/")[2]


def _size(content: Any) -> int:
    """Return the size of a file in bytes; the file keeps its position."""
    if isinstance(content, bytes):
        return len(content)
    position = content.tell()
    end: int = content.seek(0, io.SEEK_END)
    content.seek(position)
    return end
