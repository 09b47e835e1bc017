"""The table's choices. The defaults are the book's rules."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct


class Deduction(StrEnum):
    """What a player's own notebook marks by itself."""

    OFF = "off"
    """Only what he marks."""
    SIMPLE = "simple"
    """What he holds and what others have solved."""
    FULL = "full"
    """Everything that follows logically from what he has seen."""


class Options(Struct, frozen=True):
    """How this table plays."""

    notebook: Deduction = Deduction.SIMPLE
    human_answers: bool = False
    """The holder of a case answers by hand; a wrong answer costs him the investigation."""
