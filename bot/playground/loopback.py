"""The loopback Discord: REST, gateway and files on one port of 127.0.0.1, for a bot on real sockets in real time.

Simulates the wire (exact content types, multipart, rate limits, latency) and points discord.py at it; nothing else
redirects discord.py. Used by the playground, by the tests that kill a bot process and by the load benchmarks. Never
listens on anything but loopback, and knows nothing of the browser.
"""

from __future__ import annotations

import asyncio
import json
import mimetypes
from dataclasses import dataclass
from typing import Any, Final, Self, cast

import discord.gateway
import discord.http
from aiohttp import BodyPartReader, web
from yarl import URL

from bot.playground.gateway import Gateway
from bot.playground.payload import Json, inner, listed
from bot.playground.simulator import FILES, ApiError, Discord, Upload

LOOPBACK: Final = "127.0.0.1"
_BACKLOG: Final = 4096
"""Connections that may wait to be accepted; beyond them a client waits a whole second and tries again."""
_MAX_REQUEST_BYTES: Final = 64 << 20


def point_discord_at(port: int) -> None:
    """Send all later HTTP and gateway traffic of this process to the loopback Discord on `port`."""
    discord.http.Route.BASE = f"http://{LOOPBACK}:{port}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = URL(f"ws://{LOOPBACK}:{port}/gateway/")


@dataclass(slots=True)
class RateLimit:
    """Answers the next `times` requests of this method ("*": any) whose path contains `fragment` with a 429."""

    method: str
    fragment: str
    retry_after: float
    times: int = 1

    def takes(self, method: str, path: str) -> bool:
        """Return whether it applies to this request, and count the request."""
        if self.times <= 0 or self.method not in ("*", method) or self.fragment not in path:
            return False
        self.times -= 1
        return True


class LoopbackDiscord:
    """A listening simulated Discord: `async with LoopbackDiscord(world) as server: server.port`.

    `limits` and `latency` (seconds before every answer) may be changed while it runs.
    """

    def __init__(self, world: Discord, port: int = 0) -> None:
        self.world = world
        self.gateway = Gateway(world, self._outward)
        self.limits: list[RateLimit] = []
        self.latency = 0.0
        self.shards = 1
        self.port = port
        self.app = web.Application(client_max_size=_MAX_REQUEST_BYTES)
        self.app.router.add_get("/gateway/", self.gateway.handle)
        self.app.router.add_get("/cdn/{path:.+}", self._file)
        self.app.router.add_route("*", "/api/v10/{path:.+}", self._rest)
        self._runner = web.AppRunner(self.app, access_log=None, shutdown_timeout=1.0)

    async def __aenter__(self) -> Self:
        await self._runner.setup()
        site = web.TCPSite(self._runner, LOOPBACK, self.port, backlog=_BACKLOG)
        await site.start()
        self.port = self._runner.addresses[0][1]
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.gateway.close()
        await self._runner.cleanup()

    @property
    def address(self) -> str:
        """The address to open in a browser."""
        return f"http://{LOOPBACK}:{self.port}/"

    async def _rest(self, request: web.Request) -> web.Response:
        path = "/" + request.match_info["path"]
        if self.latency:
            await asyncio.sleep(self.latency)
        limit = next((limit for limit in self.limits if limit.takes(request.method, path)), None)
        if limit is not None:
            return _too_many(limit.retry_after)
        if path in ("/gateway", "/gateway/bot"):
            return _json(self._gateway_info())
        text, uploads = await self._read(request)
        body = json.loads(text.replace(self._file_address(), FILES)) if text else None
        _describe(uploads, body)
        reason = request.headers.get("X-Audit-Log-Reason")
        try:
            answer = self.world.request(
                request.method, path, body, query=dict(request.query), uploads=uploads, reason=reason
            )
        except ApiError as refusal:
            return _json(refusal.body, refusal.status)
        if answer is None:
            return web.Response(status=204)
        return _json_text(self._outward(json.dumps(answer)))

    async def _read(self, request: web.Request) -> tuple[str, list[Upload]]:
        if not request.content_type.startswith("multipart/"):
            return await request.text(), []
        text, uploads = "", list[Upload]()
        async for part in await request.multipart():
            if not isinstance(part, BodyPartReader):
                continue
            if part.filename:
                uploads.append(Upload(part.filename, bytes(await part.read())))
            elif part.name == "payload_json":
                text = await part.text()
        return text, uploads

    async def _file(self, request: web.Request) -> web.Response:
        path = request.match_info["path"]
        data = self.world.file(path)
        if data is None:
            raise web.HTTPNotFound
        kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
        headers = {"Cache-Control": "max-age=31536000, immutable", "X-Content-Type-Options": "nosniff"}
        return web.Response(body=data, content_type=kind, headers=headers)

    def _gateway_info(self) -> dict[str, Any]:
        starts = {"total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": 1}
        url = f"ws://{LOOPBACK}:{self.port}/gateway/"
        return {"url": url, "shards": self.shards, "session_start_limit": starts}

    def _outward(self, text: str) -> str:
        return text.replace(FILES, self._file_address())

    def _file_address(self) -> str:
        return f"http://{LOOPBACK}:{self.port}/cdn"


def _json(data: Any, status: int = 200, headers: dict[str, str] | None = None) -> web.Response:
    return _json_text(json.dumps(data), status, headers)


def _json_text(text: str, status: int = 200, headers: dict[str, str] | None = None) -> web.Response:
    # discord.py parses JSON only with exactly this content type, without a charset.
    all_headers = {"Content-Type": "application/json", **(headers or {})}
    return web.Response(body=text.encode(), status=status, headers=all_headers)


def _too_many(retry_after: float) -> web.Response:
    body = {"message": "You are being rate limited.", "retry_after": retry_after, "global": False}
    # Without a Via header discord.py takes a 429 for a ban by Cloudflare and does not retry.
    return _json(body, 429, headers={"Via": "1.1 loopback"})


def _describe(uploads: list[Upload], body: Any) -> None:
    """Set the alt text of every upload from the JSON part."""
    if not isinstance(body, dict):
        return
    sent = cast("Json", body)
    for meta in listed(sent, "attachments") or listed(inner(sent, "data"), "attachments"):
        # New files are numbered from 0; an attachment that an edit keeps has its snowflake.
        if str(meta.get("id")).isdecimal() and int(meta["id"]) < len(uploads):
            uploads[int(meta["id"])].description = meta.get("description")
