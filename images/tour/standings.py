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
from images.kit.pen import pasted
from images.tour.colours import CREAM, JERSEYS, PALETTE, SOFT
from images.tour.lettering import NUMBERS, READABLE, STYLE, WIDTH, word
from images.tour.panels import LINE, Heading, bar, below, plate, ranked
from images.tour.pieces import badge, figure, jersey, playing_card
from images.tour.reading import seat_of

if TYPE_CHECKING:
    from cogs.tour.board import Board
    from images.kit import Look, Picture

MARGIN, GAP = 16, 12
WORN = 168
"""Height of the panels of the jerseys, in pixels."""
HEADED = 52 + 8
"""From the top of a panel to its first line, in pixels."""
LOOSE = 76
"""The largest distance between two lines of riders, in pixels."""
COLUMN = 254
"""Width of a column of riders, in pixels."""
_FEW = 12
"""The most riders in one column of the list; more riders take two columns."""
POINTS = 5
"""The most riders that a list of points names."""


def draw_standings(board: Board, look: Look) -> Picture | None:
    """Draw the standings after the last finished stage; None before there is one."""
    if not board.past:
        return None
    over = board.phase is Phase.OVER
    said = word(look.language, "final" if over else "standings")
    right = word(look.language, "stages", done=len(board.past), count=len(board.stages))
    heading = bar(Heading(said, right if len(board.stages) > 1 else ""))
    return encode(below(heading, _worn(board, look), _lists(board, look)), PALETTE)


def _worn(board: Board, look: Look) -> Image.Image:
    """Draw each jersey with its wearer, their value, and its card if they hold it."""
    image = Image.new("RGB", (WIDTH, MARGIN + WORN), CREAM)
    wide = (WIDTH - 2 * MARGIN - 2 * GAP) // 3
    wearing = dict(board.past[-1].jerseys)
    for at, kind in enumerate(Jersey):
        left = MARGIN + at * (wide + GAP)
        plate(image, (left, MARGIN, left + wide, MARGIN + WORN - 1))
        ImageDraw.Draw(image).rectangle((left + 3, MARGIN + 12, left + 12, MARGIN + WORN - 13), JERSEYS[kind])
        pasted(image, jersey(kind, 104), left + 18, MARGIN + 8)
        if kind in wearing:
            _wearer(image, board, look, (left, wide), (kind, wearing[kind]))
    return image


def _wearer(image: Image.Image, board: Board, look: Look, where: tuple[int, int], worn: tuple[Jersey, int]) -> None:
    (left, wide), (kind, who) = where, worn
    seat = seat_of(board, who)
    pasted(image, figure(who, seat, 76, kind), left + 128, MARGIN + 16)
    said = _value(board, who, kind)
    NUMBERS.write_line(image, (left + wide - 18, MARGIN + 54), said, 46, wide - 240, "r")
    STYLE.write_name(image, (left + 24, MARGIN + 134), look, seat, (38, wide - 110))
    if kind in board.riders[who - 1].cards and board.phase is not Phase.OVER:
        pasted(image, playing_card(kind, 58), left + wide - 58, MARGIN + 98)


def _value(board: Board, who: int, kind: Jersey) -> str:
    score = board.scores[who - 1]
    if kind is Jersey.YELLOW:
        return clock(score.time)
    return str(score.sprint if kind is Jersey.GREEN else score.mountain)


def _lists(board: Board, look: Look) -> Image.Image:
    """Draw the riders at the left, the teams and the riders with points at the right."""
    riders = rankings.individual(board)
    columns = 1 + (len(riders) > _FEW)
    rows = max(-(-len(riders) // columns), len(board.ready) + 3)
    tops = max(min(POINTS, len(rankings.points(board, kind))) for kind in (Jersey.GREEN, Jersey.POLKA))
    high = max(HEADED + rows * LINE, HEADED + len(board.ready) * LINE + GAP + 8 + HEADED + max(1, tops) * LINE)
    image = Image.new("RGB", (WIDTH, high + 2 * MARGIN + 8), CREAM)
    wide = max(COLUMN * columns + 2 * MARGIN, 330)
    _riders(image, board, look, (MARGIN, GAP, MARGIN + wide, GAP + high), columns)
    left = 2 * MARGIN + wide - 4
    foot = GAP + HEADED + len(board.ready) * LINE + 4
    _teams(image, board, look, (left, GAP, WIDTH - MARGIN, foot))
    half = (WIDTH - MARGIN - left - GAP) // 2
    for at, kind in enumerate((Jersey.GREEN, Jersey.POLKA)):
        x = left + at * (half + GAP)
        _points(image, board, look, (x, foot + GAP, x + half, GAP + high), kind)
    return image


def _riders(image: Image.Image, board: Board, look: Look, box: tuple[int, int, int, int], columns: int) -> None:
    """Draw the riders by time: the first one's, and the others' distances from it."""
    plate(image, box, word(look.language, "individual"))
    found = rankings.individual(board)
    best = board.scores[found[0] - 1].time
    wide = (box[2] - box[0] - 16) // columns
    rows = -(-len(found) // columns)
    pitch = min(LOOSE, (box[3] - box[1] - HEADED - 4) // rows)
    worn = {who: kind for kind, who in reversed(board.past[-1].jerseys)}
    for place, who in enumerate(found):
        time = board.scores[who - 1].time
        left, y = box[0] + 8 + place // rows * wide, box[1] + HEADED + pitch // 2 + place % rows * pitch
        said = clock(time) if time == best else f"+{clock(time - best)}"
        ranked(image, board, (left, y, left + wide - 10), f"{place + 1}.", who, said, worn.get(who))


def _teams(image: Image.Image, board: Board, look: Look, box: tuple[int, int, int, int]) -> None:
    plate(image, box, word(look.language, "teams"))
    for place, (seat, time) in enumerate(rankings.teams(board)):
        y = box[1] + HEADED + LINE // 2 + place * LINE
        NUMBERS.write_line(image, (box[0] + 48, y), f"{place + 1}.", READABLE, WIDTH, "r")
        pasted(image, badge(seat, 60, 42), box[0] + 58, y - 21)
        long = NUMBERS.write_line(image, (box[2] - 14, y), clock(time), READABLE, WIDTH, "r")
        STYLE.write_name(image, (box[0] + 130, y), look, seat, (36, box[2] - box[0] - 159 - long))


def _points(image: Image.Image, board: Board, look: Look, box: tuple[int, int, int, int], kind: Jersey) -> None:
    """Draw the riders with points for a jersey."""
    plate(image, box, word(look.language, f"points-{kind}"), JERSEYS[kind])
    found = rankings.points(board, kind)[: (box[3] - box[1] - HEADED) // LINE]
    for place, (who, count) in enumerate(found):
        y = box[1] + HEADED + LINE // 2 + place * LINE
        ranked(image, board, (box[0] + 4, y, box[2] - 16), f"{place + 1}.", who, str(count), None)
    if not found:
        STYLE.write_line(image, ((box[0] + box[2]) / 2, box[1] + HEADED + LINE / 2), "–", 40, 80, "m", SOFT)
