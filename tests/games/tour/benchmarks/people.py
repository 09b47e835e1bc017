"""A casual player of the Tour: the fixed opponent for the ladder of strengths.

Knows the roles by their names, changes a card here and there as an experiment, and rides. It is never tuned against the
computer players, so that figures stay comparable.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.tour.computer.questions import answer
from cogs.tour.game import GAME
from cogs.tour.moves import Absent, Answer, Attack, Ready, Role, SetAttack, SetRole, SetSpeed, Speed
from cogs.tour.options import Options
from tests.benchmarks.line import PEOPLE, Line

if TYPE_CHECKING:
    from bot.game.chance import Chance
    from cogs.tour.board import Hand
    from cogs.tour.moves import Move

ROLES = (Role.SHELTER, Role.HUNT, Role.SPRINT, Role.CLIMB)
SPEEDS = (Speed.FROM_3, Speed.FROM_4, Speed.FROM_5)
ATTACKS = (Attack.PLAIN, Attack.PULL, Attack.SOLO)
CONTENT = 2
"""One look at the cards in this many ends with the next round."""


def casual(hand: Hand, moves: tuple[Move, ...], chance: Chance) -> Move:
    """Change a random card to a sensible value, or become ready: about one change a round."""
    if hand.question is not None:
        return Answer(answer(hand.question))
    sensible = [move for move in moves if _sensible(move)]
    if sensible and chance.below(CONTENT):
        return chance.pick(sensible)
    return Ready() if Ready() in moves else Absent()


def _sensible(move: Move) -> bool:
    return (
        (isinstance(move, SetRole) and move.role in ROLES)
        or (isinstance(move, SetSpeed) and move.speed in SPEEDS)
        or (isinstance(move, SetAttack) and move.attack in ATTACKS)
    )


LINES = {f"tour {n}": Line(GAME, n, dict.fromkeys(PEOPLE, casual), Options()) for n in GAME.players}
"""The settings for the ladder."""
