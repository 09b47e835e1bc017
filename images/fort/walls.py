"""A seat's wall on its hill: the cards, the flag, and in the bonus game what is safe and what is not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.fort.cards import FULL, Figure, figure
from cogs.fort.view import Phase
from images.fort import layout, signs
from images.fort.colours import AMBER
from images.fort.heraldry import flag
from images.fort.stones import ghost, stone
from images.kit.pen import pasted, sprite

if TYPE_CHECKING:
    from PIL import Image

    from cogs.fort.view import Board, Wall
    from images.kit import Look

TOWERS = frozenset({Figure.START, Figure.TOWER})


def wall(image: Image.Image, board: Board, look: Look, seat: int) -> None:
    """Draw a seat's wall."""
    top, built = layout.strip(seat), board.walls[seat]
    grey = built.out and seat not in board.winners
    pasted(image, flag(seat), layout.slot(0) + 50, top - 18)
    for index, number in enumerate(built.cards):
        pasted(image, stone(number, grey=grey), layout.slot(index), top)
    if board.turn == seat and len(built.cards) < FULL and board.phase is not Phase.SHOOT:
        pasted(image, _next(), layout.slot(len(built.cards)), top)
    if board.bonus:
        _defence(image, board, seat)
    for index, number in enumerate(built.cards):
        if number in look.changed:
            pasted(image, signs.new(), layout.slot(index) + layout.SLOT - 36, top + layout.BATTLEMENT + 4)


def _next() -> Image.Image:
    """Return the outline of the card that the active seat may build next."""
    return sprite(layout.SLOT, layout.STONE_HEIGHT, lambda pen: ghost(pen, AMBER, dash=12))


def guarded(built: Wall) -> int:
    """Return how many cards from the left lie up to the last tower; one, the start card, guards nothing."""
    return max(index for index, number in enumerate(built.cards) if figure(number) in TOWERS) + 1


def _defence(image: Image.Image, board: Board, seat: int) -> None:
    """Show the moat up to the last tower, shields behind it, targets beyond it, and a magician's readiness."""
    top, built = layout.strip(seat), board.walls[seat]
    safe = guarded(built)
    for index, number in enumerate(built.cards):
        x = layout.slot(index)
        if 1 < safe and index < safe:
            pasted(image, signs.moat(), x, top + layout.FOOT - 8)
        if number in built.exposed:
            aimed = board.phase is Phase.SHOOT and board.turn != seat
            _under(image, signs.exposed(aimed=aimed), x, top)
        elif figure(number) not in TOWERS:
            _under(image, signs.guarded(), x, top)
        if built.magician and figure(number) is Figure.MAGICIAN:
            pasted(image, signs.sparkle(), x, top)


def _under(image: Image.Image, sign: Image.Image, x: int, top: int) -> None:
    """Hang a sign at a card's foot, in its middle."""
    pasted(image, sign, x + (layout.SLOT - sign.width) // 2, top + layout.FOOT + 3 - sign.height // 2)
