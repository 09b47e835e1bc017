"""Frames of Discord's gateway that discord.py cannot read: they cost one event, never the process.

discord.py lets every error in a frame end `Client.start`: text that orjson refuses (a lone surrogate that somebody
typed), JSON that is no object, an event without a field, a compressed stream that is damaged. `install` puts two seams
in its place: `read_json`, which reads what a client can really send, and `TolerantWebSocket`, which skips the rest. A
frame that fails before the connection has told any event ends the connection; it is sought anew at growing intervals.

A line in the log names the kind of error once a minute, never a frame's content.
"""

from __future__ import annotations

import json
import math
import re
import time
import zlib
from typing import Any, Final

import aiohttp
import discord
import orjson
import structlog
from discord.gateway import DiscordWebSocket, ReconnectWebSocket

_log = structlog.stdlib.get_logger(__name__)

LOG_INTERVAL_S: Final = 60.0

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
"""What discord.py itself raises to have the connection sought anew, or to end the client for good."""


class FaultLog:
    """Logs each kind of fault at most once in `LOG_INTERVAL_S`, with the number of those before it."""

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

    Text that is not strict is read all the same: a lone surrogate becomes U+FFFD, and a number that is not finite None.
    So nothing behind this function has to expect text that cannot be encoded.
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
    """Read NaN and Infinity, which are no JSON."""


def _finite(digits: str) -> float | None:
    number = float(digits)
    return number if math.isfinite(number) else None


class TolerantWebSocket(DiscordWebSocket):
    """A connection to the gateway that outlives frames which cannot be read."""

    _told_event = False
    """Whether an event of this connection was read: then a frame that fails is a fault of that frame alone."""

    async def received_message(self, msg: Any, /) -> None:
        """Handle a frame; raise `ConnectionResetError` where the connection has to be begun anew."""
        before = self.sequence
        try:
            await super().received_message(msg)
        except _CONNECTION_ERRORS:
            raise
        except Exception as error:  # noqa: BLE001 - whatever a frame does to the library, it must not end the bot
            await self._failed(error)
        else:
            self._told_event = self._told_event or self.sequence != before

    async def _failed(self, error: Exception) -> None:
        _faults.add("gateway.frame_skipped", error)
        if self._told_event and not _breaks_stream(error):
            return
        # discord.py cannot begin anew without it, which its types do not tell.
        client: Any = self._connection
        if client._get_websocket() is None:  # noqa: SLF001
            return
        if not self._told_event:
            # The session would be resumed at the same frame.
            self.session_id, self.sequence = None, None
        await self.close(code=4000)
        raise ConnectionResetError("the gateway sent what cannot be read")


def _breaks_stream(error: Exception) -> bool:
    """Return whether a frame could not be unpacked: then none after it can be, for all share one stream."""
    return isinstance(error, zlib.error) or type(error).__name__ in ("ZstdError", "EOFError")


def install() -> None:
    """Have discord.py use both seams in this process; calling it again changes nothing."""
    utilities: Any = discord.utils
    utilities._from_json = read_json  # noqa: SLF001 - the one place where discord.py parses JSON
    client: Any = discord.client
    client.DiscordWebSocket = TolerantWebSocket
