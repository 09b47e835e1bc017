"""The lists of the expert cards: what each card does, and the gifts on which it may lie.

Uses the moves and the reader's own hand only.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.i18n.translation import clipped
from bot.ui.game_ui import Choice, MenuQuestion, Picker
from cogs.gifttrap import labels
from cogs.gifttrap.describe import gives_two, tile_word
from cogs.gifttrap.moves import GetMore, GiveMore

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.i18n.translation import Say
    from cogs.gifttrap.board import Hand

_MAX_LABEL = 80
_MAX_NAME = 18
"""Maximum number of characters of a friend's name after a gift."""


def expert_rows(numbered: Sequence[tuple[int, Any]], hand: Hand, say: Say) -> tuple[MenuQuestion | Picker, ...]:
    """Return for each expert card what it does and the list of its gifts; empty if the cards are not played."""
    give = tuple(_give_more_choice(n, move, hand, say) for n, move in numbered if isinstance(move, GiveMore))
    get = tuple(_get_more_choice(n, move, hand, say) for n, move in numbered if isinstance(move, GetMore))
    return (*_list("give-more", give, say), *_list("get-more", get, say))


def _list(card: str, choices: tuple[Choice, ...], say: Say) -> tuple[MenuQuestion | Picker, ...]:
    if not choices:
        return ()
    return (MenuQuestion(say(f"explain-{card}")), Picker(say(f"pick-{card}"), choices))


def _give_more_choice(n: int, move: GiveMore, hand: Hand, say: Say) -> Choice:
    """Return the choice of a gift for GIVE MORE with the friend who gets it, or of none.

    The choice of none is never marked as chosen, because the list shows it when nothing is chosen.
    """
    if not move.gift:
        return Choice(n, say("give-more-none"), "✖️")
    gift = labels.numbered_plain(hand.board, move.gift, say)
    friend = next(friend for friend, numbers in enumerate(hand.sheet.gives) if move.gift in numbers)
    label = say("give-more-for", gift=gift, friend=clipped(say.names[friend], _MAX_NAME))
    named = hand.board.gifts[move.gift - 1]
    return Choice(
        n,
        clipped(label, _MAX_LABEL),
        labels.emoji(named),
        chosen=move.gift == hand.sheet.give_more,
        description=labels.plain_line(hand.board, named, say),
    )


def _get_more_choice(n: int, move: GetMore, hand: Hand, say: Say) -> Choice:
    if move.giver is None:
        return Choice(n, say("get-more-none"), "✖️")
    name = say.names[move.giver]
    label = (
        say("get-more-which", which=tile_word(move.tile), giver=name)
        if gives_two(hand.board)
        else say("get-more-from", giver=name)
    )
    return Choice(n, clipped(label, _MAX_LABEL), "✌️", chosen=hand.sheet.get_more == (move.giver, move.tile))
