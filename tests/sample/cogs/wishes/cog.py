"""How the game looks on Discord: text only; a list for the first friend, the other lists in a drawer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.ui.game_ui import Buttons, Choice, Drawer, GameUI, Picker
from bot.ui.interactions.game_cog import GameCog
from cogs.wishes.board import Believe, SitOut, Wrap
from cogs.wishes.game import GAME

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discord.ext.commands import Bot

    from bot.game.contract import Seat
    from bot.i18n.translation import Say
    from bot.ui.game_ui import Row
    from cogs.wishes.board import Board, Hand


def describe(board: Board, say: Say) -> str:
    """Return the board as text: the ready players, the things, the gifts."""
    gifts = (say("given", giver=say.names[a], receiver=say.names[b], thing=thing) for a, b, thing in board.given)
    computers = ", ".join(say.names[seat] for seat in board.computers)
    ready = say("how-many-ready", count=sum(board.ready), of=len(board.ready))
    wished = (say("had-wished", seat=name, thing=thing) for name, thing in zip(say.names, board.wishes, strict=False))
    return "\n".join((ready, *filter(None, (computers and say("who-computes", seats=computers),)), *gifts, *wished))


def secrets(hand: Hand, say: Say) -> str:
    """Return the seat's wish and its wrapped things as text."""
    gifts = ((say.names[seat], thing) for seat, thing in enumerate(hand.wrapped) if thing)
    lines = (say("wrapped-for", seat=name, thing=thing) for name, thing in gifts)
    return "\n".join((say("your-wish", thing=hand.wish), *lines))


def menu(moves: Sequence[Any], hand: Hand, say: Say) -> tuple[Row, ...]:
    """Return a list of things for each friend and the other moves as buttons; notes go into a notebook."""
    if any(isinstance(move, Believe) for move in moves):
        return _pages(moves, hand, say)
    wraps = [(n, move) for n, move in enumerate(moves) if isinstance(move, Wrap)]
    lists = tuple(_list(friend, wraps, hand, say) for friend in dict.fromkeys(move.friend for _, move in wraps))
    rest = [(n, move) for n, move in enumerate(moves) if not isinstance(move, Wrap) and not _for_good(move)]
    choices = tuple(Choice(n, say.move(move)) for n, move in rest)
    drawer = (Drawer(say("more-friends"), lists[1:], "🎁"),) if lists[1:] else ()
    return (*lists[:1], *drawer, *((Buttons(choices),) if choices else ()))


def _list(friend: Seat, wraps: Sequence[tuple[int, Wrap]], hand: Hand, say: Say) -> Picker:
    choices = tuple(
        Choice(n, say.move(move), chosen=hand.wrapped[friend] == move.thing)
        for n, move in wraps
        if move.friend == friend
    )
    return Picker(say("pick-for", seat=say.names[friend]), choices)


def _pages(moves: Sequence[Believe], hand: Hand, say: Say) -> tuple[Row, ...]:
    """Return a drawer with a list for each friend."""
    numbered = list(enumerate(moves))
    lists = tuple(_page(friend, numbered, hand, say) for friend in dict.fromkeys(move.friend for move in moves))
    return (Drawer(say("notebook"), lists, "📓"),)


def _page(friend: Seat, numbered: Sequence[tuple[int, Believe]], hand: Hand, say: Say) -> Picker:
    believed = hand.believed[friend]
    own_moves = [(n, move) for n, move in numbered if move.friend == friend]
    choices = tuple(Choice(n, say.move(move), chosen=move.thing == believed) for n, move in own_moves)
    return Picker(say("believe-of", seat=say.names[friend]), choices)


def _for_good(move: Any, _board: Any = None) -> bool:
    """Return whether a move is for a player who has resigned; only the host makes it."""
    return isinstance(move, SitOut) and move.gone


UI = GameUI(
    game=GAME,
    emblem="🎁",
    colour=0xC2185B,
    describe=describe,
    secrets=secrets,
    menu=menu,
    typed_only=_for_good,
)


async def setup(client: Bot) -> None:
    """Add the game to the bot."""
    await client.add_cog(GameCog(client, UI))
