"""The picture of a round's gifts: numbered cards on their deck's wrapping paper, and a tag with the round.

Before the deal, it shows four piles of parcels. Never shows which players are ready, nor the dealer's preview.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PIL import Image

from cogs.gifttrap.board import Phase
from cogs.gifttrap.gifts import Deck, Gift
from images.gifttrap import layout
from images.gifttrap.cards import card, fade, gift_line, gift_name, stamp
from images.gifttrap.colours import CREAM, DESK, GOLD, INK, PAPER, SHADE, SOFT, TABLE, WRAPPINGS
from images.gifttrap.lettering import STYLE, WIDTH, word
from images.gifttrap.papers import bow, deck_paper
from images.gifttrap.pieces import badge
from images.gifttrap.tiles import picture
from images.kit.colours import mix
from images.kit.pen import SCALE, Pen, ground, paste, sprite
from images.kit.stored_pictures import stored_picture
from images.kit.tiles import Part
from images.kit.weighted_cache import picture_cache

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from bot.game.contract import Seat
    from cogs.gifttrap.board import Board
    from cogs.gifttrap.options import Options
    from images.kit import Look, Picture

_COINS = {deck: number for number, deck in enumerate(Deck, 1)}
"""The value of a deck as a number of coins on its tag."""
PILES_HEIGHT, _PLAQUE_TOP = 560, 428
"""Height of the picture before the deal, and the part of it for the piles, in pixels."""


class _Tag(NamedTuple):
    """The text of a tag: two lines, then the dealer or else a third line."""

    deck: Deck
    gifts: int
    """Number of gifts beside it."""
    words: tuple[str, str]
    dealer: tuple[Look, Seat] | None
    more: str = ""


class _Card(NamedTuple):
    """A gift on its deck's paper; `gifts` is the number of gifts on the table."""

    deck: Deck
    gifts: int
    number: int
    gift: Gift
    words: tuple[str, str]
    """The name of the gift, and the line that explains it."""
    void: str
    """The word of its stamp; empty while the gift counts."""


def draw_gifts(board: Board, look: Look) -> Picture | None:
    """Draw the gifts on the table, or the closed piles of parcels; return None once the game is finished."""
    if board.phase is Phase.OVER:
        return None
    if not board.gifts or board.deck is None:
        size = (WIDTH, PILES_HEIGHT)
        plaque = _Plaque(board.round, board.dealer, look)
        return picture(size, (), (Part((0, 0), _draw_piles, None), Part((0, _PLAQUE_TOP), _draw_plaque, plaque)))
    words = (word(look.language, "round", round=board.round), word(look.language, f"deck-{board.deck}"))
    tag = _Tag(board.deck, len(board.gifts), words, (look, board.dealer))
    void = {number: word(look.language, "trapped") for number in board.trapped}
    void |= {number: word(look.language, "voided") for number in board.voided}
    size = (WIDTH, layout.height(tag.gifts))
    return picture(size, (), _gift_parts(board.options, board.gifts, tag, look.language, void))


def preview(
    options: Options, deck_gifts: tuple[Deck, Sequence[Gift]], words: Sequence[str], look: Look
) -> Iterator[Part]:
    """Yield previewed gifts as they would be dealt, with three lines on the tag."""
    deck, gifts = deck_gifts
    tag = _Tag(deck, len(gifts), (words[0], words[1]), None, words[2])
    return _gift_parts(options, gifts, tag, look.language, {})


def _gift_parts(
    options: Options, gifts: Sequence[Gift], tag: _Tag, language: str, void: Mapping[int, str]
) -> Iterator[Part]:
    """Yield a tag and gifts on their deck's paper."""
    head, *places = layout.spots(tag.gifts)
    yield Part((0, 0), _paper, (tag.deck, tag.gifts))
    yield Part(head, _draw_tag, tag)
    for number, (gift, position) in enumerate(zip(gifts, places, strict=True), 1):
        words = (gift_name(options, gift, language), gift_line(options, gift, language))
        yield Part(position, _draw_card, _Card(tag.deck, tag.gifts, number, gift, words, void.get(number, "")))


def _paper(deck_count: tuple[Deck, int]) -> Image.Image:
    """Return the background paper for this deck and number of gifts."""
    deck, count = deck_count
    return deck_paper(deck, (WIDTH, layout.height(count)))


def _paper_below(deck: Deck, count: int, number: int) -> Image.Image:
    """Return the piece of background paper below a gift, by its number; 0 is the tag."""
    (left, top), (wide, high) = layout.spots(count)[number], layout.size(count)
    return _paper((deck, count)).crop((left, top, left + wide, top + high))


def _draw_tag(tag: _Tag) -> Image.Image:
    """Draw a tag with its text."""
    image, size = _paper_below(tag.deck, tag.gifts, 0), layout.size(tag.gifts)
    wide, high = size
    paste(image, _blank_tag(tag.deck, size), 0, 0)
    STYLE.write_block(image, (34, 66, wide - 34, 150), tag.words[0], 76)
    STYLE.write_block(image, (28, 152, wide - 28, 236), tag.words[1], 50, ink=WRAPPINGS[tag.deck].deep)
    if tag.dealer:
        _write_dealer(image, *tag.dealer, high - 150)
    else:
        STYLE.write_block(image, (24, high - 150, wide - 32, high - 20), tag.more, 48)
    return image


def _draw_card(content: _Card) -> Image.Image:
    """Draw a gift; a void gift is faded below a stamp."""
    size = layout.size(content.gifts)
    image = _paper_below(content.deck, content.gifts, content.number)
    part = card(content.gift, content.number, content.words, size)
    paste(image, part, 0, 0)
    if content.void:
        wide, high = size
        paste(image, fade(part), 0, 0)
        void_stamp = stamp(content.void, wide - 40)
        paste(image, void_stamp, (wide - 8 - void_stamp.width) // 2, round(high * 0.36) - void_stamp.height // 2)
    return image


@picture_cache
def _blank_tag(deck: Deck, size: tuple[int, int]) -> Image.Image:
    """Return an empty gift tag: hole and string above, and coins for the value of the deck."""
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
                GOLD if coin < _COINS[deck] else CREAM,
                INK if coin < _COINS[deck] else SHADE,
                3,
            )
            if coin < _COINS[deck]:
                pen.oval((x - 11, y - 11, x + 11, y + 11), None, mix(GOLD, INK, 2 / 3), 2)

    return sprite(wide, high, paint)


def _write_dealer(image: Image.Image, look: Look, dealer: Seat, top: int) -> None:
    """Write the dealer at the foot of the tag."""
    wide = image.width - 8
    label = word(look.language, "dealt")
    size, room = 38, wide - 100
    half = (62 + 12 + min(room, STYLE.length(label, size))) // 2
    paste(image, badge(dealer, 62), wide // 2 - half, top + 4)
    STYLE.write_line(image, (wide // 2 - half + 74, top + 35), label, size, room, "l", SOFT)
    STYLE.write_name(image, (wide // 2, top + 98), look, dealer, (50, wide - 40), end="m")


class _Plaque(NamedTuple):
    """The text below the piles: the round and the dealer."""

    round: int
    dealer: Seat
    look: Look


def _draw_piles(_nothing: None) -> Image.Image:
    """Draw the four piles, one per deck, down to the plaque."""
    image = ground(WIDTH, _PLAQUE_TOP, DESK, _draw_desk)
    for number, deck in enumerate(Deck):
        paste(image, _pile(deck), 30 + number * 390, 16)
    return image


def _draw_desk(pen: Pen) -> None:
    pen.area((0, 330, WIDTH, 330, WIDTH, PILES_HEIGHT, 0, PILES_HEIGHT), TABLE)


def _draw_plaque(content: _Plaque) -> Image.Image:
    """Draw the plaque below the piles."""
    image, middle, look = Image.new("RGB", (WIDTH, PILES_HEIGHT - _PLAQUE_TOP), TABLE), 492 - _PLAQUE_TOP, content.look
    paste(image, sprite(WIDTH, 130, lambda pen: pen.tile((30, 8, WIDTH - 30, 122), CREAM, INK, 3, round_by=24)), 0, 0)
    STYLE.write_line(image, (70, middle), word(look.language, "round", round=content.round), 60, 400, "l")
    paste(image, badge(content.dealer, 84), 480, middle - 42)
    end = STYLE.write_name(image, (580, middle), look, content.dealer, (50, 420))
    STYLE.write_line(image, (end + 22, middle), word(look.language, "chooses"), 44, WIDTH - end - 80, "l", SOFT)
    return image


_PARCEL_BOXES = {
    Deck.YELLOW: ((30, 250, 190, 390), (180, 290, 330, 390), (70, 150, 220, 250)),
    Deck.RED: ((20, 230, 220, 390), (208, 280, 340, 390), (60, 110, 190, 230)),
    Deck.BLUE: ((40, 200, 200, 390), (190, 260, 345, 390), (205, 150, 315, 260)),
    Deck.BLACK: ((60, 190, 310, 390), (90, 80, 280, 190)),
}
"""Boxes of the parcels of a pile."""


@picture_cache
@stored_picture
def _pile(deck: Deck) -> Image.Image:
    """Return a pile of parcels in a deck's paper."""
    paper, sheet = WRAPPINGS[deck], Image.new("RGBA", (370 * SCALE, 400 * SCALE), (0, 0, 0, 0))
    pen = Pen(sheet)
    for left, top, right, foot in _PARCEL_BOXES[deck]:
        size = ((right - left) * SCALE, (foot - top) * SCALE)
        sheet.paste(deck_paper(deck, size, 1.7), (left * SCALE, top * SCALE))
        middle, across = (left + right) / 2, top + (foot - top) * 0.55
        pen.area((middle - 13, top, middle + 13, top, middle + 13, foot, middle - 13, foot), paper.ribbon, INK, 2)
        pen.area((left, across - 11, right, across - 11, right, across + 11, left, across + 11), paper.ribbon, INK, 2)
        pen.tile((left, top, right, foot), None, INK, 4, round_by=3)
        bow(pen.moved(middle, top - 6, (right - left) / 190), paper.ribbon)
    return sheet.reduce(SCALE)
