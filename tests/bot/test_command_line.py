"""The bot as a process: an operator's mistake is one line and exit code 2; the health command reports its state."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import socket
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from typing import TYPE_CHECKING

import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot import settings
from bot.maintenance import health
from bot.storage import lock, schema
from bot.system.version import VERSION
from tests import tree
from tests.storage import golden

if TYPE_CHECKING:
    from pathlib import Path

TOKEN = "MTk4NjIyNDgzNDcx.GabcDe.a_made-up_token_of_the_right_shape"


ELSEWHERE = """
import sys
import discord.http
from bot.__main__ import main
discord.http.Route.BASE = sys.argv[1]
raise SystemExit(main([]))
"""
"""The bot with Discord's address replaced."""


def environment(**variables: str) -> dict[str, str]:
    """Return the environment with these settings of the bot and no others."""
    setting_names = {name.upper() for name in settings.Settings.__struct_fields__}
    inherited = {name: value for name, value in os.environ.items() if name not in setting_names}
    return inherited | {"PYTHONPATH": str(tree.ROOT)} | variables


def bot(folder: Path, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run `python -m bot` in an empty folder with these settings."""
    return run([sys.executable, "-m", "bot", *arguments], folder, **variables)


def run(command: list[str], folder: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run a command in a folder with these settings of the bot and no others."""
    return subprocess.run(
        command,
        cwd=folder,
        env=environment(**variables),
        check=False,
        capture_output=True,
        text=True,
        timeout=60,
    )


@pytest.mark.parametrize(
    ("name", "value"),
    [("LOG_LEVEL", "loud"), ("DISCORD_TOKEN", f"'{TOKEN}'"), ("DATA_DIR", "/dev/null/data"), ("LOBBY_HOURS", "soon")],
)
def test_a_wrong_setting_is_one_line_and_exit_code_2(tmp_path: Path, name: str, value: str) -> None:
    process = bot(tmp_path, **{name: value})
    assert process.returncode == 2
    assert process.stderr.startswith(f"{name}: ")
    assert process.stderr.count("\n") == 1
    assert TOKEN not in process.stderr + process.stdout


def test_a_game_with_missing_texts_is_one_line_and_exit_code_2(tmp_path: Path) -> None:
    """The line names the game and every missing text."""
    game = tmp_path / "cogs" / "guess"
    shutil.copytree(tree.ROOT / "tests" / "sample" / "cogs" / "guess", game)
    for language, key in (("cs", "hit"), ("pl", "move-guess")):
        texts = game / "texts" / f"{language}.ftl"
        texts.write_text(
            re.sub(rf"^{key} = .*\n(    .*\n)*", "", texts.read_text("utf-8"), flags=re.MULTILINE), "utf-8"
        )
    process = bot(tmp_path, PLAYGROUND_PORT="0")
    assert process.returncode == 2
    assert process.stderr.splitlines()[-1] == "the game guess lacks texts (cs: hit; pl: move-guess, move-guess.words)"


def test_a_port_that_is_taken_is_one_line_and_exit_code_2(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as socket_in_use:
        process = bot(
            tmp_path, DATA_DIR=str(tmp_path), PLAYGROUND_PORT=str(socket_in_use.getsockname()[1]), LOG_LEVEL="ERROR"
        )
    assert process.returncode == 2
    assert process.stderr.startswith("PLAYGROUND_PORT: ")
    assert process.stderr.count("\n") == 1


def test_the_playground_leaves_the_bots_database_alone(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as socket_in_use:
        bot(tmp_path, DATA_DIR=str(tmp_path), PLAYGROUND_PORT=str(socket_in_use.getsockname()[1]), LOG_LEVEL="ERROR")
    databases = [path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("games.sqlite3")]
    assert databases == ["playground/games.sqlite3"]


@pytest.mark.parametrize("missing", ["simcord", "markdown_it", "linkify_it"])
def test_an_incomplete_playground_is_one_line_and_exit_code_2(tmp_path: Path, missing: str) -> None:
    """Checked at the start: one package imports another only at the first message."""
    program = f"import sys; sys.modules[{missing!r}] = None; from bot.__main__ import main; sys.exit(main([]))"
    process = run([sys.executable, "-c", program], tmp_path, PLAYGROUND_PORT="0")
    assert process.returncode == 2
    assert process.stderr == f"{settings.no_playground()}\n"


def test_a_discord_that_cannot_be_reached_is_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
    process = subprocess.run(
        [sys.executable, "-c", ELSEWHERE, f"http://127.0.0.1:{port}/api/v10"],
        cwd=tmp_path,
        env=environment(DISCORD_TOKEN=TOKEN, DATA_DIR=str(tmp_path), LOG_LEVEL="ERROR"),
        check=False,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert process.returncode == 1
    assert process.stderr.splitlines()[-1].startswith("Discord cannot be reached: ")
    assert "Traceback" not in process.stderr


def test_the_health_check_passes_for_a_healthy_bot(tmp_path: Path) -> None:
    (tmp_path / "health").write_text(f'{{"at": {time.time():.0f}, "running": 3}}\n', encoding="ascii")
    with lock.database_lock(tmp_path / "games.sqlite3"):
        process = bot(tmp_path, "health", "--verbose", DATA_DIR=str(tmp_path))
    assert (process.returncode, process.stdout.splitlines()[0]) == (0, "alive")
    assert "running: 3" in process.stdout


def test_the_health_check_fails_for_a_silent_bot(tmp_path: Path) -> None:
    (tmp_path / "health").write_text(f'{{"at": {time.time() - health.MAX_AGE_S - 5:.0f}}}\n', encoding="ascii")
    (tmp_path / ".env").write_text('DISCORD_TOKEN="x"\nDATA_DIR="here"\n', encoding="ascii")
    (tmp_path / "here").mkdir()
    (tmp_path / "health").rename(tmp_path / "here" / "health")
    with lock.database_lock(tmp_path / "here" / "games.sqlite3"):
        process = bot(tmp_path, "health")
    assert process.returncode == 1
    assert "s old" in process.stdout


def test_the_health_check_imports_few_modules(tmp_path: Path) -> None:
    """The health check runs every 30 s: it takes 30 ms of a core and 10 MB, with all imports 1 s and 70 MB."""
    watched = "import sys; from bot.__main__ import main; main(['health']); print(len(sys.modules), *sys.modules)"
    process = subprocess.run(
        [sys.executable, "-c", watched],
        cwd=tmp_path,
        env=environment(),
        check=True,
        capture_output=True,
        text=True,
        timeout=60,
    )
    loaded = set(process.stdout.split())
    assert not loaded & {"discord", "pydantic", "structlog", "aiohttp", "msgspec", "PIL", "asyncio"}


def test_a_backup_without_a_database_creates_none(tmp_path: Path) -> None:
    process = bot(tmp_path, "backup", "copy.db", DATA_DIR=str(tmp_path))
    assert (process.returncode, process.stderr.count("\n")) == (2, 1)
    assert list(tmp_path.iterdir()) == []


def test_a_backup_does_not_migrate_an_older_database(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "games.sqlite3")) as older:
        older.executescript((tree.ROOT / "tests/storage/golden/schema_0001.sql").read_text(encoding="utf-8"))
    before = (tmp_path / "games.sqlite3").read_bytes()
    assert bot(tmp_path, "backup", "copy.db", DATA_DIR=str(tmp_path)).returncode == 0
    assert (tmp_path / "games.sqlite3").read_bytes() == before
    assert (tmp_path / "copy.db").is_file()


def test_ratings_are_computed_anew_only_in_a_database_that_is_there(tmp_path: Path) -> None:
    process = bot(tmp_path, "ratings", DATA_DIR=str(tmp_path))
    assert (process.returncode, process.stderr.count("\n"), list(tmp_path.iterdir())) == (2, 1, [])
    with closing(sqlite3.connect(tmp_path / "games.sqlite3")) as stored:
        stored.executescript(golden.of_version(len(schema.scripts())).read_text(encoding="utf-8"))
    process = bot(tmp_path, "ratings", DATA_DIR=str(tmp_path))
    assert (process.returncode, process.stdout) == (0, "computed the ratings anew from 0 rated games\n")


async def test_a_token_that_discord_refuses_is_named(tmp_path: Path) -> None:
    async def refuse(_request: web.Request) -> web.Response:
        return web.json_response({"message": "401: Unauthorized", "code": 0}, status=401)

    discord = web.Application()
    discord.router.add_route("*", "/{path:.*}", refuse)
    async with TestServer(discord) as server:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", ELSEWHERE, str(server.make_url("/api/v10"))),
            cwd=tmp_path,
            env=environment(DISCORD_TOKEN=TOKEN, DATA_DIR=str(tmp_path / "data")),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        async with asyncio.timeout(60):
            output = (await process.communicate())[0].decode()
    assert process.returncode == 2
    assert output.splitlines()[-1].startswith("DISCORD_TOKEN: Discord refuses")
    assert "Traceback" not in output
    assert TOKEN not in output


def test_it_prints_its_version(tmp_path: Path) -> None:
    process = bot(tmp_path, "--version")
    assert (process.returncode, process.stdout) == (0, f"board games {VERSION}\n")
