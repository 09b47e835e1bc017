"""The options of a table. The defaults are the rules of the book."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct


class Deduction(StrEnum):
    """The cards that a notebook crosses out by itself."""

    OFF = "off"
    """None; only the player crosses out cards."""
    SIMPLE = "simple"
    """The cards of the held case and of the cases that others have solved."""
    FULL = "full"
    """All cards that are impossible by deduction from the player's information."""


class Options(Struct, frozen=True):
    """The options that a table of this game plays with."""

    notebook: Deduction = Deduction.SIMPLE
    human_answers: bool = False
    """The holder of a case answers by hand; a wrong answer costs the holder the investigation."""
