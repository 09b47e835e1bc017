"""`python -m bot health` reads `.env` as the bot does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot import settings
from bot.maintenance import health
from tests.merged_cases import merge_cases

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

LINES = (
    "DATA_DIR=games",
    "DATA_DIR='my games'",
    "export DATA_DIR=games",
    "DATA_DIR = games",
    "DATA_DIR=games # on the large disk",
    "data_dir=games",
    "DATA_DIR=old\nDATA_DIR=new",
    "DATA_DIR=",
    "",
    "LOG_LEVEL=INFO\nDATA_DIR=${LOG_LEVEL}/games",
)


@merge_cases("line", LINES)
def test_health_finds_the_data_directory_of_the_bot(line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DATA_DIR", raising=False)
    (tmp_path / ".env").write_text(line, encoding="utf-8")
    assert health.data_dir() == settings.load().data_dir
