"""The radio as players read it: own riders first in private texts, nobody's on the board, a film below its words."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from cogs.tour.moves import Ready
from tests.e2e import playing
from tests.e2e.reading import answer
from tests.e2e.world import source_text, verb
from tests.games.tour.e2e import riding

if TYPE_CHECKING:
    from tests.e2e.world import World

pytestmark = pytest.mark.unmeasured


async def test_private_texts_begin_with_the_readers_riders_and_the_board_names_none_of_them(world: World) -> None:
    party = await riding.begin_quick(world)
    await party.all_ready()
    await world.env.advance_time(playing.LULL_S)
    board = playing.newest_with(world.messages(world.thread()), "mine")
    missed = source_text(answer(await world.ann.click(board, custom_id=verb(board, "missed"))))
    first = next((line for line in missed.splitlines() if "place" in line), missed)
    assert first.startswith(("• 🔼 **", "• 🔽 **", "• ▶️ **"))
    assert missed.index(first) < missed.index("Round 1")
    panel = source_text(answer(await world.ann.click(board, custom_id=verb(board, "mine"))))
    assert panel.index("place") < panel.index("Round 1")
    public = source_text(world.board())
    assert "Round 1" in public
    assert "🔼" not in public
    assert "▶️" not in public


async def test_a_ridden_round_is_shown_as_a_film_below_its_words(world: World) -> None:
    party = await riding.begin(world, world.ann, world.bob)
    await party.type(0, Ready())
    await party.type(1, Ready())
    await world.env.advance_time(playing.LULL_S)
    files = [file.filename for file in world.board().attachments]
    assert files[0] == "board-1.png"
    assert files[1:] == ["moment-board-1.gif"]
    assert "Last moves" in world.board().attachments[1].description
