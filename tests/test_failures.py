"""A failure of the night becomes an entry, which fails until the failure is fixed."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from bot import discovery
from bot.maintenance.record import save
from tests import seeds, tree
from tests.failure_entries import FOLDER, FOLDER_VARIABLE, FailedTests, keep_records, write
from tests.failure_replay import complaints
from tests.fuzz.playthrough import Playthrough
from tests.games import properties

if TYPE_CHECKING:
    from pathlib import Path

    from bot.records.model import Record

pytestmark = pytest.mark.unmeasured

UNLUCKY = 10**12
"""A seed that no night draws."""
TEST = "tests/test_failures.py::test_this_seed_is_lucky"


def test_no_stored_failure_of_a_night_fails_again() -> None:
    assert not complaints(FOLDER)


def test_this_seed_is_lucky() -> None:
    """Fail with one seed, for the test below."""
    assert seeds.SEED != UNLUCKY


def test_a_failing_run_writes_an_entry_that_fails_until_it_is_repaired(tmp_path: Path) -> None:
    environment = os.environ | {"TEST_SEED": str(UNLUCKY), FOLDER_VARIABLE: str(tmp_path)}
    command = [sys.executable, "-m", "pytest", "-q", "-n", "1", "-p", "no:cacheprovider", "--hypothesis-seed=7", TEST]
    process = subprocess.run(command, cwd=tree.ROOT, env=environment, check=False, capture_output=True, text=True)
    assert process.returncode == pytest.ExitCode.TESTS_FAILED
    (path,) = tmp_path.iterdir()
    entry = msgspec.json.decode(path.read_bytes(), type=FailedTests)
    assert entry.tests == (TEST,)
    assert entry.variables == {"TEST_SEED": str(UNLUCKY), "HYPOTHESIS_SEED": "7"}
    (complaint,) = complaints(tmp_path)
    assert complaint.startswith(path.name)
    assert str(UNLUCKY) in complaint
    path.unlink()
    write(msgspec.structs.replace(entry, variables={"TEST_SEED": "1"}), tmp_path)
    assert complaints(tmp_path) == []


def test_an_entry_of_a_deleted_test_is_reported(tmp_path: Path) -> None:
    write(FailedTests(tests=("tests/test_failures.py::test_gone",), variables={}, about="it failed"), tmp_path)
    (complaint,) = complaints(tmp_path)
    assert f"exit code is {int(pytest.ExitCode.USAGE_ERROR)}" in complaint


# ------------------------------------------------------------------------------------------- records


def record() -> Record:
    game = discovery.games()["guess"]
    playthrough, luck = Playthrough(game, game.players[0], game.options(), b"seed"), random.Random(1)
    for _ in range(4):
        playthrough.make(playthrough.any_move(luck))
    return playthrough.record(about="it broke once")


def test_every_property_is_checked_on_a_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    moments: list[int] = []

    def watched(_game: Any, moment: properties.Moment) -> None:
        moments.append(moment.deal)

    save(record(), tmp_path / "record-guess-1.json")
    assert complaints(tmp_path) == []
    monkeypatch.setattr(properties, "EVERY_MOMENT", (watched,))
    assert complaints(tmp_path) == []
    assert len(moments) == 4 + 20

    def broken(_game: Any, moment: properties.Moment) -> None:
        assert not moment.step.news, "it tells something"

    monkeypatch.setattr(properties, "EVERY_MOMENT", (broken,))
    (complaint,) = complaints(tmp_path)
    assert complaint.startswith("record-guess-1.json: AssertionError it tells something")
    assert complaint.endswith("it broke once")


def test_a_record_that_cannot_be_played_is_reported(tmp_path: Path) -> None:
    valid_record = record()
    save(msgspec.structs.replace(valid_record, moves=valid_record.moves * 50), tmp_path / "record-guess-1.json")
    assert len(complaints(tmp_path)) == 1


def test_only_new_records_of_the_fuzzer_are_stored(tmp_path: Path) -> None:
    source, target = tmp_path / "broken", tmp_path / "kept"
    source.mkdir()
    for name, time in (("old.json", 100), ("new.json", 200)):
        (source / name).write_text("{}")
        os.utime(source / name, (time, time))
    assert [path.name for path in keep_records("guess", source, target, since=150)] == ["record-guess-new.json"]
    assert [path.name for path in target.iterdir()] == ["record-guess-new.json"]
