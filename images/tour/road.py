"""The part of the road with the race, from above: riders, groups, the last round as trails, tapes and lines.

Drawn from boards alone. The race goes to the right. The first row shows the race's front; empty stretches between
groups are cut out.
"""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from cogs.tour.board import How
from cogs.tour.road import Kind, PrimeKind
from cogs.tour.stages.sheet import begins, in_
from images.kit import Look
from images.kit.lettering import set_line
from images.kit.pen import pasted
from images.kit.picture import indexed
from images.kit.tiles import Mosaic
from images.kit.weighted_cache import composite_cache
from images.tour import ground, marks
from images.tour.colours import CREAM, GOLD, INK, PALETTE, PAPER, SOFT, TAPE_GREEN, TAPE_RED
from images.tour.ground import HALF, HIGH
from images.tour.lettering import NUMBERS, READABLE, STYLE, WIDTH, word
from images.tour.pieces import RIDER, bib, chevron, fallen, halo, rider
from images.tour.reading import (
    ATTACKS,
    asked_rider,
    attackers,
    places,
    present,
    rides_of,
    seat_of,
    sheet_of,
    stage_of,
    worn,
)
from images.tour.tags import tags
from images.tour.tiles import TILES
from images.tour.windows import CUT, EDGE, gap, rows

if TYPE_CHECKING:
    from cogs.tour.board import Board, Crossing
    from cogs.tour.road import Field
from images.tour.windows import Row, Window

LEFT = 8
"""Pixels to the left of a row's first window."""
SMALL = STYLE._replace(smallest=27)
"""The style of the names of sections; a name that does not fit even in the smallest type is left out."""
BETWEEN = 58
"""Height of the line between two rows, in pixels."""


@composite_cache
def road(board: Board, language: str) -> Image.Image:
    """Draw all rows below each other, of tiles; pass a board from `reading.ridden`, so that the cache finds it."""
    look, stage = Look(language), stage_of(board)
    shown = rows([field.x for field in places(board).values()] or [stage.finish], ground.ends(stage))
    below = [tags(board, look, partial(_across, row)) for row in shown]
    high = sum(HIGH + each.height for each in below) + BETWEEN * (len(below) - 1)
    whole = Mosaic.plain((WIDTH, high), CREAM, TILES)
    y = 0
    for at, (row, each) in enumerate(zip(shown, below, strict=True)):
        if at:
            _between(whole, look, y, gap(row[-1], shown[at - 1][0]))
            y += BETWEEN
        _row(whole, board, look, row, y)
        whole.image.paste(each, (0, y + HIGH))
        whole.draw.line((0, y + HIGH, WIDTH, y + HIGH), whole.ink(INK), 2)
        y += HIGH + each.height
    return whole.image


def _between(whole: Mosaic, look: Look, y: int, steps: int) -> None:
    """Draw the line between two rows, with the steps that the next row is behind."""
    middle = y + BETWEEN // 2
    said, ink = word(look.language, "behind", steps=steps), whole.ink(SOFT)
    half = STYLE.length(said, 36) // 2 + 24
    for left, right in ((LEFT + 20, WIDTH // 2 - half), (WIDTH // 2 + half, WIDTH - LEFT - 20)):
        for x in range(left, right - 12, 28):
            whole.draw.rectangle((x, middle - 2, x + 14, middle + 2), ink)
    STYLE.lay_line(whole, (WIDTH / 2, middle), said, (36, WIDTH - 200), (INK, CREAM))


def _row(whole: Mosaic, board: Board, look: Look, row: Row, y: int) -> None:
    """Draw a row of the road at the height `y`."""
    x, ink = LEFT, whole.ink(INK)
    for at, window in enumerate(row):
        if at:
            steps = gap(row[at - 1], window)
            line = set_line(SMALL, word(look.language, "steps", steps=steps), READABLE, CUT * HALF - 24)
            whole.lay((x, y), _cut, steps, line.lines[0], line.size)
            x += CUT * HALF
        whole.image.paste(indexed(piece(board, look, window), PALETTE), (x, y))
        x += window.long * HALF
    if x + LEFT < WIDTH:
        whole.draw.line((x, y, x, y + HIGH), ink, 3)
    whole.draw.line((0, y, WIDTH, y), ink, 2)


def _cut(steps: int, said: str, size: int) -> Image.Image:
    """Draw the cut between two windows."""
    image = Image.new("RGB", (CUT * HALF, HIGH), CREAM)
    pasted(image, marks.cut(CUT * HALF, steps, said, size), 0, 0)
    return image


def piece(board: Board, look: Look, window: Window) -> Image.Image:
    """Draw a window of the road with everything on it."""
    image = ground.road(board.name, board.options.own_stage, window.begin, window.end)

    def spot(field: Field) -> tuple[float, float]:
        x, y = ground.middle(field)
        return x + (0.5 - window.begin) * HALF, y

    shown = range(window.begin - EDGE, window.end + EDGE)
    at = {number: field for number, field in places(board).items() if field.x in shown}
    for _, group in present(board):
        fields = [at[number] for number in group.riders if number in at]
        if fields:
            marks.outline(image, fields, spot, lonely=group.lonely)
    _trails(image, board, spot)
    _riders(image, board, {number: spot(field) for number, field in at.items()})
    _signs(image, board, look, window)
    return image


def _trails(image: Image.Image, board: Board, spot: marks.Spot) -> None:
    """Draw the trails of the last round, attacks on top because they matter most."""
    rides = [(place, ride) for place, ride in enumerate(rides_of(board)) if len(ride.way) > 1]
    for place, ride in sorted(rides, key=lambda each: each[1].how in ATTACKS):
        shift = marks.LATERAL[place % len(marks.LATERAL)]
        points = [(x, y + shift) for x, y in map(spot, ride.way)]
        if max(x for x, _ in points) > -HALF and min(x for x, _ in points) < image.width + HALF:
            marks.trail(image, points, seat_of(board, ride.rider), bold=ride.how in ATTACKS)
            marks.pushed(image, list(map(spot, ride.pushed)))


def _riders(image: Image.Image, board: Board, at: dict[int, tuple[float, float]]) -> None:
    wide, high = RIDER
    jerseys, front, asked = worn(board), attackers(board), asked_rider(board)
    down = {ride.rider for ride in board.rides if ride.how is How.FALL}
    for each, (x, y) in at.items():
        if each in front or each == asked:
            ring = halo(TAPE_RED if each == asked else GOLD)
            pasted(image, ring, round(x - ring.width / 2), round(y - ring.height / 2))
        if each in front:
            pasted(image, chevron(), round(x + wide / 2 - 10), round(y - 20))
    for each, (x, y) in at.items():
        pasted(image, rider(each, seat_of(board, each), jerseys.get(each)), round(x - wide / 2), round(y - high / 2))
        if each in down:
            pasted(image, fallen(34), round(x - wide / 2 - 12), round(y - high / 2 - 10))


def _signs(image: Image.Image, board: Board, look: Look, window: Window) -> None:
    """Draw the signs of primes and the names of sections above a window of the road."""
    taken = [
        _prime(image, board, each, (each.x + 1 - window.begin) * HALF)
        for each in board.crossings
        if window.begin <= each.x + 1 < window.end
    ]
    sheet = sheet_of(board)
    # The last section's signs reach to 999, beyond every road: a stage has at most 90 steps, two half-steps each.
    lines = [ground.ends(stage_of(board))[0], *(2 * row for row in begins(sheet)[1:-1]), 999]
    for section, (begin, end) in zip(sheet.sections, pairwise(lines), strict=True):
        span = ((max(begin, window.begin) - window.begin) * HALF + 6, (min(end, window.end) - window.begin) * HALF - 6)
        top = f" · {section.heights[-1]} m" if section.kind is Kind.CLIMB else ""
        _name(image, free(span, taken), in_(section.name, look.language), top)


def free(span: tuple[int, int], taken: list[tuple[int, int]]) -> tuple[int, int]:
    """Return the longest part of a span that is not taken."""
    parts, edge = [(span[0], span[0])], span[0]
    for begin, end in sorted(taken):
        parts.append((edge, min(begin - 8, span[1])))
        edge = max(edge, end + 8)
    return max((*parts, (edge, span[1])), key=lambda part: part[1] - part[0])


def _name(image: Image.Image, span: tuple[int, int], name: str, top: str) -> None:
    """Draw the name of a section on a plate, for a climb with its height, if there is room for it."""
    room = span[1] - span[0] - 24
    said = name + top if STYLE.length(name + top, READABLE) <= room else name
    line = set_line(SMALL, said, READABLE, room)
    if line.lines != (said,):
        return
    draw, wide = ImageDraw.Draw(image), STYLE.length(said, line.size) + 20
    draw.rounded_rectangle((span[0], 4, span[0] + wide, 44), 9, PAPER, INK, 2)
    line.write(image, (span[0] + 10, 24), "l", INK)


def _prime(image: Image.Image, board: Board, crossing: Crossing, middle: int) -> tuple[int, int]:
    """Draw the sign of a prime with the riders who reached it; return its left and right ends."""
    wide, sprint = 54 + 72 * len(crossing.riders), crossing.kind is PrimeKind.SPRINT
    left = min(max(4, middle - wide // 2), image.width - wide - 4)
    draw = ImageDraw.Draw(image)
    draw.line((middle, 40, middle, 84), INK, 6)
    draw.rounded_rectangle((left, 2, left + wide, 50), 10, TAPE_GREEN if sprint else TAPE_RED, INK, 3)
    NUMBERS.write_line(image, (left + 26, 26), "S" if sprint else "▲", 36, wide, ink=PAPER)
    for place, each in enumerate(crossing.riders):
        pasted(image, bib(each, seat_of(board, each)), left + 50 + place * 72, 4)
    return left, left + wide


def _across(row: Row, x: int) -> int | None:
    """Return the pixel of a half-step in a row; None if it is in none of the row's windows."""
    left = LEFT
    for at, window in enumerate(row):
        left += CUT * HALF if at else 0
        if window.begin <= x < window.end:
            return left + (x - window.begin) * HALF + HALF // 2
        left += window.long * HALF
    return None
