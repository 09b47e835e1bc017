"""Typesetting in `bot.i18n.translation`: no-break spaces and mentions of commands."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.i18n import translation
from bot.i18n.translation import LANGUAGES, Say, typeset
from bot.ui.interactions.autocomplete import folded
from bot.ui.messages.information import MOVE, typed
from tests.merged_cases import merge_cases
from tests.wording import plain

if TYPE_CHECKING:
    from collections.abc import Iterator

NO_BREAK = "\u00a0"


def typeset_visibly(text: str, language: str) -> str:
    """Return a text as it is typeset, with `_` for every no-break space."""
    assert "_" not in text
    return typeset(text, language).replace(NO_BREAK, "_")


@merge_cases("language", LANGUAGES)
@merge_cases(
    ("text", "typeset_text"),
    [
        ("5 bodů", "5_bodů"),
        ("has 12 cards and 3 points", "has 12_cards and 3_points"),
        ("at 111 (12)", "at 111 (12)"),
        ("1 2 3", "1 2 3"),
        ("#12 and", "#12_and"),
        ("one\ntwo 2\nthree", "one\ntwo 2\nthree"),
        ("</play:123> opens", "</play:123> opens"),
        ("<t:1767312000:f> remain", "<t:1767312000:f> remain"),
    ],
)
def test_a_number_stays_with_what_it_counts(language: str, text: str, typeset_text: str) -> None:
    assert typeset_visibly(text, language) == typeset_text


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_ellipsis_ends_a_sentence(language: str) -> None:
    assert typeset_visibly("Za ním: 11, 7, 9 …. Wait…", language) == "Za ním: 11, 7, 9 … Wait…"


@pytest.mark.parametrize(
    ("language", "text", "typeset_text"),
    [
        ("cs", "V ulici k domu s kočkou a psem", "V_ulici k_domu s_kočkou a_psem"),
        ("cs", "jede z 12 do 5", "jede z_12_do 5"),
        ("cs", "hra – konec", "hra_– konec"),
        ("cs", "o **Borisovi**, i „tobě“", "o_**Borisovi**, i_„tobě“"),
        ("cs", "a v ulici", "a_v_ulici"),
        ("sk", "So psom, o hre a v nej", "So psom, o_hre a_v_nej"),
        ("sk", "Ruch z miesta – k stolu", "Ruch z_miesta_– k_stolu"),
        ("pl", "W grze i w kartach, a także z tobą", "W_grze i_w_kartach, a_także z_tobą"),
        ("pl", "gra — koniec", "gra_— koniec"),
        ("en", "I have a card – a good one", "I have a card – a good one"),
        ("en", "A 7 and a 12 taxi", "A 7_and a 12_taxi"),
    ],
)
def test_small_words_and_dashes_stay_where_the_language_wants_them(language: str, text: str, typeset_text: str) -> None:
    assert typeset_visibly(text, language) == typeset_text


@pytest.mark.parametrize("language", LANGUAGES)
def test_typesetting_is_idempotent_and_keeps_the_words(language: str) -> None:
    text = "Hra k 5 bodům – a v ulici i 12 karet"
    typeset_once = typeset(text, language)
    assert typeset(typeset_once, language) == typeset_once
    assert plain(typeset_once) == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_formatted_texts_are_typeset(language: str) -> None:
    assert f"5{NO_BREAK}" in Say(language)("score", points=5)


def test_a_typed_space_matches_a_no_break_space() -> None:
    assert folded(f"12{NO_BREAK}Taxi") == folded("12 taxi")


VIEW = ("command-table-show.view", "view-board")
"""The texts of an option and of one of its choices."""
SHOWN = {"en": "en", "cs": "cs", "sk": "en", "pl": "pl"}
"""The language in which Discord shows commands to a reader: it has no Slovak."""


@pytest.fixture
def numbered() -> Iterator[None]:
    """The commands with the ids that Discord assigns."""
    before = dict(translation._command_ids)
    translation.learn_commands({"play": 7, "table": 9, "guess": 11})
    yield
    translation.learn_commands(before)


@pytest.fixture
def unnumbered() -> Iterator[None]:
    """The commands before Discord assigns their ids."""
    before = dict(translation._command_ids)
    translation.learn_commands({})
    yield
    translation.learn_commands(before)


@pytest.mark.usefixtures("numbered")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_command_is_mentioned_by_its_english_name_and_number_in_every_language(language: str) -> None:
    assert "</play:7>" in Say(language)("no-table-here")
    view, choice = (translation.text(translation.HOST, SHOWN[language], key) for key in VIEW)
    assert f"</table show:9> `{view}:{choice}`" in Say(language)("stale-click")
    assert typed("guess", language, "command-game", MOVE) == "</guess move:11>"


@pytest.mark.usefixtures("unnumbered")
@pytest.mark.parametrize(
    ("language", "play", "board", "guess"),
    [
        ("en", "/play", "/table show view:board", "/guess move"),
        ("cs", "/hrát", "/stůl ukázat co:plán", "/hádej tah"),
        ("sk", "/play", "/table show view:board", "/guess move"),
        ("pl", "/graj", "/stół pokaż co:plansza", "/zgadnij ruch"),
    ],
)
def test_a_command_without_an_id_is_written_in_the_language_of_the_reader(
    language: str, play: str, board: str, guess: str
) -> None:
    assert f"`{play}`" in Say(language)("no-table-here")
    assert f"`{board}`" in Say(language)("stale-click")
    assert typed("guess", language, "command-game", MOVE) == f"`{guess}`"


@pytest.mark.usefixtures("numbered")
def test_an_unknown_command_is_written_with_its_name() -> None:
    assert "`/moves`" in Say("en")("no-such-table")


@pytest.mark.parametrize("text", ["Type </play:7> or `/table board`.", f"Type{NO_BREAK}</play:7> or </table board:9>."])
def test_plain_gives_mentions_and_written_commands_the_same_form(text: str) -> None:
    assert plain(text) == "Type /play or /table board."
