"""The options of a table. The defaults are the rules of the book."""

from __future__ import annotations

from msgspec import Struct


class Options(Struct, frozen=True):
    """The options that a table of this game plays with."""

    bonus: bool = False
    """Play for points, with figures, towers, cannons and the magician."""
    open_memory: bool = False
    """Cards stay face up once they were turned, for tables that do not want to memorise."""
