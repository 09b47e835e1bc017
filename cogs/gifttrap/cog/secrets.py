"""A hand in words, for its owner only: the dealer's preview, or the sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.gifttrap import labels
from cogs.gifttrap.board import Phase, is_complete
from cogs.gifttrap.describe import gives_two, marks, tile_word
from cogs.gifttrap.moves import TOKENS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bot.i18n.translation import Say
    from cogs.gifttrap.board import Board, Hand
    from cogs.gifttrap.gifts import Deck, Gift


def secrets(hand: Hand, say: Say) -> str:
    """Return a seat's private knowledge: the dealer's preview, or the seat's sheet."""
    if hand.preview is not None:
        looks = (say("secret-looks", count=hand.looks),) if hand.looks <= _FEW_LOOKS else ()
        return "\n".join((*_preview(hand.board, *hand.preview, say), *looks))
    return sheet(hand, say) if hand.board.phase in _SHEET_PHASES else say("secret-nothing")


_FEW_LOOKS = 2
"""Looks at decks that are left when the dealer is told their number."""
_SHEET_PHASES = (Phase.CHOOSE, Phase.UNWRAP)


def _preview(board: Board, deck: Deck, gifts: Sequence[Gift], changes: int, say: Say) -> Iterator[str]:
    yield say("secret-preview", deck=deck.value, changes=changes)
    for number, gift in enumerate(gifts, 1):
        words = (labels.name(board, gift, say), labels.line(board, gift, say))
        yield say("gift-number", number=number, name=" – ".join(filter(None, words)))


def sheet(hand: Hand, say: Say) -> str:
    """Return a seat's sheet: gifts, wishes, expert cards, and the number of open choices."""
    return "\n".join((*_gives(hand, say), *_own_wishes(hand, say), *_expert_cards(hand, say), *_sheet_state(hand, say)))


def _gives(hand: Hand, say: Say) -> Iterator[str]:
    texts = (
        f"{say.names[friend]}: {', '.join(_gift_text(hand.board, number, say) for number in numbers)}"
        for friend, numbers in enumerate(hand.sheet.gives)
        if numbers
    )
    yield say("secret-gives", gifts="; ".join(texts))


def _gift_text(board: Board, number: int, say: Say) -> str:
    if not number:
        return say("secret-open")
    return " ".join((labels.numbered_name(board, number, say), *marks(board, number, say)))


def _own_wishes(hand: Hand, say: Say) -> Iterator[str]:
    texts = (
        f"{labels.token(token, say)}: {_gift_text(hand.board, number, say)}"
        for token, number in zip(TOKENS, hand.sheet.wishes, strict=True)
    )
    yield say("secret-wishes", gifts="; ".join(texts))


def _expert_cards(hand: Hand, say: Say) -> Iterator[str]:
    """Yield the gifts on which the expert cards lie."""
    if hand.sheet.give_more:
        friend = next(index for index, numbers in enumerate(hand.sheet.gives) if hand.sheet.give_more in numbers)
        gift = labels.numbered_name(hand.board, hand.sheet.give_more, say)
        yield say("give-more-for", gift=gift, friend=say.names[friend])
    if hand.sheet.get_more is not None:
        giver, tile = hand.sheet.get_more
        from_whom = say("secret-from", giver=say.names[giver])
        gift = f"{from_whom} ({say(f'tile-{tile_word(tile)}')})" if gives_two(hand.board) else from_whom
        yield say("secret-get-more", gift=gift)


def _sheet_state(hand: Hand, say: Say) -> Iterator[str]:
    player = hand.board.players[hand.seat]
    if player.sitting_out or player.gone:
        yield say("ended-sat-out")
    elif player.ready:
        yield say("secret-ready")
    elif not is_complete(hand.sheet):
        numbers = (*hand.sheet.wishes, *(number for gifts in hand.sheet.gives for number in gifts))
        yield say("secret-left", count=sum(not number for number in numbers))
