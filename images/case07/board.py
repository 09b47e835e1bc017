"""The public pictures: the city of fourteen postcards with the public discs and patrols, and the file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import ImageDraw

from cogs.case07.cards import PLACES, Kind
from images.case07 import panel
from images.case07.colours import GLOW, PALETTE
from images.case07.corners import corners
from images.case07.desk import desk_indexed
from images.case07.layout import BORDER, CARD, TILE_TOP, TILES, corner, view
from images.case07.postcards import EMPTY_LOAD, loads, scene, tile
from images.case07.tiles import number, tile_cache
from images.kit import encode

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PIL import Image

    from cogs.case07.board import Board
    from cogs.case07.cards import Card
    from images.case07.postcards import Load
    from images.kit import Look, Picture


def draw_city(board: Board, look: Look) -> Picture:
    """Draw the public view of the city; equal boards and looks give equal bytes."""
    question = board.question
    announced = question.announced.cards if question and question.announced else ()
    image = city(board, loads(board, range(len(board.players)), announced), look.language)
    if question and question.place:
        x, y = corner(question.place)
        ImageDraw.Draw(image).rectangle((x - 1, y - 1, x + CARD[0], y + CARD[1]), None, number(GLOW), BORDER)
    for sheet_corner, sheet in corners(board, look):
        image.paste(sheet, sheet_corner.value)
    return encode(image, PALETTE)


def draw_file(board: Board, look: Look) -> Picture:
    """Draw the evidence and the players' lines. Wider than high, to be readable on a desktop and on a phone."""
    return encode(panel.panel(board, look), PALETTE)


def city(board: Board, loads: Mapping[Card, Load], language: str) -> Image.Image:
    """Return the postcards with the discs and patrols of `loads`, as numbers of the palette."""
    image, players = desk_indexed().whole(), len(board.players)
    for place, tiles in zip(PLACES, board.tiles, strict=True):
        x, y = corner(place)
        image.paste(tile_cache(scene, place, loads.get(place, EMPTY_LOAD), players, language), view(place))
        for left, kind, card in zip(TILES, (Kind.SUSPECT, Kind.CRIME), (tiles.suspect, tiles.crime), strict=True):
            load = loads.get(card, EMPTY_LOAD) if card else EMPTY_LOAD
            image.paste(tile_cache(tile, card, kind, load, language), (x + left, y + TILE_TOP))
    return image
