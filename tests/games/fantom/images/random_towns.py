"""Random and degenerate towns, which a server may load by accident or to do harm; most of them are accepted.

Every town is determined by its kind and seed. `python -m tests.games.fantom.images.town_search` draws thousands.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations, pairwise
from math import cos, dist, pi, sin
from typing import TYPE_CHECKING, Any, Literal, cast

import msgspec
from msgspec.structs import replace

from bot.game.contract import FileText
from bot.i18n.languages import LANGUAGES, Words
from cogs.fantom.map import atlas
from cogs.fantom.map.drawing_checks import MAX_AREA_RATIO, MAX_RIVER_LENGTH, MAX_STREET_LENGTH, lengths
from cogs.fantom.map.station_checks import MAX_BENDS, MAX_ENTRIES, MAX_POINTS, MIN_STATION_DISTANCE, STATION_COUNTS
from cogs.fantom.map.street_checks import MAX_RIDES, MIN_STREET_CLEARANCE, distance
from cogs.fantom.map.town import Area, Landmark, Line, River, Station, Street, Town
from cogs.fantom.map.transport import Transport
from cogs.fantom.options import Map
from images.fantom.town.landmarks import DRAWINGS
from tests.games.fantom import grid

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from random import Random

    from cogs.fantom.map.town import Point

    AreaKind = Literal["park", "square", "island"]

FORKED_STREETS = ((24, 4), (28, 4))
"""Two streets of the suburb that can leave station 4 by one bend."""
BEND = (225.0, 345.0)
_DEFAULTS: tuple[Any, ...] = (None, False, [], ())
"""Default values that a map file may omit."""


def forked(bend: Point = BEND, streets: Sequence[tuple[int, int]] = FORKED_STREETS) -> Town:
    """Return the suburb with some streets that leave a station by the same first bend."""
    shared = {frozenset(ends) for ends in streets}
    town = atlas.town(Map.SUBURB)
    all_streets = [
        Street(street.between, (bend,)) if frozenset(street.between) in shared else street for street in town.streets
    ]
    return replace(town, streets=tuple(all_streets))


def text(town: Town) -> FileText:
    """Return a town as the shortest possible map file: one entry per line, no spaces."""
    entries: list[str] = []
    for key, value in msgspec.json.decode(msgspec.json.encode(town)).items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            entries.append(f"{key}=[\n" + ",\n".join(map(_value_text, cast("Sequence[Any]", value))) + "\n]")
        elif value is not None:
            entries.append(f"{key}={_value_text(value)}")
    return FileText("\n".join(entries))


def _value_text(value: Any) -> str:
    if isinstance(value, dict):
        entries = cast("dict[str, Any]", value).items()
        return "{" + ",".join(f"{key}={_value_text(entry)}" for key, entry in entries if entry not in _DEFAULTS) + "}"
    if isinstance(value, list | tuple):
        return "[" + ",".join(map(_value_text, cast("list[Any]", value))) + "]"
    if isinstance(value, float):
        return f"{value:.0f}" if value.is_integer() else repr(value)
    return msgspec.json.encode(value).decode()


@dataclass
class _Draft:
    """A town under construction: no street crosses a station, and no station exceeds the limit of streets."""

    luck: Random
    size: tuple[int, int]
    points: list[Point]

    def __post_init__(self) -> None:
        self.streets: dict[frozenset[int], Street] = {}
        self.length = 0.0
        self.degrees = [0] * (len(self.points) + 1)

    def join(self, a: int, b: int, via: Sequence[Point] = ()) -> bool:
        """Add a street if the map's limits allow it; return whether it was added."""
        key = frozenset((a, b))
        full = MAX_RIDES in (self.degrees[a], self.degrees[b]) or len(self.streets) == MAX_ENTRIES["streets"]
        if a == b or key in self.streets or full or len(via) > MAX_BENDS:
            return False
        way = (self.points[a - 1], *via, self.points[b - 1])
        length = sum(dist(*piece) for piece in pairwise(way))
        if self.length + length > MAX_STREET_LENGTH:
            return False
        other_points = (point for n, point in enumerate(self.points, 1) if n not in key)
        if any(distance(point, way, MIN_STREET_CLEARANCE) < MIN_STREET_CLEARANCE for point in other_points):
            return False
        self.streets[key] = Street((a, b), tuple(via))
        self.length += length
        self.degrees[a] += 1
        self.degrees[b] += 1
        return True

    def join_all(self) -> None:
        """Add the shortest streets that connect all stations, as far as the map's limits allow."""
        group = {n: n for n in range(1, len(self.points) + 1)}

        def root(n: int) -> int:
            while group[n] != n:
                n = group[n]
            return n

        for street in self.streets.values():
            group[root(street.between[0])] = root(street.between[1])
        pairs = combinations(range(1, len(self.points) + 1), 2)
        for a, b in sorted(pairs, key=lambda pair: dist(self.points[pair[0] - 1], self.points[pair[1] - 1])):
            if root(a) != root(b) and self.join(a, b):
                group[root(a)] = root(b)

    def town(self, **changes: object) -> Town:
        """Return the town, with some lines along its streets."""
        lines, taxi, tram = _lines(self.luck, list(self.streets.values()))
        stations = tuple(Station(n, point, _words(n), n in taxi, n in tram) for n, point in enumerate(self.points, 1))
        width, height = self.size
        river = River(_words("R"), ((0, height * 0.6), (width * 0.4, height * 0.5), (width, height * 0.7)), 50)
        base = Town(_words("T"), self.size, grid.BOOK, stations, tuple(self.streets.values()), lines, river)
        return msgspec.structs.replace(base, **changes)


def _words(name: object) -> Words:
    return dict.fromkeys(LANGUAGES, str(name))


def _lines(luck: Random, streets: Sequence[Street], count: int = 6) -> tuple[tuple[Line, ...], set[int], set[int]]:
    """Return random walks along the streets as lines, and the stations with taxi and tram markers."""
    near: dict[int, list[int]] = {}
    for a, b in (street.between for street in streets):
        near.setdefault(a, []).append(b)
        near.setdefault(b, []).append(a)
    lines: list[Line] = []
    marks: dict[Transport, set[int]] = {Transport.TAXI: set(), Transport.TRAM: set()}
    for n in range(count):
        transport = (Transport.TAXI, Transport.TRAM)[n % 2]
        path = [luck.choice(sorted(near))]
        while len(path) < luck.randint(3, 12) or path[0] == path[-1]:
            path.append(luck.choice(near[path[-1]]))
        lines.append(Line(transport, tuple(path)))
        marks[transport] |= {path[0], path[-1]}
    return tuple(lines), marks[Transport.TAXI], marks[Transport.TRAM]


def _scattered(luck: Random, size: tuple[int, int], count: int) -> list[Point]:
    """Return at most `count` places that keep the minimum distance."""
    points: list[Point] = []
    for _ in range(count * 30):
        point = (float(luck.randint(20, size[0] - 20)), float(luck.randint(20, size[1] - 20)))
        if len(points) < count and all(dist(point, other) >= MIN_STATION_DISTANCE for other in points):
            points.append(point)
    return points


def _draft(luck: Random) -> _Draft:
    size = (luck.randint(600, 1100), luck.randint(600, 1100))
    return _Draft(luck, size, _scattered(luck, size, luck.randint(STATION_COUNTS[0], 60)))


def crossing(luck: Random) -> Town:
    """Return a town with streets between random stations, bent and crossing each other."""
    draft = _draft(luck)
    draft.join_all()
    count = len(draft.points)
    for _ in range(luck.randint(20, 200)):
        via = [
            (luck.uniform(-100, draft.size[0] + 100), luck.uniform(0, draft.size[1]))
            for _ in range(luck.choice((0, 0, 1, 3)))
        ]
        draft.join(luck.randint(1, count), luck.randint(1, count), via)
    return draft.town()


def forks(luck: Random) -> Town:
    """Return a town in which two to four streets leave a station by the same bends, at dead ends too."""
    draft = _draft(luck)
    count = len(draft.points)
    for _ in range(luck.randint(5, 25)):
        origin = luck.randint(1, count)
        x, y = draft.points[origin - 1]
        angle, bends = luck.uniform(0, 2 * pi), luck.randint(1, 3)
        via = [(x + cos(angle) * 20 * n, y + sin(angle) * 20 * n) for n in range(1, bends + 1)]
        ends = sorted(range(1, count + 1), key=lambda n: dist(draft.points[n - 1], via[-1]))
        street_count = 0
        for end in ends[:12]:
            street_count += street_count < luck.randint(2, 4) and draft.join(origin, end, via)
    draft.join_all()
    return draft.town()


def collinear(luck: Random) -> Town:
    """Return a town with stations and streets on straight lines, and streets along other streets."""
    step, wide = luck.choice((40, 50, 60)), luck.randint(4, 12)
    points = [(60.0 + n % wide * step, 60.0 + n // wide * step) for n in range(max(20, wide * luck.randint(2, 6)))]
    draft = _Draft(luck, (60 * 14, max(600, 120 + step * (len(points) // wide + 1))), points)
    draft.join_all()
    for a, b in luck.sample(list(combinations(range(1, len(points) + 1), 2)), 60):
        (ax, ay), (bx, _by) = points[a - 1], points[b - 1]
        lane = ay + step / 2
        draft.join(a, b, [(ax, lane), (bx, lane)][: luck.randint(0, 2)])
        draft.join(a, b, [(ax, lane), ((ax + bx) / 2, lane), (ax, lane), (bx, lane)])
    return draft.town()


def piled(luck: Random) -> Town:
    """Return a town of coinciding points: bends at stations and on each other, outlines and a river without extent."""
    draft = _draft(luck)
    draft.join_all()
    count = len(draft.points)
    for _ in range(luck.randint(10, 60)):
        a, b = luck.randint(1, count), luck.randint(1, count)
        start, end = draft.points[a - 1], draft.points[b - 1]
        near = (start[0] + luck.choice((0, 1e-9, 1e-300, 1)), start[1])
        choices = [[start] * 5, [start, near, start], [near, end, near], [end], [start, end] * 4, [near] * MAX_BENDS]
        draft.join(a, b, luck.choice(choices))
    spot = luck.choice(draft.points)
    kinds: tuple[AreaKind, ...] = ("park", "square", "island")
    areas = [Area(kinds[n % 3], tuple([spot] * luck.choice((3, 50))), _words("A")) for n in range(9)]
    river = River(_words("R"), tuple([spot] * luck.choice((2, 40))), luck.choice((1e-300, 1.0, 40.0, 300.0)))
    landmarks = [Landmark(luck.choice(list(DRAWINGS)), spot, _words("L")) for _ in range(20)]
    return draft.town(areas=tuple(areas), river=river, landmarks=tuple(landmarks))


def suburb(luck: Random) -> Town:
    """Return a shipped town with other bends in some of its streets."""
    town = atlas.town(luck.choice((Map.SUBURB, Map.OLD_TOWN)))
    streets = list(town.streets)
    for _ in range(luck.randint(1, 12)):
        a = luck.randint(1, len(town.stations))
        x, y = town.stations[a - 1].at
        bend = (x + luck.randint(-40, 40), y + luck.randint(-40, 40))
        for n, street in enumerate(streets):
            if a in street.between and luck.random() < 0.7:
                streets[n] = Street((a, sum(street.between) - a), (bend,))
    return replace(town, streets=tuple(streets))


def looped(luck: Random) -> Town:
    """Return a town with the maximum of long streets to and fro over the largest page."""
    draft = _crowded(luck, 36)
    draft.join_all()
    for a, b in luck.sample(list(combinations(range(1, len(draft.points) + 1), 2)), 3000):
        ((ax, ay), (bx, by)), lane = (draft.points[a - 1], draft.points[b - 1]), 18
        ends = ((2390.0, ay + lane), (2390.0, by + lane))
        loop = [(float(luck.randint(700, 2390)), float(luck.choice((700, 2390)))) for _ in range(MAX_BENDS - 5)]
        if len(draft.streets) < 450:
            draft.join(a, b, [(ax, ay + lane), ends[0], *loop, ends[1], (bx, by + lane)])
    draft.join_all()
    return draft.town()


def netted(luck: Random) -> Town:
    """Return a town with the maximum number of streets, each across the whole town."""
    draft = _crowded(luck, 100)
    draft.join_all()
    for a, b in luck.sample(list(combinations(range(1, len(draft.points) + 1), 2)), 8000):
        ((ax, ay), (bx, by)), lane = (draft.points[a - 1], draft.points[b - 1]), 50.0
        draft.join(a, b, [(ax, ay + lane), (bx + lane, ay + lane), (bx + lane, by)])
    draft.join_all()
    return draft.town()


def lined(luck: Random) -> Town:
    """Return a town with the maximum length of lines, most of them past the same few stations."""
    draft = _crowded(luck, 100, 30)
    draft.join_all()
    for a, b in combinations(range(1, len(draft.points) + 1), 2):
        draft.join(a, b)
    lines, taxi, tram = _walks(luck, list(draft.streets.values()))
    stations = tuple(Station(n, point, _words(n), n in taxi, n in tram) for n, point in enumerate(draft.points, 1))
    town = draft.town(stations=stations, lines=lines)
    while any(lengths(town)):
        town = draft.town(stations=stations, lines=town.lines[:-2])
    return town


def covered(luck: Random) -> Town:
    """Return a town with the maximum number and size of parks, squares, islands, landmarks and names."""
    draft = _crowded(luck, 120, STATION_COUNTS[0])
    draft.join_all()
    choices: tuple[tuple[AreaKind, ...], ...] = (("park",), ("square",), ("island",), ("park", "square", "island"))
    kinds = luck.choice(choices)
    areas = tuple(Area(kinds[n % len(kinds)], _zigzag(luck), _long(n)) for n in range(MAX_ENTRIES["areas"]))
    landmarks = tuple(
        Landmark(luck.choice(list(DRAWINGS)), (float(luck.randint(0, 2000)), float(luck.randint(0, 2000))), _long(n))
        for n in range(MAX_ENTRIES["landmarks"])
    )
    course = [(float(luck.randint(-400, 2400)), float(luck.randint(-400, 2400)))]
    reach = MAX_RIVER_LENGTH / MAX_POINTS / 2
    while len(course) < MAX_POINTS:
        x, y = course[-1]
        x, y = x + round(luck.uniform(-reach, reach)), y + round(luck.uniform(-reach, reach))
        course.append((min(max(x, -400.0), 2400.0), min(max(y, -400.0), 2400.0)))
    return draft.town(areas=areas, landmarks=landmarks, river=River(_long(0), tuple(course), luck.choice((30, 1000))))


def _crowded(luck: Random, side: int, count: int = STATION_COUNTS[-1]) -> _Draft:
    """Return a draft of the largest size with its stations in rows of sixteen."""
    return _Draft(luck, (2000, 2000), [(30.0 + n % 16 * side, 30.0 + n // 16 * side) for n in range(count)])


def _long(seed: int) -> Words:
    """Return a name of maximum length that consists of short words."""
    letters = "a b c d e f g h i j k l m n o p q r s t"
    return {language: letters[2 * n : 39 - seed % 2] for n, language in enumerate(LANGUAGES)}


def _zigzag(luck: Random) -> tuple[Point, ...]:
    """Return an outline to and fro over the largest part of the page that each of the areas may cover."""
    reach = 0.99 * (MAX_AREA_RATIO / MAX_ENTRIES["areas"]) ** 0.5 * 2000
    left, top = luck.uniform(-400, 2400 - reach), luck.uniform(-400, 2400 - reach)
    places = ((left + luck.random() * reach, top + n % 2 * reach) for n in range(MAX_POINTS - 30))
    return tuple((float(round(x)), float(round(y))) for x, y in places)


def _walks(luck: Random, streets: Sequence[Street]) -> tuple[tuple[Line, ...], set[int], set[int]]:
    """Return lines of the maximum number, most of them past the same stations."""
    near: dict[int, list[int]] = {}
    for a, b in (street.between for street in streets):
        near.setdefault(a, []).append(b)
        near.setdefault(b, []).append(a)
    begin = next(n for n in sorted(near) if len(near[n]) > 1)
    end = near[begin][0]
    lines: list[Line] = []
    for n in range(MAX_ENTRIES["lines"]):
        path = [begin]
        while len(path) < 7:
            neighbours = [number for number in near[path[-1]] if number not in {begin, end}] or near[path[-1]]
            path.append(luck.choice(neighbours[:3]))
        while path[-1] in {begin, end}:
            path.pop()
        path = [*path, *path[-2:0:-1]][: MAX_POINTS - 2]
        loop = path[: path.index(begin, 1)] if begin in path[1:] else path
        lines.append(Line((Transport.TAXI, Transport.TRAM)[n % 2], tuple(loop)))
    ends = {number for line in lines for number in (line.path[0], line.path[-1])}
    return tuple(lines), ends, ends


def tree(luck: Random) -> Town:
    """Return a town without blocks, so that one walk goes round all streets."""
    draft = _draft(luck)
    draft.join_all()
    return draft.town()


def from_streets(luck: Random, ways: Iterable[Sequence[Point]]) -> Town:
    """Return a town from a random part of a real street map; the ends of its streets are the stations."""
    size = (luck.randint(800, 2000), luck.randint(800, 2000))
    all_ways = [list(way) for way in ways]
    cx, cy = luck.choice(luck.choice(all_ways))
    metres = luck.uniform(0.4, 2.5)

    def placed(point: Point) -> Point:
        return (point[0] - cx) * metres + size[0] / 2, size[1] / 2 - (point[1] - cy) * metres

    stations: list[Point] = []
    page_ways = [[placed(point) for point in way] for way in all_ways]
    for end in (end for way in page_ways for end in (way[0], way[-1])):
        is_inside = 20 <= end[0] <= size[0] - 20 and 20 <= end[1] <= size[1] - 20
        if (
            is_inside
            and len(stations) < STATION_COUNTS[-1]
            and all(dist(end, other) >= MIN_STATION_DISTANCE for other in stations)
        ):
            stations.append(end)
    draft = _Draft(luck, size, stations)
    for way in page_ways:
        near = [
            min(range(len(stations)), key=lambda n: dist(stations[n], end), default=0) + 1 for end in (way[0], way[-1])
        ]
        if stations and all(
            dist(stations[n - 1], end) < MIN_STATION_DISTANCE for n, end in zip(near, (way[0], way[-1]), strict=True)
        ):
            middle = way[1:-1]
            draft.join(near[0], near[1], middle[:: len(middle) // MAX_BENDS + 1])
    draft.join_all()
    return draft.town() if draft.streets else draft.town(stations=())


KINDS: dict[str, Callable[[Random], Town]] = {
    "crossing": crossing,
    "forks": forks,
    "collinear": collinear,
    "piled": piled,
    "suburb": suburb,
    "tree": tree,
    "looped": looped,
    "netted": netted,
    "lined": lined,
    "covered": covered,
}
"""The generators of towns by kind."""


def shared_angles(town: Town) -> int:
    """Return the number of pairs of streets that leave a station by the same first bend."""
    first: dict[tuple[int, Point], int] = {}
    for street in town.streets:
        a, b = street.between
        for number, bends in ((a, street.via), (b, street.via[::-1])):
            if bends:
                first[number, bends[0]] = first.get((number, bends[0]), 0) + 1
    return sum(count - 1 for count in first.values())


__all__ = ["KINDS", "forked", "from_streets", "shared_angles", "text"]
