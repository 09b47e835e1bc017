"""The picture of a seat's sheet: the gifts for every friend, the four tokens on their gifts, the expert cards.

For its owner only, as is the dealer's preview, which is also drawn here. Never shows anything secret of another seat.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PIL import Image, ImageDraw

from bot.game.contract import Seat
from cogs.gifttrap.board import Phase, is_void
from cogs.gifttrap.moves import TOKENS
from images.gifttrap import layout
from images.gifttrap.cards import called, card, notice, slip, vacant
from images.gifttrap.colours import GET, GET_PALE, GIVE, GIVE_PALE, NIGHT, PAPER
from images.gifttrap.expert import MORE, Cards, doubling, expert
from images.gifttrap.gifts import preview
from images.gifttrap.lettering import STYLE, WIDTH, word
from images.gifttrap.pieces import badge, chip, marker
from images.gifttrap.tiles import picture
from images.kit.pen import pasted
from images.kit.tiles import Part

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cogs.gifttrap.board import Hand
    from cogs.gifttrap.gifts import Gift
    from cogs.gifttrap.moves import Token
    from images.kit import Look, Picture

BAR = 84
"""Height of the bar above private content, in pixels."""
MARGIN, GAP = 26, 26
COLUMN = (WIDTH - 4 * MARGIN - GAP) // 3
"""Width of a gift on the sheet, in pixels."""
HEADING, HEADED, ROWS = 76, 72, 4
"""Height of a heading, height of the line above a gift, number of wishes."""
_ROW = 214
TOP = BAR + HEADING + 18
HEIGHT = TOP + ROWS * _ROW + 14
WISHES = WIDTH - MARGIN - COLUMN
"""Left edge of the wishes."""
TALL = 300
"""Height in pixels from which a gift is shown as a card."""
CHIP, OVER = 112, 14
"""Diameter of a token, and its overhang over the edge of the slip on which it lies."""
KEPT = CHIP - OVER - 8
"""Width at the right of a slip that is kept free for its token."""
_MARK = 200
"""Width of a mark above a gift."""
_EDGE = 12
"""Maximum overhang of a number tile over the left edge of its gift."""
_ACROSS = WISHES - MARGIN
"""Left edge of the wishes' half."""
_GROUNDS = (((0, 0, _ACROSS, HEIGHT), GIVE_PALE), ((_ACROSS, 0, WIDTH, HEIGHT), GET_PALE))


def draw_sheet(hand: Hand, look: Look) -> Picture | None:
    """Draw the seat's sheet, or the dealer's preview before the deal; return None if there is neither."""
    if hand.board.phase is Phase.DEAL:
        return _preview(hand, look) if hand.preview else None
    if not hand.board.gifts or hand.board.phase is Phase.OVER:
        return None
    return picture((WIDTH, HEIGHT), _GROUNDS, (_bar(hand, look), *_headings(hand.seat, look), *_lists(hand, look)))


def _lists(hand: Hand, look: Look) -> Iterator[Part]:
    """Yield all lists of the sheet: gifts for friends, the expert cards, wishes."""
    yield from _gives(hand, look)
    for row, token in enumerate(TOKENS):
        number = hand.sheet.wishes[row]
        yield Part((_ACROSS, TOP + row * _ROW), _wish, _Wish(token, _tile(hand, number, look.language)))


class _Owner(NamedTuple):
    """The bar's content: the sheet's owner, and the key of the text for its state or an empty string."""

    seat: Seat
    look: Look
    state: str


def _bar(hand: Hand, look: Look) -> Part:
    """Return the bar across the top: the owner, the note that it is secret, and the state of the sheet."""
    player = hand.board.players[hand.seat]
    state = "sits-out" if player.sitting_out else "ready" if player.ready else ""
    return Part((0, 0), _across, _Owner(hand.seat, look, state))


def _across(shown: _Owner) -> Image.Image:
    image, (seat, look, state) = Image.new("RGB", (WIDTH, BAR), NIGHT), shown
    pasted(image, badge(seat, 68), MARGIN, 8)
    end = STYLE.write_name(image, (MARGIN + 84, BAR // 2), look, seat, (48, 640), PAPER)
    if state:
        STYLE.write_line(image, (end + 30, BAR // 2), f"✓ {word(look.language, state)}", 42, 420, "l", GET_PALE)
    STYLE.write_line(image, (WIDTH - MARGIN, BAR // 2), word(look.language, "secret"), 44, 600, "r", PAPER)
    return image


class _Heading(NamedTuple):
    """The heading of one half of the sheet."""

    wide: int
    left: int
    said: str
    seat: Seat
    wrapped: bool


def _headings(seat: Seat, look: Look) -> Iterator[Part]:
    """Yield the headings of both halves, in the colours of the tracks."""
    gives, wishes = word(look.language, "gives"), word(look.language, "wishes")
    yield Part((0, BAR), _heading, _Heading(_ACROSS, MARGIN + 4, gives, seat, wrapped=True))
    yield Part((_ACROSS, BAR), _heading, _Heading(WIDTH - _ACROSS, MARGIN, wishes, seat, wrapped=False))


def _heading(shown: _Heading) -> Image.Image:
    wide, left, said, seat, wrapped = shown
    image = Image.new("RGB", (wide, HEADING), GIVE_PALE if wrapped else GET_PALE)
    draw = ImageDraw.Draw(image)
    draw.rectangle((0, 0, wide, HEADING - 6), GIVE if wrapped else GET)
    draw.line((0, 0, wide, 0), NIGHT)
    pasted(image, marker(seat, wrapped=wrapped), left, 4)
    STYLE.write_line(image, (left + 82, 35), said, 48, COLUMN - 100, "l", PAPER)
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
    return _Tile(gift, called(board.options, gift, language), number, mark)


class _Friend(NamedTuple):
    """A friend and the gifts for them."""

    friend: Seat
    giver: Seat
    high: int
    look: Look
    given: tuple[_Tile | None, ...]
    more: int
    """The number of the gift on which GIVE MORE lies."""


def _gives(hand: Hand, look: Look) -> Iterator[Part]:
    """Yield every friend with their gifts: two friends per line, or one with two gifts."""
    sheet = hand.sheet
    friends = [Seat(friend) for friend, given in enumerate(sheet.gives) if given]
    doubled = any(len(sheet.gives[friend]) > 1 for friend in friends)
    cells = len(friends) * (2 if doubled else 1)
    pitch = ROWS * _ROW // max(2, -(-(cells + hand.board.options.expert) // 2))
    for at, friend in enumerate(friends):
        given = tuple(_tile(hand, number, look.language) for number in sheet.gives[friend])
        shown = _Friend(friend, hand.seat, pitch, look, given, sheet.give_more)
        yield Part(_cell(at * (1 + doubled), pitch), _friend, shown)
    if hand.board.options.expert:
        doubled = sheet.get_more is not None and len(sheet.gives[sheet.get_more[0]]) > 1
        (x, y), where = _cell(cells, pitch), (COLUMN, GIVE_PALE)
        cards = Cards(*where, hand.seat, look.language, sheet.give_more, sheet.get_more, doubled)
        yield Part((x + _EDGE, y), expert, cards)


def _cell(at: int, pitch: int) -> tuple[int, int]:
    """Return the top left corner of a friend's cell."""
    return MARGIN + 8 - _EDGE + at % 2 * (COLUMN + GAP), TOP + at // 2 * pitch


def _friend(shown: _Friend) -> Image.Image:
    """Draw a friend's badge and name, and below them their gifts or empty places."""
    image = Image.new("RGB", (len(shown.given) * (COLUMN + GAP), shown.high), GIVE_PALE)
    pasted(image, badge(shown.friend, 60), _EDGE, 0)
    STYLE.write_name(image, (_EDGE + 74, 31), shown.look, shown.friend, (46, _room(shown)))
    for place, tile_ in enumerate(shown.given):
        left = _EDGE + place * (COLUMN + GAP)
        box = (left, HEADED, left + COLUMN, shown.high - 18)
        if tile_ is None:
            vacant(image, box)
        else:
            _given(image, tile_, box, shown)
    return image


def _room(shown: _Friend) -> int:
    """Return the maximum width of a friend's name above their gifts, leaving room for the marks of the gifts."""
    dead = [tile_ is not None and bool(tile_.mark) for tile_ in shown.given]
    first = shown.given[0]
    if first is not None and first.mark:
        return COLUMN - 80 - _MARK - (MORE + 8) * (first.number == shown.more)
    return COLUMN * len(shown.given) - 80 - _MARK * any(dead)


def _given(image: Image.Image, told: _Tile, box: tuple[int, int, int, int], shown: _Friend) -> None:
    """Draw one gift for a friend, with its mark above it."""
    left, top, right, foot = box
    if foot - top >= TALL:
        part = card(told.gift, told.number, told.name, (right - left, foot - top), shown.giver)
        pasted(image, part, left, top)
    else:
        slip(image, box, told.gift, told.number, told.name, extra=(shown.giver, 0))
    more = told.number == shown.more
    _mark(image, told.mark, right - (MORE + 8) * more, top)
    if more:
        pasted(image, doubling(GIVE), right - MORE - 2, top - 22)


def _mark(image: Image.Image, mark: str, right: int, top: int) -> None:
    """Draw above a gift the reason why it moves no marker, if there is one."""
    if mark:
        part = notice(mark)
        pasted(image, part, right - part.width, top - 46)


class _Wish(NamedTuple):
    """A token, and the gift on which it lies; None: no gift yet."""

    token: Token
    told: _Tile | None


def _wish(shown: _Wish) -> Image.Image:
    """Draw a token on its gift, or beside an empty place."""
    (token, told), image = shown, Image.new("RGB", (WIDTH - _ACROSS, _ROW), GET_PALE)
    box = (MARGIN, HEADED, MARGIN + COLUMN, _ROW - 18)
    STYLE.write_line(image, (MARGIN + 4, 34), label(token), 46, COLUMN - 140, "l")
    if told is None:
        vacant(image, box)
    else:
        slip(image, box, told.gift, told.number, told.name, extra=(None, KEPT))
        _mark(image, told.mark, box[2] - KEPT, HEADED)
    pasted(image, chip(token, CHIP), MARGIN + COLUMN - CHIP + OVER, HEADED - 32)
    return image


def label(token: Token) -> str:
    """Return the text on a token."""
    return token.value.replace("-", " ").upper()


def _preview(hand: Hand, look: Look) -> Picture:
    """Draw the dealer's preview below the bar."""
    deck, gifts, changes = hand.preview or (None, (), 0)
    if deck is None:
        raise ValueError("there is no preview")
    words = (word(look.language, key) for key in ("preview", f"deck-{deck}"))
    below = preview(hand.board.options, (deck, gifts), (*words, word(look.language, "changes", count=changes)), look)
    lower = (part._replace(at=(part.at[0], part.at[1] + BAR)) for part in below)
    return picture((WIDTH, BAR + layout.height(len(gifts))), (), (_bar(hand, look), *lower))
