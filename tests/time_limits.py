"""A pytest plug-in that fails a test that hangs, so that the run goes on and reports every failure.

The set-up, the call and the clean-up of a test each have `--time-limit` seconds. A phase that takes longer gets the
exception `Failed` in the main thread, and again after each further limit: a test whose call hangs still cleans up, and
a fixture whose clean-up hangs fails its test. Code that never returns to the interpreter, or that swallows the
exception, ends the process after `PROCESS_LIMIT` limits; `tests.immediate_failures` has printed the failures by then.

pytest's `faulthandler_timeout` and pytest-timeout do not do this: both stop their one timer as soon as a test fails, so
that the clean-up of a failed test may hang for ever.
"""

from __future__ import annotations

import faulthandler
import os
import signal
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Generator
    from types import FrameType

DEFAULT_LIMIT_S = 300.0
"""The slowest test takes half a minute on an idle machine; a busy machine takes several times that."""

PROCESS_LIMIT = 3
"""The number of time limits after which the process ends: time for two exceptions, should code swallow the first."""

STDERR = pytest.StashKey[int]()
"""A copy of the descriptor of standard error, which pytest redirects while a test runs."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--time-limit",
        type=float,
        default=DEFAULT_LIMIT_S,
        metavar="SECONDS",
        help="fail a test whose set-up, call or clean-up takes longer (default: %(default)s; 0: no limit)",
    )


def pytest_configure(config: pytest.Config) -> None:
    config.stash[STDERR] = os.dup((sys.__stderr__ or sys.stderr).fileno())


def pytest_unconfigure(config: pytest.Config) -> None:
    os.close(config.stash[STDERR])


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None, object, object]:
    with limited(item, "set-up"):
        return (yield)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    with limited(item, "call"):
        return (yield)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None, object, object]:
    with limited(item, "clean-up"):
        return (yield)


def pytest_enter_pdb() -> None:
    """Stop the timers, so that debugging may take any time."""
    stop_timers()


def stop_timers() -> None:
    signal.setitimer(signal.ITIMER_REAL, 0)
    faulthandler.cancel_dump_traceback_later()


@contextmanager
def limited(item: pytest.Item, phase: str) -> Generator[None]:
    """Raise `Failed` in the block when it takes longer than the limit, or after it if the block swallowed that."""
    limit_s = float(item.config.getoption("time_limit") or 0)
    if not limit_s:
        yield
        return
    message = f"{item.nodeid}: the {phase} took longer than the time limit of {limit_s:g} s"
    expired = False

    def expire(_number: int, _frame: FrameType | None) -> None:
        nonlocal expired
        expired = True
        pytest.fail(message)

    handler = signal.signal(signal.SIGALRM, expire)
    faulthandler.dump_traceback_later(PROCESS_LIMIT * limit_s, file=item.config.stash[STDERR], exit=True)
    signal.setitimer(signal.ITIMER_REAL, limit_s, limit_s)
    try:
        yield
    finally:
        stop_timers()
        signal.signal(signal.SIGALRM, handler)
    if expired:
        pytest.fail(message, pytrace=False)
