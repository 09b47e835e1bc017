"""Every word the bot says, in four languages.

Texts are Fluent messages in files beside what they belong to: the host's under `bot/texts`, a game's under
`cogs/<game>/texts`. A game finds its own words first and the host's behind them. A missing message or variable
is a bug and raises; nobody is ever shown a key. A text names a command by `{ COMMAND("table board") }`, and Discord
shows it under the name that the reader's own client knows; `{ TEXT("gift", $gift, $own) }` says the message that
is called `gift-` and what `$gift` is, or `$own` where that is anything; `{ SIGNED($steps) }` writes a number with its
sign, `{ CLOCK($time) }` seconds as a clock shows them. No line ends after a preposition or a number: no-break spaces
are put here, and nowhere else.
"""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass, field
from enum import Enum
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Optional

import msgspec
from msgspec import Struct

from bot.game.contract import FileText, Seat, naming
from bot.i18n import languages
from bot.i18n.fluent_files import Bundle, contents, sources
from bot.i18n.names import escaped

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from bot.game.contract import Fact, Refused

LANGUAGES = languages.LANGUAGES
UNKNOWN_NAME = "N. N."
"""Stands for a name that nobody knows (nomen nescio), in every language."""
DEFAULT = languages.DEFAULT

_OF_TYPES: Mapping[Any, Any] = {Seat: Seat, Optional[Seat]: Seat, FileText: FileText}  # noqa: UP045 - compared at run time

HOST = "host"
"""The scope of the host's own words; every other scope is a game's name."""


_command_ids: dict[str, int] = {}
"""What Discord numbers the commands, by their English names; a mention of a command needs the number."""

_UNBROKEN = (
    (re.compile(r"(?<![^\W_])([AaIiKkOoSsUuVvWwZz]) (?=[\w*„“”\"'(<#])"), "\\1\u00a0"),
    (re.compile(r" (?=[–—] )"), "\u00a0"),
)
"""What typography keeps together: a word of one letter with the next, a dash with the word before it."""
_COUNTED = re.compile(r"(?<=\d) (?=[a-záäąćčďéęěíĺľłńňóôŕřśšťúůýźżž])")
"""A number stays with what it counts: a word in small letters."""


class MissingTextError(LookupError):
    """A text that should exist does not, or could not be completed: a bug, with where to mend it."""


def kebab(name: str) -> str:
    """`CardTurned` as the id of its message: `card-turned`."""
    return "".join(f"-{c.lower()}" if c.isupper() else c for c in name).lstrip("-")


@lru_cache(maxsize=1)
def fingerprint(scopes: tuple[str, ...]) -> str:
    """Return what is another as soon as any text of the host or of these scopes is, in whatever language."""
    read = hashlib.sha256()
    for package in ("bot", *(f"cogs.{scope}" for scope in scopes)):
        for language in LANGUAGES:
            read.update("\0".join(contents(package, language)).encode())
    return read.hexdigest()


def signed(number: float, language: str = DEFAULT) -> str:
    """Return a number with its sign, which a loss and a gain are told by; what is no whole one with a tenth."""
    if not number:
        return "0"
    shown = f"{number:+.0f}" if number == int(number) else f"{number:+.1f}"
    return shown.replace("-", "−").replace(".", "." if language == DEFAULT else ",")


def clock(seconds: float) -> str:
    """Return seconds as a clock shows them: 12:05, or 1:02:05 from an hour on."""
    minutes, left = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{left:02}" if hours else f"{minutes}:{left:02}"


@lru_cache(maxsize=64)
def _bundle(scope: str, language: str) -> Bundle:
    def command(name: object) -> str:
        return _mention(str(name), language)

    def named(kind: object, name: object, own: object) -> str:
        return str(own) or text(scope, language, f"{kind}-{name}")

    functions: dict[str, Callable[..., Any]] = {"COMMAND": command, "TEXT": named, "SIGNED": signed, "CLOCK": clock}
    packages = ("bot",) if scope == HOST else (f"cogs.{scope}", "bot")
    return Bundle(language, functions, *(sources(package, language) for package in packages))


def has(scope: str, language: str, key: str, *, own: bool = False) -> bool:
    """Return whether there is a message `key` (or its `key.attribute`) to be said; `own`: in the scope's own words."""
    name, _, attribute = key.partition(".")
    return _bundle(scope, language).has(name, attribute, own=own)


def text(scope: str, language: str, key: str, variables: Mapping[str, Any] | None = None) -> str:
    """Return the message `key` (or its attribute, `key.attribute`) in `language`; raise `MissingTextError`."""
    return _said(scope, language, key, tuple((variables or {}).items()))


@lru_cache(maxsize=1 << 11)
def _said(scope: str, language: str, key: str, variables: tuple[tuple[str, Any], ...]) -> str:
    """The same sentences are said again and again: filling one in takes forty times as long as finding it."""
    bundle = _bundle(scope, language)
    name, _, attribute = key.partition(".")
    message = bundle.get(name)
    if message is None:
        raise MissingTextError(f"{scope}/{language}: no message {name}")
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        raise MissingTextError(f"{scope}/{language}: {key} is empty")
    said, errors = bundle.filled_in(pattern, dict(variables))
    if errors:
        raise MissingTextError(f"{scope}/{language}: {key}: {errors}")
    return typeset(said, language)


def typeset(said: str, language: str) -> str:
    """Return a text with no-break spaces where a line must not end; English keeps only numbers together.

    A sentence that ends in what was cut short has its full stop already.
    """
    said = said.replace("….", "…")
    for pattern, unbroken in _UNBROKEN if language != "en" else ():
        said = pattern.sub(unbroken, said)
    return _COUNTED.sub("\u00a0", said)


def learn_commands(ids: Mapping[str, int]) -> None:
    """Remember what Discord numbers the commands, by their English names, so that texts can mention them."""
    if ids != _command_ids:
        _command_ids.clear()
        _command_ids.update(ids)
        _said.cache_clear()


def mention(scope: str, language: str, *keys: str) -> str:
    """Return a command for a text, clickable, in the name that the reader's client shows.

    `keys` are the messages of its words. Before Discord has numbered it, it is written in `language`.
    """
    english = " ".join(text(scope, DEFAULT, key) for key in keys)
    number = _command_ids.get(english.partition(" ")[0])
    return f"</{english}:{number}>" if number else f"`/{' '.join(text(scope, language, key) for key in keys)}`"


def _mention(name: str, language: str) -> str:
    """A command of the host's by its English words, as texts name it."""
    words = name.split()
    keys = [f"command-{'-'.join(words[: n + 1])}" for n in range(len(words))]
    return mention(HOST, language if language != "sk" else DEFAULT, *keys)


@lru_cache(maxsize=512)
def _fields_of(kind: type[Struct]) -> tuple[tuple[str, Any], ...]:
    """Return the fields of a value with what tells them: `Seat`, `FileText`, a `Named`, or None, as they are."""
    return tuple((f.name, naming(f.type) or _OF_TYPES.get(f.type)) for f in msgspec.structs.fields(kind))


@dataclass(frozen=True)
class Say:
    """The words for one reader: a language, a scope, and the names at the table by seat."""

    language: str
    scope: str = HOST
    names: tuple[str, ...] = field(default=())

    def __call__(self, key: str, /, **variables: Any) -> str:
        """Return the message `key` with its variables filled in."""
        return _said(self.scope, self.language, key, tuple(variables.items()))

    def fact(self, fact: Fact) -> str:
        """Tell a fact: its class names the message, its fields are the variables; seats and the `Named` have names.

        A move in it is told as moves are.
        """
        return self(kebab(type(fact).__name__), **self._variables(fact))

    def move(self, move: Struct) -> str:
        """Name a move in a few words, for a button or a list."""
        return self(f"move-{kebab(type(move).__name__)}", **self._variables(move))

    def about(self, key: str, value: Struct, **variables: Any) -> str:
        """Return the message `key` with the fields of `value` as further variables."""
        return self(key, **self._variables(value), **variables)

    def _variables(self, struct: Struct) -> dict[str, Any]:
        """Return what a message may tell of a value: of a file nothing, which would be escaped and kept whole."""
        return {name: self._told(getattr(struct, name), by) for name, by in _fields_of(type(struct))}

    def _told(self, value: Any, by: Any) -> Any:
        if by is FileText:
            return ""
        if isinstance(value, Struct):
            return self.move(value)
        if value is None or by is None:
            return _variable(value)
        return self.name(value) if by is Seat else by.name(value)

    def name(self, seat: int) -> str:
        """Return the name in a seat; a table whose damaged seats cannot be read has no names."""
        return self.names[seat] if seat < len(self.names) else UNKNOWN_NAME

    def refusal(self, refused: Refused) -> str:
        """Say why something may not be done, and what would be right."""
        return self(refused.text, **refused.variables)

    def within(self, scope: str, names: tuple[str, ...] = ()) -> Say:
        """Speak of a game, with the names of those at its table."""
        return Say(self.language, scope, names)


def _variable(value: object) -> Any:
    """A value as Fluent takes it: numbers stay numbers (plurals), words that somebody typed are escaped."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int | float):
        return value
    if isinstance(value, Enum):
        return str(value.value)
    return "" if value is None else escaped(str(value))


_MARKS = re.compile(r"\\([^a-zA-Z0-9\s])|\*\*|__|~~|\|\||`|^(?:#{1,3}|-#) ", re.MULTILINE)
"""What Discord reads as markdown, in the forms that texts use; or what is escaped, so that it does not."""


def unmarked(text: str) -> str:
    """Return a text as it reads where nothing is markdown: names without escapes, words without asterisks."""
    return _MARKS.sub(lambda found: found[1] or "", text)


def clipped(text: str, limit: int) -> str:
    """Return `text`, cut at a line or a word if it is longer than `limit` characters."""
    if len(text) <= limit:
        return text
    if limit <= 0:
        return ""
    kept = text[: limit - 1]
    cut = max(kept.rfind("\n"), kept.rfind(" "))
    return (kept[:cut] if cut > limit // 2 else kept) + "…"
