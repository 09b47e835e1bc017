"""One player's own picture: the case he holds for his neighbour, what concerns his own, and his notebook."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from cogs.case07.kinds import PLACES
from cogs.case07.view import PATROLS
from images.case07.board import accuse, picture_box, town
from images.case07.colours import FELT, GREY, INK, NIGHT, PALETTE, PAPER, RED
from images.case07.discs import ACCUSING, accusing, car, seal
from images.case07.layout import BOTTOM, MARGIN, WIDTH
from images.case07.lettering import HEAVY, aligned, name_of
from images.case07.notebook import CELL, notebook, struck
from images.case07.panel import dead_end
from images.case07.tiles import evidence
from images.case07.words import word
from images.kit import encode, names
from images.kit.fonts import sans
from images.kit.pen import pasted

if TYPE_CHECKING:
    from cogs.case07.view import Hand
    from images.kit import Look, Picture

_BAR = 76
_HELD = (236, 296)
"""Size of a held card."""
_BOOK = _BAR + _HELD[1] + 96
"""Top of the notebook and of the small board."""
_HALF = 2
_NAME = 52
_END = 84


def draw_hand(hand: Hand, look: Look) -> Picture | None:
    """Draw what one seat alone may see."""
    high = _BOOK + 64 + max(BOTTOM // _HALF, len(PLACES) * CELL[1]) + 84
    image = Image.new("RGB", (WIDTH, high), FELT)
    _bar(image, hand, look)
    _held(image, hand, look)
    _gathered(image, hand, look.language)
    aligned(image, (MARGIN + 8, _BOOK + 30), word(look.language, "own"), 40, 780, "l")
    image.paste(_small(hand, look.language), (MARGIN, _BOOK + 62))
    left = WIDTH - MARGIN - 3 * CELL[0] + 6
    aligned(image, (left, _BOOK + 30), word(look.language, "notebook"), 40, 760, "l")
    notebook(image, hand, (left, _BOOK + 62))
    _key(image, look.language, high - 44)
    return encode(image, PALETTE)


def _bar(image: Image.Image, hand: Hand, look: Look) -> None:
    """Write whose picture it is, and that it is secret."""
    draw = ImageDraw.Draw(image)
    draw.rectangle((0, 0, WIDTH, _BAR), NIGHT)
    pasted(image, seal(hand.seat, 60), MARGIN + 4, 8)
    names.write(draw, (MARGIN + 78, _BAR // 2), name_of(look, hand.seat, 44, 620), 44, PAPER)
    aligned(image, (WIDTH - MARGIN - 8, _BAR // 2), word(look.language, "secret"), 40, 800, "r", PAPER)


def _held(image: Image.Image, hand: Hand, look: Look) -> None:
    """Show the case that the neighbour has to solve."""
    neighbour = (hand.seat + 1) % len(hand.board.players)
    y = _BAR + 38
    said = word(look.language, "held")
    aligned(image, (MARGIN + 8, y), said, 36, 420, "l")
    left = MARGIN + 26 + round(sans(36, HEAVY).getlength(said))
    pasted(image, seal(neighbour, 52), left, y - 26)
    names.write(ImageDraw.Draw(image), (left + 62, y), name_of(look, neighbour, 42, 290), 42, INK)
    for number, card in enumerate(hand.held.cards):
        image.paste(evidence(card, look.language, _HELD), (MARGIN + 8 + number * (_HELD[0] + 16), _BAR + 74))


def _gathered(image: Image.Image, hand: Hand, language: str) -> None:
    """Show the patrols that are left, dead ends, and what was announced in vain."""
    player, left = hand.board.players[hand.seat], WIDTH - MARGIN - 3 * CELL[0] + 6
    for number in range(PATROLS):
        pasted(image, car(hand.seat, 70, used=number >= player.patrols), left + number * 78, _BAR + 18)
    aligned(image, (left, _BAR + 92), word(language, "dead-ends"), 34, 760, "l")
    room = WIDTH - MARGIN - left
    side = min(_END, room // max(1, len(player.dead_ends)))
    for number, card in enumerate(player.dead_ends):
        pasted(image, dead_end(card, side - 6), left + number * side, _BAR + 116)
    wrong = [each.wrong for each in player.findings if each.wrong]
    if not player.dead_ends:
        aligned(image, (left, _BAR + 144), word(language, "nothing"), 32, 760, "l", GREY)
    if wrong:
        aligned(image, (left, _BAR + 222), word(language, "wrong"), 34, 760, "l", RED)
    step = min(3 * _END, room // max(1, len(wrong)))
    for number, case in enumerate(wrong):
        for part, card in enumerate(case.cards):
            pasted(image, dead_end(card, step // 3 - 8), left + number * step + part * (step // 3 - 5), _BAR + 246)


def _small(hand: Hand, language: str) -> Image.Image:
    """Return the postcards at half their size with nobody's discs but his own, and what he ruled out crossed out."""
    whole = town(hand.board, language, (hand.seat,))
    for card in dict.fromkeys((*hand.notes, *hand.follows)):
        left, top, wide, high = picture_box(hand.board, card)
        pasted(whole, struck(wide, high, own=card in hand.notes), left, top)
    accuse(whole, hand.board, hand.accused)
    return whole.reduce(_HALF).crop((0, 0, WIDTH // _HALF, BOTTOM // _HALF))


def _key(image: Image.Image, language: str, y: int) -> None:
    """Tell what the strokes mean."""
    x = MARGIN + 8
    for key, own in (("crossed", True), ("follows", False)):
        pasted(image, struck(60, 44, own=own), x, y - 22)
        aligned(image, (x + 74, y), word(language, key), 34, 420, "l")
        x += 560
    pasted(image, accusing(), x, y - ACCUSING // 2)
    aligned(image, (x + 72, y), word(language, "accused"), 34, 330, "l")
