"""Every sentence of Fantom in four languages: it exists, names all its variables, and fits its place."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import pytest
from msgspec.structs import replace

from bot.game.contract import FileText, Refused, Seat
from bot.i18n.translation import LANGUAGES, Say
from cogs import fantom
from cogs.fantom import GAME
from cogs.fantom.board import Ending, Pawn, Phase
from cogs.fantom.facts import HuntBegun
from cogs.fantom.labels import PICTOGRAMS
from cogs.fantom.map.transport import Transport
from cogs.fantom.moves import Move
from cogs.fantom.options import Aid, First, Map, Options, Riding
from tests.games.fantom.hunts import NAMES, OPEN, PLAIN, RICH, hunt
from tests.games.sources import refusals
from tests.merged_cases import merge_cases
from tests.wording import plain

pytestmark = pytest.mark.unmeasured

VALUES: dict[str, Any] = {
    "seat": 0,
    "pawn": "blue",
    "transport": "tram",
    "station": 41,
    "to": 42,
    "box": 13,
    "first": 9,
    "last": 19,
    "left": 1,
    "hunt": 2,
    "hunts": 3,
    "route": "12 → 45",
}
every_language = merge_cases("language", LANGUAGES)


def say(language: str) -> Say:
    """Return the texts of the game."""
    return Say(language, "fantom", NAMES)


def sample(kind: type[msgspec.Struct]) -> Any:
    """Return a move or fact of this kind with a value in every field."""
    return msgspec.convert({field: VALUES[field] for field in kind.__struct_fields__}, kind)


@every_language
@merge_cases("fact", GAME.facts)
def test_a_facts_text_contains_every_field(language: str, fact: type[msgspec.Struct]) -> None:
    words = say(language)
    text = words.fact(sample(fact))
    for field in set(fact.__struct_fields__) - {"left"}:
        expected = {"seat": "Ann", "pawn": "🔵", "transport": "🚋"}.get(field, str(VALUES[field]))
        assert expected in text


def test_endings_and_appearances_are_large_facts() -> None:
    big = {fact.__name__ for fact in GAME.facts if getattr(fact, "big", False)}
    ends = {"FantomArrested", "FantomCornered", "DetectivesStranded", "FantomEscaped"}
    assert big == ends | {"FantomAppeared", "FantomSurfaced"}


@every_language
@merge_cases("options", [PLAIN, RICH, OPEN])
def test_every_fact_of_a_game_has_a_text(language: str, options: Options) -> None:
    for step in hunt(options, 3):
        assert all(say(language).fact(news.fact) for news in step.news)


@every_language
def test_a_single_hunt_has_no_number(language: str) -> None:
    text = say(language).fact(HuntBegun(Seat(0), hunt=1, hunts=1))
    assert "1" not in text
    assert "Ann" in text


@every_language
@merge_cases("move", get_args(Move))
def test_every_move_fits_on_a_button_with_its_station(language: str, move: type[msgspec.Struct]) -> None:
    text = say(language).move(sample(move))
    assert 0 < len(text) <= 40
    for field in move.__struct_fields__:
        assert {"transport": "🚋", "station": "41", "to": "42", "pawn": "🔵"}[field] in text


@every_language
def test_a_loaded_maps_text_is_not_a_variable_of_the_tagline(language: str) -> None:
    """A map file has up to a quarter of a million characters, and each change at a table renders its card again."""
    words, own = say(language), Options(Map.OWN, own_map=FileText("[" * 250_000))
    assert words.about("game-tagline", own) == words.about("game-tagline", Options(Map.OWN))
    assert words._variables(own)["own_map"] == ""


@every_language
def test_name_tagline_and_rules_have_texts(language: str) -> None:
    words = say(language)
    assert words("game-name") == ("Fantóm" if language == "sk" else "Fantom")
    taglines = {words.about("game-tagline", Options(map=map_)) for map_ in Map}
    assert len(taglines) == len(Map)
    assert all(40 <= len(tagline) <= 100 for tagline in taglines)
    assert 2_000 <= len(words("game-rules")) <= 3_200
    for figure in ("10", "24", "3, 8, 13, 18"):
        assert figure in words("game-rules")


@every_language
def test_every_option_is_named_and_explained(language: str) -> None:
    for option in Options.__struct_fields__:
        name = f"option-{option.replace('_', '-')}"
        assert 0 < len(say(language)(name)) <= 45
        assert 0 < len(say(language)(f"{name}-about")) <= 150


@every_language
@merge_cases(("option", "kind"), [("map", Map), ("fantom", First), ("possible", Aid), ("riding", Riding)])
def test_every_value_of_an_option_is_named(language: str, option: str, kind: Any) -> None:
    seats = {"first": "Ann", "last": "Bob", "alone": "false"}
    names = [say(language)(f"option-{option}-{value.value}", **seats) for value in kind]
    assert len(set(names)) == len(kind)
    assert all(0 < len(name) <= 80 for name in names)


@every_language
def test_pawns_transports_phases_and_endings_have_different_texts(language: str) -> None:
    words = say(language)
    for key in ("disc", "the-pawn", "of-the-pawn"):
        assert len({words(key, pawn=pawn.value) for pawn in Pawn}) == len(Pawn)
    for key in ("pictogram", "by-transport", "one-ticket"):
        assert len({words(key, transport=transport.value) for transport in Transport}) == len(Transport)
    assert len({words("now-to-do", phase=phase.value, pawn="red") for phase in set(Phase) - {Phase.OVER}}) == 6
    assert len({words("how-it-ended", ending=ending.value, pawn="red", box=3) for ending in Ending}) == len(Ending)
    assert all(words(f"pawn-{pawn.value}") for pawn in Pawn)


@every_language
def test_texts_and_labels_use_the_same_pictograms(language: str) -> None:
    assert {transport: say(language)("pictogram", transport=transport.value) for transport in Transport} == PICTOGRAMS


@every_language
def test_every_refusal_has_one_or_two_sentences(language: str) -> None:
    names_by_text = refusals(fantom)
    assert len(names_by_text) >= 20
    for text, names in names_by_text.items():
        for transport in Transport:
            values = VALUES | {"most": 4, "origin": 40, "transport": transport.value, "limit": 3}
            sentence = say(language).refusal(Refused(text, **{name: values.get(name, 1) for name in names}))
            assert 10 < len(sentence) <= 140
            assert sentence.endswith(".")


@every_language
@merge_cases(("chosen", "boxes"), [(Map.OLD_TOWN, 24), (Map.SUBURB, 12)])
@merge_cases("played", [Options(), Options(tournament=True)])
def test_a_score_names_the_boxes_or_the_escape(language: str, chosen: Map, boxes: int, played: Options) -> None:
    options = replace(played, map=chosen)
    scores = [say(language).about("score", options, points=points) for points in range(1, boxes + 2)]
    assert len(set(scores)) == boxes + 1
    assert all(str(points) in score for points, score in enumerate(scores[:-1], 1))
    assert not any(letter.isdigit() for letter in scores[-1])
    assert "Fant" in scores[0]
    assert max(map(len, scores)) <= 40


@every_language
def test_the_score_on_a_servers_map_is_in_points(language: str) -> None:
    assert "17" in say(language).about("score", Options(Map.OWN), points=17)


@merge_cases(
    ("language", "points", "text"),
    [
        ("en", 1, "Fantom lasted 1 box"),
        ("en", 5, "Fantom lasted 5 boxes"),
        ("cs", 1, "Fantom vydržel 1 okénko"),
        ("cs", 3, "Fantom vydržel 3 okénka"),
        ("cs", 5, "Fantom vydržel 5 okének"),
        ("sk", 2, "Fantóm vydržal 2 okienka"),
        ("sk", 12, "Fantóm vydržal 12 okienok"),
        ("pl", 1, "Fantom wytrwał 1 pole"),
        ("pl", 22, "Fantom wytrwał 22 pola"),
        ("pl", 12, "Fantom wytrwał 12 pól"),
    ],
)
def test_plurals(language: str, points: int, text: str) -> None:
    assert plain(say(language).about("score", PLAIN, points=points)) == text
