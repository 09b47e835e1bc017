"""The heartbeat: what the running bot knows of itself, written to a file twice a minute and told to whoever watches.

`python -m bot health` reads it (`bot.health`). Answers also for what an operator who reads warnings must learn: that a
table could not be told for minutes, and on METRICS_PORT for what Prometheus reads, from this machine only. Never speaks
to Discord, and tells nothing of people or games.
"""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Protocol

import msgspec
import structlog
from msgspec import Struct

from bot.game import Refused
from bot.health import INTERVAL
from bot.settings import metrics_port_refused
from bot.table.store import StorageFailed

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Iterable
    from pathlib import Path

    from aiohttp import web

    from bot.clock import Clock
    from bot.storage.news import News
    from bot.table.service import Tables

STEP = 1.0
"""Seconds between two looks at the event loop: how much later one comes is how long everybody waited."""
MANY = 100
"""Tables in the queue from which it counts as full: telling takes longer than playing."""
LONG = 300.0
"""Seconds after which news that nobody could be told is a fault."""

_log = structlog.stdlib.get_logger("bot.heartbeat")


class Pulse(Struct, frozen=True):
    """How the bot is, at one time."""

    at: float
    """Unix seconds."""
    tables: int
    """In memory: those that go on, and those that were over lately."""
    running: int
    queue: int
    """Tables that wait for their turn to be told something now."""
    untold: int
    """Tables with news that was not told yet."""
    oldest_untold: float
    """Seconds for which the oldest of that has waited; 0: there is none."""
    loop_lateness: float
    """Seconds by which the event loop came late, at the worst since the last heartbeat."""
    latency: float | None
    """Seconds to Discord and back; None: not known yet."""
    last_commit: float | None
    """When a change was last saved, Unix seconds; None: not since the start."""


class Connection(Protocol):
    """What is known of the way to Discord. Implemented by the client."""

    def connected(self) -> bool:
        """Say whether Discord can be heard now."""
        ...

    def queued(self) -> int:
        """Return how many tables wait for their turn to be told something."""
        ...

    @property
    def latency(self) -> float:
        """Seconds to Discord and back; infinite or not a number while that is not known."""
        ...


class Heartbeat:
    """Feels the pulse and writes it down."""

    def __init__(self, file: Path, clock: Clock, tables: Tables, news: News) -> None:
        self._file = file
        self._clock = clock
        self._tables = tables
        self._news = news
        self._late = 0.0
        self._complained: frozenset[int] = frozenset()
        self.last: Pulse | None = None
        """The last pulse that was felt; None: there was none yet."""

    async def beat(self, connection: Connection) -> None:
        """Write the pulse down every `INTERVAL` seconds while Discord can be heard; ends by cancellation.

        A heartbeat that cannot be written (a full disk) is logged and tried again: it must not stop a game.
        """
        while True:
            try:
                self.last = await self._feel(connection)
                if connection.connected():
                    self._write(self.last)
            except StorageFailed as error:
                _log.warning("storage failed", during="heartbeat", reason=str(error))
            await self._pause()

    async def _pause(self) -> None:
        """Wait for the next heartbeat in short steps, and remember how late the latest of them came."""
        self._late, until = 0.0, self._clock.monotonic() + INTERVAL
        while (began := self._clock.monotonic()) < until:
            await self._clock.sleep(STEP)
            self._late = max(self._late, self._clock.monotonic() - began - STEP)

    async def _feel(self, connection: Connection) -> Pulse:
        now, found = self._clock.now(), await self._news.waiting_since()
        still = self._still(found)
        waiting = {table: since for table, since in found.items() if table not in still}
        self._complain(now, waiting, still)
        latency, queue = connection.latency, connection.queued()
        if queue >= MANY:
            _log.warning("many tables wait to be told what happened", tables=queue)
        return Pulse(
            at=now,
            tables=len(self._tables),
            running=len(list(self._tables.running())),
            queue=queue,
            untold=len(waiting),
            oldest_untold=now - min(waiting.values(), default=now),
            loop_lateness=round(self._late, 3),
            latency=round(latency, 3) if latency < INTERVAL else None,
            last_commit=self._tables.last_commit,
        )

    def _still(self, waiting: Iterable[int]) -> frozenset[int]:
        """Which of these tables stand still, as their server has removed the bot: they wait for that alone."""
        return frozenset(table for table in waiting if self._stands_still(table))

    def _stands_still(self, table_id: int) -> bool:
        try:
            table = self._tables.get(table_id)
        except Refused:
            return False
        return not table.over and self._tables.absence.concerns(table)

    def _complain(self, now: float, waiting: dict[int, float], still: frozenset[int]) -> None:
        """Say once of each table that it could not be told for too long, and once that it was told after all."""
        late = frozenset(table for table, since in waiting.items() if now - since > LONG)
        for table in sorted(late - self._complained):
            _log.warning("a table cannot be told what happened", table=table, minutes=int((now - waiting[table]) / 60))
        for table in sorted(self._complained - late - still):
            _log.warning("a table was told after all", table=table)
        self._complained = late | self._complained & still

    def _write(self, pulse: Pulse) -> None:
        draft = self._file.with_name(f"{self._file.name}.new")
        try:
            draft.unlink(missing_ok=True)  # a FIFO of that name would stop the whole bot
            draft.write_bytes(msgspec.json.encode(pulse) + b"\n")
            draft.replace(self._file)  # whole or not at all: the reader never sees half of it
        except OSError as error:
            _log.warning("heartbeat not written", reason=error.strerror)


PREFIX = "board_games"
METRICS = {
    "at": ("heartbeat_timestamp_seconds", "When this was measured."),
    "tables": ("tables", "Tables in memory: those that go on, and those that were over lately."),
    "running": ("tables_running", "Tables at which a game is on."),
    "queue": ("tables_queued", "Tables that wait for their turn to be told something."),
    "untold": ("tables_untold", "Tables with news that was not told yet."),
    "oldest_untold": ("oldest_untold_seconds", "For how long the oldest of that has waited."),
    "loop_lateness": ("loop_lateness_seconds", "How late the event loop came, at the worst since the last heartbeat."),
    "latency": ("discord_latency_seconds", "To Discord and back."),
    "last_commit": ("last_commit_timestamp_seconds", "When a change was last saved."),
}
"""By field of a pulse: the metric's name and its help."""


def metrics_text(pulse: Pulse | None) -> str:
    """Return the pulse in Prometheus's text format; what is not known is left out."""
    known = {} if pulse is None else msgspec.structs.asdict(pulse)
    lines: list[str] = []
    for field, value in known.items():
        if value is not None:
            name, meaning = METRICS[field]
            lines += [f"# HELP {PREFIX}_{name} {meaning}", f"# TYPE {PREFIX}_{name} gauge", f"{PREFIX}_{name} {value}"]
    return "".join(f"{line}\n" for line in lines)


@asynccontextmanager
async def metrics_served(heart: Heartbeat, port: int | None) -> AsyncGenerator[None]:
    """Answer `GET /metrics` on the loopback address while the block lasts; None: nobody asks.

    Raises `SettingError` when the port is taken or not allowed.
    """
    if port is None:
        yield
        return
    from aiohttp import web  # noqa: PLC0415 - a whole server, megabytes of it, which few bots need

    async def answer(_request: web.Request) -> web.Response:
        return web.Response(text=metrics_text(heart.last), content_type="text/plain", charset="utf-8")

    app = web.Application()
    app.router.add_get("/metrics", answer)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    try:
        try:
            await web.TCPSite(runner, "127.0.0.1", port).start()
        except OSError:
            raise metrics_port_refused(port) from None
        yield
    finally:
        await runner.cleanup()
