"""One player's own picture: the case he holds for his neighbour, and on the city everything that concerns his own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from images.case07.board import accuse, lay, picture_box, town
from images.case07.colours import FELT, INK, PALETTE
from images.case07.corners import LOW, RIGHT, SHEET, key, paper
from images.case07.discs import accusing, cars, seal, struck
from images.case07.layout import BOTTOM, MARGIN, WIDTH
from images.case07.lettering import SOFT, aligned, name_of, named
from images.case07.secret import BAR, bar
from images.case07.slips import Scale, flowed, slips
from images.case07.tiles import NARROW_TYPE, ticket
from images.case07.words import word
from images.kit import encode, names
from images.kit.pen import pasted

if TYPE_CHECKING:
    from cogs.case07.view import Hand
    from images.kit import Look, Picture

HELD = (SHEET[0] - 26, 97)
"""Size of a held card."""
_SCALES = (Scale(46, 34, 54), Scale(38, 30, 44), Scale(32, 25, 36), Scale(22, 16, 24))
"""Of dead ends, the largest that fits: the last one holds all evidence but one's own three cards."""


def draw_own(hand: Hand, look: Look) -> Picture | None:
    """Draw what one seat alone may see."""
    image = Image.new("RGB", (WIDTH, BAR + BOTTOM), FELT)
    bar(image, hand.seat, look)
    image.paste(_city(hand, look), (0, BAR))
    return encode(image, PALETTE)


def _city(hand: Hand, look: Look) -> Image.Image:
    """Return the postcards with nobody's discs but his own, and what he ruled out crossed out."""
    whole = town(hand.board, look.language)
    for card in dict.fromkeys((*hand.notes, *hand.follows)):
        left, top, wide, high = picture_box(hand.board, card)
        pasted(whole, struck(wide, high, own=card in hand.notes), left, top)
    lay(whole, hand.board, hand.seat)
    accuse(whole, hand.board, hand.accused)
    _held(whole, hand, look)
    _strokes(whole, hand, look.language)
    _dead_ends(whole, hand, look.language)
    key(whole, look.language, hand.seat)
    return whole


def _held(image: Image.Image, hand: Hand, look: Look) -> None:
    """Show the case that the neighbour has to solve."""
    neighbour = (hand.seat + 1) % len(hand.board.players)
    pasted(image, paper(*SHEET), MARGIN, MARGIN)
    left = MARGIN + 10
    aligned(image, (left + 2, MARGIN + 30), word(look.language, "held"), 38, HELD[0], "l")
    pasted(image, seal(neighbour, 52), left, MARGIN + 54)
    names.write(ImageDraw.Draw(image), (left + 62, MARGIN + 80), name_of(look, neighbour, 42, 270), 42, INK)
    for number, card in enumerate(hand.held.cards):
        image.paste(ticket(card, look.language, HELD, NARROW_TYPE), (left, MARGIN + 114 + number * (HELD[1] + 5)))


def _strokes(image: Image.Image, hand: Hand, language: str) -> None:
    """Head the picture, tell what the strokes mean, and show the patrols that are left."""
    pasted(image, paper(*SHEET), RIGHT, MARGIN)
    box = (RIGHT + 12, MARGIN + 8, RIGHT + SHEET[0] - 18, MARGIN + 104)
    named(image, box, (word(language, "own"), ""), (44, 44))
    signs = (struck(60, 60, own=True), struck(60, 60, own=False), accusing())
    for number, (part, said) in enumerate(zip(signs, ("crossed", "follows", "accused"), strict=True)):
        y = MARGIN + 146 + number * 74
        pasted(image, part, RIGHT + 46 - part.width // 2, y - part.height // 2)
        aligned(image, (RIGHT + 86, y), word(language, said), 40, SHEET[0] - 104, "l")
    cars(image, hand.seat, hand.board.players[hand.seat].patrols, (RIGHT + 16, MARGIN + 362), (62, 68))


def _dead_ends(image: Image.Image, hand: Hand, language: str) -> None:
    """Show what led him nowhere."""
    pasted(image, paper(*SHEET), MARGIN, LOW)
    cards, left, room = hand.board.players[hand.seat].dead_ends, MARGIN + 14, SHEET[0] - 36
    aligned(image, (left, LOW + 36), word(language, "dead-ends"), 44, room, "l")
    if not cards:
        aligned(image, (left, LOW + 98), word(language, "nothing"), 38, room, "l", SOFT)
    high = SHEET[1] - 86
    fits = (each for each in _SCALES if len(flowed(cards, room, each)) * each.pitch <= high)
    slips(image, cards, (left, LOW + 72), room, next(fits, _SCALES[-1]))
