"""The draw of a round: who sits with whom, and in which seat, by least cost. Pure and repeatable.

The costs, each more important than all after it:

1. roles: the sum of the excesses of the players in the roles that they get (`bot.leagues.roles`). The assignment of
   roles is optimal, and no later step makes it worse.
2. meetings: for each pair at a table, how often the two have met before.
3. neighbours: for each pair at a table, the difference of their points.

The search exchanges two players as long as that lowers the cost, and then shakes the best draw a number of times. It
counts steps and does not measure time, uses whole numbers only, and takes its luck from the league's seed: the same
input gives the same draw on any machine.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from bot.leagues.roles import assigned

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.game.chance import Chance
    from bot.leagues.roles import Excess

MEETING_COST = 10**9
ROLE_COST = 10**12
MAX_VAIN_SHAKES, MAX_VAIN_SHAKES_WITH_REPEATS = 40, 400
"""The search ends after so many shakes without a better draw; the second number while pairs meet again."""
MAX_TRIALS = 400_000
"""The limit of compared exchanges in one draw: about 0.3 seconds of one core."""


class DrawInput(Struct, frozen=True):
    """All that a draw depends on besides the chance."""

    players: tuple[int, ...]
    """The players in the order of the standings."""
    points: tuple[int, ...]
    """Their points, in the same order."""
    tables: tuple[tuple[str, ...], ...]
    """The roles of the seats of each table."""
    meetings: tuple[tuple[int, int, int], ...]
    """The pairs of players who have met, the lower number first, with the number of times."""
    owed: tuple[tuple[int, str, int], ...]
    """The excess of a player in a role (`bot.leagues.roles.excess`)."""


Seating = tuple[tuple[int, ...], ...]
"""The players of each table in seat order."""


def drawn(given: DrawInput, chance: Chance) -> Seating:
    """Return the tables of a round."""
    search = _Search(given, chance)
    search.descend()
    best, cost, vain = list(search.seated), search.cost, 0
    while search.trials <= MAX_TRIALS and vain < search.patience():
        search.shake()
        search.descend()
        if search.cost < cost:
            best, cost, vain = list(search.seated), search.cost, 0
        else:
            search.seat(best)
            vain += 1
    return _tables(given, best, chance)


def _tables(given: DrawInput, seated: Sequence[int], chance: Chance) -> Seating:
    tables, start = list[tuple[int, ...]](), 0
    for roles in given.tables:
        players = [given.players[index] for index in seated[start : start + len(roles)]]
        tables.append(_shuffled_in_roles(players, roles, chance))
        start += len(roles)
    return tuple(tables)


def _shuffled_in_roles(players: Sequence[int], roles: Sequence[str], chance: Chance) -> tuple[int, ...]:
    """Return the players in seat order, those of the same role in random order: no rank has the first seat."""
    order = chance.shuffled(list(zip(players, roles, strict=True)))
    waiting = {role: [player for player, of_player in order if of_player == role] for role in roles}
    return tuple(waiting[role].pop() for role in roles)


class _Search:
    """A search among the ways to seat players. Players are indices, and the seats of all tables lie in one row."""

    def __init__(self, given: DrawInput, chance: Chance) -> None:
        self._chance = chance
        self._table = [table for table, roles in enumerate(given.tables) for _ in roles]
        self._role = [role for roles in given.tables for role in roles]
        self._pair_costs = _pair_costs(given)
        owed: Excess = {player: dict.fromkeys(self._role, 0) for player in given.players}
        for player, role, amount in given.owed:
            if player in owed:
                owed[player][role] = amount
        self._role_costs = [{role: ROLE_COST * owed[player][role] for role in self._role} for player in given.players]
        self.trials = 0
        self.seated: list[int] = []
        self.seat(self._first_seating(given.players, owed))

    def _first_seating(self, players: Sequence[int], owed: Excess) -> list[int]:
        """Return a seating with optimal roles, in which neighbours in the standings share tables."""
        order = self._chance.shuffled(range(len(players)))
        roles = assigned([players[index] for index in order], self._role, owed)
        waiting: dict[str, list[int]] = {}
        for index, role in sorted(zip(order, roles, strict=True), reverse=True):
            waiting.setdefault(role, []).append(index)
        return [waiting[role].pop() for role in self._role]

    def seat(self, seated: Sequence[int]) -> None:
        """Seat the players and compute the costs anew."""
        self.seated = list(seated)
        self._sums = [[0] * (self._table[-1] + 1) for _ in seated]
        for player, sums in enumerate(self._sums):
            for seat, other in enumerate(seated):
                sums[self._table[seat]] += self._pair_costs[player][other]
        self.cost = self._pairs() + sum(
            self._role_costs[player][self._role[seat]] for seat, player in enumerate(seated)
        )

    def patience(self) -> int:
        """Return after how many shakes without a better draw the search may end."""
        pairs = self._pairs()
        if pairs == 0:
            return 0
        return MAX_VAIN_SHAKES if pairs < MEETING_COST else MAX_VAIN_SHAKES_WITH_REPEATS

    def _pairs(self) -> int:
        """Return the cost of all pairs at the tables."""
        return sum(self._sums[player][self._table[seat]] for seat, player in enumerate(self.seated)) // 2

    def descend(self) -> None:
        """Exchange players while that lowers the cost."""
        is_better = True
        while is_better and self.trials <= MAX_TRIALS:
            is_better = False
            for seat in range(len(self.seated)):
                for other in range(seat):
                    change = self._change(seat, other)
                    if change < 0:
                        self._exchange(seat, other, change)
                        is_better = True

    def shake(self) -> None:
        """Exchange a few players at random without a worse assignment of roles."""
        count = len(self.seated)
        for _ in range(2 + self._chance.below(3)):
            seat = self._chance.below(count)
            others = [other for other in range(count) if self._role_change(seat, other) <= 0]
            other = self._chance.pick(others)
            self._exchange(seat, other, self._change(seat, other))

    def _role_change(self, seat: int, other: int) -> int:
        role, other_role = self._role[seat], self._role[other]
        if role == other_role:
            return 0
        costs, other_costs = self._role_costs[self.seated[seat]], self._role_costs[self.seated[other]]
        return costs[other_role] - costs[role] + other_costs[role] - other_costs[other_role]

    def _change(self, seat: int, other: int) -> int:
        self.trials += 1
        table, other_table = self._table[seat], self._table[other]
        change = self._role_change(seat, other)
        if table == other_table:
            return change
        player, other_player = self.seated[seat], self.seated[other]
        sums, other_sums = self._sums[player], self._sums[other_player]
        change += sums[other_table] - sums[table] + other_sums[table] - other_sums[other_table]
        return change - 2 * self._pair_costs[player][other_player]

    def _exchange(self, seat: int, other: int, change: int) -> None:
        table, other_table = self._table[seat], self._table[other]
        player, other_player = self.seated[seat], self.seated[other]
        self.seated[seat], self.seated[other] = other_player, player
        self.cost += change
        if table == other_table:
            return
        costs, other_costs = self._pair_costs[player], self._pair_costs[other_player]
        for sums, cost, other_cost in zip(self._sums, costs, other_costs, strict=True):
            moved = other_cost - cost
            sums[table] += moved
            sums[other_table] -= moved


def _pair_costs(given: DrawInput) -> list[list[int]]:
    costs = [[abs(mine - theirs) for theirs in given.points] for mine in given.points]
    index = {player: place for place, player in enumerate(given.players)}
    for player, other, times in given.meetings:
        if player in index and other in index:
            costs[index[player]][index[other]] += MEETING_COST * times
            costs[index[other]][index[player]] += MEETING_COST * times
    return costs
