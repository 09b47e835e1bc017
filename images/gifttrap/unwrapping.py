"""The picture of one player's unwrapping: their wishes, the gifts with their givers, and the moves on both tracks.

Shows opened gifts only; a closed gift is a parcel in its giver's paper.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PIL import Image

from bot.game.contract import Seat
from cogs.gifttrap.board import Phase, Round, is_void
from cogs.gifttrap.gains import positions_after
from cogs.gifttrap.moves import TOKENS
from images.gifttrap.cards import card, draw_slip, gift_name, stamp
from images.gifttrap.colours import DESK, GET, GET_PALE, GIVE, INK, PAPER, PLAYERS
from images.gifttrap.expert import doubling_sign
from images.gifttrap.lettering import STYLE, WIDTH, word
from images.gifttrap.papers import bow, deck_paper, seat_paper
from images.gifttrap.pieces import badge, chip
from images.gifttrap.sheet import (
    CHIP_OVERHANG,
    CHIP_SIDE,
    COLUMN,
    GAP,
    MARGIN,
    MIN_CARD_HEIGHT,
    TOKEN_MARGIN,
    WISHES_LEFT,
    label,
)
from images.gifttrap.tiles import picture
from images.gifttrap.track_moves import TRACK_HEIGHT, Walk, walk_parts
from images.kit.colours import mix
from images.kit.pen import SCALE, Pen, paste, sprite
from images.kit.tiles import Part, paint_parts
from images.kit.weighted_cache import picture_cache

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cogs.gifttrap.board import Board, Opening, Tokens
    from cogs.gifttrap.gifts import Deck, Gift
    from cogs.gifttrap.moves import Token
    from cogs.gifttrap.options import Options
    from images.kit import Look, Picture
    from images.kit.colours import Colour

HEAD_HEIGHT = 96
_ROW_HEIGHT, _LINE_HEIGHT, _ROW_COUNT = 206, 66, 4
_TOP = HEAD_HEIGHT + 16
TRACKS_TOP = _TOP + _ROW_COUNT * _ROW_HEIGHT + 8
"""Top of the tracks."""
HEIGHT = TRACKS_TOP + 2 * TRACK_HEIGHT + 10
_SIGN_SIDE = 60
_WISHES_HALF_LEFT = WISHES_LEFT - MARGIN
"""Left edge of the wishes' half."""
_TILE_OVERHANG = 12
"""Maximum overhang of a number tile over the left edge of its gift."""
_SIZE = (WIDTH, HEIGHT)
_LIGHT_DESK = mix(DESK, PAPER, 0.5)
_FILLS = (
    ((0, TRACKS_TOP + 2 * TRACK_HEIGHT, *_SIZE), DESK),
    ((0, HEAD_HEIGHT, _WISHES_HALF_LEFT, TRACKS_TOP), _LIGHT_DESK),
    ((_WISHES_HALF_LEFT, HEAD_HEIGHT, WIDTH, TRACKS_TOP), GET_PALE),
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
    round_, closed = _round_shown(board)
    if round_ is None:
        return ()
    round_scenes, before, count = list[Scene](), round_.starts, len(board.players)
    void = tuple(number for number in round_.voided if is_void(round_, number))
    for receiver in (Seat((round_.dealer + step) % count) for step in range(count)):
        tokens = round_.tokens[receiver]
        if tokens is None:
            continue
        openings = tuple(opening for opening in round_.openings if opening.receiver == receiver)
        closed_tiles = closed[receiver] if closed else ()
        values = (board.options, board.track, round_.deck, round_.gifts, receiver, tokens, openings, closed_tiles)
        round_scenes.append(Scene(*values, before, void))
        before = positions_after(before, openings)
    return tuple(round_scenes)


def _round_shown(board: Board) -> tuple[Round | None, tuple[tuple[tuple[Seat, int], ...], ...]]:
    """Return the round to draw, as far as it has gone, and by receiver the tiles that are still closed in it."""
    if not any(board.tokens) or board.deck is None:
        return (board.past[-1] if board.past else None), ()
    current_round = Round(
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
    return current_round, board.closed


def draw_unwrapped(board: Board, receiver: Seat, look: Look) -> Picture | None:
    """Draw one player's unwrapping, in the round that is being unwrapped or else in the last finished round.

    Return None if the player does not unwrap in it.
    """
    scene = next((scene for scene in scenes(board) if scene.receiver == receiver), None)
    return picture(_SIZE, _FILLS, _parts(scene, look)) if scene else None


def draw_now(board: Board, look: Look) -> Picture | None:
    """Draw the active seat's unwrapping; return None in other phases."""
    return None if board.turn is None or board.phase is not Phase.UNWRAP else draw_unwrapped(board, board.turn, look)


def draw_scene(scene: Scene, look: Look) -> Image.Image:
    """Draw one unwrapping as an RGB image."""
    return paint_parts(_SIZE, _FILLS, _parts(scene, look))


def _parts(scene: Scene, look: Look) -> Iterator[Part]:
    """Yield the heading, every gift, the wishes and both tracks."""
    yield Part((0, 0), _draw_head, _Head(scene.deck, scene.receiver, look))
    yield from _gift_parts(scene, look)
    for row, token in enumerate(TOKENS):
        yield Part(
            (_WISHES_HALF_LEFT, _TOP + row * _ROW_HEIGHT),
            _draw_wish,
            _Wish(token, _named_gift(scene, scene.tokens[row], look)),
        )
    for wrapped, top in ((True, TRACKS_TOP), (False, TRACKS_TOP + TRACK_HEIGHT)):
        yield from walk_parts(_walk(scene, top, wrapped=wrapped))


class _Head(NamedTuple):
    """The heading: the deck whose paper it has, and the player who unwraps."""

    deck: Deck
    receiver: Seat
    look: Look


def _draw_head(content: _Head) -> Image.Image:
    deck, receiver, look = content
    image = deck_paper(deck, (WIDTH, HEAD_HEIGHT)).copy()
    paste(image, _label(WISHES_LEFT - MARGIN - 24), 12, 6)
    paste(image, badge(receiver, 74), 28, 11)
    end = STYLE.write_name(image, (120, HEAD_HEIGHT // 2), look, receiver, (52, 560))
    STYLE.write_line(
        image,
        (end + 20, HEAD_HEIGHT // 2),
        word(look.language, "unwraps"),
        44,
        WISHES_LEFT - MARGIN - 40 - end,
        "l",
        GET,
    )
    paste(image, _label(COLUMN + 8), WISHES_LEFT - 4, 6)
    STYLE.write_line(
        image, (WISHES_LEFT + COLUMN / 2, HEAD_HEIGHT // 2), word(look.language, "wished"), 50, COLUMN - 30, "m", GET
    )
    return image


@picture_cache
def _label(wide: int) -> Image.Image:
    """Return a paper label for the heading."""
    return sprite(
        wide, HEAD_HEIGHT - 12, lambda pen: pen.tile((2, 2, wide - 2, HEAD_HEIGHT - 14), PAPER, INK, 3, round_by=20)
    )


class _NamedGift(NamedTuple):
    """A gift's name and its number on the table."""

    gift: Gift
    name: str
    number: int


def _named_gift(scene: Scene, number: int, look: Look) -> _NamedGift:
    gift = scene.gifts[number - 1]
    return _NamedGift(gift, gift_name(scene.options, gift, look.language), number)


class _Wish(NamedTuple):
    """A token and the gift on which it lies."""

    token: Token
    gift: _NamedGift


def _draw_wish(content: _Wish) -> Image.Image:
    """Draw a wish: the token above its gift."""
    image = Image.new("RGB", (WIDTH - _WISHES_HALF_LEFT, _ROW_HEIGHT), GET_PALE)
    STYLE.write_line(image, (MARGIN + 4, 32), label(content.token), 46, COLUMN - 140, "l")
    _draw_gift_box(image, content.gift, (MARGIN, _LINE_HEIGHT, MARGIN + COLUMN, _ROW_HEIGHT - 16), None)
    paste(image, chip(content.token, CHIP_SIDE), MARGIN + COLUMN - CHIP_SIDE + CHIP_OVERHANG, _LINE_HEIGHT - 32)
    return image


class _Given(NamedTuple):
    """A gift with its giver: opened, with everything on it, or closed."""

    high: int
    giver: Seat
    look: Look
    opened: tuple[_NamedGift, Token | None] | None
    """The gift and the token on it; None: it is closed."""
    doubled: tuple[Colour, ...]
    """The colours of the expert cards on it."""
    void: str
    """The word of the gift's stamp; empty if the gift moved markers."""


def _gift_parts(scene: Scene, look: Look) -> Iterator[Part]:
    """Yield the opened gifts in order, then the closed ones."""
    cells = len(scene.openings) + len(scene.closed)
    pitch = _ROW_COUNT * _ROW_HEIGHT // max(2, -(-cells // 2))
    contents = [_opened_gift(scene, opening, look, pitch) for opening in scene.openings]
    contents += [_Given(pitch, Seat(giver), look, None, (), "") for giver, _ in scene.closed]
    for index, content in enumerate(contents):
        yield Part(
            (MARGIN + 8 + index % 2 * (COLUMN + GAP) - _TILE_OVERHANG, _TOP + index // 2 * pitch), _draw_gift, content
        )


def _opened_gift(scene: Scene, opening: Opening, look: Look, pitch: int) -> _Given:
    """Return an opened gift as it is drawn."""
    reason = "" if not opening.trapped else "voided" if opening.gift in scene.voided else "trapped"
    doubled = (GIVE,) * opening.give_more + (GET,) * opening.get_more
    opened = (_named_gift(scene, opening.gift, look), opening.token)
    return _Given(pitch, opening.giver, look, opened, doubled, word(look.language, reason) if reason else "")


def _draw_gift(content: _Given) -> Image.Image:
    """Draw a gift below its giver's name: opened, with its token and cards, or closed."""
    image, giver = Image.new("RGB", (COLUMN + GAP, content.high), _LIGHT_DESK), content.giver
    paste(image, badge(giver, 58), _TILE_OVERHANG, 0)
    room = COLUMN - 186 - len(content.doubled) * (_SIGN_SIDE + 4)
    STYLE.write_name(image, (_TILE_OVERHANG + 72, 30), content.look, giver, (46, room))
    right, foot = _TILE_OVERHANG + COLUMN, content.high - 16
    if content.opened is None:
        paste(image, _parcel(giver, (COLUMN, foot - _LINE_HEIGHT)), _TILE_OVERHANG, _LINE_HEIGHT)
        return image
    gift, token = content.opened
    _draw_gift_box(image, gift, (_TILE_OVERHANG, _LINE_HEIGHT, right, foot), giver)
    if content.void:
        part = stamp(content.void, 280)
        paste(image, part, right - part.width + 6, round((_LINE_HEIGHT + foot) / 2) - part.height // 2)
        return image
    paste(image, chip(token, CHIP_SIDE), right - CHIP_SIDE + CHIP_OVERHANG, _LINE_HEIGHT - 32)
    for place, colour in enumerate(content.doubled):
        paste(
            image,
            doubling_sign(colour, _SIGN_SIDE),
            right - CHIP_SIDE + 4 - (place + 1) * (_SIGN_SIDE + 4),
            _LINE_HEIGHT - 64,
        )
    return image


def _draw_gift_box(
    image: Image.Image, named_gift: _NamedGift, box: tuple[int, int, int, int], seat: Seat | None
) -> None:
    """Draw a gift into a box, as a card or a slip by its height; with a `seat`, the tile has that player's paper."""
    left, top, right, foot = box
    if foot - top >= MIN_CARD_HEIGHT:
        paste(
            image,
            card(named_gift.gift, named_gift.number, (named_gift.name, ""), (right - left, foot - top), seat),
            left,
            top,
        )
    else:
        draw_slip(image, box, named_gift.gift, named_gift.number, named_gift.name, extra=(seat, TOKEN_MARGIN))


@picture_cache
def _parcel(seat: int, size: tuple[int, int]) -> Image.Image:
    """Return a parcel in a player's paper, as wide as a slip."""
    wide, high = size
    sheet = Image.new("RGBA", (wide * SCALE, high * SCALE), (0, 0, 0, 0))
    sheet.paste(seat_paper(seat, ((wide - 8) * SCALE, (high - 26) * SCALE), 44 * SCALE), (SCALE, 20 * SCALE))
    pen, pale = Pen(sheet), mix(PLAYERS[seat], PAPER, 0.5)
    middle = (wide - 8) / 2
    pen.tile((middle - 14, 20, middle + 16, high - 6), pale, INK, 2)
    pen.tile((1, 20, wide - 7, high - 6), None, INK, 3, round_by=3)
    bow(pen.moved(middle + 1, 22, 0.8), pale)
    return sheet.reduce(SCALE)


def _walk(scene: Scene, top: int, *, wrapped: bool) -> Walk:
    """Return the moves on one track during an unwrapping."""
    moves: dict[Seat, tuple[int, ...]] = {}
    for opening in scene.openings:
        seat, to = (opening.giver, opening.give) if wrapped else (opening.receiver, opening.get)
        moves[seat] = (*moves.get(seat, scene.before[seat][:1] if wrapped else scene.before[seat][1:]), to)
    if not wrapped:
        moves.setdefault(scene.receiver, scene.before[scene.receiver][1:])
    return Walk(scene.track, top, wrapped, tuple(moves.items()))
