"""The texts that a game must have, checked by the bot at its start and by the tests.

They follow from the game's types, and from the literal text ids in its code, used to show a text or to refuse a move.
Ids that are put together at run time are not checked.
"""

from __future__ import annotations

import re
from enum import EnumType
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, cast, get_args

import msgspec

from bot.game.contract import Computers, FileText
from bot.i18n.translation import LANGUAGES, has, kebab

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from enum import Enum

    from msgspec.structs import FieldInfo

    from bot.game.contract import AnyGame

_LITERAL_ID = re.compile(r'\b(?:say(?:\.about)?|Refused)\(\s*["\']([^"\'{]+)["\']')
"""A literal text id in code. All code shows texts and refuses moves in this form."""

BASIC_TEXTS = ("game-name", "game-tagline", "game-rules", "score", "command-game", "command-game.about")
"""The texts of every game about itself: name, tagline, rules, the meaning of a score, and its command group."""
DAILY_TEXTS = ("daily-title", "daily-goal", "daily-how")
"""The texts of a puzzle of the day: its name, its goal in one line, and its rules in a few lines."""
_ABSENCE_TEXTS = ("deadline-missed", "ask-resign")
"""Texts that a game needs of its own if no computer player replaces a missing player: the host's would be untrue."""


class TextsMissing(Exception):  # noqa: N818 - one line for the operator
    """A game lacks texts; the message names the game and every missing id, by language."""


def required(game: AnyGame) -> tuple[str, ...]:
    """Return the ids of all messages (`id`, or `id.attribute`) that a game must have in every language."""
    facts = (kebab(fact.__name__) for fact in game.facts)
    type_ids = (*BASIC_TEXTS, *facts, *_move_ids(game), *_option_ids(game), *_occasion_ids(game), *_daily_ids(game))
    return tuple(dict.fromkeys((*type_ids, *literal_ids(game.name))))


@cache
def literal_ids(game: str) -> frozenset[str]:
    """Return the ids of all texts that the code of a game names literally; empty if the game is not under `cogs`."""
    package = find_spec(f"cogs.{game}")
    folders = () if package is None else package.submodule_search_locations or ()
    sources = (path.read_text("utf-8") for folder in folders for path in sorted(Path(folder).rglob("*.py")))
    return frozenset(key for source in sources for key in _LITERAL_ID.findall(source))


def missing(game: AnyGame) -> dict[str, tuple[str, ...]]:
    """Return by language the ids of the required texts that a game lacks; empty if it has all."""
    keys, absence_ids = required(game), _ABSENCE_TEXTS if game.interruptions.absent else ()
    missing_ids = {
        language: tuple(
            key for key in (*keys, *absence_ids) if not has(game.name, language, key, own=key in absence_ids)
        )
        for language in LANGUAGES
    }
    return {language: ids for language, ids in missing_ids.items() if ids}


def check(games: Iterable[AnyGame]) -> None:
    """Raise `TextsMissing` that names every game with every text it lacks."""
    ids_by_game = {game.name: ids for game in games if (ids := missing(game))}
    if ids_by_game:
        raise TextsMissing("; ".join(_line(name, ids) for name, ids in ids_by_game.items()))


def _line(name: str, ids_by_language: dict[str, tuple[str, ...]]) -> str:
    parts = "; ".join(f"{language}: {', '.join(ids)}" for language, ids in ids_by_language.items())
    return f"the game {name} lacks texts ({parts})"


def _move_ids(game: AnyGame) -> Iterator[str]:
    """Yield the ids of the moves' names on buttons, and of the words that players type for each kind of move."""
    yield from (f"move-{kebab(kind.__name__)}" for kind in game.move_kinds)
    yield from (f"move-{kebab(kind.__name__)}.words" for kind in game.seat_kinds)


def _daily_ids(game: AnyGame) -> Iterator[str]:
    """Yield the ids of the texts about the puzzle of the day, and of its moves."""
    if game.daily is not None:
        yield from DAILY_TEXTS
        for kind in get_args(game.daily.move_type) or (game.daily.move_type,):
            yield from (f"move-{kebab(kind.__name__)}", f"move-{kebab(kind.__name__)}.words")


def _option_ids(game: AnyGame) -> Iterator[str]:
    """Yield the ids of options, and of their values."""
    for option in msgspec.structs.fields(game.options):
        if option.type == Computers:
            continue
        name = option.name.replace("_", "-")
        yield f"option-{name}"
        if option.type is not FileText:
            yield from (f"option-{name}-about", *_value_ids(option, name))


def _occasion_ids(game: AnyGame) -> Iterator[str]:
    """Yield the ids of the computer players' remarks."""
    for occasion in game.traits.occasions:
        yield from (f"remark-{occasion.name}.{line}" for line in occasion.lines)


def _value_ids(option: FieldInfo, name: str) -> Iterator[str]:
    if isinstance(option.type, EnumType):
        yield from (f"option-{name}-{member.value}" for member in cast("type[Enum]", option.type))
