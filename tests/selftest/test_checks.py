"""Advice of a self-test to the bot's operator."""

from __future__ import annotations

import os
import time
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

from bot.selftest import checks
from bot.settings import Secret, Settings
from tests.stand_ins import returning

if TYPE_CHECKING:
    from pathlib import Path


class Disk(NamedTuple):
    """The part of `shutil.disk_usage` that is read."""

    free: int


@pytest.fixture(autouse=True)
def _machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the machine have enough of everything."""
    monkeypatch.setattr(checks, "memory_limit", lambda: None)
    monkeypatch.setattr("shutil.disk_usage", returning(Disk(checks.MIN_DISK_BYTES)))


def advice(folder: Path, **values: Any) -> list[str]:
    fields: dict[str, Any] = {"privacy_url": "https://example.com/privacy", **values}
    return list(checks.advice(Settings(data_dir=folder, **fields)))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "last-backup").touch()
    return tmp_path


def test_a_host_without_faults_gets_no_advice(folder: Path) -> None:
    assert advice(folder) == []


def test_a_missing_or_old_backup_is_advised(folder: Path) -> None:
    long_ago = time.time() - checks.BACKUP_AGE_S - 60
    os.utime(folder / "last-backup", (long_ago, long_ago))
    assert advice(folder) == ["selftest-advice-backup"]
    (folder / "last-backup").unlink()
    assert advice(folder) == ["selftest-advice-backup"]
    assert advice(folder, database_url=Secret("postgresql://bot@db/games")) == []


@pytest.mark.parametrize(
    ("values", "text"),
    [
        ({"computer_pause": 0}, "selftest-advice-pause"),
        ({"log_level": "DEBUG"}, "selftest-advice-log"),
        ({"privacy_url": None}, "selftest-advice-privacy"),
    ],
)
def test_settings_that_a_host_should_change_are_named(folder: Path, values: dict[str, Any], text: str) -> None:
    assert advice(folder, **values) == [text]


def test_little_memory_and_little_disk_are_named(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checks, "memory_limit", lambda: checks.MIN_MEMORY_BYTES - 1)
    monkeypatch.setattr("shutil.disk_usage", returning(Disk(checks.MIN_DISK_BYTES - 1)))
    assert advice(folder) == ["selftest-advice-memory", "selftest-advice-disk"]


def test_the_memory_limit_is_the_least_of_container_and_machine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()
    limit = tmp_path / "memory.max"
    monkeypatch.setattr(checks, "MEMORY_LIMITS", (limit,))
    machine = checks.memory_limit()
    assert machine is not None
    limit.write_text("max\n", encoding="ascii")
    assert checks.memory_limit() == machine
    limit.write_text("1048576\n", encoding="ascii")
    assert checks.memory_limit() == 1 << 20
