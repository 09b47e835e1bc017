"""The picture of a seat's sheet: the gifts for every friend, the four tokens on their gifts, the expert cards.

For its owner only, as is the dealer's preview, which is also drawn here. Never shows secrets of another seat.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PIL import Image, ImageDraw

from bot.game.contract import Seat
from cogs.gifttrap.board import Phase, is_void
from cogs.gifttrap.moves import TOKENS
from images.gifttrap import layout
from images.gifttrap.cards import card, draw_empty_slip, draw_slip, gift_name, small_stamp
from images.gifttrap.colours import GET, GET_PALE, GIVE, GIVE_PALE, NIGHT, PAPER
from images.gifttrap.expert import SIGN_SIDE, Cards, doubling_sign, expert
from images.gifttrap.gifts import preview
from images.gifttrap.lettering import STYLE, WIDTH, word
from images.gifttrap.pieces import badge, chip, marker
from images.gifttrap.tiles import picture
from images.kit.pen import paste
from images.kit.tiles import Part

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cogs.gifttrap.board import Hand
    from cogs.gifttrap.gifts import Gift
    from cogs.gifttrap.moves import Token
    from images.kit import Look, Picture

BAR_HEIGHT = 84
"""Height of the bar above private content, in pixels."""
MARGIN, GAP = 26, 26
COLUMN = (WIDTH - 4 * MARGIN - GAP) // 3
"""Width of a gift on the sheet, in pixels."""
HEADING_HEIGHT, LINE_HEIGHT, WISH_COUNT = 76, 72, 4
"""Height of a heading, height of the line above a gift, number of wishes."""
_ROW_HEIGHT = 214
TOP = BAR_HEIGHT + HEADING_HEIGHT + 18
HEIGHT = TOP + WISH_COUNT * _ROW_HEIGHT + 14
WISHES_LEFT = WIDTH - MARGIN - COLUMN
"""Left edge of the wishes."""
MIN_CARD_HEIGHT = 300
"""Height in pixels from which a gift is shown as a card."""
CHIP_SIDE, CHIP_OVERHANG = 112, 14
"""Diameter of a token, and its overhang over the edge of the slip on which it lies."""
TOKEN_MARGIN = CHIP_SIDE - CHIP_OVERHANG - 8
"""Width at the right of a slip that is kept free for its token."""
_MARK_WIDTH = 200
"""Width of a mark above a gift."""
_TILE_OVERHANG = 12
"""Maximum overhang of a number tile over the left edge of its gift."""
_WISHES_HALF_LEFT = WISHES_LEFT - MARGIN
"""Left edge of the wishes' half."""
_FILLS = (((0, 0, _WISHES_HALF_LEFT, HEIGHT), GIVE_PALE), ((_WISHES_HALF_LEFT, 0, WIDTH, HEIGHT), GET_PALE))


def draw_sheet(hand: Hand, look: Look) -> Picture | None:
    """Draw the seat's sheet, or the dealer's preview before the deal; return None if there is neither."""
    if hand.board.phase is Phase.DEAL:
        return _draw_preview(hand, look) if hand.preview else None
    if not hand.board.gifts or hand.board.phase is Phase.OVER:
        return None
    return picture(
        (WIDTH, HEIGHT), _FILLS, (_bar_part(hand, look), *_heading_parts(hand.seat, look), *_list_parts(hand, look))
    )


def _list_parts(hand: Hand, look: Look) -> Iterator[Part]:
    """Yield all lists of the sheet: gifts for friends, the expert cards, wishes."""
    yield from _gift_parts(hand, look)
    for row, token in enumerate(TOKENS):
        number = hand.sheet.wishes[row]
        yield Part(
            (_WISHES_HALF_LEFT, TOP + row * _ROW_HEIGHT), _draw_wish, _Wish(token, _tile(hand, number, look.language))
        )


class _Owner(NamedTuple):
    """The bar's content: the sheet's owner, and the key of the text for its state or an empty string."""

    seat: Seat
    look: Look
    state: str


def _bar_part(hand: Hand, look: Look) -> Part:
    """Return the bar across the top: the owner, the note that it is secret, and the state of the sheet."""
    player = hand.board.players[hand.seat]
    state = "sits-out" if player.sitting_out else "ready" if player.ready else ""
    return Part((0, 0), _draw_bar, _Owner(hand.seat, look, state))


def _draw_bar(content: _Owner) -> Image.Image:
    image, (seat, look, state) = Image.new("RGB", (WIDTH, BAR_HEIGHT), NIGHT), content
    paste(image, badge(seat, 68), MARGIN, 8)
    end = STYLE.write_name(image, (MARGIN + 84, BAR_HEIGHT // 2), look, seat, (48, 640), PAPER)
    if state:
        STYLE.write_line(image, (end + 30, BAR_HEIGHT // 2), f"✓ {word(look.language, state)}", 42, 420, "l", GET_PALE)
    STYLE.write_line(image, (WIDTH - MARGIN, BAR_HEIGHT // 2), word(look.language, "secret"), 44, 600, "r", PAPER)
    return image


class _Heading(NamedTuple):
    """The heading of one half of the sheet."""

    wide: int
    left: int
    label: str
    seat: Seat
    wrapped: bool


def _heading_parts(seat: Seat, look: Look) -> Iterator[Part]:
    """Yield the headings of both halves, in the colours of the tracks."""
    gives, wishes = word(look.language, "gives"), word(look.language, "wishes")
    yield Part((0, BAR_HEIGHT), _draw_heading, _Heading(_WISHES_HALF_LEFT, MARGIN + 4, gives, seat, wrapped=True))
    yield Part(
        (_WISHES_HALF_LEFT, BAR_HEIGHT),
        _draw_heading,
        _Heading(WIDTH - _WISHES_HALF_LEFT, MARGIN, wishes, seat, wrapped=False),
    )


def _draw_heading(content: _Heading) -> Image.Image:
    wide, left, label, seat, wrapped = content
    image = Image.new("RGB", (wide, HEADING_HEIGHT), GIVE_PALE if wrapped else GET_PALE)
    draw = ImageDraw.Draw(image)
    draw.rectangle((0, 0, wide, HEADING_HEIGHT - 6), GIVE if wrapped else GET)
    draw.line((0, 0, wide, 0), NIGHT)
    paste(image, marker(seat, wrapped=wrapped), left, 4)
    STYLE.write_line(image, (left + 82, 35), label, 48, COLUMN - 100, "l", PAPER)
    return image


class _Tile(NamedTuple):
    """A gift on a sheet."""

    gift: Gift
    name: str
    number: int
    mark: str
    """The reason why it moves no marker; empty if it does."""


def _tile(hand: Hand, number: int, language: str) -> _Tile | None:
    """Return a gift by its number; None for 0, which means not chosen yet."""
    if not number:
        return None
    board, mark = hand.board, ""
    if number in (*board.voided, *board.trapped):
        mark = word(language, "voided" if is_void(board, number) else "trapped")
    gift = board.gifts[number - 1]
    return _Tile(gift, gift_name(board.options, gift, language), number, mark)


class _Friend(NamedTuple):
    """A friend and the gifts for them."""

    friend: Seat
    giver: Seat
    high: int
    look: Look
    given: tuple[_Tile | None, ...]
    more: int
    """The number of the gift on which GIVE MORE lies."""


def _gift_parts(hand: Hand, look: Look) -> Iterator[Part]:
    """Yield every friend with their gifts: two friends per line, or one with two gifts."""
    sheet = hand.sheet
    friends = [Seat(friend) for friend, gifts in enumerate(sheet.gives) if gifts]
    doubled = any(len(sheet.gives[friend]) > 1 for friend in friends)
    cells = len(friends) * (2 if doubled else 1)
    pitch = WISH_COUNT * _ROW_HEIGHT // max(2, -(-(cells + hand.board.options.expert) // 2))
    for index, friend in enumerate(friends):
        gifts = tuple(_tile(hand, number, look.language) for number in sheet.gives[friend])
        content = _Friend(friend, hand.seat, pitch, look, gifts, sheet.give_more)
        yield Part(_cell(index * (1 + doubled), pitch), _draw_friend, content)
    if hand.board.options.expert:
        doubled = sheet.get_more is not None and len(sheet.gives[sheet.get_more[0]]) > 1
        x, y = _cell(cells, pitch)
        more = _tile(hand, sheet.give_more, look.language)
        cards = Cards(
            COLUMN,
            GIVE_PALE,
            hand.seat,
            look.language,
            sheet.give_more,
            sheet.get_more,
            more.name if more else "",
            next((friend for friend in friends if sheet.give_more in sheet.gives[friend]), None),
            doubled,
        )
        yield Part((x + _TILE_OVERHANG, y), expert, cards)


def _cell(index: int, pitch: int) -> tuple[int, int]:
    """Return the top left corner of a friend's cell."""
    return MARGIN + 8 - _TILE_OVERHANG + index % 2 * (COLUMN + GAP), TOP + index // 2 * pitch


def _draw_friend(content: _Friend) -> Image.Image:
    """Draw a friend's badge and name, and below them their gifts or empty places."""
    image = Image.new("RGB", (len(content.given) * (COLUMN + GAP), content.high), GIVE_PALE)
    paste(image, badge(content.friend, 60), _TILE_OVERHANG, 0)
    STYLE.write_name(image, (_TILE_OVERHANG + 74, 31), content.look, content.friend, (46, _name_width(content)))
    for place, tile_ in enumerate(content.given):
        left = _TILE_OVERHANG + place * (COLUMN + GAP)
        box = (left, LINE_HEIGHT, left + COLUMN, content.high - 18)
        if tile_ is None:
            draw_empty_slip(image, box)
        else:
            _draw_gift(image, tile_, box, content)
    return image


def _name_width(content: _Friend) -> int:
    """Return the maximum width of a friend's name above their gifts, leaving room for the marks of the gifts."""
    marked = [tile_ is not None and bool(tile_.mark) for tile_ in content.given]
    first = content.given[0]
    if first is not None and first.mark:
        return COLUMN - 80 - _MARK_WIDTH - (SIGN_SIDE + 8) * (first.number == content.more)
    return COLUMN * len(content.given) - 80 - _MARK_WIDTH * any(marked)


def _draw_gift(image: Image.Image, gift_tile: _Tile, box: tuple[int, int, int, int], content: _Friend) -> None:
    """Draw one gift for a friend, with its mark above it."""
    left, top, right, foot = box
    if foot - top >= MIN_CARD_HEIGHT:
        part = card(gift_tile.gift, gift_tile.number, (gift_tile.name, ""), (right - left, foot - top), content.giver)
        paste(image, part, left, top)
    else:
        draw_slip(image, box, gift_tile.gift, gift_tile.number, gift_tile.name, extra=(content.giver, 0))
    is_doubled = gift_tile.number == content.more
    _draw_mark(image, gift_tile.mark, right - (SIGN_SIDE + 8) * is_doubled, top)
    if is_doubled:
        paste(image, doubling_sign(GIVE), right - SIGN_SIDE - 2, top - 22)


def _draw_mark(image: Image.Image, mark: str, right: int, top: int) -> None:
    """Draw above a gift the reason why it moves no marker, if there is one."""
    if mark:
        part = small_stamp(mark)
        paste(image, part, right - part.width, top - 46)


class _Wish(NamedTuple):
    """A token, and the gift on which it lies; None: no gift yet."""

    token: Token
    gift_tile: _Tile | None


def _draw_wish(content: _Wish) -> Image.Image:
    """Draw a token on its gift, or beside an empty place."""
    (token, gift_tile), image = content, Image.new("RGB", (WIDTH - _WISHES_HALF_LEFT, _ROW_HEIGHT), GET_PALE)
    box = (MARGIN, LINE_HEIGHT, MARGIN + COLUMN, _ROW_HEIGHT - 18)
    STYLE.write_line(image, (MARGIN + 4, 34), label(token), 46, COLUMN - 140, "l")
    if gift_tile is None:
        draw_empty_slip(image, box)
    else:
        draw_slip(image, box, gift_tile.gift, gift_tile.number, gift_tile.name, extra=(None, TOKEN_MARGIN))
        _draw_mark(image, gift_tile.mark, box[2] - TOKEN_MARGIN, LINE_HEIGHT)
    paste(image, chip(token, CHIP_SIDE), MARGIN + COLUMN - CHIP_SIDE + CHIP_OVERHANG, LINE_HEIGHT - 32)
    return image


def label(token: Token) -> str:
    """Return the text on a token."""
    return token.value.replace("-", " ").upper()


def _draw_preview(hand: Hand, look: Look) -> Picture:
    """Draw the dealer's preview below the bar."""
    deck, gifts, changes = hand.preview or (None, (), 0)
    if deck is None:
        raise ValueError("there is no preview")
    words = (word(look.language, key) for key in ("preview", f"deck-{deck}"))
    below = preview(hand.board.options, (deck, gifts), (*words, word(look.language, "changes", count=changes)), look)
    lower = (part._replace(at=(part.at[0], part.at[1] + BAR_HEIGHT)) for part in below)
    return picture((WIDTH, BAR_HEIGHT + layout.height(len(gifts))), (), (_bar_part(hand, look), *lower))
