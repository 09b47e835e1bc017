"""Gives each player each role equally often: the roles that a round's players are owed, and the cheapest assignment.

Pure. An excess is how often a player had a role beyond their share of the tables they played, in the unit of `WIN`.
"""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from bot.leagues.model import WIN, MatchStatus

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.leagues.model import Contest, League

Excess = dict[int, dict[str, int]]
"""The excess of each entrant in each role."""


def excess(league: League, contest: Contest, rounds: int) -> Excess:
    """Return the excesses in the roles of a contest's game after the first rounds; void matches do not count."""
    result: Excess = defaultdict(lambda: defaultdict(int))
    for match in league.matches:
        played = league.settings.contests[match.contest]
        if match.round >= rounds or match.status is MatchStatus.VOID or played.game != contest.game:
            continue
        for index, seat in enumerate(match.seats):
            result[seat.entrant][played.role(index)] += WIN
            for other in range(len(match.seats)):
                result[seat.entrant][played.role(other)] -= WIN // len(match.seats)
    return result


def assigned(players: Sequence[int], slots: Sequence[str], owed: Excess) -> list[str]:
    """Return a role for each player such that the roles are those of `slots` and the sum of excesses is the least.

    The player order decides between equal assignments. Improves an assignment along cycles of roles until there is no
    cycle that lowers the sum; for a fixed number of each role that is the optimum.
    """
    roles = list(slots)
    kinds = sorted(set(slots))
    while cycle := _cheaper_cycle(players, roles, kinds, owed):
        for player, role in cycle:
            roles[player] = role
    return roles


def _cheaper_cycle(
    players: Sequence[int], roles: Sequence[str], kinds: Sequence[str], owed: Excess
) -> list[tuple[int, str]] | None:
    """Return changes (index of the player, new role) that lower the sum; None if there are none."""
    steps = _cheapest_steps(players, roles, kinds, owed)
    cost = dict.fromkeys(kinds, 0)
    before: dict[str, str] = {}
    changed = ""
    for _ in kinds:
        changed = ""
        for (source, target), (price, _) in steps.items():
            if cost[source] + price < cost[target]:
                cost[target], before[target], changed = cost[source] + price, source, target
    if not changed:
        return None
    for _ in kinds:
        changed = before[changed]
    cycle: list[tuple[int, str]] = []
    role = changed
    while not cycle or role != changed:
        cycle.append((steps[before[role], role][1], role))
        role = before[role]
    return cycle


def _cheapest_steps(
    players: Sequence[int], roles: Sequence[str], kinds: Sequence[str], owed: Excess
) -> Mapping[tuple[str, str], tuple[int, int]]:
    """Return, for each pair of roles, the least change of the sum by giving a player the other role, and the player."""
    steps: dict[tuple[str, str], tuple[int, int]] = {}
    for index, (player, role) in enumerate(zip(players, roles, strict=True)):
        for kind in kinds:
            step = (owed[player][kind] - owed[player][role], index)
            if kind != role and step < steps.get((role, kind), (step[0] + 1, index)):
                steps[role, kind] = step
    return steps
