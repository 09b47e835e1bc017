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
from images.kit.store import Store, release_pages, version_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

VERSION, OTHER_VERSION = "0" * 32, "1" * 32
DATA = bytes(range(256)) * 100


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    store.set_folder(tmp_path)
    return tmp_path / "things"


def things(version: str = VERSION, limit: int = 10**6) -> Store:
    return Store("things", lambda: version, limit)


def read(value: memoryview | None) -> bytes | None:
    return None if value is None else bytes(value)


def test_a_store_without_a_folder_stores_nothing(folder: Path) -> None:
    store.set_folder(None)
    things().sweep()
    assert (things().put("a", DATA), things().get("a")) == (None, None)
    assert not folder.exists()


def test_a_stored_value_can_be_read_later(folder: Path) -> None:
    assert things().get("a") is None
    assert read(things().put("a", DATA)) == DATA
    assert read(things().get("a")) == DATA
    assert things().get("b") is None
    assert [path.name for path in (folder / VERSION).iterdir()] == ["a"]


@pytest.mark.usefixtures("folder")
def test_a_stored_value_is_mapped_and_stays_readable_after_let_go() -> None:
    value = things().put("a", DATA)
    assert value is not None
    assert isinstance(value.obj, mmap.mmap)
    release_pages(value)
    assert value.readonly
    assert bytes(value) == DATA


def test_let_go_ignores_values_that_are_not_mapped() -> None:
    own = memoryview(DATA)
    release_pages(own)
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


def value_of_another_key(file: Path) -> None:
    things().put("another", DATA)
    file.with_name("another").replace(file)


def foreign_file(file: Path) -> None:
    file.write_bytes(b"GIF89a" + DATA)


def folder_instead(file: Path) -> None:
    file.unlink()
    (file / "in it").mkdir(parents=True)


SPOILERS = [truncated, emptied, flipped, lengthened, value_of_another_key, foreign_file, folder_instead]


@pytest.mark.parametrize("spoil", SPOILERS, ids=lambda spoil: spoil.__name__)
def test_a_damaged_value_counts_as_missing(folder: Path, spoil: Callable[[Path], None]) -> None:
    things().put("a", DATA)
    spoil(folder / VERSION / "a")
    assert things().get("a") is None


@pytest.mark.parametrize(
    "spoil", [spoiler for spoiler in SPOILERS if spoiler is not folder_instead], ids=lambda spoil: spoil.__name__
)
def test_a_damaged_value_can_be_stored_again(folder: Path, spoil: Callable[[Path], None]) -> None:
    things().put("a", DATA)
    spoil(folder / VERSION / "a")
    assert read(things().put("a", DATA)) == DATA


def test_a_store_in_an_unwritable_folder_stores_nothing_without_error(folder: Path) -> None:
    folder.write_text("no folder")
    things().sweep()
    assert things().put("a", DATA) is None
    assert things().get("a") is None
    assert folder.read_text() == "no folder"


def test_a_failed_write_leaves_no_file(folder: Path) -> None:
    (folder / VERSION / "a" / "in it").mkdir(parents=True)
    assert things().put("a", DATA) is None
    assert [path.name for path in (folder / VERSION).iterdir()] == ["a"]


def test_another_version_ignores_and_deletes_values(folder: Path) -> None:
    things().put("a", DATA)
    assert things(OTHER_VERSION).get("a") is None
    things(OTHER_VERSION).put("a", DATA)
    things(OTHER_VERSION).sweep()
    assert [path.name for path in folder.iterdir()] == [OTHER_VERSION]
    assert read(things(OTHER_VERSION).get("a")) == DATA


def test_sweeping_spares_other_files(folder: Path) -> None:
    things().put("a", DATA)
    (folder / "notes").mkdir()
    (folder / "note.txt").write_text("mine")
    things(OTHER_VERSION).sweep()
    assert {path.name for path in folder.iterdir()} == {"notes", "note.txt"}


def test_a_mapped_value_stays_readable_after_it_is_deleted(folder: Path) -> None:
    value = things().put("a", DATA)
    things(OTHER_VERSION).sweep()
    assert not (folder / VERSION).exists()
    assert read(value) == DATA


def test_the_first_value_of_a_version_removes_other_versions(folder: Path) -> None:
    things(OTHER_VERSION).put("a", DATA)
    things().put("a", DATA)
    assert [path.name for path in folder.iterdir()] == [VERSION]


def test_sweeping_deletes_partial_files_of_killed_processes(folder: Path) -> None:
    things().put("a", DATA)
    for name, age in (("old.new", 0.0), ("fresh.new", time.time())):
        (folder / VERSION / name).write_bytes(b"half of")
        os.utime(folder / VERSION / name, (age, age))
    things().sweep()
    assert {path.name for path in (folder / VERSION).iterdir()} == {"a", "fresh.new"}


def test_the_least_recently_used_value_is_evicted(folder: Path) -> None:
    small = things(limit=3 * (len(DATA) + 100))
    for age, key in enumerate("abc"):
        small.put(key, DATA)
        os.utime(folder / VERSION / key, (age, age))
    assert small.get("a") is not None
    small.put("d", DATA)
    assert {path.name for path in (folder / VERSION).iterdir()} == {"a", "c", "d"}


def test_values_are_evicted_although_the_files_are_not_listed_each_time(folder: Path) -> None:
    size = len(DATA) + 100
    small, other = things(limit=5 * size), things(limit=5 * size)
    for number in range(20):
        small.put(f"{number:02}", DATA)
        os.utime(folder / VERSION / f"{number:02}", (number, number))
        assert sum(path.stat().st_size for path in (folder / VERSION).iterdir()) <= 5 * size
    other.put("last", DATA)
    assert {path.name for path in (folder / VERSION).iterdir()} == {"16", "17", "18", "19", "last"}


def test_a_value_that_is_stored_again_and_again_evicts_no_other_one(folder: Path) -> None:
    small = things(limit=3 * (len(DATA) + 100))
    for key in "abbbbbb":
        small.put(key, DATA)
    assert {path.name for path in (folder / VERSION).iterdir()} == {"a", "b"}


def put_often(folder: Path) -> set[bytes | None]:
    store.set_folder(folder)
    return {read(things().put("a", DATA)) for _ in range(50)}


def test_two_processes_can_store_the_same_value(folder: Path) -> None:
    with ProcessPoolExecutor(2, multiprocessing.get_context("spawn")) as processes:
        values = list(processes.map(put_often, [folder.parent] * 2))
    assert values == [{DATA}] * 2
    assert [path.name for path in (folder / VERSION).iterdir()] == ["a"]


def test_a_changed_source_changes_the_version(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    for name in ("a.py", "deep/b.ftl", "deep/c.txt"):
        (tmp_path / name).write_text(name)
    first = version_of(tmp_path)
    (tmp_path / "deep" / "c.txt").write_text("is not read")
    assert version_of(tmp_path) == first
    (tmp_path / "deep" / "b.ftl").write_text("is")
    assert version_of(tmp_path) != first
    assert len(first) == len(VERSION)


def test_another_library_changes_the_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = version_of(tmp_path)
    monkeypatch.setattr(store, "version", str.upper)
    assert version_of(tmp_path) != first
