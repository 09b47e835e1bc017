"""Reading a small file that other programs may have put there: never waits for a writer, never reads beyond a limit.

Loads only the standard library, because `bot.maintenance.health` needs it.
"""

from __future__ import annotations

import errno
import os
import stat
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path


def read(path: Path, max_bytes: int) -> bytes:
    """Return the content of a regular file; raise `OSError` for anything else and for a larger file."""
    handle = open_regular(path)
    with os.fdopen(handle, "rb") as file:
        content = file.read(max_bytes + 1)
    if len(content) > max_bytes:
        raise OSError(errno.EFBIG, f"larger than {max_bytes:,} bytes")
    return content


def open_regular(path: Path, flags: int = os.O_RDONLY, mode: int = 0o600) -> int:
    """Open a regular file and return its descriptor; raise `OSError` for a folder, a FIFO, a device or a socket."""
    try:
        handle = os.open(path, flags | os.O_NONBLOCK | os.O_CLOEXEC, mode)
    except ValueError:  # a path with a null character
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL)) from None
    if not stat.S_ISREG(os.fstat(handle).st_mode):
        os.close(handle)
        raise OSError(errno.EINVAL, "not a regular file")
    return handle
