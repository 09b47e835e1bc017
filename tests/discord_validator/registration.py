"""Discord's rules for registering commands. One broken command makes Discord refuse them all.

A name or description may be in several languages; the rules of the default apply to every language.
"""

from __future__ import annotations

import unicodedata
from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING

import discord

from tests.discord_validator.json_access import Json, listing, mapping, number, objects, text
from tests.discord_validator.request import Problem
from tests.discord_validator.request_parts import Part

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

CHAT_INPUT = 1
SUBCOMMAND, SUBCOMMAND_GROUP = 1, 2
MOST_COMMANDS = 100
MOST_OPTIONS = 25
MOST_CHOICES = 25
LONGEST_NAME = 32
LONGEST_DESCRIPTION = 100
LONGEST_CHOICE = 100
MOST_CHARACTERS = 8000
DEFAULT = ""
"""The key of the language without a locale."""
LOCALES = frozenset(locale.value for locale in discord.Locale)


def registration_problems(commands: Sequence[Part]) -> Iterator[Problem]:
    """Yield the problems of commands, alone and together."""
    for command in commands:
        yield from command_problems(command)
    for kind in {number(command.json.get("type", CHAT_INPUT)) for command in commands}:
        alike = [command for command in commands if command.json.get("type", CHAT_INPUT) == kind]
        yield from _duplicates(alike, "command")
        if kind == CHAT_INPUT and len(alike) > MOST_COMMANDS:
            yield Problem("", f"{len(alike)} commands; {MOST_COMMANDS} fit")


def command_problems(command: Part) -> Iterator[Problem]:
    """Yield the problems of one command."""
    if command.json.get("type", CHAT_INPUT) == CHAT_INPUT:
        yield from _named(command)
    else:
        yield from _lengths(command, "name", LONGEST_NAME)
    yield from _options(command)
    length = characters(command.json)
    if length > MOST_CHARACTERS:
        yield Problem(command.at, f"{length} characters in names, descriptions and values; {MOST_CHARACTERS} fit")


def wordings(parent: Json, key: str) -> dict[str, str]:
    """Return a name or description by locale, the default first."""
    return {DEFAULT: text(parent.get(key)), **mapping(parent.get(f"{key}_localizations"))}


def characters(part: Json) -> int:
    """Count a command, option or choice with its children as Discord does: by each text's longest language."""
    own = sum(max(map(len, wordings(part, key).values())) for key in ("name", "description"))
    own += len(str(part.get("value", "")))
    children = listing(part.get("options")) + listing(part.get("choices"))
    return own + sum(characters(mapping(child)) for child in children)


def _named(part: Part) -> Iterator[Problem]:
    """Check a command or an option: its name is a lower-case word, and it has a description."""
    for locale, name in wordings(part.json, "name").items():
        if not is_name(name):
            yield Problem(_place(part, "name", locale), f"{name!r} cannot be a command's name")
    yield from _lengths(part, "description", LONGEST_DESCRIPTION)
    yield from _locales(part)


def _lengths(part: Part, key: str, maximum: int) -> Iterator[Problem]:
    for locale, wording in wordings(part.json, key).items():
        if not 1 <= len(wording) <= maximum:
            yield Problem(_place(part, key, locale), f"{len(wording)} characters; 1 to {maximum} fit")


def _locales(part: Part) -> Iterator[Problem]:
    for key in ("name_localizations", "description_localizations"):
        for locale in sorted(set(mapping(part.json.get(key))) - LOCALES):
            yield Problem(f"{part.at}/{key}/{locale}", "Discord has no such locale")


def _place(part: Part, key: str, locale: str) -> str:
    return f"{part.at}/{key}_localizations/{locale}" if locale else f"{part.at}/{key}"


def is_name(name: str) -> bool:
    """Return whether Discord accepts `name` for commands and options: letters, digits, `-`, `_`, `'`, no upper case."""
    return 1 <= len(name) <= LONGEST_NAME and name == name.lower() and all(map(_is_letter, name))


def _is_letter(character: str) -> bool:
    if character in "-_'" or unicodedata.category(character)[0] in "LN":
        return True
    return unicodedata.name(character, "").startswith(("DEVANAGARI ", "THAI "))


def _options(parent: Part) -> Iterator[Problem]:
    options = [Part(path, json) for path, json in objects(parent.json, "options", parent.at)]
    if len(options) > MOST_OPTIONS:
        yield Problem(f"{parent.at}/options", f"{len(options)} options; {MOST_OPTIONS} fit")
    yield from _duplicates(options, "option")
    yield from _order(options)
    for option in options:
        yield from _named(option)
        yield from _choices(option)
        yield from _options(option)


def _duplicates(parts: Sequence[Part], kind: str) -> Iterator[Problem]:
    locales = dict.fromkeys(locale for part in parts for locale in wordings(part.json, "name"))
    for locale in locales:
        names = [_named_in(part, locale) for part in parts]
        for part, name in zip(parts, names, strict=True):
            if Counter(names)[name] > 1:
                yield Problem(_place(part, "name", locale), f"another {kind} beside it is called {name!r} too")


def _named_in(part: Part, locale: str) -> str:
    names = wordings(part.json, "name")
    return names.get(locale, names[DEFAULT])


def _order(options: Sequence[Part]) -> Iterator[Problem]:
    values = [option for option in options if option.json.get("type") not in (SUBCOMMAND, SUBCOMMAND_GROUP)]
    if values and len(values) < len(options):
        yield Problem(options[0].at, "subcommands and values beside each other")
    for before, after in pairwise(values):
        if after.json.get("required") and not before.json.get("required"):
            yield Problem(after.at, "a required option after one that is not")


def _choices(option: Part) -> Iterator[Problem]:
    choices = [Part(path, json) for path, json in objects(option.json, "choices", option.at)]
    if len(choices) > MOST_CHOICES:
        yield Problem(f"{option.at}/choices", f"{len(choices)} choices; {MOST_CHOICES} fit")
    yield from _duplicates(choices, "choice")
    for choice in choices:
        yield from _lengths(choice, "name", LONGEST_CHOICE)
        if len(text(choice.json.get("value"))) > LONGEST_CHOICE:
            yield Problem(f"{choice.at}/value", f"more than {LONGEST_CHOICE} characters")
