"""The heartbeat: the state of the running bot, written to a file twice a minute and served to Prometheus.

`python -m bot health` reads the file (`bot.maintenance.health`). The heartbeat also logs warnings for the operator, for
example of a table with news that could not be delivered for minutes. Prometheus can read it on METRICS_PORT, from this
machine only. Never contacts Discord, and contains nothing about users or games.
"""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Protocol

import msgspec
import structlog
from msgspec import Struct

from bot.game.contract import Refused
from bot.maintenance.health import INTERVAL_S
from bot.settings import metrics_port_refused
from bot.system.shards import DIRECT_MESSAGES
from bot.system.version import VERSION
from bot.table.store import StorageFailed

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Iterable
    from pathlib import Path

    from bot.system.clock import Clock
    from bot.table.news import News
    from bot.table.service import Tables

LOOP_CHECK_INTERVAL_S = 1.0
"""Seconds between two checks of the event loop; the lateness of a check is the delay of all tasks."""
FULL_QUEUE = 100
"""Tables in the queue from which it counts as full: news is produced faster than it is delivered."""
OVERDUE_NEWS_S = 300.0
"""Seconds after which undelivered news is a fault."""

_log = structlog.stdlib.get_logger("bot.maintenance.heartbeat")


class Pulse(Struct, frozen=True):
    """The state of the bot at one time."""

    at: float
    """Unix seconds."""
    tables: int
    """Tables in memory: unfinished ones and those that finished recently."""
    running: int
    """Tables with a running game whose server belongs to this process."""
    shards: int
    """Shards that this process has, connected or not."""
    queue: int
    """Tables in the courier's queue, with news that can be delivered now."""
    untold: int
    """Tables with pending news."""
    oldest_untold: float
    """Seconds for which the oldest pending news has waited; 0: there is none."""
    loop_lateness: float
    """The greatest delay of the event loop since the last heartbeat, in seconds."""
    latency: float | None
    """Seconds of a round trip to Discord; None: not known yet."""
    last_commit: float | None
    """The time of the last saved change, in Unix seconds; None: no change since the start."""


class Standby(Struct, frozen=True):
    """The state of a process that waits for its shards, written instead of a `Pulse`."""

    at: float
    """Unix seconds."""
    awaited_shards: tuple[int, ...]


class Connection(Protocol):
    """The state of the connection to Discord. Implemented by the client."""

    def connected(self) -> bool:
        """Return whether Discord is connected now."""
        ...

    def queued(self) -> int:
        """Return the number of tables in the courier's queue."""
        ...

    def shard_number(self) -> int:
        """Return the number of shards of this process."""
        ...

    @property
    def latency(self) -> float:
        """Seconds of a round trip to Discord; infinite or NaN while it is not known."""
        ...


class Heartbeat:
    """Measures the state of the bot and writes it to a file."""

    def __init__(self, file: Path, clock: Clock, tables: Tables, news: News) -> None:
        self._file = file
        self._clock = clock
        self._tables = tables
        self._news = news
        self._loop_lateness = 0.0
        self._overdue_tables: frozenset[int] = frozenset()
        self.last: Pulse | None = None
        """The last measured pulse; None: there was none yet."""

    async def beat(self, connection: Connection) -> None:
        """Measure the pulse every `INTERVAL_S` seconds, and write it while Discord is connected; ends by cancellation.

        A failure to write (a full disk) is logged and tried again: it must not stop a game.
        """
        while True:
            try:
                self.last = await self._measure(connection)
                if connection.connected():
                    _write(self._file, self.last)
            except StorageFailed as error:
                _log.warning("storage.failed", during="heartbeat", reason=str(error))
            await self._pause()

    async def _pause(self) -> None:
        """Wait for the next heartbeat in short steps, and record the greatest delay of a step."""
        self._loop_lateness, end = 0.0, self._clock.monotonic() + INTERVAL_S
        while (start := self._clock.monotonic()) < end:
            await self._clock.sleep(LOOP_CHECK_INTERVAL_S)
            self._loop_lateness = max(self._loop_lateness, self._clock.monotonic() - start - LOOP_CHECK_INTERVAL_S)

    async def _measure(self, connection: Connection) -> Pulse:
        now, waiting_since = self._clock.now(), await self._news.waiting_since()
        waiting_since = {table: since for table, since in waiting_since.items() if self._is_own(table)}
        absent = self._absent_tables(waiting_since)
        pending = {table: since for table, since in waiting_since.items() if table not in absent}
        self._log_overdue(now, pending, absent)
        latency, queue = connection.latency, connection.queued()
        if queue >= FULL_QUEUE:
            _log.warning("courier.queue_full", tables=queue)
        return Pulse(
            at=now,
            tables=len(self._tables),
            running=len(self._tables.running()),
            shards=connection.shard_number(),
            queue=queue,
            untold=len(pending),
            oldest_untold=now - min(pending.values(), default=now),
            loop_lateness=round(self._loop_lateness, 3),
            latency=round(latency, 3) if latency < INTERVAL_S else None,
            last_commit=self._tables.last_commit,
        )

    def _absent_tables(self, table_ids: Iterable[int]) -> frozenset[int]:
        """Return those of these tables whose server has removed the bot; their news waits only for its return."""
        return frozenset(table_id for table_id in table_ids if self._is_absent(table_id))

    def _is_own(self, table_id: int) -> bool:
        """Return whether this process sends a table's news."""
        try:
            return self._tables.is_owned(self._tables.get(table_id))
        except Refused:  # not in memory: it finished long ago, or is damaged
            return self._tables.owns_server(DIRECT_MESSAGES)

    def _is_absent(self, table_id: int) -> bool:
        try:
            table = self._tables.get(table_id)
        except Refused:
            return False
        return not table.finished and self._tables.absence.concerns(table)

    def _log_overdue(self, now: float, pending: dict[int, float], absent: frozenset[int]) -> None:
        """Log once for each table that its news is overdue, and once that it was delivered after all."""
        overdue = frozenset(table for table, since in pending.items() if now - since > OVERDUE_NEWS_S)
        for table in sorted(overdue - self._overdue_tables):
            _log.warning("news.overdue", table=table, minutes=int((now - pending[table]) / 60))
        for table in sorted(self._overdue_tables - overdue - absent):
            _log.warning("news.delivered_late", table=table)
        self._overdue_tables = overdue | self._overdue_tables & absent


class StandbyHeartbeat:
    """The heartbeat of a process that waits for its shards: the database answers it."""

    def __init__(self, file: Path, clock: Clock, shards: Iterable[int]) -> None:
        self._file = file
        self._clock = clock
        self._shards = tuple(shards)
        self._last: float | None = None

    def beat(self) -> None:
        """Write the heartbeat if the last one is `INTERVAL_S` old."""
        now = self._clock.monotonic()
        if self._last is None or now - self._last >= INTERVAL_S:
            self._last = now
            _write(self._file, Standby(self._clock.now(), self._shards))


def _write(file: Path, state: Pulse | Standby) -> None:
    draft = file.with_name(f"{file.name}.new")
    try:
        draft.unlink(missing_ok=True)  # opening a FIFO of that name would block the whole bot
        draft.write_bytes(msgspec.json.encode(state) + b"\n")
        draft.replace(file)  # atomic: the reader never sees half of it
    except OSError as error:
        _log.warning("heartbeat.write_failed", reason=error.strerror)


MAX_HEAD_BYTES = 16_384
"""The longest head of a request to METRICS_PORT."""
MAX_CONNECTIONS = 16
"""Requests to METRICS_PORT that are answered at the same time; further ones are closed."""
REQUEST_TIMEOUT_S = 10.0
PREFIX = "board_games"
METRICS = {
    "at": ("heartbeat_timestamp_seconds", "Time of this measurement."),
    "tables": ("tables", "Tables in memory: unfinished ones and those that finished recently."),
    "running": ("tables_running", "Tables with a running game."),
    "shards": ("shards", "Shards of this process."),
    "queue": ("tables_queued", "Tables in the courier's queue."),
    "untold": ("tables_untold", "Tables with undelivered news."),
    "oldest_untold": ("oldest_untold_seconds", "Age of the oldest undelivered news."),
    "loop_lateness": ("loop_lateness_seconds", "Greatest delay of the event loop since the last heartbeat."),
    "latency": ("discord_latency_seconds", "Round trip to Discord."),
    "last_commit": ("last_commit_timestamp_seconds", "Time of the last saved change."),
}
"""The metric's name and help, by field of `Pulse`."""


def metrics_text(pulse: Pulse | None) -> str:
    """Return the pulse in Prometheus's text format; unknown values are left out."""
    if pulse is None:
        return ""
    lines = _gauge("info", "Version of the bot.", 1, f'{{version="{VERSION}"}}')
    for field, value in msgspec.structs.asdict(pulse).items():
        if value is not None:
            lines += _gauge(*METRICS[field], value)
    return "".join(f"{line}\n" for line in lines)


def _gauge(name: str, meaning: str, value: float, labels: str = "") -> list[str]:
    full_name = f"{PREFIX}_{name}"
    return [f"# HELP {full_name} {meaning}", f"# TYPE {full_name} gauge", f"{full_name}{labels} {value}"]


@asynccontextmanager
async def metrics_served(heart: Heartbeat, port: int | None) -> AsyncGenerator[None]:
    """Serve `GET /metrics` on the loopback address inside the block; None: serve nothing.

    Raises `SettingError` if the port is taken or not allowed.
    """
    if port is None:
        yield
        return
    server = MetricsServer(heart)
    try:
        listening = await asyncio.start_server(server.answer, "127.0.0.1", port, limit=MAX_HEAD_BYTES)
    except OSError:
        raise metrics_port_refused(port) from None
    async with listening:
        yield


class MetricsServer:
    """A server of a single page for Prometheus.

    A complete web server logs malformed requests as errors, names its version and Python's in every answer, and takes
    megabytes.
    """

    def __init__(self, heart: Heartbeat) -> None:
        self._heart = heart
        self._connections = 0

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Answer one request, in a bounded time, and close the connection."""
        self._connections += 1
        try:
            async with asyncio.timeout(REQUEST_TIMEOUT_S):
                if self._connections <= MAX_CONNECTIONS:
                    writer.write(self._response(await _head(reader)))
                    await writer.drain()
        except (OSError, TimeoutError):
            pass  # the client has disconnected or sends nothing
        finally:
            self._connections -= 1
            writer.close()

    def _response(self, head: bytes) -> bytes:
        method, _, rest = head.partition(b"\r\n")[0].partition(b" ")
        target, _, version = rest.partition(b" ")
        if version not in {b"HTTP/1.0", b"HTTP/1.1"}:
            return _http("400 Bad Request", "bad request\n")
        if target.partition(b"?")[0] != b"/metrics":
            return _http("404 Not Found", "not found\n")
        if method not in {b"GET", b"HEAD"}:
            return _http("405 Method Not Allowed", "method not allowed\n", "Allow: GET, HEAD\r\n")
        return _http("200 OK", metrics_text(self._heart.last), with_body=method == b"GET")


async def _head(reader: asyncio.StreamReader) -> bytes:
    """Return the head of a request; empty if it is too long or incomplete."""
    try:
        return await reader.readuntil(b"\r\n\r\n")
    except asyncio.LimitOverrunError:
        return b""
    except asyncio.IncompleteReadError:
        return b""


def _http(status: str, text: str, headers: str = "", *, with_body: bool = True) -> bytes:
    body = text.encode()
    head = (
        f"HTTP/1.1 {status}\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: {len(body)}\r\n"
        f"{headers}Connection: close\r\n\r\n"
    )
    return head.encode() + (body if with_body else b"")
