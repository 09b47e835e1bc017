"""What can go wrong with the file, each in one clear line. Nothing is ever overwritten or repaired here."""

from __future__ import annotations

from bot.table.store import StorageFailed


class DatabaseBusy(StorageFailed):
    """Another program holds the file locked."""


class DatabaseCorrupt(StorageFailed):
    """The file is damaged or is no database."""


class DatabaseUnusable(StorageFailed):
    """The file cannot be opened, or reading or writing it failed."""


class DiskFull(StorageFailed):
    """There is no room to save anything."""


class SchemaTooNew(StorageFailed):
    """The file was written by a newer version of the program."""


class BackupRefused(StorageFailed):
    """The backup's target is there already."""
