"""The metrics for Prometheus."""

from __future__ import annotations

import asyncio
import logging
import socket
import subprocess
import sys
from contextlib import suppress
from typing import TYPE_CHECKING

import aiohttp
import msgspec
import pytest

from bot.maintenance import heartbeat
from bot.maintenance.heartbeat import Heartbeat, Pulse
from bot.settings import SettingError
from bot.system.version import VERSION
from tests import tree
from tests.table.harness import ManualClock, open_harness

if TYPE_CHECKING:
    from pathlib import Path

PULSE = Pulse(
    at=1.0,
    tables=5,
    running=2,
    shards=1,
    queue=0,
    untold=1,
    oldest_untold=7.5,
    loop_lateness=0.25,
    latency=None,
    last_commit=None,
)


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


def test_every_field_of_a_pulse_has_a_meaning() -> None:
    assert set(heartbeat.METRICS) == {field.name for field in msgspec.structs.fields(Pulse)}


def test_each_metric_has_its_type_and_unknown_ones_are_left_out() -> None:
    lines = heartbeat.metrics_text(PULSE).splitlines()
    assert "# TYPE board_games_tables_running gauge" in lines
    assert "board_games_tables_running 2" in lines
    assert "board_games_loop_lateness_seconds 0.25" in lines
    assert not [line for line in lines if "latency_seconds" in line or "last_commit" in line]
    assert f'board_games_info{{version="{VERSION}"}} 1' in lines
    assert heartbeat.metrics_text(None) == ""


async def test_metrics_are_served_to_this_machine(tmp_path: Path) -> None:
    async with open_harness(tmp_path / "games.sqlite3") as harness:
        heart = Heartbeat(tmp_path / "health", ManualClock(), harness.tables, harness.news)
        heart.last = PULSE
        port = free_port()
        async with heartbeat.metrics_served(heart, port), aiohttp.ClientSession() as session:
            async with session.get(f"http://127.0.0.1:{port}/metrics") as answer:
                assert (answer.status, answer.content_type) == (200, "text/plain")
                assert await answer.text() == heartbeat.metrics_text(PULSE)
            with pytest.raises(SettingError, match=f"METRICS_PORT: {port} is taken"):
                async with heartbeat.metrics_served(heart, port):
                    pass


MALFORMED = (
    *(b"\x16\x03\x01\x02\x00\x01" * 50, b"GET\r\n\r\n", b"GET /metrics HTTP/9.9\r\n\r\n", b"\0\xff\r\n\r\n"),
    *(b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\n\r\n", b"GET /metrics HTTP/1.1\r\nHost", b"", b"\r\n\r\n"),
    *(b"POST /metrics HTTP/1.1\r\nContent-Length: -1\r\n\r\n", b"GET http://[ HTTP/1.1\r\nA B: c\r\n\r\n"),
)


@pytest.mark.parametrize("request_bytes", MALFORMED, ids=range(len(MALFORMED)))
async def test_a_malformed_request_logs_nothing_and_gets_no_version(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, request_bytes: bytes
) -> None:
    async with open_harness(tmp_path / "games.sqlite3") as harness:
        heart = Heartbeat(tmp_path / "health", ManualClock(), harness.tables, harness.news)
        port = free_port()
        caplog.clear()
        answer = b""
        async with heartbeat.metrics_served(heart, port), asyncio.timeout(30):
            for _ in range(3):
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.write(request_bytes)
                writer.write_eof()
                with suppress(ConnectionError):
                    answer = await reader.read()
                writer.close()
            async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}/metrics") as response:
                assert response.status == 200
                assert "Server" not in response.headers
    assert answer == b"" or answer.startswith(b"HTTP/1.1 4")
    assert not [word for word in (b"ython", b"aiohttp", b"Server") if word in answer]
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING] == []


def test_the_metrics_server_is_not_imported_by_default() -> None:
    """The server takes as much memory as a game."""
    program = "import sys, bot.command_line; print('aiohttp' in sys.modules, 'aiohttp.web' in sys.modules)"
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, cwd=tree.ROOT)
    assert result.stdout == "True False\n"


async def test_no_port_is_opened_by_default(tmp_path: Path) -> None:
    async with open_harness(tmp_path / "games.sqlite3") as harness:
        heart = Heartbeat(tmp_path / "health", ManualClock(), harness.tables, harness.news)
        async with heartbeat.metrics_served(heart, None):
            pass
