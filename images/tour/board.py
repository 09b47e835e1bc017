"""The board: the heading, the stage as a strip, the part of the road with the race, and the teams.

Drawn from boards alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PIL import Image, ImageDraw

from bot.game.contract import Seat
from cogs.tour.board import Jersey, Phase
from cogs.tour.moves import Role
from cogs.tour.options import Race, stages_of
from images.kit import encode
from images.kit.pen import pasted
from images.kit.picture import LONGEST_SIDE
from images.tour import ground, strip
from images.tour.colours import CREAM, INK, PALE, PALETTE, SOFT
from images.tour.icons import hand, role
from images.tour.lettering import STYLE, WIDTH, word
from images.tour.panels import LINE, Heading, bar, below
from images.tour.pieces import BIB, badge, bib
from images.tour.reading import called, ridden, seat_of, worn
from images.tour.road import road
from images.tour.tiles import TILES

if TYPE_CHECKING:
    from cogs.tour.board import Board
    from cogs.tour.options import Options
    from images.kit import Look, Picture

TEAM = 62
"""Height of a line of teams, in pixels."""
ACROSS, HOME = 3, 15
"""Teams in a line, and finished riders in a line."""


def draw_board(board: Board, look: Look) -> Picture:
    """Draw the public board: the strip above the road. Equal boards and looks give equal bytes."""
    return encode(whole(board, look), PALETTE)


def whole(board: Board, look: Look, most: int = LONGEST_SIDE) -> Image.Image:
    """Put the heading, the strip, the road and the teams below each other, of tiles.

    If that is higher than `most` pixels (a large field, spread over the whole stage), the road is left out, because the
    strip shows every group.
    """
    above, ways, rest = (_above(board, look), _road(board, look), _below(board, look))
    high = ways.height + sum(each.height for each in (*above, *rest))
    return below(*above, *((ways,) if high <= most else ()), *rest)


def draw_strip(board: Board, look: Look) -> Picture:
    """Draw the stage's profile with every group on it."""
    return encode(below(*_above(board, look)), PALETTE)


def draw_road(board: Board, look: Look) -> Picture:
    """Draw the part of the road with the race, and the teams."""
    return encode(below(_above(board, look)[0], _road(board, look), *_below(board, look)), PALETTE)


def _above(board: Board, look: Look) -> tuple[Image.Image, Image.Image]:
    return bar(_heading(board, look), TILES), strip.pinned_on(strip.heads(board), TILES)


def _road(board: Board, look: Look) -> Image.Image:
    return road(ridden(board), look.language)


def _below(board: Board, look: Look) -> tuple[Image.Image, ...]:
    """Return the finished riders, if there are any, and the teams."""
    home = (TILES(_home, _arrived(board)),) if board.arrivals else ()
    return *home, TILES(teams, shown(board, look))


def prepare(options: Options, _look: Look) -> None:
    """Draw the backgrounds of a race before they are needed.

    Before the race begins, a server's own stage may be chosen without being loaded; then there is nothing to draw.
    """
    for name in stages_of(options) if options.own_stage or options.race is not Race.OWN else ():
        ground.prepare(name, options.own_stage)
        strip.ground(name, options.own_stage)


def _heading(board: Board, look: Look) -> Heading:
    """Return the heading: the stage's name, the round, and the number of ready teams."""
    name = called(board, look.language)
    if len(board.stages) > 1:
        name = f"{board.stage + 1}/{len(board.stages)} · {name}"
    playing = [ready for ready, gone in zip(board.ready, board.gone, strict=True) if not gone]
    ready = f"✓ {sum(playing)}/{len(playing)}" if board.phase is Phase.ORDERS else ""
    return Heading(name, word(look.language, "round", round=board.round), ready)


Arrived = tuple[tuple[int, Seat, Jersey | None], ...]
"""The finished riders in the order of their places: number, team, and jersey."""


def _arrived(board: Board) -> Arrived:
    order, jerseys = sorted(board.arrivals, key=lambda each: (each.round, each.second)), worn(board)
    return tuple((each.rider, seat_of(board, each.rider), jerseys.get(each.rider)) for each in order)


def _home(order: Arrived) -> Image.Image:
    """Draw the finished riders in the order of their places, behind a chequered flag."""
    image = Image.new("RGB", (WIDTH, 10 + -(-len(order) // HOME) * LINE), CREAM)
    ImageDraw.Draw(image).line((0, 2, WIDTH, 2), PALE, 3)
    pasted(image, role(Role.SPRINT, 48), 14, 12)
    for place, each in enumerate(order):
        x, y = 76 + place % HOME * (BIB[0] + 8), 12 + place // HOME * LINE
        pasted(image, bib(*each), x, y)
    return image


class Teams(NamedTuple):
    """The content of the line of teams: look, whether each seat has left, and the asked seat."""

    look: Look
    gone: tuple[bool, ...]
    asked: Seat | None


def shown(board: Board, look: Look) -> Teams:
    """Return the content of the line of teams."""
    return Teams(look, board.gone, board.asked)


def teams(told: Teams) -> Image.Image:
    """Draw each team's cloth and name, the mark of the asked team, and teams that have left in grey."""
    seats = len(told.gone)
    across = seats if seats < ACROSS else ACROSS if seats != ACROSS + 1 else 2
    rows = -(-seats // across)
    image = Image.new("RGB", (WIDTH, 12 + rows * TEAM), CREAM)
    draw = ImageDraw.Draw(image)
    draw.line((0, 2, WIDTH, 2), PALE, 3)
    wide = WIDTH // across
    for seat in range(seats):
        x, y = seat % across * wide + 14, 10 + seat // across * TEAM
        pasted(image, badge(seat, 64, 46), x, y + 6)
        end = STYLE.write_name(
            image, (x + 78, y + 29), told.look, seat, (40, wide - 146), SOFT if told.gone[seat] else INK
        )
        if seat == told.asked:
            pasted(image, hand(44), end + 10, y + 7)
    return image
