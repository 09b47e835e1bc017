"""The picture of one player's unwrapping: their wishes, the gifts with their givers, and the moves on both tracks.

Shows opened gifts only; a closed gift is a parcel in its giver's paper.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PIL import Image

from bot.game.contract import Seat
from cogs.gifttrap.board import Phase, Round, is_void
from cogs.gifttrap.gains import stood
from cogs.gifttrap.moves import TOKENS
from images.gifttrap.cards import called, card, slip, stamp
from images.gifttrap.colours import DESK, GET, GET_PALE, GIVE, INK, PAPER, PLAYERS
from images.gifttrap.expert import doubling
from images.gifttrap.lettering import STYLE, WIDTH, word
from images.gifttrap.papers import bow, deck_paper, seat_paper
from images.gifttrap.pieces import badge, chip
from images.gifttrap.sheet import CHIP, COLUMN, GAP, KEPT, MARGIN, OVER, TALL, WISHES, label
from images.gifttrap.tiles import picture
from images.gifttrap.track_moves import WALK, Walk, walked
from images.kit.colours import mix
from images.kit.pen import FINE, Pen, pasted, sprite
from images.kit.tiles import Part, painted
from images.kit.weighted_cache import picture_cache

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cogs.gifttrap.board import Board, Opening, Tokens
    from cogs.gifttrap.gifts import Deck, Gift
    from cogs.gifttrap.moves import Token
    from cogs.gifttrap.options import Options
    from images.kit import Look, Picture
    from images.kit.colours import Colour

HEAD = 96
_ROW, _HEADED, _ROWS = 206, 66, 4
_TOP = HEAD + 16
WALKS = _TOP + _ROWS * _ROW + 8
"""Top of the tracks."""
HEIGHT = WALKS + 2 * WALK + 10
_SIGN = 60
_ACROSS = WISHES - MARGIN
"""Left edge of the wishes' half."""
_EDGE = 12
"""Maximum overhang of a number tile over the left edge of its gift."""
_SIZE = (WIDTH, HEIGHT)
_LIGHT = mix(DESK, PAPER, 0.5)
_GROUNDS = (
    ((0, WALKS + 2 * WALK, *_SIZE), DESK),
    ((0, HEAD, _ACROSS, WALKS), _LIGHT),
    ((_ACROSS, HEAD, WIDTH, WALKS), GET_PALE),
)


class Scene(NamedTuple):
    """One player's unwrapping so far."""

    options: Options
    track: int
    deck: Deck
    gifts: tuple[Gift, ...]
    receiver: Seat
    tokens: Tokens
    openings: tuple[Opening, ...]
    closed: tuple[tuple[int, int], ...]
    """Giver and tile of each closed gift."""
    before: tuple[tuple[int, int], ...]
    """By seat, the positions of GIVE and GET before this unwrapping."""
    voided: tuple[int, ...]
    """Numbers of gifts that move no marker because a moderator voided them; other void gifts are trapped."""


def scenes(board: Board) -> tuple[Scene, ...]:
    """Return the unwrappings of the round that is being unwrapped, or of the last finished round, in order."""
    shown, closed = _shown(board)
    if shown is None:
        return ()
    found, before, count = list[Scene](), shown.starts, len(board.players)
    void = tuple(number for number in shown.voided if is_void(shown, number))
    for receiver in (Seat((shown.dealer + step) % count) for step in range(count)):
        wished = shown.tokens[receiver]
        if wished is None:
            continue
        opened = tuple(opening for opening in shown.openings if opening.receiver == receiver)
        left = closed[receiver] if closed else ()
        told = (board.options, board.track, shown.deck, shown.gifts, receiver, wished, opened, left)
        found.append(Scene(*told, before, void))
        before = stood(before, opened)
    return tuple(found)


def _shown(board: Board) -> tuple[Round | None, tuple[tuple[tuple[Seat, int], ...], ...]]:
    """Return the round to draw, as far as it has gone, and by receiver the tiles that are still closed in it."""
    if not any(board.tokens) or board.deck is None:
        return (board.past[-1] if board.past else None), ()
    now = Round(
        number=board.round,
        dealer=board.dealer,
        deck=board.deck,
        gifts=board.gifts,
        tokens=board.tokens,
        openings=board.openings,
        starts=board.starts,
        trapped=board.trapped,
        voided=board.voided,
    )
    return now, board.closed


def draw_unwrapped(board: Board, receiver: Seat, look: Look) -> Picture | None:
    """Draw one player's unwrapping, in the round that is being unwrapped or else in the last finished round.

    Return None if the player does not unwrap in it.
    """
    scene = next((scene for scene in scenes(board) if scene.receiver == receiver), None)
    return picture(_SIZE, _GROUNDS, _parts(scene, look)) if scene else None


def draw_now(board: Board, look: Look) -> Picture | None:
    """Draw the active seat's unwrapping; return None in other phases."""
    return None if board.turn is None or board.phase is not Phase.UNWRAP else draw_unwrapped(board, board.turn, look)


def drawn(scene: Scene, look: Look) -> Image.Image:
    """Draw one unwrapping as an RGB image."""
    return painted(_SIZE, _GROUNDS, _parts(scene, look))


def _parts(scene: Scene, look: Look) -> Iterator[Part]:
    """Yield the heading, every gift, the wishes and both tracks."""
    yield Part((0, 0), _head, _Head(scene.deck, scene.receiver, look))
    yield from _gifts(scene, look)
    for row, token in enumerate(TOKENS):
        yield Part((_ACROSS, _TOP + row * _ROW), _wish, _Wish(token, _told(scene, scene.tokens[row], look)))
    for wrapped, top in ((True, WALKS), (False, WALKS + WALK)):
        yield from walked(_walk(scene, top, wrapped=wrapped))


class _Head(NamedTuple):
    """The heading: the deck whose paper it has, and the player who unwraps."""

    deck: Deck
    receiver: Seat
    look: Look


def _head(shown: _Head) -> Image.Image:
    deck, receiver, look = shown
    image = deck_paper(deck, (WIDTH, HEAD)).copy()
    pasted(image, _label(WISHES - MARGIN - 24), 12, 6)
    pasted(image, badge(receiver, 74), 28, 11)
    end = STYLE.write_name(image, (120, HEAD // 2), look, receiver, (52, 560))
    STYLE.write_line(
        image, (end + 20, HEAD // 2), word(look.language, "unwraps"), 44, WISHES - MARGIN - 40 - end, "l", GET
    )
    pasted(image, _label(COLUMN + 8), WISHES - 4, 6)
    STYLE.write_line(image, (WISHES + COLUMN / 2, HEAD // 2), word(look.language, "wished"), 50, COLUMN - 30, "m", GET)
    return image


@picture_cache
def _label(wide: int) -> Image.Image:
    """Return a paper label for the heading."""
    return sprite(wide, HEAD - 12, lambda pen: pen.tile((2, 2, wide - 2, HEAD - 14), PAPER, INK, 3, round_by=20))


class _Told(NamedTuple):
    """A gift's name and its number on the table."""

    gift: Gift
    name: str
    number: int


def _told(scene: Scene, number: int, look: Look) -> _Told:
    gift = scene.gifts[number - 1]
    return _Told(gift, called(scene.options, gift, look.language), number)


class _Wish(NamedTuple):
    """A token and the gift on which it lies."""

    token: Token
    told: _Told


def _wish(shown: _Wish) -> Image.Image:
    """Draw a wish: the token above its gift."""
    image = Image.new("RGB", (WIDTH - _ACROSS, _ROW), GET_PALE)
    STYLE.write_line(image, (MARGIN + 4, 32), label(shown.token), 46, COLUMN - 140, "l")
    _slip(image, shown.told, (MARGIN, _HEADED, MARGIN + COLUMN, _ROW - 16), None)
    pasted(image, chip(shown.token, CHIP), MARGIN + COLUMN - CHIP + OVER, _HEADED - 32)
    return image


class _Given(NamedTuple):
    """A gift with its giver: opened, with everything on it, or closed."""

    high: int
    giver: Seat
    look: Look
    opened: tuple[_Told, Token | None] | None
    """The gift and the token on it; None: it is closed."""
    doubled: tuple[Colour, ...]
    """The colours of the expert cards on it."""
    void: str
    """The word of its stamp; empty if it moved markers."""


def _gifts(scene: Scene, look: Look) -> Iterator[Part]:
    """Yield the opened gifts in order, then the closed ones."""
    cells = len(scene.openings) + len(scene.closed)
    pitch = _ROWS * _ROW // max(2, -(-cells // 2))
    given = [_opening(scene, opening, look, pitch) for opening in scene.openings]
    given += [_Given(pitch, Seat(giver), look, None, (), "") for giver, _ in scene.closed]
    for at, each in enumerate(given):
        yield Part((MARGIN + 8 + at % 2 * (COLUMN + GAP) - _EDGE, _TOP + at // 2 * pitch), _given, each)


def _opening(scene: Scene, opening: Opening, look: Look, pitch: int) -> _Given:
    """Return an opened gift as it is drawn."""
    void = "" if not opening.trapped else "voided" if opening.gift in scene.voided else "trapped"
    doubled = (GIVE,) * opening.give_more + (GET,) * opening.get_more
    opened = (_told(scene, opening.gift, look), opening.token)
    return _Given(pitch, opening.giver, look, opened, doubled, word(look.language, void) if void else "")


def _given(shown: _Given) -> Image.Image:
    """Draw a gift below its giver's name: opened, with its token and cards, or closed."""
    image, giver = Image.new("RGB", (COLUMN + GAP, shown.high), _LIGHT), shown.giver
    pasted(image, badge(giver, 58), _EDGE, 0)
    room = COLUMN - 186 - len(shown.doubled) * (_SIGN + 4)
    STYLE.write_name(image, (_EDGE + 72, 30), shown.look, giver, (46, room))
    right, foot = _EDGE + COLUMN, shown.high - 16
    if shown.opened is None:
        pasted(image, _parcel(giver, (COLUMN, foot - _HEADED)), _EDGE, _HEADED)
        return image
    told, token = shown.opened
    _slip(image, told, (_EDGE, _HEADED, right, foot), giver)
    if shown.void:
        part = stamp(shown.void, 280)
        pasted(image, part, right - part.width + 6, round((_HEADED + foot) / 2) - part.height // 2)
        return image
    pasted(image, chip(token, CHIP), right - CHIP + OVER, _HEADED - 32)
    for place, colour in enumerate(shown.doubled):
        pasted(image, doubling(colour, _SIGN), right - CHIP + 4 - (place + 1) * (_SIGN + 4), _HEADED - 64)
    return image


def _slip(image: Image.Image, told: _Told, box: tuple[int, int, int, int], seat: Seat | None) -> None:
    """Draw a gift into a box, as a card or a slip by its height; with a `seat`, the tile has that player's paper."""
    left, top, right, foot = box
    if foot - top >= TALL:
        pasted(image, card(told.gift, told.number, told.name, (right - left, foot - top), seat), left, top)
    else:
        slip(image, box, told.gift, told.number, told.name, extra=(seat, KEPT))


@picture_cache
def _parcel(seat: int, size: tuple[int, int]) -> Image.Image:
    """Return a parcel in a player's paper, as wide as a slip."""
    wide, high = size
    sheet = Image.new("RGBA", (wide * FINE, high * FINE), (0, 0, 0, 0))
    sheet.paste(seat_paper(seat, ((wide - 8) * FINE, (high - 26) * FINE), 44 * FINE), (FINE, 20 * FINE))
    pen, pale = Pen(sheet), mix(PLAYERS[seat], PAPER, 0.5)
    middle = (wide - 8) / 2
    pen.tile((middle - 14, 20, middle + 16, high - 6), pale, INK, 2)
    pen.tile((1, 20, wide - 7, high - 6), None, INK, 3, round_by=3)
    bow(pen.moved(middle + 1, 22, 0.8), pale)
    return sheet.reduce(FINE)


def _walk(scene: Scene, top: int, *, wrapped: bool) -> Walk:
    """Return the moves on one track during an unwrapping."""
    moves: dict[Seat, tuple[int, ...]] = {}
    for opening in scene.openings:
        seat, to = (opening.giver, opening.give) if wrapped else (opening.receiver, opening.get)
        moves[seat] = (*moves.get(seat, scene.before[seat][:1] if wrapped else scene.before[seat][1:]), to)
    if not wrapped:
        moves.setdefault(scene.receiver, scene.before[scene.receiver][1:])
    return Walk(scene.track, top, wrapped, tuple(moves.items()))
