"""The face of C'est mon fort: its words for boards and menus, its colours, its picture.

Sees boards only. What a card in the field is, when it lies face down, is not to be had here.
"""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Any

from bot.ui.face import Buttons, Choice, Face, Picker, Row, plain_menu
from bot.ui.game_cog import GameCog
from cogs.fort import GAME
from cogs.fort.cards import figure
from cogs.fort.moves import Insert, Take, Turn
from cogs.fort.view import FACE_DOWN, Board, Hand, Phase, Wall
from images.fort import draw_board

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discord.ext.commands import Bot

    from bot.i18n import Say

COLUMNS = 9
IN_A_LIST = 23
"""The 45 places make two lists, of 23 and 22."""


def headline(board: Board, say: Say) -> str:
    """What has to be done now; a turned card is named for as long as it lies face up."""
    turned = _turned(board)
    if board.phase is not Phase.DECIDE or turned is None:
        return say(f"phase-{board.phase.value}")
    place, number = turned
    return say("board-turned", place=place, number=number, figure=figure(number).value)


def _turned(board: Board) -> tuple[int, int] | None:
    """The place and the number of the card turned up now."""
    number = board.field[board.turned - 1] if board.turned is not None else None
    return (board.turned, number) if board.turned is not None and number else None


def describe(board: Board, say: Say) -> str:
    """The whole board in words: whose turn, every wall, then the field row by row."""
    walls = [_wall(board, seat, wall, say) for seat, wall in enumerate(board.walls)]
    rows = [_row(board, first, say) for first in range(0, len(board.field), COLUMNS)]
    lying = sum(lies is not None for lies in board.field)
    shot = [say("board-shot", cards=_listed(board.shot))] if board.shot else []
    return "\n".join([*_standing(board, say), *walls, *shot, say("board-field", count=lying), *rows])


def _standing(board: Board, say: Say) -> list[str]:
    if board.turn is None:
        return [say("board-over"), *(say("board-winner", seat=say.names[seat]) for seat in board.winners)]
    turn = say("board-turn", seat=say.names[board.turn], phase=board.phase.value)
    return [turn] if _turned(board) is None else [turn, headline(board, say)]


def _wall(board: Board, seat: int, wall: Wall, say: Say) -> str:
    cards = ", ".join(_card(number, say, bonus=board.bonus) for number in wall.cards)
    notes = [say("board-length", count=len(wall.cards)), *(_bonus(wall, say) if board.bonus else ())]
    if wall.out:
        notes.append(say("board-out"))
    return f"{say('board-wall', seat=say.names[seat], cards=cards)}. {'. '.join(notes)}."


def _bonus(wall: Wall, say: Say) -> list[str]:
    exposed = say("board-exposed", cards=_listed(wall.exposed)) if wall.exposed else say("board-safe")
    helper = [say("board-magician")] if wall.magician else []
    return [say("board-points", count=wall.points), exposed, *helper]


def _card(number: int, say: Say, *, bonus: bool) -> str:
    """A card by its number and, where figures count, by its figure."""
    return f"{number}{say('with-figure', figure=figure(number).value)}" if bonus else str(number)


def _row(board: Board, first: int, say: Say) -> str:
    """One row: runs of places that lie face down, and the cards that lie face up."""
    places = range(first + 1, first + COLUMNS + 1)
    down = [place for place in places if board.field[place - 1] == FACE_DOWN]
    up = [f"{place} = {board.field[place - 1]}" for place in places if board.field[place - 1]]
    if not down and not up:
        return say("board-row-empty", first=places[0], last=places[-1])
    return say("board-row", first=places[0], last=places[-1], places=", ".join([*_runs(down), *up]))


def _runs(places: list[int]) -> list[str]:
    """Consecutive places as `3-7`."""
    runs = [[place for _, place in run] for _, run in groupby(enumerate(places), lambda pair: pair[1] - pair[0])]
    return [str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in runs]


def _listed(numbers: tuple[int, ...]) -> str:
    return ", ".join(map(str, numbers))


def secrets(_hand: Hand, say: Say) -> str:
    """There is nothing to show: what a player has seen is in his head, and stays there."""
    return say("no-secrets")


def menu(moves: Sequence[Any], board: Board, say: Say) -> tuple[Row, ...]:
    """Two lists of places while a card is to be turned up; buttons for everything else."""
    if board.phase is not Phase.TURN:
        return _decisions(moves, board, say) if board.phase is Phase.DECIDE else plain_menu(moves, board, say)
    choices = tuple(Choice(n, say.move(move)) for n, move in enumerate(moves))
    size = -(-len(choices) // 2) if len(choices) > IN_A_LIST else len(choices)
    return tuple(_places(choices[i : i + size], moves[i : i + size], say) for i in range(0, len(choices), size))


def _places(choices: tuple[Choice, ...], moves: Sequence[Turn], say: Say) -> Picker:
    return Picker(say("pick-a-place", first=moves[0].place, last=moves[-1].place), choices)


def _decisions(moves: Sequence[Any], board: Board, say: Say) -> tuple[Row, ...]:
    """Take or insert the card, which is named, or leave it."""
    turned = _turned(board)
    number = turned[1] if turned else 0
    return (Buttons(tuple(_decision(n, move, number, say) for n, move in enumerate(moves))),)


def _decision(n: int, move: Any, number: int, say: Say) -> Choice:
    match move:
        case Take():
            return Choice(n, say("take-card", number=number), "🧱", main=True)
        case Insert():
            return Choice(n, say("insert-card", number=number), "🪄", main=True)
        case _:
            return Choice(n, say.move(move), "↩️")


def lasting(board: Board) -> bool:
    """A board on which a card is turned up for a moment may not stay readable."""
    return board.turned is None or board.open_memory


FACE = Face(
    game=GAME,
    emblem="🏰",
    colour=0xB5651D,
    draw=draw_board,
    headline=headline,
    describe=describe,
    secrets=secrets,
    menu=menu,
    public_menu=True,
    lasting=lasting,
)


async def setup(client: Bot) -> None:
    """Called by discord.py, through the package, when the extension is loaded."""
    await client.add_cog(GameCog(client, FACE))
