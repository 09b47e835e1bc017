"""Names that players type for pieces: letters that every picture can draw, in a bounded length, never markup."""

from __future__ import annotations

import pytest

from bot.game.contract import Refused
from bot.i18n.languages import LANGUAGES
from bot.i18n.names import escaped
from bot.i18n.translation import Say
from bot.i18n.typed_names import cleaned_name
from bot.ui.interactions.piece_naming import TypedNaming, typed_naming


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("  Velký \n Šéf ", "Velký Šéf"),
        ("O’Grady-Łoś", "O’Grady-Łoś"),
        ("Z\u030cirafa", "Žirafa"),
        ("x" * 12, "x" * 12),
    ],
)
def test_a_name_has_single_spaces(typed: str, name: str) -> None:
    assert cleaned_name(typed) == name
    assert escaped(name) == name


@pytest.mark.parametrize(
    ("typed", "refusal"),
    [
        *((typed, "naming-empty") for typed in ("", "  ", "-’-")),
        ("x" * 13, "naming-long"),
        *((typed, "naming-sign") for typed in ("<@123>", "@everyone", "a*b", "x://y", "a.b", "13", "Kapeć 2", "🦊")),
        *(
            (typed, "naming-sign")
            for typed in ("a\u202eb", "a\x00b", "\u3164", "a" + "\u0301" * 4, "小明", "שלום", "\U0001d400da")
        ),
    ],
)
def test_an_odd_name_is_refused(typed: str, refusal: str) -> None:
    with pytest.raises(Refused) as refused:
        cleaned_name(typed)
    assert refused.value.text == refusal
    assert all(Say(language).refusal(refused.value) for language in LANGUAGES)


@pytest.mark.parametrize(
    ("typed", "naming"),
    [
        ("name 13 Kapeć", TypedNaming(13, "Kapeć")),
        ("Jmeno: 13  Velký Šéf", TypedNaming(13, "Velký Šéf")),
        ("pomenuj 1 Slon", TypedNaming(1, "Slon")),
        ("IMIĘ 7", TypedNaming(7, "")),
        ("nazwij Słoń", TypedNaming(None, "Słoń")),
        ("name 1234 Slon", TypedNaming(None, "1234 Slon")),
        ("name", TypedNaming(None, "")),
        ("ready", None),
        ("13 Kapeć · role", None),
        ("names 13 x", None),
        ("", None),
    ],
)
def test_typed_words_name_a_piece_in_any_language(typed: str, naming: TypedNaming | None) -> None:
    assert typed_naming(typed) == naming
