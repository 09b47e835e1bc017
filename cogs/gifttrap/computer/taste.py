"""What others like, by the tokens they turned up in this game: a regularised estimate over tags, families and decks.

Public knowledge only, of this game only. Must never be kept.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from msgspec import Struct

from bot.game.contract import Seat
from cogs.gifttrap.board import token_on
from cogs.gifttrap.gifts import Gift, Tag, deck_of, tags
from cogs.gifttrap.moves import Token

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from cogs.gifttrap.board import Round

Features: TypeAlias = tuple[str, ...]
"""What a gift is described by."""
Key: TypeAlias = tuple[Seat | None, str]
"""An effect: what a feature is worth to somebody; None: to everybody."""

FAMILIES: Mapping[str, tuple[Tag, ...]] = {
    "table": (Tag.FOOD, Tag.DRINK),
    "nest": (Tag.HOME, Tag.GARDEN, Tag.FAMILY, Tag.CRAFT, Tag.ANIMALS),
    "away": (Tag.SPORT, Tag.OUTDOORS, Tag.ADVENTURE, Tag.TRAVEL),
    "mind": (Tag.BOOKS, Tag.LEARNING, Tag.WORK, Tag.TECH),
    "stage": (Tag.MUSIC, Tag.FILM, Tag.GAMES, Tag.PRANK),
    "self": (Tag.BEAUTY, Tag.FASHION, Tag.WELLNESS, Tag.LUXURY, Tag.ROMANCE),
}
"""Tags that often please the same people."""
_FAMILY = {tag: family for family, found in FAMILIES.items() for tag in found}

VALUE = {Token.GREAT: 1.35, Token.GOOD: 0.75, Token.OK: 0.35, Token.NO_WAY: -1.35, None: -0.2}
"""How much a gift is liked, by its token: about what a normal variable is worth in that place of seven."""


class Model(Struct, frozen=True):
    """How sure the estimate is: the greater a penalty, the nearer to nothing an effect stays."""

    general: float = 20.0
    """The penalty for what is worth something to everybody."""
    personal: float = 30.0
    """The penalty for what is worth something to one."""
    family: float = 0.2
    """By what both are multiplied for a family of tags: what many gifts have in common is surer."""
    rounds: int = 99
    """How many rounds it looks back."""


_SWEEPS = 12
"""How often every effect is fitted anew; the last ones change next to nothing."""


class Seen(Struct, frozen=True):
    """How much somebody liked a gift that was laid out."""

    friend: Seat
    features: Features
    value: float


def features(gift: Gift) -> Features:
    """Return what describes a gift: its tags, their families, and its deck."""
    found = tags(gift)
    return (*found, *dict.fromkeys(_FAMILY[tag] for tag in found), deck_of(gift))


def seen(past: Sequence[Round], people: Collection[Seat], rounds: int) -> tuple[Seen, ...]:
    """Return what these people's tokens of the last rounds tell."""
    return tuple(
        Seen(seat, features(gift), VALUE[token_on(tokens, number)])
        for each in past[-rounds:]
        for seat in people
        if (tokens := each.tokens[seat]) is not None
        for number, gift in enumerate(each.gifts, 1)
    )


def estimated(found: Sequence[Seen], model: Model) -> dict[Key, float]:
    """Return the effects that explain best what was seen, by ridge regression, one effect after the other."""
    left = [each.value for each in found]
    where: dict[Key, list[int]] = {}
    for at, each in enumerate(found):
        for feature in each.features:
            where.setdefault((None, feature), []).append(at)
            where.setdefault((each.friend, feature), []).append(at)
    effects = dict.fromkeys(where, 0.0)
    for _ in range(_SWEEPS):
        for key, places in where.items():
            old = effects[key]
            new = (sum(left[at] for at in places) + old * len(places)) / (len(places) + _penalty(key, model))
            effects[key] = new
            for at in places:
                left[at] += old - new
    return effects


def _penalty(key: Key, model: Model) -> float:
    who, feature = key
    return (model.general if who is None else model.personal) * (model.family if feature in FAMILIES else 1)


def liked(effects: Mapping[Key, float], friend: Seat, gift: Gift) -> float:
    """Return how much somebody probably likes a gift."""
    keys = ((who, feature) for feature in features(gift) for who in (None, friend))
    return sum(effects.get(key, 0.0) for key in keys)
