"""Golden playthroughs: every game written down is replayed by today's rules and must come out the same."""

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
def test_a_game_of_old_comes_out_the_same(file: Path) -> None:
    found = msgspec.json.decode(file.read_bytes(), type=Playthrough)
    again = replayed(found)
    assert again.states == found.states
    assert bytes(again.outcome) == bytes(found.outcome)


@merge_cases("name", [str(table.id) for table in tables()])
def test_every_game_has_one_written_down(name: str) -> None:
    assert file_of(name).exists(), "run python -m tests.games.golden"
