"""A map file for tests: the town of `grid`, and copies with one fault."""

from __future__ import annotations

from dataclasses import dataclass

from tests.games.fantom.grid import BOOK, town

NAME = '{ en = "A", cs = "B", sk = "C", pl = "D" }'


def _stations() -> list[str]:
    return [
        f"    {{ number = {station.number}, at = [{station.at[0]:.0f}, {station.at[1]:.0f}], name = {NAME}"
        f"{', taxi = true' * station.taxi}{', tram = true' * station.tram} }},"
        for station in town().stations
    ]


def _entries(table: str, entries: list[str]) -> list[str]:
    return [f"{table} = [", *entries, "]"]


SHEET = "\n".join(
    [
        "# A town for tests: # and [ in a comment are nothing",
        f"name = {NAME}",
        "size = [800, 650]",
        "compass = [40, 600]",
        *_entries("stations", _stations()),
        *_entries(
            "streets", [f"    {{ between = [{a}, {b}] }}," for a, b in (street.between for street in town().streets)]
        ),
        *_entries(
            "lines",
            [f'    {{ transport = "{line.transport}", path = {list(line.path)} }},' for line in town().lines],
        ),
        *_entries("areas", ['    { kind = "park", outline = [[130, 130], [220, 130], [220, 220]] },']),
        *_entries("landmarks", [f'    {{ kind = "mill", at = [175, 480], name = {NAME} }},']),
        "[play]",
        f"boxes = {BOOK.boxes}",
        f"reveals = {list(BOOK.reveals)}",
        f"pawns = {BOOK.pawns}",
        "fantom = { cab = 4, taxi = 3, tram = 3, boat = 2, double = 2 }",
        "pawn = { cab = 10, taxi = 9, tram = 5 }",
        "[river]",
        f"name = {NAME}",
        "path = [[-50, 600], [850, 600]]",
        "width = 40",
        "",
    ]
)


@dataclass(frozen=True)
class Broken:
    """A sheet with a fault."""

    text: str
    line: int
    """The line of the fault."""


def broken(old: str, new: str, sheet: str = SHEET) -> Broken:
    """Return the sheet with the first `old` replaced by `new`, and the line of the change."""
    before, match, after = sheet.partition(old)
    assert match, f"the sheet has no {old}"
    return Broken(f"{before}{new}{after}", before.count("\n") + old[: len(old) - len(old.lstrip())].count("\n") + 1)
