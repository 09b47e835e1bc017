"""A stage file without faults, and ways to break it."""

from __future__ import annotations

from dataclasses import dataclass

SHEET = """\
name = "Bois-Joli"
height = 120

[[sections]]
name = { en = "A", cs = "B", sk = "C", pl = "D" }
kind = "flat"
steps = 9
wind = "left"
lanes = { 1 = "1-6", 8 = "1-5" }
heights = [124, 118, 126]

[[sections]]
name = "Butte"
kind = "climb"
steps = 4
wind = "left"
lanes = "1-4"
heights = [160, 205]
prime = { kind = "mountain", step = 4, name = "Top" }

[[sections]]
name = "Val"
kind = "flat"
steps = 8
wind = "right"
lanes = { 1 = "1-5", 3 = "1-6", 5 = "1-2, 4-6", 7 = "1-6" }
heights = [170]
prime = { kind = "sprint", step = 1, name = "Tape" }

[[sections]]
name = "Avenue"
kind = "flat"
steps = 10
wind = "right"
lanes = "1-6"
heights = [122, 128]
"""


@dataclass(frozen=True)
class Broken:
    """A stage file with a fault."""

    text: str
    line: int
    """The line of the fault."""


def broken(old: str, new: str, sheet: str = SHEET) -> Broken:
    """Return the sheet with the first `old` replaced by `new`, and the line of the replacement."""
    before, separator, after = sheet.partition(old)
    assert separator, f"the sheet has no {old}"
    return Broken(f"{before}{new}{after}", before.count("\n") + 1)
