"""Memory: returns the memory of pictures to the operating system (glibc only).

It also exempts the objects that live as long as the process from garbage collection.
"""

from __future__ import annotations

import ctypes
import gc
import sys
from typing import Final

MIN_RETURNED_BLOCK_BYTES: Final = 256 * 1024
"""Bytes from which on a block returns to the operating system as soon as it is freed. Pictures and their parts are that
large: in the C library's heap, mixed with small blocks, the memory of old pictures would stay resident."""
_M_MMAP_THRESHOLD: Final = -3
_M_ARENA_MAX: Final = -8
"""The numbers of these options in glibc's `malloc.h`."""


def give_back_large_blocks() -> bool:
    """Configure this process so, and return whether the C library can do it; call it before anything is drawn.

    All threads share one heap, because separate heaps would each keep their free memory.
    """
    library = _library()
    if library is None:
        return False
    settings = ((_M_MMAP_THRESHOLD, MIN_RETURNED_BLOCK_BYTES), (_M_ARENA_MAX, 1))
    return all(library.mallopt(number, value) == 1 for number, value in settings)


def trim() -> bool:
    """Return free memory within the heap as well, and return whether there was any; takes some milliseconds."""
    library = _library()
    return library is not None and library.malloc_trim(0) == 1


def keep_what_is_loaded() -> None:
    """Exempt all present objects from garbage collection: those loaded at the start live as long as the process.

    Otherwise Python would scan all code, texts and tables again and again while the event loop waits.
    """
    gc.collect()
    gc.freeze()


def _library() -> ctypes.CDLL | None:
    """Return the C library if it is glibc, or None."""
    library = ctypes.CDLL(None) if sys.platform == "linux" else None
    return library if hasattr(library, "mallopt") and hasattr(library, "malloc_trim") else None
