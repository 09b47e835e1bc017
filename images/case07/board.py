"""The fourteen postcards on their desk, with everything on them that anyone may see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from cogs.case07.cards import KIND_OF, PLACES, Card, Kind
from images.case07 import corners, panel
from images.case07.colours import BLUE, BROWN, CREAM, FELT, GLOW, GRAIN, GREY, INK, PALETTE, PAPER, RED, TABLE, TEAL
from images.case07.discs import PATROL, accusing, disc, patrol
from images.case07.layout import (
    BORDER,
    BOTTOM,
    CAPTION,
    CARD,
    PICTOGRAM,
    TILE,
    TILE_TOP,
    TILES,
    WIDTH,
    above,
    bridges,
    corner,
    on_caption,
    on_tile,
)
from images.case07.lettering import heavy, named, polish, translated
from images.case07.scenes import SCENES
from images.case07.strokes import HIGH, WIDE
from images.case07.tiles import tile
from images.kit import encode
from images.kit.colours import mix
from images.kit.pen import ground, pasted, sprite
from images.kit.weighted_cache import picture_cache

if TYPE_CHECKING:
    from cogs.case07.board import Board, Disc
    from images.kit import Look, Picture
    from images.kit.pen import Pen

_ROOMY = 4
"""Up to so many players have room for larger cars."""
_CAR = (92, PATROL[0] - 4)
_TEETH = 11
"""From one notch of a card's edge to the next, in pixels."""
_SHADOW = 6
CAPTION_TYPE = (38, 31)
"""Greatest sizes of a place's two names."""
CAPTION_BOX = (4, 2, WIDE - 4, CAPTION[1])
"""Where on their strip they stand: left, top, right, foot."""


def draw_city(board: Board, look: Look) -> Picture:
    """Draw what anyone may see of the city; equal boards and looks give equal bytes."""
    image = town(board, look.language)
    for seat in range(len(board.players)):
        lay(image, board, seat)
    _asked(image, board)
    corners.corners(image, board, look)
    return encode(image, PALETTE)


def draw_file(board: Board, look: Look) -> Picture:
    """Draw the evidence and everybody's line: wider than high, so that it is read at a desk as well as on a phone."""
    image = Image.new("RGB", (WIDTH, panel.height(board)), FELT)
    panel.panel(image, board, look)
    return encode(image, PALETTE)


def town(board: Board, language: str) -> Image.Image:
    """Return the postcards with their tiles."""
    image = desk().copy()
    for place, dealt in zip(PLACES, board.tiles, strict=True):
        x, y = corner(place)
        image.paste(caption(place, language), (x + BORDER, y + CAPTION[0]))
        image.paste(tile(dealt.suspect, Kind.SUSPECT, language), (x + TILES[0], y + TILE_TOP))
        image.paste(tile(dealt.crime, Kind.CRIME, language), (x + TILES[1], y + TILE_TOP))
    return image


def lay(image: Image.Image, board: Board, seat: int) -> None:
    """Lay out a seat's patrols and discs."""
    _patrols(image, board, seat)
    for each in board.players[seat].discs:
        _disc(image, board, seat, each)


def lying(board: Board, card: Card) -> tuple[Card, int]:
    """Return the place in which a suspect's (0) or a crime's tile (1) lies."""
    which = int(KIND_OF[card] is Kind.CRIME)
    here = (place for place, dealt in zip(PLACES, board.tiles, strict=True) if card in {dealt.suspect, dealt.crime})
    return next(here), which


def picture_box(board: Board, card: Card) -> tuple[int, int, int, int]:
    """Return left, top, width and height of what is drawn for a card: a place's scene or a tile's pictogram."""
    if card in PLACES:
        x, y = corner(card)
        return x + BORDER, y + BORDER, WIDE, HIGH
    place, which = lying(board, card)
    x, y = corner(place)
    return x + TILES[which], y + TILE_TOP, TILE[0], PICTOGRAM


def accuse(image: Image.Image, board: Board, cards: tuple[Card, ...]) -> None:
    """Lay the black discs of an announcement; on a tile above the slots of the players."""
    part = accusing()
    for card in cards:
        left, top, wide, high = picture_box(board, card)
        down = (high - part.height) // 2 if card in PLACES else 0
        pasted(image, part, left + (wide - part.width) // 2, top + down)


def _asked(image: Image.Image, board: Board) -> None:
    """Show what the holder has to answer about: the solution announced, or the place of a patrol."""
    asked = board.question
    if asked and asked.announced:
        accuse(image, board, asked.announced.cards)
    if asked and asked.place:
        x, y = corner(asked.place)
        ImageDraw.Draw(image).rectangle((x - 1, y - 1, x + CARD[0], y + CARD[1]), None, GLOW, BORDER)


def _disc(image: Image.Image, board: Board, seat: int, each: Disc) -> None:
    part, players = disc(seat, each.size, noted=each.patrol is not None), len(board.players)
    x, y = on_caption(each.card, seat, players) if each.card in PLACES else on_tile(*lying(board, each.card), seat)
    pasted(image, part, x - part.width // 2, y - part.height // 2)


def _patrols(image: Image.Image, board: Board, seat: int) -> None:
    players = len(board.players)
    wide = _CAR[0] if players <= _ROOMY else _CAR[1]
    for watch in board.players[seat].watches:
        part = patrol(seat, watch.large, watch.small, wide)
        x, y = above(watch.place, seat, players)
        pasted(image, part, x - part.width // 2, y)


@picture_cache
def desk() -> Image.Image:
    """Return the desk with all postcards, without names and tiles."""
    image = ground(WIDTH, BOTTOM, TABLE, _planks)
    blank = _blank()
    for place in PLACES:
        x, y = corner(place)
        pasted(image, blank, x - 2, y - 2)
        image.paste(_view(place), (x + BORDER, y + BORDER))
    return image


def _view(place: Card) -> Image.Image:
    def paint(pen: Pen) -> None:
        SCENES[place](pen)
        _stamp(pen.moved(WIDE - 46, 4), PLACES.index(place))

    return ground(WIDE, HIGH, PAPER, paint)


def _planks(pen: Pen) -> None:
    for board in range(0, BOTTOM, 67):
        pen.line((0, board, WIDTH, board), GRAIN, 3)
        for x in range((board * 7) % 400, WIDTH, 470):
            pen.line((x, board + 24, x + 150, board + 27, x + 260, board + 23), GRAIN, 2)
    for (x, y), (to_x, to_y) in bridges():
        across = x == to_x
        reach = ((x - 26, y - 8, x + 26, to_y + 8), (x - 8, y - 26, to_x + 8, y + 26))[not across]
        pen.tile(reach, mix(CREAM, TABLE, 0.15), mix(TABLE, INK, 0.45), 2, round_by=3)
        ends = ((x, y - 4), (x, to_y + 4)) if across else ((x - 4, y), (to_x + 4, y))
        pen.line((*ends[0], *ends[1]), RED, 5)


@picture_cache
def _blank() -> Image.Image:
    """Return a card with its deckled edge and its shadow."""
    wide, high = CARD

    def paint(pen: Pen) -> None:
        shade = (*mix(TABLE, INK, 0.45), 150)
        pen.tile((2 + _SHADOW, 2 + _SHADOW, wide + 2 + _SHADOW, high + 2 + _SHADOW), shade, round_by=5)
        pen.tile((2, 2, wide + 2, high + 2), PAPER)
        bite = mix(TABLE, INK, 0.25)
        for x in range(6, wide, _TEETH):
            for y in (0.5, high + 3.5):
                pen.oval((x - 2.8, y - 2, x + 2.8, y + 2), bite)
        for y in range(8, high, _TEETH):
            for side in (0.5, wide + 3.5):
                pen.oval((side - 2, y - 2.8, side + 2, y + 2.8), bite)

    return sprite(wide + 10, high + 10, paint)


@picture_cache
def caption(place: Card, language: str) -> Image.Image:
    """Return the strip with a place's names."""
    image = Image.new("RGB", (WIDE, CAPTION[1]), PAPER)
    named(image, CAPTION_BOX, (polish(place), translated(place, language)), CAPTION_TYPE)
    return image


def _stamp(pen: Pen, value: int) -> None:
    """Draw a stamp with its perforation and half a postmark; every place has its own value."""
    pen.tile((0, 0, 42, 50), PAPER)
    for step in range(2, 50, 6):
        for x, y in ((0, step), (42, step), (min(step, 42), 0), (min(step, 42), 50)):
            pen.oval((x - 1.8, y - 1.8, x + 1.8, y + 1.8), mix(GREY, PAPER, 0.3))
    pen.tile((4, 4, 38, 46), (RED, TEAL, BLUE, BROWN)[value % 4], INK, 0.8)
    pen.oval((10, 9, 32, 31), CREAM)
    pen.area((21, 11, 24, 18, 31, 18, 25, 22, 28, 29, 21, 25, 14, 29, 17, 22, 11, 18, 18, 18), RED)
    pen.write((21, 39), str(20 + 10 * value), heavy, 13, PAPER)
    for radius in (20, 26):
        pen.arc((-12 - radius, 44 - radius, -12 + radius, 44 + radius), (270, 400), mix(INK, PAPER, 0.35), 1.6)
