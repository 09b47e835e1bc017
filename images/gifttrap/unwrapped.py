"""The show: one player unwraps. Their wishes turned up on the gifts, what they got from whom, and who moved how far.

Shows what has been opened, never what is still closed: that lies there in its giver's paper.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PIL import Image, ImageDraw

from bot.game import Seat
from cogs.gifttrap.board import Phase, Round, is_void
from cogs.gifttrap.gains import stood
from cogs.gifttrap.moves import TOKENS
from images.gifttrap.cards import called, card, slip, stamp
from images.gifttrap.colours import DESK, GET, GET_PALE, GIVE, GIVE_PALE, GOLD, INK, PALETTE, PAPER, PLAYERS
from images.gifttrap.leaps import WALK, aligned, leaps
from images.gifttrap.lettering import WIDTH, heavy, line, named, word
from images.gifttrap.papers import bow, deck_paper, seat_paper
from images.gifttrap.pieces import MARKER, badge, chip, marker
from images.gifttrap.sheet import CHIP, COLUMN, GAP, KEPT, MARGIN, OVER, TALL, WISHES, doubling, label
from images.gifttrap.trail import COLOURS, Trail, ribbon, straight
from images.kit import encode
from images.kit.colours import mix
from images.kit.pen import FINE, Pen, ground, pasted, sprite
from images.kit.weighted_cache import picture_cache, raster, weighted_cache

if TYPE_CHECKING:
    from cogs.gifttrap.board import Board, Opening, Tokens
    from cogs.gifttrap.gifts import Deck, Gift
    from cogs.gifttrap.options import Options
    from images.kit import Look, Picture
    from images.kit.pen import Box

HEAD = 96
_ROW, _HEADED, _ROWS = 206, 66, 4
_TOP = HEAD + 16
WALKS = _TOP + _ROWS * _ROW + 8
"""Where the tracks begin."""
HEIGHT = WALKS + 2 * WALK + 10
_WAY = (286, 1384)
"""Where on a track from left to right GO and GIFTED lie."""
_SIGN = 60


class Scene(NamedTuple):
    """One player's unwrapping, as far as it has gone."""

    options: Options
    track: int
    deck: Deck
    gifts: tuple[Gift, ...]
    receiver: Seat
    tokens: Tokens
    openings: tuple[Opening, ...]
    closed: tuple[tuple[int, int], ...]
    """Giver and tile of what is still closed."""
    before: tuple[tuple[int, int], ...]
    """By seat, where GIVE and GET stood when it began."""
    voided: tuple[int, ...]
    """Numbers of gifts that move nobody because a moderator voided them; of others GiftTRAP is the reason."""


def scenes(board: Board) -> tuple[Scene, ...]:
    """Return the unwrappings of the round that is being unwrapped, or else of the last one, in their order."""
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
    """Return the round to be shown, as far as it has gone, and by receiver what is still closed in it."""
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
    """Draw how one player unwraps: in the round that is being unwrapped or else in the last; None if they do not."""
    scene = next((scene for scene in scenes(board) if scene.receiver == receiver), None)
    return encode(drawn(scene, look), PALETTE) if scene else None


def draw_now(board: Board, look: Look) -> Picture | None:
    """Draw how whoever's turn it is unwraps; None if nobody does."""
    return None if board.turn is None or board.phase is not Phase.UNWRAP else draw_unwrapped(board, board.turn, look)


def drawn(scene: Scene, look: Look) -> Image.Image:
    """Draw one unwrapping."""
    image = Image.new("RGB", (WIDTH, HEIGHT), DESK)
    draw, across = ImageDraw.Draw(image), WISHES - MARGIN
    draw.rectangle((0, HEAD, across, WALKS), mix(DESK, PAPER, 0.5))
    draw.rectangle((across, HEAD, WIDTH, WALKS), GET_PALE)
    _head(image, scene, look)
    _gifts(image, scene, look)
    for row, token in enumerate(TOKENS):
        number, top = scene.tokens[row], _TOP + row * _ROW
        line(image, (WISHES + 4, top + 32), label(token), 46, COLUMN - 140, "l")
        box = (WISHES, top + _HEADED, WISHES + COLUMN, top + _ROW - 16)
        _slip(image, scene, look, number, (box, None))
        pasted(image, chip(token, CHIP), WISHES + COLUMN - CHIP + OVER, top + _HEADED - 32)
    for wrapped, top in ((True, WALKS), (False, WALKS + WALK)):
        _walk(image, scene, top, wrapped=wrapped)
    return image


def _head(image: Image.Image, scene: Scene, look: Look) -> None:
    """Write on the deck's paper who unwraps."""
    image.paste(deck_paper(scene.deck, (WIDTH, HEAD)), (0, 0))
    pasted(image, _label(WISHES - MARGIN - 24), 12, 6)
    pasted(image, badge(scene.receiver, 74), 28, 11)
    end = named(image, (120, HEAD // 2), look, scene.receiver, (52, 560))
    line(image, (end + 20, HEAD // 2), word(look.language, "unwraps"), 44, WISHES - MARGIN - 40 - end, "l", GET)
    pasted(image, _label(COLUMN + 8), WISHES - 4, 6)
    line(image, (WISHES + COLUMN / 2, HEAD // 2), word(look.language, "wished"), 50, COLUMN - 30, "m", GET)


@picture_cache
def _label(wide: int) -> Image.Image:
    """Return a label that is stuck on wrapping paper."""
    return sprite(wide, HEAD - 12, lambda pen: pen.tile((2, 2, wide - 2, HEAD - 14), PAPER, INK, 3, round_by=20))


def _gifts(image: Image.Image, scene: Scene, look: Look) -> None:
    """Show every gift under the sign of its giver, in the order of opening, and then what is still closed."""
    cells = len(scene.openings) + len(scene.closed)
    rows = max(2, -(-cells // 2))
    pitch = _ROWS * _ROW // rows
    givers = [opening.giver for opening in scene.openings] + [giver for giver, _ in scene.closed]
    for at, giver in enumerate(givers):
        x, y = MARGIN + 8 + at % 2 * (COLUMN + GAP), _TOP + at // 2 * pitch
        pasted(image, badge(giver, 58), x, y)
        signs = sum((scene.openings[at].give_more, scene.openings[at].get_more)) if at < len(scene.openings) else 0
        named(image, (x + 72, y + 30), look, giver, (46, COLUMN - 186 - signs * (_SIGN + 4)))
        box = (x, y + _HEADED, x + COLUMN, y + pitch - 16)
        if at < len(scene.openings):
            _opened(image, scene, look, scene.openings[at], box)
        else:
            _closed(image, giver, box)


def _opened(image: Image.Image, scene: Scene, look: Look, opening: Opening, box: Box) -> None:
    """Show a gift, the token on it and which cards lay on it."""
    _slip(image, scene, look, opening.gift, (box, opening.giver))
    right, top = round(box[2]), round(box[1])
    if opening.trapped:
        part = stamp(word(look.language, "voided" if opening.gift in scene.voided else "trapped"), 280)
        pasted(image, part, right - part.width + 6, round((box[1] + box[3]) / 2) - part.height // 2)
        return
    pasted(image, chip(opening.token, CHIP), right - CHIP + OVER, top - 32)
    used = [(GIVE, opening.give_more), (GET, opening.get_more)]
    for place, colour in enumerate(colour for colour, lay in used if lay):
        pasted(image, doubling(colour, _SIGN), right - CHIP + 4 - (place + 1) * (_SIGN + 4), top - 64)


def _slip(image: Image.Image, scene: Scene, look: Look, number: int, where: tuple[Box, int | None]) -> None:
    """Show a gift in a box; its tile is a seat's, if one is given."""
    box, seat = where
    gift = scene.gifts[number - 1]
    name, size = called(scene.options, gift, look.language), (round(box[2] - box[0]), round(box[3] - box[1]))
    if size[1] >= TALL:
        pasted(image, card(gift, number, name, size, seat), round(box[0]), round(box[1]))
    else:
        slip(image, box, gift, number, name, extra=(seat, KEPT))


def _closed(image: Image.Image, giver: int, box: Box) -> None:
    """Show a parcel that is still closed."""
    size = (round(box[2] - box[0]), round(box[3] - box[1]))
    pasted(image, _parcel(giver, size), round(box[0]), round(box[1]))


@weighted_cache(1 << 23, raster)
def _parcel(seat: int, size: tuple[int, int]) -> Image.Image:
    """Return a parcel in a player's paper, as broad as a slip."""
    wide, high = size
    sheet = Image.new("RGBA", (wide * FINE, high * FINE), (0, 0, 0, 0))
    sheet.paste(seat_paper(seat, ((wide - 8) * FINE, (high - 26) * FINE), 44 * FINE), (FINE, 20 * FINE))
    pen, pale = Pen(sheet), mix(PLAYERS[seat], PAPER, 0.5)
    middle = (wide - 8) / 2
    pen.tile((middle - 14, 20, middle + 16, high - 6), pale, INK, 2)
    pen.tile((1, 20, wide - 7, high - 6), None, INK, 3, round_by=3)
    bow(pen.moved(middle + 1, 22, 0.8), pale)
    return sheet.reduce(FINE)


def _way(steps: int, top: int) -> Trail:
    return straight(steps, (_WAY[0], top + 124, _WAY[1], top + 142))


@weighted_cache(1 << 23, raster)
def _strip(steps: int, *, wrapped: bool) -> Image.Image:
    """Return one of the tracks from left to right."""
    colour = COLOURS[wrapped]

    def paint(pen: Pen) -> None:
        pen.tile((10, 6, WIDTH - 10, WALK - 4), GIVE_PALE if wrapped else GET_PALE, INK, 3, round_by=22)
        pen.tile((24, 18, 164, 80), colour, INK, 3, round_by=14)
        pen.write((94, 49), "GIVE" if wrapped else "GET", heavy, 48, PAPER)
        trail = _way(steps, 0)
        ribbon(pen, trail, colour, 36, numbered=False)
        for step, said, half, side in ((0, "GO", 46, -1), (steps, "GIFTED", 88, 1)):
            x, y = trail.at(step)
            pen.oval((x - 17, y - 17, x + 17, y + 17), GOLD, INK, 3)
            middle = x + side * (half + 24)
            pen.tile((middle - half, y - 29, middle + half, y + 29), PAPER, INK, 3, round_by=16)
            pen.write((middle, y), said, heavy, 40, colour)

    return ground(WIDTH, WALK, DESK, paint)


def _walk(image: Image.Image, scene: Scene, top: int, *, wrapped: bool) -> None:
    """Show how markers walked on a track: a leap for every move, the marker where it stands now."""
    image.paste(_strip(scene.track, wrapped=wrapped), (0, top))
    moves: dict[Seat, list[int]] = {}
    for opening in scene.openings:
        seat, to = (opening.giver, opening.give) if wrapped else (opening.receiver, opening.get)
        moves.setdefault(seat, [scene.before[seat][0 if wrapped else 1]]).append(to)
    if not wrapped:
        moves.setdefault(scene.receiver, [scene.before[scene.receiver][1]])
    trail = _way(scene.track, top)
    if moves:
        sheet, left = leaps(trail, top, [*moves.items()])
        pasted(image, sheet, left, top)
    for who, x in aligned([(seat, trail.at(steps[-1])[0]) for seat, steps in moves.items()]):
        pasted(image, marker(who, wrapped=wrapped), round(x) - MARKER[0] // 2, top + 14)
