"""The pictures of a league: its standings as a table, and the poster of its end with the winners on a podium."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random
from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from images.community.style import (
    BLUE,
    BRONZE,
    CREAM,
    GOLD,
    GREEN,
    INK,
    NIGHT,
    NUMBERS,
    ORANGE,
    PALE,
    PALETTE,
    PAPER,
    PURPLE,
    SILVER,
    SOFT,
    STYLE,
    WIDTH,
    word,
)
from images.kit import encode, names

if TYPE_CHECKING:
    from bot.league_host.view import StandingsLine, StandingsView
    from images.kit import Look, Picture
    from images.kit.colours import Colour

MAX_ROWS = 16
"""Lines of the standings that the picture shows; the page in words has all."""
HEAD, ROW, MARGIN = 84, 74, 18
NAME_LEFT, POINTS_RIGHT, PLAYED_RIGHT, WON_RIGHT = 104, WIDTH - 34, 650, 745
NAME_ROOM = 450
MEDALS: tuple[Colour, ...] = (GOLD, SILVER, BRONZE)

POSTER_HEAD, PODIUM_TOP, PODIUM_FOOT = 250, 330, 760
"""The feet of the heading, the top of the space for the podium, and its foot, in pixels."""
STEPS = ((WIDTH // 2, 470, GOLD, "1"), (WIDTH // 2 - 270, 535, SILVER, "2"), (WIDTH // 2 + 270, 578, BRONZE, "3"))
"""Middle, top, colour and number of each step of the podium."""
STEP_WIDTH, STEP_ROOM = 262, 244
REST_ROW, MAX_REST = 52, 8
SCALE = 2
"""How much larger shapes are drawn, so that their edges are smooth."""
CONFETTI, CLEAR = 110, 320
"""Pieces of confetti, and the pixels on each side of the middle that stay free of it."""


def draw_standings(view: StandingsView, look: Look) -> Picture | None:
    """Draw the first lines of the standings; None if there are none."""
    lines = view.lines[:MAX_ROWS]
    if not lines:
        return None
    image = Image.new("RGB", (WIDTH, HEAD + 46 + len(lines) * ROW + MARGIN), CREAM)
    draw = ImageDraw.Draw(image)
    draw.rectangle((0, 0, WIDTH, HEAD - 1), NIGHT)
    room = WIDTH - 2 * MARGIN
    room -= STYLE.write_line(image, (WIDTH - MARGIN, HEAD / 2), view.subtitle, 34, 330, "r", GOLD) + MARGIN
    names.write(draw, (MARGIN, HEAD // 2), _clipped(view.title, 40, room), 40, PAPER)
    for key, right in (("played", PLAYED_RIGHT), ("won", WON_RIGHT), ("points", POINTS_RIGHT)):
        label = word(look.language, f"league-column-{key}")
        STYLE.write_line(image, (right, HEAD + 26), label, 26, 110, "r", SOFT)
    for number, line in enumerate(lines):
        _row(image, HEAD + 46 + number * ROW, line)
    return encode(image, PALETTE)


def _row(image: Image.Image, top: int, line: StandingsLine) -> None:
    draw, middle = ImageDraw.Draw(image), top + (ROW - 8) // 2
    is_gone = line.place is None
    ground = CREAM if is_gone else PAPER
    draw.rounded_rectangle((MARGIN // 2, top, WIDTH - MARGIN // 2, top + ROW - 8), 14, ground, PALE, 2)
    ink = SOFT if is_gone else INK
    if line.place is not None:
        if line.place <= len(MEDALS):
            draw.circle((56, middle), 27, MEDALS[line.place - 1], INK, 2)
        NUMBERS.write_line(image, (56, middle), str(line.place), 36, 60)
    names.write(draw, (NAME_LEFT, middle), _clipped(line.name, 36, NAME_ROOM), 36, ink)
    STYLE.write_line(image, (PLAYED_RIGHT, middle), str(line.played), 34, 60, "r", SOFT)
    STYLE.write_line(image, (WON_RIGHT, middle), str(line.won), 34, 60, "r", SOFT)
    NUMBERS.write_line(image, (POINTS_RIGHT, middle), line.points, 42, 110, "r", ink)


def _clipped(name: str, size: int, room: int) -> tuple[names.Run, ...]:
    return names.clip(name, size, room) or names.runs("?")


def draw_poster(view: StandingsView, look: Look) -> Picture | None:
    """Draw the poster of a league's end: its name, the first three on a podium, and the next places."""
    placed = [line for line in view.lines if line.place is not None]
    if not placed:
        return None
    rest = placed[len(STEPS) : len(STEPS) + MAX_REST]
    height = PODIUM_FOOT + 40 + (-(-len(rest) // 2)) * REST_ROW + (30 if rest else 0)
    image = _scenery(view, height, len(placed))
    draw = ImageDraw.Draw(image)
    _heading(image, draw, view)
    for line, (x, top, colour, _) in zip(placed, STEPS, strict=False):
        _winner(image, draw, line, (x, top), colour, look)
    for number, line in enumerate(rest):
        column, row = number % 2, number // 2
        left, middle = MARGIN + 20 + column * (WIDTH // 2), PODIUM_FOOT + 66 + row * REST_ROW
        NUMBERS.write_line(image, (left + 30, middle), f"{line.place}.", 32, 60, "m", GOLD)
        names.write(draw, (left + 66, middle), _clipped(line.name, 32, 240), 32, PAPER)
        NUMBERS.write_line(image, (left + 385, middle), line.points, 32, 80, "r", SILVER)
    return encode(image, PALETTE)


def _scenery(view: StandingsView, height: int, placed: int) -> Image.Image:
    """Draw night, rays, confetti, the cup and the podium, larger, and return them in the picture's size."""
    image = Image.new("RGB", (WIDTH * SCALE, height * SCALE), NIGHT)
    draw = ImageDraw.Draw(image)
    _rays(draw, (WIDTH // 2 * SCALE, 150 * SCALE), height * SCALE)
    _confetti(draw, view.title)
    _cup(draw, WIDTH // 2 * SCALE, 30 * SCALE, SCALE)
    for x, top, colour, _ in STEPS[: max(1, min(placed, len(STEPS)))]:
        box = [side * SCALE for side in (x - STEP_WIDTH // 2, top, x + STEP_WIDTH // 2, PODIUM_FOOT)]
        draw.rounded_rectangle(box, 18 * SCALE, colour, INK, 3 * SCALE, corners=(True, True, False, False))
    draw.rectangle((0, PODIUM_FOOT * SCALE, WIDTH * SCALE, (PODIUM_FOOT + 10) * SCALE), GOLD)
    return image.resize((WIDTH, height), Image.Resampling.LANCZOS)  # pyright: ignore[reportUnknownMemberType] - NumPy's types are unknown


def _rays(draw: ImageDraw.ImageDraw, centre: tuple[int, int], reach: int) -> None:
    light = (58, 71, 100)
    for number in range(0, 24, 2):
        edges = [centre]
        for turn in (number, number + 1):
            angle = (turn + 0.5) * pi / 12
            edges.append((round(centre[0] + reach * 1.5 * cos(angle)), round(centre[1] + reach * 1.5 * sin(angle))))
        draw.polygon(edges, light)


def _confetti(draw: ImageDraw.ImageDraw, title: str) -> None:
    """Scatter confetti beside the heading, the same for the same league."""
    luck = Random(title)  # noqa: S311 - only a pattern
    for _ in range(CONFETTI):
        x, y = luck.randrange(WIDTH) * SCALE, luck.randrange(PODIUM_TOP + 60) * SCALE
        if abs(x - WIDTH * SCALE / 2) < CLEAR * SCALE:
            continue
        length, angle = luck.randrange(7, 15) * SCALE, luck.random() * pi
        across, along = (cos(angle) * length, sin(angle) * length), (-sin(angle) * length / 3, cos(angle) * length / 3)
        corners = [
            (x + sign * across[0] + side * along[0], y + sign * across[1] + side * along[1])
            for sign, side in ((-1, -1), (1, -1), (1, 1), (-1, 1))
        ]
        draw.polygon(corners, luck.choice((GOLD, BLUE, ORANGE, GREEN, PURPLE, PAPER)))


def _cup(draw: ImageDraw.ImageDraw, x: int, top: int, s: int) -> None:
    """Draw a cup of 120 × 120 pixels, in units of `s`."""
    for side in (-1, 1):
        left, right = sorted((x + side * 30 * s, x + side * 78 * s))
        draw.ellipse((left, top + 8 * s, right, top + 62 * s), outline=GOLD, width=9 * s)
    draw.pieslice((x - 52 * s, top - 60 * s, x + 52 * s, top + 80 * s), 0, 180, GOLD, INK, 3 * s)
    draw.rectangle((x - 52 * s, top, x + 52 * s, top + 12 * s), GOLD, INK, 3 * s)
    draw.rectangle((x - 9 * s, top + 78 * s, x + 9 * s, top + 100 * s), GOLD)
    draw.rounded_rectangle((x - 42 * s, top + 98 * s, x + 42 * s, top + 118 * s), 5 * s, BRONZE, INK, 3 * s)
    draw.arc((x - 38 * s, top - 30 * s, x - 4 * s, top + 62 * s), 110, 170, PAPER, 6 * s)


def _heading(image: Image.Image, draw: ImageDraw.ImageDraw, view: StandingsView) -> None:
    size = next((size for size in range(60, 33, -2) if names.width(names.runs(view.title), size) <= WIDTH - 80), 34)
    title = _clipped(view.title, size, WIDTH - 80)
    names.write(draw, ((WIDTH - names.width(title, size)) // 2, POSTER_HEAD - 52), title, size, PAPER)
    STYLE.write_line(image, (WIDTH / 2, POSTER_HEAD + 6), view.subtitle, 34, WIDTH - 120, "m", GOLD)


def _winner(
    image: Image.Image,
    draw: ImageDraw.ImageDraw,
    line: StandingsLine,
    place: tuple[int, int],
    colour: Colour,
    look: Look,
) -> None:
    """Write the name above a step, and its place and points on the step."""
    x, top = place
    largest = 50 if colour is GOLD else 40
    size = next((n for n in range(largest, 27, -2) if names.width(names.runs(line.name), n) <= STEP_ROOM), 28)
    name = _clipped(line.name, size, STEP_ROOM)
    names.write(draw, (x - names.width(name, size) // 2, top - 40), name, size, PAPER)
    NUMBERS.write_line(image, (x, top + 50), str(line.place), 76, 120)
    points = word(look.language, "league-points", points=line.points)
    NUMBERS.write_line(image, (x, PODIUM_FOOT - 66), points, 38, STEP_ROOM)
    record = word(look.language, "league-record", played=line.played, won=line.won)
    STYLE.write_line(image, (x, PODIUM_FOOT - 26), record, 26, STEP_ROOM)
