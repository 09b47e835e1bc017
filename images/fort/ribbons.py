"""The row below a wall: whose it is, whose turn it is, what is to be done and what the wall counts."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from cogs.fort.cards import FULL
from cogs.fort.view import Phase
from images.fort import layout, signs
from images.fort.colours import AMBER, ASH, EDGE, GOLD, INK, PAPER, STONE
from images.fort.figures import star
from images.fort.heraldry import arms
from images.fort.stones import bold
from images.kit import names
from images.kit.fonts import sans
from images.kit.pen import Pen, pasted, sprite

if TYPE_CHECKING:
    from cogs.fort.view import Board
    from images.kit import Look

NAME_SIZE = 37
NAME_ROOM = 500
"""Pixels; longer names are cut."""
_NAME_LEFT = 98
_TAIL = 26
"""Length of a ribbon's forked end."""
_POINTS = 150


def ribbon(image: Image.Image, board: Board, look: Look, seat: int) -> None:
    """Draw the row of a seat."""
    y = layout.strip(seat) + layout.RIBBON
    wall = board.walls[seat]
    active, won = board.turn == seat, seat in board.winners
    waits = wall.out and board.phase is not Phase.OVER
    name = _name(look, seat)
    extras = _extras(board, seat)
    width = _NAME_LEFT + 14 + names.width(name, NAME_SIZE) + sum(extra.width + 10 for extra in extras) + _TAIL
    _banner(image, y, width, gold=active or won, grey=waits)
    if active:
        pasted(image, signs.arrow(), 3, y + 1)
    pasted(image, arms(seat, grey=waits), layout.LEFT + 6, y)
    x = names.write(ImageDraw.Draw(image), (_NAME_LEFT, y + 24), name, NAME_SIZE, INK) + 14
    for extra in extras:
        pasted(image, extra, x, y + 24 - extra.height // 2)
        x += extra.width + 10
    pasted(image, tally(wall.points, bonus=board.bonus), layout.WIDTH - layout.LEFT - _POINTS, y)


def _name(look: Look, seat: int) -> tuple[names.Run, ...]:
    """Return a seat's name as far as it can be drawn, else the seat's number."""
    told = look.names[seat] if seat < len(look.names) else ""
    return names.clipped(told, NAME_SIZE, NAME_ROOM) or names.runs(str(seat + 1))


def _extras(board: Board, seat: int) -> list[Image.Image]:
    """Return the signs behind a name."""
    extras = [signs.crown()] if seat in board.winners else []
    if board.walls[seat].out and board.phase is not Phase.OVER:
        extras.append(signs.asleep())
    if board.turn == seat and board.phase is Phase.SHOOT:
        extras += [signs.aiming(), signs.exposed()]
    elif board.turn == seat and board.phase is Phase.TURN:
        extras.append(signs.to_turn())
    return extras


def _banner(image: Image.Image, y: int, width: int, *, gold: bool, grey: bool) -> None:
    fill, line = (GOLD, INK) if gold else (STONE if grey else PAPER, ASH if grey else EDGE)
    band = _band(width, fill, line)
    pasted(image, band, layout.LEFT - 4, y - 1)


@cache
def _ends(fill: tuple[int, int, int], line: tuple[int, int, int]) -> Image.Image:
    tall = layout.RIBBON_HEIGHT + 2
    shape = (2, 2, 198, 2, 198 - _TAIL * 0.6, tall / 2, 198, tall - 2, 2, tall - 2)
    return sprite(200, tall, lambda pen: pen.area(shape, fill, line, 3))


def _band(width: int, fill: tuple[int, int, int], line: tuple[int, int, int]) -> Image.Image:
    """Stretch a ribbon by repeating a column of its middle."""
    ends = _ends(fill, line)
    band = ends.transform((width, ends.height), Image.Transform.EXTENT, (100, 0, 101, ends.height))
    band.paste(ends.crop((0, 0, 60, ends.height)), (0, 0))
    band.paste(ends.crop((140, 0, 200, ends.height)), (width - 60, 0))
    return band


@cache
def tally(points: int, *, bonus: bool) -> Image.Image:
    """Return what a wall counts: cards of ten, or points beside a star."""

    def paint(pen: Pen) -> None:
        pen.tile((1, 1, _POINTS - 1, layout.RIBBON_HEIGHT - 1), PAPER, AMBER if bonus else EDGE, 3, round_by=14)
        if bonus:
            star(pen.moved(34, 25), 19, ringed=True)
            pen.write((98, 25), str(points), bold, 42, INK)
        else:
            pen.write((52, 25), str(points), bold, 42, INK)
            pen.write((108, 27), f"/{FULL}", lambda size: sans(size, 600), 30, INK)

    return sprite(_POINTS, layout.RIBBON_HEIGHT, paint)
