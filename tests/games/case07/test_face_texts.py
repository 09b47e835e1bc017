"""Every sentence of 07 zgłoś się in four languages: it exists, names all its variables, and fits its place."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import pytest

from bot.game.contract import Refused, Seat
from bot.i18n.translation import LANGUAGES, Say
from bot.ui.interactions.autocomplete import folded
from cogs import case07
from cogs.case07 import GAME
from cogs.case07.cards import Card, Kind
from cogs.case07.facts import CaseDealt, CaseSolved, Misinformed, PatrolReported
from cogs.case07.labels import KINDS, blanks, label, polish
from cogs.case07.moves import Accuse, Examine, Move, Note, Patrol, Report
from cogs.case07.options import Deduction, Options
from tests.games.case07.parties import NAMES, TABLES, party
from tests.games.case07.positions import C
from tests.games.sources import refusals
from tests.merged_cases import merge_cases
from tests.wording import plain

pytestmark = pytest.mark.unmeasured

VALUES: dict[str, Any] = {
    "seat": 0,
    "neighbour": 1,
    "asker": 2,
    "number": 2,
    "card": "kasiarz",
    "suspect": "marynarz",
    "crime": "szantaz",
    "place": "supersam",
    "size": "small",
    "answer": "near",
    "right": True,
    "out": True,
    "large": 1,
    "small": 2,
    "points": 5,
    "other": 3,
    "mine": 4,
    "theirs": 1,
}
FIELD_TEXTS = {
    "seat": "Ann",
    "neighbour": "Bob",
    "asker": "Cid",
    "number": "2",
    "card": "Kasiarz",
    "suspect": "Marynarz",
    "crime": "Szantaż",
    "place": "Supersam",
    "large": "1",
    "small": "2",
    "points": "5",
    "other": "Dan",
    "mine": "4",
    "theirs": "1",
}
SMALL = {"en": "small", "cs": "malý", "sk": "malý", "pl": "mały"}
every_language = merge_cases("language", LANGUAGES)


def say(language: str) -> Say:
    """Return the texts of the game."""
    return Say(language, "case07", NAMES)


def sample(kind: type[msgspec.Struct]) -> Any:
    """Return a move or fact of this kind with a value in every field."""
    tagged = {"type": kind.__name__} if kind in get_args(Move) else {}
    return msgspec.convert({field: VALUES[field] for field in kind.__struct_fields__} | tagged, kind)


@every_language
@merge_cases("fact", GAME.facts)
def test_a_facts_text_contains_every_field(language: str, fact: type[msgspec.Struct]) -> None:
    text, field_texts = say(language).fact(sample(fact)), FIELD_TEXTS | {"size": SMALL[language]}
    assert all(field_texts[field] in text for field in fact.__struct_fields__)


@every_language
@merge_cases(("options", "players"), TABLES)
def test_every_fact_of_a_game_has_a_text(language: str, options: Options, players: int) -> None:
    for step in party(options, players):
        assert all(say(language).fact(news.fact) for news in step.news)


@every_language
@merge_cases("card", Card)
def test_a_cards_label_begins_with_its_polish_name(language: str, card: Card) -> None:
    name, home = plain(label(card, say(language))), plain(polish(card))
    assert name == home or (name.startswith(f"{home} (") and name.endswith(")"))
    assert len(name) <= 45
    assert language != "pl" or "(" not in name


@every_language
def test_all_cards_have_names_of_their_own(language: str) -> None:
    blank = {say(language)("card-unknown"), say(language)("card-prevention")}
    assert len({label(card, say(language)) for card in Card} | blank) == len(Card) + 2
    assert blank <= {*blanks(say(language))}
    assert not {*blanks(say(language))} & {label(card, say(language)) for card in Card}


@every_language
@merge_cases("card", Card)
def test_a_fact_names_a_card_as_the_menus_do(language: str, card: Card) -> None:
    assert say(language)("the-card", card=card.value) == label(card, say(language))


@every_language
@merge_cases("move", get_args(Move))
def test_every_move_fits_on_a_button(language: str, move: type[msgspec.Struct]) -> None:
    assert 0 < len(say(language).move(sample(move))) <= 60


@every_language
def test_name_tagline_and_rules_have_texts(language: str) -> None:
    words = say(language)
    assert plain(words("game-name")) == "07 zgłoś się"
    assert 40 <= len(words("game-tagline")) <= 100
    assert 2_000 <= len(words("game-rules")) <= 3_200
    for figure in ("7, 5, 3, 1", "7, 7", "2, 3, 4, 3"):
        assert figure in words("game-rules")


@every_language
def test_every_option_and_every_value_is_named_and_explained(language: str) -> None:
    words = say(language)
    for option in ("notebook", "human-answers"):
        assert 0 < len(words(f"option-{option}")) <= 45
        assert 0 < len(words(f"option-{option}-about")) <= 150
    names = {words(f"option-notebook-{value.value}") for value in Deduction}
    assert len(names) == len(Deduction)
    assert all(0 < len(name) <= 80 for name in names)
    assert len(Options.__struct_fields__) == 2


@every_language
def test_every_refusal_has_one_or_two_sentences(language: str) -> None:
    texts = refusals(case07)
    assert len(texts) >= 17
    for text, names in texts.items():
        for size in ("large", "small"):
            values: dict[str, Any] = {"card": C.STADION, "place": C.PALAC_KULTURY, "size": size, "changes": 12}
            values |= {"count": 1287, "limit": 25}
            sentence = say(language).refusal(Refused(text, **{name: values[name] for name in names}))
            assert 10 < len(sentence) <= 150
            assert sentence.endswith(".")


@every_language
def test_a_blank_tile_is_refused_with_a_reason(language: str) -> None:
    assert say(language)("refused-blank").endswith(".")


@every_language
def test_texts_and_labels_use_the_same_pictograms_for_the_three_questions(language: str) -> None:
    text = say(language).fact(sample(CaseDealt))
    assert all(KINDS[kind] in text for kind in Kind)
    assert text.index(KINDS[Kind.SUSPECT]) < text.index(KINDS[Kind.CRIME]) < text.index(KINDS[Kind.PLACE])


@every_language
def test_a_patrols_text_names_no_disc_or_both_sizes(language: str) -> None:
    texts = [
        say(language).fact(PatrolReported(Seat(0), C.MDM, large, small)) for large in range(4) for small in range(4)
    ]
    assert len(set(texts)) == 16
    assert not any("0" in text for text in texts)


@every_language
def test_the_text_of_a_wrong_answer_distinguishes_asker_and_holder(language: str) -> None:
    text = say(language).fact(Misinformed(Seat(0), Seat(1)))
    assert text != say(language).fact(Misinformed(Seat(1), Seat(0)))


@merge_cases(
    ("language", "large", "small", "text"),
    [
        ("en", 0, 0, "nothing"),
        ("en", 1, 2, "1 large disc + 2 small discs"),
        ("cs", 1, 1, "1 velký disk + 1 malý disk"),
        ("cs", 2, 0, "2 velké disky"),
        ("cs", 0, 5, "5 malých disků"),
        ("sk", 3, 1, "3 veľké disky + 1 malý disk"),
        ("sk", 0, 5, "5 malých diskov"),
        ("pl", 1, 2, "1 duży dysk + 2 małe dyski"),
        ("pl", 0, 5, "5 małych dysków"),
        ("pl", 0, 0, "brak śladów"),
    ],
)
def test_plurals_of_discs(language: str, large: int, small: int, text: str) -> None:
    assert plain(say(language).move(Report(large, small))) == text


@merge_cases(
    ("language", "points", "text"),
    [
        ("en", 1, "1 point"),
        ("en", -3, "-3 points"),
        ("cs", 3, "3 body"),
        ("cs", 7, "7 bodů"),
        ("sk", 3, "3 body"),
        ("sk", 21, "21 bodov"),
        ("pl", 1, "1 punkt"),
        ("pl", 3, "3 punkty"),
        ("pl", 21, "21 punktów"),
    ],
)
def test_scores(language: str, points: int, text: str) -> None:
    assert plain(say(language).about("score", Options(), points=points)) == text


@every_language
def test_a_solved_cases_text_names_its_points(language: str) -> None:
    text = say(language).fact(CaseSolved(Seat(0), C.BOMBA, C.NAPAD, C.MDM, 7))
    assert say(language)("some-points", points=7) in text


@every_language
def test_moves_differ_by_their_words_alone(language: str) -> None:
    """Typed moves contain no pictograms: users who seal or suggest a move may type its words alone."""
    texts = [folded(say(language).move(kind(C.OKECIE))) for kind in (Examine, Patrol, Accuse, Note)]
    assert len(set(texts)) == 4
