"""What all parts of the courier need, put together once at the start; and how much was said after each board.

The latter is remembered in the process only: after a restart a board counts as the last thing said.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from random import Random
from typing import TYPE_CHECKING

from bot.courier.pings import PingPolicy

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.clock import Clock, Timers
    from bot.storage.news import News
    from bot.storage.outbox import Outbox
    from bot.storage.settings_store import SettingsStore
    from bot.table.model import Table
    from bot.table.service import Tables
    from bot.table.vacations import Absent
    from bot.transport.forums import Forums
    from bot.transport.message import Presenter
    from bot.transport.sender import Sender

ENOUGH = 12
"""Messages after which a board is out of sight on a phone."""


class Chatter:
    """Counts messages, but only where a board stands."""

    def __init__(self) -> None:
        self._since: dict[int, int] = {}

    def board_posted(self, channel: int) -> None:
        """Begin to count anew."""
        self._since[channel] = 0

    def heard(self, channel: int) -> None:
        """Count one message, whoever wrote it."""
        if channel in self._since:
            self._since[channel] += 1

    def buries(self, channel: int | None) -> bool:
        """Say whether the board of a channel or thread is out of sight."""
        return channel is not None and self._since.get(channel, 0) >= ENOUGH

    def over(self, channel: int | None) -> None:
        """Count here no longer."""
        if channel is not None:
            self._since.pop(channel, None)


class Stage(StrEnum):
    """What the tag of a post tells of its table."""

    OPEN = "open"
    RUNNING = "running"
    OVER = "over"


async def nothing_to_wait_for(_table: Table, _within: float | None) -> bool:
    """Have everything at hand."""
    return True


@dataclass(frozen=True, kw_only=True)
class CourierParts:
    """What one courier works with."""

    tables: Tables
    news: News
    outbox: Outbox
    people: SettingsStore
    presenter: Presenter
    sender: Sender
    forums: Forums
    clock: Clock
    timers: Timers
    title: Callable[[Table], str]
    """What a table's thread is called: at most 100 characters, and nothing secret."""
    tags: Callable[[Table, Stage], tuple[str, ...]] = lambda _table, stage: (stage.value,)
    """What the tag of a stage is called in a forum: in the language of the table, then in others."""
    unreachable: Callable[[int], None]
    """Is told of everybody whose direct messages turn out to be closed."""
    absent: Callable[[int, float], Absent | None] = lambda _user, _now: None
    """What is known of somebody who is away at a moment; None: they are not."""
    ready: Callable[[Table, float | None], Awaitable[bool]] = nothing_to_wait_for
    """Wait so many seconds at most (None: to the end) for what pictures of a table stand on; tell if it is there."""
    ping_policy: PingPolicy = field(default_factory=PingPolicy)
    chatter: Chatter = field(default_factory=Chatter)
    jitter: Random = field(default_factory=Random)
    """Draws back-offs apart."""
