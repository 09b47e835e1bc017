"""The log: one line per event, logfmt or JSON, with the table and the interaction it belongs to.

Answers for the form of every line, the libraries' lines included, and for what may never stand in one: the
token, the tokens inside Discord's webhook addresses, what libraries say only when they debug (whole
messages, whole rows, and so people's secrets), and what an exception carries out of a game (`bot.redaction`). Never
decides what is worth a line.
"""

from __future__ import annotations

import logging
import re
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING, Literal, TextIO

import structlog
from structlog.processors import (
    ExceptionRenderer,
    JSONRenderer,
    LogfmtRenderer,
    StackInfoRenderer,
    TimeStamper,
)
from structlog.stdlib import ProcessorFormatter

from bot import redaction

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable
    from contextlib import AbstractContextManager

    from structlog.typing import EventDict, Processor, WrappedLogger

Level = Literal["DEBUG", "INFO", "WARNING", "ERROR"]
Format = Literal["console", "json"]

OURS = ("bot", "cogs", "images")
"""The loggers that the chosen level governs; all others never go below INFO."""

_ORDER = ("at", "level", "event", "table", "interaction", "logger")
_REDACTED = "[secret]"
_ADDRESS = re.compile(r"/(webhooks|interactions)/(\d+)/[\w.%-]+")
_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]")


def configure(
    level: Level,
    log_format: Format,
    *,
    secrets: Iterable[str] = (),
    stream: TextIO | None = None,
) -> None:
    """Send every log line, ours and the libraries', to `stream` (None: standard error).

    `secrets` are replaced wherever they would stand. Calling it again replaces what was set before.
    """
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(
        ProcessorFormatter(
            foreign_pre_chain=_shared_processors(),
            processors=[ProcessorFormatter.remove_processors_meta, _renderer(log_format, redactor(secrets))],
        )
    )
    logging.basicConfig(handlers=[handler], level=max(logging.INFO, _number(level)), force=True)
    logging.getLogger("discord.client").addFilter(_is_no_attempt)
    for name in OURS:
        logging.getLogger(name).setLevel(level)
    logging.captureWarnings(capture=True)
    structlog.configure(
        processors=[structlog.stdlib.filter_by_level, *_shared_processors(), ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
    )


def log_context(**ids: int | str) -> AbstractContextManager[None]:
    """Put these ids (`table=7, interaction=…`) on every line logged inside the block, by whomever."""
    return structlog.contextvars.bound_contextvars(**ids)


@contextmanager
def suppress_warnings(name: str) -> Generator[None]:
    """Drop a logger's warnings inside the block: for a library that warns of what it does itself."""
    logger = logging.getLogger(name)
    before = logger.level
    logger.setLevel(logging.ERROR)
    try:
        yield
    finally:
        logger.setLevel(before)


def _is_no_attempt(record: logging.LogRecord) -> bool:
    """Drop each vain attempt to reconnect with its traceback: that the connection is lost is said once, by the bot."""
    return not str(record.msg).startswith("Attempting a reconnect")


def redactor(secrets: Iterable[str]) -> Callable[[str], str]:
    """Return the last step of every line: what is secret is replaced, and the line stays one line."""
    words = [re.escape(secret) for secret in secrets if secret]
    known = re.compile("|".join(words)) if words else None

    def redact(line: str) -> str:
        if known is not None:
            line = known.sub(_REDACTED, line)
        line = _ADDRESS.sub(rf"/\1/\2/{_REDACTED}", line)
        return _CONTROL.sub(lambda match: f"\\u{ord(match[0]):04x}", line)

    return redact


def _shared_processors() -> list[Processor]:
    """What every line goes through before it is rendered, whoever wrote it."""
    return [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.PositionalArgumentsFormatter(),
        TimeStamper(fmt="iso", utc=True, key="at"),
        StackInfoRenderer(),
        _without_quotes,
        ExceptionRenderer(redaction.render),
    ]


def _without_quotes(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
    """Take out of a line's words what they quote of its exception."""
    match event.get("exc_info"), event.get("event"):
        case (((_, BaseException() as error, _) | (BaseException() as error)), str() as line):
            event["event"] = redaction.without_quotes(line, error)
        case _:
            pass
    return event


def _renderer(log_format: Format, redact: Callable[[str], str]) -> Processor:
    console = LogfmtRenderer(key_order=_ORDER, drop_missing=True)
    json = JSONRenderer(ensure_ascii=False)

    def render(logger: WrappedLogger, method: str, event: EventDict) -> str:
        line = console(logger, method, event) if log_format == "console" else json(logger, method, event)
        return redact(str(line))

    return render


def _number(level: str) -> int:
    return logging.getLevelNamesMapping()[level]
