"""Memory: what was a picture goes back to the machine, where the C library can be told so (glibc).

And what stays as long as the process is left alone.
"""

from __future__ import annotations

import ctypes
import gc
import sys
from typing import Final

LARGE: Final = 256 * 1024
"""Bytes from which on a block is the machine's again as soon as it is free. Pictures and their parts are that large: in
the C library's heap, with what is small between them, what was drawn long ago would stay resident."""
_M_MMAP_THRESHOLD: Final = -3
_M_ARENA_MAX: Final = -8
"""The numbers of the settings in glibc's `malloc.h`."""


def give_back_large_blocks() -> bool:
    """Set that up for this process, and return whether the C library knows how; call it before anything is drawn.

    All threads share one heap: each would keep what it has no use for any more to itself.
    """
    library = _library()
    if library is None:
        return False
    settings = ((_M_MMAP_THRESHOLD, LARGE), (_M_ARENA_MAX, 1))
    return all(library.mallopt(number, value) == 1 for number, value in settings)


def trim() -> bool:
    """Give back what is free within the heap too, and return whether there was any; takes some milliseconds."""
    library = _library()
    return library is not None and library.malloc_trim(0) == 1


def keep_what_is_loaded() -> None:
    """Look for garbage in what a start has loaded once and never again: it stays as long as the process does.

    Python would go through all of it, code, texts and tables, again and again, and the event loop waits meanwhile.
    """
    gc.collect()
    gc.freeze()


def _library() -> ctypes.CDLL | None:
    """The C library, if it is glibc."""
    library = ctypes.CDLL(None) if sys.platform == "linux" else None
    return library if hasattr(library, "mallopt") and hasattr(library, "malloc_trim") else None
