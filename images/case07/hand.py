"""The private pictures of a player: the city with the held case and the player's findings, and the notebook.

For the seat's player alone: the crossed-out cards reveal the player's deductions.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from msgspec import Struct
from PIL import Image, ImageDraw

from cogs.case07.board import PATROLS
from cogs.case07.cards import CRIMES, KIND_OF, OF_KIND, Card
from cogs.case07.moves import Size
from images.case07.board import city
from images.case07.colours import CREAM, FELT, GREY, INK, NIGHT, PALETTE, PAPER, RED
from images.case07.corners import SHEET, Corner, Sheet, has_noted, key, sheet
from images.case07.discs import badge, black_disc, car, cars, cross_strokes, disc
from images.case07.layout import BOTTOM, LARGE_DIAMETER, MARGIN, WIDTH
from images.case07.lettering import SOFT, STYLE, word
from images.case07.postcards import loads
from images.case07.tiles import (
    NARROW_TYPE,
    Scale,
    both_names,
    card_face,
    card_lines,
    pictogram,
    plain_area,
    slips,
    tile_cache,
)
from images.kit import encode, names
from images.kit.colours import mix
from images.kit.pen import paste

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cogs.case07.board import Hand
    from cogs.case07.cards import Case
    from images.kit import Look, Picture
    from images.kit.pen import Box

BAR_HEIGHT = 84
"""Height of the bar above a private picture, in pixels."""
HELD_CARD_SIZE = (SHEET[0] - 26, 97)
"""Width and height of a held card, in pixels."""
_SCALES = (Scale(46, 34, 54), Scale(38, 30, 44), Scale(32, 25, 36), Scale(22, 16, 24))
"""Sizes for dead ends, of which the largest that fits is used. The smallest has room for all evidence except the
three cards of the case."""
_CELL_PITCH = (526, 96)
"""Distance from one cell of the notebook to the next, in pixels."""
_CELL_SIZE = (516, 88)
_PICTOGRAM_SIDE = _CELL_SIZE[1] - 4
CELL_TYPE = (40, 32)
DISC_PITCH = 60
"""Distance from one disc in a line to the next, in pixels."""
_ROW_COUNT = max(map(len, OF_KIND.values()))
_SLIP_SCALE = Scale(54, 36, 62)
_ROOM_WIDTH = WIDTH - 2 * MARGIN - 16
_HEADING_HEIGHT = 54
_FADED_INK = mix(GREY, INK, 0.2)


def bar(hand: Hand, look: Look) -> Image.Image:
    """Return the bar across the top of a private picture, with its owner's name and a note that it is secret."""
    return tile_cache(_bar, hand.seat, names.clip_name(look, hand.seat, 48, 620), look.language)


def _bar(seat: int, name: tuple[names.Run, ...], language: str) -> Image.Image:
    image = Image.new("RGB", (WIDTH, BAR_HEIGHT + 1), NIGHT)
    paste(image, badge(seat, 66), MARGIN + 4, 9)
    names.write(ImageDraw.Draw(image), (MARGIN + 84, BAR_HEIGHT // 2), name, 48, PAPER)
    STYLE.write_line(image, (WIDTH - MARGIN - 8, BAR_HEIGHT // 2), word(language, "secret"), 44, 800, "r", PAPER)
    return image


def draw_own(hand: Hand, look: Look) -> Picture | None:
    """Draw a seat's private city: the postcards with its own discs, its crossed-out cards and its held case."""
    image = plain_area((WIDTH, BAR_HEIGHT + BOTTOM), FELT)
    image.paste(bar(hand, look), (0, 0))
    crossed_out = {card: card in hand.notes for card in (*hand.notes, *hand.follows)}
    image.paste(
        city(hand.board, loads(hand.board, [hand.seat], hand.accused, crossed_out), look.language), (0, BAR_HEIGHT)
    )
    for corner, part in _sheets(hand, look):
        image.paste(part, (corner.value[0], BAR_HEIGHT + corner.value[1]))
    return encode(image, PALETTE)


def _sheets(hand: Hand, look: Look) -> tuple[Sheet, ...]:
    own, language = hand.board.players[hand.seat], look.language
    neighbour = (hand.seat + 1) % len(hand.board.players)
    name = names.clip_name(look, neighbour, 42, 270)
    return (
        sheet(Corner.TOP_LEFT, _held, language, neighbour, name, hand.held.cards),
        sheet(Corner.TOP_RIGHT, _strokes, language, hand.seat, own.patrols),
        sheet(Corner.LOW_LEFT, _dead_ends, language, own.dead_ends),
        key(language, hand.seat, noted=has_noted(own)),
    )


def _held(
    image: Image.Image, language: str, neighbour: int, name: tuple[names.Run, ...], cards: tuple[Card, ...]
) -> None:
    """Draw the case that the neighbour must solve."""
    STYLE.write_line(image, (12, 30), word(language, "held"), 38, HELD_CARD_SIZE[0], "l")
    paste(image, badge(neighbour, 52), 10, 54)
    names.write(ImageDraw.Draw(image), (72, 80), name, 42, INK)
    for number, card in enumerate(cards):
        image.paste(
            card_face(card, language, HELD_CARD_SIZE, NARROW_TYPE), (10, 114 + number * (HELD_CARD_SIZE[1] + 5))
        )


def _strokes(image: Image.Image, language: str, seat: int, patrols: int) -> None:
    """Write the heading, explain the strokes, and draw the patrols that are left."""
    STYLE.write_block(image, (12, 8, SHEET[0] - 18, 104), word(language, "own"), 44)
    signs = (cross_strokes(60, 60, own=True), cross_strokes(60, 60, own=False), black_disc())
    for number, (part, text_key) in enumerate(zip(signs, ("crossed", "follows", "accused"), strict=True)):
        y = 146 + number * 74
        paste(image, part, 46 - part.width // 2, y - part.height // 2)
        STYLE.write_line(image, (86, y), word(language, text_key), 40, SHEET[0] - 104, "l")
    cars(image, seat, patrols, (16, 362), (62, 68))


def _dead_ends(image: Image.Image, language: str, cards: tuple[Card, ...]) -> None:
    """Draw the evidence that led nowhere."""
    left, room = 14, SHEET[0] - 36
    STYLE.write_line(image, (left, 36), word(language, "dead-ends"), 44, room, "l")
    if not cards:
        STYLE.write_line(image, (left, 98), word(language, "nothing"), 38, room, "l", SOFT)
    height = SHEET[1] - 86
    fitting_scales = (scale for scale in _SCALES if len(card_lines(cards, room, scale)) * scale.pitch <= height)
    slips(image, cards, (left, 72), room, next(fitting_scales, _SCALES[-1]))


class Ink(Enum):
    """The colours of a line: the name, its translation, the background, the edge."""

    POSSIBLE = (INK, SOFT, PAPER, INK)
    OUT = (_FADED_INK, _FADED_INK, CREAM, mix(GREY, PAPER, 0.3))
    ACCUSED = (PAPER, PAPER, INK, INK)
    """Black like the disc that lies on the line."""


class Line(Struct, frozen=True):
    """The visible values of a card in the notebook, as the key of the cache: equal lines look the same."""

    card: Card
    ink: Ink
    crossed: bool | None
    """True: crossed out by hand; False: by deduction; None: not crossed out."""
    disc: tuple[int, Size, bool] | None
    """The seat of its owner, its size, and whether it was noted from a patrol in a neighbouring place."""


def draw_notebook(hand: Hand, look: Look) -> Picture | None:
    """Draw the notebook of one seat, for its player alone."""
    wrong = tuple(finding.wrong for finding in hand.board.players[hand.seat].findings if finding.wrong)
    wrong_image = _wrong_announcements(wrong, look.language) if wrong else None
    heading_top = BAR_HEIGHT + 12 + (wrong_image.height if wrong_image else 0)
    top = heading_top + _HEADING_HEIGHT + 12
    image = plain_area((WIDTH, top + _ROW_COUNT * _CELL_PITCH[1] + 4), FELT)
    image.paste(bar(hand, look), (0, 0))
    if wrong_image:
        image.paste(wrong_image, (0, BAR_HEIGHT + 12))
    patrols = hand.board.players[hand.seat].patrols
    image.paste(tile_cache(_heading, hand.seat, patrols, look.language), (0, heading_top))
    for (x, y), line in _lines(hand, top):
        image.paste(tile_cache(_cell, line, look.language), (x, y))
    image.paste(tile_cache(_key, look.language), (MARGIN + 4 + _CELL_PITCH[0], top + len(CRIMES) * _CELL_PITCH[1]))
    return encode(image, PALETTE)


def _wrong_announcements(wrong: tuple[Case, ...], language: str) -> Image.Image:
    """Return the solutions that the player announced wrongly, each on its own line."""
    return tile_cache(
        _announcement_lines,
        wrong,
        sum(len(card_lines(case.cards, _ROOM_WIDTH, _SLIP_SCALE)) for case in wrong),
        language,
    )


def _announcement_lines(wrong: tuple[Case, ...], rows: int, language: str) -> Image.Image:
    image = Image.new("RGB", (WIDTH, _HEADING_HEIGHT + rows * _SLIP_SCALE.pitch), FELT)
    x, y = MARGIN + 8, _HEADING_HEIGHT
    STYLE.write_line(image, (x, y - _HEADING_HEIGHT // 2), word(language, "wrong"), 42, _ROOM_WIDTH, "l", RED)
    for case in wrong:
        slips(image, case.cards, (x, y), _ROOM_WIDTH, _SLIP_SCALE)
        y += len(card_lines(case.cards, _ROOM_WIDTH, _SLIP_SCALE)) * _SLIP_SCALE.pitch
    return image


def _heading(seat: int, patrols: int, language: str) -> Image.Image:
    """Return the heading of the notebook, with the patrols that are left at its right."""
    image, middle = Image.new("RGB", (WIDTH, _HEADING_HEIGHT + 12), FELT), _HEADING_HEIGHT // 2 + 4
    STYLE.write_line(image, (MARGIN + 8, middle), word(language, "notebook"), 46, 900, "l")
    corner = WIDTH - MARGIN - PATROLS * 92 + 6, middle - car(seat, 80).height // 2
    cars(image, seat, patrols, corner, (80, 92))
    return image


def _lines(hand: Hand, top: int) -> Iterator[tuple[tuple[int, int], Line]]:
    """Yield the position and the content of each line, column by column."""
    discs = {own_disc.card: own_disc for own_disc in hand.board.players[hand.seat].discs}
    for column, cards in enumerate(OF_KIND.values()):
        for row, card in enumerate(cards):
            crossed = card in hand.notes if card in hand.notes or card in hand.follows else None
            own_disc = discs.get(card)
            disc_values = (hand.seat, own_disc.size, own_disc.patrol is not None) if own_disc else None
            yield (
                (MARGIN + 4 + column * _CELL_PITCH[0], top + row * _CELL_PITCH[1]),
                Line(card, _ink(hand, card), crossed, disc_values),
            )


def _ink(hand: Hand, card: Card) -> Ink:
    """Return the colours of a card's line."""
    if card in hand.accused:
        return Ink.ACCUSED
    return Ink.OUT if card in hand.notes or card in hand.follows else Ink.POSSIBLE


def _cell(line: Line, language: str) -> Image.Image:
    """Return the line of a card: its picture, its Polish and translated name, and its discs at the right."""
    (width, height), card, ink = _CELL_SIZE, line.card, line.ink
    colour, soft_ink, fill, edge = ink.value
    image = Image.new("RGB", _CELL_SIZE, fill)
    part = pictogram(card, KIND_OF[card], (_PICTOGRAM_SIDE, _PICTOGRAM_SIDE))
    image.paste(Image.blend(part, Image.new("RGB", part.size, FELT), 0.55) if ink is Ink.OUT else part, (2, 2))
    ImageDraw.Draw(image).rectangle((0, 0, width - 1, height - 1), None, edge, 2)
    STYLE.write_texts(
        image, named_in(ink), both_names(card, KIND_OF[card], language), CELL_TYPE, "l", (colour, soft_ink)
    )
    if line.crossed is not None:
        paste(image, cross_strokes(_PICTOGRAM_SIDE, _PICTOGRAM_SIDE, own=line.crossed), 2, 2)
    parts = [black_disc()] if ink is Ink.ACCUSED else []
    if line.disc:
        seat, size, noted = line.disc
        parts.append(disc(seat, size, noted=noted))
    for index, part in enumerate(parts):
        middle = width - 8 - LARGE_DIAMETER // 2 - index * DISC_PITCH
        paste(image, part, middle - part.width // 2, height // 2 - part.height // 2)
    return image


def named_in(ink: Ink) -> Box:
    """Return the box for the names in a card's line, left of the disc and of the black disc if there is one."""
    width, height = _CELL_SIZE
    return _PICTOGRAM_SIDE + 14, 4, width - LARGE_DIAMETER - 14 - (DISC_PITCH if ink is Ink.ACCUSED else 0), height - 4


def _key(language: str) -> Image.Image:
    """Return the key of the strokes; it stands below the crimes, the shortest column."""
    signs = (cross_strokes(64, 64, own=True), cross_strokes(64, 64, own=False), black_disc(64))
    image = Image.new("RGB", (_CELL_SIZE[0], (_ROW_COUNT - len(CRIMES)) * _CELL_PITCH[1]), FELT)
    for number, (part, text_key) in enumerate(zip(signs, ("crossed", "follows", "accused"), strict=True)):
        y = _CELL_PITCH[1] // 2 + 20 + number * _CELL_PITCH[1]
        paste(image, part, 10, y - part.height // 2)
        STYLE.write_line(image, (94, y), word(language, text_key), 40, _CELL_SIZE[0] - 100, "l")
    return image
