"""The log in tests: as an operator reads it, and as it was before once a test is over."""

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


@pytest.fixture
def written() -> Iterator[Written]:
    """Configure the log into a string; the state before comes back afterwards."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level

    def start(log_format: Format, level: Literal["DEBUG", "INFO"] = "INFO") -> io.StringIO:
        stream = io.StringIO()
        root.handlers.clear()  # pytest's own go back below, unclosed
        log.configure(level, log_format, secrets=[TOKEN], stream=stream)
        return stream

    yield start
    root.handlers[:] = handlers
    root.setLevel(level)
    for name in log.OURS:
        logging.getLogger(name).setLevel(logging.NOTSET)
    logging.captureWarnings(capture=False)
    structlog.reset_defaults()
