"""The panel below the town: the current task, Fantom's ticket track, and all tickets.

It must be legible at a quarter of its size, as phones show it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from cogs.fantom.board import Phase
from cogs.fantom.knowledge.rides import active_pawns
from images.fantom.colours import FRAME, GLOW, INK, SEPIA, STREET
from images.fantom.hunt.pictograms import eye, fantom, figure
from images.fantom.hunt.reading import task_text, word
from images.fantom.hunt.tickets import cards_height, ticket_cards
from images.fantom.hunt.tiles import draw_tile, palette_index
from images.fantom.hunt.track import track, track_height
from images.kit import text
from images.kit.fonts import bold, heavy, serif
from images.kit.pen import paste

if TYPE_CHECKING:
    from cogs.fantom.board import Board
    from images.kit import Look

MARGIN = 20
HEADING_HEIGHT = 104
"""Height in pixels of the row with the current task."""
NARROW_WIDTH, SECOND_ROW_HEIGHT = 1200, 60
"""Panels narrower than `NARROW_WIDTH` pixels have a second row for the box and the next reveal."""


@dataclass(frozen=True)
class _Layout:
    """Vertical positions of a panel's parts, in pixels from the panel's top."""

    track: int
    stocks: int
    bottom: int


def _layout(board: Board, width: int) -> _Layout:
    heading = HEADING_HEIGHT + (SECOND_ROW_HEIGHT if width < NARROW_WIDTH else 0)
    below = heading + track_height(board.boxes, width - 2 * MARGIN)
    return _Layout(heading, below, below + cards_height(len(board.detectives), width - 2 * MARGIN) + MARGIN)


def height(board: Board, width: int) -> int:
    """Return the panel's height in pixels."""
    return _layout(board, width).bottom


def panel(image: Image.Image, board: Board, look: Look, top: int) -> None:
    """Draw the panel across a picture in palette indices, from `top` down."""
    width, parts = image.width, _layout(board, image.width)
    image.paste(palette_index(STREET), (0, top, width, image.height))
    image.paste(draw_tile(width, parts.track, lambda heading: _heading(heading, board, look)), (0, top))
    track(image, board, (MARGIN, top + parts.track), width - 2 * MARGIN)
    ticket_cards(image, board, look, (MARGIN, top + parts.stocks), width - 2 * MARGIN)


def _heading(image: Image.Image, board: Board, look: Look) -> None:
    """Write the current task, and beside or below it the box and the next reveal."""
    middle, right = HEADING_HEIGHT // 2 + 2, image.width - MARGIN
    ImageDraw.Draw(image).rectangle((0, 0, image.width, 4), FRAME)
    if image.width < NARROW_WIDTH:
        _write_progress_row(image, board, look.language, HEADING_HEIGHT + SECOND_ROW_HEIGHT // 2)
    else:
        right = _write_progress(image, board, look.language, middle)
    _write_task(image, board, look.language, middle, right)


def _write_task(image: Image.Image, board: Board, language: str, middle: int, right: int) -> None:
    """Write the current task on gold, in the largest type that fits to the left of `right`."""
    draw = ImageDraw.Draw(image)
    pawn = board.pawn or next((detective.pawn for detective in active_pawns(board)), None)
    sign = figure(pawn, language, 78) if pawn and board.phase is not Phase.OVER else fantom(78)
    left, task = MARGIN + 8, task_text(board, language)
    size = text.find_size(serif, task, range(56, 18, -2), right - left - 130)
    width = sign.width + 46 + round(text.length(serif, size, task))
    draw.rounded_rectangle((left - 8, middle - 44, left + width, middle + 44), 20, GLOW, INK, 3)
    paste(image, sign, left + 8, middle - 39)
    text.write(draw, (left + sign.width + 24, middle + size * 0.34), task, INK, serif, size)


def _write_progress(image: Image.Image, board: Board, language: str, middle: int) -> int:
    """Write the current box and the next reveal at the right; return the left end of the text."""
    draw, right = ImageDraw.Draw(image), image.width - MARGIN - 6
    boxes, reveal = _progress_texts(board, language)
    if not reveal:
        text.write(draw, (right, middle + 15), boxes, SEPIA, heavy, 44, "rs")
        return right - round(text.length(heavy, 44, boxes)) - 20
    text.write(draw, (right, middle - 8), boxes, SEPIA, heavy, 38, "rs")
    left = _write_reveal(image, reveal, (right, middle + 38), 38)
    return min(left, right - round(text.length(heavy, 38, boxes))) - 20


def _write_progress_row(image: Image.Image, board: Board, language: str, middle: int) -> None:
    """Write the current box and the next reveal in a row of their own."""
    boxes, reveal = _progress_texts(board, language)
    room, both_texts = image.width - 2 * MARGIN - 110, boxes + reveal
    size = text.find_size(heavy, both_texts, range(38, 16, -2), room)
    text.write(ImageDraw.Draw(image), (MARGIN + 8, middle + size * 0.34), boxes, SEPIA, heavy, size)
    if reveal:
        _write_reveal(image, reveal, (image.width - MARGIN - 8, middle + round(size * 0.34)), size)


def _progress_texts(board: Board, language: str) -> tuple[str, str]:
    """Return the texts of the current box and of the next reveal; the second is empty after the hunt."""
    boxes = word(language, "boxes", box=len(board.log), boxes=board.boxes)
    if board.phase is Phase.OVER:
        return boxes, ""
    return boxes, word(language, "reveal", box=board.next_reveal) if board.next_reveal else word(language, "no-reveal")


def _write_reveal(image: Image.Image, reveal: str, right: tuple[int, int], size: int) -> int:
    """Write the next reveal with an eye, ending at a point on the base line; return its left end."""
    sign, (x, y) = eye(round(size * 0.9)), right
    text.write(ImageDraw.Draw(image), (x, y), reveal, INK, bold, size, "rs")
    left = x - round(text.length(bold, size, reveal)) - sign.width - 12
    paste(image, sign, left, y - round(size * 0.34) - sign.height // 2)
    return left
