"""The courier's office: what all its parts need, put together once at the start."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING

from bot.courier.chatter import Chatter
from bot.courier.summons import Habits

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.alarms import Alarms
    from bot.clock import Clock
    from bot.courier.mail import Mail
    from bot.courier.post import Stage
    from bot.storage.news import News
    from bot.storage.posts import Posts
    from bot.storage.settings import SettingsStore
    from bot.table.model import Table
    from bot.table.service import Tables


@dataclass(frozen=True, kw_only=True)
class Office:
    """The parts of one courier."""

    tables: Tables
    news: News
    posts: Posts
    people: SettingsStore
    stage: Stage
    mail: Mail
    clock: Clock
    alarms: Alarms
    title: Callable[[Table], str]
    """What a table's thread is called: at most 100 characters, and nothing secret."""
    habits: Habits = field(default_factory=Habits)
    chatter: Chatter = field(default_factory=Chatter)
    jitter: Random = field(default_factory=Random)
    """Draws back-offs apart."""
