"""The lock whose state can be read without taking it."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from bot.system import file_lock
from tests import tree

if TYPE_CHECKING:
    from pathlib import Path

LOOKING = """
import sys
from pathlib import Path
from bot.system import file_lock
print("looking", flush=True)
while True:
    file_lock.is_taken(Path(sys.argv[1]))
"""


def test_a_lock_is_visible_until_its_descriptor_is_closed(tmp_path: Path) -> None:
    path = tmp_path / "file"
    with path.open("wb") as file:
        assert not file_lock.is_taken(path)
        assert file_lock.take(file.fileno())
        assert file_lock.is_taken(path)
        path.read_bytes()  # opens and closes another descriptor, which would release a POSIX lock
        assert file_lock.is_taken(path)
        with path.open("r+b") as second:
            assert not file_lock.take(second.fileno())
    assert not file_lock.is_taken(path)


@pytest.mark.skipif(not file_lock.LINUX, reason="without these locks a look takes the lock")
def test_reading_a_lock_leaves_it_free(tmp_path: Path) -> None:
    """Reading the state of a free lock never makes `take` fail: 109 of 4,095 starts failed beside a health check."""
    path = tmp_path / "file"
    path.touch()
    with subprocess.Popen([sys.executable, "-c", LOOKING, path], cwd=tree.ROOT, stdout=subprocess.PIPE) as looking:
        try:
            assert looking.stdout is not None
            assert looking.stdout.readline() == b"looking\n"
            for _ in range(5000):
                with path.open("r+b") as file:
                    assert file_lock.take(file.fileno())
        finally:
            looking.kill()


@pytest.mark.parametrize("kind", ["missing", "folder", "fifo", "device", "loop", "null"])
def test_a_path_without_a_regular_file_is_not_locked(tmp_path: Path, kind: str) -> None:
    path = tmp_path / ("null\0" if kind == "null" else kind)
    match kind:
        case "folder":
            path.mkdir()
        case "fifo":
            os.mkfifo(path)
        case "device":
            path.symlink_to("/dev/zero")
        case "loop":
            path.symlink_to(path)
        case _:
            pass
    assert not file_lock.is_taken(path)
