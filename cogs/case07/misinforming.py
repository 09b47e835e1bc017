"""Wrong answers by hand (option `human_answers`), and what they cost.

Must never tell what would have been right.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.game import Public, Step
from cogs.case07.ending import passed
from cogs.case07.facts import Misinformed
from cogs.case07.scoring import MISLED
from cogs.case07.state import Sleuth, State, holder, with_sleuth

if TYPE_CHECKING:
    from bot.chance import Chance


def misinformed(state: State, chance: Chance) -> Step[State]:
    """End the investigation for the holder who answered wrongly, with 0, and for whom they misled, with 7 [V1].

    “The question counts as not asked: the evidence stays in the row, the patrol with its owner” [D9]. What was answered
    instead is not told, nor are the cards shown before the investigation is over. “A holder who had solved loses what
    that brought, but the box is not free again” [D9]: those who solved later were slower, whatever happened since.
    """
    guilty, asker = holder(state, state.turn), state.turn
    after = with_sleuth(state, asker, _ended(state.sleuths[asker], state.round, MISLED))
    after = with_sleuth(after, guilty, _ended(state.sleuths[guilty], state.round, 0))
    return passed(replace(after, pending=None), (Public(Misinformed(guilty, asker)),), chance)


def _ended(sleuth: Sleuth, round_: int, points: int) -> Sleuth:
    """End a player's investigation with so many points; one that was over loses what it had brought."""
    if sleuth.finished is not None:
        return replace(sleuth, points=(*sleuth.points[:-1], points))
    return replace(sleuth, finished=round_, points=(*sleuth.points, points), accused=())
