"""The description of the board, for blind players; the current situation comes first.

It contains the same information as the picture and no more: a face-down card is only named as lying there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.fort.board import FACE_DOWN, Phase
from cogs.fort.cards import Figure, figure
from cogs.fort.places import COLUMNS, PLACES, ROWS, name

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from bot.i18n.translation import Say
    from cogs.fort.board import Board, Wall


def describe(board: Board, say: Say) -> str:
    """Return the description of the whole board; `say` supplies the language and the names of the seats."""
    return "\n".join((*_situation(board, say), *_walls(board, say), *_field(board, say)))


def _situation(board: Board, say: Say) -> Iterator[str]:
    if board.phase is Phase.OVER:
        yield say("board-over")
        yield from (say("board-winner", seat=say.names[seat]) for seat in board.winners)
    if board.turn is not None:
        yield say("board-turn", seat=say.names[board.turn], phase=board.phase.value)
    if board.turned is not None and (number := board.field[board.turned - 1]) is not None:
        yield say("board-turned", place=name(board.turned), number=number, figure=figure(number).value)


def _walls(board: Board, say: Say) -> Iterator[str]:
    for player, wall in zip(say.names, board.walls, strict=True):
        cards = say("board-wall", seat=player, cards=_cards(wall.cards, board, say))
        yield f"{cards} ({'; '.join(_wall_details(wall, board, say))})"


def _wall_details(wall: Wall, board: Board, say: Say) -> Iterator[str]:
    yield say("board-length", count=len(wall.cards))
    if board.bonus:
        yield say("board-points", count=wall.points)
    if board.phase is Phase.OVER:
        return
    if board.bonus:
        cards = _cards(wall.exposed, board, say)
        yield say("board-exposed", cards=cards) if cards else say("board-safe")
    if wall.magician:
        yield say("board-magician")
    if wall.out:
        yield say("board-out")


def _field(board: Board, say: Say) -> Iterator[str]:
    if board.shot:
        yield say("board-shot", cards=_cards(board.shot, board, say))
    yield say("board-field", count=sum(card is not None for card in board.field))
    for row, first_place in zip(ROWS, PLACES[::COLUMNS], strict=True):
        places = range(first_place, first_place + COLUMNS)
        cards = [_place(place, board) for place in places if board.field[place - 1] is not None]
        yield say("board-row", row=row, places=", ".join(cards)) if cards else say("board-row-empty", row=row)


def _place(place: int, board: Board) -> str:
    card = board.field[place - 1]
    return name(place) if card == FACE_DOWN else f"{name(place)} = {card}"


def _cards(numbers: Iterable[int], board: Board, say: Say) -> str:
    """Return the numbers as a list, in the bonus game with their figures."""
    return ", ".join(_card(number, say) if board.bonus else str(number) for number in numbers)


def _card(number: int, say: Say) -> str:
    kind = figure(number)
    return str(number) if kind is Figure.PLAIN else f"{number} {say(f'figure-{kind.value}')}"
