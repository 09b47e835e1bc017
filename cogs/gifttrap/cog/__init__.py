"""GiftTRAP's face on Discord: words, colour, menus and pictures, and the commands for a server's own gifts.

Sees moves, boards and hands only, so a closed sheet is available for its owner only.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.ui.game_ui import Chapter, Drawing, GameUI
from cogs.gifttrap import labels
from cogs.gifttrap.board import Phase
from cogs.gifttrap.cog.chapter import broken_off, ended, pictures
from cogs.gifttrap.cog.gift_commands import GiftCog
from cogs.gifttrap.cog.layout import menu, typed_only
from cogs.gifttrap.cog.secrets import secrets
from cogs.gifttrap.describe import called, describe, filmed, gifts, headline, tracks, unwrapping, which
from cogs.gifttrap.duration import typical_waits
from cogs.gifttrap.game import GAME
from cogs.gifttrap.gifts import Deck
from cogs.gifttrap.moves import Token
from images.gifttrap import draw_film, draw_gifts, draw_now, draw_sheet, draw_tracks

if TYPE_CHECKING:
    from discord.ext.commands import Bot

    from bot.i18n.translation import Say
    from cogs.gifttrap.board import Board, Hand
    from cogs.gifttrap.options import Options
    from images.kit import Look, Picture

_ON_TABLE = frozenset({"gift", "number"})
_PEOPLE = frozenset({"giver"})


def public_menu(board: Board) -> bool:
    """Return whether a seat unwraps: the closed tiles and their givers are public, so the menu may be public too."""
    return board.phase is Phase.UNWRAP


def offered(field: str, value: Any, board: Board, say: Say) -> str | None:
    """Return the label of a typed value: gifts by number and name, decks and tokens by name, tiles by their order.

    Return None for a value that is shown as it is.
    """
    if field in _ON_TABLE and isinstance(value, int):
        return _gift(value, board, say)
    if field == "tile":
        return say(f"tile-{which(value)}")
    if field in _PEOPLE:
        return say("no-card") if value is None else say.names[int(value)]
    if isinstance(value, Deck):
        return labels.deck(value, say)
    return labels.token(value, say) if isinstance(value, Token) else None


def _gift(number: int, board: Board, say: Say) -> str | None:
    """Return the label of a gift on the table; None for a previewed gift, which is shown as its number."""
    if number == 0:
        return say("no-card")
    return labels.offered(board, number, say) if number <= len(board.gifts) else None


def on_table(board: Board, look: Look) -> Picture | None:
    """Draw the gifts of the round; None during unwrapping, where the other picture shows them."""
    return None if board.phase is Phase.UNWRAP else draw_gifts(board, look)


def to_choose_from(hand: Hand, look: Look) -> Picture | None:
    """Draw the gifts for a player who still chooses; None otherwise, because the board shows them."""
    player = hand.board.players[hand.seat]
    chooses = hand.board.phase is Phase.CHOOSE and not (player.ready or player.sitting_out or player.gone)
    return draw_gifts(hand.board, look) if chooses else None


def laid_out(hand: Hand, say: Say) -> str:
    """Return the picture of the gifts in words."""
    return gifts(hand.board, say)


def at_hand(hand: Hand, look: Look) -> Picture | None:
    """Draw the unwrapping for the active seat, next to its buttons; the board's picture may be far above them."""
    mine = hand.board.phase is Phase.UNWRAP and hand.board.turn == hand.seat
    return draw_now(hand.board, look) if mine else None


def shown(hand: Hand, say: Say) -> str:
    """Return the picture of the unwrapping in words."""
    return unwrapping(hand.board, say)


def waits(options: Options, seats: int, people: int) -> float:
    """Return how often a typical game waits for human players."""
    return typical_waits(seats, people, options)


_HAND = (Drawing(to_choose_from, laid_out), Drawing(draw_sheet, secrets), Drawing(at_hand, shown))

UI = GameUI(
    game=GAME,
    emblem="🎁",
    colour=0xB3263A,
    pictures=(Drawing(on_table, gifts), Drawing(draw_now, unwrapping), Drawing(draw_tracks, tracks)),
    hand_pictures=_HAND,
    letter_pictures=_HAND,
    chapter=Chapter(ended, pictures(), broken_off),
    waits=waits,
    film=Drawing(draw_film, filmed),
    headline=headline,
    describe=describe,
    secrets=secrets,
    menu=menu,
    typed_only=typed_only,
    public_menu=public_menu,
    label=offered,
    call=called,
)


async def setup(client: Bot) -> None:
    """Add the cog to a client; discord.py calls this when it loads the package."""
    await client.add_cog(GiftCog(client, UI))
