"""The film at the end of a game is sent with the farewell or not at all."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from bot.ui.game_ui import Drawing
from images.kit import Picture
from tests.e2e.world import visible_text

if TYPE_CHECKING:
    from images.kit import Look
    from tests.e2e.world import World


def set_film(world: World, draw: Any) -> None:
    """Give the game a film."""
    uis: dict[str, Any] = world.app.uis
    uis["guess"] = replace(uis["guess"], film=Drawing(draw, lambda _board, _say: "Every turn of the game"))


def draw_frame(board: Any, look: Look) -> Picture:
    """Return a picture instead of a film; sending does not depend on the difference."""
    time.sleep(0.3)
    return Picture(f"GIF89a of {board.low} in {look.language}".encode(), 1, 1, "gif")


async def end_game(world: World) -> None:
    """Begin a game and end it by resigning."""
    await world.begin(world.ann, world.bob)
    await world.confirm(world.bob, "table resign")
    await world.env.settle()


async def test_the_farewell_has_a_film_of_the_last_board(world: World) -> None:
    set_film(world, draw_frame)
    await end_game(world)
    farewell = world.messages(world.thread())[-1]
    assert "Game over" in visible_text(farewell)
    assert [(file.filename, file.description) for file in farewell.attachments] == [
        ("film.gif", "Every turn of the game")
    ]
    assert (await farewell.attachments[0].read()).startswith(b"GIF89a")


async def test_the_farewell_is_sent_when_the_film_cannot_be_made(world: World) -> None:
    def torn(_board: Any, _look: Any) -> Any:
        raise RuntimeError("the film is torn")

    world.expected_errors = ["picture.failed"]
    set_film(world, torn)
    await end_game(world)
    farewell = world.messages(world.thread())[-1]
    assert "Game over" in visible_text(farewell)
    assert not farewell.attachments


async def test_a_running_game_has_no_film(world: World) -> None:
    set_film(world, draw_frame)
    await world.begin(world.ann, world.bob)
    assert all(file.filename != "film.gif" for m in world.messages(world.thread()) for file in m.attachments)
