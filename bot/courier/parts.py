"""What all parts of the courier need, put together once at the start."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING

from bot.courier.chatter import Chatter
from bot.courier.pings import PingPolicy

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.clock import Clock
    from bot.courier.message import Presenter
    from bot.courier.sender import Sender
    from bot.storage.news import News
    from bot.storage.outbox import Outbox
    from bot.storage.settings import SettingsStore
    from bot.table.model import Table
    from bot.table.service import Tables
    from bot.timers import Timers


@dataclass(frozen=True, kw_only=True)
class CourierParts:
    """What one courier works with."""

    tables: Tables
    news: News
    outbox: Outbox
    people: SettingsStore
    presenter: Presenter
    sender: Sender
    clock: Clock
    timers: Timers
    title: Callable[[Table], str]
    """What a table's thread is called: at most 100 characters, and nothing secret."""
    ping_policy: PingPolicy = field(default_factory=PingPolicy)
    chatter: Chatter = field(default_factory=Chatter)
    jitter: Random = field(default_factory=Random)
    """Draws back-offs apart."""
