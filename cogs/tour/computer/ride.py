"""A round of the light model: the groups, then the moves of the riders by their books.

Changes the race that it is given. Dice are drawn beforehand, two per rider and round, so that two roll-outs with the
same dice differ by the orders alone. It must agree with the rules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.tour.board import How
from cogs.tour.computer.model import ATTACKER, AWAY, FOLLOWS, LEADS, LONELY, MAY_ATTACK, STATUSES
from cogs.tour.computer.outcome_tables import FRONT, NEXT, PULL, WHITE
from cogs.tour.dice import BRAKED, CLIMB_FOLLOWS, FACES, FASTEST_CLIMB, LEAST, MOST_REDS
from cogs.tour.preview import SECONDS_A_ROUND

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cogs.tour.computer.model import Race, Road
    from cogs.tour.computer.outcome_tables import Book, Play

YELLOW_FACES, POLKA_FACES, WHITE_FACES, RED_FACES = (FACES[how] for how in (How.YELLOW, How.POLKA, How.WHITE, How.RED))
FLAT_CARD, CLIMB_CARD = 1, 2


class Round:
    """A round: leaders, attack positions, and the pace of every group."""

    __slots__ = ("braked", "chase", "climb", "group", "occ", "order", "race", "road", "speed", "status")

    def __init__(self, road: Road, race: Race) -> None:
        self.road, self.race = road, race
        at = race.at
        self.occ = occ = [0] * road.size
        """For each field 0, or the rider plus one."""
        for number, field in enumerate(at, 1):
            if field >= 0:
                occ[field] = number
        self.order = sorted((field for field in at if field >= 0), reverse=True)
        """The fields with riders, in the order of play."""
        riders = len(at)
        self.group = [0] * riders
        """The leader of each rider's group."""
        self.status = [LONELY] * riders
        self._groups()
        self._rest(riders)

    def _rest(self, riders: int) -> None:
        """Reset the paces to those before the first move."""
        self.speed = [0] * riders
        """The speed of each group that can be taken over; `climb` is its terrain."""
        self.climb = [False] * riders
        self.braked = [0] * riders
        self.chase = [0] * riders

    def again(self, race: Race) -> Round:
        """Return the same round, before its first move, for a copy of the race."""
        new = Round.__new__(Round)
        new.road, new.race, new.order, new.group, new.status = self.road, race, self.order, self.group, self.status
        new.occ = self.occ[:]
        new._rest(len(race.at))  # noqa: SLF001 - an instance of this class
        return new

    def _groups(self) -> None:
        occ, ahead, group, status = self.occ, self.road.ahead, self.group, self.status
        members: dict[int, list[int]] = {}
        for field in self.order:
            me = occ[field] - 1
            near = [group[occ[each] - 1] for each in ahead[field] if occ[each]]
            if not near:
                group[me] = me
                members[me] = [me]
                status[me] = ATTACKER
                continue
            mine = near[0]
            for other in near:
                if other != mine:
                    mine = self._merged(members, mine, other)
            group[me] = mine
            members[mine].append(me)
            status[me] = FOLLOWS
        for leader, found in members.items():
            status[leader] = LEADS if len(found) > 1 else LONELY

    def _merged(self, members: dict[int, list[int]], one: int, other: int) -> int:
        """Merge two groups and return their leader, the foremost of both."""
        at = self.race.at
        if at[other] > at[one]:
            one, other = other, one
        gone = members.pop(other)
        for each in gone:
            self.group[each] = one
        members[one] += gone
        return one

    def ride(self, books: Sequence[Book], dice: Sequence[int], base: int) -> None:
        """Move all riders; each uses two dice, the first rider's at index `base`."""
        occ, site, status, second, at = self.occ, self.road.site, self.status, self.road.second, self.race.at
        new: list[tuple[int, int]] = []
        for field in self.order:
            me = occ[field] - 1
            play = books[me][site[field] * STATUSES + status[me]]
            end = self._turn(me, field, play, dice[base + 2 * me], dice[base + 2 * me + 1])
            if end != field:
                occ[field], occ[end] = 0, me + 1
                at[me] = end
                if second[end] >= 0:
                    new.append((second[end], me))
        self._end(new)

    def _turn(self, me: int, field: int, play: Play, die: int, green: int) -> int:
        """Return the field where a rider's turn ends, and set the group's pace for the next rider."""
        group, climb, status = self.group[me], self.road.climb[field], self.status[me]
        if play.card and self._plays(me, field, play):
            return self._card(me, field, play, green)
        take, dice, speed = play.take - climb, play.die, self.speed[group]
        braked = 0 if climb else self.braked[group]
        if dice:
            if not climb and (dice == WHITE or (not braked and self.race.reds[me] < MOST_REDS)):
                return self._white(me, field, play, die) if dice == WHITE else self._red(me, field, play, die)
            take = 4 - climb
        if speed and status < LEADS and self.climb[group] == climb and speed >= (2 if braked else take):
            self.braked[group] = braked and braked - 1
            return self._to(field, speed, play)
        if braked:
            return self._white(me, field, play, die)
        return self._roll(me, field, play, die, green)

    def _roll(self, me: int, field: int, play: Play, die: int, green: int) -> int:
        """Roll the die of the terrain, and use an ATTACK as the card says."""
        group, climb, status = self.group[me], self.road.climb[field], self.status[me]
        if not die:
            if play.attack and status in MAY_ATTACK:
                return self._attack(me, field, play, green + 1)
            if play.catch and self.chase[group]:
                self.braked[group] = self.speed[group] = 0
                return self._to(field, 2 - climb + self.chase[group], play)
        number = POLKA_FACES[die] if climb else YELLOW_FACES[die]
        self.braked[group] = self.chase[group] = 0
        self.climb[group] = climb
        self.speed[group] = CLIMB_FOLLOWS if climb and number == FASTEST_CLIMB else number
        if status >= LEADS and not climb and number > LEAST:
            number -= 1
        return self._to(field, number, play)

    def _attack(self, me: int, field: int, play: Play, green: int) -> int:
        """Pull, or go solo: the jump first, then the green die."""
        group, climb = self.group[me], self.road.climb[field]
        braked = 0 if climb else self.braked[group]
        self.braked[group] = braked and braked - 1
        if play.attack == PULL and not climb and self._followed(me):
            self.speed[group], self.climb[group], self.chase[group] = 2 + green, False, 0
            return self._to(field, 2 + green, play)
        self.speed[group], self.chase[group] = 0, green
        jump = 2 - climb
        start = farthest(self.road, self.occ, field, jump)
        most = max(1, play.most - jump)
        self.occ[field], self.occ[start] = 0, me + 1  # order matters: if boxed in, both are one field
        end = self._to(start, min(green, most), play)
        self.occ[start], self.occ[field] = 0, me + 1
        return end

    def _followed(self, me: int) -> bool:
        """Return whether the next rider of the group is on the flat."""
        occ, mine = self.occ, self.group[me]
        after = self.order[self.order.index(self.race.at[me]) + 1 :]
        return next((not self.road.climb[field] for field in after if self.group[occ[field] - 1] == mine), False)

    def _plays(self, me: int, field: int, play: Play) -> bool:
        kind = CLIMB_CARD if self.road.climb[field] else FLAT_CARD
        return bool(self.race.cards[me] & kind) and (play.card != NEXT or self.status[me] in MAY_ATTACK)

    def _card(self, me: int, field: int, play: Play, green: int) -> int:
        """Play a card: an attack in an attack position, else the green number."""
        climb = self.road.climb[field]
        self.race.cards[me] ^= CLIMB_CARD if climb else FLAT_CARD
        if self.status[me] in MAY_ATTACK:
            return self._attack(me, field, play, green + 1)
        group = self.group[me]
        braked = 0 if climb else self.braked[group]
        self.braked[group] = braked and braked - 1
        return self._to(field, green + 1, play)

    def _white(self, me: int, field: int, play: Play, die: int) -> int:
        group, braked = self.group[me], self.braked[self.group[me]]
        self.braked[group] = braked - 1 if braked else BRAKED
        self.speed[group], self.climb[group], self.chase[group] = WHITE_FACES[die], False, 0
        return self._to(field, WHITE_FACES[die], play)

    def _red(self, me: int, field: int, play: Play, die: int) -> int:
        group = self.group[me]
        self.race.reds[me] += 1
        self.speed[group] = self.braked[group] = self.chase[group] = 0
        return self._to(field, RED_FACES[die], play)

    def _to(self, start: int, steps: int, play: Play) -> int:
        """Return the field after at most `steps` fields, limited by the card."""
        steps = min(steps, play.most)
        if play.place == FRONT:
            return foremost(self.road, self.occ, start, steps)
        way = self.road.straight[start]
        if len(way) >= steps > 0:
            occ = self.occ
            for field in way[:steps]:
                if occ[field]:
                    break
            else:
                return way[steps - 1]
        return farthest(self.road, self.occ, start, steps)

    def _end(self, new: list[tuple[int, int]]) -> None:
        """End the round: set the times of arrivals, the best of their group's, and take them off the road."""
        race, group = self.race, self.group
        if new:
            base = SECONDS_A_ROUND * (race.round - 1)
            race.first = race.first or race.round
            firsts: dict[int, int] = {}
            for second, me in new:
                firsts[group[me]] = min(firsts.get(group[me], second + base), second + base)
            for second, me in new:
                race.place.append((race.round, second, me))
                race.time[me] = min(firsts[group[me]], race.due[me] - 1 if race.due[me] else firsts[group[me]])
                race.at[me] = AWAY
            race.due = [firsts[leader] + 1 if leader in firsts else 0 for leader in group]
        elif race.first:
            race.due = [0] * len(group)
        race.round += 1


def farthest(road: Road, occ: list[int], start: int, steps: int) -> int:
    """Return the farthest field within `steps` steps; `start` if there is none."""
    ahead, edge, best = road.ahead, {start}, start
    for _ in range(steps):
        edge = {near for field in edge for near in ahead[field] if not occ[near]}
        if not edge:
            break
        best = max(best, *edge)
    return best


def foremost(road: Road, occ: list[int], start: int, steps: int) -> int:
    """Return the farthest field within a step of the best that has three free fields ahead; else the best."""
    ahead, x, edge = road.ahead, road.x, {start}
    found: set[int] = set()
    for _ in range(steps):
        edge = {near for field in edge for near in ahead[field] if not occ[near]}
        found |= edge
    if not found:
        return start
    best = max(found)
    for field in sorted(found, reverse=True):
        if x[field] < x[best] - 2:
            break
        if not any(occ[near] for near in ahead[field] if near != start):
            return field
    return best
