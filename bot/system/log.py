"""The log: one line per event, logfmt or JSON, with the ids of its table and interaction.

Formats all lines, those of libraries included, and removes secrets from them: the bot's token, the tokens in Discord's
webhook addresses, the debug output of libraries (whole messages and database rows, and thus players' secrets), and
values of a game in exceptions. Callers decide which events to log.

The message of an exception can contain any value of the failing code (`KeyError: 14`), for example the station of
Fantom. Therefore, if an exception went through a module that works with games, its message is hidden unless it comes
from outside: from the operating system or from the libraries for Discord and the database, and does not quote a game.
The line of code is logged in any case, and a game can be replayed from its moves.
"""

from __future__ import annotations

import logging
import re
import sys
import traceback
from contextlib import contextmanager
from types import TracebackType
from typing import TYPE_CHECKING, Literal, TextIO, TypeAlias, cast

import structlog
from structlog.processors import (
    ExceptionRenderer,
    JSONRenderer,
    LogfmtRenderer,
    StackInfoRenderer,
    TimeStamper,
)
from structlog.stdlib import ProcessorFormatter

from bot.system.terminal import printable

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable, Iterator
    from contextlib import AbstractContextManager

    from structlog.typing import EventDict, Processor, WrappedLogger

Level = Literal["DEBUG", "INFO", "WARNING", "ERROR"]
Format = Literal["console", "json"]

OWN_LOGGERS = ("bot", "cogs", "images")
"""The loggers with the configured level; all others never go below INFO."""

_ORDER = ("at", "level", "event", "table", "interaction", "logger")
_REDACTED = "[secret]"
_ADDRESS = re.compile(r"/(webhooks|interactions)/(\d+)/[\w.%-]+")


def configure(
    level: Level,
    log_format: Format,
    *,
    secrets: Iterable[str] = (),
    stream: TextIO | None = None,
) -> None:
    """Send every log line, the bot's and the libraries', to `stream` (None: standard error).

    `secrets` are replaced wherever they occur. Another call replaces the configuration.
    """
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(
        ProcessorFormatter(
            foreign_pre_chain=_shared_processors(),
            processors=[ProcessorFormatter.remove_processors_meta, _renderer(log_format, redactor(secrets))],
        )
    )
    logging.basicConfig(handlers=[handler], level=max(logging.INFO, _level_number(level)), force=True)
    logging.getLogger("discord.shard").addFilter(_is_not_reconnect_attempt)
    for name in OWN_LOGGERS:
        logging.getLogger(name).setLevel(level)
    logging.captureWarnings(capture=True)
    structlog.configure(
        processors=[structlog.stdlib.filter_by_level, *_shared_processors(), ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
    )


def log_context(**ids: int | str) -> AbstractContextManager[None]:
    """Add these ids (`table=7, interaction=…`) to every line logged inside the block, by any logger."""
    return structlog.contextvars.bound_contextvars(**ids)


@contextmanager
def suppress_warnings(name: str) -> Generator[None]:
    """Drop a logger's warnings inside the block, for a library that warns of its own behaviour."""
    logger = logging.getLogger(name)
    previous_level = logger.level
    logger.setLevel(logging.ERROR)
    try:
        yield
    finally:
        logger.setLevel(previous_level)


def _is_not_reconnect_attempt(record: logging.LogRecord) -> bool:
    """Drop failed attempts to reconnect, with their tracebacks: the bot logs a lost connection once."""
    return not str(record.msg).startswith(("Attempting a reconnect", "Failed to connect for shard_id"))


def redactor(secrets: Iterable[str]) -> Callable[[str], str]:
    """Return the last step for every line: it replaces secrets and keeps the line a single line."""
    secret_patterns = [re.escape(secret) for secret in secrets if secret]
    pattern = re.compile("|".join(secret_patterns)) if secret_patterns else None

    def redact(line: str) -> str:
        if pattern is not None:
            line = pattern.sub(_REDACTED, line)
        line = _ADDRESS.sub(rf"/\1/\2/{_REDACTED}", line)
        return printable(line)

    return redact


def _shared_processors() -> list[Processor]:
    """Return the processors that every line goes through before it is rendered."""
    return [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.PositionalArgumentsFormatter(),
        TimeStamper(fmt="iso", utc=True, key="at"),
        StackInfoRenderer(),
        _without_quotes,
        ExceptionRenderer(render_exception),
    ]


def _without_quotes(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
    """Remove quoted values of its exception from the text of a line."""
    match event.get("exc_info"), event.get("event"):
        case (((_, BaseException() as error, _) | (BaseException() as error)), str() as line):
            event["event"] = without_quotes(line, error)
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


def _level_number(level: str) -> int:
    return logging.getLevelNamesMapping()[level]


ExcInfo: TypeAlias = tuple[type[BaseException], BaseException, TracebackType | None]

HIDDEN_MESSAGE = "[secret]"
"""Replaces a message that may reveal a secret."""
GAME_MODULES = (
    "cogs", "images", "bot.table", "bot.storage", "bot.computer_processes", "bot.game.trials", "bot.workers", "bot.ui"
)  # fmt: skip
"""The packages and modules that work with states, hands and moves."""
EXTERNAL_LIBRARIES = frozenset({"aiohttp", "discord"})
"""The libraries whose exceptions quote external input."""
OPERATOR_MODULES = frozenset({"bot.table.store", "bot.storage.failures"})
"""The modules whose exceptions have messages for the operator, which quote no stored value."""


def render_exception(exc_info: ExcInfo) -> str:
    """Return an exception with its causes, oldest first, like the interpreter's traceback but without secrets."""
    return "".join(_chain(exc_info[1], {})).rstrip("\n")


def without_quotes(line: str, error: BaseException) -> str:
    """Return the text of a log line without values quoted from an exception; asyncio quotes those of failed tasks."""
    return line.replace(repr(error), f"{type(error).__name__}({HIDDEN_MESSAGE})") if _is_secret(error) else line


def _chain(error: BaseException, hidden_messages: dict[int, str]) -> Iterator[str]:
    """Yield the lines of an exception; `hidden_messages` are those of its causes, which it may quote."""
    hidden_messages[id(error)] = ""
    cause = _cause(error)
    if cause is not None and id(cause) not in hidden_messages:
        yield from _chain(cause, hidden_messages)
        yield "\nWhat followed from it:\n\n"
    yield "Traceback (most recent call last):\n"
    yield from traceback.format_tb(error.__traceback__)
    message = _message(error)
    if _is_secret(error) or any(secret and secret in message for secret in hidden_messages.values()):
        hidden_messages[id(error)], message = message, HIDDEN_MESSAGE
    yield f"{type(error).__module__}.{type(error).__qualname__}: {message}\n"
    for part in _parts(error):
        if id(part) not in hidden_messages:
            yield "\nA part of it:\n\n"
            yield from _chain(part, hidden_messages)


def _cause(error: BaseException) -> BaseException | None:
    """Return the cause of an exception, or the exception being handled when it was raised, unless suppressed."""
    return error.__cause__ or (None if error.__suppress_context__ else error.__context__)


def _message(error: BaseException) -> str:
    """Return the message of an exception; if its `__str__` fails, the rest must still be logged."""
    try:
        return str(error)
    except Exception as failure:  # noqa: BLE001 - `__str__` may raise anything
        return f"[{type(failure).__name__} in its message]"


def _parts(error: BaseException) -> tuple[BaseException, ...]:
    """Return the exceptions of a group; empty for any other exception."""
    group = cast("BaseExceptionGroup[BaseException]", error)
    return group.exceptions if isinstance(error, BaseExceptionGroup) else ()


def _is_secret(error: BaseException) -> bool:
    """Return whether the message of an exception can contain values of a game."""
    module = type(error).__module__
    is_external = isinstance(error, OSError) or module.partition(".")[0] in EXTERNAL_LIBRARIES
    # SQLite's own messages name columns and statements; those of its Python module have no code and may quote values.
    is_of_sqlite = module == "sqlite3" and hasattr(error, "sqlite_errorcode")
    is_harmless = is_external or is_of_sqlite or module in OPERATOR_MODULES
    return not is_harmless and any(map(_is_game_module, _modules(error)))


def _modules(error: BaseException) -> Iterator[str]:
    """Yield the names of the modules that an exception went through."""
    for frame, _ in traceback.walk_tb(error.__traceback__):
        yield str(frame.f_globals.get("__name__", ""))


def _is_game_module(module: str) -> bool:
    return any(module == package or module.startswith(f"{package}.") for package in GAME_MODULES)
