"""METRICS_PORT: the last heartbeat as Prometheus reads it, to this machine only. Must never tell of people or games."""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import msgspec

from bot.settings import metrics_port_refused

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    from aiohttp import web

    from bot.heartbeat import Heartbeat, Pulse

PREFIX = "board_games"
MEANING = {
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


def text(pulse: Pulse | None) -> str:
    """Return the pulse in Prometheus's text format; what is not known is left out."""
    known = {} if pulse is None else msgspec.structs.asdict(pulse)
    lines: list[str] = []
    for field, value in known.items():
        if value is not None:
            name, meaning = MEANING[field]
            lines += [f"# HELP {PREFIX}_{name} {meaning}", f"# TYPE {PREFIX}_{name} gauge", f"{PREFIX}_{name} {value}"]
    return "".join(f"{line}\n" for line in lines)


@asynccontextmanager
async def served(heart: Heartbeat, port: int | None) -> AsyncGenerator[None]:
    """Answer `GET /metrics` on the loopback address while the block lasts; None: nobody asks.

    Raises `SettingError` when the port is taken or not allowed.
    """
    if port is None:
        yield
        return
    from aiohttp import web  # noqa: PLC0415 - a whole server, megabytes of it, which few bots need

    async def answer(_request: web.Request) -> web.Response:
        return web.Response(text=text(heart.last), content_type="text/plain", charset="utf-8")

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
