"""The fixtures and plug-ins of all tests: requests are validated by Discord's rules, and pytest captures the log.

Importing hypothesis, SimCord, discord.py and Pillow takes seconds, so nothing here imports them for a test that does
not use them.
"""

from __future__ import annotations

import gc
import shutil
import sys
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest
import structlog

from tests import tree
from tests.seeds import IS_SEED_GIVEN

if TYPE_CHECKING:
    from collections.abc import Iterator

pytest.register_assert_rewrite("tests.games.properties")

# Imported modules and collected tests stay to the end; searching them for garbage took a tenth of the tests' time.
gc.disable()

QUICKLY = 1
"""The compression level of pictures in tests."""

pytest_plugins = [
    "tests.discord_validator.plugin",
    "tests.failure_entries",
    "tests.immediate_failures",
    "tests.measuring",
    "tests.postgresql_server",
    "tests.time_limits",
    "tests.timing",
    "pytester",
]


@pytest.hookimpl(tryfirst=True)
def pytest_cmdline_main(config: pytest.Config) -> None:
    """With `-n`, let idle workers take tests of busy ones; as an option in pyproject.toml, `-p no:xdist` would fail."""
    if getattr(config.option, "numprocesses", None) and config.option.dist == "no":
        config.option.dist = "worksteal"


@pytest.hookimpl(tryfirst=True)
def pytest_make_collect_report(collector: pytest.Collector) -> None:
    """Load hypothesis's profile before pytest imports the first module that makes settings from it."""
    if isinstance(collector, pytest.Module) and "hypothesis" in collector.path.read_text("utf-8"):
        load_profile()


@cache
def load_profile() -> None:
    """Import hypothesis and load this repository's profile, once."""
    from hypothesis import HealthCheck, settings  # noqa: PLC0415

    # An example's duration depends on the machine's load more than on the code, so there is no deadline.
    # Only the night searches with fresh examples, so that the quick suite has the same result each time.
    settings.register_profile(
        "tests", deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=not IS_SEED_GIVEN
    )
    settings.load_profile("tests")


def pytest_collection_modifyitems(config: pytest.Config) -> None:
    """Add SimCord's hooks, which set a simulation's clock, if a test imported SimCord."""
    if "simcord" in sys.modules:
        config.pluginmanager.import_plugin("simcord.pytest_plugin")


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.enable()
    gc.set_threshold(50_000, 20, 20)


@pytest.fixture(autouse=True)
def logged() -> Iterator[None]:
    """Pass every log line to `caplog` without rendering: structlog's default takes seconds for each exception."""
    structlog.configure(
        processors=[structlog.stdlib.render_to_log_kwargs],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
    )
    yield
    structlog.reset_defaults()


@pytest.fixture(autouse=True)
def store_of_drawings() -> Iterator[None]:
    """Restore the folder of `images.kit.store`, which is global: a test that runs a bot in this process changes it."""
    store: Any = sys.modules.get("images.kit.store")
    before = (store._home, store._made_here) if store else (None, True)
    yield
    store = sys.modules.get("images.kit.store")
    if store:
        store._home, store._made_here = before


@pytest.fixture(scope="session", autouse=True)
def pictures() -> Iterator[None]:
    """Compress pictures quickly: equal pixels still give equal bytes, only more of them.

    Compression takes a third of a picture's time, and no test checks its ratio.
    """
    if "images" not in sys.modules:
        yield
        return
    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.setattr("images.kit.picture.COMPRESSION_LEVEL", QUICKLY)
        yield


@pytest.fixture(scope="session", autouse=True)
def processes(pytestconfig: pytest.Config, tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Set up the processes that tests start: they find the tests' games and share compiled bytecode.

    A bot then starts in a third of the time, and some tests start and kill a dozen. The bytecode also serves
    later runs and other workers, except that of files which a test writes.
    """
    own = tmp_path_factory.getbasetemp()
    has_cache = pytestconfig.pluginmanager.hasplugin("cacheprovider")
    folder = pytestconfig.cache.mkdir("bytecode") if has_cache else own / "bytecode"
    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.delenv("PYTHONDONTWRITEBYTECODE", raising=False)
        monkeypatch.setenv("PYTHONPYCACHEPREFIX", str(folder))
        monkeypatch.setenv("PYTHONPATH", tree.python_path())
        yield
    shutil.rmtree(folder.joinpath(*own.parts[1:]), ignore_errors=True)
