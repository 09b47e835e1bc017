"""What the bot is told from outside: environment variables and `.env`, read once into one frozen value.

Answers for naming the setting that is wrong, in one line that a person can act on. Never shows a secret:
the token lives in a `SecretStr`, and no message here repeats what was typed.
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
"""What the process ends with when a setting is wrong."""
ENV_FILE = Path(".env")
MAX_ENV_BYTES = 1_000_000
"""The largest `.env` that is read: all settings with their comments take less than 10,000 bytes."""

_TOKEN = re.compile(r"[A-Za-z0-9._-]+")
_ADDRESS = re.compile(r"[\w!#$%&'*+,./:;=?@~-]+", re.ASCII)
"""Signs of an address that mean nothing to Discord inside a link's parentheses."""


class SettingError(Exception):
    """A setting is wrong or missing; `str()` of it is the line to print before leaving with `EXIT_CODE`."""

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
    """Accept the address of a page that Discord can show as a link."""
    found = urlsplit(address)
    if found.scheme != "https" or "." not in (found.hostname or "") or not _ADDRESS.fullmatch(address):
        raise ValueError("is not the address of a page (https://…)")
    return address


class Settings(BaseSettings):
    """All settings. A field's name in capitals is the variable's name; an empty variable counts as unset."""

    model_config = SettingsConfigDict(
        env_file=".env",
        env_file_encoding="utf-8",
        env_ignore_empty=True,
        extra="forbid",  # a misspelt name in .env is named, not silently without effect
        frozen=True,
        hide_input_in_errors=True,
    )

    discord_token: Annotated[SecretStr, AfterValidator(_bare_token)] | None = None
    """The bot's token; None opens the playground instead."""
    data_dir: Annotated[Path, AfterValidator(_path)] = Path("data")
    """Where the database and the heartbeat live; made when it is not there."""
    log_level: Annotated[Literal["DEBUG", "INFO", "WARNING", "ERROR"], BeforeValidator(str.upper)] = "INFO"
    log_format: Annotated[Literal["console", "json"], BeforeValidator(str.lower)] = "console"
    playground_port: Annotated[int, Field(ge=0, le=65535)] = 8420
    """Loopback port of the playground; 0 takes any free one."""
    metrics_port: Annotated[int, Field(ge=1, le=65535)] | None = None
    """Loopback port where Prometheus finds what the heartbeat tells; None: nowhere."""
    lobby_hours: Annotated[float, Field(gt=0, le=720, allow_inf_nan=False)] = 48
    """How long a table may wait for players before it closes itself."""
    computer_pause: Annotated[float, Field(ge=0, le=60, allow_inf_nan=False)] = 2
    """Seconds that a computer player waits before it moves, up to twice as long: people want to look on.

    Amid drafts, which nobody sees, it waits a tenth of that.
    0: it moves as soon as it has thought; how long that took can be seen then, and so how much it could choose."""
    computer_seconds: Annotated[float, Field(gt=0, le=10, allow_inf_nan=False)] = 1.0
    """The most a computer player may think about a turn, in seconds of one core; most games want less."""

    away_days: Annotated[int, Field(ge=0, le=366)] = 30
    """Days a year for which a person may be away without their turns running out; 0: there are none."""
    keep_days: Annotated[float, Field(ge=1, allow_inf_nan=False)] | None = None
    """Days after which a table that is over is deleted with all that was kept of it; None: it is kept."""
    privacy_url: Annotated[str, AfterValidator(_https)] | None = None
    """Where whoever runs the bot says what is kept of people; None: nowhere."""
    terms_url: Annotated[str, AfterValidator(_https)] | None = None
    """Where they say on which terms it may be used; None: nowhere."""

    @property
    def database(self) -> Path:
        """The file that holds every table."""
        return self.data_dir / "games.sqlite3"

    @property
    def heartbeat(self) -> Path:
        """The file by which `python -m bot health` knows that the bot lives."""
        return self.data_dir / "health"


def load() -> Settings:
    """Read the environment and `.env`; the environment wins.

    Raises `SettingError` that names every setting that is wrong.
    """
    try:
        if ENV_FILE.exists() and not ENV_FILE.is_dir():  # a folder of that name is often a virtual environment
            plain_files.read(ENV_FILE, MAX_ENV_BYTES)
        return Settings()
    except ValidationError as error:
        wrong = _named(error)
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else type(error).__name__
        wrong = SettingError(".env", f"cannot be read ({reason})")
    raise wrong  # outside the handler: nothing that holds what was typed hangs on to it


def prepare_data_dir(folder: Path) -> None:
    """Make the data directory where it is missing and see that it can be written to.

    Raises `SettingError` naming DATA_DIR.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise SettingError("DATA_DIR", f"{folder} cannot be written to ({error.strerror})") from None


def token_refused() -> SettingError:
    """Say that Discord did not accept the token."""
    return SettingError("DISCORD_TOKEN", "Discord refuses this token; reset it in the developer portal")


def no_playground() -> SettingError:
    """Say that there is neither a token nor the playground that could do without one."""
    return SettingError(
        "DISCORD_TOKEN",
        "is not set, and the playground, which needs none, is not installed (extra: playground)",
    )


def port_refused(port: int) -> SettingError:
    """Say that the playground cannot have this port."""
    return SettingError("PLAYGROUND_PORT", f"{port} is taken or not allowed; choose another, or 0 for any free one")


def metrics_port_refused(port: int) -> SettingError:
    """Say that nobody can ask for metrics at this port."""
    return SettingError("METRICS_PORT", f"{port} is taken or not allowed; choose another, or leave it out")


def _named(error: ValidationError) -> SettingError:
    """Turn pydantic's list into one line without a single value in it."""
    problems = [(str(each["loc"][0]).upper(), _problem(each["type"], each["msg"])) for each in error.errors()]
    first, problem = problems[0]
    others = "".join(f"; {name}: {text}" for name, text in problems[1:])
    return SettingError(first, problem + others)


def _problem(kind: str, message: str) -> str:
    if kind == "extra_forbidden":
        return "no such setting; .env.example lists them all"
    text = message.removeprefix("Value error, ")
    return text[:1].lower() + text[1:]
