"""A seat's private map.

Fantom's map, in full or in a letter, shows Fantom's station, the possible rides and the stations that pawns can reach
next; it is secret. A waiting detective's map shows the neighbourhood of their next pawn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image

from cogs.fantom.board import Phase
from cogs.fantom.knowledge.rides import fantom_rides, network_of, next_pawn, pawn_rides, whereabouts
from images.fantom.colours import FANTOM, INK, PALETTE, PAPER, SEPIA
from images.fantom.hunt import marks, rides
from images.fantom.hunt.maps import FIGURE, HEADING, draw_waiting, headed, people, place_of, rings
from images.fantom.hunt.marks import faint_trail, route_rides
from images.fantom.hunt.pictograms import fantom
from images.fantom.hunt.placement import Room
from images.fantom.hunt.reading import word
from images.fantom.hunt.tickets import counts, held
from images.fantom.hunt.tiles import drawn
from images.fantom.town.sheet import window
from images.fantom.town.streets import spot
from images.kit import encode, text
from images.kit.fonts import bold, sans

if TYPE_CHECKING:
    from cogs.fantom.board import Board, Hand
    from cogs.fantom.map.transport import Stock
    from images.fantom.town.sheet import Sheet
    from images.kit import Look, Picture

OWN_SIZE = (800, 800)
"""Width and height in pixels of the piece of the town on a seat's own map."""
LETTER_SIZE = (800, 640)
"""The same in a letter, which must fit on a phone's screen together with its buttons."""
PURSE = 84
"""Height in pixels of the row of tickets below the letter's map."""


def draw_own(hand: Hand, look: Look) -> Picture | None:
    """Draw the town around Fantom for Fantom, or around the next pawn for a waiting detective.

    Return None before there is such a station, after the hunt, and for the active detective, whose map is on the
    board.
    """
    if hand.board.phase is Phase.OVER:
        return None
    return _for_detective(hand, look) if hand.route is None else _for_fantom(hand, hand.route, look)


def _for_detective(hand: Hand, look: Look) -> Picture | None:
    pawn = next_pawn(hand.board, hand.seat) if hand.board.turn != hand.seat else None
    return draw_waiting(hand.board, look, pawn) if pawn is not None else None


def draw_letter(hand: Hand, look: Look) -> Picture | None:
    """Draw Fantom's letter as one low picture: the station, the rides, the stations in danger, the remaining tickets.

    For a detective, and without a current station, return what `draw_own` returns.
    """
    here = whereabouts(hand)
    if hand.board.phase is Phase.OVER or hand.route is None or here is None:
        return draw_own(hand, look)
    sheet = _hideout(hand, hand.route, here, look, LETTER_SIZE)
    wide, high = sheet.canvas.size
    image = Image.new("P", (wide, HEADING + high + PURSE))
    image.paste(_own_heading(wide, look.language, place_of(sheet, look, here)), (0, 0))
    image.paste(sheet.canvas.reduced(PALETTE), (0, HEADING))
    image.paste(_purse(wide, hand.board.stock), (0, HEADING + high))
    return encode(image, PALETTE)


def _for_fantom(hand: Hand, route: tuple[int, ...], look: Look) -> Picture | None:
    here = whereabouts(hand)
    if here is None:
        return None
    sheet, choice = _hideout(hand, route, here, look, OWN_SIZE), rides.targets(fantom_rides(hand))
    wide, high = sheet.canvas.size
    image = Image.new("P", (wide, HEADING + high + rides.listed(choice)))
    image.paste(_own_heading(wide, look.language, place_of(sheet, look, here)), (0, 0))
    image.paste(sheet.canvas.reduced(PALETTE), (0, HEADING))
    rides.listing(image, sheet.town, look.language, choice, HEADING + high)
    return encode(image, PALETTE)


def _hideout(hand: Hand, route: tuple[int, ...], here: int, look: Look, size: tuple[int, int]) -> Sheet:
    """Return the town around Fantom with the route so far, the possible rides and the pawns' next possible stations."""
    board, choice = hand.board, rides.targets(fantom_rides(hand))
    town = network_of(board).town
    sheet = window(town, board.options, look.language, spot(town, here), size)
    room = Room(sheet)
    faint_trail(sheet, board.options, route_rides(route, board.log, board.start))
    marks.pulse(sheet, here)
    rides.glow(sheet, board, here, choice)
    placed = people(room, board, look, FIGURE, cut=True)  # Fantom must know of pawns so near, even at the edge
    if board.black is None:
        placed.append(room.placed(here, fantom(FIGURE), FANTOM))
    placed += rides.signs(sheet, room, board, here, choice)
    marks.leaders(sheet, placed)
    rings(sheet, board)
    marks.stands(sheet, here, FANTOM)
    rides.rings(sheet, choice)
    marks.reachable(sheet, _threatened(board))
    marks.lay(sheet, placed)
    return sheet


def _threatened(board: Board) -> tuple[int, ...]:
    """Return the stations that any pawn can reach with its next ride, ascending."""
    return tuple(sorted({ride.to for each in board.detectives for ride in pawn_rides(board, each.pawn)}))


def _purse(wide: int, stock: Stock) -> Image.Image:
    """Return the row of Fantom's tickets."""
    return drawn(wide, PURSE, lambda image: counts(image, held(stock), (24, PURSE // 2), wide - 48), PAPER)


def _own_heading(wide: int, language: str, place: str) -> Image.Image:
    """Return the heading with Fantom's station."""

    def paint(image: Image.Image) -> None:
        draw = headed(image, fantom(FIGURE))
        size = text.find_size(bold, place, range(42, 19, -2), wide - 110)
        text.write(draw, (96, 46), place, INK, bold, size)
        said = word(language, "reached")
        size = text.find_size(sans, said, range(34, 17, -2), wide - 110)
        text.write(draw, (96, 88), said, SEPIA, sans, size)

    return drawn(wide, HEADING, paint)
