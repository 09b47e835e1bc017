"""Estimated tastes of human players: a regularised regression of turned-up tokens over tags, families and decks.

The estimate begins with a guess: what most people like, and a little of what the giver likes. Every wish that is turned
up moves it towards the player.

Uses public values of the running game only. Never store an estimate: nothing is learned across games [D15].
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from msgspec import Struct

from bot.game.contract import Seat
from cogs.gifttrap.board import token_on
from cogs.gifttrap.gifts import Gift, Tag, deck_of, tags
from cogs.gifttrap.moves import Token
from cogs.gifttrap.persona import by_tastes

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from cogs.gifttrap.board import Persona, Round

Features: TypeAlias = tuple[str, ...]
"""The descriptors of a gift: tags, families and deck."""
Key: TypeAlias = tuple[Seat | None, str]
"""An effect: the value of a feature to a seat; None: to all seats."""

FAMILIES: Mapping[str, tuple[Tag, ...]] = {
    "table": (Tag.FOOD, Tag.DRINK),
    "nest": (Tag.HOME, Tag.GARDEN, Tag.FAMILY, Tag.CRAFT, Tag.ANIMALS),
    "away": (Tag.SPORT, Tag.OUTDOORS, Tag.ADVENTURE, Tag.TRAVEL),
    "mind": (Tag.BOOKS, Tag.LEARNING, Tag.WORK, Tag.TECH),
    "stage": (Tag.MUSIC, Tag.FILM, Tag.GAMES, Tag.PRANK),
    "self": (Tag.BEAUTY, Tag.FASHION, Tag.WELLNESS, Tag.LUXURY, Tag.ROMANCE),
}
"""Tags that often please the same people."""
_FAMILY = {tag: family for family, members in FAMILIES.items() for tag in members}

POPULARITY: Mapping[Tag, float] = {
    Tag.TRAVEL: 0.3,
    Tag.FOOD: 0.25,
    Tag.LUXURY: 0.2,
    Tag.ANIMALS: 0.15,
    Tag.MUSIC: 0.15,
    Tag.WELLNESS: 0.15,
    Tag.FAMILY: 0.1,
    Tag.FILM: 0.1,
    Tag.GAMES: 0.1,
    Tag.OUTDOORS: 0.1,
    Tag.BEAUTY: -0.1,
    Tag.CRAFT: -0.1,
    Tag.FASHION: -0.1,
    Tag.LEARNING: -0.1,
    Tag.SPORT: -0.1,
    Tag.WORK: -0.3,
    Tag.PRANK: -0.4,
}
"""The guessed value of a tag to a person about whom nothing is known; 0 for other tags. A guess, not a measurement."""
PROJECTION = 0.15
"""Weight of the giver's own tastes in its guess about a person of whom nothing is known.

Without it all computers at a table would give a person the same gifts, so that one wrong guess counts several times.
"""
TOKEN_VALUES = {Token.GREAT: 1.35, Token.GOOD: 0.75, Token.OK: 0.35, Token.NO_WAY: -1.35, None: -0.35}
"""Value of a gift by its token: roughly the expected normal order statistic for its rank among seven gifts."""


class Model(Struct, frozen=True):
    """The regularisation of the estimate: the greater a penalty, the closer to zero an effect stays."""

    general: float = 4.0
    """Penalty of effects that are common to all seats."""
    personal: float = 3.0
    """Penalty of effects of a single seat."""
    family: float = 0.8
    """Factor of both penalties for a family of tags, which is shared by many gifts and thus surer."""
    rounds: int = 99
    """Number of rounds to look back."""


_PASSES = 12
"""Passes over all effects; the last ones change next to nothing."""


class Observation(Struct, frozen=True):
    """An observation: the value of a laid-out gift to a player."""

    friend: Seat
    features: Features
    value: float
    """The value beyond the guess."""


def popularity(gift: Gift) -> float:
    """Return the guessed value of a gift to a person about whom nothing is known."""
    return sum(POPULARITY.get(tag, 0.0) for tag in tags(gift))


def guess(gift: Gift, giver: Persona | None) -> float:
    """Return what a giver thinks a gift worth to a person about whom it knows nothing; None: a giver without tastes."""
    return popularity(gift) + (PROJECTION * by_tastes(giver, gift) if giver else 0.0)


def features(gift: Gift) -> Features:
    """Return the descriptors of a gift: its tags, their families, and its deck."""
    gift_tags = tags(gift)
    return (*gift_tags, *dict.fromkeys(_FAMILY[tag] for tag in gift_tags), deck_of(gift))


def observations(
    past: Sequence[Round], people: Collection[Seat], rounds: int, giver: Persona | None = None
) -> tuple[Observation, ...]:
    """Return the observations of a giver from these players' tokens of the last rounds."""
    return tuple(
        Observation(seat, features(gift), TOKEN_VALUES[token_on(tokens, number)] - guess(gift, giver))
        for round_ in past[-rounds:]
        for seat in people
        if (tokens := round_.tokens[seat]) is not None
        for number, gift in enumerate(round_.gifts, 1)
    )


def estimate_effects(observations: Sequence[Observation], model: Model) -> dict[Key, float]:
    """Return the effects that fit the observations best, by ridge regression with coordinate descent."""
    residuals = [observation.value for observation in observations]
    indices_by_key: dict[Key, list[int]] = {}
    for index, observation in enumerate(observations):
        for feature in observation.features:
            indices_by_key.setdefault((None, feature), []).append(index)
            indices_by_key.setdefault((observation.friend, feature), []).append(index)
    effects = dict.fromkeys(indices_by_key, 0.0)
    for _ in range(_PASSES):
        for key, indices in indices_by_key.items():
            old = effects[key]
            new = (sum(residuals[index] for index in indices) + old * len(indices)) / (
                len(indices) + _penalty(key, model)
            )
            effects[key] = new
            for index in indices:
                residuals[index] += old - new
    return effects


def _penalty(key: Key, model: Model) -> float:
    seat, feature = key
    return (model.general if seat is None else model.personal) * (model.family if feature in FAMILIES else 1)


def estimated_value(effects: Mapping[Key, float], friend: Seat, gift: Gift, giver: Persona | None = None) -> float:
    """Return the value of a gift to a player as a giver estimates it: its guess and the effects of the wishes."""
    keys = ((seat, feature) for feature in features(gift) for seat in (None, friend))
    return guess(gift, giver) + sum(effects.get(key, 0.0) for key in keys)
