"""A seat's wall on its hill, and the ribbon below it.

The wall has the seat's flag and, in the bonus game, marks for safe and exposed cards. The ribbon shows the player,
the points, and the task of an active seat.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from PIL import Image, ImageDraw

from cogs.fort.board import Phase, Wall
from cogs.fort.cards import FULL, TOWERS, Figure, figure, guarded
from images.fort import layout, signs
from images.fort.cards import NOTCH, bold, ghost, silhouette, stone
from images.fort.colours import AMBER, ASH, EDGE, FADED, GOLD, INK, PAPER, STONE
from images.fort.figures import star
from images.fort.signs import arms, flag
from images.kit import names
from images.kit.colours import mix
from images.kit.fonts import sans
from images.kit.pen import Pen, pasted, sprite
from images.kit.weighted_cache import picture_cache

if TYPE_CHECKING:
    from cogs.fort.board import Board
    from images.kit import Look
    from images.kit.colours import Colour

NEXT, PLANNED = mix(GOLD, PAPER, 1 / 3), mix(AMBER, INK, 1 / 2)
NAME_SIZE = 37
NAME_ROOM = 500
"""Pixels for the name; longer names are cut."""
_NAME_LEFT = 98
_TAIL = 26
"""Length in pixels of a ribbon's forked end."""
_POINTS = 150


class Strip(Struct, frozen=True):
    """The visible state of a seat: equal strips look the same."""

    seat: int
    wall: Wall
    name: tuple[names.Run, ...]
    bonus: bool
    won: bool
    over: bool
    """The game is finished."""
    task: Phase | None
    """What the seat must do; None if it is not active."""
    up: int | None
    """The number of the card that the seat turned up; None if there is none."""
    aimed_at: bool
    """Another seat is choosing the target of a cannon."""
    new: tuple[int, ...]
    """The cards that are marked as new."""

    @property
    def waits(self) -> bool:
        """Whether the seat is passed over because no card fits its wall, in a running game."""
        return self.wall.out and not self.over


def shown_in(board: Board, look: Look, seat: int) -> Strip:
    """Return the visible state of a seat of a board."""
    active, wall = board.turn == seat, board.walls[seat]
    return Strip(
        seat=seat,
        wall=wall,
        name=names.clip_name(look, seat, NAME_SIZE, NAME_ROOM),
        bonus=board.bonus,
        won=seat in board.winners,
        over=board.phase is Phase.OVER,
        task=board.phase if active else None,
        up=board.field[board.turned - 1] if active and board.turned else None,
        aimed_at=board.phase is Phase.SHOOT and not active,
        new=tuple(number for number in wall.cards if number in look.changed),
    )


def wall(image: Image.Image, shown: Strip, top: int) -> None:
    """Draw a seat's wall with its flag and its marks."""
    cards = shown.wall.cards
    hoist(image, shown.seat, top)
    for index, number in enumerate(cards):
        pasted(image, stone(number, bonus=shown.bonus, grey=shown.waits), layout.slot(index), top)
        if shown.won:
            pasted(image, signs.bunting(shown.seat), layout.slot(index), top + layout.BATTLEMENT + NOTCH - 1)
    _ends(image, top, len(cards), FADED[0] if shown.waits else INK)
    building = shown.task not in {None, Phase.SHOOT} and len(cards) < FULL
    if building and (shown.up is None or shown.up > cards[-1]):
        pasted(image, _next(shown.up), layout.slot(len(cards)), top)
    if shown.bonus:
        _defence(image, shown, top)
    for index, number in enumerate(cards):
        if number in shown.new:
            pasted(image, signs.new(), layout.slot(index) + layout.SLOT - 28, top + layout.FOOT - 20)


def hoist(image: Image.Image, seat: int, top: int) -> None:
    """Draw a seat's flag. Draw it before the wall, which covers its pole."""
    pasted(image, flag(seat), layout.slot(0) + 50, top - 8)


def _ends(image: Image.Image, top: int, cards: int, colour: Colour) -> None:
    """Draw the outlines of both ends of a wall."""
    draw = ImageDraw.Draw(image)
    for x in (layout.slot(0), layout.slot(cards) - 1):
        draw.line((x, top + layout.BATTLEMENT + NOTCH, x, top + layout.FOOT), colour, 3)


@picture_cache
def _next(number: int | None) -> Image.Image:
    """Return the next slot of the active seat, with the number of the turned card; None: a plus."""

    def paint(pen: Pen) -> None:
        pen.area(silhouette(), NEXT)
        ghost(pen, AMBER, 5)
        if number is not None:
            pen.write((layout.SLOT / 2, 117), str(number), bold, 64, PLANNED)
            return
        for bar in ((34, 117, 78, 117), (56, 95, 56, 139)):
            pen.line(bar, AMBER, 10)

    return sprite(layout.SLOT, layout.STONE_HEIGHT, paint)


def _defence(image: Image.Image, shown: Strip, top: int) -> None:
    """Draw the moat up to the last tower, shields behind it, targets beyond it, and stars at a ready magician."""
    built = shown.wall
    safe = guarded(built.cards)
    for index, number in enumerate(built.cards):
        x = layout.slot(index)
        if index < safe > 1:
            pasted(image, signs.moat(), x, top + layout.FOOT - 8)
        if number in built.exposed and not shown.over:
            if shown.task is not Phase.SHOOT:
                _under(image, signs.exposed(aimed=shown.aimed_at), x, top + (5 if shown.aimed_at else 0))
        elif number not in built.exposed and figure(number) not in TOWERS:
            _under(image, signs.guarded(), x, top)
        if built.magician and figure(number) is Figure.MAGICIAN:
            pasted(image, signs.sparkle(), x, top)


def _under(image: Image.Image, sign: Image.Image, x: int, top: int) -> None:
    """Paste a sign on the middle of a card's foot."""
    pasted(image, sign, x + (layout.SLOT - sign.width) // 2, top + layout.FOOT + 3 - sign.height // 2)


def ribbon(image: Image.Image, shown: Strip, y: int) -> None:
    """Draw the ribbon of a seat; `y` is its top."""
    extras = _extras(shown)
    width = _NAME_LEFT + 14 + names.width(shown.name, NAME_SIZE) + sum(extra.width + 10 for extra in extras) + _TAIL
    _banner(image, y, width, gold=shown.task is not None or shown.won, grey=shown.waits)
    if shown.task is not None:
        pasted(image, signs.arrow(), 3, y + 1)
    pasted(image, arms(shown.seat, grey=shown.waits), layout.LEFT + 6, y)
    x = names.write(ImageDraw.Draw(image), (_NAME_LEFT, y + 24), shown.name, NAME_SIZE, INK) + 14
    for extra in extras:
        pasted(image, extra, x, y + 24 - extra.height // 2)
        x += extra.width + 10
    pasted(image, tally(shown.wall.points, bonus=shown.bonus), layout.WIDTH - layout.LEFT - _POINTS, y)


def _extras(shown: Strip) -> list[Image.Image]:
    """Return the signs to the right of the name."""
    extras = [signs.crown()] if shown.won else []
    if shown.waits:
        extras.append(signs.asleep())
    if shown.task is Phase.SHOOT:
        extras += [signs.aiming(), signs.exposed()]
    elif shown.task is Phase.TURN:
        extras.append(signs.to_turn())
    return extras


def _banner(image: Image.Image, y: int, width: int, *, gold: bool, grey: bool) -> None:
    fill, line = (GOLD, INK) if gold else (STONE if grey else PAPER, ASH if grey else EDGE)
    band = _band(width, fill, line)
    pasted(image, band, layout.LEFT - 4, y - 1)


@picture_cache
def _swallow_tails(fill: tuple[int, int, int], line: tuple[int, int, int]) -> Image.Image:
    tall = layout.RIBBON_HEIGHT + 2
    shape = (2, 2, 198, 2, 198 - _TAIL * 0.6, tall / 2, 198, tall - 2, 2, tall - 2)
    return sprite(200, tall, lambda pen: pen.area(shape, fill, line, 3))


def _band(width: int, fill: tuple[int, int, int], line: tuple[int, int, int]) -> Image.Image:
    """Return a banner of a width, stretched by repeating a middle column."""
    ends = _swallow_tails(fill, line)
    band = ends.transform((width, ends.height), Image.Transform.EXTENT, (100, 0, 101, ends.height))
    band.paste(ends.crop((0, 0, 60, ends.height)), (0, 0))
    band.paste(ends.crop((140, 0, 200, ends.height)), (width - 60, 0))
    return band


@picture_cache
def tally(points: int, *, bonus: bool) -> Image.Image:
    """Return the sign of a wall's count: cards out of ten, or in the bonus game points beside a star."""

    def paint(pen: Pen) -> None:
        pen.tile((1, 1, _POINTS - 1, layout.RIBBON_HEIGHT - 1), PAPER, AMBER if bonus else EDGE, 3, round_by=14)
        if bonus:
            star(pen.moved(34, 25), 19, ringed=True)
            pen.write((98, 25), str(points), bold, 42, INK)
        else:
            pen.write((52, 25), str(points), bold, 42, INK)
            pen.write((108, 27), f"/{FULL}", lambda size: sans(size, 600), 30, INK)

    return sprite(_POINTS, layout.RIBBON_HEIGHT, paint)
