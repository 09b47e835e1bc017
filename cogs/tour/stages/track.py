"""A stage from a GPX track: its profile becomes steps, its long rises become climbs. The result is a stage file.

Pure. A document type declaration is refused, so there are no entities to expand and no files to open.
"""

from __future__ import annotations

import json
from bisect import bisect_left
from itertools import groupby, pairwise
from math import asin, cos, isfinite, radians, sin, sqrt
from typing import NamedTuple
from xml.parsers import expat

from bot.game.contract import Refused
from bot.i18n.written_names import drawable_faults, plain_faults
from cogs.tour.stages.checks import HEIGHTS, MAX_NAME_LENGTH

MAX_POINTS = 100_000
MIN_LENGTH_M = 1000
"""Metres of the shortest track."""
STEPS = range(60, 91)
"""Steps of a stage from a track."""
STEP_M = 2500
"""Metres of a step, as far as `STEPS` allow."""
MIN_GRADIENT = 0.03
"""The rise of a climb, in metres for each metre of road."""
_MAX_RUNS, _MIN_SECTIONS, _MIN_RUN, _MAX_RUN = 6, 4, 3, 40
_EARTH_M = 6_371_000
_FALLBACK_NAME = "GPX"


class Point(NamedTuple):
    """A point of a track: metres from its start, and metres above the sea."""

    along: float
    height: float


class Run(NamedTuple):
    """Steps of one kind in a row: whether they climb, and the first step and the one after the last, from 0."""

    climbs: bool
    begin: int
    end: int


def is_track(text: str) -> bool:
    """Return whether a file is XML, and so not a stage file."""
    return text.lstrip("\ufeff \t\r\n").startswith("<")


def stage_file(text: str) -> str:
    """Return the stage file of a file: itself, or the one made of a GPX track. Raise `Refused` for a wrong track."""
    if not is_track(text):
        return text
    track = _Track()
    track.read(text)
    points = track.points
    if len(points) < 2 or points[-1].along < MIN_LENGTH_M:  # noqa: PLR2004 - a line has two ends
        raise Refused("track-short", least=MIN_LENGTH_M)
    length = points[-1].along
    steps = min(max(round(length / STEP_M), STEPS[0]), STEPS[-1])
    heights = _heights(points, steps)
    return _written(track.name, length, heights, _sections(heights, length / steps))


class _Track:
    """A reader of the points and the name of a GPX file."""

    def __init__(self) -> None:
        self.name = ""
        self.points: list[Point] = []
        self._place: tuple[float, float] | None = None
        self._last: tuple[float, float] | None = None
        self._path: list[str] = []
        self._words = ""
        self._parser = expat.ParserCreate("utf-8")
        self._parser.StartDoctypeDeclHandler = self._refuse_doctype
        self._parser.StartElementHandler = self._start
        self._parser.EndElementHandler = self._end
        self._parser.CharacterDataHandler = self._hear

    def read(self, text: str) -> None:
        """Read a whole file; raise `Refused` for its first fault."""
        try:
            self._parser.Parse(text.lstrip("\ufeff \t\r\n").encode("utf-8", "replace"), True)  # noqa: FBT003 - the end
        except expat.ExpatError as error:
            raise Refused("track-syntax", line=error.lineno, column=error.offset + 1) from None

    def _refuse_doctype(self, *_: object) -> None:
        raise self._refused("track-doctype")

    def _start(self, tag: str, attributes: dict[str, str]) -> None:
        self._path.append(tag.rpartition(":")[2])
        self._words = ""
        if self._path[-1] in {"trkpt", "rtept"}:
            self._place = self._number(attributes.get("lat", ""), 90), self._number(attributes.get("lon", ""), 180)

    def _hear(self, words: str) -> None:
        self._words = (self._words + words)[:200]

    def _end(self, _tag: str) -> None:
        tag = self._path.pop()
        if tag == "name" and self._path[-1:] in (["trk"], ["metadata"], ["rte"]):
            self.name = self.name or " ".join(self._words.split())
        elif tag == "ele" and self._path[-1:] in (["trkpt"], ["rtept"]):
            self._add(self._number(self._words, HEIGHTS[-1], HEIGHTS[0]))
        self._words = ""

    def _add(self, height: float) -> None:
        if len(self.points) >= MAX_POINTS:
            raise self._refused("track-points", most=MAX_POINTS)
        if self._place is None:
            return
        along = self.points[-1].along + _distance(self._last, self._place) if self.points and self._last else 0.0
        self.points.append(Point(along, height))
        self._last, self._place = self._place, None

    def _number(self, words: str, most: float, least: float | None = None) -> float:
        """Return a number within limits; without `least`, from minus `most`. Raise `Refused` for anything else."""
        try:
            number = float(words)
        except ValueError:
            number = float("nan")
        if not isfinite(number) or not (-most if least is None else least) <= number <= most:
            raise self._refused("track-number", least=HEIGHTS[0], most=HEIGHTS[-1])
        return number

    def _refused(self, reason: str, **variables: int) -> Refused:
        return Refused(reason, line=self._parser.CurrentLineNumber, **variables)


def _distance(start: tuple[float, float], end: tuple[float, float]) -> float:
    """Return the metres between two places, in degrees of latitude and longitude."""
    (a, b), (c, d) = (tuple(map(radians, place)) for place in (start, end))
    chord = sin((c - a) / 2) ** 2 + cos(a) * cos(c) * sin((d - b) / 2) ** 2
    return 2 * _EARTH_M * asin(min(1.0, sqrt(chord)))


def _heights(points: list[Point], steps: int) -> list[int]:
    """Return the heights at the start and at the end of each step, smoothed over a step and in whole metres."""
    along, length = [point.along for point in points], points[-1].along
    halves = [_height_at(points, along, length * half / (2 * steps)) for half in range(2 * steps + 1)]
    smooth = [sum(part) / len(part) for part in (halves[max(0, 2 * n - 1) : 2 * n + 2] for n in range(steps + 1))]
    return [round(height) for height in smooth]


def _height_at(points: list[Point], along: list[float], metres: float) -> float:
    index = min(max(bisect_left(along, metres), 1), len(points) - 1)
    begin, end = points[index - 1], points[index]
    share = (metres - begin.along) / (end.along - begin.along) if end.along > begin.along else 0.0
    return begin.height + (end.height - begin.height) * min(max(share, 0.0), 1.0)


def _sections(heights: list[int], step_m: float) -> list[Run]:
    """Return the sections: rises of `MIN_GRADIENT` climb, and short sections join those around them."""
    kinds = [end - begin >= MIN_GRADIENT * step_m for begin, end in pairwise(heights)]
    runs = _runs(kinds)
    while len(runs) > 1 and (len(runs) > _MAX_RUNS or min(run.end - run.begin for run in runs) < _MIN_RUN):
        short = min(runs, key=lambda run: run.end - run.begin)
        kinds[short.begin : short.end] = [not short.climbs] * (short.end - short.begin)
        runs = _runs(kinds)
    runs = [run._replace(climbs=run.climbs and heights[run.end] > heights[run.begin]) for run in runs]
    while len(runs) < _MIN_SECTIONS or max(run.end - run.begin for run in runs) > _MAX_RUN:
        long = max(runs, key=lambda run: run.end - run.begin)
        index, middle = runs.index(long), (long.begin + long.end) // 2
        runs[index : index + 1] = [long._replace(end=middle), long._replace(begin=middle)]
    return [run._replace(climbs=run.climbs and heights[run.end] > heights[run.begin]) for run in runs]


def _runs(kinds: list[bool]) -> list[Run]:
    runs, begin = list[Run](), 0
    for climbs, steps in groupby(kinds):
        end = begin + len(list(steps))
        runs.append(Run(climbs, begin, end))
        begin = end
    return runs


def _written(name: str, length: float, heights: list[int], runs: list[Run]) -> str:
    title = name[:MAX_NAME_LENGTH].strip()
    if not title or any((*plain_faults(title, MAX_NAME_LENGTH), *drawable_faults(title))):
        title = _FALLBACK_NAME
    flats = [run for run in runs if not run.climbs]
    sprint = max(flats, key=lambda run: run.end - run.begin) if flats else None
    blocks = [f"# Made of a GPX track of {length / 1000:.1f} km.\n\nname = {_quoted(title)}\nheight = {heights[0]}\n"]
    for index, run in enumerate(runs):
        after_climb, before_climb = (0 <= n < len(runs) and runs[n].climbs for n in (index - 1, index + 1))
        kilometres = [length * edge / (len(heights) - 1) / 1000 for edge in (run.begin, run.end)]
        steps, count = run.end - run.begin, min(12, run.end - run.begin)
        section_heights = [heights[run.begin + round(steps * n / count)] for n in range(1, count + 1)]
        values = {
            "name": _quoted(f"km {kilometres[0]:.0f}–{kilometres[1]:.0f} · {heights[run.end]} m"),
            "kind": _quoted("climb" if run.climbs else "flat"),
            "steps": str(steps),
            "wind": _quoted("left" if index % 2 == 0 else "right"),
            "lanes": _quoted("1-4") if run.climbs else _lanes(steps, after=after_climb, before=before_climb),
            "heights": str(section_heights),
        }
        if run.climbs or run is sprint:
            kind, step = ("mountain", steps) if run.climbs else ("sprint", (steps + 1) // 2)
            values["prime"] = f'{{ kind = "{kind}", step = {step}, name = "{heights[run.begin + step]} m" }}'
        blocks.append("[[sections]]\n" + "".join(f"{key} = {value}\n" for key, value in values.items()))
    return "\n".join(blocks)


def _lanes(steps: int, *, after: bool, before: bool) -> str:
    """Return the lanes of a flat section: six, which narrow to five beside a climb."""
    if after and steps <= 5:  # noqa: PLR2004 - there is no room to widen and to narrow
        return _quoted("1-5")
    parts = ['1 = "1-5", 3 = "1-6"' if after else '1 = "1-6"', *([f'{steps - 1} = "1-5"'] if before else [])]
    return "{ " + ", ".join(parts) + " }"


def _quoted(words: str) -> str:
    return json.dumps(words, ensure_ascii=False)
