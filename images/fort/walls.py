"""A seat's wall on its hill, and the ribbon below it.

The wall has the seat's flag and, in the bonus game, marks for safe and exposed cards. The ribbon shows the player,
the points, and the task of an active seat.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from PIL import Image, ImageDraw

from cogs.fort.board import Phase, Wall
from cogs.fort.cards import TOWERS, WALL_SIZE, Figure, count_guarded, figure
from images.fort import layout, signs
from images.fort.cards import NOTCH_DEPTH, bold, ghost, silhouette, stone
from images.fort.colours import AMBER, ASH, EDGE, GOLD, GREY_TONES, INK, PAPER, STONE
from images.fort.figures import star
from images.fort.signs import arms, flag
from images.kit import names
from images.kit.colours import mix
from images.kit.fonts import sans
from images.kit.pen import Pen, paste, sprite
from images.kit.weighted_cache import picture_cache

if TYPE_CHECKING:
    from cogs.fort.board import Board
    from images.kit import Look
    from images.kit.colours import Colour

NEXT_SLOT_FILL, PLANNED_NUMBER_INK = mix(GOLD, PAPER, 1 / 3), mix(AMBER, INK, 1 / 2)
NAME_SIZE = 37
NAME_WIDTH = 500
"""Pixels for the name; longer names are cut."""
_NAME_LEFT = 98
_TAIL_LENGTH = 26
"""Length in pixels of a ribbon's forked end."""
_TALLY_WIDTH = 150


class Strip(Struct, frozen=True):
    """The visible state of a seat: equal strips look the same."""

    seat: int
    wall: Wall
    name: tuple[names.Run, ...]
    bonus: bool
    won: bool
    finished: bool
    """The game is finished."""
    task: Phase | None
    """What the seat must do; None if it is not active."""
    turned_number: int | None
    """The number of the card that the seat turned up; None if there is none."""
    aimed_at: bool
    """Another seat is choosing the target of a cannon."""
    new_cards: tuple[int, ...]
    """The cards that are marked as new."""

    @property
    def passed_over(self) -> bool:
        """Whether the seat is passed over because no card fits its wall, in a running game."""
        return self.wall.out and not self.finished


def seat_strip(board: Board, look: Look, seat: int) -> Strip:
    """Return the visible state of a seat of a board."""
    active, wall = board.turn == seat, board.walls[seat]
    return Strip(
        seat=seat,
        wall=wall,
        name=names.clip_name(look, seat, NAME_SIZE, NAME_WIDTH),
        bonus=board.bonus,
        won=seat in board.winners,
        finished=board.phase is Phase.OVER,
        task=board.phase if active else None,
        turned_number=board.field[board.turned - 1] if active and board.turned else None,
        aimed_at=board.phase is Phase.SHOOT and not active,
        new_cards=tuple(number for number in wall.cards if number in look.changed),
    )


def wall(image: Image.Image, strip: Strip, top: int) -> None:
    """Draw a seat's wall with its flag and its marks."""
    cards = strip.wall.cards
    hoist(image, strip.seat, top)
    for index, number in enumerate(cards):
        paste(image, stone(number, bonus=strip.bonus, grey=strip.passed_over), layout.slot(index), top)
        if strip.won:
            paste(image, signs.bunting(strip.seat), layout.slot(index), top + layout.BATTLEMENT + NOTCH_DEPTH - 1)
    _draw_ends(image, top, len(cards), GREY_TONES[0] if strip.passed_over else INK)
    building = strip.task not in {None, Phase.SHOOT} and len(cards) < WALL_SIZE
    if building and (strip.turned_number is None or strip.turned_number > cards[-1]):
        paste(image, _next_slot(strip.turned_number), layout.slot(len(cards)), top)
    if strip.bonus:
        _draw_defence(image, strip, top)
    for index, number in enumerate(cards):
        if number in strip.new_cards:
            paste(image, signs.new_mark(), layout.slot(index) + layout.SLOT - 28, top + layout.FOOT - 20)


def hoist(image: Image.Image, seat: int, top: int) -> None:
    """Draw a seat's flag. Draw it before the wall, which covers its pole."""
    paste(image, flag(seat), layout.slot(0) + 50, top - 8)


def _draw_ends(image: Image.Image, top: int, cards: int, colour: Colour) -> None:
    """Draw the outlines of both ends of a wall."""
    draw = ImageDraw.Draw(image)
    for x in (layout.slot(0), layout.slot(cards) - 1):
        draw.line((x, top + layout.BATTLEMENT + NOTCH_DEPTH, x, top + layout.FOOT), colour, 3)


@picture_cache
def _next_slot(number: int | None) -> Image.Image:
    """Return the next slot of the active seat, with the number of the turned card; None: a plus."""

    def paint(pen: Pen) -> None:
        pen.area(silhouette(), NEXT_SLOT_FILL)
        ghost(pen, AMBER, 5)
        if number is not None:
            pen.write((layout.SLOT / 2, 117), str(number), bold, 64, PLANNED_NUMBER_INK)
            return
        for bar in ((34, 117, 78, 117), (56, 95, 56, 139)):
            pen.line(bar, AMBER, 10)

    return sprite(layout.SLOT, layout.STONE_HEIGHT, paint)


def _draw_defence(image: Image.Image, strip: Strip, top: int) -> None:
    """Draw the moat up to the last tower, shields behind it, targets beyond it, and stars at a ready magician."""
    wall = strip.wall
    guarded_count = count_guarded(wall.cards)
    for index, number in enumerate(wall.cards):
        x = layout.slot(index)
        if index < guarded_count > 1:
            paste(image, signs.moat(), x, top + layout.FOOT - 8)
        if number in wall.exposed and not strip.finished:
            if strip.task is not Phase.SHOOT:
                _paste_at_foot(image, signs.target(aimed=strip.aimed_at), x, top + (5 if strip.aimed_at else 0))
        elif number not in wall.exposed and figure(number) not in TOWERS:
            _paste_at_foot(image, signs.shield(), x, top)
        if wall.magician and figure(number) is Figure.MAGICIAN:
            paste(image, signs.sparkle(), x, top)


def _paste_at_foot(image: Image.Image, sign: Image.Image, x: int, top: int) -> None:
    """Paste a sign on the middle of a card's foot."""
    paste(image, sign, x + (layout.SLOT - sign.width) // 2, top + layout.FOOT + 3 - sign.height // 2)


def ribbon(image: Image.Image, strip: Strip, y: int) -> None:
    """Draw the ribbon of a seat; `y` is its top."""
    seat_signs = _ribbon_signs(strip)
    signs_width = sum(sign.width + 10 for sign in seat_signs)
    width = _NAME_LEFT + 14 + names.width(strip.name, NAME_SIZE) + signs_width + _TAIL_LENGTH
    _draw_banner(image, y, width, gold=strip.task is not None or strip.won, grey=strip.passed_over)
    if strip.task is not None:
        paste(image, signs.arrow(), 3, y + 1)
    paste(image, arms(strip.seat, grey=strip.passed_over), layout.LEFT + 6, y)
    x = names.write(ImageDraw.Draw(image), (_NAME_LEFT, y + 24), strip.name, NAME_SIZE, INK) + 14
    for sign in seat_signs:
        paste(image, sign, x, y + 24 - sign.height // 2)
        x += sign.width + 10
    paste(image, tally(strip.wall.points, bonus=strip.bonus), layout.WIDTH - layout.LEFT - _TALLY_WIDTH, y)


def _ribbon_signs(strip: Strip) -> list[Image.Image]:
    """Return the signs to the right of the name."""
    seat_signs = [signs.crown()] if strip.won else []
    if strip.passed_over:
        seat_signs.append(signs.moon())
    if strip.task is Phase.SHOOT:
        seat_signs += [signs.cannon_sign(), signs.target()]
    elif strip.task is Phase.TURN:
        seat_signs.append(signs.turning_sign())
    return seat_signs


def _draw_banner(image: Image.Image, y: int, width: int, *, gold: bool, grey: bool) -> None:
    fill, line = (GOLD, INK) if gold else (STONE if grey else PAPER, ASH if grey else EDGE)
    band = _band(width, fill, line)
    paste(image, band, layout.LEFT - 4, y - 1)


@picture_cache
def _swallow_tails(fill: tuple[int, int, int], line: tuple[int, int, int]) -> Image.Image:
    height = layout.RIBBON_HEIGHT + 2
    shape = (2, 2, 198, 2, 198 - _TAIL_LENGTH * 0.6, height / 2, 198, height - 2, 2, height - 2)
    return sprite(200, height, lambda pen: pen.area(shape, fill, line, 3))


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
        pen.tile((1, 1, _TALLY_WIDTH - 1, layout.RIBBON_HEIGHT - 1), PAPER, AMBER if bonus else EDGE, 3, round_by=14)
        if bonus:
            star(pen.moved(34, 25), 19, ringed=True)
            pen.write((98, 25), str(points), bold, 42, INK)
        else:
            pen.write((52, 25), str(points), bold, 42, INK)
            pen.write((108, 27), f"/{WALL_SIZE}", lambda size: sans(size, 600), 30, INK)

    return sprite(_TALLY_WIDTH, layout.RIBBON_HEIGHT, paint)
