"""The settings of the bot: environment variables and `.env`, read once into one frozen value.

A wrong setting is reported by name, in one line that the operator can act on. Never shows a secret: the token is a
`SecretStr`, and no message repeats a value.
"""

from __future__ import annotations

import re
import tempfile
from pathlib import Path
from typing import Annotated, Literal
from urllib.parse import urlsplit

from pydantic import AfterValidator, BeforeValidator, Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.system import plain_files, terminal

EXIT_CODE = terminal.EXIT_CODE
"""The exit code of the process when a setting is wrong."""
ENV_FILE = Path(".env")
MAX_ENV_BYTES = 1_000_000
"""The largest `.env` that is read: all settings with their comments take less than 10,000 bytes."""

_TOKEN = re.compile(r"[A-Za-z0-9._-]+")
_ADDRESS = re.compile(r"[\w!#$%&'*+,./:;=?@~-]+", re.ASCII)
"""Characters of a web address that have no meaning to Discord inside the parentheses of a link."""


class SettingError(Exception):
    """A setting is wrong or missing; its `str()` is the line to print before exiting with `EXIT_CODE`."""

    def __init__(self, setting: str, problem: str) -> None:
        super().__init__(f"{setting}: {problem}")
        self.setting = setting
        self.problem = problem


def _bare_token(token: SecretStr) -> SecretStr:
    text = token.get_secret_value()
    if text != text.strip(" \t\r\n'\""):
        raise ValueError("has spaces, a line break or quotes around it; give the bare token")
    if text.lower().startswith("bot "):
        raise ValueError('starts with "Bot"; give the bare token')
    if not _TOKEN.fullmatch(text):
        raise ValueError("holds characters that no token has; copy it again from the developer portal")
    return token


def _path(path: Path) -> Path:
    if "\0" in str(path):
        raise ValueError("has a null character, which no path has")
    return path


def _https(address: str) -> str:
    """Return the address of a page that Discord can show as a link; raise ValueError for any other."""
    parts = urlsplit(address)
    if parts.scheme != "https" or "." not in (parts.hostname or "") or not _ADDRESS.fullmatch(address):
        raise ValueError("is not the address of a page (https://…)")
    return address


class Settings(BaseSettings):
    """All settings. The name of a field in capitals is the name of its variable; an empty variable counts as unset."""

    model_config = SettingsConfigDict(
        env_file=".env",
        env_file_encoding="utf-8",
        env_ignore_empty=True,
        extra="forbid",  # a misspelt name in .env is an error instead of being ignored
        frozen=True,
        hide_input_in_errors=True,
    )

    discord_token: Annotated[SecretStr, AfterValidator(_bare_token)] | None = None
    """The bot's token; None starts the playground instead."""
    data_dir: Annotated[Path, AfterValidator(_path)] = Path("data")
    """The directory of the database and the heartbeat; it is created if it is missing."""
    log_level: Annotated[Literal["DEBUG", "INFO", "WARNING", "ERROR"], BeforeValidator(str.upper)] = "INFO"
    log_format: Annotated[Literal["console", "json"], BeforeValidator(str.lower)] = "console"
    playground_port: Annotated[int, Field(ge=0, le=65535)] = 8420
    """Loopback port of the playground; 0 takes any free one."""
    metrics_port: Annotated[int, Field(ge=1, le=65535)] | None = None
    """Loopback port on which Prometheus can read the heartbeat's values; None: no port."""
    lobby_hours: Annotated[float, Field(gt=0, le=720, allow_inf_nan=False)] = 48
    """Hours that a table may wait for players before it closes itself."""
    computer_pause: Annotated[float, Field(ge=0, le=60, allow_inf_nan=False)] = 2
    """The shortest pause of a computer player before a choice from six sensible moves, in seconds; the longest is twice
    as long, because people want to watch.

    It is half of that before the only sensible move, and at most half as long again before a choice from many. In
    drafts, which are hidden, the pause is a tenth. 0: it moves as soon as it has decided; then the time it
    took is visible, and with it how many moves it could choose from."""
    computer_seconds: Annotated[float, Field(gt=0, le=10, allow_inf_nan=False)] = 1.0
    """The longest thinking time of a computer player per turn, in seconds of one core; most games need less."""
    computer_processes: Annotated[int, Field(ge=1, le=64)] = 4
    """The most processes in which computer players think at the same time; never more than the cores less one."""

    away_days: Annotated[int, Field(ge=0, le=366)] = 30
    """Days per year that a user may take off without their turns running out; 0: none."""
    keep_days: Annotated[float, Field(ge=1, allow_inf_nan=False)] | None = None
    """Days after which a finished table is deleted with all its data; None: never."""
    privacy_url: Annotated[str, AfterValidator(_https)] | None = None
    """The address of the operator's page about the users' data; None: there is none."""
    terms_url: Annotated[str, AfterValidator(_https)] | None = None
    """The address of the operator's terms of use; None: there are none."""

    @property
    def database(self) -> Path:
        """The file with all tables."""
        return self.data_dir / "games.sqlite3"

    @property
    def heartbeat(self) -> Path:
        """The file from which `python -m bot health` learns that the bot is alive."""
        return self.data_dir / "health"

    @property
    def last_backup(self) -> Path:
        """The empty file whose time of change is that of the last backup by `python -m bot backup`."""
        return self.data_dir / "last-backup"


def load() -> Settings:
    """Read the environment and `.env`; the environment takes precedence.

    Raises `SettingError` that names every wrong setting.
    """
    try:
        if ENV_FILE.exists() and not ENV_FILE.is_dir():  # a folder of that name is often a virtual environment
            plain_files.read(ENV_FILE, MAX_ENV_BYTES)
        return Settings()
    except ValidationError as error:
        problem = _setting_error(error)
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else type(error).__name__
        problem = SettingError(".env", f"cannot be read ({reason})")
    raise problem  # outside the handler: its context would hold the typed values


def for_playground(config: Settings) -> Settings:
    """Return the settings with the playground's own data directory, which is inside the configured one.

    A bot that later gets a token starts with an empty database: the playground's tables are on no real server.
    """
    return config.model_copy(update={"data_dir": config.data_dir / "playground"})


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


def _setting_error(error: ValidationError) -> SettingError:
    """Convert pydantic's errors to one error, whose line contains no value."""
    problems = [
        (str(detail["loc"][0]).upper(), _problem_text(detail["type"], detail["msg"])) for detail in error.errors()
    ]
    first, problem = problems[0]
    other_problems = "".join(f"; {name}: {text}" for name, text in problems[1:])
    return SettingError(first, problem + other_problems)


def _problem_text(kind: str, message: str) -> str:
    if kind == "extra_forbidden":
        return "no such setting; .env.example lists them all"
    text = message.removeprefix("Value error, ")
    return text[:1].lower() + text[1:]
