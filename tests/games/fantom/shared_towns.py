"""A store of the towns that tests draw, shared by all workers and kept from run to run.

It is the bot's own store in pytest's cache; entries of other code, fonts or texts are ignored. If a test sets the bot's
folder for towns, the store uses that folder.
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
    """The bot's store of towns in this folder, unless the bot has a folder."""

    def __init__(self, folder: Path) -> None:
        super().__init__("towns", town_store._version, town_store.MAX_STORE_BYTES)
        self._shared = folder

    @property
    def _folder(self) -> Path | None:
        return super()._folder or self._shared


@contextmanager
def shared(folder: Path) -> Generator[None]:
    """Keep towns in this folder while the bot has none."""
    store = SharedStore(folder)
    store.sweep()
    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.setattr(town_store, "STORE", store)
        yield


@contextmanager
def unshared() -> Generator[None]:
    """Keep towns only in the bot's own folder, so that every picture is drawn."""
    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.setattr(town_store, "STORE", Store("towns", town_store._version, town_store.MAX_STORE_BYTES))
        yield
