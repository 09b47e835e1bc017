"""The counter of a process's events, tested with page faults, which every Linux kernel counts."""

from __future__ import annotations

import math
import mmap
import platform
import sys
import threading

import pytest

from tests.benchmarks.instructions import PAGE_FAULTS, Counter, Event, told

PAGES = 2000


def touch_pages() -> None:
    """Touch pages that no process has used before: an allocator would return some that are there already."""
    with mmap.mmap(-1, PAGES * mmap.PAGESIZE) as memory:
        for page in range(PAGES):
            memory[page * mmap.PAGESIZE] = 1


@pytest.fixture
def counter() -> Counter:
    new_counter = Counter(event=PAGE_FAULTS)
    if new_counter.problem:
        pytest.skip(new_counter.problem)
    return new_counter


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has this counter")
@pytest.mark.parametrize("in_thread", [False, True])
def test_events_of_all_threads_count(counter: Counter, in_thread: bool) -> None:  # noqa: FBT001 - a parameter of the test
    before = counter.count
    if in_thread:
        thread = threading.Thread(target=touch_pages)
        thread.start()
        thread.join()
    else:
        touch_pages()
    assert counter.count - before >= PAGES / 600  # a large page has 512 small ones


def test_an_event_that_cannot_be_counted_has_a_reason() -> None:
    counter = Counter(event=Event(10**6, 1))
    assert counter.problem
    assert math.isnan(counter.count)
    assert told(counter.count, counter.problem) == f"not counted: {counter.problem}"


def test_another_machine_has_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platform, "machine", lambda: "abacus")
    assert "abacus" in Counter().problem


def test_a_count_is_told_in_millions() -> None:
    assert told(1_234_000.0) == "1.23 M instructions"
