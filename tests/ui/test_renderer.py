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
    made = Renderer()
    yield made
    await made.close()


@pytest.fixture
def table() -> Table:
    return worst_case.lobby(discovery.games()["guess"], "en", 2)


def picture(data: bytes = b"x") -> Picture:
    return Picture(data, 1, 1)


def drawing(made: Picture | None, alt: str = "") -> Drawing:
    return Drawing(lambda _seen, _look: made, lambda seen, _say: alt or f"of {seen}")


def broken(_seen: Any, _look: Look) -> Picture:
    raise RuntimeError("no more paint")


async def test_pictures_come_in_their_order_under_one_name_each(renderer: Renderer, table: Table) -> None:
    drawn = await renderer.board(table, [drawing(picture(b"1")), drawing(picture(b"2"), "two")], "board", SAY)
    assert [(each.name, each.data, each.alt) for each in drawn] == [
        ("board-1.png", b"1", "of board"),
        ("board-2.png", b"2", "two"),
    ]


async def test_missing_and_failing_pictures_are_left_out(renderer: Renderer, table: Table) -> None:
    failing = replace(drawing(None), draw=broken)
    with structlog.testing.capture_logs() as logged:
        drawn = await renderer.hand(table, [drawing(None), failing, drawing(picture())], "hand", SAY)
    assert [each.name for each in drawn] == ["hand-1.png"]
    assert [line["event"] for line in logged] == ["picture.failed"]


async def test_a_picture_without_a_description_is_not_shown(renderer: Renderer, table: Table) -> None:
    def speechless(_seen: Any, _say: Say) -> str:
        raise LookupError

    with structlog.testing.capture_logs():
        assert await renderer.board(table, [Drawing(lambda _seen, _look: picture(), speechless)], "board", SAY) == ()


async def test_descriptions_have_no_markdown(renderer: Renderer, table: Table) -> None:
    text = f"## Round 2\n**{escaped_name('A_b *c* `d`')}**: `7`\n-# small\n1 # 2"
    (drawn,) = await renderer.board(table, [drawing(picture(), text)], "board", SAY)
    assert drawn.alt == "Round 2\nA_b *c* `d`: 7\nsmall\n1 # 2"


async def test_descriptions_are_clipped_to_the_limit_of_discord(renderer: Renderer, table: Table) -> None:
    (drawn,) = await renderer.board(table, [drawing(picture(), "word " * 1000)], "board", SAY)
    assert len(drawn.alt) <= MAX_ALT_LENGTH


async def test_a_film_that_is_too_large_is_left_out(renderer: Renderer, table: Table) -> None:
    with structlog.testing.capture_logs() as logged:
        assert await renderer.film(table, drawing(picture(bytes(MAX_PICTURE_BYTES + 1))), "board", SAY) is None
    assert [line["log_level"] for line in logged] == ["warning"]


async def test_a_film_is_a_gif_and_delays_no_picture(renderer: Renderer, table: Table) -> None:
    shown = threading.Event()

    def cut(_seen: Any, _look: Look) -> Picture:
        assert shown.wait(10)
        return Picture(b"x", 1, 1, "gif")

    waiting = asyncio.ensure_future(renderer.film(table, Drawing(cut, lambda _seen, _say: "film"), "board", SAY))
    assert len(await renderer.board(table, [drawing(picture())] * 3, "board", SAY)) == 3
    shown.set()
    made = await waiting
    assert made is not None
    assert made.name == "film.gif"


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
    once = drawing(picture())
    for _ in range(TRIM_INTERVAL_PICTURES * 2):
        await renderer.board(table, [once], "board", SAY)
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
    drawn = await renderer.board(table, [drawing(picture()), drawing(picture())], "board", SAY)
    assert len(drawn) == 2
    go.set()


async def test_drawing_ahead_uses_the_options_and_language_of_the_table(renderer: Renderer, table: Table) -> None:
    seen: list[tuple[Any, str]] = []
    done = threading.Event()

    def ground(options: Any, look: Look) -> None:
        seen.append((options, look.language))
        done.set()

    renderer.prepare(table, Ground(ground), SAY)
    assert await asyncio.to_thread(done.wait, 5)
    assert seen == [(table.options, "en")]


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
    drawn: list[Any] = []

    def draw(seen: Any, look: Look) -> Picture:
        drawn.append((seen, look.language))
        return picture(str(len(drawn)).encode())

    one, other = (Drawing(draw, lambda _seen, _say: "words") for _ in range(2))
    boards = [NoOptions(), NoOptions(), Seen(1), Seen(1)]
    shown = [await renderer.board(table, [one], board, SAY) for board in boards]
    shown += [await renderer.hand(table, [one], Seen(1), SAY), await renderer.board(table, [other], Seen(1), SAY)]
    shown += [await renderer.board(table, [one], Seen(1), Say("cs", "guess"))]
    assert [each[0].data for each in shown] == [b"1", b"1", b"2", b"2", b"2", b"3", b"4"]
    assert drawn == [(NoOptions(), "en"), (Seen(1), "en"), (Seen(1), "en"), (Seen(1), "cs")]


async def test_a_failed_drawing_is_tried_again(renderer: Renderer, table: Table) -> None:
    tries = iter([RuntimeError("no more paint"), None])

    def draw(_seen: Any, _look: Look) -> Picture:
        if failure := next(tries):
            raise failure
        return picture()

    once = Drawing(draw, lambda _seen, _say: "words")
    with structlog.testing.capture_logs():
        assert await renderer.board(table, [once], Seen(1), SAY) == ()
    assert len(await renderer.board(table, [once], Seen(1), SAY)) == 1


@pytest.mark.unmeasured
@pytest.mark.parametrize("there", [True, False])
def test_a_missing_typesetting_library_is_logged(tmp_path: Path, there: bool) -> None:  # noqa: FBT001
    """The loader finds a file that is no library, which is handled like a missing library."""
    for name in () if there else ("libfribidi.so", "libfribidi.so.0"):
        (tmp_path / name).write_bytes(b"no library at all" * 99)
    started = subprocess.run(
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
    assert ("libfribidi" in started.stdout) is not there
