"""The `GameUI` of C'est mon fort!: texts of boards and menus, colours, picture.

Uses boards and hands only, so the number of a face-down card is not available here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from bot.ui.game_ui import Buttons, Choice, Drawing, GameUI, Picker, Row, rows
from bot.ui.interactions.game_cog import GameCog
from cogs.fort.board import FACE_DOWN, Board, Hand, Phase
from cogs.fort.cards import figure
from cogs.fort.describe import describe
from cogs.fort.game import GAME
from cogs.fort.moves import Insert, Shoot, Take, Turn
from cogs.fort.places import name
from images.fort import draw_board

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discord.ext.commands import Bot

    from bot.i18n.translation import Say

MAX_LIST_SIZE = 23
"""The most places in one list: the 45 places make two lists, of 23 and 22."""


def headline(board: Board, say: Say) -> str:
    """Return the task of the active seat; a turned card is named while it lies face up."""
    if board.phase is Phase.OVER:
        return say("board-over")
    turned_card = _turned_card(board)
    if board.phase is not Phase.DECIDE or turned_card is None:
        return say("now-to-do", phase=board.phase.value)
    place, number = turned_card
    return say("board-turned", place=name(place), number=number, figure=figure(number).value)


def _turned_card(board: Board) -> tuple[int, int] | None:
    """Return the place and the number of the card that is turned up, or None."""
    number = board.field[board.turned - 1] if board.turned is not None else None
    return (board.turned, number) if board.turned is not None and number else None


def menu(moves: Sequence[Any], hand: Hand, say: Say) -> tuple[Row, ...]:
    """Return two lists of places while a card must be turned up, otherwise buttons that name the cards."""
    board = hand.board
    if board.phase is Phase.SHOOT:
        return rows(tuple(_target(n, move, say) for n, move in enumerate(moves)), say("pick-a-move"))
    if board.phase is not Phase.TURN:
        return _decisions(moves, board, say)
    choices = tuple(Choice(n, say.move(move)) for n, move in enumerate(moves))
    size = -(-len(choices) // 2) if len(choices) > MAX_LIST_SIZE else len(choices)
    return tuple(
        _places(choices[start : start + size], moves[start : start + size], say)
        for start in range(0, len(choices), size)
    )


def _places(choices: tuple[Choice, ...], moves: Sequence[Turn], say: Say) -> Picker:
    return Picker(say("pick-a-place", first=name(moves[0].place), last=name(moves[-1].place)), choices)


def _decisions(moves: Sequence[Any], board: Board, say: Say) -> tuple[Row, ...]:
    """Return the buttons to take or insert the card, named if it is visible, or to leave it."""
    turned_card = _turned_card(board)
    number = turned_card[1] if turned_card else 0
    return (Buttons(tuple(_decision(n, move, number, say) for n, move in enumerate(moves))),)


def _decision(n: int, move: Any, number: int, say: Say) -> Choice:
    match move:
        case Take():
            return Choice(n, say("take-card", number=number) if number else say.move(move), "🧱", main=True)
        case Insert():
            return Choice(n, say("insert-card", number=number) if number else say.move(move), "🪄", main=True)
        case _:
            return Choice(n, say.move(move), "↩️")


def phrases(move: Any, hand: Hand, say: Say) -> tuple[str, ...]:
    """Return the wordings of a move: a place also by its old number, a decision with the place of the turned card.

    The number of the turned card is understood while everybody sees it, but no wording shows it.
    """
    label, turned_card = say.move(move), _turned_card(hand.board)
    if isinstance(move, Turn):
        return (label, name(move.place), str(move.place))
    if isinstance(move, Shoot):
        return (_target(0, move, say).label, label)
    if turned_card is None:
        return (label,)
    place, number = turned_card
    return (f"{name(place)}: {label}", f"{label} {number}", label)


def _target(n: int, move: Shoot, say: Say) -> Choice:
    """Return a card that the cannon can hit, with its figure, which shows what the owner would lose."""
    figure_name = figure(move.number).value
    return Choice(n, say("shoot-card", target=say.names[move.target], number=move.number, figure=figure_name), "💥")


def lasting(board: Board) -> Board:
    """Return the board as a message that stays may show it: without the turned card unless memory is open."""
    if board.turned is None or board.open_memory:
        return board
    field = tuple(FACE_DOWN if place == board.turned else card for place, card in enumerate(board.field, 1))
    return replace(board, field=field, turned=None)


TURNS_PER_SEAT = 20
"""Turns of each seat in a typical game. Games of fair computer players took 22, 19 and 20 turns a seat with two, three
and four seats."""

UI = GameUI(
    game=GAME,
    emblem="🏰",
    colour=0xB5651D,
    pictures=(Drawing(draw_board, describe),),
    headline=headline,
    describe=describe,
    menu=menu,
    public_menu=lambda _board: True,
    phrases=phrases,
    lasting=lasting,
    waits=lambda _options, _seats, people: TURNS_PER_SEAT * people,
)


async def setup(client: Bot) -> None:
    """Add the cog to a client; called through the package."""
    await client.add_cog(GameCog(client, UI))
