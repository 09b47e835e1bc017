"""All texts of the bot, in four languages.

Texts are Fluent messages in files: the host's under `bot/texts`, a game's under `cogs/<game>/texts`. A game's scope
contains its own texts and, behind them, the host's. A missing message or variable is a bug and raises; a reader never
sees an id.

Functions in texts: `{ COMMAND("table show view:board") }` mentions a command, which Discord shows under its name in the
reader's client, and the choice of an option. `{ TEXT("gift", $gift, $own) }` is `$own`, or, if that is empty, the
message `gift-` plus the value of `$gift`; `TEXT("gift.line", …)` is that message's attribute `line`.
`{ SIGNED($steps) }` is a number with its sign, and `{ CLOCK($time) }` seconds in the form of a clock.

No line ends after a preposition or a number: this module alone inserts no-break spaces.
"""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass, field
from enum import Enum
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Optional, cast

import msgspec
from msgspec import Struct

from bot.game.contract import FileText, Piece, Seat, naming
from bot.i18n import languages
from bot.i18n.fluent_files import Bundle, contents, sources
from bot.i18n.names import TableNames, escaped

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from bot.game.contract import Fact, Refused

LANGUAGES = languages.LANGUAGES
UNKNOWN_NAME = "N. N."
"""Replaces an unknown name (nomen nescio), in every language."""
DEFAULT = languages.DEFAULT

_DISPLAY_TYPES: Mapping[Any, Any] = {
    Seat: Seat,
    Optional[Seat]: Seat,  # noqa: UP045 - compared at run time
    FileText: FileText,
    Piece: Piece,
    tuple[Piece, ...]: tuple[Piece, ...],
}

HOST = "host"
"""The scope of the host's own texts; every other scope is the name of a game."""


_command_ids: dict[str, int] = {}
"""Discord's ids of the commands, by their English names; a mention of a command needs the id."""

_NO_BREAK_RULES = (
    (re.compile(r"(?<![^\W_])([AaIiKkOoSsUuVvWwZz]) (?=[\w*„“”\"'(<#])"), "\\1\u00a0"),
    (re.compile(r" (?=[–—] )"), "\u00a0"),
)
"""Pairs kept on one line: a word of one letter with the next word, a dash with the word before it."""
_NUMBER_SPACE = re.compile(r"(?<=\d) (?=[a-záäąćčďéęěíĺľłńňóôŕřśšťúůýźżž])")
"""The space between a number and the word that it counts, in lower case."""


class MissingTextError(LookupError):
    """A required text is missing or could not be formatted: a bug; the message names the place."""


def kebab(name: str) -> str:
    """Return the name of a class as the id of its message: `CardTurned` becomes `card-turned`."""
    return "".join(f"-{c.lower()}" if c.isupper() else c for c in name).lstrip("-")


@lru_cache(maxsize=1)
def fingerprint(scopes: tuple[str, ...]) -> str:
    """Return a hash that changes with any text of the host or of these scopes, in any language."""
    digest = hashlib.sha256()
    for package in ("bot", *(f"cogs.{scope}" for scope in scopes)):
        for language in LANGUAGES:
            digest.update("\0".join(contents(package, language)).encode())
    return digest.hexdigest()


def signed(number: float, language: str = DEFAULT) -> str:
    """Return a number with its sign, for losses and gains; a fraction has one decimal."""
    if not number:
        return "0"
    digits = f"{number:+.0f}" if number == int(number) else f"{number:+.1f}"
    return digits.replace("-", "−").replace(".", "." if language == DEFAULT else ",")


def clock(seconds: float) -> str:
    """Return seconds in the form of a clock: 12:05, or 1:02:05 from an hour on."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


@lru_cache(maxsize=64)
def _bundle(scope: str, language: str) -> Bundle:
    def command(name: object) -> str:
        return host_mention(str(name), language)

    def named(kind: object, name: object, own: object) -> str:
        kind_name, point, attribute = str(kind).partition(".")
        return str(own) or text(scope, language, f"{kind_name}-{name}{point}{attribute}")

    functions: dict[str, Callable[..., Any]] = {"COMMAND": command, "TEXT": named, "SIGNED": signed, "CLOCK": clock}
    packages = ("bot",) if scope == HOST else (f"cogs.{scope}", "bot")
    return Bundle(language, functions, *(sources(package, language) for package in packages))


def has(scope: str, language: str, key: str, *, own: bool = False) -> bool:
    """Return whether the message `key` (or its `key.attribute`) exists; `own`: in the scope's own texts."""
    name, _, attribute = key.partition(".")
    return _bundle(scope, language).has(name, attribute, own=own)


def text(scope: str, language: str, key: str, variables: Mapping[str, Any] | None = None) -> str:
    """Return the message `key` (or its attribute, `key.attribute`) in `language`; raise `MissingTextError`."""
    return _formatted(scope, language, key, tuple((variables or {}).items()))


@lru_cache(maxsize=1 << 11)
def _formatted(scope: str, language: str, key: str, variables: tuple[tuple[str, Any], ...]) -> str:
    """Return a formatted message. Cached: texts recur, and formatting takes forty times as long as a look-up."""
    bundle = _bundle(scope, language)
    name, _, attribute = key.partition(".")
    message = bundle.get(name)
    if message is None:
        raise MissingTextError(f"{scope}/{language}: no message {name}")
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        raise MissingTextError(f"{scope}/{language}: {key} is empty")
    result, errors = bundle.filled_in(pattern, dict(variables))
    if errors:
        raise MissingTextError(f"{scope}/{language}: {key}: {errors}")
    return typeset(result, language)


def typeset(words: str, language: str) -> str:
    """Return a text with no-break spaces where a line must not end; English keeps only numbers together.

    A sentence that ends in an ellipsis gets no further full stop.
    """
    words = words.replace("….", "…")
    for pattern, replacement in _NO_BREAK_RULES if language != "en" else ():
        words = pattern.sub(replacement, words)
    return _NUMBER_SPACE.sub("\u00a0", words)


def learn_commands(ids: Mapping[str, int]) -> None:
    """Store Discord's ids of the commands, by their English names, so that texts can mention them."""
    if ids != _command_ids:
        _command_ids.clear()
        _command_ids.update(ids)
        _formatted.cache_clear()


def mention(scope: str, language: str, *keys: str) -> str:
    """Return a clickable mention of a command, which Discord shows under its name in the reader's client.

    `keys` are the messages of the command's words. Until Discord has given the command an id, its name is written in
    `language`.
    """
    english, shown = (" ".join(text(scope, each, key) for key in keys) for each in (DEFAULT, language))
    return mention_of_words(english, shown)


def mention_of_words(english: str, shown: str) -> str:
    """Return the mention of a command by its English words; until Discord has given it an id, its `shown` words."""
    number = _command_ids.get(english.partition(" ")[0])
    return f"</{english}:{number}>" if number else f"`/{shown}`"


def host_mention(name: str, language: str) -> str:
    """Return the mention of a host's command by its English words, as texts give them; `option:choice` comes last."""
    words, _, choice = name.partition(":")
    path = words.split()
    option = path.pop() if choice else ""
    keys = [f"command-{'-'.join(path[: n + 1])}" for n in range(len(path))]
    displayed = language if language != "sk" else DEFAULT
    command = mention(HOST, displayed, *keys)
    if not choice:
        return command
    chosen = f"{text(HOST, displayed, f'{keys[-1]}.{option}')}:{text(HOST, displayed, f'{option}-{choice}')}"
    return f"{command[:-1]} {chosen}`" if command.startswith("`") else f"{command} `{chosen}`"


@lru_cache(maxsize=512)
def _fields_of(kind: type[Struct]) -> tuple[tuple[str, Any], ...]:
    """Return the fields of a struct with the way to show each: `Seat`, `FileText`, a `Named`, or None (as it is)."""
    return tuple((f.name, naming(f.type) or _DISPLAY_TYPES.get(f.type)) for f in msgspec.structs.fields(kind))


@dataclass(frozen=True)
class Say:
    """The texts for one reader: a language, a scope, and the names at the table by seat."""

    language: str
    scope: str = HOST
    names: tuple[str, ...] = field(default=())

    def __call__(self, key: str, /, **variables: Any) -> str:
        """Return the message `key` with its variables filled in."""
        return _formatted(self.scope, self.language, key, tuple(variables.items()))

    def fact(self, fact: Fact, **variables: Any) -> str:
        """Return the text of a fact: its class names the message, its fields are the variables.

        Seats and `Named` numbers appear by their names, a tuple as a list; a move in a field has the text of `move`.
        `variables` replace fields.
        """
        return self(kebab(type(fact).__name__), **{**self._variables(fact), **variables})

    def move(self, move: Struct) -> str:
        """Return the name of a move in a few words, for a button or a list."""
        return self(f"move-{kebab(type(move).__name__)}", **self._variables(move))

    def about(self, key: str, value: Struct, **variables: Any) -> str:
        """Return the message `key` with the fields of `value` as further variables."""
        return self(key, **self._variables(value), **variables)

    def _variables(self, struct: Struct) -> dict[str, Any]:
        """Return the variables of a struct. The text of a file is left out: it would be escaped and cached in full."""
        return {name: self._shown_value(getattr(struct, name), display) for name, display in _fields_of(type(struct))}

    def _shown_value(self, value: Any, display: Any) -> Any:
        if display is FileText:
            return ""
        if isinstance(value, Struct):
            return self.move(value)
        if value is None or display is None:
            return _variable(value)
        if display is Seat:
            return self.name(value)
        if display is Piece:
            return self.piece(value)
        return self.pieces(value) if display == tuple[Piece, ...] else display.name(value)

    def name(self, seat: int) -> str:
        """Return the name of a seat's player; a table with unreadable seats has no names."""
        return self.names[seat] if seat < len(self.names) else UNKNOWN_NAME

    def piece(self, number: int) -> str:
        """Return a piece's number and name; the number alone if it has no name."""
        known = self.names.pieces if isinstance(self.names, TableNames) else ()
        return f"{number}\u00a0{known[number - 1]}" if 0 < number <= len(known) else str(number)

    def pieces(self, numbers: Iterable[int]) -> str:
        """Return a list of pieces by number and name."""
        return ", ".join(map(self.piece, numbers))

    def refusal(self, refused: Refused) -> str:
        """Return the text of a refusal: the reason, and an allowed alternative."""
        return self(refused.text, **refused.variables)

    def translated(self, language: str) -> Say:
        """Return the same texts in another language."""
        return Say(language, self.scope, self.names)

    def within(self, scope: str, names: tuple[str, ...] = ()) -> Say:
        """Return the texts of a game in the same language, with the names at its table."""
        return Say(self.language, scope, names)


def _variable(value: object) -> Any:
    """Return a value for Fluent: numbers stay numbers (for plurals), typed text is escaped.

    Structs in a tuple are left out: only their game tells them.
    """
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int | float):
        return value
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(value, tuple):
        parts = cast("tuple[object, ...]", value)
        return ", ".join(str(_variable(part)) for part in parts if not isinstance(part, Struct))
    return "" if value is None else escaped(str(value))


_MARKS = re.compile(r"\\([^a-zA-Z0-9\s])|\*\*|__|~~|\|\||`|^(?:#{1,3}|-#) ", re.MULTILINE)
"""Discord's markdown in the forms that texts use, or an escaped character."""


def without_markdown(text: str) -> str:
    """Return a text without markdown, for places that do not render it: no asterisks and no escapes in names."""
    return _MARKS.sub(lambda match: match[1] or "", text)


def clipped(text: str, limit: int) -> str:
    """Return `text`, cut at a line or a word if it is longer than `limit` characters."""
    if len(text) <= limit:
        return text
    if limit <= 0:
        return ""
    head = text[: limit - 1]
    cut = max(head.rfind("\n"), head.rfind(" "))
    return (head[:cut] if cut > limit // 2 else head) + "…"
