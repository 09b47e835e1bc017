"""The comparison of typed words with moves: a long text costs no more than a short one."""

from __future__ import annotations

from typing import Any

import pytest

from bot.ui.interactions import wording
from bot.ui.interactions.wording import MAX_WORDS_COMPARED, Phrase


def phrase(label: str) -> Phrase:
    words = wording.words_of(label)
    move: Any = label
    return Phrase(move, label, words, frozenset(words), frozenset(), ((),), frozenset((label,)), likely=True)


@pytest.mark.parametrize("typed", ["taxi " * 40, " ".join("abcdefghijklmnopqrstuvwxyz" * 3)])
def test_a_long_text_is_compared_by_few_words(monkeypatch: pytest.MonkeyPatch, typed: str) -> None:
    phrases, compared = [phrase(f"ride {n}") for n in range(10)], list[str]()
    likeness = wording._likeness

    def counting(word: str, each: Phrase, *, unfinished: bool = False) -> int:
        compared.append(word)
        return likeness(word, each, unfinished=unfinished)

    monkeypatch.setattr(wording, "_likeness", counting)
    assert wording.nearest(phrases, typed, frozenset())
    assert len(set(compared)) * len(phrases) == len(compared)
    assert len(set(compared)) <= MAX_WORDS_COMPARED
