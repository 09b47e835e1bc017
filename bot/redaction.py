"""Redaction: what the log says of an exception, its kind and where it happened, never with which values of a game.

The message of an exception can hold whatever the failing code worked with (`KeyError: 14`), Fantom's station for
instance. So where a game took part only the messages from outside stand: the system's and those of the libraries that
speak to Discord and the database, as long as they do not quote a game. The line of code stands there anyway, and a game
can be played again from its log.
"""

from __future__ import annotations

import traceback
from types import TracebackType
from typing import TYPE_CHECKING, TypeAlias, cast

if TYPE_CHECKING:
    from collections.abc import Iterator

ExcInfo: TypeAlias = tuple[type[BaseException], BaseException, TracebackType | None]

HIDDEN = "[secret]"
"""Stands for a message that may give a secret away."""
GAME_MODULES = ("cogs", "images", "bot.table", "bot.computer_worker", "bot.computer_process", "bot.ui")
"""The packages and modules that work with states, hands and moves."""
EXTERNAL_LIBRARIES = frozenset({"aiohttp", "aiosqlite", "discord", "sqlite3"})
"""The libraries whose exceptions quote what came from outside."""


def render(exc_info: ExcInfo) -> str:
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
    external = isinstance(error, OSError) or type(error).__module__.partition(".")[0] in EXTERNAL_LIBRARIES
    return not external and any(map(_is_game_module, _modules(error)))


def _modules(error: BaseException) -> Iterator[str]:
    """Yield the modules that an exception went through."""
    for frame, _ in traceback.walk_tb(error.__traceback__):
        yield str(frame.f_globals.get("__name__", ""))


def _is_game_module(module: str) -> bool:
    return any(module == each or module.startswith(f"{each}.") for each in GAME_MODULES)
