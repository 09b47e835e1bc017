"""The menus: every move once, grouped as investigators think of them.

Sees moves and boards only. A prompt must never tell more than the moves themselves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.ui.face import IN_A_ROW, Buttons, Choice, Picker, Row
from cogs.case07.kinds import KIND_OF, OF_KIND, Card, Kind
from cogs.case07.labels import PICTOGRAMS, label, polish
from cogs.case07.moves import Accuse, Announce, Answer, Assign, Close, Examine, Judge, Patrol, Reply, Report

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bot.i18n import Say
    from cogs.case07.view import Board

    _Numbered = tuple[int, Any]
    """A move with its number in the menu."""

_ALL = (tuple(Kind),)
_APART = ((Kind.SUSPECT,), (Kind.CRIME,), (Kind.PLACE,))
_ANSWERS = {Answer.SAME: "🎯", Answer.NEAR: "👣", Answer.NOTHING: "🚫"}


def menu(moves: Sequence[Any], board: Board, say: Say) -> tuple[Row, ...]:
    """Lay a menu out: an answer as buttons; a turn in lists by what is done, and the decisive moves as buttons."""
    if any(isinstance(move, Reply | Report | Judge) for move in moves):
        return _rows(Choice(n, say.move(move), _pictogram(move)) for n, move in enumerate(moves))
    return (
        *_cards(moves, Examine, _ALL, "pick-evidence", say),
        *_cards(moves, Patrol, _ALL, "pick-patrol", say),
        *_cards(moves, Accuse, _APART, "pick-accuse", say),
        *_rows(_decisive(moves, board, say)),
        *_assignments(moves, say),
    )


def _of(moves: Sequence[Any], kind: type) -> list[_Numbered]:
    return [(n, move) for n, move in enumerate(moves) if isinstance(move, kind)]


def _cards(
    moves: Sequence[Any], move: type, lists: Iterable[tuple[Kind, ...]], prompt: str, say: Say
) -> tuple[Row, ...]:
    """Return a list of cards for each group of kinds that has any."""
    numbered = [(n, _card(each)) for n, each in _of(moves, move)]
    groups = [(kinds, [pair for pair in numbered if KIND_OF[pair[1]] in kinds]) for kinds in lists]
    return tuple(
        Picker(
            say(prompt, kind="-".join(kinds)), tuple(Choice(n, label(card, say), PICTOGRAMS[card]) for n, card in part)
        )
        for kinds, part in groups
        if part
    )


def _card(move: Examine | Patrol | Accuse) -> Card:
    return move.place if isinstance(move, Patrol) else move.card


def _assignments(moves: Sequence[Any], say: Say) -> tuple[Row, ...]:
    """Return where discs may be moved from patrols; never more than 24 of them."""
    choices = tuple(Choice(n, _assigned(move, say), PICTOGRAMS[move.card]) for n, move in _of(moves, Assign))
    return (Picker(say("pick-assign"), choices),) if choices else ()


def _assigned(move: Assign, say: Say) -> str:
    return say("assign-to", size=move.size.value, card=polish(move.card), place=polish(move.place))


def _decisive(moves: Sequence[Any], board: Board, say: Say) -> tuple[Choice, ...]:
    announce = (Choice(n, _announced(moves, say), "📢", main=True) for n, _ in _of(moves, Announce))
    asks = board.turn is not None and board.players[board.turn].closing
    close = (Choice(n, say("close", asks=str(asks).lower()), "🗄️", grave=not asks) for n, _ in _of(moves, Close))
    return (*announce, *close)


def _announced(moves: Sequence[Any], say: Say) -> str:
    """Return what would be announced, if the moves tell it: the only card of a kind not to be accused is accused."""
    free = {move.card for _, move in _of(moves, Accuse)}
    accused = [[card for card in cards if card not in free] for cards in OF_KIND.values()]
    if any(len(cards) != 1 for cards in accused):
        return say("announce")
    return say("announce-cards", cards=", ".join(polish(cards[0]) for cards in accused))


def _pictogram(move: Reply | Report | Judge) -> str:
    if isinstance(move, Reply):
        return _ANSWERS[move.answer]
    if isinstance(move, Judge):
        return "✅" if move.right else "❌"
    return "🚓"


def _rows(choices: Iterable[Choice]) -> tuple[Row, ...]:
    laid = tuple(choices)
    return tuple(Buttons(laid[at : at + IN_A_ROW]) for at in range(0, len(laid), IN_A_ROW))
