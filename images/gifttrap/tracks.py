"""The picture of the tracks GIVE and GET with all markers, and below them each player's GREATs given and received."""

from __future__ import annotations

from math import dist
from typing import TYPE_CHECKING, NamedTuple

from PIL import Image, ImageDraw

from bot.game.contract import Seat
from cogs.gifttrap.board import Phase
from cogs.gifttrap.moves import Token
from images.gifttrap.cards import emoji_picture
from images.gifttrap.colours import (
    CREAM,
    DESK,
    GET_PALE,
    GIVE_PALE,
    GOLD,
    INK,
    NO_MATCH,
    PAPER,
    PLAYERS,
    SHADE,
)
from images.gifttrap.lettering import STYLE, WIDTH
from images.gifttrap.pieces import MARKER, badge, chip, marker
from images.gifttrap.tiles import picture
from images.gifttrap.trail import RIBBON_COLOURS, Trail, draw_ends, draw_ribbon, winding_trail
from images.kit.fonts import heavy
from images.kit.pen import ground, paste, sprite
from images.kit.stored_pictures import stored_picture
from images.kit.tiles import Part, paint_parts
from images.kit.weighted_cache import picture_cache

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cogs.gifttrap.board import Board
    from images.kit import Look, Picture
    from images.kit.pen import Box, Pen

TRACKS_HEIGHT = 800
"""Height of the part with both tracks, in pixels."""
PANELS: dict[bool, Box] = {
    True: (14, 14, WIDTH / 2 - 7, TRACKS_HEIGHT - 8),
    False: (WIDTH / 2 + 7, 14, WIDTH - 14, TRACKS_HEIGHT - 8),
}
"""By track (True: GIVE, False: GET), its panel."""
_TRACK_INSETS = (66, 150, 66, 76)
RIBBON_WIDTH = 56
_HALO = 84
"""Side of the plate behind a marker of the reader, in pixels."""
_MIN_DISTANCES = (68, 66)
"""Minimum horizontal or vertical distance of two markers, so that they do not overlap."""
_MAX_ROW_SIZE = 3
"""Maximum number of markers on one step that stand side by side; more stand around it."""
_PIN_DISTANCE = 62
"""Distance of a marker from its step, in pixels, from which a line joins them."""
LINE_HEIGHT = 118
"""Height of a player's line, in pixels."""
_MAX_COUNT_PITCH = 130
"""Maximum distance between the two counts of GREATs, in pixels."""
_LINES_PER_ROW = {3: 3, 5: 3, 6: 3}
"""Number of players' lines side by side, by the number of players; otherwise four."""
_SHIFTS = sorted(
    ((x * 12, y * 15) for x in range(-24, 25) for y in range(-16, 9)),
    key=lambda shift: (shift[0] ** 2 + (shift[1] * (1 if shift[1] < 0 else 1.8)) ** 2, shift),
)
"""Offsets of a marker from its step, the nearest first; above is preferred to below."""


class Standing(NamedTuple):
    """The positions of a seat's two markers; fractional between two steps in a film."""

    give: float
    get: float


def draw_tracks(board: Board, look: Look, own: Seat | None = None) -> Picture | None:
    """Draw both tracks with the current positions; the markers and the line of the seat `own` are highlighted."""
    rows = -(-len(board.players) // lines_per_row(len(board.players)))
    size = (WIDTH, TRACKS_HEIGHT + rows * LINE_HEIGHT + 12)
    standings = [Standing(player.give, player.get) for player in board.players]
    return picture(
        size,
        [((0, TRACKS_HEIGHT, *size), DESK)],
        (*_panel_parts(board.track, standings, own), *_line_parts(board, look, own)),
    )


def lines_per_row(count: int) -> int:
    """Return the number of players' lines side by side."""
    return _LINES_PER_ROW.get(count, 4)


def trail_of(steps: int, *, wrapped: bool) -> Trail:
    """Return the path of a track with this number of steps."""
    left, top, right, foot = PANELS[wrapped]
    return winding_trail(
        steps, (left + _TRACK_INSETS[0], top + _TRACK_INSETS[1], right - _TRACK_INSETS[2], foot - _TRACK_INSETS[3])
    )


@picture_cache
@stored_picture
def base(steps: int) -> Image.Image:
    """Return both tracks without markers."""
    return ground(WIDTH, TRACKS_HEIGHT, DESK, lambda pen: _draw_base(pen, steps))


def _draw_base(pen: Pen, steps: int) -> None:
    for wrapped, label in ((True, "GIVE"), (False, "GET")):
        left, top, right, foot = PANELS[wrapped]
        pen.tile((left + 4, top + 5, right + 4, foot + 5), SHADE, None, 0, round_by=28)
        pen.tile((left, top, right, foot), GIVE_PALE if wrapped else GET_PALE, INK, 3, round_by=28)
        pen.tile((left + 24, top + 18, left + 214, top + 88), RIBBON_COLOURS[wrapped], INK, 3, round_by=16)
        pen.write((left + 119, top + 53), label, heavy, 54, PAPER)
        trail = trail_of(steps, wrapped=wrapped)
        draw_ribbon(pen, trail, RIBBON_COLOURS[wrapped], RIBBON_WIDTH)
        draw_ends(pen, trail, RIBBON_COLOURS[wrapped], (right - 118, top + 53))


def draw_markers(steps: int, standings: Sequence[Standing]) -> Image.Image:
    """Return both tracks with all markers."""
    return paint_parts((WIDTH, TRACKS_HEIGHT), (), _panel_parts(steps, standings))


class _Panel(NamedTuple):
    """The content of one track: its steps, the position by seat, whether it is the GIVE track, the reader's seat."""

    steps: int
    positions: tuple[float, ...]
    wrapped: bool
    own: Seat | None


def _panel_parts(steps: int, standings: Sequence[Standing], own: Seat | None = None) -> Iterator[Part]:
    give, get = zip(*standings, strict=True)
    yield Part((0, 0), _draw_panel, _Panel(steps, give, wrapped=True, own=own))
    yield Part((WIDTH // 2, 0), _draw_panel, _Panel(steps, get, wrapped=False, own=own))


def _draw_panel(content: _Panel) -> Image.Image:
    """Draw one track with all markers, each as close to its step as possible."""
    steps, positions, wrapped, own = content
    trail, (left, top, right, foot) = trail_of(steps, wrapped=wrapped), PANELS[wrapped]
    panel_left = 0 if wrapped else WIDTH // 2
    image = base(steps).crop((panel_left, 0, panel_left + WIDTH // 2, TRACKS_HEIGHT))
    places = [trail.at(step) for step in positions]
    spots = spread_positions(_preferred_positions(places), (left + 36, top + 100, right - 36, foot - 26))
    for seat, (spot, place) in enumerate(zip(spots, places, strict=True)):
        if dist(spot, place) > _PIN_DISTANCE:
            _draw_pin(image, (spot[0] - panel_left, spot[1]), (place[0] - panel_left, place[1]), seat)
    for seat in sorted(range(len(positions)), key=lambda seat: spots[seat][1]):
        x, y = spots[seat]
        if seat == own:
            paste(image, _halo(), round(x) - panel_left - _HALO // 2, round(y) - 44 + (MARKER[1] - _HALO) // 2)
        paste(image, marker(seat, wrapped=wrapped), round(x) - panel_left - MARKER[0] // 2, round(y) - 44)
    return image


@picture_cache
def _halo() -> Image.Image:
    """Return the golden plate behind a marker of the reader."""

    def paint(pen: Pen) -> None:
        pen.tile((1, 1, _HALO - 1, _HALO - 1), GOLD, INK, 3, round_by=20)

    return sprite(_HALO, _HALO, paint)


def _draw_pin(image: Image.Image, spot: tuple[float, float], place: tuple[float, float], seat: int) -> None:
    """Draw a line from a marker to its step."""
    left, top = min(spot[0], place[0]) - 12, min(spot[1], place[1]) - 12
    wide, high = abs(spot[0] - place[0]) + 24, abs(spot[1] - place[1]) + 24
    line_ends = (spot[0] - left, spot[1] - top, place[0] - left, place[1] - top)

    def paint(pen: Pen) -> None:
        for ink, width in ((INK, 9), (PLAYERS[seat], 5)):
            pen.line(line_ends, ink, width)
        pen.oval((line_ends[2] - 9, line_ends[3] - 9, line_ends[2] + 9, line_ends[3] + 9), PLAYERS[seat], INK, 2.5)

    paste(image, sprite(round(wide), round(high), paint), round(left), round(top))


def _preferred_positions(places: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    """Return the preferred positions of markers: side by side, centred on their step, unless there are too many."""
    positions: list[tuple[float, float]] = []
    for seat, (x, y) in enumerate(places):
        before, count = places[:seat].count((x, y)), places.count((x, y))
        positions.append((x + (before - (count - 1) / 2) * _MIN_DISTANCES[0], y) if count <= _MAX_ROW_SIZE else (x, y))
    return positions


def spread_positions(places: Sequence[tuple[float, float]], room: Box) -> list[tuple[float, float]]:
    """Return positions of markers in a box such that all numbers are visible, each as close to its step as possible."""
    left, top, right, foot = room
    positions: list[tuple[float, float]] = []
    for x, y in places:
        spots = ((x + dx, y + dy) for dx, dy in _SHIFTS)
        within = (spot for spot in spots if left <= spot[0] <= right and top <= spot[1] <= foot)
        positions.append(next(spot for spot in within if all(_do_not_overlap(spot, other) for other in positions)))
    return positions


def _do_not_overlap(first: tuple[float, float], second: tuple[float, float]) -> bool:
    return abs(first[0] - second[0]) >= _MIN_DISTANCES[0] or abs(first[1] - second[1]) >= _MIN_DISTANCES[1]


class _Line(NamedTuple):
    """The content of a player's line."""

    look: Look
    seat: Seat
    wide: int
    """Width of its plate, in pixels."""
    greats: tuple[int, int]
    """Given and received."""
    icons: tuple[str, ...]
    """Emoji as code points."""
    active: bool
    """Whether the seat is active."""
    gone: bool
    own: bool
    """Whether it is the reader's line."""


def _line_parts(board: Board, look: Look, own: Seat | None) -> Iterator[Part]:
    """Yield a line per player: their GREATs, and signs for sitting out and for holding the card GiftTRAP."""
    per_row = lines_per_row(len(board.players))
    wide = (WIDTH - 28 + 12) // per_row
    for number, player in enumerate(board.players):
        seat, greats = Seat(number), (player.greats_given, player.greats_received)
        icons = ("1F4A4",) * (player.sitting_out and board.phase is not Phase.OVER)
        icons += ("1FAA4",) * (player.trap and board.options.gifttrap_card)
        line = _Line(look, seat, wide - 12, greats, icons, active=board.turn == seat, gone=player.gone, own=seat == own)
        yield Part((14 + seat % per_row * wide, TRACKS_HEIGHT + seat // per_row * LINE_HEIGHT), _draw_line, line)


def _draw_line(content: _Line) -> Image.Image:
    """Draw a player's badge and name, and their GREATs."""
    look, seat, wide, greats, icons, active, gone, own = content
    image, high = Image.new("RGB", (wide + 12, LINE_HEIGHT), DESK), LINE_HEIGHT - 12
    paste(image, plate(wide, high, active=active, own=own), 0, 0)
    paste(image, badge(seat, 80), 14, (high - 80) // 2)
    for place, points in enumerate(icons):
        paste(image, emoji_picture(points, 44), wide - 56 - place * 50, 8)
    STYLE.write_name(image, (108, 30), look, seat, (42, wide - 124 - 50 * len(icons)), NO_MATCH if gone else INK)
    _draw_greats(image, (108, 54, wide - 118), greats, seat)
    return image


def _draw_greats(image: Image.Image, area: tuple[int, int, int], greats: tuple[int, int], seat: int) -> None:
    """Draw the numbers of GREATs given and received; `area` is left, top and width."""
    left, top, wide = area
    paste(image, chip(Token.GREAT, 48, points=False), left, top)
    for wrapped, count in zip((True, False), greats, strict=True):
        x = left + 58 + (0 if wrapped else min(_MAX_COUNT_PITCH, (wide - 58) // 2))
        paste(image, marker(seat, wrapped=wrapped, wide=44), x, top + 2)
        ImageDraw.Draw(image).text((x + 50, top + 37), str(count), RIBBON_COLOURS[wrapped], heavy(40), anchor="ls")


@picture_cache
def plate(wide: int, high: int, *, active: bool, own: bool = False) -> Image.Image:
    """Return the plate of a player's line; with a broad edge if `active`, golden for the reader's `own`."""

    def paint(pen: Pen) -> None:
        pen.tile(
            (2, 2, wide - 2, high - 2),
            GOLD if own else PAPER if active else CREAM,
            INK,
            6 if active else 2,
            round_by=18,
        )

    return sprite(wide, high, paint)
