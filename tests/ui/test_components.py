"""The controls of a table carry nothing that only one person may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.game import Seat
from bot.i18n import Say
from bot.table import premoves
from bot.ui.messages import components
from tests.table.harness import ANNA, BOB, fresh, open_harness

if TYPE_CHECKING:
    from pathlib import Path

    from bot.table.model import Table
    from bot.table.store import Decision
    from bot.table.turns import DecisionContext


def custom_ids(table: Table) -> list[str | None]:
    return [getattr(make(), "custom_id", None) for make in components.board(table, Say("en"), private_menu=True)]


async def test_the_board_made_after_a_seal_carries_what_the_one_before_it_did(tmp_path: Path) -> None:
    async with open_harness(tmp_path / "db") as harness:
        table = await harness.press(await harness.game(ANNA, BOB), ANNA)

        def seal(at: DecisionContext) -> Decision:
            return premoves.set_premove(at, ANNA.user, premoves.menu_stamp(at, Seat(0)), 0)

        sealed = await harness.tables.update(table.id, ANNA.user, fresh(), seal)
        assert sealed.version > table.version
        assert custom_ids(sealed) == custom_ids(table)
        assert custom_ids(await harness.press(sealed, BOB)) != custom_ids(table)
