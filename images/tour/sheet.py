"""A team's own sheet: its riders, where in which group they ride, and what each card says about the next move.

For its owner's eyes only. Must never tell anything about another team's cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PIL import Image, ImageDraw

from cogs.tour.board import How, Phase
from cogs.tour.intent import Doing, intent
from cogs.tour.moves import Attack, Card, Where
from images.kit import encode
from images.kit.pen import pasted
from images.kit.picture import LONGEST_SIDE
from images.tour.board import whole
from images.tour.colours import CREAM, GOLD, INK, NIGHT, PALE, PALETTE, PAPER, SOFT, TAPE_RED
from images.tour.icons import clutch, die, flag, hand, lightning, place, role
from images.tour.lettering import WIDTH, length, line, named, told, word
from images.tour.panels import below
from images.tour.pieces import badge, bib, chevron, figure, playing_card
from images.tour.reading import attackers, present, worn

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cogs.tour.board import Hand
    from cogs.tour.intent import Intent
    from cogs.tour.moves import Order
    from images.kit import Look, Picture

BAR = 84
"""Height of the bar above what one team alone may see."""
ROW = 148
"""Height of a rider's row."""
MARGIN = 14
TEXT = 132
"""Where a rider's words begin."""
LINE, SIZE, APART = 60, 36, 14
"""From line to line of a card's choices, their type, and what is between two of them."""
_TALL, _PAD = 46, 7
"""Height of the pictograms, and what is around them."""
_ROOM = WIDTH - 2 * MARGIN - TEXT - 14
"""Width of a line of choices."""


class Chip(NamedTuple):
    """A choice of a card: a pictogram and a word; `own` if the team has chosen it, not the role."""

    sign: Image.Image
    said: str
    own: bool

    @property
    def wide(self) -> int:
        """Pixels."""
        said = min(length(self.said, SIZE), _ROOM - self.sign.width - 3 * _PAD)
        return self.sign.width + said + 3 * _PAD


def draw_sheet(hand: Hand, look: Look) -> Picture | None:
    """Draw a team's orders; None if none of its riders is on the road, or the race is over."""
    if hand.board.phase is Phase.OVER or not hand.meant:
        return None
    return encode(_sheet(hand, look), PALETTE)


def draw_letter(hand: Hand, look: Look) -> Picture | None:
    """Draw the race and a team's orders below it: a letter has room for one picture in full."""
    if hand.board.phase is Phase.OVER or not hand.meant:
        return None
    orders = _sheet(hand, look)
    return encode(below(whole(hand.board, look, LONGEST_SIDE - orders.height), orders), PALETTE)


def _sheet(hand: Hand, look: Look) -> Image.Image:
    cards = [(number, order, lines(list(_chips(hand, look.language, number, order)))) for number, order in hand.meant]
    high = sum(_high(laid) for _, _, laid in cards)
    image = Image.new("RGB", (WIDTH, BAR + MARGIN + high), CREAM)
    _bar(image, hand, look)
    top = BAR + MARGIN
    for number, order, laid in cards:
        _row(image, hand, look.language, (number, order), (top, _high(laid)))
        for at, chips in enumerate(laid):
            x = MARGIN + TEXT
            for chip in chips:
                x = _chip(image, chip, x, top + 72 + at * LINE)
        top += _high(laid)
    return image


def lines(chips: list[Chip]) -> list[list[Chip]]:
    """Lay the choices of a card out in as many lines as they need."""
    laid: list[list[Chip]] = [[]]
    x = 0
    for chip in chips:
        if x + chip.wide > _ROOM and laid[-1]:
            laid.append([])
            x = 0
        laid[-1].append(chip)
        x += chip.wide + APART
    return laid


def _high(laid: list[list[Chip]]) -> int:
    """Return the height of a rider's row."""
    return ROW + (len(laid) - 1) * LINE


def _bar(image: Image.Image, hand: Hand, look: Look) -> None:
    """Write across the top whose it is, that it is secret, and whether they are ready."""
    draw, language = ImageDraw.Draw(image), look.language
    draw.rectangle((0, 0, WIDTH, BAR - 1), NIGHT)
    pasted(image, badge(hand.seat, 84, 60), MARGIN, 12)
    end = named(image, (MARGIN + 100, BAR // 2), look, hand.seat, (46, 460), PAPER)
    ready = hand.board.ready[hand.seat]
    said = f"✓ {word(language, 'ready')}" if ready else word(language, "spare", count=hand.spare)
    line(image, (end + 26, BAR / 2), said, 36, WIDTH - end - 420, "l", GOLD if ready else PALE)
    line(image, (WIDTH - 20, BAR / 2), word(language, "secret"), 38, 360, "r", PAPER)


def _row(image: Image.Image, hand_: Hand, language: str, card: tuple[int, Order], span: tuple[int, int]) -> None:
    """Draw who a rider is, in which role, and where; red around who asks. `span` is the row's top and height."""
    (number, order), (top, high), board = card, span, hand_.board
    asks = hand_.question is not None and hand_.question.rider == number
    box = (MARGIN, top, WIDTH - MARGIN, top + high - 12)
    ImageDraw.Draw(image).rounded_rectangle(box, 14, PAPER, TAPE_RED if asks else INK, 6 if asks else 3)
    middle = top + (high - 12) // 2
    pasted(image, figure(number, hand_.seat, 86, worn(board).get(number)), MARGIN + 12, middle - 43)
    if number in attackers(board):
        pasted(image, chevron(), MARGIN + 98, middle - 20)
    pasted(image, role(order.role, _TALL + 4), MARGIN + TEXT, top + 8)
    x = MARGIN + TEXT + _TALL + 16
    x += line(image, (x, top + 34), told(language, f"role-{order.role.value}"), 44, 420, "l")
    line(image, (WIDTH - MARGIN - 20, top + 34), _where(hand_, language, number), 38, WIDTH - x - 60, "r", SOFT)


def _where(hand_: Hand, language: str, number: int) -> str:
    """Return where a rider is: in which group, and as which in its order."""
    board = hand_.board
    for n, group in present(board):
        if number in group.riders:
            said, count = word(language, "group", number=n), len(group.riders)
            at = group.riders.index(number) + 1
            return (
                f"{said} · {word(language, 'place', place=at, count=count) if count > 1 else word(language, 'alone')}"
            )
    return ""


def _chips(hand_: Hand, language: str, number: int, order: Order) -> Iterator[Chip]:
    """Yield what the rider will do by the card, the next roll first; nothing of who has ridden in this round."""
    card, does = dict(hand_.orders)[number], intent(hand_, number)
    if hand_.board.phase is Phase.ASK and any(ride.rider == number for ride in hand_.board.rides):
        return
    yield Chip(*_next(language, does), card.speed is not None)
    attack = does.attack or card.attack
    if attack is not None:
        yield Chip(lightning(_TALL), _choice(language, "attack", attack), card.attack is not None)
    if does.catch or card.catch:
        yield Chip(clutch(_TALL), told(language, "catch-true"), card.catch is not None)
    if order.where not in {None, Where.FAR}:
        yield Chip(place(_TALL), _place(language, order), card.where is not None)
    if order.most is not None:
        yield Chip(flag(_TALL), word(language, "most", count=order.most), card.most is not None)
    if order.help:
        yield Chip(bib(order.help, hand_.seat), word(language, "help"), own=True)
    for jersey in hand_.board.riders[number - 1].cards:
        yield Chip(playing_card(jersey, _TALL + 4), _choice(language, "card", order.card), card.card is not None)


def _next(language: str, does: Intent) -> tuple[Image.Image, str]:
    """Return what the rider does first: the die, and in words."""
    if does.doing is Doing.ASKS:
        return hand(_TALL), word(language, "ask")
    if does.doing is Doing.PLAYS:
        return lightning(_TALL), word(language, "plays")
    die_ = does.die or How.YELLOW
    if does.doing is Doing.TAKES:
        return die(die_, _TALL), word(language, "take", speed=does.least)
    return die(die_, _TALL), told(language, _ROLLS[die_]) if die_ in _ROLLS else word(language, "rolls")


_ROLLS = {How.WHITE: "speed-brake", How.RED: "speed-red"}


def _choice(language: str, kind: str, value: Attack | Card | Where | None) -> str:
    """Return a choice of a card in words."""
    return word(language, "ask") if value in {Attack.ASK, Card.ASK, Where.ASK} else told(language, f"{kind}-{value}")


def _place(language: str, order: Order) -> str:
    if order.whom and order.where in {Where.BESIDE, Where.SHIELD}:
        return told(language, "where-whom", where=str(order.where), rider=order.whom)
    return _choice(language, "where", order.where)


def _chip(image: Image.Image, chip: Chip, x: int, top: int) -> int:
    """Draw a choice; what the team has chosen is framed in gold. Returns where the next one begins."""
    pasted(image, chip.sign, x + _PAD, top + 3 + (_TALL - chip.sign.height) // 2)
    at = x + _PAD + chip.sign.width + _PAD
    line(image, (at, top + 26), chip.said, SIZE, _ROOM - chip.sign.width - 3 * _PAD, "l")
    if chip.own:
        ImageDraw.Draw(image).rounded_rectangle((x, top - 2, x + chip.wide, top + 54), 12, None, GOLD, 5)
    return x + chip.wide + APART
