"""What the figures are worth in the bonus game, as signs: a figure and what it adds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.fort.cards import DECK, Figure, worth
from images.fort.colours import EDGE, INK, PAPER
from images.fort.figures import PEOPLE, prince, princess
from images.kit.fonts import sans

if TYPE_CHECKING:
    from images.kit.pen import Pen

SHOWN = (Figure.KING, Figure.QUEEN, Figure.PRINCE, Figure.PRINCESS, Figure.CROW, Figure.CROWS)
PAIR = 1
"""A prince and a princess together are worth so much more."""
CHIP = 96
_TALL = 54


def _chip(pen: Pen, width: float, points: int) -> None:
    pen.tile((0, 0, width - 8, _TALL), PAPER, EDGE, 2, round_by=12)
    pen.write((width - 32, _TALL / 2), f"+{points}", lambda size: sans(size, 800), 30, INK)


def worths(pen: Pen) -> None:
    """Draw the whole row, one chip for each figure and a wider one for the pair."""
    at = 0
    for shown in SHOWN:
        chip = pen.moved(at, 0)
        _chip(chip, CHIP, worth(DECK.figures[shown][0]))
        PEOPLE[shown](chip.moved(7, 8, 0.62))
        at += CHIP
    pair = pen.moved(at, 0)
    _chip(pair, CHIP + 36, PAIR)
    prince(pair.moved(5, 8, 0.62))
    princess(pair.moved(40, 8, 0.62))
