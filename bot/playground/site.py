"""The page in the browser: its files, its live socket, and the guard that keeps other web pages out.

Pushes every change to every open tab. Requests under a foreign name are refused: a page from elsewhere could otherwise
talk to 127.0.0.1.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Self

import structlog
from aiohttp import WSMsgType, web

from bot.playground.games import no_games
from bot.playground.simulator import Discord, UserActions
from bot.playground.tab import Tab

if TYPE_CHECKING:
    from bot.playground.games import Games
    from bot.playground.server_setup import ServerSetup

_FILES: Final = Path(__file__).parent / "web"
_log = structlog.get_logger(__name__)

_BATCH_SECONDS: Final = 0.03
_HEADERS: Final = {
    "Cache-Control": "no-cache",
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


@web.middleware
async def only_loopback(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Handle a request. Raise `HTTPForbidden` for a foreign host name or a page of another origin."""
    host = request.host.rsplit(":", 1)[0]
    origin = request.headers.get("Origin")
    if host not in ("127.0.0.1", "localhost") or (origin and origin != f"http://{request.host}"):
        raise web.HTTPForbidden(text="The playground talks only to the computer it runs on.")
    return await handler(request)


class Site:
    """All open tabs of one playground. Use it as a context manager; it adds its routes before the server starts."""

    def __init__(self, world: Discord, setup: ServerSetup, app: web.Application, games: Games = no_games) -> None:
        self._world, self._setup, self._games = world, setup, games
        self._actions = UserActions(world)
        self._tabs: dict[Tab, web.WebSocketResponse] = {}
        self._changed = asyncio.Event()
        world.changed.append(self._changed.set)
        world.listen(self._on_event)
        self._typing: set[int] = set()
        app.middlewares.append(only_loopback)
        app.router.add_get("/", self._index)
        app.router.add_get("/live", self._live)
        app.router.add_get("/web/{name}", self._static)

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._push())
        return self

    async def __aexit__(self, *_: object) -> None:
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task
        for ws in list(self._tabs.values()):
            await ws.close(code=1001)

    async def _index(self, request: web.Request) -> web.StreamResponse:
        del request
        return web.FileResponse(_FILES / "index.html", headers=_HEADERS)

    async def _static(self, request: web.Request) -> web.StreamResponse:
        path = _FILES / request.match_info["name"]
        if path.parent != _FILES or not path.is_file():
            raise web.HTTPNotFound
        return web.FileResponse(path, headers=_HEADERS)

    async def _live(self, request: web.Request) -> web.WebSocketResponse:
        ws = web.WebSocketResponse(heartbeat=20.0)
        await ws.prepare(request)
        tab = Tab(self._world, self._actions, self._setup, ws.send_str, self._games)
        self._tabs[tab] = ws
        asks: set[asyncio.Task[None]] = set()
        try:
            await tab.refresh()
            async for message in ws:
                if message.type == WSMsgType.TEXT:
                    # Concurrently: one unanswered click must not hold up the next.
                    task = asyncio.create_task(self._handle(tab, json.loads(message.data)))
                    asks.add(task)
                    task.add_done_callback(asks.discard)
        finally:
            del self._tabs[tab]
            for task in asks:
                task.cancel()
        return ws

    async def _handle(self, tab: Tab, request: dict[str, Any]) -> None:
        await self._await_logged(tab.handle(request))
        self._changed.set()

    async def _push(self) -> None:
        while True:
            await self._changed.wait()
            await asyncio.sleep(_BATCH_SECONDS)
            self._changed.clear()
            places, self._typing = self._typing, set()
            for tab in list(self._tabs):
                await self._await_logged(tab.refresh())
                for place in places:
                    await self._await_logged(tab.typing(place))

    async def _await_logged(self, work: Awaitable[None]) -> None:
        """Await a tab's work and log its exception, so that it does not affect other tabs."""
        try:
            await work
        except ConnectionError:
            pass  # the tab was closed meanwhile
        except Exception:  # noqa: BLE001 - a fault in one tab must not stop the others
            _log.exception("playground.tab_failed")

    def _on_event(self, event: str, payload: Mapping[str, Any]) -> None:
        if event == "TYPING_START" and int(payload["user_id"]) == self._world.bot[0]:
            self._typing.add(int(payload["channel_id"]))
