"""The option combinations that tests play: enough that any two values meet, unless this takes too many tables."""

from __future__ import annotations

import itertools
from enum import EnumType
from typing import TYPE_CHECKING, Any

import msgspec

from bot.game.contract import Computers, ComputerSeat, FileText, Seat, Strength

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

MAX_TABLES = 20
"""The limit of tables for a game with many options. They cover the most pairs, and every value is in at least one."""
Chosen = tuple[Any, ...]
"""One value of each option, in the order of the options."""


def combinations(options: type[msgspec.Struct], fits: Callable[[msgspec.Struct], bool]) -> list[msgspec.Struct]:
    """Return the defaults, each change of one option, and more until any two values meet; `MAX_TABLES` at most.

    Leaves out combinations that `fits` rejects: a value may need more seats, or a file that no test has loaded.
    """
    fields = msgspec.structs.fields(options)
    variants = {
        chosen: msgspec.convert(dict(zip((field.name for field in fields), chosen, strict=True)), options)
        for chosen in itertools.product(*(_values(field.type, field.default) for field in fields))
    }
    possible = [chosen for chosen, made_options in variants.items() if fits(made_options)]
    default = tuple(field.default for field in fields)
    first = [chosen for chosen in possible if _changes(chosen, default) <= 1]
    return [variants[chosen] for chosen in _covering(first, possible)]


def _covering(first: Sequence[Chosen], possible: Sequence[Chosen]) -> list[Chosen]:
    """Return `first` and greedily the candidates with the most uncovered pairs, up to `MAX_TABLES` in all."""
    met = set[Any]().union(*map(_pairs, first))
    missing = {chosen: _pairs(chosen) - met for chosen in possible}
    covering = list(first)
    while any(missing.values()) and len(covering) < MAX_TABLES:
        candidate = max(possible, key=lambda chosen: len(missing[chosen]))
        covering.append(candidate)
        missing = {chosen: pairs - missing[candidate] for chosen, pairs in missing.items()}
    return sorted(covering, key=possible.index)


def _pairs(chosen: Chosen) -> set[Any]:
    return set(itertools.combinations(enumerate(chosen), 2))


def _changes(chosen: Chosen, default: Chosen) -> int:
    return sum(value != usual for value, usual in zip(chosen, default, strict=True))


def _values(kind: Any, default: Any) -> list[Any]:
    """Return the values of an option: both booleans, all members of an enumeration, a number's default and its bounds.

    For computer players: none, or one in the first seat.
    """
    if kind is FileText:
        return [default]
    if kind == Computers:
        return [default, (ComputerSeat(Seat(0), "Ada", Strength.FAIR),)]
    if kind is bool:
        return [False, True]
    if isinstance(kind, EnumType):
        members: dict[str, Any] = dict(kind.__members__)
        return list(members.values())
    annotations: tuple[Any, ...] = getattr(kind, "__metadata__", ())
    bounds = [b for meta in annotations for b in (meta.ge, meta.le) if b is not None]
    return sorted({default, *bounds})
