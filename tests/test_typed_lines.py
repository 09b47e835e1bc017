"""Lines that players type: they are cleaned, and nothing that could be markup or unreadable is accepted."""

from __future__ import annotations

import pytest

from bot.game.contract import Refused
from bot.i18n.typed_lines import MAX_LINE_LENGTH, cleaned


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        ("  Because  of\nthe dog. ", "Because of the dog."),
        ("Cafe\u0301 🐶!", "Café 🐶!"),
        ("x" * 90, "x" * 90),
        ("👨\u200d👩\u200d👧 <3 *so*_~", "👨\u200d👩\u200d👧 <3 *so*_~"),
    ],
)
def test_a_line_has_single_spaces(typed: str, line: str) -> None:
    assert cleaned(typed) == line


@pytest.mark.parametrize(
    ("typed", "refusal"),
    [
        ("", "talk-empty"),
        ("\u3164", "talk-empty"),
        ("x" * (MAX_LINE_LENGTH + 1), "talk-long"),
        ("<@123>", "talk-sign"),
        ("@everyone", "talk-sign"),
        ("[here](x)", "talk-sign"),
        ("a\u200db", "talk-sign"),
        ("\x07", "talk-sign"),
        ("https://example.org", "talk-sign"),
        ("a\u202eb", "talk-sign"),
        ("a" + "\u0301" * 9, "talk-sign"),
    ],
)
def test_an_odd_line_is_refused(typed: str, refusal: str) -> None:
    with pytest.raises(Refused) as refused:
        cleaned(typed)
    assert refused.value.text == refusal
