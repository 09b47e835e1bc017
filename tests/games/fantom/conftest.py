"""What all tests of Fantom share: the towns they draw."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.fantom.shared_towns import shared

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(scope="session", autouse=True)
def towns(pytestconfig: pytest.Config, tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Draw each town once for all workers and, until what it is drawn with changes, for later runs."""
    kept = pytestconfig.pluginmanager.hasplugin("cacheprovider")
    with shared(pytestconfig.cache.mkdir("towns") if kept else tmp_path_factory.getbasetemp() / "towns"):
        yield
