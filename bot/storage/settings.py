"""What people and servers chose, read from memory and written through; and the host's own few values."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from bot.table.model import Pace

if TYPE_CHECKING:
    from bot.storage.database import Database


class PersonSettings(Struct, frozen=True):
    """What one person chose."""

    user: int
    language: str | None = None
    """en, cs, sk or pl; None: Discord's."""
    quiet_from: int | None = None
    """Quiet hours begin, minutes after midnight in `zone`; None: there are none."""
    quiet_to: int | None = None
    """Quiet hours end; smaller than `quiet_from` when they span midnight."""
    zone: str = "Europe/Prague"
    """An IANA time zone."""
    dm_closed: bool = False
    """Discord refused a direct message to this person: none is sent until he writes to the bot himself."""


class ServerSettings(Struct, frozen=True):
    """What the moderators of one server chose."""

    guild: int
    channel: int | None = None
    """Where tables are opened; None: wherever somebody asks for one."""
    language: str | None = None
    """None: Discord's."""
    pace: Pace | None = None
    """The pace of new tables; None: daily."""


class SettingsStore:
    """The choices of people and servers: questions are answered from memory, changes are saved first."""

    def __init__(self, database: Database) -> None: ...

    async def load(self) -> None:
        """Read everything; call once before asking."""
        ...

    def person(self, user: int) -> PersonSettings:
        """Return what a person chose, or the defaults."""
        ...

    def server(self, guild: int) -> ServerSettings:
        """Return what a server chose, or the defaults."""
        ...

    async def save_person(self, settings: PersonSettings) -> None:
        """Replace what a person chose."""
        ...

    async def save_server(self, settings: ServerSettings) -> None:
        """Replace what a server chose."""
        ...

    async def signing_key(self) -> bytes:
        """Return the 32 secret bytes that buttons are signed with, made on first use and kept for ever."""
        ...
