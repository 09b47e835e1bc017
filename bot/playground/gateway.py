"""The gateway: Discord's websocket protocol with heartbeats, compression, sessions and RESUME.

A session outlives its socket: events during the bot's absence are replayed. `GatewayFeed` decides which events the bot
gets.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import zlib
from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from aiohttp import WSCloseCode, WSMsgType, web

from bot.playground.simulator import Discord, GatewayFeed, Shard

if TYPE_CHECKING:
    from bot.playground.payload import Json

Outward = Callable[[str], str]
"""Replaces the simulation's file addresses in outgoing JSON by ones that can be fetched."""

HEARTBEAT_MILLISECONDS: Final = 41_250
_MAX_REPLAYED_EVENTS: Final = 5000
_ACK_SECONDS: Final = 0.05
_DISPATCH, _HEARTBEAT, _IDENTIFY, _RESUME, _MEMBERS, _INVALID, _HELLO, _ACK = 0, 1, 2, 6, 8, 9, 10, 11


@dataclass(frozen=True)
class RawFrame:
    """A frame that is sent unchanged, whether it is JSON or not."""

    content: bytes
    outside_stream: bool = False
    """Whether to send it outside the compressed stream; without compression it is sent as text."""
    is_binary: bool = False


def compressor(name: str) -> Callable[[bytes], bytes] | None:
    """Return a function that compresses the next frame of a stream, as Discord names the stream; None: no compression.

    discord.py asks for `zstd-stream` where Python has that (3.14), else for `zlib-stream`.
    """
    if name == "zlib-stream":
        zlib_stream = zlib.compressobj()
        return lambda content: zlib_stream.compress(content) + zlib_stream.flush(zlib.Z_SYNC_FLUSH)
    if name == "zstd-stream":
        zstd_stream: Any = import_module("compression.zstd").ZstdCompressor()
        return lambda content: zstd_stream.compress(content, mode=zstd_stream.FLUSH_BLOCK)
    return None


class _Socket:
    """One connection: sends queued items in order, compressed if the client asked for it."""

    def __init__(self, ws: web.WebSocketResponse, outward: Outward, compression: str) -> None:
        self.ws = ws
        self._outward = outward
        self._compress = compressor(compression)
        self._queue: asyncio.Queue[bytes | RawFrame] = asyncio.Queue()

    def put(self, item: Json) -> None:
        self._queue.put_nowait(self._outward(json.dumps(item)).encode())

    def put_raw(self, frame: RawFrame) -> None:
        self._queue.put_nowait(frame)

    async def pump(self) -> None:
        while not self.ws.closed:
            await self._send(await self._queue.get())

    async def _send(self, item: bytes | RawFrame) -> None:
        packed = not (isinstance(item, RawFrame) and item.outside_stream)
        content = item.content if isinstance(item, RawFrame) else item
        if packed and self._compress is not None:
            await self.ws.send_bytes(self._compress(content))
        elif isinstance(item, RawFrame) and item.is_binary:
            await self.ws.send_bytes(content)
        else:
            await self.ws.send_frame(content, WSMsgType.TEXT)


class _Session:
    """The session of one IDENTIFY. Stores its latest events for a RESUME on another socket."""

    def __init__(self, world: Discord, identify: Json, socket: _Socket) -> None:
        self.id = secrets.token_hex(16)
        self.shard = Shard(*(identify.get("shard") or (0, 1)))
        self.feed = GatewayFeed(world, int(identify["intents"]), self.shard, self._push)
        self.socket: _Socket | None = socket
        self._sequence = 0
        self._log: deque[Json] = deque(maxlen=_MAX_REPLAYED_EVENTS)

    def resume(self, socket: _Socket, after: int) -> None:
        self.socket = socket
        for item in self._log:
            if item["s"] > after:
                socket.put(item)
        self._push("RESUMED", {})

    def _push(self, event: str, payload: Mapping[str, Any]) -> None:
        self._sequence += 1
        item = {"op": _DISPATCH, "s": self._sequence, "t": event, "d": payload}
        self._log.append(item)
        if self.socket is not None:
            self.socket.put(item)


class Gateway:
    """All gateway sessions of one simulated Discord."""

    def __init__(self, world: Discord, outward: Outward) -> None:
        self._world = world
        self._outward = outward
        self._sessions: dict[str, _Session] = {}
        self.unreachable = False
        """Whether new connections are refused."""
        self.identified = 0
        self.resumed = 0
        world.listen(self.emit)

    def emit(self, event: str, payload: Mapping[str, Any]) -> None:
        """Send an event to every session; tests call it twice with one payload to deliver an event twice."""
        for session in self._sessions.values():
            session.feed.feed(event, payload)

    def send_raw(self, frame: RawFrame) -> None:
        """Send a frame unchanged to every connected client; a RESUME does not repeat it."""
        for session in self._sessions.values():
            if session.socket is not None:
                session.socket.put_raw(frame)

    @property
    def connected(self) -> int:
        """The number of sessions with a socket now."""
        return sum(session.socket is not None for session in self._sessions.values())

    def has(self, shard: int) -> bool:
        """Return whether a session of this shard has a socket now."""
        return any(session.socket is not None and session.shard.number == shard for session in self._sessions.values())

    async def drop(self, *, forget: bool = False, shard: int | None = None) -> None:
        """Close all connections or those of one shard; `forget` also deletes the sessions, so RESUME is refused."""
        sessions = [session for session in self._sessions.values() if shard in {None, session.shard.number}]
        if forget:
            self._sessions = {number: kept for number, kept in self._sessions.items() if kept not in sessions}
        for session in sessions:
            if session.socket is not None:
                await session.socket.ws.close(code=4000)

    async def close(self) -> None:
        """Close every connection because the server stops."""
        for session in self._sessions.values():
            if session.socket is not None:
                await session.socket.ws.close(code=WSCloseCode.GOING_AWAY)

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one client until it disconnects."""
        if self.unreachable:
            raise web.HTTPServiceUnavailable
        ws = web.WebSocketResponse(max_msg_size=0)
        await ws.prepare(request)
        socket = _Socket(ws, self._outward, request.query.get("compress", ""))
        socket.put({"op": _HELLO, "d": {"heartbeat_interval": HEARTBEAT_MILLISECONDS}})
        session: _Session | None = None
        pump = asyncio.create_task(socket.pump())
        try:
            async for message in ws:
                if message.type != WSMsgType.TEXT:
                    break
                session = await self._handle(json.loads(message.data), socket, session, request.host) or session
        finally:
            pump.cancel()
            await asyncio.gather(pump, return_exceptions=True)
            if session is not None and session.socket is socket:
                session.socket = None
        return ws

    async def _handle(self, message: Json, socket: _Socket, session: _Session | None, host: str) -> _Session | None:
        data = message.get("d")
        match message["op"]:
            case 1:
                # discord.py notes the time of a heartbeat after sending it: an answer without any latency would
                # arrive before that and look 41 seconds late.
                asyncio.get_running_loop().call_later(_ACK_SECONDS, socket.put, {"op": _ACK})
            case 2:
                return self._identify(data or {}, socket, host)
            case 6:
                return self._resume(data or {}, socket)
            case 8 if session is not None:
                await session.feed.members(data or {})
            case _:
                pass  # presence and voice: not simulated
        return None

    def _identify(self, data: Json, socket: _Socket, host: str) -> _Session:
        session = _Session(self._world, data, socket)
        # A session of this shard without a socket belongs to a process that died; a running bot would resume, not
        # identify. The sessions of other shards may belong to other processes.
        self._sessions = {
            number: other
            for number, other in self._sessions.items()
            if other.socket is not None or other.shard != session.shard
        }
        self._sessions[session.id] = session
        session.feed.greet(session.id, f"ws://{host}/gateway/")
        self.identified += 1
        return session

    def _resume(self, data: Json, socket: _Socket) -> _Session | None:
        session = self._sessions.get(str(data["session_id"]))
        if session is None:
            socket.put({"op": _INVALID, "d": False})
            return None
        session.resume(socket, int(data["seq"] or 0))
        self.resumed += 1
        return session
