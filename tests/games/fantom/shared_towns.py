"""The towns that tests draw, kept for a whole run: what one worker has drawn the others take from the store.

It is the bot's own store in a folder of the run's. Where a test says where the bot keeps towns, they are kept there.
"""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest

from images.fantom.town import stored
from images.kit.store import Store

if TYPE_CHECKING:
    from collections.abc import Generator
    from pathlib import Path


class SharedStore(Store):
    """The bot's store of towns, which lies in this folder where the bot has none."""

    def __init__(self, folder: Path) -> None:
        super().__init__("towns", stored._version, stored.MOST)
        self._folder = folder

    def _path(self, key: str) -> Path | None:
        return super()._path(key) or self._folder / key


@contextmanager
def shared(folder: Path) -> Generator[None]:
    """Keep towns in this folder where the bot would keep none."""
    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.setattr(stored, "STORE", SharedStore(folder))
        yield


@contextmanager
def unshared() -> Generator[None]:
    """Keep towns nowhere but where the bot does: whatever is shown is drawn."""
    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.setattr(stored, "STORE", Store("towns", stored._version, stored.MOST))
        yield
