"""Tables of C'est mon fort in databases of every schema version there ever was: they load and replay."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from cogs.fort import GAME
from tests.storage import golden
from tests.table.harness import open_harness

if TYPE_CHECKING:
    from pathlib import Path

DUMPS = [dump for dump in sorted(golden.FOLDER.glob("*.sql")) if f"'{GAME.name}'" in dump.read_text(encoding="utf-8")]
TABLE = 5


@pytest.mark.parametrize("dump", DUMPS, ids=lambda path: path.stem)
async def test_it_replays_bit_for_bit(dump: Path, tmp_path: Path) -> None:
    async with open_harness(golden.restored(dump, tmp_path), games={**golden.GAMES, GAME.name: GAME}) as harness:
        report = await harness.tables.load_all()
        assert (report.running, report.broken) == ((2, TABLE), ())
        verdict = await harness.tables.verify(TABLE)
        assert verdict.agrees, (verdict.differs_at, verdict.what)
