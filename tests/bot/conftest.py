"""Fixtures: one captures the log as an operator reads it, one restores the state of logging."""

from __future__ import annotations

import io
import logging
from typing import TYPE_CHECKING, Literal

import pytest
import structlog

from bot.system import log

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from bot.system.log import Format

    Written = Callable[..., io.StringIO]

TOKEN = "MTk4NjIyNDgzNDcx.GabcDe.a_made-up_token"


@pytest.fixture(autouse=True)
def logging_state() -> Iterator[None]:
    """Restore the logging state after each test; a command that runs in the test's process configures the log."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    for name in log.OWN_LOGGERS:
        logging.getLogger(name).setLevel(logging.NOTSET)
    logging.captureWarnings(capture=False)
    structlog.reset_defaults()


@pytest.fixture
def written() -> Written:
    """Configure the log to write into a string."""
    root = logging.getLogger()

    def start(log_format: Format, level: Literal["DEBUG", "INFO"] = "INFO") -> io.StringIO:
        stream = io.StringIO()
        root.handlers.clear()  # pytest's own handlers are restored later, so do not close them
        log.configure(level, log_format, secrets=[TOKEN], stream=stream)
        return stream

    return start
