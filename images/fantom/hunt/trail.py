"""Fantom's true route on the map. Whoever calls this has made sure that it is no secret to the reader."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from images.fantom.colours import FANTOM, FOG, PAPER
from images.fantom.town.routes import route, unknown_route
from images.fantom.town.sheet import beads, highlight, stroke
from images.kit.colours import mix

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from cogs.fantom.map.town import Point
    from cogs.fantom.map.transport import Transport
    from cogs.fantom.options import Options
    from cogs.fantom.view import Box
    from images.fantom.town.sheet import Sheet


class Rode(NamedTuple):
    """One ride of Fantom's."""

    box: int
    """The box it is written in."""
    transport: Transport | None
    """None if it was never announced."""
    origin: int
    to: int


def rode(stations: tuple[int, ...], log: tuple[Box, ...], start: int | None) -> tuple[Rode, ...]:
    """Return Fantom's rides from his station by box; a start that is in no box comes before the first."""
    origins = stations if start is None else (start, *stations)
    skipped = 1 if start is None else 0
    rides = zip(range(skipped + 1, len(stations) + 1), log[skipped:], origins, stations[skipped:], strict=False)
    return tuple(Rode(box, known.transport, origin, to) for box, known, origin, to in rides)


def _lines(sheet: Sheet, options: Options, rides: Iterable[Rode]) -> Iterator[list[Point]]:
    """Yield the line of every ride, in pixels."""
    for _, transport, origin, to in rides:
        known = route(options, transport, origin, to) if transport else unknown_route(options, origin, to)
        yield [sheet.at(point) for point in known]


def trail(sheet: Sheet, options: Options, rides: Iterable[Rode]) -> None:
    """Draw a route as a violet band with dark footprints on it."""
    for line in _lines(sheet, options, rides):
        stroke(sheet.image, line, FOG, 11 * sheet.scale)
        for point in beads(line, 10 * sheet.scale):
            stroke(sheet.image, (point, point), FANTOM, 5 * sheet.scale)


def faint_trail(sheet: Sheet, options: Options, rides: Iterable[Rode]) -> None:
    """Tint the streets and lines of a route."""
    highlight(sheet.image, _lines(sheet, options, rides), mix(FOG, PAPER, 0.4), 9 * sheet.scale)
