"""Which texts a game must have: the one place that says so, asked by the bot at its start and by the tests.

They follow from the game's own types, and from what its code names outright, to say it or to refuse with it. Only
texts whose names are put together while the game is played are its own affair.
"""

from __future__ import annotations

import re
from enum import EnumType
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, cast

import msgspec

from bot.game.contract import Computers, FileText
from bot.game.extensions import LINES
from bot.i18n.translation import LANGUAGES, has, kebab

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from enum import Enum

    from msgspec.structs import FieldInfo

    from bot.game.contract import AnyGame

_SAID = re.compile(r'\b(?:say(?:\.about)?|Refused)\(\s*["\']([^"\'{]+)["\']')
"""Where code names a text as it is: what it says with it has the same form everywhere."""

NAMED = ("game-name", "game-tagline", "game-rules", "score", "command-game", "command-game.about")
"""What every game says of itself: its name, a line about it, its rules, what a score means, its group of commands."""
_OF_ABSENCE = ("deadline-missed", "ask-resign")
"""What a game must say in its own words if nobody plays on for whoever is gone: the host's would be untrue."""


class TextsMissing(Exception):  # noqa: N818 - said to whoever starts the bot, in one line
    """A game lacks texts; the message names the game and every missing key, language by language."""


def required(game: AnyGame) -> tuple[str, ...]:
    """Return the ids of all messages (`id`, or `id.attribute`) that a game must have in every language."""
    facts = (kebab(fact.__name__) for fact in game.facts)
    of_types = (*NAMED, *facts, *_of_moves(game), *_of_options(game), *_of_occasions(game))
    return tuple(dict.fromkeys((*of_types, *said(game.name))))


@cache
def said(game: str) -> frozenset[str]:
    """Return the ids of all texts that the code of a game names outright; of a game that lies elsewhere none."""
    package = find_spec(f"cogs.{game}")
    folders = () if package is None else package.submodule_search_locations or ()
    sources = (path.read_text("utf-8") for folder in folders for path in sorted(Path(folder).rglob("*.py")))
    return frozenset(key for source in sources for key in _SAID.findall(source))


def missing(game: AnyGame) -> dict[str, tuple[str, ...]]:
    """Return by language the ids of the texts that a game must have and has not; nothing when all are there."""
    keys, own = required(game), _OF_ABSENCE if game.interruptions.absent else ()
    lacking = {
        lang: tuple(key for key in (*keys, *own) if not has(game.name, lang, key, own=key in own)) for lang in LANGUAGES
    }
    return {language: found for language, found in lacking.items() if found}


def check(games: Iterable[AnyGame]) -> None:
    """Raise `TextsMissing` that names every game with every text it lacks."""
    lacking = {game.name: found for game in games if (found := missing(game))}
    if lacking:
        raise TextsMissing("; ".join(_line(name, found) for name, found in lacking.items()))


def _line(name: str, found: dict[str, tuple[str, ...]]) -> str:
    keys = "; ".join(f"{language}: {', '.join(each)}" for language, each in found.items())
    return f"the game {name} lacks texts ({keys})"


def _of_moves(game: AnyGame) -> Iterator[str]:
    """Yield how moves are named on buttons, and as commands with a parameter for each field."""
    for kind in game.move_kinds:
        name = kebab(kind.__name__)
        yield f"move-{name}"
        if kind not in game.typed_kinds:
            continue
        yield from (f"command-{name}", f"command-{name}.about")
        for field in kind.__struct_fields__:
            yield from (f"command-{name}.{field}", f"command-{name}.{field}-about")


def _of_options(game: AnyGame) -> Iterator[str]:
    """Yield what options and their values are called, and the command that loads a server's file."""
    for option in msgspec.structs.fields(game.options):
        if option.type == Computers:
            continue
        name = option.name.replace("_", "-")
        yield f"option-{name}"
        if option.type is FileText:
            yield from (f"command-{name}", f"command-{name}.about")
        else:
            yield from (f"option-{name}-about", *_values(option, name))


def _of_occasions(game: AnyGame) -> Iterator[str]:
    """Yield what computer players say."""
    for occasion in game.traits.occasions:
        yield from (f"remark-{occasion.name}.{line}" for line in LINES)


def _values(option: FieldInfo, name: str) -> Iterator[str]:
    if isinstance(option.type, EnumType):
        yield from (f"option-{name}-{member.value}" for member in cast("type[Enum]", option.type))
