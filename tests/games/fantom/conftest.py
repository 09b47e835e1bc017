"""What all tests of Fantom share: the towns they draw."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest

from tests.games.fantom.shared_towns import shared

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(scope="session", autouse=True)
def towns(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Draw each town once in a run: the folders of its workers lie in one."""
    folder = tmp_path_factory.getbasetemp()
    run = folder.parent if "PYTEST_XDIST_WORKER" in os.environ else folder
    with shared(run / "towns"):
        yield
