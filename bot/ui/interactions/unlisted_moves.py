"""Moves that a player names although no menu has them: they are read so that the game can state why it refuses them.

Pure functions of kinds of moves, hands and words. The result is never legal and never played.
"""

from __future__ import annotations

from collections import Counter
from enum import EnumType
from itertools import product
from typing import TYPE_CHECKING, Any, cast

import msgspec

from bot.game.contract import Seat, naming
from bot.i18n.translation import DEFAULT
from bot.ui.interactions import wording
from bot.ui.interactions.wording import is_inflected, typed_form, words_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from msgspec import Struct
    from msgspec.structs import FieldInfo

    from bot.i18n.translation import Say
    from bot.ui.game_ui import GameUI

_MAX_DIGITS = 9
"""Longer numbers are no values of any field."""
_NOTHING = object()


class _Reader:
    """Reads the fields of one move from words; each word is used once."""

    def __init__(self, ui: GameUI, words: Sequence[str], board: Any, say: Say) -> None:
        self._ui, self._board, self._say = ui, board, say
        self.left = list(words)
        self.used = 0
        self.is_named = False
        """Whether a used word is no mere number."""
        self.misread = False
        """Whether words stand where the name of a value should stand."""

    def use(self, words: Iterable[str]) -> None:
        """Mark words as used."""
        for word in words:
            if word in self.left:
                self.left.remove(word)
                self.used += 1
                self.is_named |= not word.isdecimal()

    def field(self, field: FieldInfo) -> Any:
        """Return the value of a field that the words name, or `_NOTHING`."""
        if named := naming(field.type):
            return self._named(named)
        kinds = {field.type, *getattr(field.type, "__args__", ())} - {type(None)}
        for kind in kinds:
            if kind is Seat:
                return self._labelled([(Seat(n), words_of(name)) for n, name in enumerate(self._say.names)])
            if isinstance(kind, EnumType):
                values = cast("Iterable[Any]", kind)
                return self._labelled([(value, self.label_words(field, value)) for value in values])
            if kind is int:
                return self._number()
        return _NOTHING

    def _named(self, named: Any) -> Any:
        meaningless = named.number("")
        for word in self.left:
            if (value := named.number(word)) != meaningless:
                self.use([word])
                return value
        self.misread = bool(self.left)
        return meaningless if self.left else _NOTHING

    def _number(self) -> Any:
        number = next((word for word in self.left if word.isdecimal() and len(word) <= _MAX_DIGITS), None)
        if number is None:
            return _NOTHING
        self.use([number])
        return int(number)

    def label_words(self, field: FieldInfo, value: Any) -> tuple[str, ...]:
        """Return the words that name a value: its label in the reader's language and in English, and its short form."""
        says = dict.fromkeys((self._say, self._say.translated(DEFAULT)))
        labels = (self._ui.label(field.name, value, self._board, say) or "" for say in says)
        short = typed_form(value)
        return (*words_of(short), *(word for label in labels for word in words_of(label)))

    def _labelled(self, values: Sequence[tuple[Any, tuple[str, ...]]]) -> Any:
        """Return the value that most of the remaining words name, the first in the text if several are named so."""
        matches = [(self._common(known), value) for value, known in values]
        words, value = max(matches, key=lambda match: (len(match[0]), -self._first(match[0])))
        self.use(words)
        return value if words else _NOTHING

    def _common(self, known: tuple[str, ...]) -> list[str]:
        counts = Counter(known)
        return [
            word
            for word in dict.fromkeys(self.left)
            if counts[word] or (not word[0].isdecimal() and any(_alike(word, other) for other in known))
        ]

    def _first(self, words: Sequence[str]) -> int:
        return min((self.left.index(word) for word in words), default=0)


def _alike(word: str, other: str) -> bool:
    return word == other or (len(word) > 1 and other.startswith(word)) or is_inflected(word, other)


def unlisted(ui: GameUI, legal: Sequence[Struct], words: Sequence[str], board: Any, say: Say) -> Iterator[Struct]:
    """Yield the moves outside the menu that the words may mean, the best reading first.

    `legal` are the seat's moves: their kinds come first, and their values stand for those that the words leave out.
    """
    menu_kinds = tuple(dict.fromkeys(map(type, legal)))
    kinds = dict.fromkeys((*menu_kinds, *ui.game.seat_kinds))
    readings = [
        (reader.used if reader.used > len(reader.left) else 0, move)
        for kind in kinds
        for reader, move in _readings(ui, kind, legal, words, board, say)
        if kind in menu_kinds or reader.is_named
    ]
    named = [(used, type(move) in menu_kinds, move) for used, move in readings if used]
    named.sort(key=lambda reading: (-reading[0], not reading[1]))
    misread = (move for used, move in readings if not used and type(move) in menu_kinds)
    return (move for move in (*(move for _, _, move in named), *misread) if move not in legal)


def _readings(
    ui: GameUI, kind: type[Struct], legal: Sequence[Struct], words: Sequence[str], board: Any, say: Say
) -> Iterator[tuple[_Reader, Struct]]:
    """Yield the readings of the words as a kind of move: one for every yes-or-no value.

    Yield none if the words leave a field open, or if most of them have no meaning for the move and none of them stands
    where the name of a value should stand.
    """
    fields = msgspec.structs.fields(kind)
    switches = [field for field in fields if field.type is bool]
    example = next((move for move in legal if isinstance(move, kind)), None)
    for values in product(*((field.default is True, field.default is not True) for field in switches)):
        chosen = dict(zip((field.name for field in switches), values, strict=True))
        reader = _Reader(ui, words, board, say)
        known = wording.synonyms(kind, say, **{name: typed_form(value) for name, value in chosen.items()})
        reader.use(word for word in dict.fromkeys(words) if word in known)
        labels = [word for field in switches for word in reader.label_words(field, chosen[field.name])]
        reader.use(word for word in dict.fromkeys(reader.left) if word in labels)
        for field in fields:
            if field.name not in chosen:
                value = reader.field(field)
                chosen[field.name] = _left_out(field, example, legal) if value is _NOTHING else value
        reader.use([word for word in dict.fromkeys(reader.left) if any(_alike(word, other) for other in known)])
        if _NOTHING not in chosen.values() and (reader.used > len(reader.left) or reader.misread):
            yield reader, kind(**chosen)


def _left_out(field: FieldInfo, example: Struct | None, legal: Sequence[Struct]) -> Any:
    """Return the value of a field that was left out: its default, or a legal move's value; `_NOTHING` without both.

    An active seat with no legal move of the kind gets an enumeration's first value, since no value would be legal.
    """
    if not field.required:
        return field.default if field.default is not msgspec.NODEFAULT else _NOTHING
    if example is None:
        return next(iter(field.type)) if legal and isinstance(field.type, EnumType) else _NOTHING
    return getattr(example, field.name)
