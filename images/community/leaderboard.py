"""The picture of a leaderboard: places, names, points, and a bar with the range of each player's strength."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from bot.i18n.translation import text
from images.community.style import (
    BLUE,
    BLUE_PALE,
    BRONZE,
    CREAM,
    GOLD,
    NIGHT,
    NUMBERS,
    OWN,
    PALE,
    PALETTE,
    PAPER,
    ROBOT,
    ROBOT_PALE,
    SILVER,
    SOFT,
    STYLE,
    WIDTH,
    word,
)
from images.kit import encode, names

if TYPE_CHECKING:
    from bot.results.leaderboard import Leaderboard, Line
    from images.kit import Look, Picture
    from images.kit.colours import Colour

BAR_HEIGHT, ROW_HEIGHT, MARGIN = 76, 92, 20
NAME_LEFT, VALUE_RIGHT = 108, WIDTH - 32
NAME_ROOM = 480
"""Greatest length of a name, in pixels."""
SCALE_LEFT = 470
"""Left end of the bars; they end at `VALUE_RIGHT`."""
MEDALS: tuple[Colour, ...] = (GOLD, SILVER, BRONZE)
"""The colours of the first places."""
MIN_SPAN = 200
"""The fewest points between the ends of the scale."""


def draw_leaderboard(board: Leaderboard, look: Look) -> Picture | None:
    """Draw the lines of a leaderboard; None if it has none."""
    rows = [*board.lines, *([board.reader] if board.reader else [])]
    if not rows:
        return None
    gap = ROW_HEIGHT // 4 if board.reader else 0
    image = Image.new("RGB", (WIDTH, BAR_HEIGHT + len(rows) * ROW_HEIGHT + gap + MARGIN), CREAM)
    _heading(image, board, look)
    span = _span(rows)
    for number, line in enumerate(rows):
        top = BAR_HEIGHT + MARGIN // 2 + number * ROW_HEIGHT + (gap if line is board.reader else 0)
        _row(image, top, line, span, look)
    if gap:
        _dots(image, BAR_HEIGHT + MARGIN // 2 + len(board.lines) * ROW_HEIGHT + gap // 2)
    return encode(image, PALETTE)


def _heading(image: Image.Image, board: Leaderboard, look: Look) -> None:
    ImageDraw.Draw(image).rectangle((0, 0, WIDTH, BAR_HEIGHT - 1), NIGHT)
    title = text(board.game, look.language, "game-name")
    if board.role:
        role = text(board.game, look.language, f"role-{board.role}")
        title = word(look.language, "ranking-role", game=title, role=role)
    period = word(look.language, f"ranking-{board.period.value}")
    room = WIDTH - 2 * MARGIN
    room -= STYLE.write_line(image, (WIDTH - MARGIN, BAR_HEIGHT / 2), period, 34, 300, "r", GOLD) + MARGIN
    STYLE.write_line(image, (MARGIN, BAR_HEIGHT / 2), title, 44, room, "l", PAPER)


def _span(rows: list[Line]) -> tuple[int, int]:
    """Return the points at the ends of the scale."""
    low, high = min(line.range.low for line in rows), max(line.range.high for line in rows)
    return low, max(high, low + MIN_SPAN)


def _row(image: Image.Image, top: int, line: Line, span: tuple[int, int], look: Look) -> None:
    draw, middle, language = ImageDraw.Draw(image), top + 32, look.language
    ground = OWN if line.is_reader else PAPER
    draw.rounded_rectangle((MARGIN // 2, top, WIDTH - MARGIN // 2, top + ROW_HEIGHT - 9), 14, ground, PALE, 2)
    _place(image, middle + 9, line)
    value = ("≈" if line.is_provisional else "") + str(line.range.low)
    room = NAME_ROOM
    if line.gain is not None:
        NUMBERS.write_line(image, (VALUE_RIGHT, middle), f"{line.gain:+}".replace("-", "−"), 44, 220, "r")
        detail = STYLE.write_line(image, (VALUE_RIGHT - 150, middle + 2), value, 32, 160, "r", SOFT)
        room = min(room, VALUE_RIGHT - 150 - detail - NAME_LEFT - MARGIN)
    else:
        NUMBERS.write_line(image, (VALUE_RIGHT, middle), value, 44, 220, "r")
    if line.strength is not None:
        label = word(language, "ranking-computer-name", strength=word(language, f"strength-{line.strength.value}"))
        STYLE.write_line(image, (NAME_LEFT, middle), label, 36, room, "l", SOFT)
    else:
        names.write(draw, (NAME_LEFT, middle), _name(line, room), 38, STYLE.ink)
        games = word(language, "ranking-games", games=line.games, wins=line.wins)
        STYLE.write_line(image, (NAME_LEFT, top + 66), games, 27, SCALE_LEFT - NAME_LEFT - MARGIN, "l", SOFT)
    _range(draw, top + 66, line, span)


def _name(line: Line, room: int) -> tuple[names.Run, ...]:
    return names.clip(line.name, 38, room) or names.runs("?")


def _place(image: Image.Image, middle: int, line: Line) -> None:
    """Draw the place in a medal, or the sign of a computer player."""
    draw, centre = ImageDraw.Draw(image), 62
    if line.place is None:
        _robot(draw, centre, middle)
        return
    if line.place <= len(MEDALS):
        draw.circle((centre, middle), 31, MEDALS[line.place - 1], STYLE.ink, 2)
    NUMBERS.write_line(image, (centre, middle), str(line.place), 40, 78)


def _robot(draw: ImageDraw.ImageDraw, x: int, y: int) -> None:
    draw.line((x, y - 27, x, y - 18), ROBOT, 4)
    draw.circle((x, y - 28), 5, ROBOT)
    draw.rounded_rectangle((x - 25, y - 19, x + 25, y + 21), 9, ROBOT)
    for side in (-11, 11):
        draw.circle((x + side, y - 3), 6, PAPER)
    draw.line((x - 11, y + 11, x + 11, y + 11), PAPER, 4)


def _range(draw: ImageDraw.ImageDraw, y: int, line: Line, span: tuple[int, int]) -> None:
    """Draw the scale with the range of a strength: the safe end, and the most probable point."""

    def at(value: int) -> int:
        return SCALE_LEFT + (VALUE_RIGHT - SCALE_LEFT) * (value - span[0]) // (span[1] - span[0])

    ink, pale = (ROBOT, ROBOT_PALE) if line.strength is not None else (BLUE, BLUE_PALE)
    draw.line((SCALE_LEFT, y, VALUE_RIGHT, y), PALE, 3)
    draw.rounded_rectangle((at(line.range.low), y - 7, at(line.range.high), y + 7), 7, pale)
    draw.rounded_rectangle((at(line.range.low) - 3, y - 11, at(line.range.low) + 3, y + 11), 3, ink)
    draw.circle((at(line.range.middle), y), 8, ink)


def _dots(image: Image.Image, y: int) -> None:
    """Draw the sign for lines that are left out."""
    draw = ImageDraw.Draw(image)
    for x in (40, 62, 84):
        draw.circle((x, y), 4, SOFT)
