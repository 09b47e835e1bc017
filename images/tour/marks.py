"""Marks on the road that differ from round to round: trails, outlines of groups, cuts. Drawn once and cached."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, TypeAlias

from cogs.tour.road import around
from images.kit.fonts import heavy
from images.kit.pen import Pen, paste, sprite
from images.kit.weighted_cache import picture_cache
from images.tour.colours import ACCENTS, INK, NIGHT, PAPER, TEAMS
from images.tour.ground import HEIGHT, REACH, corners

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from PIL import Image

    from cogs.tour.road import Field
    from images.kit.colours import Colour

Spot: TypeAlias = "Callable[[Field], tuple[float, float]]"
"""A function that returns the middle of a field on a picture, in pixels."""
LATERAL = (0, -12, 12, -6, 6)
"""Vertical offsets of trails from the middle of fields, in pixels, so that few trails overlap."""


@picture_cache
def _stroke(dx: int, dy: int, ink: Colour, width: float) -> Image.Image:
    """Return a stroke with round ends, `_room` away from the edges of its sprite."""
    room = _room(width)
    left, top = (room - min(0, dx), room - min(0, dy))

    def paint(pen: Pen) -> None:
        pen.line((left, top, left + dx, top + dy), ink, width)

    return sprite(abs(dx) + 2 * room, abs(dy) + 2 * room, paint)


def _room(width: float) -> int:
    """Return the margin of a stroke's sprite in pixels: the least that its round ends and their soft edges need."""
    return int(width / 2) + 2


def stroke(image: Image.Image, begin: tuple[float, float], end: tuple[float, float], ink: Colour, width: float) -> None:
    """Draw a smooth stroke between two points."""
    dx, dy = round(end[0] - begin[0]), round(end[1] - begin[1])
    room = _room(width)
    image_at = round(begin[0]) + min(0, dx) - room, round(begin[1]) + min(0, dy) - room
    paste(image, _stroke(dx, dy, ink, width), *image_at)


@picture_cache
def _bead(ink: Colour, side: int) -> Image.Image:
    return sprite(side, side, lambda pen: pen.oval((0.5, 0.5, side - 0.5, side - 0.5), ink, INK, 2))


def trail(image: Image.Image, points: Sequence[tuple[float, float]], seat: int, *, bold: bool) -> None:
    """Draw a rider's ride: a line in the team's colour with a bead at its start; bold for an attack."""
    line_width = 10 if bold else 6.5
    for ink, width in ((INK, line_width + 3.6), (TEAMS[seat], line_width)):
        for begin, end in pairwise(points):
            stroke(image, begin, end, ink, width)
    if bold:
        for begin, end in pairwise(points):
            stroke(image, begin, end, ACCENTS[seat], 3)
    x, y = points[0]
    side = 20 if bold else 16
    paste(image, _bead(TEAMS[seat], side), round(x - side / 2), round(y - side / 2))


def pushed(image: Image.Image, points: Sequence[tuple[float, float]]) -> None:
    """Draw the fields over which a rider was pushed, as dots."""
    for begin, end in pairwise(points):
        for share in (0.0, 0.25, 0.5, 0.75):
            x, y = (start + (stop - start) * share for start, stop in zip(begin, end, strict=True))
            paste(image, _bead(PAPER, 13), round(x - 6.5), round(y - 6.5))


def outline(image: Image.Image, fields: Iterable[Field], spot: Spot, *, lonely: bool) -> None:
    """Draw a line around connected fields; a lonely rider's is thinner."""
    inside = set(fields)
    edges = [edge for field in inside for edge in _rim(field, inside, spot)]
    line_width = 3.6 if lonely else 5.6
    for ink, width in ((INK, line_width + 3.6), (PAPER, line_width)):
        room, strokes = _room(width), {(dx, dy): _stroke(dx, dy, ink, width) for _, _, dx, dy in edges}
        for x, y, dx, dy in edges:
            paste(image, strokes[dx, dy], x - room, y - room)


def _edge(first: int, second: int) -> tuple[int, int, int, int]:
    """Return an edge of a field as its box: its top left corner from the field's middle, and its extent, in pixels."""
    points = corners(0, 0, REACH - 1)
    dx, dy = round(points[2 * second] - points[2 * first]), round(points[2 * second + 1] - points[2 * first + 1])
    return round(points[2 * first]) + min(0, dx), round(points[2 * first + 1]) + min(0, dy), dx, dy


_EDGES = {
    (2, 0): _edge(1, 2),
    (1, 1): _edge(2, 3),
    (-1, 1): _edge(3, 4),
    (-2, 0): _edge(4, 5),
    (-1, -1): _edge(5, 0),
    (1, -1): _edge(0, 1),
}
"""The edge between a field and each neighbour, keyed by the neighbour's offset in half-steps and lanes."""


def _rim(field: Field, inside: set[Field], spot: Spot) -> list[tuple[int, int, int, int]]:
    """Return the edges between a field and fields outside of `inside`, as boxes: top left corner, and extent."""
    x, y = map(round, spot(field))
    edges: list[tuple[int, int, int, int]] = []
    for neighbour in around(field):
        if neighbour not in inside:
            left, top, dx, dy = _EDGES[neighbour.x - field.x, neighbour.lane - field.lane]
            edges.append((x + left, y + top, dx, dy))
    return edges


@picture_cache
def cut(width: int, steps: int, text: str, size: int) -> Image.Image:
    """Return the cut between two windows: torn paper with the steps between their riders."""

    def paint(pen: Pen) -> None:
        left, right, points = 10.0, width - 10.0, list[float]()
        for step in range(HEIGHT // 22 + 2):
            points += [left + (8 if step % 2 else -8), step * 22]
        for step in range(HEIGHT // 22 + 1, -1, -1):
            points += [right + (8 if step % 2 else -8), step * 22]
        pen.area(points, PAPER, INK, 3)
        centre_x, centre_y = width / 2, HEIGHT / 2
        for side in (-1, 1):
            pen.line((centre_x + side * 12, centre_y + 52, centre_x + side * 40, centre_y + 52), NIGHT, 6)
            tip = centre_x + side * 44
            pen.line((tip - side * 13, centre_y + 40, tip, centre_y + 52, tip - side * 13, centre_y + 64), NIGHT, 6)
        pen.write((centre_x, centre_y - 30), str(steps), heavy, 54, INK)
        pen.write((centre_x, centre_y + 10), text, heavy, size, INK)

    return sprite(width, HEIGHT, paint)
