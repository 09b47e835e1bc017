"""The Tour's menus: a drawer for each rider with all choices of the order card, and below them what others notice.

Sees moves and the hand of whoever reads; must never tell of another's orders.
"""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Any

from bot.i18n.translation import clipped
from bot.ui.game_ui import Choice, Drawer, Picker, Row, buttons
from cogs.tour import labels
from cogs.tour.cog.questions import answer
from cogs.tour.moves import (
    Absent,
    Answer,
    Ready,
    SetAttack,
    SetCard,
    SetCatch,
    SetHelp,
    SetMost,
    SetRole,
    SetSpeed,
    SetWhere,
    Swap,
    TakeBack,
    Until,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bot.i18n.translation import Say
    from cogs.tour.board import Board, Hand
    from cogs.tour.moves import Order

    _Numbered = list[tuple[int, Any]]
    """Moves with their numbers in the menu."""

_LABEL = 80
_READY = {Until.ROUND: "✅", Until.EVENT: "⏩", Until.END: "⏭️"}
_LISTS = (SetRole, SetSpeed, SetAttack, SetCatch, SetWhere, SetMost, SetHelp, SetCard)
"""The lists of a rider's drawer, the role first: most people touch no other."""
_NAMES: dict[type, str] = {
    SetRole: "role",
    SetSpeed: "speed",
    SetAttack: "attack",
    SetCatch: "catch",
    SetWhere: "where",
    SetMost: "most",
    SetHelp: "help",
    SetCard: "card",
}
"""What a list's texts and the card's field are called."""


def typed_only(move: Any, _board: Board) -> bool:
    """Leave absence to be typed: who is there is ready instead, or resigns; and the same swap the other way round."""
    return isinstance(move, Absent) or (isinstance(move, Swap) and move.one > move.other)


def menu(moves: Sequence[Any], hand: Hand, say: Say) -> tuple[Row, ...]:
    """Lay a menu out: a question's answers, or the riders' drawers and the three ways to be ready."""
    numbered = [(n, move) for n, move in enumerate(moves) if not typed_only(move, hand.board)]
    return (
        *buttons(_answer(n, move, hand, say) for n, move in _of(numbered, Answer)),
        *_riders([each for each in numbered if isinstance(each[1], _LISTS)], hand, say),
        *_swaps(_of(numbered, Swap), hand.board, say),
        *buttons(_ready(n, move, say) for n, move in _of(numbered, Ready)),
        *buttons(Choice(n, _take_back(move, hand, say), "↩️") for n, move in _of(numbered, TakeBack)),
    )


def _of(numbered: _Numbered, kind: type) -> _Numbered:
    return [(n, move) for n, move in numbered if isinstance(move, kind)]


def _answer(n: int, move: Answer, hand: Hand, say: Say) -> Choice:
    question = hand.question
    if question is None:
        return Choice(n, say.move(move))
    told = answer(hand.board, question, move.answer, say)
    return Choice(n, clipped(told, _LABEL), main=move.answer == question.default)


def _take_back(move: TakeBack, hand: Hand, say: Say) -> str:
    return say.move(move) if hand.question is None else say("answer-anew")


def _ready(n: int, move: Ready, say: Say) -> Choice:
    return Choice(n, say.move(move), _READY[move.until], main=move.until is Until.ROUND)


def _swaps(moves: _Numbered, board: Board, say: Say) -> tuple[Row, ...]:
    """The places in the start corridor: two riders change theirs."""
    choices = tuple(Choice(n, _swap(board, move, say), "🔁") for n, move in moves)
    return (Drawer(say("drawer-swap"), (Picker(say("pick-swap"), choices),), "🔁"),) if choices else ()


def _swap(board: Board, move: Swap, say: Say) -> str:
    one, other = (board.order.index(number) + 1 for number in (move.one, move.other))
    return say("swap-two", one=move.one, first=one, other=move.other, second=other)


def _riders(moves: _Numbered, hand: Hand, say: Say) -> tuple[Drawer, ...]:
    """A drawer for each of the team's riders who is on the road, with the role as its pictogram."""
    cards, meant = dict(hand.orders), dict(hand.meant)
    drawers: list[Drawer] = []
    for number, group in groupby(moves, key=lambda each: each[1].rider):
        card = cards[number]
        drawers.append(Drawer(str(number), _lists(list(group), (card, meant[number]), say), labels.ROLES[card.role]))
    return tuple(drawers)


def _lists(moves: _Numbered, cards: tuple[Order, Order], say: Say) -> tuple[Picker, ...]:
    """A list for each choice of a rider's card. Its own words are what stands chosen; it offers what else there is."""
    lists = ((kind, _of(moves, kind)) for kind in _LISTS)
    return tuple(_list(kind, found, cards, say) for kind, found in lists if found)


def _list(kind: type, moves: _Numbered, cards: tuple[Order, Order], say: Say) -> Picker:
    choices = tuple(_choice(n, kind, move, say) for n, move in moves)
    return Picker(say(f"pick-{_NAMES[kind]}", now=now(kind, *cards, say)), choices)


def _choice(n: int, kind: type, move: Any, say: Say) -> Choice:
    emoji = labels.ROLES[move.role] if isinstance(move, SetRole) else None
    return Choice(n, clipped(say(f"list-{_NAMES[kind]}", what=_TOLD[kind](move, say)), _LABEL), emoji)


def _role(move: SetRole, say: Say) -> str:
    return say("role-and-about", role=move.role.value)


_TOLD: dict[type, Callable[[Any, Say], str]] = {
    SetRole: _role,
    SetSpeed: lambda move, say: labels.choice(move.speed, say),
    SetAttack: lambda move, say: labels.choice(move.attack, say),
    SetCatch: lambda move, say: labels.yes("catch", move.catch, say),
    SetWhere: lambda move, say: labels.where(move.where, move.whom, say),
    SetMost: lambda move, say: labels.most(move.most, say),
    SetHelp: lambda move, say: labels.helped(move.whom, say),
    SetCard: lambda move, say: labels.choice(move.card, say),
}
"""By kind of change what it chooses, in words."""


def now(kind: type, card: Order, meant: Order, say: Say) -> str:
    """Return what a card says to one of its choices; what nobody chose is as the role fills it in."""
    if kind is SetRole:
        return labels.choice(card.role, say)
    if kind is SetHelp:
        return labels.helped(card.help, say)
    name = _NAMES[kind]
    if getattr(card, name) is not None:
        return _value(name, card, say)
    return say("as-role", what=_value(name, meant, say))


def _value(name: str, card: Order, say: Say) -> str:
    """Return what a card holds in one of its fields, in words."""
    value = getattr(card, name)
    if name == "where":
        return labels.where(value, card.whom, say)
    if name == "catch":
        return labels.yes(name, value, say)
    if name == "most":
        return say("most-none") if value is None else labels.most(value, say)
    return labels.choice(value, say)
