"""What is one player's alone: the city with the case they hold and what they know, and their notebook.

For their eyes only: which cards are crossed out tells what they think.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from cogs.case07.board import PATROLS
from cogs.case07.cards import CRIMES, KIND_OF, OF_KIND
from images.case07.board import accuse, lay, picture_box, town
from images.case07.colours import CREAM, FELT, GREY, INK, NIGHT, PALETTE, PAPER, RED
from images.case07.corners import LOW, RIGHT, SHEET, has_noted, key, paper
from images.case07.discs import accusing, badge, car, cars, disc, struck
from images.case07.layout import BOTTOM, LARGE, MARGIN, WIDTH
from images.case07.lettering import SOFT, aligned, name_of, named, word
from images.case07.tiles import NARROW_TYPE, Scale, both_names, card_face, flowed, pictogram, slips
from images.kit import encode, names
from images.kit.colours import mix
from images.kit.pen import pasted
from images.kit.weighted_cache import picture_cache

if TYPE_CHECKING:
    from cogs.case07.board import Hand
    from cogs.case07.cards import Card, Case
    from images.case07.lettering import Box
    from images.kit import Look, Picture

BAR = 84
"""Height of the bar above whatever one player alone may see."""
HELD = (SHEET[0] - 26, 97)
"""Size of a held card."""
_SCALES = (Scale(46, 34, 54), Scale(38, 30, 44), Scale(32, 25, 36), Scale(22, 16, 24))
"""Of dead ends, the largest that fits: the last one holds all evidence but one's own three cards."""
_CELL = (526, 96)
"""From one cell to the next."""
_FRAME = (516, 88)
_SHOWN = _FRAME[1] - 4
CELL_TYPE = (40, 32)
BESIDE = 60
"""From one disc in a line to the next, in pixels."""
_ROWS = max(map(len, OF_KIND.values()))
_SLIPS = Scale(54, 36, 62)
_ROOM = WIDTH - 2 * MARGIN - 16
_HEADING = 54
_FADED = mix(GREY, INK, 0.2)


def bar(image: Image.Image, seat: int, look: Look) -> None:
    """Write across the top of a picture whose it is, and that it is secret."""
    draw = ImageDraw.Draw(image)
    draw.rectangle((0, 0, WIDTH, BAR), NIGHT)
    pasted(image, badge(seat, 66), MARGIN + 4, 9)
    names.write(draw, (MARGIN + 84, BAR // 2), name_of(look, seat, 48, 620), 48, PAPER)
    aligned(image, (WIDTH - MARGIN - 8, BAR // 2), word(look.language, "secret"), 44, 800, "r", PAPER)


def draw_own(hand: Hand, look: Look) -> Picture | None:
    """Draw what one seat alone may see."""
    image = Image.new("RGB", (WIDTH, BAR + BOTTOM), FELT)
    bar(image, hand.seat, look)
    image.paste(_city(hand, look), (0, BAR))
    return encode(image, PALETTE)


def _city(hand: Hand, look: Look) -> Image.Image:
    """Return the postcards with nobody's discs but their own, and what they ruled out crossed out."""
    whole = town(hand.board, look.language)
    for card in dict.fromkeys((*hand.notes, *hand.follows)):
        left, top, wide, high = picture_box(hand.board, card)
        pasted(whole, struck(wide, high, own=card in hand.notes), left, top)
    lay(whole, hand.board, hand.seat)
    accuse(whole, hand.board, hand.accused)
    _held(whole, hand, look)
    _strokes(whole, hand, look.language)
    _dead_ends(whole, hand, look.language)
    key(whole, look.language, hand.seat, noted=has_noted(hand.board.players[hand.seat]))
    return whole


def _held(image: Image.Image, hand: Hand, look: Look) -> None:
    """Show the case that the neighbour has to solve."""
    neighbour = (hand.seat + 1) % len(hand.board.players)
    pasted(image, paper(*SHEET), MARGIN, MARGIN)
    left = MARGIN + 10
    aligned(image, (left + 2, MARGIN + 30), word(look.language, "held"), 38, HELD[0], "l")
    pasted(image, badge(neighbour, 52), left, MARGIN + 54)
    names.write(ImageDraw.Draw(image), (left + 62, MARGIN + 80), name_of(look, neighbour, 42, 270), 42, INK)
    for number, card in enumerate(hand.held.cards):
        image.paste(card_face(card, look.language, HELD, NARROW_TYPE), (left, MARGIN + 114 + number * (HELD[1] + 5)))


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
    """Show what led them nowhere."""
    pasted(image, paper(*SHEET), MARGIN, LOW)
    cards, left, room = hand.board.players[hand.seat].dead_ends, MARGIN + 14, SHEET[0] - 36
    aligned(image, (left, LOW + 36), word(language, "dead-ends"), 44, room, "l")
    if not cards:
        aligned(image, (left, LOW + 98), word(language, "nothing"), 38, room, "l", SOFT)
    high = SHEET[1] - 86
    fits = (each for each in _SCALES if len(flowed(cards, room, each)) * each.pitch <= high)
    slips(image, cards, (left, LOW + 72), room, next(fits, _SCALES[-1]))


class Ink(Enum):
    """How a name is written, and on what: the name, its meaning, the ground, the edge."""

    POSSIBLE = (INK, SOFT, PAPER, INK)
    OUT = (_FADED, _FADED, CREAM, mix(GREY, PAPER, 0.3))
    ACCUSED = (PAPER, PAPER, INK, INK)
    """Black like the disc that lies on it."""


def draw_notebook(hand: Hand, look: Look) -> Picture | None:
    """Draw the notebook of one seat, for its owner alone."""
    wrong = tuple(each.wrong for each in hand.board.players[hand.seat].findings if each.wrong)
    rows = sum(len(flowed(case.cards, _ROOM, _SLIPS)) for case in wrong)
    below = BAR + 12 + (_HEADING + rows * _SLIPS.pitch if wrong else 0)
    top = below + _HEADING + 12
    image = Image.new("RGB", (WIDTH, top + _ROWS * _CELL[1] + 4), FELT)
    bar(image, hand.seat, look)
    if wrong:
        _in_vain(image, wrong, look.language)
    aligned(image, (MARGIN + 8, below + _HEADING // 2 + 4), word(look.language, "notebook"), 46, 900, "l")
    _patrols(image, hand, below + _HEADING // 2 + 4)
    _cells(image, hand, look.language, top)
    _key(image, look.language, top + len(CRIMES) * _CELL[1])
    return encode(image, PALETTE)


def _in_vain(image: Image.Image, wrong: tuple[Case, ...], language: str) -> None:
    """Show what they announced in vain, every announcement on a line of its own."""
    x, down = MARGIN + 8, BAR + 12 + _HEADING
    aligned(image, (x, down - _HEADING // 2), word(language, "wrong"), 42, _ROOM, "l", RED)
    for case in wrong:
        slips(image, case.cards, (x, down), _ROOM, _SLIPS)
        down += len(flowed(case.cards, _ROOM, _SLIPS)) * _SLIPS.pitch


def _patrols(image: Image.Image, hand: Hand, middle: int) -> None:
    """Show the patrols that are left, at the right."""
    at = WIDTH - MARGIN - PATROLS * 92 + 6, middle - car(hand.seat, 80).height // 2
    cars(image, hand.seat, hand.board.players[hand.seat].patrols, at, (80, 92))


def _cells(image: Image.Image, hand: Hand, language: str, top: int) -> None:
    """Draw all three columns."""
    laid = {each.card: each for each in hand.board.players[hand.seat].discs}
    for column, cards in enumerate(OF_KIND.values()):
        for row, card in enumerate(cards):
            x, y = MARGIN + 4 + column * _CELL[0], top + row * _CELL[1]
            image.paste(_cell(card, _ink(hand, card), language), (x, y))
            if card in hand.notes or card in hand.follows:
                pasted(image, struck(_SHOWN, _SHOWN, own=card in hand.notes), x + 2, y + 2)
            parts = [accusing()] if card in hand.accused else []
            if card in laid:
                parts.append(disc(hand.seat, laid[card].size, noted=laid[card].patrol is not None))
            for place, part in enumerate(parts):
                middle = x + _FRAME[0] - 8 - LARGE // 2 - place * BESIDE
                pasted(image, part, middle - part.width // 2, y + _FRAME[1] // 2 - part.height // 2)


def _ink(hand: Hand, card: Card) -> Ink:
    """Return how a card's name is written."""
    if card in hand.accused:
        return Ink.ACCUSED
    return Ink.OUT if card in hand.notes or card in hand.follows else Ink.POSSIBLE


@picture_cache
def _cell(card: Card, ink: Ink, language: str) -> Image.Image:
    """Return the line of a card: its picture, its Polish name and the reader's, and room for a disc."""
    wide, high = _FRAME
    colour, softer, fill, edge = ink.value
    image = Image.new("RGB", _FRAME, fill)
    part = pictogram(card, KIND_OF[card], (_SHOWN, _SHOWN))
    image.paste(Image.blend(part, Image.new("RGB", part.size, FELT), 0.55) if ink is Ink.OUT else part, (2, 2))
    ImageDraw.Draw(image).rectangle((0, 0, wide - 1, high - 1), None, edge, 2)
    named(image, named_in(ink), both_names(card, KIND_OF[card], language), CELL_TYPE, "l", (colour, softer))
    return image


def named_in(ink: Ink) -> Box:
    """Return where in the line of a card its names stand: left of its disc, and of the black one if there is one."""
    wide, high = _FRAME
    return _SHOWN + 14, 4, wide - LARGE - 14 - (BESIDE if ink is Ink.ACCUSED else 0), high - 4


def _key(image: Image.Image, language: str, top: int) -> None:
    """Tell what the strokes mean, below the crimes, of which there are fewest."""
    x = MARGIN + 4 + _CELL[0] + 10
    signs = (struck(64, 64, own=True), struck(64, 64, own=False), accusing(64))
    for number, (part, said) in enumerate(zip(signs, ("crossed", "follows", "accused"), strict=True)):
        y = top + _CELL[1] // 2 + 20 + number * _CELL[1]
        pasted(image, part, x, y - part.height // 2)
        aligned(image, (x + 84, y), word(language, said), 40, _FRAME[0] - 100, "l")
