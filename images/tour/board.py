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
from images.kit.pen import paste
from images.kit.picture import MAX_SIDE
from images.tour import ground, strip
from images.tour.colours import CREAM, INK, PALE, PALETTE, SOFT
from images.tour.icons import hand, role
from images.tour.lettering import STYLE, WIDTH, word
from images.tour.panels import LINE, Heading, bar, below
from images.tour.pieces import BIB, badge, bib
from images.tour.reading import jerseys_of, ridden, seat_of, stage_title
from images.tour.road import road
from images.tour.tiles import TILES

if TYPE_CHECKING:
    from cogs.tour.board import Board
    from cogs.tour.options import Options
    from images.kit import Look, Picture

TEAM_LINE_HEIGHT = 62
"""Height of a line of teams, in pixels."""
MAX_ROAD_ROWS, MAX_BOARD_HEIGHT = 2, 1600
"""Rows of the road on the public board, and pixels of the board from which it has one row: with more, its message would
be too high for a phone. The strip shows every group, and a team's own picture shows all rows."""
TEAMS_PER_LINE, FINISHERS_PER_LINE = 3, 15
"""Teams in a line, and finished riders in a line."""


def draw_board(board: Board, look: Look) -> Picture:
    """Draw the public board: the strip above the road. Equal boards and looks give equal bytes."""
    image = draw_board_image(board, look, most_rows=MAX_ROAD_ROWS)
    if image.height > MAX_BOARD_HEIGHT:
        image = draw_board_image(board, look, most_rows=1)
    return encode(image, PALETTE)


def draw_board_image(board: Board, look: Look, max_height: int = MAX_SIDE, most_rows: int | None = None) -> Image.Image:
    """Put the heading, the strip, the road and the teams below each other, from tiles.

    The road has `most_rows` rows; None: as many as it takes. If all that is higher than `max_height` pixels (a large
    field, spread over the whole stage), the road is left out, because the strip shows every group.
    """
    top_parts, bottom_parts = _top_parts(board, look), _bottom_parts(board, look)
    road_image = _road(board, look, most_rows)
    height = road_image.height + sum(part.height for part in (*top_parts, *bottom_parts))
    return below(*top_parts, *((road_image,) if height <= max_height else ()), *bottom_parts)


def draw_strip(board: Board, look: Look) -> Picture:
    """Draw the stage's profile with every group on it."""
    return encode(below(*_top_parts(board, look)), PALETTE)


def draw_road(board: Board, look: Look) -> Picture:
    """Draw the part of the road with the race, and the teams."""
    return encode(below(_top_parts(board, look)[0], _road(board, look), *_bottom_parts(board, look)), PALETTE)


def _top_parts(board: Board, look: Look) -> tuple[Image.Image, Image.Image]:
    return bar(_heading(board, look), TILES), strip.draw_pins(strip.heads(board), TILES)


def _road(board: Board, look: Look, most_rows: int | None = None) -> Image.Image:
    return road(ridden(board), look.language, most_rows)


def _bottom_parts(board: Board, look: Look) -> tuple[Image.Image, ...]:
    """Return the finished riders, if there are any, and the teams."""
    finishers = (TILES(_finishers_line, _finishers(board)),) if board.arrivals else ()
    return *finishers, TILES(teams, teams_content(board, look))


def prepare(options: Options, _look: Look) -> None:
    """Draw the backgrounds of a race before they are needed.

    Before the race begins, a server's own stage may be chosen without being loaded; then there is nothing to draw.
    """
    for name in stages_of(options) if options.own_stage or options.race is not Race.OWN else ():
        ground.prepare(name, options.own_stage)
        strip.ground(name, options.own_stage)


def _heading(board: Board, look: Look) -> Heading:
    """Return the heading: the stage's name, the round, and the number of ready teams."""
    name = stage_title(board, look.language)
    if len(board.stages) > 1:
        name = f"{board.stage + 1}/{len(board.stages)} · {name}"
    playing = [ready for ready, resigned in zip(board.ready, board.gone, strict=True) if not resigned]
    ready = f"✓ {sum(playing)}/{len(playing)}" if board.phase is Phase.ORDERS else ""
    return Heading(name, word(look.language, "round", round=board.round), ready)


Finishers = tuple[tuple[int, Seat, Jersey | None], ...]
"""The finished riders in the order of their places: number, team, and jersey."""


def _finishers(board: Board) -> Finishers:
    order, jerseys = sorted(board.arrivals, key=lambda arrival: (arrival.round, arrival.second)), jerseys_of(board)
    return tuple((arrival.rider, seat_of(board, arrival.rider), jerseys.get(arrival.rider)) for arrival in order)


def _finishers_line(order: Finishers) -> Image.Image:
    """Draw the finished riders in the order of their places, behind a chequered flag."""
    image = Image.new("RGB", (WIDTH, 10 + -(-len(order) // FINISHERS_PER_LINE) * LINE), CREAM)
    ImageDraw.Draw(image).line((0, 2, WIDTH, 2), PALE, 3)
    paste(image, role(Role.SPRINT, 48), 14, 12)
    for place, entry in enumerate(order):
        x, y = 76 + place % FINISHERS_PER_LINE * (BIB[0] + 8), 12 + place // FINISHERS_PER_LINE * LINE
        paste(image, bib(*entry), x, y)
    return image


class Teams(NamedTuple):
    """The content of the line of teams: look, whether each seat has left, and the asked seat."""

    look: Look
    gone: tuple[bool, ...]
    asked: Seat | None


def teams_content(board: Board, look: Look) -> Teams:
    """Return the content of the line of teams."""
    return Teams(look, board.gone, board.asked)


def teams(content: Teams) -> Image.Image:
    """Draw each team's cloth and name, the mark of the asked team, and teams that have left in grey."""
    seats = len(content.gone)
    columns = seats if seats < TEAMS_PER_LINE else TEAMS_PER_LINE if seats != TEAMS_PER_LINE + 1 else 2
    rows = -(-seats // columns)
    image = Image.new("RGB", (WIDTH, 12 + rows * TEAM_LINE_HEIGHT), CREAM)
    draw = ImageDraw.Draw(image)
    draw.line((0, 2, WIDTH, 2), PALE, 3)
    width = WIDTH // columns
    for seat in range(seats):
        x, y = seat % columns * width + 14, 10 + seat // columns * TEAM_LINE_HEIGHT
        paste(image, badge(seat, 64, 46), x, y + 6)
        colour = SOFT if content.gone[seat] else INK
        end = STYLE.write_name(image, (x + 78, y + 29), content.look, seat, (40, width - 146), colour)
        if seat == content.asked:
            paste(image, hand(44), end + 10, y + 7)
    return image
