"""A seat's wall on its hill: the cards, the flag, and in the bonus game what is safe and what is not."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from PIL import ImageDraw

from cogs.fort.cards import FULL, Figure, figure
from cogs.fort.view import Phase
from images.fort import layout, signs
from images.fort.colours import AMBER, FADED, GOLD, INK, PAPER
from images.fort.heraldry import flag
from images.fort.stones import NOTCH, bold, ghost, silhouette, stone
from images.kit.colours import mix
from images.kit.pen import pasted, sprite

if TYPE_CHECKING:
    from PIL import Image

    from cogs.fort.view import Board, Wall
    from images.kit import Look
    from images.kit.colours import Colour
    from images.kit.pen import Pen

NEXT, PLANNED = mix(GOLD, PAPER, 1 / 3), mix(AMBER, INK, 1 / 2)
TOWERS = frozenset({Figure.START, Figure.TOWER})


def wall(image: Image.Image, board: Board, look: Look, seat: int) -> None:
    """Draw a seat's wall."""
    top, built = layout.strip(seat), board.walls[seat]
    grey = built.out and board.phase is not Phase.OVER
    pasted(image, flag(seat), layout.slot(0) + 50, top - 8)
    for index, number in enumerate(built.cards):
        pasted(image, stone(number, bonus=board.bonus, grey=grey), layout.slot(index), top)
        if seat in board.winners:
            pasted(image, signs.bunting(seat), layout.slot(index), top + layout.BATTLEMENT + NOTCH - 1)
    _ends(image, top, len(built.cards), FADED[0] if grey else INK)
    if board.turn == seat and len(built.cards) < FULL and board.phase is not Phase.SHOOT:
        up = _turned(board)
        if up is None or up > built.cards[-1]:
            pasted(image, _next(up), layout.slot(len(built.cards)), top)
    if board.bonus:
        _defence(image, board, seat)
    for index, number in enumerate(built.cards):
        if number in look.changed:
            pasted(image, signs.new(), layout.slot(index) + layout.SLOT - 28, top + layout.FOOT - 20)


def _ends(image: Image.Image, top: int, cards: int, colour: Colour) -> None:
    """Close a wall at both ends; between its cards it has none."""
    draw = ImageDraw.Draw(image)
    for x in (layout.slot(0), layout.slot(cards) - 1):
        draw.line((x, top + layout.BATTLEMENT + NOTCH, x, top + layout.FOOT), colour, 3)


def _turned(board: Board) -> int | None:
    """Return the number of the card turned up now."""
    return board.field[board.turned - 1] if board.turned else None


@cache
def _next(number: int | None) -> Image.Image:
    """Return the place where the active seat builds next, with the number of the card that would fit there."""

    def paint(pen: Pen) -> None:
        pen.area(silhouette(), NEXT)
        ghost(pen, AMBER, 5)
        if number is not None:
            pen.write((layout.SLOT / 2, 117), str(number), bold, 64, PLANNED)
            return
        for bar in ((34, 117, 78, 117), (56, 95, 56, 139)):
            pen.line(bar, AMBER, 10)

    return sprite(layout.SLOT, layout.STONE_HEIGHT, paint)


def guarded(built: Wall) -> int:
    """Return how many cards from the left lie up to the last tower; one, the start card, guards nothing."""
    return max(index for index, number in enumerate(built.cards) if figure(number) in TOWERS) + 1


def _defence(image: Image.Image, board: Board, seat: int) -> None:
    """Show the moat up to the last tower, shields behind it, targets beyond it, and a magician's readiness."""
    top, built = layout.strip(seat), board.walls[seat]
    safe, shooting = guarded(built), board.phase is Phase.SHOOT
    for index, number in enumerate(built.cards):
        x = layout.slot(index)
        if index < safe > 1:
            pasted(image, signs.moat(), x, top + layout.FOOT - 8)
        if number in built.exposed and board.phase is not Phase.OVER:
            if not shooting or board.turn != seat:
                _under(image, signs.exposed(aimed=shooting), x, top + (5 if shooting else 0))
        elif number not in built.exposed and figure(number) not in TOWERS:
            _under(image, signs.guarded(), x, top)
        if built.magician and figure(number) is Figure.MAGICIAN:
            pasted(image, signs.sparkle(), x, top)


def _under(image: Image.Image, sign: Image.Image, x: int, top: int) -> None:
    """Hang a sign at a card's foot, in its middle."""
    pasted(image, sign, x + (layout.SLOT - sign.width) // 2, top + layout.FOOT + 3 - sign.height // 2)
