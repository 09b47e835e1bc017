"""GiftTRAP's moves in words, for players who type them: gifts by number and name.

Uses the moves and the hand of the seat that makes them, never another player's sheet.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cogs.gifttrap import labels
from cogs.gifttrap.describe import gives_two, tile_word
from cogs.gifttrap.moves import GetMore, Give, GiveMore, Open, Replace, Trap, Turn, Wish

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.i18n.translation import Say
    from cogs.gifttrap.board import Hand


def phrases(move: Any, hand: Hand, say: Say) -> tuple[str, ...]:
    """Return the wordings of a move: with the names of its gifts, and as the button names it."""
    words = say.move(move)
    detailed = _DETAILED.get(move.__class__)
    return (words,) if detailed is None else (detailed(move, hand, say), words)


def _previewed(move: Turn | Replace, hand: Hand, say: Say) -> str:
    if hand.preview is None:
        return say.move(move)
    return f"{say.move(move)}. {labels.plain_name(hand.board, hand.preview[1][move.number - 1], say)}"


def _give(move: Give, hand: Hand, say: Say) -> str:
    gift = labels.numbered_plain(hand.board, move.gift, say)
    return _with_tile(say("give-to", friend=say.names[move.friend], gift=gift), move.tile, hand, say)


def _wish(move: Wish, hand: Hand, say: Say) -> str:
    gift = labels.numbered_plain(hand.board, move.gift, say)
    return say("wish-for", token=labels.token(move.token, say), gift=gift)


def _give_more(move: GiveMore, hand: Hand, say: Say) -> str:
    if not move.gift:
        return say("give-more-none")
    return say("give-more-on", gift=labels.numbered_plain(hand.board, move.gift, say))


def _get_more(move: GetMore, hand: Hand, say: Say) -> str:
    if move.giver is None:
        return say("get-more-none")
    return _with_tile(say("get-more-from", giver=say.names[move.giver]), move.tile, hand, say)


def _open(move: Open, hand: Hand, say: Say) -> str:
    return _with_tile(say.move(move), move.tile, hand, say)


def _trap(move: Trap, hand: Hand, say: Say) -> str:
    return f"GiftTRAP: {labels.numbered_plain(hand.board, move.gift, say)}"


def _with_tile(words: str, tile: int, hand: Hand, say: Say) -> str:
    """Return words with the order of a gift among two to one friend; the first needs no mention."""
    return f"{words} · {say(f'tile-{tile_word(tile)}')}" if tile and gives_two(hand.board) else words


_DETAILED: dict[type, Callable[[Any, Hand, Say], str]] = {
    Turn: _previewed,
    Replace: _previewed,
    Give: _give,
    Wish: _wish,
    GiveMore: _give_more,
    GetMore: _get_more,
    Open: _open,
    Trap: _trap,
}
"""For each kind of move whose button leaves something out, the function that returns its label."""
