"""Memory: what was a picture goes back to the machine at once. Only where the C library can be told so (glibc)."""

from __future__ import annotations

import ctypes
import sys
from typing import Final

LARGE: Final = 1_000_000
"""Bytes from which on a block is the machine's again as soon as it is free. Pictures are some megabytes each: in the
C library's heap, with what is small between them, a hundred that were drawn long ago would stay resident."""
_M_MMAP_THRESHOLD: Final = -3
"""The number of the setting in glibc's `malloc.h`."""


def give_back_large_blocks() -> bool:
    """Set that up for this process, and return whether the C library knows how; call it before anything is drawn."""
    if sys.platform != "linux":
        return False
    mallopt = getattr(ctypes.CDLL(None), "mallopt", None)
    return mallopt is not None and mallopt(_M_MMAP_THRESHOLD, LARGE) == 1
