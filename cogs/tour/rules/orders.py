"""Orders: the choices of a team for its riders, their refusals, and the changes of order cards [D12] [D15].

A refusal never depends on another team's orders.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import chain
from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.game.contract import Refused, Step
from cogs.tour.moves import (
    FIELD_LIMITS,
    Attack,
    Card,
    Order,
    Role,
    SetAttack,
    SetCard,
    SetCatch,
    SetHelp,
    SetMost,
    SetRole,
    SetSpeed,
    SetWhere,
    Speed,
    Swap,
    TakeBack,
    Where,
)
from cogs.tour.state import own_riders, rider, with_rider, with_team

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.game.contract import Seat
    from cogs.tour.board import Jersey
    from cogs.tour.moves import Change
    from cogs.tour.state import State

PLACES_WITH_MATE = (Where.BESIDE, Where.SHIELD)
"""The places that refer to a team-mate."""


def changes(state: State, seat: Seat) -> tuple[Change | Swap, ...]:
    """Return every change that a team may make to its cards, and to its places in the corridor."""
    if not state.teams[seat].spare:
        return ()
    own = _riders_on_road(state, seat)
    card_changes = chain.from_iterable([_of_rider(state, number, own) for number in own])
    return (*card_changes, *_swaps(own)) if _may_swap(state) else tuple(card_changes)


def _riders_on_road(state: State, seat: Seat) -> tuple[int, ...]:
    return tuple([rider.number for rider in state.riders if rider.team == seat and rider.field is not None])


@lru_cache(maxsize=64)
def _swaps(own: tuple[int, ...]) -> tuple[Swap, ...]:
    return tuple(Swap(first, second) for first in own for second in own if first != second)


def _of_rider(state: State, number: int, own: tuple[int, ...]) -> tuple[Change, ...]:
    return _of_card(state.orders[number - 1], number, own, state.riders[number - 1].cards)


@lru_cache(maxsize=1024)
def _of_card(card: Order, number: int, own: tuple[int, ...], jerseys: tuple[Jersey, ...]) -> tuple[Change, ...]:
    """Return the moves that change a card; `jerseys` are those whose cards the rider may play."""
    remaining = _choices(number, own, jerseys).copy()
    for choice in _current_choices(card, number):
        remaining.pop(choice, None)
    return tuple(remaining)


def _current_choices(card: Order, number: int) -> Iterator[Change]:
    """Yield the choices that leave a card as it is."""
    if card == Order(card.role):
        yield SetRole(number, card.role)
    yield from (SetMost(number, card.most), SetHelp(number, card.help, card.ahead))
    if card.speed is not None:
        yield SetSpeed(number, card.speed)
    if card.attack is not None:
        yield SetAttack(number, card.attack)
    if card.catch is not None:
        yield SetCatch(number, card.catch)
    if card.card is not None:
        yield SetCard(number, card.card)
    if card.where is not None:
        yield SetWhere(number, card.where, card.whom)


@lru_cache(maxsize=64)
def _choices(number: int, own: tuple[int, ...], jerseys: tuple[Jersey, ...]) -> dict[Change, None]:
    """Return all choices for a rider's card, whatever its content, in the order of the menu."""
    mates = tuple(mate for mate in own if mate != number)
    played = (SetCard(number, choice) for choice in Card) if jerseys else ()
    return dict.fromkeys((*_choices_alone(number), *played, *_choices_with_mates(number, mates)))


def _choices_alone(number: int) -> Iterator[Change]:
    yield from (SetRole(number, role) for role in Role)
    yield from (SetSpeed(number, speed) for speed in Speed)
    yield from (SetAttack(number, attack) for attack in Attack)
    yield from (SetCatch(number, catch) for catch in (False, True))
    yield from (SetMost(number, limit) for limit in (None, *FIELD_LIMITS))
    yield from (SetWhere(number, where) for where in Where if where not in PLACES_WITH_MATE)
    yield SetHelp(number, 0)


def _choices_with_mates(number: int, mates: tuple[int, ...]) -> Iterator[Change]:
    yield from (SetWhere(number, where, mate) for where in PLACES_WITH_MATE for mate in mates)
    yield from (SetHelp(number, mate, ahead) for mate in mates for ahead in (False, True))


def apply_change(card: Order, move: Change) -> Order:
    """Return the card after a change; “another role fills the whole card anew” [D12]."""
    if isinstance(move, SetRole):
        return Order(move.role)
    if isinstance(move, SetWhere):
        return replace(card, where=move.where, whom=move.whom)
    if isinstance(move, SetHelp):
        return replace(card, help=move.whom, ahead=move.ahead)
    return _with_choice(card, move)


def _with_choice(card: Order, move: SetSpeed | SetAttack | SetCatch | SetCard | SetMost) -> Order:
    match move:
        case SetSpeed():
            return replace(card, speed=move.speed)
        case SetAttack():
            return replace(card, attack=move.attack)
        case SetCatch():
            return replace(card, catch=move.catch)
        case SetCard():
            return replace(card, card=move.card)
        case _:
            return replace(card, most=move.most)


def change(state: State, seat: Seat, move: Change) -> Step[State]:
    """Change a card. Raise `Refused` for another team's rider, a finished rider, an invalid value, or no change."""
    _check_rider(state, seat, move.rider)
    _check_values(state, seat, move)
    index = move.rider - 1
    card = apply_change(state.orders[index], move)
    if card == state.orders[index]:
        raise Refused("refused-same", rider=move.rider)
    state = spend_change(state, seat)
    return Step(replace(state, orders=(*state.orders[:index], card, *state.orders[index + 1 :])))


def _check_rider(state: State, seat: Seat, number: int) -> None:
    if not 1 <= number <= len(state.riders):
        raise Refused("refused-no-rider", most=len(state.riders))
    if rider(state, number).team != seat:
        raise Refused("refused-not-yours", rider=number)
    if rider(state, number).field is None:
        raise Refused("refused-rider-in", rider=number)


def _check_values(state: State, seat: Seat, move: Change) -> None:
    """Raise `Refused` for values that no card can hold: “no order may ask for less than one field” [D2]."""
    if isinstance(move, SetMost) and move.most not in (None, *FIELD_LIMITS):
        raise Refused("refused-most", least=FIELD_LIMITS[0], most=FIELD_LIMITS[-1])
    if isinstance(move, SetCard) and not rider(state, move.rider).cards:
        raise Refused("refused-no-card", rider=move.rider)
    if isinstance(move, SetWhere) and (move.where in PLACES_WITH_MATE) != bool(move.whom):
        raise Refused("refused-whom")
    if isinstance(move, SetHelp) and move.ahead and not move.whom:
        raise Refused("refused-led")
    if isinstance(move, SetWhere | SetHelp) and move.whom:
        _check_mate(state, seat, move.rider, move.whom)


def _check_mate(state: State, seat: Seat, number: int, mate: int) -> None:
    """Raise `Refused` for a rider of another team or a finished one: “speed is passed to team-mates” [D8]."""
    if mate == number or mate not in own_riders(state, seat):
        raise Refused("refused-no-mate", rider=number)
    if rider(state, mate).field is None:
        raise Refused("refused-rider-in", rider=mate)


def spend_change(state: State, seat: Seat) -> State:
    """Return the state after one change of a team, which settles its plan. Raise `Refused` if it has none left."""
    team = state.teams[seat]
    if not team.spare:
        raise Refused("refused-too-many-changes")
    return with_team(state, seat, replace(team, spare=team.spare - 1, before_plan=()))


def _may_swap(state: State) -> bool:
    return state.stage == 0 and state.round == 1


def swap(state: State, seat: Seat, move: Swap) -> State:
    """Swap the places of two of a team's riders: “the team chooses which rider takes each” [D10].

    Raise `Refused` after the first round has begun, for riders that are not the team's, and without changes left.
    """
    if not _may_swap(state):
        raise Refused("refused-swap-late")
    _check_rider(state, seat, move.one)
    _check_rider(state, seat, move.other)
    first, second = rider(state, move.one), rider(state, move.other)
    if first is second:
        raise Refused("refused-no-mate", rider=move.one)
    state = spend_change(state, seat)
    state = with_rider(state, replace(first, field=second.field))
    return with_rider(state, replace(second, field=first.field))


def may_take_back(state: State, seat: Seat) -> bool:
    """Return whether a team may take back that it is ready: “until the last one is ready” [D13]."""
    team = state.teams[seat]
    return team.ready is not None and not team.gone and team.spare > 0


def take_back(state: State, seat: Seat, _move: TakeBack) -> Step[State]:
    """Withdraw a team's readiness, as one change. Raise `Refused` if it is not ready or has no changes left."""
    if not may_take_back(state, seat):
        raise Refused("refused-not-ready" if state.teams[seat].ready is None else "refused-too-many-changes")
    state = spend_change(state, seat)
    return Step(with_team(state, seat, replace(state.teams[seat], ready=None)))
