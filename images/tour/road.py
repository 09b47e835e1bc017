"""The part of the road with the race, from above: riders, groups, the last round as trails, tapes and lines.

Drawn from boards alone. The race goes to the right. The first row shows the race's front; empty stretches between
groups are cut out.
"""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from bot.i18n.languages import in_language
from cogs.tour.board import How
from cogs.tour.road import Kind, PrimeKind
from cogs.tour.stages.sheet import begins
from images.kit import Look
from images.kit.lettering import set_line
from images.kit.pen import paste
from images.kit.picture import reduce_to_palette
from images.kit.tiles import Mosaic
from images.kit.weighted_cache import composite_cache
from images.tour import ground, marks
from images.tour.colours import CREAM, GOLD, INK, PALETTE, PAPER, SOFT, TAPE_GREEN, TAPE_RED
from images.tour.ground import HALF, HEIGHT
from images.tour.lettering import NUMBERS, READABLE, STYLE, WIDTH, word
from images.tour.pieces import RIDER, bib, chevron, fallen, halo, rider
from images.tour.reading import (
    ATTACKS,
    asked_rider,
    attackers,
    jerseys_of,
    places,
    present,
    rides_of,
    seat_of,
    sheet_of,
    stage_of,
)
from images.tour.tags import tags
from images.tour.tiles import TILES
from images.tour.windows import CUT, EDGE, fullest, gap, rows

if TYPE_CHECKING:
    from cogs.tour.board import Board, Crossing
    from cogs.tour.road import Field
from images.tour.windows import Row, Window

ROW_LEFT = 8
"""Pixels to the left of a row's first window."""
NAME_STYLE = STYLE._replace(min_size=27)
"""The style of the names of sections; a name that does not fit even in the smallest type is left out."""
ROW_GAP_HEIGHT = 58
"""Height of the line between two rows, in pixels."""


@composite_cache
def road(board: Board, language: str, most_rows: int | None = None) -> Image.Image:
    """Draw the rows below each other, from tiles; pass a board from `reading.ridden`, so that the cache finds it.

    Of more than `most_rows` rows, it draws the first, where the race is decided, and those with the most riders.
    """
    look, stage = Look(language), stage_of(board)
    xs = [field.x for field in places(board).values()] or [stage.finish]
    road_rows = fullest(rows(xs, ground.ends(stage)), xs, most_rows)
    tag_images = [tags(board, look, partial(_pixel_of, row)) for row in road_rows]
    height = sum(HEIGHT + tag_image.height for tag_image in tag_images) + ROW_GAP_HEIGHT * (len(tag_images) - 1)
    mosaic = Mosaic.plain((WIDTH, height), CREAM, TILES)
    y = 0
    for index, (row, tag_image) in enumerate(zip(road_rows, tag_images, strict=True)):
        if index:
            _row_gap(mosaic, look, y, gap(row[-1], road_rows[index - 1][0]))
            y += ROW_GAP_HEIGHT
        _row(mosaic, board, look, row, y)
        mosaic.image.paste(tag_image, (0, y + HEIGHT))
        mosaic.draw.line((0, y + HEIGHT, WIDTH, y + HEIGHT), mosaic.ink(INK), 2)
        y += HEIGHT + tag_image.height
    return mosaic.image


def _row_gap(mosaic: Mosaic, look: Look, y: int, steps: int) -> None:
    """Draw the line between two rows, with the steps that the next row is behind."""
    middle = y + ROW_GAP_HEIGHT // 2
    label, ink = word(look.language, "behind", steps=steps), mosaic.ink(SOFT)
    half = STYLE.length(label, 36) // 2 + 24
    for left, right in ((ROW_LEFT + 20, WIDTH // 2 - half), (WIDTH // 2 + half, WIDTH - ROW_LEFT - 20)):
        for x in range(left, right - 12, 28):
            mosaic.draw.rectangle((x, middle - 2, x + 14, middle + 2), ink)
    STYLE.lay_line(mosaic, (WIDTH / 2, middle), label, (36, WIDTH - 200), (INK, CREAM))


def _row(mosaic: Mosaic, board: Board, look: Look, row: Row, y: int) -> None:
    """Draw a row of the road at the height `y`."""
    x, ink = ROW_LEFT, mosaic.ink(INK)
    for index, window in enumerate(row):
        if index:
            steps = gap(row[index - 1], window)
            mosaic.lay((x, y), _cut_image, steps, *cut_label(look.language, steps))
            x += CUT * HALF
        mosaic.image.paste(reduce_to_palette(piece(board, look, window), PALETTE), (x, y))
        x += window.long * HALF
    if x + ROW_LEFT < WIDTH:
        mosaic.draw.line((x, y, x, y + HEIGHT), ink, 3)
    mosaic.draw.line((0, y, WIDTH, y), ink, 2)


def cut_label(language: str, steps: int) -> tuple[str, int]:
    """Return the word below the steps of a cut and its size in pixels; the word is empty if it does not fit."""
    line = set_line(NAME_STYLE, word(language, "steps", steps=steps), READABLE, CUT * HALF - 24)
    return "".join(line.lines), line.size


def _cut_image(steps: int, label: str, size: int) -> Image.Image:
    """Draw the cut between two windows."""
    image = Image.new("RGB", (CUT * HALF, HEIGHT), CREAM)
    paste(image, marks.cut(CUT * HALF, steps, label, size), 0, 0)
    return image


def piece(board: Board, look: Look, window: Window) -> Image.Image:
    """Draw a window of the road with everything on it."""
    image = ground.road(board.name, board.options.own_stage, window.begin, window.end)

    def spot(field: Field) -> tuple[float, float]:
        x, y = ground.middle(field)
        return x + (0.5 - window.begin) * HALF, y

    visible = range(window.begin - EDGE, window.end + EDGE)
    on_road = {number: field for number, field in places(board).items() if field.x in visible}
    for _, group in present(board):
        fields = [on_road[number] for number in group.riders if number in on_road]
        if fields:
            marks.outline(image, fields, spot, lonely=group.lonely)
    _trails(image, board, spot)
    _riders(image, board, {number: spot(field) for number, field in on_road.items()})
    _signs(image, board, look, window)
    return image


def _trails(image: Image.Image, board: Board, spot: marks.Spot) -> None:
    """Draw the trails of the last round, attacks on top because they matter most."""
    rides = [(place, ride) for place, ride in enumerate(rides_of(board)) if len(ride.way) > 1]
    for place, ride in sorted(rides, key=lambda entry: entry[1].how in ATTACKS):
        shift = marks.LATERAL[place % len(marks.LATERAL)]
        points = [(x, y + shift) for x, y in map(spot, ride.way)]
        if max(x for x, _ in points) > -HALF and min(x for x, _ in points) < image.width + HALF:
            marks.trail(image, points, seat_of(board, ride.rider), bold=ride.how in ATTACKS)
            marks.pushed(image, list(map(spot, ride.pushed)))


def _riders(image: Image.Image, board: Board, spots: dict[int, tuple[float, float]]) -> None:
    width, height = RIDER
    jerseys, front, asked = jerseys_of(board), attackers(board), asked_rider(board)
    fallen_riders = {ride.rider for ride in board.rides if ride.how is How.FALL}
    for rider_number, (x, y) in spots.items():
        if rider_number in front or rider_number == asked:
            ring = halo(TAPE_RED if rider_number == asked else GOLD)
            paste(image, ring, round(x - ring.width / 2), round(y - ring.height / 2))
        if rider_number in front:
            paste(image, chevron(), round(x + width / 2 - 10), round(y - 20))
    for rider_number, (x, y) in spots.items():
        paste(
            image,
            rider(rider_number, seat_of(board, rider_number), jerseys.get(rider_number)),
            round(x - width / 2),
            round(y - height / 2),
        )
        if rider_number in fallen_riders:
            paste(image, fallen(34), round(x - width / 2 - 12), round(y - height / 2 - 10))


def _signs(image: Image.Image, board: Board, look: Look, window: Window) -> None:
    """Draw the signs of primes and the names of sections above a window of the road."""
    spans = [
        _prime(image, board, crossing, (crossing.x + 1 - window.begin) * HALF)
        for crossing in board.crossings
        if window.begin <= crossing.x + 1 < window.end
    ]
    sheet = sheet_of(board)
    # The last section's signs reach to 999, beyond every road: a stage has at most 90 steps, two half-steps each.
    lines = [ground.ends(stage_of(board))[0], *(2 * row for row in begins(sheet)[1:-1]), 999]
    for section, (begin, end) in zip(sheet.sections, pairwise(lines), strict=True):
        span = ((max(begin, window.begin) - window.begin) * HALF + 6, (min(end, window.end) - window.begin) * HALF - 6)
        top = f" · {section.heights[-1]} m" if section.kind is Kind.CLIMB else ""
        _name(image, longest_free_part(span, spans), in_language(section.name, look.language), top)


def longest_free_part(span: tuple[int, int], spans: list[tuple[int, int]]) -> tuple[int, int]:
    """Return the longest part of a span that is not taken."""
    parts, edge = [(span[0], span[0])], span[0]
    for begin, end in sorted(spans):
        parts.append((edge, min(begin - 8, span[1])))
        edge = max(edge, end + 8)
    return max((*parts, (edge, span[1])), key=lambda part: part[1] - part[0])


def _name(image: Image.Image, span: tuple[int, int], name: str, top: str) -> None:
    """Draw the name of a section on a plate, for a climb with its height, if there is room for it."""
    room = span[1] - span[0] - 24
    label = name + top if STYLE.length(name + top, READABLE) <= room else name
    line = set_line(NAME_STYLE, label, READABLE, room)
    if line.lines != (label,):
        return
    draw, width = ImageDraw.Draw(image), STYLE.length(label, line.size) + 20
    draw.rounded_rectangle((span[0], 4, span[0] + width, 44), 9, PAPER, INK, 2)
    line.write(image, (span[0] + 10, 24), "l", INK)


def _prime(image: Image.Image, board: Board, crossing: Crossing, middle: int) -> tuple[int, int]:
    """Draw the sign of a prime with the riders who reached it; return its left and right ends."""
    width, sprint = 54 + 72 * len(crossing.riders), crossing.kind is PrimeKind.SPRINT
    left = min(max(4, middle - width // 2), image.width - width - 4)
    draw = ImageDraw.Draw(image)
    draw.line((middle, 40, middle, 84), INK, 6)
    draw.rounded_rectangle((left, 2, left + width, 50), 10, TAPE_GREEN if sprint else TAPE_RED, INK, 3)
    NUMBERS.write_line(image, (left + 26, 26), "S" if sprint else "▲", 36, width, ink=PAPER)
    for place, rider_number in enumerate(crossing.riders):
        paste(image, bib(rider_number, seat_of(board, rider_number)), left + 50 + place * 72, 4)
    return left, left + width


def _pixel_of(row: Row, x: int) -> int | None:
    """Return the pixel of a half-step in a row; None if it is in none of the row's windows."""
    left = ROW_LEFT
    for index, window in enumerate(row):
        left += CUT * HALF if index else 0
        if window.begin <= x < window.end:
            return left + (x - window.begin) * HALF + HALF // 2
        left += window.long * HALF
    return None
