"""The file with the simulated Discord is always complete, and an unreadable file is set aside, not deleted."""

from __future__ import annotations

import asyncio
import pickle
from typing import TYPE_CHECKING, Any

import pytest

from bot.playground.persistence import FORMAT, AutoSave, load, store
from bot.playground.simulator import PINNED, Discord, building
from tests.playground.conftest import create_club

if TYPE_CHECKING:
    from pathlib import Path


def test_a_missing_file_loads_nothing(tmp_path: Path) -> None:
    assert load(tmp_path / "state") is None


async def test_the_last_state_is_saved_at_the_end(tmp_path: Path) -> None:
    state: dict[str, Any] = {"round": 1}
    async with AutoSave(tmp_path / "new" / "state", lambda: state):
        state["round"] = 2
    assert load(tmp_path / "new" / "state") == {"round": 2}


async def test_a_change_is_saved_soon(tmp_path: Path) -> None:
    path = tmp_path / "state"
    async with AutoSave(path, lambda: {"round": 3}) as auto_save:
        auto_save.touch()
        async with asyncio.timeout(60):
            while not path.exists():  # noqa: ASYNC110 - a file has no event
                await asyncio.sleep(0.01)
        assert load(path) == {"round": 3}


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b"not a pickle",
        pickle.dumps({"format": FORMAT, "simcord": PINNED})[:-3],
        pickle.dumps({"format": FORMAT, "simcord": "0.0.1", "state": {}}),
        pickle.dumps({"format": FORMAT + 1, "simcord": PINNED, "state": {}}),
        pickle.dumps(["another thing"]),
    ],
)
def test_an_unusable_file_is_set_aside(tmp_path: Path, raw: bytes) -> None:
    path = tmp_path / "state"
    path.write_bytes(raw)
    assert load(path) is None
    assert (tmp_path / "state.unreadable").read_bytes() == raw


def test_storing_replaces_the_file_and_leaves_no_other(tmp_path: Path) -> None:
    path = tmp_path / "state"
    store(path, b"old")
    store(path, b"new")
    assert path.read_bytes() == b"new"
    assert [file.name for file in tmp_path.iterdir()] == ["state"]


def test_a_simulated_discord_survives_pickling() -> None:
    world = Discord()
    guild, channel, (ann, *_) = create_club(world)
    building.write(world, ann, channel, "before")
    restored = Discord(pickle.loads(pickle.dumps(world.saved())))  # noqa: S301 - the pickled data is made in this line
    assert [message["content"] for message in restored.history(ann, channel, 9)] == ["before"]
    assert restored.server_name(guild) == "Club"
    building.write(restored, ann, channel, "after")
    assert [message["content"] for message in restored.history(ann, channel, 9)] == ["before", "after"]
