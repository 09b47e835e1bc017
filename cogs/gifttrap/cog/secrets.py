"""A hand in words, for its owner only: the dealer's preview, or the sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.gifttrap import labels
from cogs.gifttrap.board import Phase, complete
from cogs.gifttrap.describe import marks, twofold, which
from cogs.gifttrap.moves import TOKENS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bot.i18n.translation import Say
    from cogs.gifttrap.board import Board, Hand
    from cogs.gifttrap.gifts import Deck, Gift


def secrets(hand: Hand, say: Say) -> str:
    """Return a seat's private knowledge: the dealer's preview, or the seat's sheet."""
    if hand.preview is not None:
        return "\n".join(_preview(hand.board, *hand.preview, say))
    return sheet(hand, say) if hand.board.phase in _SHEETS else say("secret-nothing")


_SHEETS = (Phase.CHOOSE, Phase.UNWRAP)


def _preview(board: Board, deck: Deck, laid: Sequence[Gift], changes: int, say: Say) -> Iterator[str]:
    yield say("secret-preview", deck=deck.value, changes=changes)
    for number, gift in enumerate(laid, 1):
        told = (labels.name(board, gift, say), labels.line(board, gift, say))
        yield say("gift-number", number=number, name=" – ".join(filter(None, told)))


def sheet(hand: Hand, say: Say) -> str:
    """Return a seat's sheet: gifts, wishes, expert cards, and the number of open choices."""
    return "\n".join((*_gives(hand, say), *_own_wishes(hand, say), *_cards(hand, say), *_state(hand, say)))


def _gives(hand: Hand, say: Say) -> Iterator[str]:
    told = (
        f"{say.names[friend]}: {', '.join(_number(hand.board, number, say) for number in numbers)}"
        for friend, numbers in enumerate(hand.sheet.gives)
        if numbers
    )
    yield say("secret-gives", gifts="; ".join(told))


def _number(board: Board, number: int, say: Say) -> str:
    if not number:
        return say("secret-open")
    return " ".join((labels.on_table(board, number, say), *marks(board, number, say)))


def _own_wishes(hand: Hand, say: Say) -> Iterator[str]:
    told = (
        f"{labels.token(token, say)}: {_number(hand.board, number, say)}"
        for token, number in zip(TOKENS, hand.sheet.wishes, strict=True)
    )
    yield say("secret-wishes", gifts="; ".join(told))


def _cards(hand: Hand, say: Say) -> Iterator[str]:
    """Yield the gifts on which the expert cards lie."""
    if hand.sheet.give_more:
        yield say("secret-give-more", gift=labels.on_table(hand.board, hand.sheet.give_more, say))
    if hand.sheet.get_more is not None:
        giver, tile = hand.sheet.get_more
        from_whom = say("secret-from", giver=say.names[giver])
        told = f"{from_whom} ({say(f'tile-{which(tile)}')})" if twofold(hand.board) else from_whom
        yield say("secret-get-more", gift=told)


def _state(hand: Hand, say: Say) -> Iterator[str]:
    player = hand.board.players[hand.seat]
    if player.sitting_out or player.gone:
        yield say("ended-sat-out")
    elif player.ready:
        yield say("secret-ready")
    elif not complete(hand.sheet):
        numbers = (*hand.sheet.wishes, *(number for each in hand.sheet.gives for number in each))
        yield say("secret-left", count=sum(not number for number in numbers))
