"""Golden playthroughs: from 1.0 on, every released game loads and replays to the same states.

Each recorded game is replayed by the present rules, step by step. The records never change.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest

from tests.games.golden import Playthrough, file_of, files, replayed
from tests.games.test_every_game import tables
from tests.merged_cases import merge_cases

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.unmeasured


@pytest.mark.parametrize("file", files(), ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_a_recorded_game_replays_to_the_same_states_and_outcome(file: Path) -> None:
    record = msgspec.json.decode(file.read_bytes(), type=Playthrough)
    replay = replayed(record)
    assert replay.states == record.states
    assert bytes(replay.outcome) == bytes(record.outcome)


@merge_cases("name", [str(table.id) for table in tables()])
def test_every_game_and_option_has_a_record(name: str) -> None:
    assert file_of(name).exists(), "run python -m tests.games.golden"
