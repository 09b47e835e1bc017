"""What a self-test compares: the bot's permissions with the needed ones, and the operator's settings with advice."""

from __future__ import annotations

import os
import shutil
import time
from pathlib import Path
from typing import TYPE_CHECKING

import discord

from bot.selftest.findings import MissingPermissions
from bot.ui.interactions.place_hints import ANNOUNCEMENT_PERMISSIONS, missing
from bot.ui.interactions.table_channel import FORUM_PERMISSIONS, PRIVATE_PERMISSIONS, PUBLIC_PERMISSIONS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.preferences.settings import ServerSettings
    from bot.settings import Settings

TABLE_PERMISSIONS = tuple(dict.fromkeys((*PUBLIC_PERMISSIONS, *PRIVATE_PERMISSIONS)))
"""What public and private tables need in a text channel."""
BACKUP_AGE_S = 8 * 24 * 3600.0
"""Seconds after which the last backup is too old: backups of every week have a day to spare."""
MIN_MEMORY_BYTES = 400 * 1024 * 1024
"""The bot and its workers together, as measured by the benchmark of memory; with less, a worker is killed now and then.
"""
MIN_DISK_BYTES = 500 * 1024 * 1024
"""Free space for drawn towns, the write-ahead log and a copy of the database."""
MEMORY_LIMITS = (Path("/sys/fs/cgroup/memory.max"), Path("/sys/fs/cgroup/memory/memory.limit_in_bytes"))
"""The files with the memory limit of a container, of both versions of control groups."""


def missing_permissions(
    guild: discord.Guild, here: discord.abc.GuildChannel, settings: ServerSettings
) -> Iterator[MissingPermissions]:
    """Yield the channels in which the bot lacks permissions: this one, and those that the server's settings name."""
    announcements = settings.announcements
    needs = {here.id: TABLE_PERMISSIONS}
    needs |= {
        number: ANNOUNCEMENT_PERMISSIONS
        for number in (announcements.call_channel, announcements.results, announcements.troubles)
        if number is not None and number not in needs
    }
    if settings.channel is not None:
        needs[settings.channel] = TABLE_PERMISSIONS
    for number, names in needs.items():
        channel = guild.get_channel(number)
        if channel is None:
            continue
        wanted = FORUM_PERMISSIONS if isinstance(channel, discord.ForumChannel) else names
        if lacking := missing(channel, wanted, guild.me):
            yield MissingPermissions(number, tuple(lacking))


def advice(settings: Settings) -> Iterator[str]:
    """Yield the text ids of advice to the bot's operator."""
    if settings.database_url is None and not _is_recent(settings.last_backup):  # PostgreSQL has backups of its own
        yield "selftest-advice-backup"
    limit = memory_limit()
    if limit is not None and limit < MIN_MEMORY_BYTES:
        yield "selftest-advice-memory"
    if settings.data_dir.exists() and shutil.disk_usage(settings.data_dir).free < MIN_DISK_BYTES:
        yield "selftest-advice-disk"
    if not settings.computer_pause:
        yield "selftest-advice-pause"
    if settings.log_level == "DEBUG":
        yield "selftest-advice-log"
    if settings.privacy_url is None:
        yield "selftest-advice-privacy"


def _is_recent(stamp: Path) -> bool:
    try:
        return time.time() - stamp.stat().st_mtime < BACKUP_AGE_S
    except OSError:
        return False


def memory_limit() -> int | None:
    """Return the bytes of memory that the container, or else the machine, allows; None: unknown."""
    limits = [size for path in MEMORY_LIMITS if (size := _size(path)) is not None]
    try:
        limits.append(os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES"))
    except (OSError, ValueError):
        return min(limits, default=None)
    return min(limits)


def _size(path: Path) -> int | None:
    """Return the number in a file of the kernel; None: no file, or no limit."""
    try:
        return int(path.read_text(encoding="ascii"))
    except (OSError, ValueError):
        return None
