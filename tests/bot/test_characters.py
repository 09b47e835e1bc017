"""Characters in the names of users."""

from __future__ import annotations

import unicodedata

import pytest

from bot.game.contract import NoOptions, Strength
from bot.i18n import characters, names
from bot.table.model import Computer, Pace, Person, Place, Status, Table
from tests.by_seat import states

ZALGO = "Z" + "\u0301\u0302\u0303\u0304\u0305" + "algo"


@pytest.mark.parametrize(
    ("name", "other"),
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
def test_equal_names_fold_alike(name: str, other: str) -> None:
    assert characters.folded(name) == characters.folded(other)
    assert characters.folded(name) != characters.folded(f"{name}x")


@pytest.mark.parametrize(
    "text", ["Příšerně žluťoučký", "Việt Nam", "e\u0301\u0323\u0302", "\u05d1\u05bc\u05b0\u05bd", "हिन्दी"]
)
def test_writing_of_living_languages_has_few_marks(text: str) -> None:
    for form in ("NFC", "NFD"):
        normal_form = unicodedata.normalize(form, text)
        assert characters.overmarked(normal_form) is None
        assert characters.with_few_marks(normal_form) == normal_form


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


FAMILY, FLAG, ENGLAND = "👨‍👩‍👧‍👦", "🇨🇿", "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f"


@pytest.mark.parametrize("emoji", [FAMILY, FLAG, ENGLAND, "👍🏽", "❤️", "1️⃣"])
def test_the_characters_of_an_emoji_stay_together(emoji: str) -> None:
    assert names.clean_name(f"Anna {emoji}") == f"Anna {emoji}"
    long_name = names.clean_name("x" * (names.MAX_NAME_LENGTH - 2) + emoji * 2)
    assert long_name in {"x" * (names.MAX_NAME_LENGTH - 2) + "…", "x" * (names.MAX_NAME_LENGTH - 2) + f"{emoji[:1]}…"}
    assert len(emoji) == 1 or not long_name.endswith(f"{emoji[:1]}…")


def test_format_characters_outside_an_emoji_are_removed() -> None:
    assert names.clean_name("A\u200dn\u202en\u2066a") == "Anna"
    assert names.clean_name("😀\u200d") == "😀"
    hidden = "".join(chr(0xE0000 + ord(char)) for char in "a hidden message")
    assert names.clean_name(f"🏴{hidden}") == "🏴"


def test_a_name_without_ink_becomes_the_account_name() -> None:
    assert names.person(7, "\u3164\u200b", "anna_b").name == "anna_b"
    assert names.person(7, "Anna", "anna_b").name == "Anna"


def test_names_that_look_equal_get_the_numbers_of_their_seats() -> None:
    assert names.distinct(("Anna", "Boris", "ANNA")) == ("Anna (1)", "Boris", "ANNA (3)")
    long = "Bartholomew of the Seven Hills and "
    assert names.distinct((f"{long}A", f"{long}B")) == tuple(f"{long[:31]}… ({seat})" for seat in (1, 2))
    assert names.distinct(("Anna", "Boris")) == ("Anna", "Boris")
    assert names.distinct(("Anna", "anna", "Anna (1)")) == ("Anna (1)", "anna (2)", "Anna (1) (3)")


def test_in_pictures_the_account_replaces_a_name_that_the_fonts_would_halve() -> None:
    people = (
        Person(1, "王小明 Wang", "wang"),
        Person(2, "Žofie 🦊", "zofie"),
        Person(3, "日本"),
        Computer(Strength.FAIR, "Ada"),
        Person(5, "👨‍👩‍👧", "family"),
    )
    table = Table(
        id=1, game="bids", status=Status.LOBBY, place=Place(1, 20), host=1, language="en", pace=Pace.DAILY,
        seats=states(*people), options=NoOptions(), version=1, rules=1, opened=0.0, changed=0.0,
    )  # fmt: skip
    assert names.in_picture(table) == ("wang", "Žofie 🦊", "3", "Ada", "👨‍👩‍👧")
    assert names.in_list(table) == ("王小明 Wang", "Žofie 🦊", "日本", "Ada", "👨‍👩‍👧")
