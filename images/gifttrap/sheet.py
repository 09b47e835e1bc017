"""One's own sheet as it stands: the gifts for every friend, the four tokens on their gifts, the expert cards.

For its owner's eyes only; so is what a dealer looks at before dealing. Must never tell anything about anybody else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from bot.i18n import text
from cogs.gifttrap.board import Phase, is_void
from cogs.gifttrap.moves import TOKENS
from images.gifttrap import layout
from images.gifttrap.cards import called, card, notice, slip, vacant
from images.gifttrap.colours import CREAM, DESK, GET, GET_PALE, GIVE, GIVE_PALE, INK, NIGHT, PALE, PALETTE, PAPER, SOFT
from images.gifttrap.gifts import laid_out
from images.gifttrap.lettering import WIDTH, block, heavy, line, named, word
from images.gifttrap.pieces import badge, chip, marker, tile
from images.kit import encode
from images.kit.pen import pasted, sprite
from images.kit.weighted_cache import picture_cache

if TYPE_CHECKING:
    from cogs.gifttrap.board import Board, Hand
    from cogs.gifttrap.moves import Token
    from images.kit import Look, Picture
    from images.kit.colours import Colour
    from images.kit.pen import Box, Pen

BAR = 84
"""Height of the bar above what one player alone may see."""
MARGIN, GAP = 26, 26
COLUMN = (WIDTH - 4 * MARGIN - GAP) // 3
"""Width of a gift on the sheet."""
HEADING, HEADED, ROWS = 76, 72, 4
"""Heights of a heading and of the line above a gift; wishes."""
_ROW = 214
TOP = BAR + HEADING + 18
HEIGHT = TOP + ROWS * _ROW + 14
WISHES = WIDTH - MARGIN - COLUMN
"""Left end of the wishes."""
TALL = 300
"""From so much height on a gift is shown as a card."""
CHIP, OVER = 112, 14
"""Diameter of a token, and how far it reaches over the edge of the slip on which it lies."""
KEPT = CHIP - OVER - 8
"""What of a slip is kept free for it."""
_MORE, _MARK = 66, 200


def draw_sheet(hand: Hand, look: Look) -> Picture | None:
    """Draw one's own sheet, or what the dealer looks at before dealing; None if there is neither."""
    if hand.board.phase is Phase.DEAL:
        return encode(_preview(hand, look), PALETTE) if hand.preview else None
    if not hand.board.gifts or hand.board.phase is Phase.OVER:
        return None
    image = Image.new("RGB", (WIDTH, HEIGHT), DESK)
    _grounds(image)
    bar(image, hand, look)
    _heading(image, (MARGIN + 4, look.language), hand.seat, wrapped=True)
    _heading(image, (WISHES, look.language), hand.seat, wrapped=False)
    _gives(image, hand, look)
    for row, token in enumerate(TOKENS):
        _wish(image, hand, look.language, token, TOP + row * _ROW)
    return encode(image, PALETTE)


def bar(image: Image.Image, hand: Hand, look: Look) -> None:
    """Write across the top of a picture whose it is, that it is secret, and whether it is done."""
    player = hand.board.players[hand.seat]
    ImageDraw.Draw(image).rectangle((0, 0, WIDTH, BAR), NIGHT)
    pasted(image, badge(hand.seat, 68), MARGIN, 8)
    end = named(image, (MARGIN + 84, BAR // 2), look, hand.seat, (48, 640), PAPER)
    state = "sits-out" if player.sitting_out else "ready" if player.ready else ""
    if state:
        line(image, (end + 30, BAR // 2), f"✓ {word(look.language, state)}", 42, 420, "l", GET_PALE)
    line(image, (WIDTH - MARGIN, BAR // 2), word(look.language, "secret"), 44, 600, "r", PAPER)


def _grounds(image: Image.Image) -> None:
    """Colour the two halves of the sheet as the tracks are coloured."""
    draw, across = ImageDraw.Draw(image), WISHES - MARGIN
    draw.rectangle((0, BAR, across, HEIGHT), GIVE_PALE)
    draw.rectangle((across, BAR, WIDTH, HEIGHT), GET_PALE)
    draw.rectangle((0, BAR, across, BAR + HEADING - 6), GIVE)
    draw.rectangle((across, BAR, WIDTH, BAR + HEADING - 6), GET)


def _heading(image: Image.Image, where: tuple[int, str], seat: int, *, wrapped: bool) -> None:
    left, language = where
    pasted(image, marker(seat, wrapped=wrapped), left, BAR + 4)
    said = word(language, "gives" if wrapped else "wishes")
    line(image, (left + 82, BAR + 35), said, 48, COLUMN - 100, "l", PAPER)


def _gives(image: Image.Image, hand: Hand, look: Look) -> None:
    """Show every friend with what they are given: two friends a line, or one with two gifts."""
    friends = [friend for friend, given in enumerate(hand.sheet.gives) if given]
    doubled = any(len(hand.sheet.gives[friend]) > 1 for friend in friends)
    cells = len(friends) * (2 if doubled else 1)
    rows = max(2, -(-(cells + hand.board.options.expert) // 2))
    pitch = ROWS * _ROW // rows
    at = 0
    for friend in friends:
        x, y = _cell(at, pitch)
        pasted(image, badge(friend, 60), x, y)
        named(image, (x + 74, y + 31), look, friend, (46, _room(hand, hand.sheet.gives[friend])))
        for place, number in enumerate(hand.sheet.gives[friend]):
            left = x + place * (COLUMN + GAP)
            _given(image, hand, look.language, number, (left, y + HEADED, left + COLUMN, y + pitch - 18))
        at += 1 + doubled
    if hand.board.options.expert:
        _expert(image, hand, look.language, _cell(cells, pitch))


def _room(hand: Hand, given: tuple[int, ...]) -> int:
    """Return how broad a friend's name may be above their gifts: what is told of a gift stands beside it."""
    dead = [number in (*hand.board.voided, *hand.board.trapped) for number in given]
    if dead[0]:
        return COLUMN - 80 - _MARK - (_MORE + 8) * (given[0] == hand.sheet.give_more)
    return COLUMN * len(given) - 80 - _MARK * any(dead)


def _cell(at: int, pitch: int) -> tuple[int, int]:
    """Return the left top corner of a friend's place."""
    return MARGIN + 8 + at % 2 * (COLUMN + GAP), TOP + at // 2 * pitch


def _given(image: Image.Image, hand: Hand, language: str, number: int, box: Box) -> None:
    """Show one gift for a friend, or its empty place."""
    if not number:
        vacant(image, box)
        return
    gift, seat = hand.board.gifts[number - 1], hand.seat
    name = called(hand.board.options, gift, language)
    size = (round(box[2] - box[0]), round(box[3] - box[1]))
    if size[1] >= TALL:
        pasted(image, card(gift, number, name, size, seat), round(box[0]), round(box[1]))
    else:
        slip(image, box, gift, number, name, extra=(seat, 0))
    more = number == hand.sheet.give_more
    _mark(image, hand.board, language, number, (*box[:2], box[2] - (_MORE + 8) * more, box[3]))
    if more:
        pasted(image, doubling(GIVE), round(box[2]) - _MORE - 2, round(box[1]) - 22)


def _mark(image: Image.Image, board: Board, language: str, number: int, box: Box) -> None:
    """Tell above a gift in a box why it moves nobody, if it does not."""
    if number in (*board.voided, *board.trapped):
        part = notice(word(language, "voided" if is_void(board, number) else "trapped"))
        pasted(image, part, round(box[2]) - part.width, round(box[1]) - 46)


def _wish(image: Image.Image, hand: Hand, language: str, token: Token, top: int) -> None:
    """Show a token on the gift that bears it, or with an empty place beside it."""
    number = hand.sheet.wishes[TOKENS.index(token)]
    box = (WISHES, top + HEADED, WISHES + COLUMN, top + _ROW - 18)
    line(image, (WISHES + 4, top + 34), label(token), 46, COLUMN - 140, "l")
    if number:
        gift = hand.board.gifts[number - 1]
        name = called(hand.board.options, gift, language)
        slip(image, box, gift, number, name, extra=(None, KEPT))
        _mark(image, hand.board, language, number, (*box[:2], box[2] - KEPT, box[3]))
    else:
        vacant(image, box)
    pasted(image, chip(token, CHIP), WISHES + COLUMN - CHIP + OVER, top + HEADED - 32)


def label(token: Token) -> str:
    """Return what stands on a token."""
    return token.value.replace("-", " ").upper()


@picture_cache
def doubling(colour: Colour, side: int = _MORE) -> Image.Image:
    """Return the sign of what counts twice."""

    def paint(pen: Pen) -> None:
        pen.tile((2, 2, side - 2, side - 2), colour, INK, 3, round_by=side * 0.24)
        pen.write((side / 2, side / 2), "×2", heavy, round(side * 0.58), PAPER)

    return sprite(side, side, paint)


def _expert(image: Image.Image, hand: Hand, language: str, at: tuple[int, int]) -> None:
    """Show both expert cards and on what they lie."""
    wide, (x, y) = (COLUMN - 16) // 2, at
    sheet = hand.sheet
    for place, (said, colour, used) in enumerate(
        (("GIVE MORE", GIVE, bool(sheet.give_more)), ("GET MORE", GET, sheet.get_more is not None))
    ):
        left = x + place * (wide + 16)
        pasted(image, _more(said, wide, colour, used=used), left, y + 6)
        if not used:
            line(image, (left + wide / 2, y + 134), word(language, "not-laid"), 38, wide - 20, "m", SOFT)
    if sheet.give_more:
        pasted(image, tile(sheet.give_more, 84, hand.seat), x + 40, y + 92)
        pasted(image, doubling(GIVE), x + 140, y + 100)
    if sheet.get_more:
        giver, place = sheet.get_more
        doubled = len(sheet.gives[giver]) > 1
        left, top, side = x + wide + 16, y + (78 if doubled else 92), 72 if doubled else 84
        pasted(image, badge(giver, side), left + 30, top)
        pasted(image, doubling(GET), left + 130, top + side // 2 - 34)
        if doubled:
            line(image, (left + wide / 2, y + 172), text("gifttrap", language, _WHICH[place]), 36, wide - 12)


_WHICH = ("tile-first", "tile-second")
"""What the two gifts from one friend are called."""


@picture_cache
def _more(said: str, wide: int, colour: Colour, *, used: bool) -> Image.Image:
    """Return an expert card with room for what it lies on."""

    def paint(pen: Pen) -> None:
        pen.tile((2, 2, wide - 2, 188), CREAM if used else PALE, INK, 3, round_by=16)
        pen.tile((2, 2, wide - 2, 70), colour, INK, 3, round_by=16)
        pen.write((wide / 2, 36), said, heavy, 40, PAPER)

    return sprite(wide, 190, paint)


def _preview(hand: Hand, look: Look) -> Image.Image:
    """Lay out what the dealer alone sees, below the bar."""
    deck, gifts, changes = hand.preview or (None, (), 0)
    if deck is None:
        raise ValueError("there is no preview")
    words = (word(look.language, "preview"), word(look.language, f"deck-{deck}"))
    below = laid_out(hand.board.options, (deck, gifts), words, look)
    (left, top), (wide, high) = layout.spots(len(gifts))[0], layout.size(len(gifts))
    box = (left + 24, top + high - 150, left + wide - 32, top + high - 20)
    block(below, box, word(look.language, "changes", count=changes), 48)
    image = Image.new("RGB", (WIDTH, BAR + below.height), DESK)
    bar(image, hand, look)
    image.paste(below, (0, BAR))
    return image
