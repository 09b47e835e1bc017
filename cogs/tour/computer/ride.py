"""A round of the light model: the groups, then the moves of the riders by their books.

Changes the race that it is given. Dice are drawn beforehand, two per rider and round, so that two roll-outs with the
same dice differ by the orders alone. It must agree with the rules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.tour.board import How
from cogs.tour.computer.model import ATTACKER, AWAY, FOLLOWS, LEADS, LONELY, MAY_ATTACK, STATUSES
from cogs.tour.computer.outcome_tables import FRONT, NEXT, PULL, WHITE
from cogs.tour.dice import BRAKED, CLIMB_FOLLOWS, FACES, FASTEST_CLIMB, MIN_REDUCED

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
        places = race.at
        self.occ = occ = [0] * road.size
        """For each field 0, or the rider plus one."""
        for number, field in enumerate(places, 1):
            if field >= 0:
                occ[field] = number
        self.order = sorted((field for field in places if field >= 0), reverse=True)
        """The fields with riders, in the order of play."""
        riders = len(places)
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

    def copy_for(self, race: Race) -> Round:
        """Return the same round, before its first move, for a copy of the race."""
        clone = Round.__new__(Round)
        clone.road, clone.race, clone.occ = self.road, race, self.occ[:]
        clone.order, clone.group, clone.status = self.order, self.group, self.status
        clone._rest(len(race.at))  # noqa: SLF001 - an instance of this class
        return clone

    def _groups(self) -> None:
        occ, ahead, group, status = self.occ, self.road.ahead, self.group, self.status
        members: dict[int, list[int]] = {}
        for field in self.order:
            rider = occ[field] - 1
            neighbour_groups = [group[occ[neighbour] - 1] for neighbour in ahead[field] if occ[neighbour]]
            if not neighbour_groups:
                group[rider] = rider
                members[rider] = [rider]
                status[rider] = ATTACKER
                continue
            own_group = neighbour_groups[0]
            for neighbour_group in neighbour_groups:
                if neighbour_group != own_group:
                    own_group = self._merged(members, own_group, neighbour_group)
            group[rider] = own_group
            members[own_group].append(rider)
            status[rider] = FOLLOWS
        for leader, riders in members.items():
            status[leader] = LEADS if len(riders) > 1 else LONELY

    def _merged(self, members: dict[int, list[int]], first: int, second: int) -> int:
        """Merge two groups and return their leader, the foremost of both."""
        places = self.race.at
        if places[second] > places[first]:
            first, second = second, first
        riders = members.pop(second)
        for rider in riders:
            self.group[rider] = first
        members[first] += riders
        return first

    def ride(self, books: Sequence[Book], dice: Sequence[int], base: int) -> None:
        """Move all riders; each uses two dice, the first rider's at index `base`."""
        occ, site, status, second, places = self.occ, self.road.site, self.status, self.road.second, self.race.at
        arrivals: list[tuple[int, int]] = []
        for field in self.order:
            rider = occ[field] - 1
            play = books[rider][site[field] * STATUSES + status[rider]]
            end = self._turn(rider, field, play, dice[base + 2 * rider], dice[base + 2 * rider + 1])
            if end != field:
                occ[field], occ[end] = 0, rider + 1
                places[rider] = end
                if second[end] >= 0:
                    arrivals.append((second[end], rider))
        self._end(arrivals)

    def _turn(self, rider: int, field: int, play: Play, die: int, green: int) -> int:
        """Return the field where a rider's turn ends, and set the group's pace for the next rider."""
        group, climb, status = self.group[rider], self.road.climb[field], self.status[rider]
        if play.card and self._plays(rider, field, play):
            return self._card(rider, field, play, green)
        take, dice, speed = play.take - climb, play.die, self.speed[group]
        braked = 0 if climb else self.braked[group]
        if dice:
            if not climb and (dice == WHITE or not braked):
                return self._white(rider, field, play, die) if dice == WHITE else self._red(rider, field, play, die)
            take = 4 - climb
        if speed and status < LEADS and self.climb[group] == climb and speed >= (2 if braked else take):
            self.braked[group] = braked and braked - 1
            return self._to(field, speed, play)
        if braked:
            return self._white(rider, field, play, die)
        return self._roll(rider, field, play, die, green)

    def _roll(self, rider: int, field: int, play: Play, die: int, green: int) -> int:
        """Roll the die of the terrain, and use an ATTACK as the card says."""
        group, climb, status = self.group[rider], self.road.climb[field], self.status[rider]
        if not die:
            if play.attack and status in MAY_ATTACK:
                return self._attack(rider, field, play, green + 1)
            if play.catch and self.chase[group]:
                self.braked[group] = self.speed[group] = 0
                return self._to(field, 2 - climb + self.chase[group], play)
        number = POLKA_FACES[die] if climb else YELLOW_FACES[die]
        self.braked[group] = self.chase[group] = 0
        self.climb[group] = climb
        self.speed[group] = CLIMB_FOLLOWS if climb and number == FASTEST_CLIMB else number
        if status >= LEADS and not climb and number > MIN_REDUCED:
            number -= 1
        return self._to(field, number, play)

    def _attack(self, rider: int, field: int, play: Play, green: int) -> int:
        """Pull, or go solo: the jump first, then the green die."""
        group, climb = self.group[rider], self.road.climb[field]
        braked = 0 if climb else self.braked[group]
        self.braked[group] = braked and braked - 1
        if play.attack == PULL and not climb and self._followed(rider):
            self.speed[group], self.climb[group], self.chase[group] = 2 + green, False, 0
            return self._to(field, 2 + green, play)
        self.speed[group], self.chase[group] = 0, green
        jump = 2 - climb
        start = farthest(self.road, self.occ, field, jump)
        limit = max(1, play.most - jump)
        self.occ[field], self.occ[start] = 0, rider + 1  # order matters: if boxed in, both are one field
        end = self._to(start, min(green, limit), play)
        self.occ[start], self.occ[field] = 0, rider + 1
        return end

    def _followed(self, rider: int) -> bool:
        """Return whether the next rider of the group is on the flat."""
        occ, own_group = self.occ, self.group[rider]
        fields_behind = self.order[self.order.index(self.race.at[rider]) + 1 :]
        return next(
            (not self.road.climb[field] for field in fields_behind if self.group[occ[field] - 1] == own_group), False
        )

    def _plays(self, rider: int, field: int, play: Play) -> bool:
        kind = CLIMB_CARD if self.road.climb[field] else FLAT_CARD
        return bool(self.race.cards[rider] & kind) and (play.card != NEXT or self.status[rider] in MAY_ATTACK)

    def _card(self, rider: int, field: int, play: Play, green: int) -> int:
        """Play a card: an attack in an attack position, else the green number."""
        climb = self.road.climb[field]
        self.race.cards[rider] ^= CLIMB_CARD if climb else FLAT_CARD
        if self.status[rider] in MAY_ATTACK:
            return self._attack(rider, field, play, green + 1)
        group = self.group[rider]
        braked = 0 if climb else self.braked[group]
        self.braked[group] = braked and braked - 1
        return self._to(field, green + 1, play)

    def _white(self, rider: int, field: int, play: Play, die: int) -> int:
        group, braked = self.group[rider], self.braked[self.group[rider]]
        self.braked[group] = braked - 1 if braked else BRAKED
        self.speed[group], self.climb[group], self.chase[group] = WHITE_FACES[die], False, 0
        return self._to(field, WHITE_FACES[die], play)

    def _red(self, rider: int, field: int, play: Play, die: int) -> int:
        group = self.group[rider]
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

    def _end(self, arrivals: list[tuple[int, int]]) -> None:
        """End the round: take arrived riders off the road, and note their groups."""
        race, group = self.race, self.group
        if arrivals:
            race.first = race.first or race.round
            for second, rider in arrivals:
                race.place.append((race.round, second, rider))
                race.at[rider] = AWAY
            for leader in {group[rider] for _, rider in arrivals}:
                riders = tuple([rider for rider, first in enumerate(group) if first == leader])
                race.finishing.append((race.round, riders))
        race.round += 1


def farthest(road: Road, occ: list[int], start: int, steps: int) -> int:
    """Return the farthest field within `steps` steps; `start` if there is none."""
    ahead, frontier, best = road.ahead, {start}, start
    for _ in range(steps):
        frontier = {neighbour for field in frontier for neighbour in ahead[field] if not occ[neighbour]}
        if not frontier:
            break
        best = max(best, *frontier)
    return best


def foremost(road: Road, occ: list[int], start: int, steps: int) -> int:
    """Return the farthest field within a step of the best that has three free fields ahead; else the best."""
    ahead, x, frontier = road.ahead, road.x, {start}
    reachable: set[int] = set()
    for _ in range(steps):
        frontier = {neighbour for field in frontier for neighbour in ahead[field] if not occ[neighbour]}
        reachable |= frontier
    if not reachable:
        return start
    best = max(reachable)
    for field in sorted(reachable, reverse=True):
        if x[field] < x[best] - 2:
            break
        if not any(occ[neighbour] for neighbour in ahead[field] if neighbour != start):
            return field
    return best
