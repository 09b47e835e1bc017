"""A lock on a file that another process can query without taking it.

It is an open file description lock on one byte far behind the content. `fcntl(F_OFD_GETLK)` only queries, so a health
check cannot block a bot that starts; with `flock` a reader has to take the lock to learn that it is free. The lock ends
with its descriptor. Closing another descriptor of the same file does not release it, as it would a POSIX lock. Loads
only the standard library, because `bot.maintenance.health` needs it.
"""

from __future__ import annotations

import errno
import fcntl
import os
import struct
import sys
from typing import TYPE_CHECKING

from bot.system import plain_files

if TYPE_CHECKING:
    from pathlib import Path

LOCK_OFFSET = 1 << 62
"""The byte that is locked. SQLite locks bytes of its database at 1 GiB."""
FLOCK_FORMAT = "hhqqi4x"
"""The kernel's `struct flock`: type, whence, start, length, process."""
LINUX = sys.platform == "linux"
"""Other systems have no such locks: there `flock` is used, and a query takes the lock for a moment."""


def take(handle: int) -> bool:
    """Lock an open, writable file until its descriptor is closed; return False if another descriptor has locked it.

    Raises `OSError` if the file system has no locks.
    """
    try:
        if LINUX:
            fcntl.fcntl(handle, fcntl.F_OFD_SETLK, _request(fcntl.F_WRLCK))
        else:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        if error.errno in {errno.EACCES, errno.EAGAIN}:
            return False
        raise
    return True


def is_taken(path: Path) -> bool:
    """Return whether a process has locked this file; False if the file is missing or cannot be opened."""
    try:
        handle = plain_files.open_regular(path)
    except OSError:
        return False
    try:
        return _is_locked(handle)
    except OSError:
        return False
    finally:
        os.close(handle)


def _is_locked(handle: int) -> bool:
    if not LINUX:
        return not _flock_is_free(handle)
    answer = fcntl.fcntl(handle, fcntl.F_OFD_GETLK, _request(fcntl.F_RDLCK))
    return bool(struct.unpack(FLOCK_FORMAT, answer)[0] != fcntl.F_UNLCK)


def _flock_is_free(handle: int) -> bool:
    try:
        fcntl.flock(handle, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def _request(kind: int) -> bytes:
    return struct.pack(FLOCK_FORMAT, kind, os.SEEK_SET, LOCK_OFFSET, 1, 0)
