"""The two tracks, GIVE and GET, with everybody's markers, and below them who has given and received how many GREATs."""

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
"""Height of the part with both tracks."""
PANELS: dict[bool, Box] = {True: (14, 14, WIDTH / 2 - 7, HIGH - 8), False: (WIDTH / 2 + 7, 14, WIDTH - 14, HIGH - 8)}
"""By track, GIVE and GET: the ground it winds on."""
_INSET = (66, 150, 66, 76)
RIBBON = 56
_APART = (47, 58)
"""Two markers are at least so far apart, across or up: their numbers can be read."""
_ROW = 3
"""So many on one step stand beside each other; more, around it."""
_PINNED = 62
"""A marker that stands farther than that from its step is pinned to it, in pixels."""
LINE = 118
"""Height of a player's line."""
_GREATS = 130
"""From one count of GREATs to the other, where there is room."""
_ACROSS = {3: 3, 5: 3, 6: 3}
"""Players' lines beside each other, by the players: else four."""
_SHIFTS = sorted(
    ((x * 12, y * 15) for x in range(-24, 25) for y in range(-16, 9)),
    key=lambda shift: (shift[0] ** 2 + (shift[1] * (1 if shift[1] < 0 else 1.8)) ** 2, shift),
)
"""Where a marker may stand beside its step, the nearest first, rather above than below."""


class Standing(NamedTuple):
    """Where a seat's two markers stand; between two steps while they walk."""

    give: float
    get: float


def draw_tracks(board: Board, look: Look) -> Picture | None:
    """Draw both tracks as they stand."""
    rows = -(-len(board.players) // beside(len(board.players)))
    size = (WIDTH, HIGH + rows * LINE + 12)
    standings = [Standing(player.give, player.get) for player in board.players]
    return picture(size, [((0, HIGH, *size), DESK)], (*_panels(board.track, standings), *_lines(board, look)))


def beside(count: int) -> int:
    """Return how many players' lines stand beside each other."""
    return _ACROSS.get(count, 4)


def trail_of(steps: int, *, wrapped: bool) -> Trail:
    """Return the way of a track of so many steps."""
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
    """Return both tracks with everybody's markers."""
    return painted((WIDTH, HIGH), (), _panels(steps, standings))


class _Panel(NamedTuple):
    """What one of the two tracks shows: its steps, by seat how far everybody has come, and which it is."""

    steps: int
    reached: tuple[float, ...]
    wrapped: bool


def _panels(steps: int, standings: Sequence[Standing]) -> Iterator[Part]:
    give, get = zip(*standings, strict=True)
    yield Part((0, 0), _panel, _Panel(steps, give, wrapped=True))
    yield Part((WIDTH // 2, 0), _panel, _Panel(steps, get, wrapped=False))


def _panel(shown: _Panel) -> Image.Image:
    """Paint one track with everybody's markers, each as near to its step as the others let it be."""
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
    """Draw a line from a marker that found no room on its step to that step."""
    left, top = min(stood[0], place[0]) - 12, min(stood[1], place[1]) - 12
    wide, high = abs(stood[0] - place[0]) + 24, abs(stood[1] - place[1]) + 24
    ends = (stood[0] - left, stood[1] - top, place[0] - left, place[1] - top)

    def paint(pen: Pen) -> None:
        for ink, width in ((INK, 9), (PLAYERS[seat], 5)):
            pen.line(ends, ink, width)
        pen.oval((ends[2] - 9, ends[3] - 9, ends[2] + 9, ends[3] + 9), PLAYERS[seat], INK, 2.5)

    pasted(image, sprite(round(wide), round(high), paint), round(left), round(top))


def _together(places: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    """Return where markers want to stand: those on the same step beside each other, its middle in theirs."""
    wanted: list[tuple[float, float]] = []
    for seat, (x, y) in enumerate(places):
        before, count = places[:seat].count((x, y)), places.count((x, y))
        wanted.append((x + (before - (count - 1) / 2) * _APART[0], y) if count <= _ROW else (x, y))
    return wanted


def apart(places: Sequence[tuple[float, float]], room: Box) -> list[tuple[float, float]]:
    """Return where markers stand in a room so that no number is hidden, each as near to its place as others let it."""
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
    """What a player's line tells."""

    look: Look
    seat: Seat
    wide: int
    """Of its ground, in pixels."""
    greats: tuple[int, int]
    """Given and received."""
    aside: tuple[str, ...]
    """Emoji by their code points."""
    now: bool
    """It is their turn."""
    gone: bool


def _lines(board: Board, look: Look) -> Iterator[Part]:
    """Yield a line for everybody, with how many GREATs they have, and who sits out and who can still call GiftTRAP."""
    across = beside(len(board.players))
    wide = (WIDTH - 28 + 12) // across
    for number, player in enumerate(board.players):
        seat, greats = Seat(number), (player.greats_given, player.greats_received)
        aside = ("1F4A4",) * (player.sitting_out and board.phase is not Phase.OVER)
        aside += ("1FAA4",) * (player.trap and board.options.gifttrap_card)
        line = _Line(look, seat, wide - 12, greats, aside, now=board.turn == seat, gone=player.gone)
        yield Part((14 + seat % across * wide, HIGH + seat // across * LINE), _line, line)


def _line(shown: _Line) -> Image.Image:
    """Paint a player's sign and name, and their GREATs."""
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
    """Count GREATs, given and received, from a left top corner within so many pixels."""
    left, top, wide = where
    pasted(image, chip(Token.GREAT, 48, points=False), left, top)
    for wrapped, count in zip((True, False), greats, strict=True):
        x = left + 58 + (0 if wrapped else min(_GREATS, (wide - 58) // 2))
        pasted(image, marker(seat, wrapped=wrapped, wide=44), x, top + 2)
        ImageDraw.Draw(image).text((x + 50, top + 37), str(count), COLOURS[wrapped], heavy(40), anchor="ls")


@picture_cache
def plate(wide: int, high: int, *, now: bool) -> Image.Image:
    """Return the ground of a player's line; of whoever is to act with a broad edge."""

    def paint(pen: Pen) -> None:
        pen.tile((2, 2, wide - 2, high - 2), PAPER if now else CREAM, INK, 6 if now else 2, round_by=18)

    return sprite(wide, high, paint)
