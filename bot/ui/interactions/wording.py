"""Wording: the moves that a player may make, each in words, and the moves that a player's own words mean.

Pure functions of moves, hands and words, without Discord and without states. The words may come in any order, without
accents, in any case, in the reader's language or in English, and each may be cut short.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from itertools import groupby
from typing import TYPE_CHECKING, Any

from bot.i18n.translation import DEFAULT, clipped, kebab, text
from bot.ui.interactions.autocomplete import folded

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from msgspec import Struct

    from bot.i18n.translation import Say
    from bot.ui.game_ui import DailyUI, GameUI

MAX_LABEL_LENGTH = 100
"""Characters of a suggestion on Discord."""
MAX_TYPED_LENGTH = 200
"""Characters of a typed move that are read."""
MAX_WORDS_COMPARED = 20
"""Different words that are compared with the words of every move, to find similar moves."""
_WORD = re.compile(r"\w+")
_WORDED, _EXACT, _BEGINNING, _INFLECTED, _UNLIKE = 4, 3, 2, 1, 0
"""The likeness of a typed word to a word of a wording, to another known word, to the beginning or the stem of one."""
_NEGATIONS = frozenset({"not", "ne", "nie"})
"""Words that turn the meaning of a move around, in every language."""
_STEM_LENGTH, _ENDING_LENGTH = 4, 3
"""Two forms of one word share at least so many letters, and differ by at most so many at the end."""


@dataclass(frozen=True)
class Phrase:
    """A move in words."""

    move: Struct
    label: str
    """The words that a player reads, at most `MAX_LABEL_LENGTH` characters; no other move of the seat has them."""
    order: tuple[str, ...]
    """The words of the label, simplified for comparison, in order."""
    words: frozenset[str]
    """The words of all wordings."""
    synonyms: frozenset[str]
    """Further words that stand for the move."""
    numbers: tuple[tuple[str, ...], ...]
    """The numbers that the move may be typed with, in order, for each wording."""
    wholes: frozenset[str]
    """Every wording of the move, simplified for comparison: each alone means the move."""
    likely: bool
    """Whether the seat's menu shows the move; others are legal, but make no sense now."""


def words_of(typed: str) -> tuple[str, ...]:
    """Return the words of a text, simplified for comparison."""
    return tuple(_WORD.findall(folded(typed)))


def phrase(ui: GameUI | DailyUI, move: Struct, hand: Any, say: Say, *, likely: bool = True) -> Phrase:
    """Return a move in words."""
    wordings = ui.phrases(move, hand, say)
    english = () if say.language == DEFAULT else ui.phrases(move, hand, say.translated(DEFAULT))
    tokens = [words_of(wording) for wording in (*wordings, *english)]
    counting = [words_of(wording) for each in (wordings, english) for wording in each[1:] or each]
    label = clipped(wordings[0], MAX_LABEL_LENGTH)
    return Phrase(
        move,
        label,
        words_of(wordings[0]),
        frozenset(word for each in tokens for word in each),
        kind_words(move, say) | frozenset(_short_forms(move)),
        tuple(dict.fromkeys(numbers_of(each) for each in counting)),
        frozenset(folded(each) for each in (label, *wordings, *english)),
        likely,
    )


def kind_words(move: Struct, say: Say) -> frozenset[str]:
    """Return the words that stand for moves like this one, in the reader's language and in English."""
    variants = {name: typed_form(value) for name, value in _fields(move) if isinstance(value, bool | Enum)}
    return synonyms(type(move), say, **variants)


def synonyms(kind: type[Struct], say: Say, **variants: str) -> frozenset[str]:
    """Return the words that stand for a kind of move, given the values of the fields that its text distinguishes."""
    key, says = f"move-{kebab(kind.__name__)}.words", dict.fromkeys((say, say.translated(DEFAULT)))
    return frozenset(word for each in says for word in words_of(each(key, **variants)))


def _fields(move: Struct) -> Iterable[tuple[str, Any]]:
    return ((name, getattr(move, name)) for name in move.__struct_fields__)


def numbers_of(words: Iterable[str]) -> tuple[str, ...]:
    """Return the numbers among words, in order."""
    return tuple(word for word in words if word.isdecimal())


@lru_cache(maxsize=8)
def fillers(scope: str, language: str) -> frozenset[str]:
    """Return the words that players write around a move and that mean nothing."""
    return frozenset(word for each in (language, DEFAULT) for word in words_of(text(scope, each, "typed-fillers")))


def _short_forms(move: Struct) -> Iterable[str]:
    """Yield the words of the move's enumerations as the rules write them."""
    return (word for _, value in _fields(move) if isinstance(value, Enum) for word in words_of(typed_form(value)))


def typed_form(value: Any) -> str:
    """Return a value as the rules write it."""
    return str(value.value if isinstance(value, Enum) else value).lower()


def typed_words(typed: str, phrases: Iterable[Phrase]) -> tuple[str, ...]:
    """Return the words of a typed text; a letter and a number are one word (`A 4`) if that names a move."""
    words, known = list(words_of(typed[:MAX_TYPED_LENGTH])), {word for each in phrases for word in each.words}
    for n in range(len(words) - 1, 0, -1):
        joined = words[n - 1] + words[n]
        if len(words[n - 1]) == 1 and words[n].isdecimal() and joined in known:
            words[n - 1 : n + 1] = [joined]
    return tuple(words)


def suggestions(phrases: Sequence[Phrase], typed: str, ignored: frozenset[str]) -> list[Phrase]:
    """Return the moves that half-typed words may mean, the most likely first.

    Moves that are equally likely take turns by their kind, so that a short list shows every kind.
    """
    words = typed_words(typed, phrases)
    ranked = sorted(
        (rank, n) for n, each in enumerate(phrases) if (rank := _rank(each, words, ignored, typing=True)) is not None
    )
    return [phrases[n] for _, group in groupby(ranked, key=lambda pair: pair[0]) for n in _mixed(phrases, group)]


def _mixed(phrases: Sequence[Phrase], group: Iterable[tuple[Any, int]]) -> list[int]:
    turns: Counter[type] = Counter()
    order: list[tuple[int, int]] = []
    for _, n in group:
        kind = type(phrases[n].move)
        order.append((turns[kind], n))
        turns[kind] += 1
    return [n for _, n in sorted(order)]


def _rank(
    phrase: Phrase, words: Sequence[str], ignored: frozenset[str], *, typing: bool
) -> tuple[bool, int, bool] | None:
    """Return how well a move fits the words, the best first in order; None if it does not fit."""
    score = _score(phrase, words, ignored, typing=typing)
    return None if score is None else (not phrase.likely, -score, not _in_order(phrase, words))


def _score(phrase: Phrase, words: Sequence[str], ignored: frozenset[str], *, typing: bool) -> int | None:
    score, finished = 0, words[:-1] if typing else words
    if not any(_is_within(numbers_of(finished), numbers) for numbers in phrase.numbers):
        return None
    for word in dict.fromkeys(words):
        is_unfinished = typing and word == words[-1]
        likeness = _likeness(word, phrase, unfinished=is_unfinished)
        if likeness == _UNLIKE and word not in ignored:
            return None
        score += likeness
    return score


def _likeness(word: str, phrase: Phrase, *, unfinished: bool = False) -> int:
    """Return the likeness of a word to the most similar one of a move.

    A finished number is like no longer number, a single letter begins no synonym, and a negation begins no word.
    """
    if word in phrase.words:
        return _WORDED
    if word in phrase.synonyms:
        return _EXACT
    if (word[0].isdecimal() and not unfinished) or word in _NEGATIONS:
        return _UNLIKE
    known = phrase.words if len(word) == 1 else phrase.words | phrase.synonyms
    if any(other.startswith(word) for other in known):
        return _BEGINNING
    return _INFLECTED if any(is_inflected(word, other) for other in known) else _UNLIKE


def nearest(phrases: Sequence[Phrase], typed: str, ignored: frozenset[str]) -> list[Phrase]:
    """Return the moves that have most in common with words that mean none; all of them if nothing is in common.

    Words that mean nothing (`ignored`) do not count.
    """
    words = [word for word in dict.fromkeys(typed_words(typed, phrases)) if word not in ignored][:MAX_WORDS_COMPARED]
    scores = [sum(_likeness(word, each) for word in words) for each in phrases]
    best = [each for each, score in zip(phrases, scores, strict=True) if score == max(scores)]
    return suggestions(best, "", frozenset())


@lru_cache(maxsize=8192)  # the moves of a menu share most of their words
def is_inflected(word: str, other: str) -> bool:
    """Return whether two words seem to be forms of one word."""
    shared = next((n for n, pair in enumerate(zip(word, other, strict=False)) if pair[0] != pair[1]), None)
    shared = min(len(word), len(other)) if shared is None else shared
    return shared >= _STEM_LENGTH and max(len(word), len(other)) - shared <= _ENDING_LENGTH


def _in_order(phrase: Phrase, words: Sequence[str]) -> bool:
    """Return whether those of the words that the label contains have its order."""
    return _is_within([word for word in words if word in phrase.order], phrase.order)


def _is_within(words: Iterable[str], others: Iterable[str]) -> bool:
    """Return whether the words occur among others in the same order."""
    rest = iter(others)
    return all(word in rest for word in words)


def meant(phrases: Sequence[Phrase], typed: str, ignored: frozenset[str]) -> list[Phrase]:
    """Return the moves that finished words mean: one if they are clear, several if not, none if nothing fits.

    A whole wording means its move. Else the moves with the most exact words are meant; among those, moves that make
    sense now; among those, the move whose words all others contain: `111 taxi` is a ride, not half a double ride.
    """
    whole = folded(typed)
    labelled = [each for each in phrases if folded(each.label) == whole]
    if worded := labelled or [each for each in phrases if whole in each.wholes]:
        return worded
    words = typed_words(typed, phrases)
    if not set(words) - ignored:
        return []
    scores = {n: score for n, each in enumerate(phrases) if (score := _score(each, words, ignored, typing=False))}
    best = [phrases[n] for n in scores if scores[n] == max(scores.values())]
    sensible = [each for each in best if each.likely] or best
    least = [each for each in sensible if all(set(each.order) <= set(other.order) for other in sensible)] or sensible
    return [each for each in least if _in_order(each, words)] or least
