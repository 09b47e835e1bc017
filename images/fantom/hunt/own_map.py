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
from images.fantom.hunt.maps import (
    HEADING_FIGURE_HEIGHT,
    HEADING_HEIGHT,
    draw_heading,
    draw_rings,
    draw_waiting,
    figure_places,
    place_of,
)
from images.fantom.hunt.marks import faint_trail, route_rides
from images.fantom.hunt.pictograms import fantom
from images.fantom.hunt.placement import Room
from images.fantom.hunt.reading import word
from images.fantom.hunt.tickets import draw_counts, held_tickets
from images.fantom.hunt.tiles import draw_tile
from images.fantom.town.sheet import window_sheet
from images.fantom.town.streets import station_middle
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
PURSE_HEIGHT = 84
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
    station = whereabouts(hand)
    if hand.board.phase is Phase.OVER or hand.route is None or station is None:
        return draw_own(hand, look)
    sheet = _hideout(hand, hand.route, station, look, LETTER_SIZE)
    width, height = sheet.canvas.size
    image = Image.new("P", (width, HEADING_HEIGHT + height + PURSE_HEIGHT))
    image.paste(_own_heading(width, look.language, place_of(sheet, look, station)), (0, 0))
    image.paste(sheet.canvas.reduced(PALETTE), (0, HEADING_HEIGHT))
    image.paste(_purse(width, hand.board.stock), (0, HEADING_HEIGHT + height))
    return encode(image, PALETTE)


def _for_fantom(hand: Hand, route: tuple[int, ...], look: Look) -> Picture | None:
    station = whereabouts(hand)
    if station is None:
        return None
    sheet, choice = _hideout(hand, route, station, look, OWN_SIZE), rides.targets(fantom_rides(hand))
    width, height = sheet.canvas.size
    image = Image.new("P", (width, HEADING_HEIGHT + height + rides.list_height(choice)))
    image.paste(_own_heading(width, look.language, place_of(sheet, look, station)), (0, 0))
    image.paste(sheet.canvas.reduced(PALETTE), (0, HEADING_HEIGHT))
    rides.draw_list(image, sheet.town, look.language, choice, HEADING_HEIGHT + height)
    return encode(image, PALETTE)


def _hideout(hand: Hand, route: tuple[int, ...], station: int, look: Look, size: tuple[int, int]) -> Sheet:
    """Return the town around Fantom with the route so far, the possible rides and the pawns' next possible stations."""
    board, choice = hand.board, rides.targets(fantom_rides(hand))
    town = network_of(board).town
    sheet = window_sheet(town, board.options, look.language, station_middle(town, station), size)
    room = Room(sheet)
    faint_trail(sheet, board.options, route_rides(route, board.log, board.start))
    marks.mark_acting(sheet, station)
    rides.highlight_rides(sheet, board, station, choice)
    signs = figure_places(
        room, board, look, HEADING_FIGURE_HEIGHT, cut=True
    )  # Fantom must know of pawns so near, even at the edge
    if board.black is None:
        signs.append(room.placed_beside(station, fantom(HEADING_FIGURE_HEIGHT), FANTOM))
    signs += rides.target_signs(sheet, room, board, station, choice)
    marks.draw_leaders(sheet, signs)
    draw_rings(sheet, board)
    marks.ring_station(sheet, station, FANTOM)
    rides.ring_targets(sheet, choice)
    marks.mark_reachable(sheet, _threatened_stations(board))
    marks.lay_signs(sheet, signs)
    return sheet


def _threatened_stations(board: Board) -> tuple[int, ...]:
    """Return the stations that any pawn can reach with its next ride, ascending."""
    return tuple(sorted({ride.to for detective in board.detectives for ride in pawn_rides(board, detective.pawn)}))


def _purse(width: int, stock: Stock) -> Image.Image:
    """Return the row of Fantom's tickets."""
    return draw_tile(
        width,
        PURSE_HEIGHT,
        lambda image: draw_counts(image, held_tickets(stock), (24, PURSE_HEIGHT // 2), width - 48),
        PAPER,
    )


def _own_heading(width: int, language: str, place: str) -> Image.Image:
    """Return the heading with Fantom's station."""

    def paint(image: Image.Image) -> None:
        draw = draw_heading(image, fantom(HEADING_FIGURE_HEIGHT))
        size = text.find_size(bold, place, range(42, 19, -2), width - 110)
        text.write(draw, (96, 46), place, INK, bold, size)
        hint = word(language, "reached")
        size = text.find_size(sans, hint, range(34, 17, -2), width - 110)
        text.write(draw, (96, 88), hint, SEPIA, sans, size)

    return draw_tile(width, HEADING_HEIGHT, paint)
