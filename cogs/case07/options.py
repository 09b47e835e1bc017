"""The table's choices. The defaults are the book's rules."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct


class Deduction(StrEnum):
    """What a player's own notebook marks by itself."""

    OFF = "off"
    """Only what they mark."""
    SIMPLE = "simple"
    """What they hold and what others have solved."""
    FULL = "full"
    """Everything that follows logically from what they have seen."""


class Options(Struct, frozen=True):
    """How this table plays."""

    notebook: Deduction = Deduction.SIMPLE
    human_answers: bool = False
    """The holder of a case answers by hand; a wrong answer costs them the investigation."""
