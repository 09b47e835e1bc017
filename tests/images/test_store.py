"""The store maps stored values; a missing, partial or damaged value counts as never stored."""

from __future__ import annotations

import mmap
import multiprocessing
import os
import time
from concurrent.futures import ProcessPoolExecutor
from typing import TYPE_CHECKING

import pytest

from images.kit import store
from images.kit.store import Store, let_go, version_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

ONE, OTHER = "0" * 32, "1" * 32
DATA = bytes(range(256)) * 100


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    before = store.home()
    store.keep_in(tmp_path)
    yield tmp_path / "things"
    store.keep_in(before)


def things(version: str = ONE, most: int = 10**6) -> Store:
    return Store("things", lambda: version, most)


def read(kept: memoryview | None) -> bytes | None:
    return None if kept is None else bytes(kept)


def test_where_no_folder_is_named_nothing_is_kept(folder: Path) -> None:
    store.keep_in(None)
    things().sweep()
    assert (things().put("a", DATA), things().get("a")) == (None, None)
    assert not folder.exists()


def test_what_was_put_is_there_for_whoever_asks_later(folder: Path) -> None:
    assert things().get("a") is None
    assert read(things().put("a", DATA)) == DATA
    assert read(things().get("a")) == DATA
    assert things().get("b") is None
    assert [path.name for path in (folder / ONE).iterdir()] == ["a"]


@pytest.mark.usefixtures("folder")
def test_it_is_mapped_and_what_is_let_go_can_be_looked_at_again() -> None:
    kept = things().put("a", DATA)
    assert kept is not None
    assert isinstance(kept.obj, mmap.mmap)
    let_go(kept)
    assert kept.readonly
    assert bytes(kept) == DATA


def test_nothing_is_let_go_of_what_is_not_mapped() -> None:
    own = memoryview(DATA)
    let_go(own)
    assert own == DATA


def truncated(file: Path) -> None:
    os.truncate(file, 1000)


def emptied(file: Path) -> None:
    os.truncate(file, 0)


def flipped(file: Path) -> None:
    damaged = bytearray(file.read_bytes())
    damaged[-1] ^= 1
    file.write_bytes(damaged)


def lengthened(file: Path) -> None:
    file.write_bytes(file.read_bytes() + b"\0")


def another_ones(file: Path) -> None:
    things().put("another", DATA)
    file.with_name("another").replace(file)


def somebodys(file: Path) -> None:
    file.write_bytes(b"GIF89a" + DATA)


def a_folder(file: Path) -> None:
    file.unlink()
    (file / "in it").mkdir(parents=True)


SPOILERS = [truncated, emptied, flipped, lengthened, another_ones, somebodys, a_folder]


@pytest.mark.parametrize("spoil", SPOILERS, ids=lambda spoil: spoil.__name__)
def test_what_is_not_as_it_was_put_is_not_there(folder: Path, spoil: Callable[[Path], None]) -> None:
    things().put("a", DATA)
    spoil(folder / ONE / "a")
    assert things().get("a") is None


@pytest.mark.parametrize("spoil", [each for each in SPOILERS if each is not a_folder], ids=lambda spoil: spoil.__name__)
def test_and_can_be_put_again(folder: Path, spoil: Callable[[Path], None]) -> None:
    things().put("a", DATA)
    spoil(folder / ONE / "a")
    assert read(things().put("a", DATA)) == DATA


def test_where_nothing_can_be_written_nothing_is_kept_and_nothing_fails(folder: Path) -> None:
    folder.write_text("no folder")
    things().sweep()
    assert things().put("a", DATA) is None
    assert things().get("a") is None
    assert folder.read_text() == "no folder"


def test_what_could_not_be_written_to_its_end_leaves_nothing_behind(folder: Path) -> None:
    (folder / ONE / "a" / "in it").mkdir(parents=True)
    assert things().put("a", DATA) is None
    assert [path.name for path in (folder / ONE).iterdir()] == ["a"]


def test_another_version_knows_nothing_of_it_and_sweeps_it_away(folder: Path) -> None:
    things().put("a", DATA)
    assert things(OTHER).get("a") is None
    things(OTHER).put("a", DATA)
    things(OTHER).sweep()
    assert [path.name for path in folder.iterdir()] == [OTHER]
    assert read(things(OTHER).get("a")) == DATA


def test_what_is_not_the_stores_is_not_swept(folder: Path) -> None:
    things().put("a", DATA)
    (folder / "notes").mkdir()
    (folder / "note.txt").write_text("mine")
    things(OTHER).sweep()
    assert {path.name for path in folder.iterdir()} == {"notes", "note.txt"}


def test_what_was_swept_while_it_is_mapped_stays_readable(folder: Path) -> None:
    kept = things().put("a", DATA)
    things(OTHER).sweep()
    assert not (folder / ONE).exists()
    assert read(kept) == DATA


def test_what_a_process_was_killed_over_is_swept(folder: Path) -> None:
    things().put("a", DATA)
    for name, age in (("old.new", 0.0), ("fresh.new", time.time())):
        (folder / ONE / name).write_bytes(b"half of")
        os.utime(folder / ONE / name, (age, age))
    things().sweep()
    assert {path.name for path in (folder / ONE).iterdir()} == {"a", "fresh.new"}


def test_what_was_used_longest_ago_makes_room(folder: Path) -> None:
    small = things(most=3 * (len(DATA) + 100))
    for age, key in enumerate("abc"):
        small.put(key, DATA)
        os.utime(folder / ONE / key, (age, age))
    assert small.get("a") is not None
    small.put("d", DATA)
    assert {path.name for path in (folder / ONE).iterdir()} == {"a", "c", "d"}


def put_often(folder: Path) -> set[bytes | None]:
    store.keep_in(folder)
    return {read(things().put("a", DATA)) for _ in range(50)}


def test_two_processes_that_put_the_same_do_not_trouble_each_other(folder: Path) -> None:
    with ProcessPoolExecutor(2, multiprocessing.get_context("spawn")) as processes:
        seen = list(processes.map(put_often, [folder.parent] * 2))
    assert seen == [{DATA}] * 2
    assert [path.name for path in (folder / ONE).iterdir()] == ["a"]


def test_a_version_tells_apart_what_is_drawn_with_another_line(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    for name in ("a.py", "deep/b.ftl", "deep/c.txt"):
        (tmp_path / name).write_text(name)
    first = version_of(tmp_path)
    (tmp_path / "deep" / "c.txt").write_text("is not read")
    assert version_of(tmp_path) == first
    (tmp_path / "deep" / "b.ftl").write_text("is")
    assert version_of(tmp_path) != first
    assert len(first) == len(ONE)


def test_a_version_tells_apart_what_another_library_drew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = version_of(tmp_path)
    monkeypatch.setattr(store, "version", str.upper)
    assert version_of(tmp_path) != first
