"""What all tests share: each of them is held to Discord's rules, and what it logs goes where pytest listens."""

from __future__ import annotations

import gc
import shutil
from typing import TYPE_CHECKING

import pytest
import structlog
from hypothesis import HealthCheck, settings

from tests import tree

if TYPE_CHECKING:
    from collections.abc import Iterator

pytest.register_assert_rewrite("tests.games.properties")

# How long an example takes says how busy the machine is, and nothing of the code.
settings.register_profile("tests", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("tests")

# What is imported and collected stays to the end: looking for garbage among it, again and again, took a tenth of all
# tests' time.
gc.disable()

QUICKLY = 1
"""How hard a picture is packed here."""

pytest_plugins = ["tests.discord_validator.plugin", "tests.measuring", "tests.timing", "pytester"]


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.enable()
    gc.set_threshold(50_000, 20, 20)


@pytest.fixture(autouse=True)
def logged() -> Iterator[None]:
    """Let `caplog` see every line, plainly: structlog's own default would draw each exception for seconds."""
    structlog.configure(
        processors=[structlog.stdlib.render_to_log_kwargs],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
    )
    yield
    structlog.reset_defaults()


@pytest.fixture(scope="session", autouse=True)
def pictures() -> Iterator[None]:
    """Pack pictures quickly: of the same pixels still come the same bytes, if more of them.

    What they are packed to takes a third of what a picture takes, and no test looks at how well that is done.
    """
    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.setattr("images.kit.picture.LEVEL", QUICKLY)
        yield


@pytest.fixture(scope="session", autouse=True)
def processes(pytestconfig: pytest.Config, tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Let the processes that tests start find the tests' own game, and compiled what an earlier one has compiled.

    A bot of its own starts in a third of the time then; some tests start and kill a dozen. Of later runs and other
    workers too, but for what a test has written itself.
    """
    own = tmp_path_factory.getbasetemp()
    kept = pytestconfig.pluginmanager.hasplugin("cacheprovider")
    folder = pytestconfig.cache.mkdir("bytecode") if kept else own / "bytecode"
    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.delenv("PYTHONDONTWRITEBYTECODE", raising=False)
        monkeypatch.setenv("PYTHONPYCACHEPREFIX", str(folder))
        monkeypatch.setenv("PYTHONPATH", tree.python_path())
        yield
    shutil.rmtree(folder.joinpath(*own.parts[1:]), ignore_errors=True)
