"""The story of a round, as a reporter would tell it: at most five incidents, and the standing of the race.

Computed from the public rides and the groups before and after; it reads no orders.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.tour.rules.incidents import incidents
from cogs.tour.rules.line_up import groups
from cogs.tour.rules.record import record
from cogs.tour.state import on_road
from cogs.tour.story_facts import MAX_NAMED, RoundRidden

if TYPE_CHECKING:
    from bot.game.contract import Fact
    from cogs.tour.board import Group
    from cogs.tour.road import Stage
    from cogs.tour.state import State

MAX_FACTS = 5
"""The most facts besides the last, which is the standing."""


def story(stage: Stage, state: State) -> tuple[Fact, ...]:
    """Return the facts about a round that was ridden, the biggest change first; finished riders are on the strip."""
    new_groups = groups(stage, on_road(state))
    facts = incidents(state, new_groups)[:MAX_FACTS]
    return (*facts, _standing(stage, state, new_groups, quiet=not facts))


def _standing(stage: Stage, state: State, new_groups: tuple[Group, ...], *, quiet: bool) -> RoundRidden:
    places = on_road(state)
    firsts = [max([places[number].x for number in group.riders]) for group in new_groups]
    front = new_groups[0].riders
    named = front if len(front) <= MAX_NAMED else ()
    return RoundRidden(
        round=state.round,
        left=0 if state.arrivals else -((max(firsts) - stage.finish) // 2),
        front=len(front),
        named=len(named),
        riders=named,
        behind=len(places) - len(front),
        gap=max(0, (firsts[0] - max(firsts[1:])) // 2) if len(new_groups) > 1 else 0,
        home=len(state.arrivals),
        quiet=quiet,
        record=record(stage, state, new_groups),
    )
