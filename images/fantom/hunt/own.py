"""A seat's own map. Fantom's: where he is, where he can ride, where the pawns can be next, for his eyes only.

A detective's, while he waits: the neighbourhood of the pawn he rides with next; it shows what is on the board.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from cogs.fantom.knowledge.rides import fantom_rides, network_of, next_pawn, pawn_rides, whereabouts
from cogs.fantom.view import Phase
from images.fantom.colours import FANTOM, FRAME, INK, PALETTE, PAPER, SEPIA, STREET
from images.fantom.hunt import marks, rides
from images.fantom.hunt.board import people, rings
from images.fantom.hunt.figures import fantom
from images.fantom.hunt.placing import Room
from images.fantom.hunt.trail import faint_trail, rode
from images.fantom.hunt.words import word
from images.fantom.hunt.zoom import draw_waiting
from images.fantom.town.base_map import spot
from images.fantom.town.sheet import window
from images.kit import encode
from images.kit.fonts import sans
from images.kit.pen import pasted

if TYPE_CHECKING:
    from cogs.fantom.view import Board, Hand
    from images.kit import Look, Picture

SIZE = (800, 800)
"""Of the piece of the town, in pixels."""
HEADING = 104
FIGURE = 84
"""Height of a figure in pixels."""


def draw_own(hand: Hand, look: Look) -> Picture | None:
    """Draw the town around Fantom as he sees it, or around the next pawn of a detective who waits.

    None before there is such a place, after the hunt, and for the detective whose turn it is: his is on the board.
    """
    if hand.board.phase is Phase.OVER:
        return None
    return _for_detective(hand, look) if hand.route is None else _for_fantom(hand, hand.route, look)


def _for_detective(hand: Hand, look: Look) -> Picture | None:
    pawn = next_pawn(hand.board, hand.seat) if hand.board.turn != hand.seat else None
    return draw_waiting(hand.board, look, pawn) if pawn is not None else None


def _for_fantom(hand: Hand, route: tuple[int, ...], look: Look) -> Picture | None:
    here, board = whereabouts(hand), hand.board
    if here is None:
        return None
    town, choice = network_of(board).town, rides.targets(fantom_rides(hand))
    sheet = window(town, board.options, look.language, spot(town, here), SIZE)
    room = Room(sheet)
    faint_trail(sheet, board.options, rode(route, board.log, board.start))
    marks.pulse(sheet, here)
    rides.glow(sheet, board, here, choice)
    hung = people(room, board, look, FIGURE)
    if board.black is None:
        hung.append(room.hung(here, fantom(FIGURE), FANTOM))
    hung += rides.signs(sheet, room, board, here, choice)
    marks.ropes(sheet, hung)
    rings(sheet, board)
    marks.stands(sheet, here, FANTOM)
    rides.rings(sheet, choice)
    marks.reachable(sheet, _threatened(board))
    marks.hang(sheet, hung)
    wide, high = sheet.image.size
    image = Image.new("RGB", (wide, HEADING + high + rides.listed(choice)), PAPER)
    _heading(image, look.language, f"{here} · {town.stations[here - 1].name.in_(look.language)}")
    image.paste(sheet.image, (0, HEADING))
    rides.listing(image, town, look.language, choice, HEADING + high)
    return encode(image, PALETTE)


def _threatened(board: Board) -> tuple[int, ...]:
    """Return where some pawn can be after its next ride."""
    return tuple(sorted({ride.to for each in board.detectives for ride in pawn_rides(board, each.pawn)}))


def _heading(image: Image.Image, language: str, place: str) -> None:
    draw = ImageDraw.Draw(image)
    draw.rectangle((0, 0, image.width, HEADING), STREET)
    draw.line((0, HEADING - 2, image.width, HEADING - 2), FRAME, 4)
    pasted(image, fantom(84), 16, 9)
    size = next((size for size in range(42, 20, -2) if sans(size, 700).getlength(place) < image.width - 110), 20)
    draw.text((96, 46), place, INK, sans(size, 700), anchor="ls")
    said = word(language, "reached")
    size = next((size for size in range(34, 18, -2) if sans(size, 600).getlength(said) < image.width - 110), 18)
    draw.text((96, 88), said, SEPIA, sans(size, 600), anchor="ls")
