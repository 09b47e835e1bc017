"""Short names of stations and transports for buttons, lists and lines of text.

Pure functions of the map and the reader's language; they do not use Fantom's station.
"""

from __future__ import annotations

from itertools import groupby
from math import dist
from typing import TYPE_CHECKING

from bot.i18n.languages import in_language
from cogs.fantom.knowledge.rides import network_of
from cogs.fantom.map.transport import KIND, Transport

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from cogs.fantom.board import Board
    from cogs.fantom.map.town import Point, Town

PICTOGRAMS = {Transport.CAB: "🐎", Transport.TAXI: "🚕", Transport.TRAM: "🚋", Transport.BOAT: "⛵"}
"""The same symbols as the texts' `pictogram`."""

LINES = (Transport.TAXI, Transport.TRAM)
"""The pawns' transports that stop only at stations with their marker."""
_MIN_RANGE_LENGTH = 3
_ROW_NAMES = ("north", "", "south")
_COLUMN_NAMES = ("west", "", "east")


def name(board: Board, number: int, language: str) -> str:
    """Return a station's name. Raise `IndexError` for a number beyond the map's last station."""
    return in_language(network_of(board).town.stations[number - 1].name, language)


def label(board: Board, number: int, language: str) -> str:
    """Return a station for a button or a list: `45 · Mill Lane`."""
    return f"{number} · {name(board, number, language)}"


def label_with_lines(board: Board, number: int, language: str) -> str:
    """Return a station for a list with the pictograms of its taxi and tram lines: `45 · Mill Lane 🚕🚋`."""
    rides = network_of(board).rides[number]
    lines = [PICTOGRAMS[transport] for transport in LINES if rides[KIND[transport]]]
    return " ".join((label(board, number, language), "".join(lines))).rstrip()


def station_text(board: Board, number: int, language: str) -> str:
    """Return a station for a sentence: `45 Mill Lane`."""
    return f"{number} {name(board, number, language)}"


def station_texts(board: Board, numbers: Iterable[int], language: str) -> str:
    """Return stations for a sentence, in the order given."""
    return ", ".join(station_text(board, number, language) for number in numbers)


def ranges(numbers: Iterable[int]) -> str:
    """Return ascending numbers for a sentence: `1–9, 11, 12, 20`; three in a row or more are a range."""
    runs = (
        tuple(number for _, number in run) for _, run in groupby(enumerate(numbers), lambda pair: pair[1] - pair[0])
    )
    return ", ".join(
        f"{run[0]}–{run[-1]}" if len(run) >= _MIN_RANGE_LENGTH else ", ".join(map(str, run)) for run in runs
    )


def central_station(board: Board, numbers: Sequence[int]) -> int:
    """Return the station that lies nearest to the centre of these stations."""
    town = network_of(board).town
    return min(numbers, key=lambda number: dist(town.stations[number - 1].at, _centre(town, numbers)))


def area(board: Board, numbers: Sequence[int]) -> str:
    """Return the part of the town in which the centre of these stations lies: `north-west`, `south`, `centre`.

    The parts are three by three fields of equal size.
    """
    town = network_of(board).town
    x, y = _centre(town, numbers)
    field = (_ROW_NAMES[_third(y, town.size[1])], _COLUMN_NAMES[_third(x, town.size[0])])
    return "-".join(filter(None, field)) or "centre"


def _centre(town: Town, numbers: Sequence[int]) -> Point:
    points = [town.stations[number - 1].at for number in numbers]
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def _third(coordinate: float, length: int) -> int:
    """Return 0, 1 or 2; a point on the far edge is in the last third."""
    return min(int(3 * coordinate / length), 2)
