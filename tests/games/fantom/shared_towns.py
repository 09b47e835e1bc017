"""The towns that tests draw, kept from run to run: what one worker has drawn the others take from the store.

It is the bot's own store in pytest's cache; what other code, fonts or texts have drawn is as good as not there. Where a
test says where the bot keeps towns, they are kept there.
"""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest

from images.fantom.town import town_store
from images.kit.store import Store

if TYPE_CHECKING:
    from collections.abc import Generator
    from pathlib import Path


class SharedStore(Store):
    """The bot's store of towns, which lies in this folder where the bot has none."""

    def __init__(self, folder: Path) -> None:
        super().__init__("towns", town_store._version, town_store.MOST)
        self._shared = folder

    @property
    def _folder(self) -> Path | None:
        return super()._folder or self._shared


@contextmanager
def shared(folder: Path) -> Generator[None]:
    """Keep towns in this folder where the bot would keep none."""
    store = SharedStore(folder)
    store.sweep()
    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.setattr(town_store, "STORE", store)
        yield


@contextmanager
def unshared() -> Generator[None]:
    """Keep towns nowhere but where the bot does: whatever is shown is drawn."""
    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.setattr(town_store, "STORE", Store("towns", town_store._version, town_store.MOST))
        yield
