"""The memory of a picture returns to the system at once, however the bot is started."""

from __future__ import annotations

import subprocess
import sys

import pytest

from bot.system import memory

PICTURE = 3_000_000
PICTURES = 30

PROGRAM = f"""
import sys, psutil
from bot.system import memory
if "set" in sys.argv:
    assert memory.give_back_large_blocks()
def resident():
    return psutil.Process().memory_info().rss
for size in range(1, 5):  # by then the library has learnt to keep blocks of this size
    bytearray({PICTURE} * size)
before = resident()
drawn, kept = [], []
for _ in range({PICTURES}):
    drawn.append(bytearray(b"x" * {PICTURE}))
    kept.append(bytearray(b"y" * 10_000))
drawn.clear()
print(resident() - before)
"""

TRIMMING = """
import psutil
from bot.system import memory
def resident():
    return psutil.Process().memory_info().rss
before = resident()
drawn = [bytearray(b"x" * 20_000) for _ in range(2_000)]
kept = drawn[::40]
drawn.clear()
free = resident() - before
assert memory.trim()
print(free, resident() - before)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="only glibc can be told so")
@pytest.mark.unmeasured
def test_memory_of_dropped_pictures_is_not_resident() -> None:
    set_up, left = (
        int(
            subprocess.run(
                [sys.executable, "-c", PROGRAM, *arguments], capture_output=True, text=True, check=True
            ).stdout
        )
        for arguments in (("set",), ())
    )
    assert set_up < PICTURE
    assert left > 3 * PICTURE, "the library does so by itself: then there is nothing to set up any more"


@pytest.mark.skipif(sys.platform != "linux", reason="only glibc can be told so")
@pytest.mark.unmeasured
def test_free_memory_between_used_blocks_is_returned() -> None:
    output = subprocess.run([sys.executable, "-c", TRIMMING], capture_output=True, text=True, check=True).stdout
    free, left = map(int, output.split())
    assert free > 30_000_000, "the library does so by itself: then there is nothing to trim any more"
    assert left < 10_000_000


def test_systems_without_glibc_report_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    assert not memory.give_back_large_blocks()
    assert not memory.trim()


def test_garbage_collection_skips_the_modules_of_the_start() -> None:
    program = """
import gc
from bot.system import memory
loaded = len(gc.get_objects())
memory.keep_what_is_loaded()
print(loaded // 2 < gc.get_freeze_count())
"""
    output = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert output == "True\n"
