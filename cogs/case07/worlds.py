"""Which deals a seat cannot tell apart: others' cases that would have been answered the same, and what is hidden.

Reads the state to know what is hidden; what it returns shows the seat exactly what it saw before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from cogs.case07.casebook import agreeing, ground, listed
from cogs.case07.kinds import OF_KIND, Card, Case
from cogs.case07.moves import Announce
from cogs.case07.view import Phase

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.chance import Chance
    from bot.game import Seat
    from cogs.case07.state import Sleuth, State


def redeal(state: State, seat: Seat | None, chance: Chance) -> State:
    """Deal again what a seat (None: the public) cannot know, so that every answer given so far stays true.

    It knows the case that it holds, those that are solved, its own black discs and its own notebook. All deals
    that agree can come up, not all equally often.
    """
    if state.phase is Phase.OVER:
        return replace(state, deck=chance.shuffled(state.deck))
    sleuths = tuple(
        own if at == seat else _drafted(own, chance, announced=_announced(state, at))
        for at, own in enumerate(state.sleuths)
    )
    return replace(state, deck=chance.shuffled(state.deck), sleuths=sleuths, cases=_cases(state, seat, chance))


def _cases(state: State, seat: Seat | None, chance: Chance) -> tuple[Case, ...]:
    """Return cases for all seats that share no card."""
    count = len(state.cases)
    known = {at: state.cases[at] for at in range(count) if state.sleuths[at].solved}
    if seat is not None:
        known[(seat + 1) % count] = state.cases[(seat + 1) % count]
    on = ground(state.tiles)
    possible = {
        at: chance.shuffled(listed(agreeing(on, state.sleuths[at].findings))) for at in range(count) if at not in known
    }
    found = _disjoint(known, dict(sorted(possible.items(), key=lambda each: len(each[1]))))
    return tuple(found[at] for at in range(count))


def _disjoint(known: dict[int, Case], possible: Mapping[int, tuple[Case, ...]]) -> dict[int, Case]:
    """Return `known` completed by the first cases that share no card with any other; empty if there are none."""
    if not possible:
        return known
    (at, cases), *others = possible.items()
    taken = {card for case in known.values() for card in case.cards}
    fresh = (case for case in cases if taken.isdisjoint(case.cards))
    for case in fresh:
        if found := _disjoint({**known, at: case}, dict(others)):
            return found
    return {}


def _announced(state: State, at: int) -> bool:
    """Return whether the black discs of a seat lie on the board, waiting for an answer by hand."""
    return at == state.turn and isinstance(state.pending, Announce)


def _drafted(sleuth: Sleuth, chance: Chance, *, announced: bool) -> Sleuth:
    """Return a player with other black discs, unless everybody sees them, and another notebook."""
    accused = tuple(chance.pick(cards) for cards in OF_KIND.values() if chance.below(2))
    notes = tuple(card for card in Card if not chance.below(4))
    return replace(sleuth, accused=sleuth.accused if announced else accused, notes=notes)
