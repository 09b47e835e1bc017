"""The postcards with everything on them that anyone may see, and the panel below."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from cogs.case07.cards import KIND_OF, PLACES, Card, Kind
from images.case07 import corners, panel
from images.case07.colours import FELT, GLOW, PALETTE
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
    corner,
    on_caption,
    on_tile,
)
from images.case07.postcards import caption, desk
from images.case07.strokes import HIGH, WIDE
from images.case07.tiles import tile
from images.kit import encode
from images.kit.pen import pasted

if TYPE_CHECKING:
    from cogs.case07.view import Board, Disc
    from images.kit import Look, Picture

_ROOMY = 4
"""Up to so many players have room for larger cars."""
_CAR = (92, PATROL[0] - 4)


def draw_board(board: Board, look: Look) -> Picture:
    """Draw what anyone may see; equal boards and looks give equal bytes."""
    image = Image.new("RGB", (WIDTH, BOTTOM + panel.height(board)), FELT)
    image.paste(town(board, look.language), (0, 0))
    for seat in range(len(board.players)):
        lay(image, board, seat)
    _asked(image, board)
    corners.corners(image, board, look)
    panel.panel(image, board, look, BOTTOM)
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
    part, players = disc(seat, each.size), len(board.players)
    x, y = on_caption(each.card, seat, players) if each.card in PLACES else on_tile(*lying(board, each.card), seat)
    pasted(image, part, x - part.width // 2, y - part.height // 2)


def _patrols(image: Image.Image, board: Board, seat: int) -> None:
    players = len(board.players)
    wide = _CAR[0] if players <= _ROOMY else _CAR[1]
    for watch in board.players[seat].watches:
        part = patrol(seat, watch.large, watch.small, wide)
        x, y = above(watch.place, seat, players)
        pasted(image, part, x - part.width // 2, y)
