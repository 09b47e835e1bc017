"""The classifications of the race after the finished stages: jerseys, riders, teams, sprints, mountains.

Drawn from boards alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from bot.i18n.translation import clock
from cogs.tour import rankings
from cogs.tour.board import Jersey, Phase
from images.kit import encode
from images.kit.pen import paste
from images.tour.colours import CREAM, JERSEYS, PALETTE, SOFT
from images.tour.lettering import NUMBERS, READABLE, STYLE, WIDTH, word
from images.tour.panels import LINE, Heading, bar, below, plate, ranked
from images.tour.pieces import badge, figure, jersey, playing_card
from images.tour.reading import seat_of, time_text

if TYPE_CHECKING:
    from cogs.tour.board import Board
    from images.kit import Look, Picture

MARGIN, GAP = 16, 12
JERSEY_PANEL_HEIGHT = 168
"""Height of the panels of the jerseys, in pixels."""
HEADING_HEIGHT = 52 + 8
"""From the top of a panel to its first line, in pixels."""
MAX_LINE_PITCH = 76
"""The largest distance between two lines of riders, in pixels."""
COLUMN_WIDTH = 254
"""Width of a column of riders, in pixels."""
_MAX_COLUMN_RIDERS = 12
"""The most riders in one column of the list; more riders take two columns."""
MAX_POINT_LINES = 5
"""The most riders that a list of points names."""


def draw_standings(board: Board, look: Look) -> Picture | None:
    """Draw the standings after the last finished stage; None before there is one."""
    if not board.past:
        return None
    is_final = board.phase is Phase.OVER
    title = word(look.language, "final" if is_final else "standings")
    progress = word(look.language, "stages", done=len(board.past), count=len(board.stages))
    heading = bar(Heading(title, progress if len(board.stages) > 1 else ""))
    return encode(below(heading, _jersey_panels(board, look), _lists(board, look)), PALETTE)


def _jersey_panels(board: Board, look: Look) -> Image.Image:
    """Draw each jersey with its wearer, their value, and its card if they hold it."""
    image = Image.new("RGB", (WIDTH, MARGIN + JERSEY_PANEL_HEIGHT), CREAM)
    width = (WIDTH - 2 * MARGIN - 2 * GAP) // 3
    wearing = dict(board.past[-1].jerseys)
    for index, kind in enumerate(Jersey):
        left = MARGIN + index * (width + GAP)
        plate(image, (left, MARGIN, left + width, MARGIN + JERSEY_PANEL_HEIGHT - 1))
        ImageDraw.Draw(image).rectangle(
            (left + 3, MARGIN + 12, left + 12, MARGIN + JERSEY_PANEL_HEIGHT - 13), JERSEYS[kind]
        )
        paste(image, jersey(kind, 104), left + 18, MARGIN + 8)
        if kind in wearing:
            _wearer(image, board, look, (left, width), (kind, wearing[kind]))
    return image


def _wearer(image: Image.Image, board: Board, look: Look, span: tuple[int, int], entry: tuple[Jersey, int]) -> None:
    (left, width), (kind, rider_number) = span, entry
    seat = seat_of(board, rider_number)
    paste(image, figure(rider_number, seat, 76, kind), left + 128, MARGIN + 16)
    value = _value(board, rider_number, kind)
    NUMBERS.write_line(image, (left + width - 18, MARGIN + 54), value, 46, width - 240, "r")
    STYLE.write_name(image, (left + 24, MARGIN + 134), look, seat, (38, width - 110))
    if kind in board.riders[rider_number - 1].cards and board.phase is not Phase.OVER:
        paste(image, playing_card(kind, 58), left + width - 58, MARGIN + 98)


def _value(board: Board, rider_number: int, kind: Jersey) -> str:
    score = board.scores[rider_number - 1]
    if kind is Jersey.YELLOW:
        return clock(score.time)
    return str(score.sprint if kind is Jersey.GREEN else score.mountain)


def _lists(board: Board, look: Look) -> Image.Image:
    """Draw the riders at the left, the teams and the riders with points at the right."""
    riders = rankings.individual(board)
    columns = 1 + (len(riders) > _MAX_COLUMN_RIDERS)
    rows = max(-(-len(riders) // columns), len(board.ready) + 3)
    max_points = max(min(MAX_POINT_LINES, len(rankings.points(board, kind))) for kind in (Jersey.GREEN, Jersey.POLKA))
    height = max(
        HEADING_HEIGHT + rows * LINE,
        HEADING_HEIGHT + len(board.ready) * LINE + GAP + 8 + HEADING_HEIGHT + max(1, max_points) * LINE,
    )
    image = Image.new("RGB", (WIDTH, height + 2 * MARGIN + 8), CREAM)
    width = max(COLUMN_WIDTH * columns + 2 * MARGIN, 330)
    _riders(image, board, look, (MARGIN, GAP, MARGIN + width, GAP + height), columns)
    left = 2 * MARGIN + width - 4
    foot = GAP + HEADING_HEIGHT + len(board.ready) * LINE + 4
    _teams(image, board, look, (left, GAP, WIDTH - MARGIN, foot))
    half = (WIDTH - MARGIN - left - GAP) // 2
    for index, kind in enumerate((Jersey.GREEN, Jersey.POLKA)):
        x = left + index * (half + GAP)
        _points(image, board, look, (x, foot + GAP, x + half, GAP + height), kind)
    return image


def _riders(image: Image.Image, board: Board, look: Look, box: tuple[int, int, int, int], columns: int) -> None:
    """Draw the riders by time: the first one's, and the others' distances from it where they differ."""
    plate(image, box, word(look.language, "individual"))
    ranking = rankings.individual(board)
    best = board.scores[ranking[0] - 1].time
    column_width = (box[2] - box[0] - 16) // columns
    rows = -(-len(ranking) // columns)
    pitch = min(MAX_LINE_PITCH, (box[3] - box[1] - HEADING_HEIGHT - 4) // rows)
    jerseys = {rider_number: kind for kind, rider_number in reversed(board.past[-1].jerseys)}
    for place, rider_number in enumerate(ranking):
        time = board.scores[rider_number - 1].time
        before = board.scores[ranking[place - 1] - 1].time if place else None
        left, y = box[0] + 8 + place // rows * column_width, box[1] + HEADING_HEIGHT + pitch // 2 + place % rows * pitch
        text = time_text(time, before, best)
        position = left, y, left + column_width - 10
        ranked(image, board, position, f"{place + 1}.", rider_number, text, jerseys.get(rider_number))


def _teams(image: Image.Image, board: Board, look: Look, box: tuple[int, int, int, int]) -> None:
    plate(image, box, word(look.language, "teams"))
    ranking = rankings.teams(board)
    for place, (seat, time) in enumerate(ranking):
        y = box[1] + HEADING_HEIGHT + LINE // 2 + place * LINE
        NUMBERS.write_line(image, (box[0] + 48, y), f"{place + 1}.", READABLE, WIDTH, "r")
        paste(image, badge(seat, 60, 42), box[0] + 58, y - 21)
        text = "" if place and time == ranking[place - 1][1] else clock(time)
        width = NUMBERS.write_line(image, (box[2] - 14, y), text, READABLE, WIDTH, "r") if text else 0
        STYLE.write_name(image, (box[0] + 130, y), look, seat, (36, box[2] - box[0] - 159 - width))


def _points(image: Image.Image, board: Board, look: Look, box: tuple[int, int, int, int], kind: Jersey) -> None:
    """Draw the riders with points for a jersey."""
    plate(image, box, word(look.language, f"points-{kind}"), JERSEYS[kind])
    ranking = rankings.points(board, kind)[: (box[3] - box[1] - HEADING_HEIGHT) // LINE]
    for place, (rider_number, count) in enumerate(ranking):
        y = box[1] + HEADING_HEIGHT + LINE // 2 + place * LINE
        ranked(image, board, (box[0] + 4, y, box[2] - 16), f"{place + 1}.", rider_number, str(count), None)
    if not ranking:
        STYLE.write_line(image, ((box[0] + box[2]) / 2, box[1] + HEADING_HEIGHT + LINE / 2), "–", 40, 80, "m", SOFT)
