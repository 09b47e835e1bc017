"""Releases: everything that a released version left loads, and means the same, in this version and for ever."""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import pytest
from PIL import Image, ImageChops, ImageStat

from bot import discovery
from bot.leagues.model import LeagueStatus
from bot.preferences.settings import PingInterval
from bot.system.version import VERSION
from bot.table.model import Status
from tests import tree
from tests.e2e.conftest import simulated
from tests.e2e.reading import answer, reply_text
from tests.e2e.world import visible_text
from tests.releases import making
from tests.releases.making import ALONE_S, CANCELLED_TABLE, FINISHED_TABLE, LOBBY, PAUSED_TABLE, RUNNING_TABLE, Release
from tests.storage import golden

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from pathlib import Path

    from tests.e2e.world import World

pytestmark = pytest.mark.unmeasured

MANIFESTS = sorted(making.HERE.glob("*.sha256"))
RELEASES = [
    release
    for manifest in MANIFESTS
    for game in tree.own_games()
    if (release := Release(game, manifest.stem)).folder.exists()
]
each_release = pytest.mark.parametrize("release", RELEASES, ids="-".join)
STATUSES = {
    FINISHED_TABLE: Status.ENDED,
    RUNNING_TABLE: Status.RUNNING,
    PAUSED_TABLE: Status.RUNNING,
    CANCELLED_TABLE: Status.CLOSED,
    LOBBY: Status.LOBBY,
}
COARSE = 32
"""The width and the height to which two boards are shrunk before they are compared."""
MAX_DIFFERENCE = 20
"""The largest mean difference of a board that a player recognises, of 255 levels of brightness."""
DAY_S = 24 * 3600.0
PATIENCE_DAYS = 60
"""Days within which a game ends at which nobody plays any more."""


def changed_files(manifest: str, own_games: list[str]) -> list[str]:
    """Return the lines of a manifest whose files are missing or have changed, except those of deleted games."""
    lines = [line.split("  ") for line in manifest.splitlines()]
    others = tuple(f"tests/games/{game}/" for game in own_games)
    kept = [name for _, name in lines if not name.startswith("tests/games/") or name.startswith(others)]
    present = making.manifest([tree.ROOT / name for name in kept if (tree.ROOT / name).is_file()])
    return sorted({f"{digest}  {name}" for digest, name in lines if name in kept} - set(present.splitlines()))


@pytest.mark.parametrize("manifest", MANIFESTS, ids=lambda path: path.stem)
def test_no_file_of_a_release_has_changed(manifest: Path) -> None:
    """If a released file no longer loads, mend the present version; do not make the file again."""
    assert changed_files(manifest.read_text("utf-8"), tree.own_games()) == []


def test_a_changed_file_is_found() -> None:
    assert changed_files(f"{'0' * 64}  README.md\n", []) == [f"{'0' * 64}  README.md"]
    assert changed_files(f"{'0' * 64}  no-such-file\n", []) == [f"{'0' * 64}  no-such-file"]
    assert changed_files(making.manifest([tree.ROOT / "README.md"]), []) == []


def minor_version(version: str) -> str:
    """Return a version without its last number, which counts mended faults."""
    return version.rpartition(".")[0]


def test_the_present_version_is_kept() -> None:
    kept = {minor_version(manifest.stem) for manifest in MANIFESTS}
    assert minor_version(VERSION) in kept, "run python -m tests.releases.making"


@asynccontextmanager
async def restored(release: Release, folder: Path) -> AsyncGenerator[World]:
    """Yield a world in which the bot runs on a released database; the people and the server are the same."""
    golden.restored(release.database, folder).rename(folder / "games.sqlite3")
    async with simulated(folder, alone_s=ALONE_S) as world:
        yield world


@each_release
async def test_a_released_database_is_read_as_a_whole(release: Release, tmp_path: Path) -> None:
    async with restored(release, tmp_path) as world:
        tables = world.app.tables
        assert {number: tables.get(number).status for number in STATUSES} == STATUSES
        assert tables.get(PAUSED_TABLE).paused
        for number in (FINISHED_TABLE, RUNNING_TABLE, PAUSED_TABLE):
            found = await tables.verify(number)
            assert (found.agrees, found.differs_at) == (True, None)
        await settings_are_read(world, release.game)
        league = await world.app.leagues.store.load(1)
        assert (league.league.status, len(league.league.rounds)) == (LeagueStatus.RUNNING, 1)
        profile = visible_text(answer(await world.ann.slash(world.channel, "profile")))
        assert "Ann" in profile or "ann" in profile


async def settings_are_read(world: World, game: str) -> None:
    """Assert the settings that `making.Play.settings` chose."""
    ann, bob, cid = [await world.chosen_by(person.id) for person in (world.ann, world.bob, world.cid)]
    assert (ann.language, ann.quiet_from, ann.quiet_to) == ("cs", 22 * 60, 7 * 60)
    assert (bob.pings, cid.vacation.until is None) == (PingInterval.DAILY, False)
    assert (len(cid.wishes), len(cid.followings)) == (1, 1)
    server: Any = await world.chosen_here()
    assert (server.language, len(server.blocks)) == ("pl", 1)
    rules = world.app.uis[game].game.files
    assert {file.option for file in server.files} == set(rules)
    for file in server.files:
        rules[file.option].check(file.text)


@each_release
@pytest.mark.night
async def test_a_released_game_is_played_to_its_end(release: Release, tmp_path: Path) -> None:
    async with restored(release, tmp_path) as world:
        for _ in range(PATIENCE_DAYS):
            if world.table(RUNNING_TABLE).status is Status.ENDED:
                break
            await world.env.advance_time(DAY_S)
        assert world.table(RUNNING_TABLE).status is Status.ENDED
        assert (await world.app.tables.verify(RUNNING_TABLE)).agrees


@each_release
async def test_a_released_record_holds_and_its_bot_knows_it(release: Release, tmp_path: Path) -> None:
    async with restored(release, tmp_path) as world:
        file = (f"{release.game}-1.json", release.record.read_bytes())
        text = reply_text(await world.dora.slash(world.channel, "verify", file=file))
        assert "the file is correct" in text
        assert "This bot gave the file out" in text


@each_release
def test_a_released_board_is_recognised(release: Release) -> None:
    """A later version may draw a position more beautifully, but in the same shape and with everything in its place."""
    present = making.board(discovery.uis()[release.game], release.record.read_bytes())
    with Image.open(release.board) as kept:
        assert difference(present, kept) < MAX_DIFFERENCE
        assert difference(present, kept.transpose(Image.Transpose.ROTATE_180)) > MAX_DIFFERENCE


def difference(one: Image.Image, other: Image.Image) -> float:
    """Return the mean difference of two pictures that are made small and grey."""
    small: list[Any] = [picture.convert("L") for picture in (one, other)]
    small = [picture.resize((COARSE, COARSE), Image.Resampling.BOX) for picture in small]
    return ImageStat.Stat(ImageChops.difference(*small)).mean[0]


@each_release
async def test_a_control_of_a_release_has_a_handler(release: Release, tmp_path: Path) -> None:
    verbs = {line.split(":")[0] for line in release.custom_ids.read_text("utf-8").splitlines()}
    assert verbs
    async with simulated(tmp_path) as world:
        client: Any = world.env.bot
        assert verbs <= set(client.component_handlers)
