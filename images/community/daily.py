"""The picture of a user's record with the puzzle of the day: how often each difference from par, and the streak."""

from __future__ import annotations

from typing import TYPE_CHECKING

from images.kit import encode
from images.kit.colours import Colour, fixed_palette, rgb
from images.kit.fonts import bold, heavy
from images.kit.pen import ground

if TYPE_CHECKING:
    from bot.daily.model import DailyRecord
    from images.kit import Look, Picture
    from images.kit.pen import Pen

WIDTH, HEIGHT = 880, 460
"""Pixels; a phone shows the picture at half this size."""
_PAPER, _INK, _PALE, _GRID = rgb("f7f3ea"), rgb("26323a"), rgb("8b969c"), rgb("d9d3c4")
_BELOW, _PAR, _ABOVE = rgb("00795c"), rgb("0072b2"), rgb("b8651b")
"""The colours of bars below, at and above par; their place says the same."""
_COLOURS: tuple[Colour, ...] = (_INK, _PALE, _GRID, _BELOW, _PAR, _ABOVE)
_PALETTE = fixed_palette((_PAPER,), _COLOURS, (_PAPER, _INK))
_LEFT, _BOTTOM, _TOP = 30.0, HEIGHT - 74.0, 84.0
_GAP = 10.0
_LABEL_SIZE, _COUNT_SIZE = 34, 38


def draw_record(record: DailyRecord, _look: Look) -> Picture:
    """Draw one bar for each difference from par, with its count; today's bar has a frame and a triangle."""
    return encode(ground(WIDTH, HEIGHT, _PAPER, lambda pen: _paint(pen, record)), _PALETTE)


def _paint(pen: Pen, record: DailyRecord) -> None:
    count, most = len(record.bars), max(1, *record.bars)
    step = (WIDTH - 2 * _LEFT) / count
    middle = count // 2
    pen.line((_LEFT, _BOTTOM, WIDTH - _LEFT, _BOTTOM), _INK, 3)
    for n, bar in enumerate(record.bars):
        x = _LEFT + (n + 0.5) * step
        height = (_BOTTOM - _TOP) * bar / most
        colour = _PAR if n == middle else _BELOW if n < middle else _ABOVE
        if bar:
            box = (x - step / 2 + _GAP / 2, _BOTTOM - height, x + step / 2 - _GAP / 2, _BOTTOM)
            pen.tile(box, colour, _INK if n == record.latest else None, 5, round_by=6)
            pen.write((x, _BOTTOM - height - 26), str(bar), heavy, _COUNT_SIZE, _INK)
        if n == record.latest:
            top = _BOTTOM - height - 52
            pen.area((x - 15, top - 20, x + 15, top - 20, x, top), _INK)
        pen.write((x, _BOTTOM + 36), _label(n - middle, middle), bold, _LABEL_SIZE, _INK if bar else _PALE)


def _label(difference: int, edge: int) -> str:
    """Return a difference from par with its sign: `=` for par itself, marked where several are counted together."""
    if not difference:
        return "="
    sign = "−" if difference < 0 else "+"
    return f"{'≤' if difference == -edge else '≥' if difference == edge else ''}{sign}{abs(difference)}"
