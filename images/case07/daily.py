"""The pictures of the daily case: the private city with the sheets of one investigator, and the chart of the solution.

One picture holds all that the player needs, because a phone shows it above the lists of the panel.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace
from PIL import ImageDraw

from cogs.case07.cards import KIND_OF
from cogs.case07.daily.dossier import DAILY_PATROLS
from cogs.case07.moves import Answer, Size
from images.case07.board import city
from images.case07.chart import chart_of
from images.case07.colours import GLOW, INK, PALETTE, PAPER, RED, TREE
from images.case07.corners import SHEET, Corner, Sheet, key, sheet
from images.case07.discs import black_disc, car, cross_strokes, disc, patrol, tick
from images.case07.lettering import SOFT, STYLE, word
from images.case07.postcards import loads
from images.case07.tiles import NARROW_TYPE, Scale, card_face, pictogram, slips
from images.kit import encode
from images.kit.fonts import heavy
from images.kit.pen import paste

if TYPE_CHECKING:
    from PIL import Image

    from cogs.case07.board import Finding
    from cogs.case07.cards import Card
    from cogs.case07.daily.dossier import Dossier, Solution
    from images.kit import Look, Picture

_MIDDLE_X = (SHEET[0] - 6) // 2
_ROOM_WIDTH = SHEET[0] - 36
_EVIDENCE_SCALE = Scale(38, 35, 40)
_ANSWER_COLUMNS = 5
_ANSWER_PITCH = (70, 90)
_ANSWER_SIDE = 64
"""Distance between two answers and the side of each, in pixels: twenty fit, as many as an attempt can have."""
_CASE_CARD = (SHEET[0] - 26, 97)


def draw_daily(dossier: Dossier, look: Look) -> Picture:
    """Draw the city with all that is crossed out, the open evidence and the answers so far, or the solution."""
    hand, language = dossier.hand, look.language
    case = dossier.solution.case.cards if dossier.solution else ()
    crossed_out = dict.fromkeys(set(hand.follows).difference(case), False)
    accused = () if dossier.solved else case
    image = city(hand.board, loads(hand.board, [hand.seat], accused, crossed_out, fading=True), language)
    for corner, part in _sheets(dossier, case, language):
        image.paste(part, corner.value)
    return encode(image, PALETTE)


def draw_solution(solution: Solution, look: Look) -> Picture:
    """Draw the chart of a solution: what could have been known when, by the reader and by the computer."""
    rows = ("daily-own", "daily-model") if solution.played else ("daily-model",)
    names = tuple(word(look.language, row) for row in rows)
    return chart_of(solution.chart, word(look.language, "daily-chart"), replace(look, names=names))


def draw_own_solution(dossier: Dossier, look: Look) -> Picture | None:
    """Draw the chart of the player's own attempt beside the computer's; None before the end."""
    return draw_solution(dossier.solution, look) if dossier.solution else None


def _sheets(dossier: Dossier, case: tuple[Card, ...], language: str) -> tuple[Sheet, ...]:
    board, seat = dossier.hand.board, dossier.hand.seat
    player = board.players[seat]
    found = sheet(Corner.TOP_RIGHT, _case, language, case, dossier.solved) if case else None
    return (
        sheet(Corner.TOP_LEFT, _status, language, seat, dossier.possible, (dossier.cost, dossier.par), player.patrols),
        found or sheet(Corner.TOP_RIGHT, _evidence, language, board.row),
        sheet(Corner.LOW_LEFT, _answers, language, seat, player.findings),
        key(language, seat, noted=False),
    )


def _status(image: Image.Image, language: str, seat: int, possible: int, costs: tuple[int, int], patrols: int) -> None:
    """Write the number of possible cases, the cost so far and the par (`costs`), and draw the patrols that are left."""
    draw = ImageDraw.Draw(image)
    draw.rectangle((2, 2, SHEET[0] - 8, 74), RED)
    STYLE.write_line(image, (_MIDDLE_X, 38), word(language, "daily-title"), 50, 344, ink=PAPER)
    draw.rounded_rectangle((16, 88, SHEET[0] - 22, 262), 12, GLOW, INK, 4)
    draw.text((_MIDDLE_X, 206), str(possible), INK, heavy(120), anchor="ms")
    STYLE.write_line(image, (_MIDDLE_X, 234), word(language, "daily-possible", count=possible), 38, 320)
    STYLE.write_line(
        image, (_MIDDLE_X, 302), word(language, "daily-cost", cost=costs[0], par=costs[1]), 46, _ROOM_WIDTH
    )
    for number in range(DAILY_PATROLS):
        paste(image, car(seat, 92, used=number >= patrols), 28 + number * 108, 346)


def _evidence(image: Image.Image, language: str, row: tuple[Card, ...]) -> None:
    """Write the open evidence, a card on each line."""
    STYLE.write_line(image, (14, 30), word(language, "daily-evidence"), 42, _ROOM_WIDTH, "l")
    for number, card in enumerate(row):
        corner = (14, 56 + number * _EVIDENCE_SCALE.pitch)
        slips(image, (card,), corner, _ROOM_WIDTH - 46, _EVIDENCE_SCALE, crossed=False)


def _case(image: Image.Image, language: str, cards: tuple[Card, ...], solved: bool) -> None:  # noqa: FBT001 - only `sheet` calls it
    """Draw the cards of the case once the attempt has ended."""
    STYLE.write_line(image, (14, 40), word(language, "daily-case"), 46, _ROOM_WIDTH - 70, "l", TREE if solved else RED)
    if solved:
        paste(image, tick(), SHEET[0] - 96, 12)
    for number, card in enumerate(cards):
        image.paste(card_face(card, language, _CASE_CARD, NARROW_TYPE), (10, 90 + number * (_CASE_CARD[1] + 8)))


def _answers(image: Image.Image, language: str, seat: int, findings: tuple[Finding, ...]) -> None:
    """Draw the answers in their order, each with the sign of the discs that it brought."""
    STYLE.write_line(image, (14, 30), word(language, "daily-answers"), 42, _ROOM_WIDTH, "l")
    if not findings:
        STYLE.write_line(image, (14, 92), word(language, "nothing"), 38, _ROOM_WIDTH, "l", SOFT)
    for number, finding in enumerate(findings):
        row, column = divmod(number, _ANSWER_COLUMNS)
        _answer(image, seat, finding, (12 + column * _ANSWER_PITCH[0], 58 + row * _ANSWER_PITCH[1]))


def _answer(image: Image.Image, seat: int, finding: Finding, corner: tuple[int, int]) -> None:
    """Draw an answer: the picture of its card with a disc, or crossed out if it leads nowhere."""
    (x, y), side, card = corner, _ANSWER_SIDE, finding.card or finding.place
    if card is None:
        paste(image, black_disc(side), x, y)
        paste(image, cross_strokes(side, side, own=True), x, y)
        return
    image.paste(pictogram(card, KIND_OF[card], (side, side)), (x, y))
    ImageDraw.Draw(image).rectangle((x, y, x + side - 1, y + side - 1), None, INK, 2)
    if finding.place:
        mark = patrol(seat, finding.large, finding.small, side)
        paste(image, mark, x, y + side + 16 - mark.height)
    elif finding.answer is Answer.NOTHING:
        paste(image, cross_strokes(side, side, own=True), x, y)
    else:
        mark = disc(seat, Size.LARGE if finding.answer is Answer.SAME else Size.SMALL)
        paste(image, mark, x + (side - mark.width) // 2, y + side + 16 - mark.height)
