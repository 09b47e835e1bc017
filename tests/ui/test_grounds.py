"""Backgrounds are drawn by a real process within limits; if it fails, the bot does not draw them itself."""

from __future__ import annotations

import asyncio
import os
import signal
from types import SimpleNamespace
from typing import TYPE_CHECKING, cast

import pytest
import structlog
from msgspec.structs import replace

from bot import discovery
from bot.i18n.translation import LANGUAGES, Say
from bot.ui.game_ui import Drawing, Ground
from bot.ui.messages import panels
from bot.ui.rendering import drawing_failures
from bot.ui.rendering.drawing_failures import MAX_ATTEMPTS
from bot.ui.rendering.grounds import Bounds, GroundProcess
from bot.ui.rendering.renderer import Renderer
from images.kit import Look, Picture, store
from tests.ui import toy_grounds, worst_case
from tests.ui.toy_grounds import STORE, TOYS, How, Toy, go

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from bot.table.model import Table
    from bot.ui.app import App

SAY = Say("cs", "guess")
PATIENCE = 60.0


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    store.set_folder(tmp_path)
    return tmp_path


@pytest.fixture
async def renderer(folder: Path) -> AsyncIterator[Renderer]:
    assert store.home() == folder
    new_renderer = Renderer({"guess": TOYS})
    yield new_renderer
    await new_renderer.close()


def table(name: str = "toy", how: How = How.WORKS) -> Table:
    seated = worst_case.lobby(discovery.games()["guess"], "en", 2)
    return replace(seated, options=Toy(name, how, os.getpid()))


def drawings() -> list[tuple[str, str, bool]]:
    """The drawings so far: name, reader's language and whether the bot's own process drew it."""
    path = toy_grounds.drawing_log()
    lines = [line.split() for line in path.read_text().splitlines()] if path.exists() else []
    return [(name, language, int(process) == os.getpid()) for name, language, process in lines]


def picture() -> Drawing:
    return Drawing(lambda _seen, _look: Picture(b"x", 1, 1), lambda _seen, _say: "words")


async def picture_count(renderer: Renderer, a_table: Table, say: Say = SAY, within: float | None = None) -> int:
    """Return the number of pictures of a table's board."""
    return len(await asyncio.wait_for(renderer.board(a_table, [picture()], "board", say, within=within), PATIENCE))


def usual_grounds(*names: str) -> Ground:
    return Ground(TOYS.draw, TOYS.stored, usual=tuple(map(Toy, names)))


async def until_nothing_is_drawn(renderer: Renderer) -> None:
    while busy := list(renderer._grounds._tasks.values()):
        await asyncio.wait(busy, timeout=PATIENCE)


async def until_one_is_begun() -> None:
    async with asyncio.timeout(PATIENCE):
        while not drawings():  # noqa: ASYNC110 - another process draws, so there is no event
            await asyncio.sleep(0.05)


async def test_a_separate_process_draws_a_ground_for_all_languages_and_ends(renderer: Renderer) -> None:
    renderer.prepare(table(), TOYS, SAY)
    renderer.prepare(table(), TOYS, SAY)
    await until_nothing_is_drawn(renderer)
    assert drawings() == [
        ("toy", language, False)
        for language in ("cs", *(other_language for other_language in LANGUAGES if other_language != "cs"))
    ]
    for language in LANGUAGES:
        ground = STORE.get(f"toy-{language}")
        assert ground is not None
        with pytest.raises(ProcessLookupError):
            os.kill(int(bytes(ground)), 0)
    renderer.prepare(table(), TOYS, SAY)
    assert await picture_count(renderer, table(), Say("pl", "guess")) == 1
    assert len(drawings()) == len(LANGUAGES)


async def test_a_picture_waits_for_its_ground_and_for_no_other_picture(renderer: Renderer) -> None:
    """Other pictures do not wait for it: those of another game, and those with a stored background."""
    held_table, other = table("held", How.HELD), worst_case.lobby(discovery.games()["wishes"], "en", 3)
    STORE.put("there-cs", b"1")
    requests = [asyncio.ensure_future(picture_count(renderer, held_table)) for _ in range(4)]
    for _ in range(3):
        assert await picture_count(renderer, other) == 1
        assert await picture_count(renderer, table("there")) == 1
        await asyncio.sleep(0.3)
    assert not any(request.done() for request in requests)
    go()
    assert await asyncio.gather(*requests) == [1] * 4
    await until_nothing_is_drawn(renderer)
    assert drawings() == [
        ("held", language, False)
        for language in ("cs", *(other_language for other_language in LANGUAGES if other_language != "cs"))
    ]


async def test_a_picture_without_waiting_is_missing_until_its_ground_is_stored(renderer: Renderer) -> None:
    """The first request starts the drawing; a stored background is available to the first request."""
    held_table = table("held", How.HELD)
    STORE.put("there-cs", b"1")
    assert await picture_count(renderer, table("there"), within=0) == 1
    assert [await picture_count(renderer, held_table, within=within) for within in (0, 0.3)] == [0, 0]
    assert renderer.awaits_ground(held_table, SAY)
    assert not await renderer.ready(held_table, 0)
    go()
    assert await asyncio.wait_for(renderer.ready(held_table), PATIENCE)
    assert not renderer.awaits_ground(held_table, SAY)
    assert await picture_count(renderer, held_table, within=0) == 1
    assert len(drawings()) == len(LANGUAGES)


async def test_requested_grounds_are_drawn_before_those_drawn_ahead(renderer: Renderer) -> None:
    renderer.prepare(table("first", How.HELD), TOYS, SAY)
    for name in ("second", "third"):
        renderer.prepare(table(name), TOYS, SAY)
    await until_one_is_begun()
    due = asyncio.ensure_future(picture_count(renderer, table("due")))
    await asyncio.sleep(0.5)
    go()
    await due
    await until_nothing_is_drawn(renderer)
    assert list(dict.fromkeys(name for name, *_ in drawings())) == ["first", "due", "second", "third"]


async def failed(renderer: Renderer, how: How, name: str = "toy") -> list[str]:
    """Request a picture whose background cannot be drawn; return the logged reasons."""
    a_table = table(name, how)
    with structlog.testing.capture_logs() as logged:
        assert await picture_count(renderer, a_table) == 0
    assert not any(by_bot for *_, by_bot in drawings())
    assert renderer.awaits_ground(a_table, SAY)
    assert renderer.failing(a_table)
    assert not await asyncio.wait_for(renderer.ready(a_table, 0), PATIENCE)
    return [line["reason"] for line in logged if line["event"] == "ground.failed"]


@pytest.mark.parametrize(("how", "reason"), [(How.FAILS, "exception"), (How.DIES, "exception")])
async def test_the_bot_does_not_draw_a_ground_that_the_process_cannot_draw(
    renderer: Renderer, how: How, reason: str
) -> None:
    assert await failed(renderer, how) == [reason]


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(
    ("how", "bounds", "reason"),
    [
        (How.HANGS, Bounds(idle_s=1.0), "time limit"),
        (How.SPINS, Bounds(cpu_s=2), "cpu limit"),
        (How.EATS, Bounds(), "memory limit"),
    ],
)
async def test_a_process_at_one_of_its_limits_is_ended(how: How, bounds: Bounds, reason: str) -> None:
    bounded = Renderer({"guess": TOYS}, GroundProcess(bounds))
    assert await failed(bounded, how) == [reason]
    if drawings():
        process = int(toy_grounds.drawing_log().read_text().split()[2])
        with pytest.raises(ProcessLookupError):
            os.kill(process, 0)
    await bounded.close()


async def test_without_a_process_no_ground_is_drawn(renderer: Renderer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(renderer._grounds._process._worker, "_command", ("/dev/null/python",))
    assert await failed(renderer, How.WORKS) == ["not started"]
    assert drawings() == []


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawing_failures, "FIRST_RETRY_S", 0.1)


@pytest.mark.usefixtures("soon")
async def test_a_failing_drawing_is_given_up_and_a_restart_does_not_begin_it_again(renderer: Renderer) -> None:
    """Readers stop waiting for it, and the log names the table."""
    a_table = table(how=How.FAILS)
    with structlog.testing.capture_logs() as logged:
        assert await asyncio.wait_for(renderer.ready(a_table), PATIENCE)
    events = [line["event"] for line in logged if line["log_level"] == "error"]
    assert events == [*["ground.failed"] * 2, "ground.given_up", "table.without_pictures"]
    assert len(drawings()) == MAX_ATTEMPTS
    new_renderer = Renderer({"guess": TOYS})
    new_renderer.prepare(a_table, TOYS, SAY)
    assert await asyncio.wait_for(new_renderer.ready(a_table), PATIENCE)
    assert await picture_count(new_renderer, a_table) == 0
    assert await new_renderer.film(a_table, picture(), "board", SAY) is None
    assert new_renderer.failing(a_table)
    for language in LANGUAGES:
        say = Say(language, "guess")
        app = cast("App", SimpleNamespace(renderer=new_renderer))
        assert panels.coming(app, a_table, say) == say("picture-failed")
        assert panels.picture_note_to_reader(app, a_table, say) == (say("picture-failed"),)
    await new_renderer.close()
    assert len(drawings()) == MAX_ATTEMPTS


async def test_an_attempt_counts_before_it_begins_but_not_if_the_bot_ends_it(renderer: Renderer) -> None:
    """A drawing that crashes the bot is therefore not started again without limit."""
    count = toy_grounds.attempts(Toy())
    renderer.prepare(table(how=How.HANGS), TOYS, SAY)
    await until_one_is_begun()
    assert count.read() == 1
    await renderer.close()
    assert count.read() == 0


@pytest.mark.usefixtures("soon")
async def test_a_ground_that_is_not_stored_is_drawn_again_and_does_not_count(renderer: Renderer) -> None:
    """A full disk is no fault of the drawing."""
    a_table = table(how=How.LOSES)
    with structlog.testing.capture_logs() as logged:
        assert await picture_count(renderer, a_table) == 0
        assert await asyncio.wait_for(renderer.ready(a_table), PATIENCE)
    assert [line["reason"] for line in logged if line["event"] == "ground.failed"] == ["not kept in the store"]
    await until_nothing_is_drawn(renderer)
    assert toy_grounds.attempts(Toy()).read() == 0
    assert not renderer.failing(a_table)
    assert await picture_count(renderer, a_table) == 1


@pytest.mark.usefixtures("soon")
async def test_a_drawing_that_the_machine_killed_is_drawn_again_without_being_asked_for(renderer: Renderer) -> None:
    a_table = table("held", How.HELD)
    assert await picture_count(renderer, a_table, within=0) == 0
    await until_one_is_begun()
    process = int(toy_grounds.drawing_log().read_text().split()[2])
    os.kill(process, signal.SIGKILL)
    go()
    assert await asyncio.wait_for(renderer.ready(a_table), PATIENCE)
    assert await picture_count(renderer, a_table) == 1


async def test_a_ground_evicted_from_the_store_is_drawn_again(renderer: Renderer) -> None:
    def draw(_seen: object, look: Look) -> Picture:
        if STORE.get(f"toy-{look.language}") is None:
            store.require_computing()
        return Picture(b"x", 1, 1)

    a_table = table()
    assert await asyncio.wait_for(renderer.ready(a_table), PATIENCE)
    await until_nothing_is_drawn(renderer)
    store.set_folder(store.home(), made_here=False)
    for language in LANGUAGES:
        STORE.remove(f"toy-{language}")
    drawing = Drawing(draw, lambda _seen, _say: "words")
    assert await renderer.board(a_table, [drawing], "board", SAY, within=0) == ()
    assert renderer.awaits_ground(a_table, SAY)
    assert await asyncio.wait_for(renderer.ready(a_table), PATIENCE)
    assert len(await renderer.board(a_table, [drawing], "board", SAY, within=0)) == 1


async def test_a_failing_store_delays_no_picture(renderer: Renderer) -> None:
    assert await failed(renderer, How.WORKS, "muddle") == ["not kept in the store"]


async def test_without_a_store_a_thread_draws_and_no_picture_waits(renderer: Renderer) -> None:
    store.set_folder(None)
    languages = list[str]()
    memory = Ground(lambda _options, look: languages.append(look.language), TOYS.stored)
    renderer.prepare(table(), memory, SAY)
    assert await picture_count(renderer, table()) == 1
    renderer._grounds._thread.shutdown(wait=True)
    assert languages == ["cs"]
    assert not toy_grounds.STORE.get("toy-cs")


async def test_usual_grounds_are_drawn_before_the_first_table(renderer: Renderer, folder: Path) -> None:
    renderer._by_game = {"guess": usual_grounds("one", "two"), "toy": Ground(TOYS.draw, usual=(Toy("three"),))}
    store.set_folder(None)
    renderer.prepare_usual()
    assert not renderer._grounds._tasks
    store.set_folder(folder)
    renderer.prepare_usual()
    await until_nothing_is_drawn(renderer)
    assert drawings() == [(name, language, False) for name in ("one", "two") for language in LANGUAGES]


async def test_usual_grounds_are_not_drawn_by_the_bot_itself(renderer: Renderer) -> None:
    """A process does not try it a second time either."""
    renderer._by_game = {"guess": Ground(TOYS.draw, TOYS.stored, usual=(Toy(how=How.DIES, bot=os.getpid()),))}
    renderer.prepare_usual()
    await until_nothing_is_drawn(renderer)
    assert drawings() == [("toy", "en", False)]


async def test_closing_the_renderer_ends_its_process_and_starts_none(renderer: Renderer) -> None:
    renderer.prepare(table("first", How.HANGS), TOYS, SAY)
    await until_one_is_begun()
    process = int(toy_grounds.drawing_log().read_text().split()[2])
    await renderer.close()
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)
    renderer.prepare(table("second"), TOYS, SAY)
    await renderer._grounds.ready(TOYS, table("second").options, Look("cs"))
    assert [name for name, *_ in drawings()] == ["first"]


async def test_a_start_deletes_grounds_of_other_versions(renderer: Renderer, folder: Path) -> None:
    (folder / "toys" / ("1" * 32)).mkdir(parents=True)
    renderer.sweep()
    renderer._grounds._thread.shutdown(wait=True)
    assert not (folder / "toys" / ("1" * 32)).exists()
