"""Checks how much a map holds: no more than can be looked through and drawn while people wait.

Comes before every other check, which may then take its time with each point. Must never repair anything.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.fantom.map.fault import Fault, fault

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cogs.fantom.map.town import Town

SIDES = range(600, 2001)
"""Map units of a side."""
STATIONS = range(20, 251)
"""Fewer are no hunt, more are no picture."""
ENTRIES = {"streets": 1000, "lines": 100, "areas": 50, "landmarks": 50}
"""How many of each there may be, by table."""
POINTS = 200
"""Points of the river, of an outline, and stations of a line."""
BENDS = 20
"""Points that one street bends through."""


def limits(town: Town) -> Iterator[Fault]:
    """Yield where a map is too big, too small or too full."""
    for side in town.size:
        if side not in SIDES:
            yield fault("map-size", "size", least=SIDES[0], most=SIDES[-1])
    if len(town.stations) not in STATIONS:
        yield fault("map-stations", "stations", count=len(town.stations), least=STATIONS[0], most=STATIONS[-1])
    for table, most in ENTRIES.items():
        if len(getattr(town, table)) > most:
            yield fault("map-too-many", table, most=most)
    for table, index, held, most in _held(town):
        if held > most:
            yield fault("map-too-many", table, index, most=most)


def _held(town: Town) -> Iterator[tuple[str, int | None, int, int]]:
    """Yield every entry that is a list itself, how long it is and how long it may be."""
    yield "river.path", None, len(town.river.path), POINTS
    yield from (("areas", index, len(area.outline), POINTS) for index, area in enumerate(town.areas))
    yield from (("lines", index, len(line.path), POINTS) for index, line in enumerate(town.lines))
    yield from (("streets", index, len(street.via), BENDS) for index, street in enumerate(town.streets))
