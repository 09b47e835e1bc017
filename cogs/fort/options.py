"""The table's choices. The defaults are the book's rules."""

from __future__ import annotations

from msgspec import Struct


class Options(Struct, frozen=True):
    """How this table plays."""

    bonus: bool = False
    """Play for points, with figures, towers, cannons and the magician."""
    open_memory: bool = False
    """Cards stay face up once they were turned, for tables that would rather not memorise."""
