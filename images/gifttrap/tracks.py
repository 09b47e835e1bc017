"""The picture of the tracks GIVE and GET with all markers, and below them each player's GREATs given and received."""

from __future__ import annotations

from math import dist
from typing import TYPE_CHECKING, NamedTuple

from PIL import Image, ImageDraw

from bot.game.contract import Seat
from cogs.gifttrap.board import Phase
from cogs.gifttrap.moves import Token
from images.gifttrap.cards import sign
from images.gifttrap.colours import (
    CREAM,
    DESK,
    GET_PALE,
    GIVE_PALE,
    INK,
    NO_MATCH,
    PAPER,
    PLAYERS,
    SHADE,
)
from images.gifttrap.lettering import STYLE, WIDTH
from images.gifttrap.pieces import MARKER, badge, chip, marker
from images.gifttrap.tiles import picture
from images.gifttrap.trail import COLOURS, Trail, ends, ribbon, winding
from images.kit.fonts import heavy
from images.kit.pen import ground, pasted, sprite
from images.kit.tiles import Part, painted
from images.kit.weighted_cache import picture_cache

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cogs.gifttrap.board import Board
    from images.kit import Look, Picture
    from images.kit.pen import Box, Pen

HIGH = 800
"""Height of the part with both tracks, in pixels."""
PANELS: dict[bool, Box] = {True: (14, 14, WIDTH / 2 - 7, HIGH - 8), False: (WIDTH / 2 + 7, 14, WIDTH - 14, HIGH - 8)}
"""By track (True: GIVE, False: GET), its panel."""
_INSET = (66, 150, 66, 76)
RIBBON = 56
_APART = (47, 58)
"""Minimum horizontal or vertical distance of two markers, so that their numbers can be read."""
_ROW = 3
"""Maximum number of markers on one step that stand side by side; more stand around it."""
_PINNED = 62
"""Distance of a marker from its step, in pixels, from which a line joins them."""
LINE = 118
"""Height of a player's line, in pixels."""
_GREATS = 130
"""Maximum distance between the two counts of GREATs, in pixels."""
_ACROSS = {3: 3, 5: 3, 6: 3}
"""Number of players' lines side by side, by the number of players; otherwise four."""
_SHIFTS = sorted(
    ((x * 12, y * 15) for x in range(-24, 25) for y in range(-16, 9)),
    key=lambda shift: (shift[0] ** 2 + (shift[1] * (1 if shift[1] < 0 else 1.8)) ** 2, shift),
)
"""Offsets of a marker from its step, the nearest first; above is preferred to below."""


class Standing(NamedTuple):
    """The positions of a seat's two markers; fractions while they walk in a film."""

    give: float
    get: float


def draw_tracks(board: Board, look: Look) -> Picture | None:
    """Draw both tracks with the current positions."""
    rows = -(-len(board.players) // beside(len(board.players)))
    size = (WIDTH, HIGH + rows * LINE + 12)
    standings = [Standing(player.give, player.get) for player in board.players]
    return picture(size, [((0, HIGH, *size), DESK)], (*_panels(board.track, standings), *_lines(board, look)))


def beside(count: int) -> int:
    """Return the number of players' lines side by side."""
    return _ACROSS.get(count, 4)


def trail_of(steps: int, *, wrapped: bool) -> Trail:
    """Return the path of a track with this number of steps."""
    left, top, right, foot = PANELS[wrapped]
    return winding(steps, (left + _INSET[0], top + _INSET[1], right - _INSET[2], foot - _INSET[3]))


@picture_cache
def base(steps: int) -> Image.Image:
    """Return both tracks without markers."""
    return ground(WIDTH, HIGH, DESK, lambda pen: _base(pen, steps))


def _base(pen: Pen, steps: int) -> None:
    for wrapped, said in ((True, "GIVE"), (False, "GET")):
        left, top, right, foot = PANELS[wrapped]
        pen.tile((left + 4, top + 5, right + 4, foot + 5), SHADE, None, 0, round_by=28)
        pen.tile((left, top, right, foot), GIVE_PALE if wrapped else GET_PALE, INK, 3, round_by=28)
        pen.tile((left + 24, top + 18, left + 214, top + 88), COLOURS[wrapped], INK, 3, round_by=16)
        pen.write((left + 119, top + 53), said, heavy, 54, PAPER)
        trail = trail_of(steps, wrapped=wrapped)
        ribbon(pen, trail, COLOURS[wrapped], RIBBON)
        ends(pen, trail, COLOURS[wrapped], (right - 118, top + 53))


def walked(steps: int, standings: Sequence[Standing]) -> Image.Image:
    """Return both tracks with all markers."""
    return painted((WIDTH, HIGH), (), _panels(steps, standings))


class _Panel(NamedTuple):
    """The content of one track: its steps, the position by seat, and whether it is the GIVE track."""

    steps: int
    reached: tuple[float, ...]
    wrapped: bool


def _panels(steps: int, standings: Sequence[Standing]) -> Iterator[Part]:
    give, get = zip(*standings, strict=True)
    yield Part((0, 0), _panel, _Panel(steps, give, wrapped=True))
    yield Part((WIDTH // 2, 0), _panel, _Panel(steps, get, wrapped=False))


def _panel(shown: _Panel) -> Image.Image:
    """Draw one track with all markers, each as close to its step as possible."""
    steps, reached, wrapped = shown
    trail, (left, top, right, foot) = trail_of(steps, wrapped=wrapped), PANELS[wrapped]
    begin = 0 if wrapped else WIDTH // 2
    image = base(steps).crop((begin, 0, begin + WIDTH // 2, HIGH))
    places = [trail.at(step) for step in reached]
    stood = apart(_together(places), (left + 36, top + 100, right - 36, foot - 26))
    for seat, (at, place) in enumerate(zip(stood, places, strict=True)):
        if dist(at, place) > _PINNED:
            _pin(image, (at[0] - begin, at[1]), (place[0] - begin, place[1]), seat)
    for seat in sorted(range(len(reached)), key=lambda seat: stood[seat][1]):
        x, y = stood[seat]
        pasted(image, marker(seat, wrapped=wrapped), round(x) - begin - MARKER[0] // 2, round(y) - 44)
    return image


def _pin(image: Image.Image, stood: tuple[float, float], place: tuple[float, float], seat: int) -> None:
    """Draw a line from a marker to its step."""
    left, top = min(stood[0], place[0]) - 12, min(stood[1], place[1]) - 12
    wide, high = abs(stood[0] - place[0]) + 24, abs(stood[1] - place[1]) + 24
    ends = (stood[0] - left, stood[1] - top, place[0] - left, place[1] - top)

    def paint(pen: Pen) -> None:
        for ink, width in ((INK, 9), (PLAYERS[seat], 5)):
            pen.line(ends, ink, width)
        pen.oval((ends[2] - 9, ends[3] - 9, ends[2] + 9, ends[3] + 9), PLAYERS[seat], INK, 2.5)

    pasted(image, sprite(round(wide), round(high), paint), round(left), round(top))


def _together(places: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    """Return the preferred positions of markers: side by side, centred on their step, unless there are too many."""
    wanted: list[tuple[float, float]] = []
    for seat, (x, y) in enumerate(places):
        before, count = places[:seat].count((x, y)), places.count((x, y))
        wanted.append((x + (before - (count - 1) / 2) * _APART[0], y) if count <= _ROW else (x, y))
    return wanted


def apart(places: Sequence[tuple[float, float]], room: Box) -> list[tuple[float, float]]:
    """Return positions of markers in a box such that all numbers are visible, each as close to its step as possible."""
    left, top, right, foot = room
    stood: list[tuple[float, float]] = []
    for x, y in places:
        spots = ((x + dx, y + dy) for dx, dy in _SHIFTS)
        within = (spot for spot in spots if left <= spot[0] <= right and top <= spot[1] <= foot)
        stood.append(next(spot for spot in within if all(_clear(spot, other) for other in stood)))
    return stood


def _clear(one: tuple[float, float], other: tuple[float, float]) -> bool:
    return abs(one[0] - other[0]) >= _APART[0] or abs(one[1] - other[1]) >= _APART[1]


class _Line(NamedTuple):
    """The content of a player's line."""

    look: Look
    seat: Seat
    wide: int
    """Width of its plate, in pixels."""
    greats: tuple[int, int]
    """Given and received."""
    aside: tuple[str, ...]
    """Emoji as code points."""
    now: bool
    """Whether the seat is active."""
    gone: bool


def _lines(board: Board, look: Look) -> Iterator[Part]:
    """Yield a line per player: their GREATs, and signs for sitting out and for holding the card GiftTRAP."""
    across = beside(len(board.players))
    wide = (WIDTH - 28 + 12) // across
    for number, player in enumerate(board.players):
        seat, greats = Seat(number), (player.greats_given, player.greats_received)
        aside = ("1F4A4",) * (player.sitting_out and board.phase is not Phase.OVER)
        aside += ("1FAA4",) * (player.trap and board.options.gifttrap_card)
        line = _Line(look, seat, wide - 12, greats, aside, now=board.turn == seat, gone=player.gone)
        yield Part((14 + seat % across * wide, HIGH + seat // across * LINE), _line, line)


def _line(shown: _Line) -> Image.Image:
    """Draw a player's badge and name, and their GREATs."""
    look, seat, wide, greats, aside, now, gone = shown
    image, high = Image.new("RGB", (wide + 12, LINE), DESK), LINE - 12
    pasted(image, plate(wide, high, now=now), 0, 0)
    pasted(image, badge(seat, 80), 14, (high - 80) // 2)
    for place, points in enumerate(aside):
        pasted(image, sign(points, 44), wide - 56 - place * 50, 8)
    STYLE.write_name(image, (108, 30), look, seat, (42, wide - 124 - 50 * len(aside)), NO_MATCH if gone else INK)
    _greats(image, (108, 54, wide - 118), greats, seat)
    return image


def _greats(image: Image.Image, where: tuple[int, int, int], greats: tuple[int, int], seat: int) -> None:
    """Draw the numbers of GREATs given and received; `where` is left, top and width."""
    left, top, wide = where
    pasted(image, chip(Token.GREAT, 48, points=False), left, top)
    for wrapped, count in zip((True, False), greats, strict=True):
        x = left + 58 + (0 if wrapped else min(_GREATS, (wide - 58) // 2))
        pasted(image, marker(seat, wrapped=wrapped, wide=44), x, top + 2)
        ImageDraw.Draw(image).text((x + 50, top + 37), str(count), COLOURS[wrapped], heavy(40), anchor="ls")


@picture_cache
def plate(wide: int, high: int, *, now: bool) -> Image.Image:
    """Return the plate of a player's line; with a broad edge if `now`."""

    def paint(pen: Pen) -> None:
        pen.tile((2, 2, wide - 2, high - 2), PAPER if now else CREAM, INK, 6 if now else 2, round_by=18)

    return sprite(wide, high, paint)
