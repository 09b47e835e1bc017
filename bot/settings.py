"""The settings of the bot: environment variables and `.env`, read once into one frozen value.

A wrong setting is reported by name, in one line that the operator can act on. Never shows a secret: the token is a
`Secret`, and no message repeats a value.
"""

from __future__ import annotations

import io
import os
import re
import tempfile
from math import inf, isfinite, isinf
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar, get_args
from urllib.parse import urlsplit

import dotenv
from msgspec import Struct
from msgspec.structs import replace

from bot.system import log, plain_files, terminal

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

N = TypeVar("N", int, float)

EXIT_CODE = terminal.EXIT_CODE
"""The exit code of the process when a setting is wrong."""
ENV_FILE = Path(".env")
MAX_ENV_BYTES = 1_000_000
"""The largest `.env` that is read: all settings with their comments take less than 10,000 bytes."""

MAX_SHARDS = 16384
"""More shards than Discord gives to any bot."""
_TOKEN = re.compile(r"[A-Za-z0-9._-]+")
_HOST = re.compile(r"[A-Za-z0-9.-]+(:[0-9]{1,5})?|\[[0-9A-Fa-f:.]+\](:[0-9]{1,5})?")
"""A host by its name or address, with or without a port; no name or password."""
_ADDRESS = re.compile(r"[\w!#$%&'*+,./:;=?@~-]+", re.ASCII)
"""Characters of a web address that have no meaning to Discord inside the parentheses of a link."""
_SHARDS = re.compile(r"\d+(-\d+)?", re.ASCII)
"""One shard or a range of shards."""


class SettingError(Exception):
    """A setting is wrong or missing; its `str()` is the line to print before exiting with `EXIT_CODE`."""

    def __init__(self, setting: str, problem: str) -> None:
        super().__init__(f"{setting}: {problem}")
        self.setting = setting
        self.problem = problem


class Secret:
    """A text that no `repr` shows."""

    def __init__(self, text: str) -> None:
        self._text = text

    def __repr__(self) -> str:
        """Return the name of the type with stars in place of the text."""
        return "Secret('***')"

    def get_secret_value(self) -> str:
        """Return the text."""
        return self._text


def _token(text: str) -> Secret:
    if text != text.strip(" \t\r\n'\""):
        raise ValueError("has spaces, a line break or quotes around it; give the bare token")
    if text.lower().startswith("bot "):
        raise ValueError('starts with "Bot"; give the bare token')
    if not _TOKEN.fullmatch(text):
        raise ValueError("holds characters that no token has; copy it again from the developer portal")
    return Secret(text)


def _path(text: str) -> Path:
    if "\0" in text:
        raise ValueError("has a null character, which no path has")
    return Path(text)


def is_postgresql(place: str) -> bool:
    """Return whether a text is the address of a PostgreSQL database; otherwise it is the path of a file."""
    return place.startswith(("postgresql://", "postgres://"))


def _postgresql(address: str) -> Secret:
    if not is_postgresql(address):
        raise ValueError("is not the address of a PostgreSQL database (postgresql://…)")
    return Secret(address)


def _proxy(address: str) -> str:
    """Return the base address of a REST proxy, without a slash at its end; raise ValueError for any other."""
    parts = urlsplit(address.removesuffix("/"))
    is_base = parts.scheme in {"http", "https"} and parts.netloc and not any(parts[2:])
    if not is_base or not _HOST.fullmatch(parts.netloc):
        raise ValueError("is not the base address of a REST proxy (http://host:port)")
    return parts.geturl()


def _https(address: str) -> str:
    """Return the address of a page that Discord can show as a link; raise ValueError for any other."""
    parts = urlsplit(address)
    if parts.scheme != "https" or "." not in (parts.hostname or "") or not _ADDRESS.fullmatch(address):
        raise ValueError("is not the address of a page (https://…)")
    return address


def _word(change: Callable[[str], str], *words: str) -> Callable[[str], str]:
    """Return a reader of one of these words, in any case of letters."""

    def read(text: str) -> str:
        if change(text) not in words:
            raise ValueError(f"is not one of {', '.join(words)}")
        return change(text)

    return read


def _number(kind: Callable[[str], N], least: N, most: N, *, more_than_least: bool = False) -> Callable[[str], N]:
    """Return a reader of a finite number within these limits."""
    lower = f"more than {least}" if more_than_least else f"at least {least}"
    limits = lower if isinf(most) else f"{lower} and at most {most}"

    def read(text: str) -> N:
        try:
            number = kind(text)
        except ValueError:
            raise ValueError("is not a number of this kind") from None
        if not (isfinite(number) and least <= number <= most) or (more_than_least and number == least):
            raise ValueError(f"is not {limits}")
        return number

    return read


def _number_or_auto(text: str) -> int | None:
    """Return a number of shards; None for the word `auto`."""
    return None if text.lower() == "auto" else _number(int, 1, MAX_SHARDS)(text)


def _shards(text: str) -> tuple[int, ...]:
    """Return the shards of a list such as `0,2-4`."""
    shards: set[int] = set()
    for part in text.split(","):
        first, _, last = part.strip().partition("-")
        if not _SHARDS.fullmatch(part.strip()) or not int(first) <= int(last or first) < MAX_SHARDS:
            raise ValueError("is not a list of shards such as 0,2-4")
        shards.update(range(int(first), int(last or first) + 1))
    return tuple(sorted(shards))


class Settings(Struct, frozen=True, kw_only=True):
    """All settings. The name of a field in capitals is the name of its variable; an empty variable counts as unset."""

    discord_token: Secret | None = None
    """The bot's token; None starts the playground instead."""
    data_dir: Path = Path("data")
    """The directory of the database and the heartbeat; it is created if it is missing."""
    database_url: Secret | None = None
    """The address of a PostgreSQL database with all tables, `postgresql://…`; None: SQLite in `data_dir`."""
    log_level: log.Level = "INFO"
    log_format: log.Format = "console"
    playground_port: int = 8420
    """Loopback port of the playground; 0 takes any free one."""
    metrics_port: int | None = None
    """Loopback port on which Prometheus can read the heartbeat's values; None: no port."""
    shard_count: int | None = None
    """The number of shards among which Discord divides the bot's servers; None (`auto`): the number Discord advises."""
    shard_ids: tuple[int, ...] | None = None
    """The shards of this process, if several processes share a PostgreSQL database; None: there is one process."""
    discord_proxy: str | None = None
    """The base address of a REST proxy for all requests to Discord, without a slash at its end; None: no proxy."""
    lobby_hours: float = 48
    """Hours that a table may wait for players before it closes itself."""
    computer_pause: float = 2
    """The shortest pause of a computer player before a choice from six sensible moves, in seconds; the longest is twice
    as long, because people want to watch.

    It is half of that before the only sensible move, and at most half as long again before a choice from many. In
    drafts, which are hidden, the pause is a tenth. 0: it moves as soon as it has decided; then the time it
    took is visible, and with it how many moves it could choose from."""
    computer_seconds: float = 1.0
    """The longest thinking time of a computer player per turn, in seconds of one core; most games need less."""
    computer_processes: int = 4
    """The most processes in which computer players think at the same time; never more than the cores less one."""
    away_days: int = 30
    """Days per year that a user may take off without their turns running out; 0: none."""
    keep_days: float | None = None
    """Days after which a finished table is deleted with all its data; None: never."""
    privacy_url: str | None = None
    """The address of the operator's page about the users' data; None: there is none."""
    terms_url: str | None = None
    """The address of the operator's terms of use; None: there are none."""

    @property
    def database(self) -> Path:
        """The file with all tables."""
        return self.data_dir / "games.sqlite3"

    @property
    def database_place(self) -> str:
        """The address of the PostgreSQL database, or the path of the file with all tables."""
        return str(self.database) if self.database_url is None else self.database_url.get_secret_value()

    @property
    def heartbeat(self) -> Path:
        """The file from which `python -m bot health` learns that the bot is alive."""
        return self.data_dir / "health"

    @property
    def process_lock(self) -> Path:
        """The file that a process locks while it runs, if its database is PostgreSQL."""
        return self.data_dir / "bot.lock"

    @property
    def last_backup(self) -> Path:
        """The empty file whose time of change is that of the last backup by `python -m bot backup`."""
        return self.data_dir / "last-backup"


_READERS: Mapping[str, Callable[[str], Any]] = {
    "discord_token": _token,
    "data_dir": _path,
    "database_url": _postgresql,
    "log_level": _word(str.upper, *get_args(log.Level)),
    "log_format": _word(str.lower, *get_args(log.Format)),
    "playground_port": _number(int, 0, 65535),
    "metrics_port": _number(int, 1, 65535),
    "shard_count": _number_or_auto,
    "shard_ids": _shards,
    "discord_proxy": _proxy,
    "lobby_hours": _number(float, 0, 720, more_than_least=True),
    "computer_pause": _number(float, 0, 60),
    "computer_seconds": _number(float, 0, 10, more_than_least=True),
    "computer_processes": _number(int, 1, 64),
    "away_days": _number(int, 0, 366),
    "keep_days": _number(float, 1, inf),
    "privacy_url": _https,
    "terms_url": _https,
}
"""The readers of the values by setting; each raises `ValueError` with the problem, which does not quote the value."""


def load() -> Settings:
    """Read the environment and `.env`; the environment takes precedence.

    Raises `SettingError` that names every wrong setting.
    """
    try:
        in_file = _values_in_file()
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else type(error).__name__
        in_file, problem = {}, SettingError(".env", f"cannot be read ({reason})")
    else:
        in_environment = {name.lower(): value for name, value in os.environ.items() if name.lower() in _READERS}
        values, problems = _read(in_file | {name: value for name, value in in_environment.items() if value})
        problems = problems or _contradictions(values)
        if not problems:
            return Settings(**values)
        problem = SettingError(*problems[0])
        for name, text in problems[1:]:
            problem = SettingError(problem.setting, f"{problem.problem}; {name}: {text}")
    raise problem  # outside the handler: its context would hold the typed values


def _values_in_file() -> dict[str, str]:
    """Return the values in `.env` that are not empty, by their names in small letters."""
    if not ENV_FILE.exists() or ENV_FILE.is_dir():  # a folder of that name is often a virtual environment
        return {}
    text = plain_files.read(ENV_FILE, MAX_ENV_BYTES).decode("utf-8")
    found = dotenv.dotenv_values(stream=io.StringIO(text))
    return {name.lower(): value for name, value in found.items() if value}


def _read(texts: Mapping[str, str]) -> tuple[dict[str, Any], list[tuple[str, str]]]:
    """Return the values of the settings, and the problems by the names of their variables."""
    values, problems = dict[str, Any](), list[tuple[str, str]]()
    for name, text in texts.items():
        if name not in _READERS:
            problems.append((name.upper(), "no such setting; .env.example lists them all"))
            continue
        try:
            values[name] = _READERS[name](text)
        except ValueError as error:
            problems.append((name.upper(), str(error)))
    return values, problems


def _contradictions(values: Mapping[str, Any]) -> list[tuple[str, str]]:
    """Return the problems of settings that do not fit together, by the names of their variables."""
    shards, count = values.get("shard_ids"), values.get("shard_count")
    if not shards:
        return []
    problems: list[tuple[str, str]] = []
    if values.get("database_url") is None:
        problems.append(("SHARD_IDS", "needs a PostgreSQL database that all processes share; set DATABASE_URL"))
    if count is None:
        problems.append(("SHARD_IDS", "needs the number of all shards; set SHARD_COUNT"))
    elif shards[-1] >= count:
        problems.append(("SHARD_IDS", f"names shard {shards[-1]}, but SHARD_COUNT is {count}: the last is {count - 1}"))
    return problems


def for_playground(config: Settings) -> Settings:
    """Return the settings with the playground's own database, in a data directory inside the configured one.

    A bot that later gets a token starts with an empty database: the playground's tables are on no real server.
    """
    return replace(config, data_dir=config.data_dir / "playground", database_url=None, shard_ids=None)


def prepare_data_dir(folder: Path) -> None:
    """Create the data directory if it is missing, and check that it is writable.

    Raises `SettingError` naming DATA_DIR.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise SettingError("DATA_DIR", f"{folder} cannot be written to ({error.strerror})") from None


def token_refused() -> SettingError:
    """Return the error that Discord did not accept the token."""
    return SettingError("DISCORD_TOKEN", "Discord refuses this token; reset it in the developer portal")


def no_playground() -> SettingError:
    """Return the error that there is neither a token nor the playground, which needs none."""
    return SettingError(
        "DISCORD_TOKEN",
        "is not set, and the playground, which needs none, is not installed (extra: playground)",
    )


def port_refused(port: int) -> SettingError:
    """Return the error that the playground's port is taken or not allowed."""
    return SettingError("PLAYGROUND_PORT", f"{port} is taken or not allowed; choose another, or 0 for any free one")


def metrics_port_refused(port: int) -> SettingError:
    """Return the error that the metrics port is taken or not allowed."""
    return SettingError("METRICS_PORT", f"{port} is taken or not allowed; choose another, or leave it out")
