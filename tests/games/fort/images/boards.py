"""Hand-made boards of C'est mon fort in every situation that a picture must show."""

from __future__ import annotations

from random import Random

from bot.game.contract import Seat
from cogs.fort.board import FACE_DOWN, Board, Phase, Wall
from cogs.fort.cards import Figure, figure
from cogs.fort.places import PLACES

Cards = tuple[int, ...]


def wall(cards: Cards, *, bonus: bool, out: bool = False, magician: bool = False) -> Wall:
    last = max(i for i, number in enumerate(cards) if figure(number) in {Figure.START, Figure.TOWER})
    return Wall(cards=cards, exposed=cards[last + 1 :] if bonus else (), magician=magician, out=out, points=len(cards))


def field(gap_count: int, face_up: dict[int, int] | None = None) -> tuple[int | None, ...]:
    """Lay out 45 cards: `gap_count` of them are missing and those in `face_up`, by place, lie face up."""
    face_up = face_up or {}
    empty = set(Random(7).sample([place for place in PLACES if place not in face_up], gap_count))
    return tuple(None if place in empty else face_up.get(place, FACE_DOWN) for place in PLACES)


def board(
    *walls: Wall,
    bonus: bool = False,
    turn: int | None = 0,
    phase: Phase = Phase.TURN,
    turned: int | None = None,
    face_up: dict[int, int] | None = None,
    shot: Cards = (),
    winners: tuple[int, ...] = (),
) -> Board:
    return Board(
        bonus=bonus,
        open_memory=False,
        field=field(sum(len(wall.cards) - 1 for wall in walls) + len(shot), face_up),
        turned=turned,
        walls=walls,
        turn=None if turn is None else Seat(turn),
        phase=phase,
        shot=shot,
        winners=tuple(map(Seat, winners)),
    )


def basic(*cards: Cards) -> tuple[Wall, ...]:
    return tuple(wall(wall_cards, bonus=False) for wall_cards in cards)


def bonus(*cards: Cards) -> tuple[Wall, ...]:
    return tuple(wall(wall_cards, bonus=True, magician=24 in wall_cards) for wall_cards in cards)


BOARDS: dict[str, Board] = {
    "start": board(*basic((1,), (1,))),
    "decide": board(
        *basic((1, 3, 9, 15, 23, 28), (1, 5, 12, 17)), turn=1, phase=Phase.DECIDE, turned=12, face_up={12: 35, 30: 4}
    ),
    "shoot": board(
        *bonus((1, 3, 8, 9, 17, 24, 31), (1, 2, 5, 6, 28, 35, 43)),
        wall((1, 12, 14, 40, 42), bonus=True, out=True),
        bonus=True,
        turn=1,
        phase=Phase.SHOOT,
        shot=(26, 34),
    ),
    "four": board(*basic((1, 2, 7), (1, 8, 12, 17, 29), (1, 21, 30), (1, 4, 46)), turn=2),
    "over": board(
        *bonus((1, 3, 8, 9, 17, 24, 31, 35, 40, 43), (1, 2, 5, 6, 28, 37), (1, 12, 14, 38, 42), (1, 10, 46)),
        bonus=True,
        turn=None,
        phase=Phase.OVER,
        shot=(15, 19, 26, 34),
        winners=(0,),
    ),
}
"""Boards by name; every kind of sign is on one of them."""
