"""Stations: a numbered disc whose ring shows what stops there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from images.fantom.colours import CAB, INK, PAPER
from images.kit.fonts import sans

if TYPE_CHECKING:
    from cogs.fantom.town import Point, Station, Town
    from images.kit.pen import Pen

RADIUS = 13.5
"""Of a station's disc with its ring, in map units."""


def spot(town: Town, station: int) -> Point:
    """Return the middle of a station's disc in map units (pixels at scale 1)."""
    return town.stations[station - 1].at


def disc(pen: Pen, station: Station, *, boat: bool) -> None:
    """Draw a station."""
    x, y = station.at
    pen.oval((x - RADIUS, y - RADIUS, x + RADIUS, y + RADIUS), PAPER, CAB, 3)
    pen.write((x, y), str(station.number), sans, 13, INK)
