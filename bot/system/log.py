"""The log: one line per event, logfmt or JSON, with the table and the interaction it belongs to.

Answers for the form of every line, the libraries' lines included, and for what may never stand in one: the
token, the tokens inside Discord's webhook addresses, what libraries say only when they debug (whole
messages, whole rows, and so people's secrets), and what an exception carries out of a game. Never decides what is
worth a line.

The message of an exception can hold whatever the failing code worked with (`KeyError: 14`), Fantom's station for
instance. So where a game took part only the messages from outside stand: the system's and those of the libraries that
speak to Discord and the database, as long as they do not quote a game. The line of code stands there anyway, and a game
can be played again from its log.
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

OURS = ("bot", "cogs", "images")
"""The loggers that the chosen level governs; all others never go below INFO."""

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
        return printable(line)

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
        ExceptionRenderer(render_exception),
    ]


def _without_quotes(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
    """Take out of a line's words what they quote of its exception."""
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


def _number(level: str) -> int:
    return logging.getLevelNamesMapping()[level]


ExcInfo: TypeAlias = tuple[type[BaseException], BaseException, TracebackType | None]

HIDDEN = "[secret]"
"""Stands for a message that may give a secret away."""
GAME_MODULES = (
    "cogs", "images", "bot.table", "bot.storage", "bot.computer_process", "bot.game.trials", "bot.workers", "bot.ui"
)  # fmt: skip
"""The packages and modules that work with states, hands and moves."""
EXTERNAL_LIBRARIES = frozenset({"aiohttp", "discord"})
"""The libraries whose exceptions quote what came from outside."""
OPERATOR_MODULES = frozenset({"bot.table.store", "bot.storage.failures"})
"""The modules whose exceptions have messages for the operator, which quote no stored value."""


def render_exception(exc_info: ExcInfo) -> str:
    """Return an exception with its causes, oldest first, as the interpreter would write them but for what is secret."""
    return "".join(_chain(exc_info[1], {})).rstrip("\n")


def without_quotes(line: str, error: BaseException) -> str:
    """Return the words of a log line without what they quote of an exception; asyncio does when a task has failed."""
    return line.replace(repr(error), f"{type(error).__name__}({HIDDEN})") if _is_secret(error) else line


def _chain(error: BaseException, seen: dict[int, str]) -> Iterator[str]:
    """Yield the lines about an exception; `seen` keeps what was hidden of those before it, which it may quote."""
    seen[id(error)] = ""
    cause = _cause(error)
    if cause is not None and id(cause) not in seen:
        yield from _chain(cause, seen)
        yield "\nWhat followed from it:\n\n"
    yield "Traceback (most recent call last):\n"
    yield from traceback.format_tb(error.__traceback__)
    message = _message(error)
    if _is_secret(error) or any(secret and secret in message for secret in seen.values()):
        seen[id(error)], message = message, HIDDEN
    yield f"{type(error).__module__}.{type(error).__qualname__}: {message}\n"
    for part in _parts(error):
        if id(part) not in seen:
            yield "\nA part of it:\n\n"
            yield from _chain(part, seen)


def _cause(error: BaseException) -> BaseException | None:
    """Return the cause of an exception, or what was being dealt with when it came, unless that was left out."""
    return error.__cause__ or (None if error.__suppress_context__ else error.__context__)


def _message(error: BaseException) -> str:
    """Return the message of an exception; one that cannot say it must not keep the rest out of the log."""
    try:
        return str(error)
    except Exception as failed:  # noqa: BLE001 - whatever an exception does when it is asked for its message
        return f"[{type(failed).__name__} in its message]"


def _parts(error: BaseException) -> tuple[BaseException, ...]:
    """Return the exceptions of a group; nothing for any other."""
    group = cast("BaseExceptionGroup[BaseException]", error)
    return group.exceptions if isinstance(error, BaseExceptionGroup) else ()


def _is_secret(error: BaseException) -> bool:
    """Return whether a message can hold values of a game."""
    module = type(error).__module__
    external = isinstance(error, OSError) or module.partition(".")[0] in EXTERNAL_LIBRARIES
    # SQLite's own messages name columns and statements; those of its Python module have no code and may quote a value.
    of_sqlite = module == "sqlite3" and hasattr(error, "sqlite_errorcode")
    plain = external or of_sqlite or module in OPERATOR_MODULES
    return not plain and any(map(_is_game_module, _modules(error)))


def _modules(error: BaseException) -> Iterator[str]:
    """Yield the modules that an exception went through."""
    for frame, _ in traceback.walk_tb(error.__traceback__):
        yield str(frame.f_globals.get("__name__", ""))


def _is_game_module(module: str) -> bool:
    return any(module == each or module.startswith(f"{each}.") for each in GAME_MODULES)
