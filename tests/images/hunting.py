"""Boards of the hunt in every situation that a picture has to tell, from hunts played at random."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.fantom import GAME
from cogs.fantom.options import Aid, Map, Options
from tests.games.fantom.hunts import hunt

if TYPE_CHECKING:
    from cogs.fantom.view import Board, Hand, Phase

NAMES = ("Žofie Křížová", "max🦊", "Chrząszcz Brzmiący W Trzcinie I Jeszcze Dłuższe", "Ľubomír **x**", "Ann", "Bob")
QUICK = Options(Map.SUBURB)
RICH = Options(Map.SUBURB, possible=Aid.ON, voluntary_reveal=True, free_double=True, tournament=True)
LARGE = Options()


def hands(options: Options, players: int, seed: int = 0) -> tuple[Hand, ...]:
    """Return Fantom's hand after every move of a hunt; the board is in it."""
    return tuple(GAME.hand(step.state, GAME.board(step.state).fantom) for step in hunt(options, players, seed))


def of_phases(options: Options, players: int, seed: int = 0) -> dict[str, Hand]:
    """Return a hand in every phase of a hunt, from the middle of those there are."""
    found: dict[Phase, list[Hand]] = {}
    for hand in hands(options, players, seed):
        found.setdefault(hand.board.phase, []).append(hand)
    return {phase.value: each[len(each) // 2] for phase, each in found.items()}


HANDS: dict[str, Hand] = of_phases(RICH, 3)
"""By phase; a tournament of three in the small town with every aid and variant that shows."""
BOARDS: dict[str, Board] = {name: hand.board for name, hand in HANDS.items()}
