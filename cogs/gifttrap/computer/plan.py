"""The sheet that a persona wants: its wishes, and for each friend the gift that they will probably like best.

Computed from the hand only, once for all moves of a round.
"""

from __future__ import annotations

from collections import defaultdict
from functools import lru_cache
from statistics import fmean
from typing import TYPE_CHECKING

from bot.game.contract import Budget, Seat
from cogs.gifttrap.board import Sheet, steps
from cogs.gifttrap.computer.assignment import assign
from cogs.gifttrap.computer.reading import gift_values, situation_of
from cogs.gifttrap.persona import by_tastes, whim_of, wish_order

if TYPE_CHECKING:
    from cogs.gifttrap.board import Hand
    from cogs.gifttrap.computer.reading import Situation

_WHIM_WEIGHTS = {3: 0.2, 4: 0.75}
"""By seats: weight of a persona's whims in its wishes; 1 for all other numbers of seats.

With few players, full whims would make good and bad readers of published tastes equal.
"""
_TOKEN_COUNT = 4


def plan_sheet(hand: Hand, budget: Budget) -> Sheet:
    """Return the whole sheet that a persona wants in this round."""
    return _planned(situation_of(hand), Budget(budget.strength, flaw=budget.flaw, nature=budget.nature))


@lru_cache(maxsize=16)
def _planned(situation: Situation, budget: Budget) -> Sheet:
    values = gift_values(situation, budget)
    places = [(friend, tile) for friend in situation.friends for tile in range(situation.places[friend])]
    columns = assign([values[friend] for friend, _ in places])
    numbers = {place: column + 1 for place, column in zip(places, columns, strict=True)}
    gives = tuple(
        tuple(numbers[Seat(seat), tile] for tile in range(count)) for seat, count in enumerate(situation.places)
    )
    sheet = Sheet(gives, wishes(situation))
    if not situation.received:
        return sheet
    best = max(places, key=lambda place: values[place[0]][numbers[place] - 1])
    return Sheet(gives, sheet.wishes, give_more=numbers[best], get_more=_best_giver(situation))


def wishes(situation: Situation) -> tuple[int, int, int, int]:
    """Return the gifts on which a persona lays its tokens: “it wishes by its tastes and its whims” [D15].

    Gifts that a moderator has voided get no token if enough others are left, because they move no marker.
    """
    numbers = range(1, len(situation.gifts) + 1)
    valid_numbers = [number for number in numbers if number not in situation.voided]
    candidates = valid_numbers if len(valid_numbers) >= _TOKEN_COUNT else list(numbers)
    gifts = [situation.gifts[number - 1] for number in candidates]
    persona, whim = situation.personas[situation.seat], situation.whim
    weight = _WHIM_WEIGHTS.get(len(situation.personas), 1.0)
    tastes = [by_tastes(persona, gift) if persona else 0.0 for gift in gifts]
    order = wish_order(tastes, [0.0 if whim is None else weight * whim_of(whim, gift) for gift in gifts])
    great, good, okay, *_, no_way = (candidates[index] for index in order)
    return (great, good, okay, no_way)


def _best_giver(situation: Situation) -> tuple[Seat, int]:
    """Return the tile for GET MORE: from the friend with the best average gift to this seat so far."""
    steps_by_giver: dict[Seat, list[int]] = defaultdict(list)
    for opening in (opening for past in situation.past for opening in past.openings):
        if opening.receiver == situation.seat:
            steps_by_giver[opening.giver].append(steps(opening.token))
    return max(situation.received, key=lambda place: fmean(steps_by_giver[place[0]] or (0,)))
