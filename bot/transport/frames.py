"""Handling of gateway frames that discord.py cannot read: a bad frame costs one event, never the process.

In discord.py every error in a frame ends `Client.start`: text that orjson refuses (a lone surrogate that a user typed),
JSON that is not an object, an event without a field, a damaged compressed stream. `install` replaces two functions:
`read_json` reads everything that a client can really send, and `TolerantWebSocket` skips the rest. A bad frame before
the connection's first event ends the connection; it is opened anew at growing intervals.

The log names each kind of error at most once a minute, never a frame's content.
"""

from __future__ import annotations

import asyncio
import json
import math
import re
import time
import zlib
from typing import Any, Final, Self

import aiohttp
import discord
import orjson
import structlog
from discord.gateway import DiscordWebSocket, ReconnectWebSocket

_log = structlog.stdlib.get_logger(__name__)

LOG_INTERVAL_S: Final = 60.0
RESUME_INTERVAL_S: Final = 2.0
"""Seconds between two attempts to resume a session while Discord cannot be reached."""

_LONE_SURROGATE = re.compile("[\ud800-\udfff]")
_CONNECTION_ERRORS = (
    ReconnectWebSocket,
    discord.ConnectionClosed,
    discord.GatewayNotFound,
    discord.HTTPException,
    aiohttp.ClientError,
    TimeoutError,
    OSError,
)
"""Exceptions with which discord.py reconnects, or ends the client for good."""


class FaultLog:
    """A log that reports each kind of fault at most once in `LOG_INTERVAL_S`, with the number of faults since."""

    def __init__(self) -> None:
        self._unlogged: dict[str, int] = {}
        self._logged_at: dict[str, float] = {}

    def add(self, event: str, error: Exception) -> None:
        """Log a fault by its event and the name of its exception, or count it."""
        fault = type(error).__name__
        key, now = f"{event} {fault}", time.monotonic()
        self._unlogged[key] = self._unlogged.get(key, 0) + 1
        if now - self._logged_at.get(key, -math.inf) >= LOG_INTERVAL_S:
            self._logged_at[key] = now
            _log.warning(event, fault=fault, count=self._unlogged.pop(key))


_faults = FaultLog()


def read_json(text: str | bytes | bytearray | memoryview[int]) -> Any:
    """Return the value of a JSON text; raise `ValueError` or `RecursionError`.

    Text that is not strict JSON is read nevertheless: a lone surrogate becomes U+FFFD, and a number that is not finite
    None. So no caller has to expect text that cannot be encoded.
    """
    try:
        return orjson.loads(text)
    except orjson.JSONDecodeError as error:
        plain = bytes(text) if isinstance(text, memoryview) else text
        value = json.loads(plain, parse_constant=_no_number, parse_float=_finite)
        strict = _LONE_SURROGATE.sub("\ufffd", json.dumps(value, ensure_ascii=False))
        _faults.add("discord.text_cleaned", error)
        return json.loads(strict)


def _no_number(_name: str) -> None:
    """Return None for NaN and Infinity, which are not JSON."""


def _finite(digits: str) -> float | None:
    number = float(digits)
    return number if math.isfinite(number) else None


class TolerantWebSocket(DiscordWebSocket):
    """A connection to the gateway that survives unreadable frames."""

    _has_event = False
    """Whether this connection has delivered an event; from then on a bad frame is a fault of that frame alone."""

    @classmethod
    async def from_client(cls, client: discord.Client, **options: Any) -> Self:
        """Open a connection; raise `ReconnectWebSocket` if that fails while a session is to be resumed.

        Then discord.py tries to resume it again. By itself, a shard would give the session up after one failure, and
        with it all events of the outage.
        """
        try:
            return await super().from_client(client, **options)
        except (aiohttp.ClientError, TimeoutError, OSError):
            if not options.get("resume"):
                raise
        await asyncio.sleep(RESUME_INTERVAL_S)
        raise ReconnectWebSocket(options.get("shard_id"), resume=True)

    async def received_message(self, msg: Any, /) -> None:
        """Handle a frame; raise `ReconnectWebSocket` or `ConnectionResetError` if a new connection is needed."""
        before = self.sequence
        try:
            await super().received_message(msg)
        except _CONNECTION_ERRORS:
            raise
        except Exception as error:  # noqa: BLE001 - no error that a frame causes in the library may end the bot
            await self._failed(error)
        else:
            self._has_event = self._has_event or self.sequence != before

    async def _failed(self, error: Exception) -> None:
        _faults.add("gateway.frame_skipped", error)
        if self._has_event and not _breaks_stream(error):
            return
        await self.close(code=4000)
        if self._has_event:
            raise ReconnectWebSocket(self.shard_id, resume=True)
        # A resumed session would begin at the same bad frame.
        self.session_id, self.sequence = None, None
        raise ConnectionResetError("the gateway sent what cannot be read")


def _breaks_stream(error: Exception) -> bool:
    """Return whether decompression failed: all frames share one stream, so none after this one can be read."""
    return isinstance(error, zlib.error) or type(error).__name__ in ("ZstdError", "EOFError")


def install() -> None:
    """Make discord.py use both replacements in this process; a second call changes nothing."""
    utilities: Any = discord.utils
    utilities._from_json = read_json  # noqa: SLF001 - the one place where discord.py parses JSON
    shards: Any = discord.shard
    shards.DiscordWebSocket = TolerantWebSocket
