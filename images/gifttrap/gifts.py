"""The gifts of a round as one picture: numbered cards on their deck's wrapping paper, with a tag that tells the round.

Before they are dealt: four piles of parcels. Must never show who is ready, nor what the dealer looks at.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from cogs.gifttrap.board import Phase
from cogs.gifttrap.gifts import Deck
from images.gifttrap import layout
from images.gifttrap.cards import called, card, faded, stamp
from images.gifttrap.colours import CREAM, DESK, GOLD, INK, PALETTE, PAPER, SHADE, SOFT, TABLE, WRAPPINGS
from images.gifttrap.lettering import BOLD, WIDTH, block, fitted, line, named, word
from images.gifttrap.papers import bow, deck_paper
from images.gifttrap.pieces import badge
from images.kit import encode, names
from images.kit.colours import mix
from images.kit.fonts import sans
from images.kit.pen import FINE, Pen, ground, pasted, sprite
from images.kit.weighted_cache import picture_cache

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cogs.gifttrap.board import Board
    from cogs.gifttrap.gifts import Gift
    from cogs.gifttrap.options import Options
    from images.kit import Look, Picture

_VALUE = {deck: number for number, deck in enumerate(Deck, 1)}
"""How dear a deck is: so many coins on its tag."""
PILES = 560
"""Height of the picture before the gifts are dealt."""


def draw_gifts(board: Board, look: Look) -> Picture | None:
    """Draw the gifts on the table, or the closed piles of parcels; None once the game is over."""
    if board.phase is Phase.OVER:
        return None
    if not board.gifts or board.deck is None:
        return encode(_piles(board, look), PALETTE)
    words = (word(look.language, "round", round=board.round), word(look.language, f"deck-{board.deck}"))
    shown = laid_out(board.options, (board.deck, board.gifts), words, look)
    for number in {*board.voided, *board.trapped}:
        _stamped(shown, board, number, look.language)
    head = layout.spots(len(board.gifts))[0]
    _dealer(shown, board, look, (head[0], head[1] + layout.size(len(board.gifts))[1] - 150))
    return encode(shown, PALETTE)


def laid_out(options: Options, laid: tuple[Deck, Sequence[Gift]], words: tuple[str, str], look: Look) -> Image.Image:
    """Lay gifts out on their deck's paper, with two lines on the tag."""
    deck, gifts = laid
    size, (head, *places) = layout.size(len(gifts)), layout.spots(len(gifts))
    image = deck_paper(deck, (WIDTH, layout.height(len(gifts)))).copy()
    pasted(image, _tag(deck, size), *head)
    block(image, (head[0] + 34, head[1] + 66, head[0] + size[0] - 34, head[1] + 150), words[0], 76)
    block(
        image,
        (head[0] + 28, head[1] + 152, head[0] + size[0] - 28, head[1] + 236),
        words[1],
        50,
        ink=WRAPPINGS[deck].deep,
    )
    for number, (gift, at) in enumerate(zip(gifts, places, strict=True), 1):
        pasted(image, card(gift, number, called(options, gift, look.language), size), *at)
    return image


def _stamped(image: Image.Image, board: Board, number: int, language: str) -> None:
    """Fade a card that counts no more and stamp it with the reason."""
    at, (wide, high) = layout.spots(len(board.gifts))[number], layout.size(len(board.gifts))
    gift = board.gifts[number - 1]
    pasted(image, faded(card(gift, number, called(board.options, gift, language), (wide, high))), *at)
    part = stamp(word(language, "voided" if number in board.voided else "trapped"), wide - 40)
    pasted(image, part, at[0] + (wide - 8 - part.width) // 2, at[1] + round(high * 0.36) - part.height // 2)


@picture_cache
def _tag(deck: Deck, size: tuple[int, int]) -> Image.Image:
    """Return a gift tag, its hole and string above, and coins for what the deck is worth."""
    wide, high = size
    paper = WRAPPINGS[deck]

    def paint(pen: Pen) -> None:
        for dx, dy, fill, edge in ((8, 8, mix(paper.ground, INK, 0.5), None), (0, 0, CREAM, INK)):
            left, top, right, foot = 2 + dx, 22 + dy, wide - 10 + dx, high - 12 + dy
            outline = (left, top + 56, left + 56, top, right - 56, top, right, top + 56, right, foot, left, foot)
            pen.area(outline, fill, edge, 3)
        middle = (wide - 8) / 2
        pen.oval((middle - 15, 0, middle + 15, 54), None, paper.ribbon, 7)
        pen.oval((middle - 16, 36, middle + 16, 68), PAPER, INK, 3)
        pen.oval((middle - 7, 45, middle + 7, 59), paper.ground, INK, 2)
        for coin in range(4):
            x, y = middle + (coin - 1.5) * 46, 262
            pen.oval(
                (x - 18, y - 18, x + 18, y + 18),
                GOLD if coin < _VALUE[deck] else CREAM,
                INK if coin < _VALUE[deck] else SHADE,
                3,
            )
            if coin < _VALUE[deck]:
                pen.oval((x - 11, y - 11, x + 11, y + 11), None, mix(GOLD, INK, 2 / 3), 2)

    return sprite(wide, high, paint)


def _dealer(image: Image.Image, board: Board, look: Look, at: tuple[int, int]) -> None:
    """Write whose choice it is at the foot of the tag."""
    wide = layout.size(len(board.gifts))[0] - 8
    said = word(look.language, "dealt")
    size, room = 38, wide - 100
    half = (62 + 12 + min(room, round(sans(size, BOLD).getlength(said)))) // 2
    pasted(image, badge(board.dealer, 62), at[0] + wide // 2 - half, at[1] + 4)
    line(image, (at[0] + wide // 2 - half + 74, at[1] + 35), said, size, room, "l", SOFT)
    name = fitted(look, board.dealer, (50, wide - 40))
    names.write(ImageDraw.Draw(image), (at[0] + (wide - names.width(*name)) // 2, at[1] + 98), *name, INK)


def _piles(board: Board, look: Look) -> Image.Image:
    """Draw the four piles, a deck each, and a tag with the round and the dealer below them."""
    image = ground(WIDTH, PILES, DESK, _desk).copy()
    for number, deck in enumerate(Deck):
        pasted(image, _pile(deck), 30 + number * 390, 16)
    _plaque(image)
    line(image, (70, 492), word(look.language, "round", round=board.round), 60, 400, "l")
    pasted(image, badge(board.dealer, 84), 480, 450)
    end = named(image, (580, 492), look, board.dealer, (50, 420))
    line(image, (end + 22, 492), word(look.language, "chooses"), 44, WIDTH - end - 80, "l", SOFT)
    return image


def _desk(pen: Pen) -> None:
    pen.area((0, 330, WIDTH, 330, WIDTH, PILES, 0, PILES), TABLE)


def _plaque(image: Image.Image) -> None:
    part = sprite(WIDTH, 130, lambda pen: pen.tile((30, 8, WIDTH - 30, 122), CREAM, INK, 3, round_by=24))
    pasted(image, part, 0, 428)


_BOXES = {
    Deck.YELLOW: ((30, 250, 190, 390), (180, 290, 330, 390), (70, 150, 220, 250)),
    Deck.RED: ((20, 230, 220, 390), (208, 280, 340, 390), (60, 110, 190, 230)),
    Deck.BLUE: ((40, 200, 200, 390), (190, 260, 345, 390), (205, 150, 315, 260)),
    Deck.BLACK: ((60, 190, 310, 390), (90, 80, 280, 190)),
}
"""Where the parcels of a pile stand."""


@picture_cache
def _pile(deck: Deck) -> Image.Image:
    """Return a pile of parcels in a deck's paper."""
    paper, sheet = WRAPPINGS[deck], Image.new("RGBA", (370 * FINE, 400 * FINE), (0, 0, 0, 0))
    pen = Pen(sheet)
    for left, top, right, foot in _BOXES[deck]:
        size = ((right - left) * FINE, (foot - top) * FINE)
        sheet.paste(deck_paper(deck, size, 1.7), (left * FINE, top * FINE))
        middle, across = (left + right) / 2, top + (foot - top) * 0.55
        pen.area((middle - 13, top, middle + 13, top, middle + 13, foot, middle - 13, foot), paper.ribbon, INK, 2)
        pen.area((left, across - 11, right, across - 11, right, across + 11, left, across + 11), paper.ribbon, INK, 2)
        pen.tile((left, top, right, foot), None, INK, 4, round_by=3)
        bow(pen.moved(middle, top - 6, (right - left) / 190), paper.ribbon)
    return sheet.reduce(FINE)
