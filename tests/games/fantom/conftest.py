"""Fixtures of all tests of Fantom: the shared store of drawn towns."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.fantom.shared_towns import shared

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(scope="session", autouse=True)
def towns(pytestconfig: pytest.Config, tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Draw each town once for all workers, and keep it for later runs until its code, fonts or texts change."""
    has_cache = pytestconfig.pluginmanager.hasplugin("cacheprovider")
    with shared(pytestconfig.cache.mkdir("towns") if has_cache else tmp_path_factory.getbasetemp() / "towns"):
        yield
