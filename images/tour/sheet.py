"""A team's own sheet: its riders, their places in the groups, and what each card does in the next move.

It is private: it is drawn from the hand of its owner, and shows no other team's cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from PIL import Image, ImageDraw

from cogs.tour.board import How, Phase
from cogs.tour.intent import Doing, current_plan, intent
from cogs.tour.moves import Attack, Card, Where
from images.kit import encode
from images.kit.pen import paste
from images.kit.picture import MAX_SIDE
from images.tour.board import draw_board_image
from images.tour.colours import CREAM, GOLD, INK, NIGHT, PALE, PALETTE, PAPER, SOFT, TAPE_RED
from images.tour.icons import clutch, die, flag, hand, lightning, place, role
from images.tour.lettering import STYLE, WIDTH, game_text, word
from images.tour.panels import below
from images.tour.pieces import badge, bib, chevron, figure, playing_card
from images.tour.portraits import portrait
from images.tour.reading import attackers, jerseys_of, present
from images.tour.tiles import TILES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from bot.game.contract import Seat
    from cogs.tour.board import Hand, Jersey
    from cogs.tour.intent import Intent
    from cogs.tour.moves import Order, Plan, Role
    from images.kit import Look, Picture

    Sign = tuple[Callable[..., Image.Image], *tuple[Any, ...]]
    """A function that draws a pictogram, and its arguments."""

BAR_HEIGHT = 84
"""Height of the bar above the private part, in pixels."""
PLAN_HEIGHT = 56
"""Height of the line with the plan of the cards, in pixels."""
ROW_HEIGHT = 148
"""Height of a rider's row with one line of choices, in pixels."""
MARGIN = 14
TEXT = 132
"""Where a rider's text begins, in pixels from the row's frame."""
LINE_HEIGHT, SIZE, CHIP_GAP = 60, 36, 14
"""The height of a line of a card's choices, the size of their type, and the space between two of them, in pixels."""
_ICON_HEIGHT, _PADDING = 46, 7
"""Height of the pictograms, and the space around them, in pixels."""
FACE, NAME_WIDTH, ROLE_WIDTH = 54, 330, 260
"""The side of a portrait, and the room of a rider's name and of their role, in pixels."""
_LINE_WIDTH = WIDTH - 2 * MARGIN - TEXT - 14
"""Width of a line of choices, in pixels."""


class Chip(NamedTuple):
    """A choice of a card: a pictogram and a text; `own` if the team has chosen it, not the role."""

    sign: Sign
    text: str
    own: bool

    @property
    def width(self) -> int:
        """The width in pixels."""
        sign = drawn(self.sign).width
        return sign + min(STYLE.length(self.text, SIZE), _LINE_WIDTH - sign - 3 * _PADDING) + 3 * _PADDING


class Row(NamedTuple):
    """The content of a rider's row: rider, name, place, role, and the choices in lines."""

    rider: tuple[int, Seat, Jersey | None]
    name: str
    attacks: bool
    asks: bool
    where: str
    role: Role
    text: str
    lines: tuple[tuple[Chip, ...], ...]


class Owner(NamedTuple):
    """The content of the bar: the team, the look, whether the team is ready, its changes left, and the cards' plan."""

    seat: Seat
    look: Look
    ready: bool
    spare: int
    plan: Plan | None


def draw_sheet(hand: Hand, look: Look) -> Picture | None:
    """Draw a team's orders; None if none of its riders is on the road, or the race is finished."""
    if hand.board.phase is Phase.OVER or not hand.meant:
        return None
    return encode(_sheet(hand, look), PALETTE)


def draw_letter(hand: Hand, look: Look) -> Picture | None:
    """Draw the race with a team's orders below it, because a letter shows one picture in full size.

    Return None if none of the team's riders is on the road, or the race is finished.
    """
    if hand.board.phase is Phase.OVER or not hand.meant:
        return None
    orders = _sheet(hand, look)
    return encode(below(draw_board_image(hand.board, look, MAX_SIDE - orders.height), orders), PALETTE)


def _sheet(hand: Hand, look: Look) -> Image.Image:
    """Put the bar and a row for each rider below each other, from tiles."""
    rows = (TILES(_row, _card(hand, look, number, order)) for number, order in hand.meant)
    return below(TILES(_bar, _owner(hand, look)), *rows)


def lines(chips: Iterable[Chip]) -> tuple[tuple[Chip, ...], ...]:
    """Arrange the choices of a card in as many lines as they need."""
    rows: list[tuple[Chip, ...]] = [()]
    x = 0
    for chip in chips:
        if x + chip.width > _LINE_WIDTH and rows[-1]:
            rows.append(())
            x = 0
        rows[-1] += (chip,)
        x += chip.width + CHIP_GAP
    return tuple(rows)


def _owner(hand: Hand, look: Look) -> Owner:
    return Owner(hand.seat, look, hand.board.ready[hand.seat], hand.spare, current_plan(hand))


def _bar(owner: Owner) -> Image.Image:
    """Draw the team's badge and name, a tick or its changes left, the note of secrecy, and below them the plan."""
    seat, look, ready, spare, plan = owner
    height, language = BAR_HEIGHT + (PLAN_HEIGHT if plan else 0), look.language
    image = Image.new("RGB", (WIDTH, height + MARGIN), CREAM)
    ImageDraw.Draw(image).rectangle((0, 0, WIDTH, height - 1), NIGHT)
    paste(image, badge(seat, 84, 60), MARGIN, 12)
    end = STYLE.write_name(image, (MARGIN + 100, BAR_HEIGHT // 2), look, seat, (46, 460), PAPER)
    text = f"✓ {word(language, 'ready')}" if ready else word(language, "spare", count=spare)
    STYLE.write_line(image, (end + 26, BAR_HEIGHT / 2), text, 36, WIDTH - end - 420, "l", GOLD if ready else PALE)
    STYLE.write_line(image, (WIDTH - 20, BAR_HEIGHT / 2), word(language, "secret"), 38, 360, "r", PAPER)
    if plan:
        x, y = MARGIN + 6, BAR_HEIGHT + PLAN_HEIGHT / 2 - 8
        x += STYLE.write_line(image, (x, y), game_text(language, f"plan-{plan.value}"), 40, 480, "l", GOLD) + 22
        STYLE.write_line(
            image, (x, y), game_text(language, f"plan-about-{plan.value}"), SIZE, WIDTH - x - 20, "l", PALE
        )
    return image


def _card(hand_: Hand, look: Look, number: int, order: Order) -> Row:
    """Return the content of a rider's row."""
    language = look.language
    return Row(
        (number, hand_.seat, jerseys_of(hand_.board).get(number)),
        look.piece(number),
        number in attackers(hand_.board),
        hand_.question is not None and hand_.question.rider == number,
        _where(hand_, language, number),
        order.role,
        game_text(language, f"role-{order.role.value}"),
        lines(_chips(hand_, language, number, order)),
    )


def _row(row: Row) -> Image.Image:
    """Draw a rider's row, with a red frame if the rider asks: face, name and role, and the choices below them."""
    number, seat, jersey = row.rider
    height = ROW_HEIGHT + (len(row.lines) - 1) * LINE_HEIGHT
    image = Image.new("RGB", (WIDTH, height), CREAM)
    box, middle = (MARGIN, 0, WIDTH - MARGIN, height - 12), (height - 12) // 2
    ImageDraw.Draw(image).rounded_rectangle(box, 14, PAPER, TAPE_RED if row.asks else INK, 6 if row.asks else 3)
    paste(image, figure(number, seat, 86, jersey), MARGIN + 12, middle - 43)
    if row.attacks:
        paste(image, chevron(), MARGIN + 98, middle - 20)
    x = MARGIN + TEXT
    paste(image, portrait(number, seat, FACE), x, 8)
    x += FACE + 12
    if row.name:
        x += STYLE.write_line(image, (x, 34), row.name, 44, NAME_WIDTH, "l") + 26
    paste(image, role(row.role, _ICON_HEIGHT), x, 10)
    x += _ICON_HEIGHT + 10
    x += STYLE.write_line(image, (x, 34), row.text, 40, ROLE_WIDTH, "l", SOFT)
    STYLE.write_line(image, (WIDTH - MARGIN - 20, 34), row.where, 38, WIDTH - x - 60, "r", SOFT)
    for index, chips in enumerate(row.lines):
        x = MARGIN + TEXT
        for chip in chips:
            x = _chip(image, chip, x, 72 + index * LINE_HEIGHT)
    return image


def _where(hand_: Hand, language: str, number: int) -> str:
    """Return the text of a rider's place: the group, and the position in its order."""
    board = hand_.board
    for n, group in present(board):
        if number in group.riders:
            text, count = word(language, "group", number=n), len(group.riders)
            position = group.riders.index(number) + 1
            place_text = word(language, "place", place=position, count=count) if count > 1 else word(language, "alone")
            return f"{text} · {place_text}"
    return ""


def _chips(hand_: Hand, language: str, number: int, order: Order) -> Iterator[Chip]:
    """Yield the choices that the rider will follow, the next roll first; none after their move in this round."""
    card, plan = dict(hand_.orders)[number], intent(hand_, number)
    if hand_.board.phase is Phase.ASK and any(ride.rider == number for ride in hand_.board.rides):
        return
    yield Chip(*_next(language, plan), card.speed is not None)
    attack = plan.attack or card.attack
    if attack is not None:
        yield Chip((lightning, _ICON_HEIGHT), _choice(language, "attack", attack), card.attack is not None)
    if plan.catch or card.catch:
        yield Chip((clutch, _ICON_HEIGHT), game_text(language, "catch-true"), card.catch is not None)
    if order.where not in {None, Where.FAR}:
        yield Chip((place, _ICON_HEIGHT), _place(language, order), card.where is not None)
    if order.most is not None:
        yield Chip((flag, _ICON_HEIGHT), word(language, "most", count=order.most), card.most is not None)
    if order.help:
        yield Chip((bib, order.help, hand_.seat), word(language, "lead" if order.ahead else "help"), own=True)
    for jersey in hand_.board.riders[number - 1].cards:
        yield Chip(
            (playing_card, jersey, _ICON_HEIGHT + 4), _choice(language, "card", order.card), card.card is not None
        )


def _next(language: str, plan: Intent) -> tuple[Sign, str]:
    """Return the pictogram and the text of the rider's first action."""
    if plan.doing is Doing.ASKS:
        return (hand, _ICON_HEIGHT), word(language, "ask")
    if plan.doing is Doing.PLAYS:
        return (lightning, _ICON_HEIGHT), word(language, "plays")
    die_ = plan.die or How.YELLOW
    if plan.doing is Doing.TAKES:
        return (die, die_, _ICON_HEIGHT), word(language, "take", speed=plan.least)
    return (die, die_, _ICON_HEIGHT), game_text(language, _ROLLS[die_]) if die_ in _ROLLS else word(language, "rolls")


_ROLLS = {How.WHITE: "speed-brake", How.RED: "speed-red"}


def _choice(language: str, kind: str, value: Attack | Card | Where | None) -> str:
    """Return the text of a card's choice."""
    return (
        word(language, "ask") if value in {Attack.ASK, Card.ASK, Where.ASK} else game_text(language, f"{kind}-{value}")
    )


def _place(language: str, order: Order) -> str:
    if order.whom and order.where in {Where.BESIDE, Where.SHIELD}:
        return game_text(language, "where-whom", where=str(order.where), rider=order.whom)
    return _choice(language, "where", order.where)


def drawn(sign: Sign) -> Image.Image:
    """Return a pictogram."""
    draw, *how = sign
    return draw(*how)


def _chip(image: Image.Image, chip: Chip, x: int, top: int) -> int:
    """Draw a choice, framed in gold if the team made it; return the x of the next choice."""
    sign = drawn(chip.sign)
    paste(image, sign, x + _PADDING, top + 3 + (_ICON_HEIGHT - sign.height) // 2)
    room = _LINE_WIDTH - sign.width - 3 * _PADDING
    STYLE.write_line(image, (x + 2 * _PADDING + sign.width, top + 26), chip.text, SIZE, room, "l")
    if chip.own:
        ImageDraw.Draw(image).rounded_rectangle((x, top - 2, x + chip.width, top + 54), 12, None, GOLD, 5)
    return x + chip.width + CHIP_GAP
