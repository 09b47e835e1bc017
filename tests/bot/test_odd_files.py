"""Commands given an odd file answer with one line and one exit code, and write nothing."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from bot import discovery, settings
from bot.__main__ import main
from bot.system import terminal
from tests.bot.test_command_line import TOKEN, bot, environment
from tests.table.harness import open_harness

NAME = "games.sqlite3"
FULL = Path("/dev/full")
KINDS = (
    *("missing", "folder", "fifo", "zero", "full", "loop", "socket", "no UTF-8", "nested", "empty", "sparse", "header"),
    *("escape\x1b[31m\n", "surrogate\udcff"),
)
GAME = next(iter(discovery.games().values()))
RECORD: dict[str, object] = {"game": GAME.name, "seats": GAME.players[0], "options": {}, "seed": "00"}
PATCHES: tuple[dict[str, object], ...] = (
    {"about": "\x1b[31m\n"},
    {"game": "\x1b[31m\n" * 99},
    {"options": [[]]},
    {"seats": 2**70},
    {"\x1b[31m": 1},
)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty working folder; the data folder is another, which is missing."""
    for name in settings.Settings.__struct_fields__:
        monkeypatch.delenv(name.upper(), raising=False)
    monkeypatch.setenv("DATA_DIR", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    return tmp_path


def make(path: Path, kind: str) -> None:
    """Create an odd file of a kind."""
    match kind:
        case "folder":
            path.mkdir()
        case "fifo":
            os.mkfifo(path)
        case "zero" | "full":
            path.symlink_to(f"/dev/{kind}")
        case "loop":
            path.symlink_to(path)
        case "socket":
            with closing(socket.socket(socket.AF_UNIX)) as listening:
                listening.bind(path.name)
        case "sparse":
            path.touch()
            os.truncate(path, 5_000_000_000)
        case "header":
            path.write_bytes(b"SQLite format 3\0")
            os.truncate(path, 5_000_000_000)
        case _:
            contents = {"no UTF-8": b"\xff\xfe\n", "nested": b"[" * 100_000, "empty": b""}
            if kind != "missing":
                path.write_bytes(contents.get(kind, b"Dear diary"))


def refused_in_one_line(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    capsys.readouterr()
    assert main(list(arguments)) == settings.EXIT_CODE
    captured = capsys.readouterr()
    assert (captured.out, captured.err.count("\n"), "\x1b" in captured.err) == ("", 1, False)
    return captured.err


@pytest.mark.parametrize("kind", KINDS)
def test_an_odd_file_to_read_is_one_line_and_nothing_is_written(
    folder: Path, capsys: pytest.CaptureFixture[str], kind: str
) -> None:
    name = kind if "\x1b" in kind or "\udcff" in kind else "odd"
    make(folder / name, kind)
    (folder / "data").mkdir()
    before = sorted(folder.rglob("*"))
    for arguments in (
        ("show", "1", "--database", name),
        ("replay", "1", "--database", name),
        ("export", "1", "target.json", "--database", name),
        ("replay", "--record", name),
        ("restore", name),
    ):
        refused_in_one_line(capsys, *arguments)
    assert [path for path in sorted(folder.rglob("*")) if path.name != f"{NAME}.lock"] == before


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind not in {"missing", "empty"} and kind.isprintable()])
def test_an_odd_database_is_one_line_and_left_as_it_is(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)  # without it, the playground would use a database of its own
    (folder / "data").mkdir()
    monkeypatch.chdir(folder / "data")
    make(folder / "data" / NAME, kind)
    before = os.lstat(folder / "data" / NAME)
    for arguments in ((), ("backup", "copy.db"), ("show", "1")):
        capsys.readouterr()
        assert main(list(arguments)) == settings.EXIT_CODE
        assert "Traceback" not in capsys.readouterr().err
    after = os.lstat(folder / "data" / NAME)
    assert (after.st_ino, after.st_size, after.st_mtime) == (before.st_ino, before.st_size, before.st_mtime)


@pytest.mark.parametrize("kind", ["folder", "fifo", "zero", "full", "loop", "socket", "no UTF-8"])
def test_an_odd_target_is_one_line_and_left_as_it_is(
    folder: Path, capsys: pytest.CaptureFixture[str], kind: str
) -> None:
    async def play() -> None:
        async with open_harness(folder / "data" / NAME):
            pass

    (folder / "data").mkdir()
    asyncio.run(play())
    make(folder / "odd", kind)
    before = os.lstat(folder / "odd")
    refused_in_one_line(capsys, "backup", "odd")
    refused_in_one_line(capsys, "backup", "x" * 300)
    assert os.lstat(folder / "odd") == before


@pytest.mark.parametrize("kind", ["fifo", "zero", "full", "socket", "no UTF-8", "sparse"])
def test_an_odd_file_of_settings_is_one_line(folder: Path, capsys: pytest.CaptureFixture[str], kind: str) -> None:
    make(folder / ".env", kind)
    assert refused_in_one_line(capsys, "backup", "copy.db").startswith(".env: ")
    assert refused_in_one_line(capsys).startswith(".env: ")


@pytest.mark.parametrize("kind", KINDS)
def test_an_odd_heartbeat_is_one_line(folder: Path, capsys: pytest.CaptureFixture[str], kind: str) -> None:
    (folder / "data").mkdir()
    if kind.isprintable():
        os.chdir(folder / "data")
        make(folder / "data" / "health", kind)
    assert main(["health", "--verbose"]) == 1
    assert capsys.readouterr().out.count("\n") == 1


@pytest.mark.parametrize("patch", PATCHES)
def test_control_characters_of_a_record_never_reach_the_terminal(
    folder: Path, capsys: pytest.CaptureFixture[str], patch: dict[str, object]
) -> None:
    (folder / "game.json").write_text(json.dumps(RECORD | patch), encoding="utf-8")
    main(["replay", "--record", "game.json"])
    captured = capsys.readouterr()
    assert "\x1b" not in captured.out + captured.err
    assert captured.err.count("\n") <= 1


@pytest.mark.parametrize("number", ["\u0661", "1_0", " 1", "+1", "-1", "²", str(2**31), "9" * 18, "9" * 5000])
def test_a_number_with_other_characters_is_refused(
    folder: Path, capsys: pytest.CaptureFixture[str], number: str
) -> None:
    del folder
    error = refused_in_one_line(capsys, "show", number)
    assert "usage: " in error


def test_a_null_character_in_a_setting_is_one_line(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    os.environ.pop("DATA_DIR")
    (folder / ".env").write_bytes(b"DATA_DIR=da\0ta\n")
    assert refused_in_one_line(capsys, "backup", "copy.db").startswith("DATA_DIR: ")
    assert main(["health"]) == 1


@pytest.mark.parametrize("arguments", [["health"], ["--help"]])
def test_a_full_output_is_one_line(tmp_path: Path, arguments: list[str]) -> None:
    with FULL.open("wb") as full:
        process = subprocess.run(
            [sys.executable, "-m", "bot", *arguments],
            cwd=tmp_path,
            env=environment(),
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
            timeout=60,
        )
    assert (process.returncode, process.stderr.count(b"\n"), b"Traceback" in process.stderr) == (2, 1, False)


def test_a_terminal_that_knows_no_letters_gets_escapes(tmp_path: Path) -> None:
    process = bot(tmp_path, "show", "čtyři", PYTHONIOENCODING="ascii")
    assert (process.returncode, process.stderr.count("\n")) == (2, 1)


def test_a_line_has_no_character_that_a_terminal_obeys() -> None:
    assert terminal.printable("a\x1b\x9b\r\n\u202e\udcffé") == r"a\u001b\u009b\u000d\u000a\u202e\udcffé"
