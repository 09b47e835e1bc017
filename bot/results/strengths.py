"""The results of people against computer players of one strength, so that strengths can follow real games. Pure.

A game counts if the rules ended it, all its computer players have the same strength, and all its persons played from
the start to the end. Seats that share a role are one side; a side of a person and a computer player together counts for
neither, so its game is left out.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct

from bot.game.contract import Strength
from bot.results.model import Participation, SeatResult

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

_EVEN_SHARE = 0.5
"""The share of the wins of people who are as strong as the computer players, with any number of sides."""
_DEVIATIONS = 1.96
"""Half the width of a 95 % interval, in standard deviations."""


class ComputerGame(Struct, frozen=True):
    """A game with computer players that the rules ended."""

    game: str
    variant: str
    seats: tuple[SeatResult, ...]


class Opponents(NamedTuple):
    """The kind of game that a share belongs to; shares are listed in this order."""

    game: str
    variant: str
    seats: int
    role: str
    """The role of the persons; empty in a game without roles."""
    strength: Strength
    """The strength of the computer players."""


class Share(NamedTuple):
    """The wins of people against computer players."""

    opponents: Opponents
    games: int
    share: float
    """The scaled share of the wins: 0.5 if persons win as often as computer players, with any number of sides."""
    half: float
    """Half the width of the share's 95 % interval (Agresti and Coull); never 0, however few games there are."""


class _Win(NamedTuple):
    """A game's result for its persons of one role."""

    rate: float
    """The persons' part of the win, divided by the number of their sides, from 0 to 1."""
    scale: float
    """The factor that makes the part of an average side `_EVEN_SHARE`."""


def shares(games: Iterable[ComputerGame]) -> list[Share]:
    """Return the shares of all kinds of games, in the order of games, variants, seats, roles and strengths."""
    wins: dict[Opponents, list[_Win]] = {}
    for played in games:
        for opponents, win in _wins(played):
            wins.setdefault(opponents, []).append(win)
    return [_share(opponents, wins[opponents]) for opponents in sorted(wins, key=_order)]


def _order(opponents: Opponents) -> tuple[object, ...]:
    return (*opponents[:-1], list(Strength).index(opponents.strength))


def _wins(played: ComputerGame) -> Iterable[tuple[Opponents, _Win]]:
    """Yield the results of a game's persons, one for each role; nothing if the game does not count."""
    sides = _sides(played.seats)
    strengths = {seat.strength for seat in played.seats} - {None}
    if len(strengths) != 1 or not all(map(_is_pure, sides)):
        return
    (strength,) = (Strength(name) for name in strengths if name is not None)
    winners = sum(side[0].place == 1 for side in sides)
    people = [side for side in sides if side[0].strength is None]
    for role in sorted({side[0].role for side in people}):
        won = [(side[0].place == 1) / max(1, winners) for side in people if side[0].role == role]
        opponents = Opponents(played.game, played.variant, len(played.seats), role, strength)
        yield opponents, _Win(sum(won) / len(won), len(sides) * _EVEN_SHARE)


def _sides(seats: Sequence[SeatResult]) -> list[list[SeatResult]]:
    """Return the sides of a game: the seats of one role together, or each seat without roles by itself."""
    sides: dict[str, list[SeatResult]] = {}
    for number, seat in enumerate(seats):
        sides.setdefault(seat.role or str(number), []).append(seat)
    return list(sides.values())


def _is_pure(side: Sequence[SeatResult]) -> bool:
    """Return whether a side is computer players alone or persons alone, who all played from the start to the end."""
    one_kind = len({seat.strength is None for seat in side}) == 1
    return one_kind and all(seat.participation is Participation.PLAYED for seat in side)


def _share(opponents: Opponents, wins: Sequence[_Win]) -> Share:
    games, scale = len(wins), wins[0].scale
    rate = sum(win.rate for win in wins) / games
    trials = games + _DEVIATIONS**2
    middle = (rate * games + _DEVIATIONS**2 / 2) / trials
    half = _DEVIATIONS * math.sqrt(middle * (1 - middle) / trials)
    return Share(opponents, games, scale * rate, scale * half)
