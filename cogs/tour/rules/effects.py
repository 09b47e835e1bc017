"""The effects of the answers to a question: answers that are equal in effect leave nothing to ask.

An effect is what the rest of the race can notice: the fields that can be reached, the pace left to the group's next
rider, and lost cards. Pure functions of values; nothing here rolls a die.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from cogs.tour.board import How
from cogs.tour.dice import FACES, GREEN
from cogs.tour.moves import Where
from cogs.tour.road import FASTEST, reach, seconds
from cogs.tour.rules import cards
from cogs.tour.rules.arriving import final_ways, receiver_of, steps_left
from cogs.tour.rules.speed import attacks, first_jump, left_behind
from cogs.tour.state import Turn, group_of, occupied, place_of

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable

    from cogs.tour.moves import Order
    from cogs.tour.road import Field, Stage
    from cogs.tour.rules.speed import Situation
    from cogs.tour.state import State


class Effects:
    """The effects of what the active rider may do; `order` is the rider's completed card."""

    def __init__(self, stage: Stage, state: State, situation: Situation, order: Order) -> None:
        self._stage, self._state, self._situation, self._order = stage, state, situation, order
        self._number = state.order[state.at]

    def differ(self, topic: str, answers: Iterable[str]) -> bool:
        """Return whether two answers to a question about this topic differ in effect; a card kept is not one played."""
        match topic:
            case "card":
                return True
            case "speed":
                effects = [self._of_die(How(answer)) for answer in answers]
            case "attack":
                effects = [self._of_use(How(answer), self._state.turn.number) for answer in answers]
            case _:
                effects = [self._of_place(Where(answer)) for answer in answers]
        return any(effect != effects[0] for effect in effects)

    def _of_die(self, how: How) -> Hashable:
        """Return the effects of taking over or of each face of a die, in any order."""
        numbers = FACES.get(how, (0,) * GREEN)
        return tuple(sorted([self._of_roll(how, number) for number in numbers], key=repr))

    def _of_roll(self, how: How, number: int) -> Hashable:
        """Return the effect of a rolled number; if the card asks about an ATTACK, the effects of all its uses."""
        uses = attacks(self._situation, how, number)
        chosen = cards.attack_choice(self._order, uses) if uses else how
        return tuple(dict.fromkeys(self._of_use(use, number) for use in ((How(chosen),) if chosen else uses)))

    def _of_use(self, how: How, number: int) -> Hashable:
        """Return the effects of moving by this means; of an attack, by the numbers of the green die."""
        numbers = range(1, GREEN + 1) if how in (How.SOLO, How.PULL) else (number,)
        return tuple(dict.fromkeys((self._fields(how, value), self._pace(how, value)) for value in numbers))

    def _fields(self, how: How, number: int) -> tuple[int, ...]:
        """Return the fields to ride, as far as the road is free; after a first jump those of the jump before them."""
        turn = Turn(how=how, number=number, settled=True)
        steps = steps_left(replace(self._state, turn=turn), self._situation, self._order)
        if how is not How.SOLO:
            return (self._rideable(steps),)
        jump = first_jump(self._situation.kind)
        return (self._rideable(jump), steps) if self._rideable(jump) else (0,)

    def _rideable(self, steps: int) -> int:
        """Return the part of the fields that makes a difference; all of them if speed may be passed on."""
        if receiver_of(self._stage, self._state, self._order, self._number):
            return steps
        start = place_of(self._state, self._number)
        distances = reach(self._stage, occupied(self._state), start, min(steps, FASTEST))
        return max(distances.values(), default=0)

    def _pace(self, how: How, number: int) -> Hashable:
        """Return the pace left to the group's next rider; None for the last of a group."""
        riders = self._state.groups[group_of(self._state, self._number)].riders
        return None if riders[-1] == self._number else left_behind(self._situation, how, number)

    def _of_place(self, where: Where) -> Hashable:
        """Return where the rider, and the receiver of passed speed, come to."""
        steps = steps_left(self._state, self._situation, self._order)
        way, receiver_way = final_ways(self._stage, self._state, self._order, steps, where)
        return (self._end(way[-1]), receiver_way[-1:])

    def _end(self, field: Field) -> Field | int:
        """Return a field, or the seconds that it shows if no rider moves any more around whom it could stand."""
        second = seconds(self._stage, field)
        is_last = self._state.at + 1 == len(self._state.order)
        return field if second is None or not is_last else second
