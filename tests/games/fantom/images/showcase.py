"""The pictures of Fantom in the README: one hunt by the rule book between the game's own computer players.

`python -m tests.games.fantom.images.showcase` draws them anew; the hunt is the same every time. Inspect them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.game.chance import Chance
from bot.game.contract import Budget, Strength
from cogs.fantom import GAME
from cogs.fantom.board import Phase
from cogs.fantom.options import First, Options
from images.fantom import draw_film, draw_log, draw_map, draw_own
from images.kit import Look
from tests import tree

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cogs.fantom.board import Hand
    from images.kit import Picture

PICTURES_FOLDER = tree.ROOT / ".github" / "pictures"
LOOK = Look("en", ("Anna", "Boris", "Cecília", "Dawid"))
HUNT_NUMBER = 5
"""The number of the hunt: a long one across the whole town."""
BOXES = (7, 14)
"""The numbers of written boxes on the public map (Fantom was last seen in the third), and on Fantom's own pictures."""
BUDGET = Budget(Strength.STRONG, 0.1)
"""The budget has no clock, so that a slow machine computes as much as a quick one."""


def hands(number: int) -> Iterator[Hand]:
    """Yield Fantom's hand, which includes the board, after every move of a hunt of four."""
    luck = f"showcase {number}".encode()
    state = GAME.start(len(LOOK.names), Options(fantom=First.HOST), Chance(luck, 0)).state
    turn = 0
    while seats := sorted(GAME.to_act(state)):
        turn += 1
        menu, hand = GAME.moves(state, seats[0]), GAME.hand(state, seats[0])
        move = GAME.computer(hand, menu, Chance(luck, -turn), BUDGET)
        state = GAME.apply(state, seats[0], move, Chance(luck, turn)).state
        yield GAME.hand(state, GAME.board(state).fantom)


def at(hands_: list[Hand], phase: Phase, box: int) -> Hand:
    """Return the last hand in this phase with so many written boxes."""
    return [hand for hand in hands_ if hand.board.phase is phase and len(hand.board.log) == box][-1]


def pictures(hands_: list[Hand]) -> Iterator[tuple[str, Picture | None]]:
    """Yield the pictures by file name."""
    public, secret = BOXES
    yield "fantom-map.png", draw_map(at(hands_, Phase.DETECTIVES, public).board, LOOK)
    yield "fantom-own.png", draw_own(at(hands_, Phase.FANTOM, secret), LOOK)
    yield "fantom-log.png", draw_log(at(hands_, Phase.FANTOM, secret), LOOK)
    yield "fantom-film.gif", draw_film(hands_[-1].board, LOOK)


if __name__ == "__main__":
    for name, picture in pictures([*hands(HUNT_NUMBER)]):
        if picture:
            (PICTURES_FOLDER / name).write_bytes(picture.data)
