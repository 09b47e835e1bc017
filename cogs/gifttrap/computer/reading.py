"""How a giver reads its friends: the steps that it expects of each gift on the table, for each friend.

A computer player is read by its published tastes, a person by the tokens turned up in this game. A player below strong
misreads some of its friends (`flaws`). Reads the seat's own hand only.
"""

from __future__ import annotations

from collections import defaultdict
from functools import lru_cache
from statistics import fmean
from typing import TYPE_CHECKING

from msgspec import Struct

from bot.game.chance import Chance
from bot.game.contract import Seat
from cogs.gifttrap.board import Persona, Round, steps
from cogs.gifttrap.computer.flaws import Flaw, confused_with, flaw_in_force, overrated_tags
from cogs.gifttrap.computer.taste import Model, estimate_effects, estimated_value, observations
from cogs.gifttrap.gifts import Gift, tags
from cogs.gifttrap.moves import TOKENS, Token
from cogs.gifttrap.persona import WHIM, by_tastes, wish_order

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bot.game.contract import Budget
    from cogs.gifttrap.board import Hand
    from cogs.gifttrap.computer.taste import Key
    from cogs.gifttrap.gifts import Tag

_DOUBT = 0.9
"""Standard deviation of a gift's value to a person beyond the estimate."""
_SAMPLES, _MAX_GIFTS = 60, 9
_DISLIKED_STEPS = -20.0
"""Value of a gift that a computer player publicly dislikes: below anything that another gift can bring."""
_TIE_UNIT = 1e-3
"""Unit of the random value that only breaks ties."""


class Situation(Struct, frozen=True):
    """All values on which a giver's reading depends; the same for all moves of a round."""

    seat: Seat
    whim: int | None
    round: int
    gifts: tuple[Gift, ...]
    voided: tuple[int, ...]
    personas: tuple[Persona | None, ...]
    """By seat; None: a person plays there."""
    places: tuple[int, ...]
    """By seat, the number of gifts for it."""
    past: tuple[Round, ...]
    received: tuple[tuple[Seat, int], ...]

    @property
    def friends(self) -> tuple[Seat, ...]:
        """The seats that get gifts."""
        return tuple(Seat(seat) for seat, count in enumerate(self.places) if count)


def situation_of(hand: Hand) -> Situation:
    """Return what a hand tells a giver."""
    board = hand.board
    return Situation(
        seat=hand.seat,
        whim=hand.whim,
        round=board.round,
        gifts=board.gifts,
        voided=board.voided,
        personas=tuple(player.persona for player in board.players),
        places=tuple(map(len, hand.sheet.gives)),
        past=board.past,
        received=hand.received,
    )


def gift_values(situation: Situation, budget: Budget) -> dict[Seat, tuple[float, ...]]:
    """Return for every friend the steps that a giver expects of each gift on the table."""
    chance = Chance(f"{situation.whim} {situation.round}".encode(), 0)
    return {
        friend: tuple(value + _TIE_UNIT * chance.below(100) for value in _expected(situation, budget, friend))
        for friend in situation.friends
    }


def _expected(situation: Situation, budget: Budget, friend: Seat) -> tuple[float, ...]:
    """Return the expected steps of each gift for a friend; a published dislike is noticed, however else it is read."""
    values = _perceived(situation, budget, friend)
    persona = situation.personas[friend]
    if persona is None:
        return values
    return tuple(
        _DISLIKED_STEPS if by_tastes(persona, gift) < 0 else value
        for gift, value in zip(situation.gifts, values, strict=True)
    )


def _perceived(situation: Situation, budget: Budget, friend: Seat) -> tuple[float, ...]:
    """Return the expected steps of each gift for a friend as a player reads or misreads it."""
    others = tuple(seat for seat in situation.friends if seat != friend)
    match flaw_in_force(budget, len(situation.places), friend, situation.round):
        case Flaw.CONFUSES_FRIENDS if others:
            return _read(situation, confused_with(budget, friend, others))
        case Flaw.OVERRATES_A_TOPIC:
            return _read_as(situation, friend, overrated_tags(budget))
        case Flaw.FORGETS_TASTES:
            return _forgotten(situation, friend)
        case None:
            return _read(situation, friend)
        case _:
            own = situation.personas[situation.seat]
            return _read_as(situation, friend, own.likes if own else ())


def _read(situation: Situation, friend: Seat) -> tuple[float, ...]:
    """Return the expected steps of each gift by all public values about a friend."""
    persona = situation.personas[friend]
    if persona is None:
        return _by_estimates(_estimates(situation, friend))
    return _by_published([by_tastes(persona, gift) for gift in situation.gifts])


def _read_as(situation: Situation, friend: Seat, likes: tuple[Tag, ...]) -> tuple[float, ...]:
    """Return the expected steps of each gift for a friend of whom a giver believes that they like these tags."""
    liked = [float(sum(tag in likes for tag in tags(gift))) for gift in situation.gifts]
    if situation.personas[friend] is not None:
        return _by_published(liked)
    estimates = _estimates(situation, friend)
    return _by_estimates([value + estimate for value, estimate in zip(liked, estimates, strict=True)])


def _forgotten(situation: Situation, friend: Seat) -> tuple[float, ...]:
    """Return the expected steps of each gift for a friend of whom only the last round is remembered."""
    if situation.personas[friend] is not None:
        return (0.0,) * len(situation.gifts)
    return _by_estimates(_estimates(situation, friend, Model(rounds=1)))


def _estimates(situation: Situation, friend: Seat, model: Model = Model()) -> list[float]:  # noqa: B008 - it is frozen
    """Return the value of each gift to a person, estimated from their tokens."""
    people = tuple(Seat(seat) for seat, persona in enumerate(situation.personas) if persona is None)
    giver = situation.personas[situation.seat]
    effects = _effects(situation.past, people, giver, model)
    return [estimated_value(effects, friend, gift, giver) for gift in situation.gifts]


@lru_cache(maxsize=16)
def _effects(
    past: tuple[Round, ...], people: tuple[Seat, ...], giver: Persona | None, model: Model
) -> dict[Key, float]:
    """Return the tastes of people as a giver estimates them; cached for the moves of a round."""
    return estimate_effects(observations(past, people, model.rounds, giver), model)


def _by_published(values: Sequence[float]) -> tuple[float, ...]:
    """Return the expected steps of each gift for a player who wishes by these values and by whims of its own.

    Gifts of equal value have equal expectations.
    """
    expected = _expected_steps(lambda whims: wish_order(values, whims), len(values), WHIM)
    steps_by_value = defaultdict[float, list[float]](list)
    for value, step in zip(values, expected, strict=True):
        steps_by_value[value].append(step)
    return tuple(fmean(steps_by_value[value]) for value in values)


def _by_estimates(values: Sequence[float]) -> tuple[float, ...]:
    """Return the expected steps of each gift for a person with about these values."""

    def order(errors: Sequence[float]) -> list[int]:
        return sorted(range(len(values)), key=lambda index: values[index] + errors[index], reverse=True)

    return tuple(_expected_steps(order, len(values), _DOUBT))


def _expected_steps(order: Callable[[Sequence[float]], Sequence[int]], count: int, deviation: float) -> list[float]:
    """Return the mean steps of each gift, where `order` ranks the gifts given their deviations from what is known."""
    totals = [0] * count
    for sample in _samples():
        ranking = order([deviation * error for error in sample[:count]])
        for rank, index in enumerate(ranking):
            totals[index] += _steps_of_rank(rank, count)
    return [total / _SAMPLES for total in totals]


def _steps_of_rank(rank: int, count: int) -> int:
    """Return the steps of the gift with this rank among `count` gifts."""
    if rank == count - 1:
        return steps(Token.NO_WAY)
    return steps(TOKENS[rank] if rank < TOKENS.index(Token.NO_WAY) else None)


@lru_cache(maxsize=1)
def _samples() -> tuple[tuple[float, ...], ...]:
    """Return samples of deviations with mean 0 and standard deviation 1, one deviation for each gift."""
    chance = Chance(b"deviations", 0)
    halves = [[chance.below(1 << 20) / (1 << 20) for _ in range(4 * _MAX_GIFTS)] for _ in range(_SAMPLES // 2)]
    normal = [[(sum(half[4 * gift : 4 * gift + 4]) - 2) * 3**0.5 for gift in range(_MAX_GIFTS)] for half in halves]
    return (*map(tuple, normal), *(tuple(-value for value in sample) for sample in normal))
