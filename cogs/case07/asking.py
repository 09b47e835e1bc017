"""The one action of a turn: examine evidence, send a patrol, announce a solution.

What is refused, and why, must never depend on a case.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.game import Refused, Step
from cogs.case07.answering import answered
from cogs.case07.kinds import PLACES
from cogs.case07.legal import BLACK
from cogs.case07.moves import Announce, Examine, Patrol
from cogs.case07.view import Phase

if TYPE_CHECKING:
    from bot.chance import Chance
    from cogs.case07.kinds import Card
    from cogs.case07.state import Sleuth, State


def ask(state: State, move: Examine | Patrol | Announce, chance: Chance) -> Step[State]:
    """Put a question to the holder of one's case.

    “The bot answers for the holder, at once and never wrongly” [V1]; with the option `human_answers` the holder does.
    """
    sleuth = state.sleuths[state.turn]
    if isinstance(move, Examine):
        _check_evidence(state, sleuth, move.card)
    elif isinstance(move, Patrol):
        _check_patrol(sleuth, move.place)
    elif len(sleuth.accused) < BLACK:
        raise Refused("refused-accuse-first")
    if state.options.human_answers:
        return Step(replace(state, phase=Phase.ANSWER, pending=move))
    return answered(state, move, chance)


def _check_evidence(state: State, sleuth: Sleuth, card: Card) -> None:
    if card not in state.row:
        raise Refused("refused-not-in-row", card=card)
    if any(disc.card is card for disc in sleuth.discs):
        raise Refused("refused-marked", card=card)


def _check_patrol(sleuth: Sleuth, place: Card) -> None:
    if place not in PLACES:
        raise Refused("refused-no-place", card=place)
    if not sleuth.patrols:
        raise Refused("refused-no-patrols")
    if any(watch.place is place for watch in sleuth.watches):
        raise Refused("refused-patrolled", place=place)
