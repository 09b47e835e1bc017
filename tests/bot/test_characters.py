"""Characters in the names of users."""

from __future__ import annotations

import unicodedata

import pytest

from bot.i18n import characters, names

ZALGO = "Z" + "\u0301\u0302\u0303\u0304\u0305" + "algo"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Caf\u00e9", "Cafe\u0301"),
        ("\u1e69", "s\u0323\u0307"),
        ("s\u0307\u0323", "s\u0323\u0307"),
        ("\u212bngstr\u00f6m", "\u00e5ngstr\u00f6m"),
        ("\ufb01sh", "FISH"),
        ("Stra\u00dfe", "STRASSE"),
        ("\uff23ake", "cake"),
        ("a\u00a0 b", "a b"),
        ("\u1100\u1161", "\uac00"),
        ("Ca\u034fke\ufe0f", "Cake"),
    ],
)
def test_equal_names_fold_alike(one: str, other: str) -> None:
    assert characters.folded(one) == characters.folded(other)
    assert characters.folded(one) != characters.folded(f"{one}x")


@pytest.mark.parametrize(
    "text", ["Příšerně žluťoučký", "Việt Nam", "e\u0301\u0323\u0302", "\u05d1\u05bc\u05b0\u05bd", "हिन्दी"]
)
def test_writing_of_living_languages_has_few_marks(text: str) -> None:
    for form in ("NFC", "NFD"):
        given = unicodedata.normalize(form, text)
        assert characters.overmarked(given) is None
        assert characters.with_few_marks(given) == given


@pytest.mark.parametrize(
    ("text", "letter"),
    [(ZALGO, "Z"), ("\u1ebf\u0301\u0302", "e"), ("a\u20dd\u20dd\u20dd\u20dd", "a"), ("\u0301" * 4, "\u0301")],
)
def test_a_letter_with_too_many_marks_is_found_and_loses_them(text: str, letter: str) -> None:
    assert characters.overmarked(text) == letter
    assert characters.overmarked(characters.with_few_marks(text)) is None


@pytest.mark.parametrize(
    "text", ["", " ", "\u00a0\u2003", "\u200b\u200d", "\u0301\u0302", "\u3164", "\u2800 \u115f", "\ufe0f"]
)
def test_a_character_without_ink_is_invisible(text: str) -> None:
    assert not characters.is_visible(text)
    assert characters.is_visible(f"{text}a")


def test_a_visible_character_describes_itself() -> None:
    assert characters.described("蛋") == "“蛋” (U+86CB)"
    assert characters.described("\u202e") == "U+202E"
    assert characters.described("\u3164") == "U+3164"
    assert characters.described("\ud800") == "U+D800"


def test_a_name_loses_excess_marks_and_is_never_invisible() -> None:
    assert names.clean_name(ZALGO) == unicodedata.normalize("NFC", "Z\u0301\u0302\u0303algo")
    for blank in ("\u3164\u3164", "\u2800", "\u0301", "\ud800"):
        assert names.clean_name(blank) == "?"
    assert names.clean_name(names.clean_name(ZALGO)) == names.clean_name(ZALGO)
    assert names.clean_name("Žofie e\u0301") == "Žofie e\u0301"
