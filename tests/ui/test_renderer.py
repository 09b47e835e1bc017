"""The renderer: draws the pictures of a message in threads, each with its description; a failed one is left out."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import threading
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
import structlog
from msgspec import Struct
from msgspec.structs import replace as replace_fields

from bot import discovery
from bot.game.contract import NoOptions
from bot.i18n.names import escaped_name
from bot.i18n.translation import Say
from bot.system import memory
from bot.ui.game_ui import Drawing, Ground
from bot.ui.rendering.renderer import MAX_ALT_LENGTH, MAX_PICTURE_BYTES, TRIM_INTERVAL_PICTURES, Renderer
from images.kit import Picture
from tests import tree
from tests.ui import worst_case

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from bot.table.model import Table
    from images.kit import Look

SAY = Say("en", "guess")


class Seen(Struct, frozen=True):
    number: int


@pytest.fixture
async def renderer() -> AsyncIterator[Renderer]:
    new_renderer = Renderer()
    yield new_renderer
    await new_renderer.close()


@pytest.fixture
def table() -> Table:
    return worst_case.lobby(discovery.games()["guess"], "en", 2)


def picture(data: bytes = b"x") -> Picture:
    return Picture(data, 1, 1)


def drawing(result: Picture | None, alt: str = "") -> Drawing:
    return Drawing(lambda _seen, _look: result, lambda view, _say: alt or f"of {view}")


def broken(_seen: Any, _look: Look) -> Picture:
    raise RuntimeError("no more paint")


async def test_a_poster_belongs_to_no_table(renderer: Renderer) -> None:
    poster = await renderer.poster(drawing(picture(b"1"), "in words"), "view", SAY)
    assert poster is not None
    assert (poster.name, poster.data, poster.alt) == ("poster.png", b"1", "in words")
    assert await renderer.poster(Drawing(broken, lambda _view, _say: ""), "view", SAY) is None


async def test_pictures_come_in_their_order_under_one_name_each(renderer: Renderer, table: Table) -> None:
    pictures = await renderer.board(table, [drawing(picture(b"1")), drawing(picture(b"2"), "two")], "board", SAY)
    assert [(board_picture.name, board_picture.data, board_picture.alt) for board_picture in pictures] == [
        ("board-1.png", b"1", "of board"),
        ("board-2.png", b"2", "two"),
    ]


async def test_missing_and_failing_pictures_are_left_out(renderer: Renderer, table: Table) -> None:
    failing = replace(drawing(None), draw=broken)
    with structlog.testing.capture_logs() as logged:
        pictures = await renderer.hand(table, [drawing(None), failing, drawing(picture())], "hand", SAY)
    assert [hand_picture.name for hand_picture in pictures] == ["hand-1.png"]
    assert [line["event"] for line in logged] == ["picture.failed"]


async def test_a_picture_without_a_description_is_not_shown(renderer: Renderer, table: Table) -> None:
    def speechless(_seen: Any, _say: Say) -> str:
        raise LookupError

    with structlog.testing.capture_logs():
        assert await renderer.board(table, [Drawing(lambda _seen, _look: picture(), speechless)], "board", SAY) == ()


async def test_descriptions_have_no_markdown(renderer: Renderer, table: Table) -> None:
    text = f"## Round 2\n**{escaped_name('A_b *c* `d`')}**: `7`\n-# small\n1 # 2"
    (board_picture,) = await renderer.board(table, [drawing(picture(), text)], "board", SAY)
    assert board_picture.alt == "Round 2\nA_b *c* `d`: 7\nsmall\n1 # 2"


async def test_descriptions_are_clipped_to_the_limit_of_discord(renderer: Renderer, table: Table) -> None:
    (board_picture,) = await renderer.board(table, [drawing(picture(), "word " * 1000)], "board", SAY)
    assert len(board_picture.alt) <= MAX_ALT_LENGTH


async def test_a_film_that_is_too_large_is_left_out(renderer: Renderer, table: Table) -> None:
    with structlog.testing.capture_logs() as logged:
        assert await renderer.film(table, drawing(picture(bytes(MAX_PICTURE_BYTES + 1))), "board", SAY) is None
    assert [line["log_level"] for line in logged] == ["warning"]


async def test_a_film_is_a_gif_and_delays_no_picture(renderer: Renderer, table: Table) -> None:
    ready = threading.Event()

    def cut(_seen: Any, _look: Look) -> Picture:
        assert ready.wait(10)
        return Picture(b"x", 1, 1, "gif")

    task = asyncio.ensure_future(renderer.film(table, Drawing(cut, lambda _seen, _say: "film"), "board", SAY))
    assert len(await renderer.board(table, [drawing(picture())] * 3, "board", SAY)) == 3
    ready.set()
    film = await task
    assert film is not None
    assert film.name == "film.gif"


@pytest.fixture
def trims(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the threads that returned memory to the system."""
    thread_names: list[str] = []
    monkeypatch.setattr(memory, "trim", lambda: thread_names.append(threading.current_thread().name))
    return thread_names


async def test_drawing_threads_return_memory_after_some_pictures(
    renderer: Renderer, table: Table, trims: list[str]
) -> None:
    for number in range(TRIM_INTERVAL_PICTURES * 2):
        await renderer.board(table, [drawing(picture(b"%d" % number))], "board", SAY)
        assert len(trims) == (number + 1) // TRIM_INTERVAL_PICTURES
    assert all(name.startswith("renderer") for name in trims)


async def test_a_cached_picture_returns_no_memory(renderer: Renderer, table: Table, trims: list[str]) -> None:
    drawing_once = drawing(picture())
    for _ in range(TRIM_INTERVAL_PICTURES * 2):
        await renderer.board(table, [drawing_once], "board", SAY)
    assert trims == []


@pytest.mark.parametrize("film", [drawing(picture()), replace(drawing(None), draw=broken)], ids=["cut", "failed"])
async def test_a_film_returns_its_memory_at_once(
    renderer: Renderer, table: Table, trims: list[str], film: Drawing
) -> None:
    with structlog.testing.capture_logs():
        await renderer.film(table, film, "board", SAY)
    assert [name.rpartition("_")[0] for name in trims] == ["film"]


async def test_drawing_ahead_delays_no_picture(renderer: Renderer, table: Table) -> None:
    begun, go = threading.Event(), threading.Event()

    def ground(_options: Any, _look: Look) -> None:
        begun.set()
        assert go.wait(5)

    renderer.prepare(table, Ground(ground), SAY)
    assert await asyncio.to_thread(begun.wait, 5)
    pictures = await renderer.board(table, [drawing(picture()), drawing(picture())], "board", SAY)
    assert len(pictures) == 2
    go.set()


async def test_drawing_ahead_uses_the_options_and_language_of_the_table(renderer: Renderer, table: Table) -> None:
    looks: list[tuple[Any, str]] = []
    finish = threading.Event()

    def ground(options: Any, look: Look) -> None:
        looks.append((options, look.language))
        finish.set()

    renderer.prepare(table, Ground(ground), SAY)
    assert await asyncio.to_thread(finish.wait, 5)
    assert looks == [(table.options, "en")]


async def test_a_failing_ground_is_only_logged(table: Table) -> None:
    def muddy(_options: Any, _look: Look) -> None:
        raise RuntimeError("no more paint")

    renderer = Renderer()
    with structlog.testing.capture_logs() as logged:
        renderer.prepare(table, Ground(muddy), SAY)
        renderer._grounds._thread.shutdown(wait=True)
    assert [line["event"] for line in logged] == ["ground.not_drawn"]
    await renderer.close()
    renderer.prepare(table, Ground(muddy), SAY)


async def test_equal_states_share_one_drawing(renderer: Renderer, table: Table) -> None:
    """Equal boards share a picture; another board, language or drawing has another."""
    drawings: list[Any] = []

    def draw(view: Any, look: Look) -> Picture:
        drawings.append((view, look.language))
        return picture(str(len(drawings)).encode())

    first, second = (Drawing(draw, lambda _seen, _say: "words") for _ in range(2))
    boards = [NoOptions(), NoOptions(), Seen(1), Seen(1)]
    results = [await renderer.board(table, [first], board, SAY) for board in boards]
    results += [await renderer.hand(table, [first], Seen(1), SAY), await renderer.board(table, [second], Seen(1), SAY)]
    results += [await renderer.board(table, [first], Seen(1), Say("cs", "guess"))]
    assert [result[0].data for result in results] == [b"1", b"1", b"2", b"2", b"2", b"3", b"4"]
    assert drawings == [(NoOptions(), "en"), (Seen(1), "en"), (Seen(1), "en"), (Seen(1), "cs")]


async def test_a_new_name_of_a_piece_is_a_new_picture(renderer: Renderer, table: Table) -> None:
    looks: list[Look] = []

    def draw(_seen: Any, look: Look) -> Picture:
        looks.append(look)
        return picture()

    with_name = Drawing(draw, lambda _seen, _say: "alt")
    for name in ("Kapeć", "Kapeć", "Rohlík", "小明"):
        seats = (replace_fields(table.seats[0], pieces=(name,)), *table.seats[1:])
        named = replace_fields(table, seats=seats)
        await renderer.hand(named, [with_name], Seen(1), SAY)
    assert [look.pieces for look in looks] == [("Kapeć",), ("Rohlík",), ("",)], "no halved name"
    assert [looks[0].piece(number) for number in (0, 1, 2)] == ["", "Kapeć", ""]


async def test_a_failed_drawing_is_tried_again(renderer: Renderer, table: Table) -> None:
    tries = iter([RuntimeError("no more paint"), None])

    def draw(_seen: Any, _look: Look) -> Picture:
        if failure := next(tries):
            raise failure
        return picture()

    failing = Drawing(draw, lambda _seen, _say: "words")
    with structlog.testing.capture_logs():
        assert await renderer.board(table, [failing], Seen(1), SAY) == ()
    assert len(await renderer.board(table, [failing], Seen(1), SAY)) == 1


@pytest.mark.unmeasured
@pytest.mark.parametrize("has_library", [True, False])
def test_a_missing_typesetting_library_is_logged(tmp_path: Path, has_library: bool) -> None:  # noqa: FBT001
    """The loader finds a file that is no library, which is handled like a missing library."""
    for name in () if has_library else ("libfribidi.so", "libfribidi.so.0"):
        (tmp_path / name).write_bytes(b"no library at all" * 99)
    process = subprocess.run(
        [
            sys.executable,
            "-c",
            "import asyncio; from bot.ui.rendering.renderer import Renderer; asyncio.run(Renderer().close())",
        ],
        env={**os.environ, "PYTHONPATH": tree.python_path(), "LD_LIBRARY_PATH": str(tmp_path)},
        check=True,
        capture_output=True,
        text=True,
    )
    assert ("libfribidi" in process.stdout) is not has_library
