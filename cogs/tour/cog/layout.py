"""The game's menus: a drawer for each rider with all choices of the order card, then the moves that others notice.

Sees moves and the reader's hand, so it knows no other team's orders.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby
from typing import TYPE_CHECKING, Any

from bot.i18n.translation import clipped
from bot.ui.game_ui import Choice, Drawer, Picker, Row, buttons
from cogs.tour import labels
from cogs.tour.cog.questions import answer
from cogs.tour.moves import (
    Absent,
    Answer,
    AskWork,
    OfferWork,
    Ready,
    SetAttack,
    SetCard,
    SetCatch,
    SetHelp,
    SetMost,
    SetPlan,
    SetRole,
    SetSpeed,
    SetWhere,
    Swap,
    TakeBack,
    UndoPlan,
    Until,
    answer_number,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bot.i18n.translation import Say
    from cogs.tour.board import Board, Hand
    from cogs.tour.moves import Order

    _Numbered = list[tuple[int, Any]]
    """Moves with their indices in the menu."""

_LABEL = 80
_CACHED_LABELS = 4096
"""Labels of some teams in all languages; one takes some 200 bytes."""
_READY = {Until.ROUND: "✅", Until.EVENT: "⏩", Until.END: "⏭️"}
_LISTS = (SetRole, SetSpeed, SetAttack, SetCatch, SetWhere, SetMost, SetHelp, SetCard)
"""The types of the lists in a rider's drawer. The role comes first, because most players change nothing else."""
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
"""For each type of change, the prefix of its texts and the field of the order card."""


def typed_only(move: Any, _board: Board) -> bool:
    """Return whether a move can only be typed and is in no menu: absence, and the mirror image of each swap.

    A present player declares readiness or resigns instead.
    """
    return isinstance(move, Absent) or (isinstance(move, Swap) and move.one > move.other)


def menu(moves: Sequence[Any], hand: Hand, say: Say) -> tuple[Row, ...]:
    """Return the menu's rows: a question's answers, or team plans, the riders' drawers, and the ways to be ready."""
    numbered = [(n, move) for n, move in enumerate(moves) if not typed_only(move, hand.board)]
    return (
        *buttons(_answer(n, move, hand, say) for n, move in _of(numbered, Answer)),
        *buttons(
            (
                *(_plan(n, move, say) for n, move in _of(numbered, SetPlan)),
                *(Choice(n, say.move(move), "↩️") for n, move in _of(numbered, UndoPlan)),
            )
        ),
        *_riders([entry for entry in numbered if isinstance(entry[1], _LISTS)], hand, say),
        *_swaps(_of(numbered, Swap), hand.board, say),
        *buttons(
            (
                *(_ready(n, move, hand, say) for n, move in _of(numbered, Ready)),
                *(Choice(n, _take_back(move, hand, say), "↩️") for n, move in _of(numbered, TakeBack)),
                *(Choice(n, say.move(move), "🗣️") for n, move in _of(numbered, AskWork)),
                *(Choice(n, say.move(move), "💪") for n, move in _of(numbered, OfferWork)),
            )
        ),
    )


def _of(numbered: _Numbered, kind: type) -> _Numbered:
    return [(n, move) for n, move in numbered if isinstance(move, kind)]


def _answer(n: int, move: Answer, hand: Hand, say: Say) -> Choice:
    question = hand.question
    if question is None:
        return Choice(n, say.move(move))
    text = answer(hand.board, question, move.answer, say)
    return Choice(n, clipped(text, _LABEL), main=move.answer == question.default)


def _take_back(move: TakeBack, hand: Hand, say: Say) -> str:
    return say.move(move) if hand.question is None else say("answer-anew")


def _plan(n: int, move: SetPlan, say: Say) -> Choice:
    return Choice(n, labels.choice(move.plan, say), labels.PLANS[move.plan])


def _ready(n: int, move: Ready, hand: Hand, say: Say) -> Choice:
    return Choice(n, _ready_label(move, hand, say), _READY[move.until], main=move.until is Until.ROUND)


def _ready_label(move: Ready, hand: Hand, say: Say) -> str:
    """Return the label, with the round if it counts for that alone: a stranger sees that the round has changed."""
    return say("ready-round", round=hand.board.round) if move.until is Until.ROUND else say.move(move)


def _swaps(moves: _Numbered, board: Board, say: Say) -> tuple[Row, ...]:
    choices = tuple(Choice(n, _swap(board, move, say), "🔁") for n, move in moves)
    return (Drawer(say("drawer-swap"), (Picker(say("pick-swap"), choices),), "🔁"),) if choices else ()


def _swap(board: Board, move: Swap, say: Say) -> str:
    first_place, second_place = (board.order.index(number) + 1 for number in (move.one, move.other))
    return say("swap-two", one=move.one, first=first_place, other=move.other, second=second_place)


def _riders(moves: _Numbered, hand: Hand, say: Say) -> tuple[Drawer, ...]:
    """Return a drawer for each of the team's riders on the road, by number and name, with the role as its pictogram.

    It shows the role; all other choices are behind *More*, because most players make none.
    """
    cards, effective = dict(hand.orders), dict(hand.meant)
    drawers: list[Drawer] = []
    for number, group in groupby(moves, key=lambda entry: entry[1].rider):
        card = cards[number]
        role, *others = _lists(list(group), (card, effective[number]), say)
        drawers.append(Drawer(say.piece(number), (role,), labels.ROLES[card.role], more=tuple(others), piece=number))
    return tuple(drawers)


def _lists(moves: _Numbered, cards: tuple[Order, Order], say: Say) -> tuple[Picker, ...]:
    """Return a list for each choice of a rider's card: its prompt shows the current choice, its items the others."""
    lists = ((kind, _of(moves, kind)) for kind in _LISTS)
    return tuple(_list(kind, entries, cards, say) for kind, entries in lists if entries)


def _list(kind: type, moves: _Numbered, cards: tuple[Order, Order], say: Say) -> Picker:
    choices = tuple(_choice(n, kind, move, say) for n, move in moves)
    return Picker(say(f"pick-{_NAMES[kind]}", now=current_value(kind, *cards, say)), choices)


def _choice(n: int, kind: type, move: Any, say: Say) -> Choice:
    if isinstance(move, SetRole):
        about = say("role-about", role=move.role.value)
        return Choice(n, labels.choice(move.role, say), labels.ROLES[move.role], description=about)
    return Choice(n, _value_label(kind, move, say))


@lru_cache(maxsize=_CACHED_LABELS)
def _value_label(kind: type, move: Any, say: Say) -> str:
    """Return the label of a choice: a team's menu has hundreds of them, the same in every round."""
    return clipped(say(f"list-{_NAMES[kind]}", what=_VALUE_TEXTS[kind](move, say)), _LABEL)


def phrases(move: Any, hand: Hand, say: Say) -> tuple[str, ...]:
    """Return the wordings of a move for players who type it: a rider's choice with the rider's number first."""
    words = say.move(move)
    if isinstance(move, Answer):
        return (f"{words}: {_answer(0, move, hand, say).label}", words, answer_number(move.answer))
    if isinstance(move, TakeBack):
        return (_take_back(move, hand, say), words)
    if isinstance(move, Ready):
        label = _ready_label(move, hand, say)
        return (label, words, label)  # a suggestion that was taken has the round's number, quick words have none
    if type(move) not in _NAMES:
        return (words,)
    value = _VALUE_TEXTS[type(move)](move, say)
    return (f"{say.piece(move.rider)} · {say(f'pick-{_NAMES[type(move)]}', now=value)}",)


_VALUE_TEXTS: dict[type, Callable[[Any, Say], str]] = {
    SetRole: lambda move, say: labels.choice(move.role, say),
    SetSpeed: lambda move, say: labels.choice(move.speed, say),
    SetAttack: lambda move, say: labels.choice(move.attack, say),
    SetCatch: lambda move, say: labels.yes_or_no("catch", move.catch, say),
    SetWhere: lambda move, say: labels.where(move.where, move.whom, say),
    SetMost: lambda move, say: labels.most(move.most, say),
    SetHelp: lambda move, say: labels.help_target(move.whom, say, ahead=move.ahead),
    SetCard: lambda move, say: labels.choice(move.card, say),
}
"""For each type of change, the function that returns the chosen value as text."""


def current_value(kind: type, card: Order, effective: Order, say: Say) -> str:
    """Return the current value of one of a card's choices; where none is made, the value that the role fills in."""
    if kind is SetRole:
        return labels.choice(card.role, say)
    if kind is SetHelp:
        return labels.help_target(card.help, say, ahead=card.ahead)
    name = _NAMES[kind]
    if getattr(card, name) is not None:
        return _value(name, card, say)
    return say("as-role", what=_value(name, effective, say))


def _value(name: str, card: Order, say: Say) -> str:
    value = getattr(card, name)
    if name == "where":
        return labels.where(value, card.whom, say)
    if name == "catch":
        return labels.yes_or_no(name, value, say)
    if name == "most":
        return say("most-none") if value is None else labels.most(value, say)
    return labels.choice(value, say)
